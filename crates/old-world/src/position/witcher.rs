//! What one witcher has.

use tabletop::Seat;

use super::{Piece, Pieces, Position};
use crate::play::{HeldQuest, Tracking};
use crate::world::action_card::Card;
use crate::world::effect::Attribute;
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::school::School;
use crate::world::story::Story;
use crate::world::tracks::TOP_LEVEL;

impl Position {
    /// His school; who had it takes his.
    #[must_use]
    pub fn school(mut self, seat: Seat, school: School) -> Self {
        let game = &mut self.0;
        let old = game.players[seat].school.expect("everybody has a school");
        let rival = game.players.iter().find(|(_, own)| own.school == Some(school));
        let rival = rival.map(|(rival, _)| rival);
        game.boxed_medallions[old.index()] += game.players[seat].stock;
        if let Some(rival) = rival {
            game.boxed_medallions[school.index()] += game.players[rival].stock;
            game.boxed_medallions[old.index()] -= game.players[rival].stock;
            game.players[rival].school = Some(old);
        } else {
            game.boards.retain(|board| *board != school);
            game.boards.push(old);
        }
        game.boxed_medallions[school.index()] -= game.players[seat].stock;
        game.players[seat].school = Some(school);
        self
    }

    /// His hand.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: impl Pieces<Card>) -> Self {
        let mut hand = cards.pieces();
        let old = std::mem::take(&mut self.0.players[seat].hand);
        self.put_back(old);
        hand.iter().for_each(|card| self.take_card(*card));
        tabletop::order::sort(&mut hand);
        self.0.players[seat].hand = hand;
        self
    }

    /// One card more in his hand.
    #[must_use]
    pub fn in_hand(mut self, seat: Seat, card: impl Piece<Card>) -> Self {
        let card = card.piece();
        self.take_card(card);
        self.0.players[seat].take_in_hand(card);
        self
    }

    /// A hand of so many cards that do not matter.
    #[must_use]
    pub fn hand_of(self, seat: Seat, count: usize) -> Self {
        let mut position = self.hand(seat, []);
        position.0.players[seat].hand = position.take_any(count, 0);
        position
    }

    /// A deck of so many cards that do not matter.
    #[must_use]
    pub fn deck_of(mut self, seat: Seat, count: usize) -> Self {
        let old = std::mem::take(&mut self.0.players[seat].deck);
        self.put_back(old);
        self.0.players[seat].deck = self.take_any(count, 20);
        if let Some(fight) = &mut self.0.fight {
            fight.sides.iter_mut().for_each(|side| side.known.forget());
        }
        self
    }

    /// His deck, the top last. What else was in it goes under his discard pile.
    #[must_use]
    pub fn deck(mut self, seat: Seat, cards: impl Pieces<Card>) -> Self {
        let cards = cards.pieces();
        cards.iter().for_each(|card| self.take_card(*card));
        let own = &mut self.0.players[seat];
        let old = std::mem::replace(&mut own.deck, cards);
        own.discard.splice(0..0, old);
        self
    }

    /// Cards from the top of his deck to his hand.
    #[must_use]
    pub fn drawn(mut self, seat: Seat, count: usize) -> Self {
        let own = &mut self.0.players[seat];
        let drawn = own.deck.split_off(own.deck.len() - count);
        drawn.into_iter().for_each(|card| own.take_in_hand(card));
        self
    }

    /// His discard pile, the top last.
    #[must_use]
    pub fn discard(mut self, seat: Seat, cards: impl Pieces<Card>) -> Self {
        let cards = cards.pieces();
        let old = std::mem::take(&mut self.0.players[seat].discard);
        self.put_back(old);
        cards.iter().for_each(|card| self.take_card(*card));
        self.0.players[seat].discard = cards;
        self
    }

    /// One card more on his discard pile.
    #[must_use]
    pub fn discarded(mut self, seat: Seat, card: impl Piece<Card>) -> Self {
        let card = card.piece();
        self.take_card(card);
        self.0.players[seat].discard.push(card);
        self
    }

    /// His gold.
    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u16) -> Self {
        self.0.players[seat].gold = gold;
        self
    }

    /// Where he stands.
    #[must_use]
    pub fn at(mut self, seat: Seat, place: Location) -> Self {
        self.0.players[seat].at = place;
        self
    }

    /// Attack, defence, alchemy, special; the level and the shield follow as far as they must.
    #[must_use]
    pub fn attributes(mut self, seat: Seat, levels: [u8; 4]) -> Self {
        let own = &mut self.0.players[seat];
        own.attributes = levels;
        let lowest = levels.iter().copied().min().unwrap_or(1);
        let highest = if lowest == TOP_LEVEL { TOP_LEVEL } else { TOP_LEVEL - 1 };
        own.level = own.level.clamp(lowest, highest);
        own.shield = own.shield.min(own.value(Attribute::Defence));
        self
    }

    /// His level.
    #[must_use]
    pub fn level(mut self, seat: Seat, level: u8) -> Self {
        self.0.players[seat].level = level;
        self
    }

    /// His shield.
    #[must_use]
    pub fn shield(mut self, seat: Seat, shield: u8) -> Self {
        self.0.players[seat].shield = shield;
        self
    }

    /// His reputation.
    #[must_use]
    pub fn reputation(mut self, seat: Seat, reputation: u8) -> Self {
        self.0.players[seat].reputation = reputation;
        self
    }

    /// His potions.
    #[must_use]
    pub fn potions(mut self, seat: Seat, potions: impl Pieces<Potion>) -> Self {
        let potions = potions.pieces();
        let old = std::mem::take(&mut self.0.players[seat].potions);
        self.0.potion_deck.splice(0..0, old);
        potions.iter().for_each(|potion| self.take_potion(*potion));
        self.0.players[seat].potions = potions;
        self
    }

    /// A card he keeps.
    #[must_use]
    pub fn keeps(mut self, seat: Seat, story: impl Piece<Story>) -> Self {
        let story = story.piece();
        self.take_story(story);
        self.0.players[seat].kept.push(story);
        self
    }

    /// A quest he holds, with its token if it has one.
    #[must_use]
    pub fn quest(mut self, seat: Seat, quest: HeldQuest) -> Self {
        self.take_story(quest.story);
        if quest.token {
            self.take_token(quest.at);
        }
        self.0.players[seat].quests.push(quest);
        self
    }

    /// A tracking quest of his; one for the same place is replaced.
    #[must_use]
    pub fn tracking(mut self, seat: Seat, tracking: Tracking) -> Self {
        let terrain = tracking.at.terrain().expect("a place that has a token");
        let held = &mut self.0.players[seat].tracking[terrain.index()];
        if let Some(same) = held.iter_mut().find(|held| held.at == tracking.at) {
            *same = tracking;
            return self;
        }
        self.take_token(tracking.at);
        self.0.players[seat].tracking[terrain.index()].push(tracking);
        self
    }

    /// The trail on top of a terrain's stack.
    #[must_use]
    pub fn trail(mut self, seat: Seat, terrain: Terrain) -> Self {
        self = self.without_trail_of(seat, terrain);
        self.0.players[seat].trails[terrain.index()] = self.0.tokens[terrain.index()].pop();
        self
    }

    /// No trail at all.
    #[must_use]
    pub fn trackless(mut self, seat: Seat) -> Self {
        for terrain in Terrain::ALL {
            self = self.without_trail_of(seat, terrain);
        }
        self
    }

    fn without_trail_of(mut self, seat: Seat, terrain: Terrain) -> Self {
        let old = self.0.players[seat].trails[terrain.index()].take();
        self.return_token(old);
        self
    }

    /// A monster he has killed.
    #[must_use]
    pub fn monster_trophy(mut self, seat: Seat, monster: impl Piece<Monster>) -> Self {
        let monster = monster.piece();
        self.take_monster(monster);
        self.0.players[seat].monsters.push(monster);
        self
    }

    /// A trophy of mastery, from the box while there is one.
    #[must_use]
    pub fn mastery(mut self, seat: Seat, attribute: Attribute) -> Self {
        let game = &mut self.0;
        let boxed = &mut game.boxed_masteries[attribute.index()];
        let from = if *boxed > 0 { boxed } else { &mut game.masteries[attribute.index()] };
        *from -= 1;
        game.players[seat].masteries[attribute.index()] = true;
        self
    }

    /// A trophy of mastery that lay open for all.
    #[must_use]
    pub fn mastered(mut self, seat: Seat, attribute: Attribute) -> Self {
        let game = &mut self.0;
        game.masteries[attribute.index()] -= 1;
        game.players[seat].masteries[attribute.index()] = true;
        self
    }

    /// A medallion of another school, from the box while there is one.
    #[must_use]
    pub fn medallion(mut self, seat: Seat, school: School) -> Self {
        let game = &mut self.0;
        let boxed = &mut game.boxed_medallions[school.index()];
        if *boxed > 0 {
            *boxed -= 1;
        } else {
            let mut owners = game.players.values_mut();
            let owner = owners.find(|own| own.school == Some(school));
            owner.expect("a school that somebody plays").stock -= 1;
        }
        game.players[seat].medallions[school.index()] = true;
        self
    }
}
