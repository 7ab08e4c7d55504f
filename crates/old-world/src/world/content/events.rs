//! The event deck: event number n is row n − 1 (56 cards when full).
//!
//! Fixed by the rules: 14 the crossbow, 18 Oskar, and what §16 gives by number (1, 5, 11, 13, 15,
//! 16, 20, 22B, 23, 26, 28, 31, 32B, 50, 56); the three sample events of §22.9 (tested child →
//! event 5, army doctor → event 56, bored sorceress) have no fixed number. Rows not yet written
//! are [`BLANK`].

use crate::world::effect::{Boon, Condition, Cost, Effect, FightEffect, Limit, Power, Timing};
use crate::world::story_card::{EventCard, EventKind};

/// A number whose card is not written yet.
pub const BLANK: EventCard =
    EventCard { slug: "blank", kind: EventKind::Test(&[Effect::GainGold(1)]) };

const CROSSBOW: EventCard = EventCard {
    slug: "crossbow",
    kind: EventKind::Equipment(&[Boon::Power(Power {
        timing: Timing::Step1FirstTurn,
        limit: Limit::PerFight,
        conditions: &[],
        cost: Cost::Cards(1),
        effects: &[FightEffect::Damage(2)],
    })]),
};

const OSKAR: EventCard = EventCard {
    slug: "oskar",
    kind: EventKind::Companion(&[Boon::Power(Power {
        timing: Timing::BeforeFoesFirstTurn,
        limit: Limit::PerFight,
        conditions: &[],
        cost: Cost::Free,
        effects: &[FightEffect::PeekFoe { look: 2, discard: 1 }],
    })]),
};

/// An example of how a condition is written: event 56, shuffles a card back once in a fight.
const MEDICINE: EventCard = EventCard {
    slug: "field-medicine",
    kind: EventKind::Equipment(&[Boon::Power(Power {
        timing: Timing::Step1,
        limit: Limit::PerFight,
        conditions: &[Condition::DiscardAtLeast(1)],
        cost: Cost::Free,
        effects: &[FightEffect::ShuffleDiscardIntoLife],
    })]),
};

/// Every card of the event deck, by number.
pub static EVENTS: [EventCard; 56] = {
    let mut cards = [BLANK; 56];
    cards[13] = CROSSBOW;
    cards[17] = OSKAR;
    cards[55] = MEDICINE;
    cards
};
