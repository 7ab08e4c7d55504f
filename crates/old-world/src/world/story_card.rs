//! Exploration and event cards: what they do. What they tell is in `public/stories/<lang>.json`,
//! by slug, as `docs/stories.md` lays down: `name` and `intro`; where there are options, `a` and
//! `b` with `result_a` and `result_b`, and one more text for each die line or band, counted from 1
//! (`result_a_1` …). An event without options has `result_1` … instead, a kept one `description`.

use super::effect::{Boon, Cost, Effect};
use super::promise::{OptionLine, Promise};

/// One of the two things that can be done about a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoryOption {
    /// OW-EXPL-2: the price printed on the option line; without it the option may not be chosen.
    /// At least one option of every card is free.
    pub price: Cost,
    /// What its words promise, which is not always what comes of it. One to three things.
    pub promise: &'static [Promise],
    /// OW-EXPL-3: the hidden result, resolved in order.
    pub effects: &'static [Effect],
}

impl StoryOption {
    /// What can be read of it before it is chosen.
    pub const fn line(&self) -> OptionLine {
        OptionLine { price: self.price, promise: self.promise }
    }
}

/// A card of the city or of the wilds deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplorationCard {
    /// Its stable name, unique among exploration and event cards.
    pub slug: &'static str,
    /// Options A and B.
    pub options: [StoryOption; 2],
}

/// A card of the event deck. Its number is its place in the table, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// Its stable name, unique among exploration and event cards.
    pub slug: &'static str,
    /// What kind it is, with what it does.
    pub kind: EventKind,
}

/// OW-QUEST-5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// (a) Two options.
    Options([StoryOption; 2]),
    /// (b) A test, or simply what happens: effects without a choice, usually with a
    /// [`Effect::Roll`].
    Test(&'static [Effect]),
    /// (c) A short fight: the effects contain one [`Effect::ShortFight`].
    Fight(&'static [Effect]),
    /// (d) Equipment: kept face up for the rest of the game.
    Equipment(&'static [Boon]),
    /// (d) A companion: kept face up for the rest of the game.
    Companion(&'static [Boon]),
}

/// An option that costs nothing.
pub const fn free(promise: &'static [Promise], effects: &'static [Effect]) -> StoryOption {
    StoryOption { price: Cost::Free, promise, effects }
}

/// An option with a price on its line.
pub const fn priced(
    price: Cost,
    promise: &'static [Promise],
    effects: &'static [Effect],
) -> StoryOption {
    StoryOption { price, promise, effects }
}
