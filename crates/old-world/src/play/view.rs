//! What a viewer may know (§2).

use serde::Serialize;
use tabletop::{BySeat, Seat, Viewer, order};

use super::decision::Decision;
use super::fight_view::FightView;
use super::mode::Rating;
use super::reckoning::Offer;
use super::short_fight::short_sum;
use super::state::{Lair, OldWorld, Poker, Turn};
use super::task::Task;
use super::witcher::{HeldQuest, Tracking, Witcher};
use crate::wild_hunt::HuntView;
use crate::world::action_card::Card;
use crate::world::combo::Laid;
use crate::world::effect::{Attribute, Effect};
use crate::world::location::Location;
use crate::world::monster::Monster;
use crate::world::poker::{Dice, Rank};
use crate::world::potion::Potion;
use crate::world::promise::OptionLine;
use crate::world::school::School;
use crate::world::story::{Side, Story};
use crate::world::tally::Tally;

/// The table as somebody sees it. Where only a number is given, the pieces are face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state, with counts for what is hidden")]
pub struct View {
    pub first: Seat,
    pub active: Seat,
    pub turn: Turn,
    pub turns: u16,
    pub players: BySeat<PlayerView>,
    pub market: [Option<Card>; 6],
    /// OW-MARKET-1: what each slot costs, and why.
    pub prices: [Option<Tally>; 6],
    /// OW-LOC-SCHOOL: what each attribute would cost the one who is asked, while he is.
    pub tuition: Option<[Tally; 4]>,
    pub market_deck: usize,
    pub common_discard: Vec<Card>,
    pub removed: Vec<Card>,
    pub potion_deck: usize,
    pub potion_discard: Vec<Potion>,
    pub story_decks: [usize; 2],
    pub story_removed: [Vec<Story>; 2],
    pub in_play: Vec<StoryView>,
    pub tokens: [usize; 3],
    pub lairs: [Lair; 3],
    pub bestiary: [usize; 3],
    pub extra_pile: usize,
    pub driven_away: Vec<Monster>,
    pub masteries: [u8; 4],
    pub closed_tavern: Option<Location>,
    pub poker: Option<Poker>,
    /// OW-POKER-4: what the dice on the table are worth: the active player's, and the other's.
    pub hands: Option<(Rank, Option<Rank>)>,
    pub fight: Option<FightView>,
    /// The boards one may choose from; shown to the chooser alone.
    pub offered: Vec<School>,
    pub winner: Option<Seat>,
    pub rating: Option<Rating>,
    /// What Wild Hunt adds, if that is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hunt: Option<Box<HuntView>>,
    /// Everything, for the referee alone.
    pub whole: Option<Box<OldWorld>>,
}

/// A card being resolved: everybody sees the chosen result, nobody ever the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state")]
pub struct StoryView {
    pub story: Story,
    /// OW-EXPL-1: what can be read of its options, if it has any. Not what comes of them
    /// (OW-SEAT-6): the promises are written from the words alone.
    pub lines: Option<[OptionLine; 2]>,
    pub side: Option<Side>,
    pub result: Option<&'static [Effect]>,
    pub combo: Vec<Laid>,
    /// OW-QUEST-8: what the combo of its short fight comes to, while it is being laid.
    pub sum: Option<Tally>,
    /// What each card that may be laid next would make of that; shown to him who lays it.
    pub offers: Vec<Offer<Tally>>,
}

/// A witcher as somebody sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "as in the state, with counts for what is hidden")]
pub struct PlayerView {
    pub school: Option<School>,
    pub at: Location,
    pub gold: u16,
    pub attributes: [u8; 4],
    pub level: u8,
    pub shield: u8,
    /// OW-ATTR-6: how high the shield may stand now, whatever he fights.
    pub shield_cap: u8,
    pub reputation: u8,
    pub hand_count: usize,
    pub deck_count: usize,
    /// His own hand.
    pub hand: Option<Vec<Card>>,
    /// OW-ZONE-2: his own deck, sorted.
    pub deck: Option<Vec<Card>>,
    /// Hand and deck of another together, sorted: what everybody who has watched knows.
    pub hidden: Option<Vec<Card>>,
    pub discard: Vec<Card>,
    pub potions: Vec<Potion>,
    pub trails: [bool; 3],
    pub tracking: [Vec<Tracking>; 3],
    pub quests: Vec<HeldQuest>,
    pub kept: Vec<Story>,
    pub monsters: Vec<Monster>,
    pub medallions: [bool; 5],
    pub masteries: [bool; 4],
    pub stock: u8,
}

impl OldWorld {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let chooses = matches!(
            self.agenda.peek(),
            Some(Task::Ask(seat, Decision::Board)) if viewer.knows(*seat)
        );
        View {
            first: self.first,
            active: self.active,
            turn: self.turn.clone(),
            turns: self.turns,
            players: self.players.map(|seat, own| {
                let open = self.is_open_to(viewer, seat);
                seen_witcher(own, self.shield_cap(seat), open)
            }),
            market: self.market,
            prices: [0, 1, 2, 3, 4, 5].map(|slot| self.price(slot, true)),
            tuition: self.seen_tuition(),
            market_deck: self.market_deck.len(),
            common_discard: self.common_discard.clone(),
            removed: self.removed.clone(),
            potion_deck: self.potion_deck.len(),
            potion_discard: self.potion_discard.clone(),
            story_decks: [self.story_decks[0].len(), self.story_decks[1].len()],
            story_removed: self.story_removed.clone(),
            in_play: self.seen_stories(viewer),
            tokens: [0, 1, 2].map(|terrain| self.tokens[terrain].len()),
            lairs: self.lairs,
            bestiary: [0, 1, 2].map(|level| self.bestiary[level].len()),
            extra_pile: self.extra_pile.len(),
            driven_away: self.driven_away.clone(),
            masteries: self.masteries,
            closed_tavern: self.closed_tavern,
            poker: self.poker.clone(),
            hands: self.poker.as_ref().map(|poker| {
                let rank = |dice: Dice| dice.strength().rank;
                (rank(poker.active), poker.other.map(rank))
            }),
            fight: self.seen_fight(viewer),
            offered: if chooses { self.offered.clone() } else { Vec::new() },
            winner: self.winner,
            rating: self.rating(),
            hunt: self.seen_hunt(),
            whole: (viewer == Viewer::Referee).then(|| Box::new(self.clone())),
        }
    }

    fn seen_tuition(&self) -> Option<[Tally; 4]> {
        match self.agenda.peek() {
            Some(Task::Ask(seat, Decision::School)) => {
                Some(Attribute::ALL.map(|attribute| self.tuition(*seat, attribute, true)))
            }
            _ => None,
        }
    }

    fn seen_stories(&self, viewer: Viewer) -> Vec<StoryView> {
        // Only the innermost card can be fought on.
        let inner = self.in_play.len().wrapping_sub(1);
        let laid_by = match self.agenda.peek() {
            Some(Task::Ask(seat, Decision::Short)) => Some(*seat),
            _ => None,
        };
        let open = self.in_play.iter().enumerate();
        open.map(|(at, card)| {
            let laid_by = laid_by.filter(|_| at == inner);
            StoryView {
                story: card.story,
                lines: card.story.lines(),
                side: card.side,
                result: card.side.map(|side| card.story.effects(side)),
                combo: card.combo.clone(),
                sum: laid_by.map(|_| short_sum(&card.combo, true)),
                offers: laid_by
                    .filter(|seat| viewer.knows(*seat))
                    .map_or_else(Vec::new, |seat| self.short_offers(seat)),
            }
        })
        .collect()
    }
}

fn seen_witcher(own: &Witcher, shield_cap: u8, knows: bool) -> PlayerView {
    let sorted = |cards: &[Card], more: &[Card]| {
        let mut cards = [cards, more].concat();
        order::sort(&mut cards);
        cards
    };
    PlayerView {
        school: own.school,
        at: own.at,
        gold: own.gold,
        attributes: own.attributes,
        level: own.level,
        shield: own.shield,
        shield_cap,
        reputation: own.reputation,
        hand_count: own.hand.len(),
        deck_count: own.deck.len(),
        hand: knows.then(|| own.hand.clone()),
        deck: knows.then(|| sorted(&own.deck, &[])),
        hidden: (!knows).then(|| sorted(&own.hand, &own.deck)),
        discard: own.discard.clone(),
        potions: own.potions.clone(),
        trails: own.trails.map(|trail| trail.is_some()),
        tracking: own.tracking.clone(),
        quests: own.quests.clone(),
        kept: own.kept.clone(),
        monsters: own.monsters.clone(),
        medallions: own.medallions,
        masteries: own.masteries,
        stock: own.stock,
    }
}
