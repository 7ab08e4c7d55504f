//! Every physical piece, wherever it is. Gold is not one: the bank is unlimited (OW-GEN-5).

use super::state::OldWorld;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::location::Location;
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::story::Story;

pub(crate) const CARD: u32 = 1_000;
pub(crate) const POTION: u32 = 2_000;
pub(crate) const STORY: u32 = 3_000;
pub(crate) const TOKEN: u32 = 4_000;
const MONSTER: u32 = 5_000;
pub(crate) const ATTACK: u32 = 6_000;
const MASTERY: u32 = 7_000;
const MEDALLION: u32 = 8_000;

impl OldWorld {
    /// Sorted; the same from the first decision to the last.
    pub(crate) fn pieces(&self) -> Vec<u32> {
        let mut pieces = Vec::with_capacity(440);
        self.count_cards(&mut pieces);
        self.count_potions(&mut pieces);
        self.count_stories(&mut pieces);
        self.count_tokens(&mut pieces);
        self.count_monsters(&mut pieces);
        self.count_trophies(&mut pieces);
        self.count_more(&mut |piece| pieces.push(piece));
        pieces.sort_unstable();
        pieces
    }

    fn count_cards(&self, pieces: &mut Vec<u32>) {
        let mut count = |card: Card| pieces.push(CARD + number(card.index()));
        self.boxed_schools.iter().flat_map(|school| Card::starting(*school)).for_each(&mut count);
        self.market.iter().flatten().copied().for_each(&mut count);
        for pile in [&self.market_deck, &self.common_discard, &self.removed] {
            pile.iter().copied().for_each(&mut count);
        }
        for own in self.players.values() {
            for pile in [&own.hand, &own.deck, &own.discard] {
                pile.iter().copied().for_each(&mut count);
            }
        }
        for story in &self.in_play {
            story.combo.iter().for_each(|laid| count(laid.card));
        }
        if let Some(fight) = &self.fight {
            let laid = fight.sides.iter().flat_map(|side| &side.combo);
            laid.for_each(|laid| count(laid.card));
        }
    }

    fn count_potions(&self, pieces: &mut Vec<u32>) {
        let mut count = |potion: &Potion| pieces.push(POTION + *potion as u32);
        self.potion_deck.iter().for_each(&mut count);
        self.potion_discard.iter().for_each(&mut count);
        self.players.values().flat_map(|own| &own.potions).for_each(&mut count);
        if let Some(fight) = &self.fight {
            fight.sides.iter().flat_map(|side| &side.potions).for_each(&mut count);
        }
    }

    /// Events that nobody holds are in their deck and are not counted.
    fn count_stories(&self, pieces: &mut Vec<u32>) {
        let mut count = |story: Story| match story {
            Story::City(row) => pieces.push(STORY + u32::from(row)),
            Story::Wilds(row) => pieces.push(STORY + 100 + u32::from(row)),
            Story::StageOne(row) => pieces.push(STORY + 200 + u32::from(row)),
            Story::StageTwo(row) => pieces.push(STORY + 300 + u32::from(row)),
            Story::Event(_) | Story::HuntEvent(_) => {}
        };
        for pile in self.story_decks.iter().chain(&self.story_removed) {
            pile.iter().copied().for_each(&mut count);
        }
        let held = self.players.values().flat_map(|own| {
            own.kept.iter().copied().chain(own.quests.iter().map(|quest| quest.story))
        });
        let held: Vec<Story> = held.collect();
        held.iter().copied().for_each(&mut count);
        // A card that has just become a quest lies open until the rest of it is resolved.
        let open = self.in_play.iter().map(|card| card.story);
        open.filter(|story| !held.contains(story)).for_each(&mut count);
    }

    fn count_tokens(&self, pieces: &mut Vec<u32>) {
        let mut count = |at: Location| pieces.push(TOKEN + number(at.index()));
        self.tokens.iter().flatten().copied().for_each(&mut count);
        self.lairs.iter().filter_map(|lair| lair.at).for_each(&mut count);
        for own in self.players.values() {
            own.trails.iter().flatten().copied().for_each(&mut count);
            own.tracking.iter().flatten().for_each(|tracking| count(tracking.at));
            own.quests.iter().filter(|quest| quest.token).for_each(|quest| count(quest.at));
        }
    }

    fn count_monsters(&self, pieces: &mut Vec<u32>) {
        let mut count = |monster: Monster| pieces.push(MONSTER + number(monster.index()));
        self.bestiary.iter().flatten().copied().for_each(&mut count);
        self.extra_pile.iter().copied().for_each(&mut count);
        self.driven_away.iter().copied().for_each(&mut count);
        self.lairs.iter().filter_map(|lair| lair.monster).for_each(&mut count);
        self.players.values().flat_map(|own| &own.monsters).copied().for_each(&mut count);
        let mut count = |card: AttackCard| pieces.push(ATTACK + number(card.index()));
        self.attacks.iter().copied().for_each(&mut count);
        if let Some(fight) = &self.fight {
            fight.pool.iter().chain(&fight.pool_discard).copied().for_each(&mut count);
            fight.revealed.into_iter().for_each(|(card, _)| count(card));
        }
    }

    fn count_trophies(&self, pieces: &mut Vec<u32>) {
        for kind in 0..4 {
            let owned = self.players.values().filter(|own| own.masteries[kind]).count();
            let lying = usize::from(self.masteries[kind]) + usize::from(self.boxed_masteries[kind]);
            pieces.extend(std::iter::repeat_n(MASTERY + number(kind), lying + owned));
        }
        for school in 0..5 {
            let owned = self.players.values().filter(|own| own.medallions[school]).count();
            let stock = self
                .players
                .values()
                .filter(|own| own.school.is_some_and(|its| its.index() == school));
            let stock: usize = stock.map(|own| usize::from(own.stock)).sum();
            let lying = usize::from(self.boxed_medallions[school]) + stock;
            pieces.extend(std::iter::repeat_n(MEDALLION + number(school), lying + owned));
        }
    }
}

pub(crate) fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX - 10_000)
}
