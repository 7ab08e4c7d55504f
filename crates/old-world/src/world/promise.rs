//! What the words of an option let a careful reader expect.
//!
//! The result of an option is hidden until it is chosen (OW-EXPL-3), and a bot knows no more than
//! the table does (OW-SEAT-6). But a person reads the intro and the line of the option, and a bot
//! cannot. So every option carries its reading as data. It is written by hand from the words alone
//! and never derived from the effects: where the words mislead, so does the promise, and what they
//! keep to themselves it leaves out. Everybody sees it, as everybody sees the words (OW-EXPL-1).

use serde::Serialize;

use super::effect::{Attribute, Cost, Place};
use super::location::Terrain;

/// One thing to expect. Never how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// Anything, or nothing: the words give no hint.
    Chance,
    /// Coin.
    Gold,
    /// To grow better at something; at this, where the words say so.
    Lesson(Option<Attribute>),
    /// Word of a beast; of this terrain, where the words say so.
    Tracks(Option<Terrain>),
    /// Something for the flasks.
    Brew,
    /// A weapon, a tool, a trick of the trade.
    Gear,
    /// A bed, a supper, a mended coat.
    Rest,
    /// Something of one's own is left behind.
    Parting,
    /// Blows, bites, stones.
    Danger,
    /// It will cost more than the line says.
    Expense,
    /// It will leave one tired.
    Toil,
    /// A way to go, and something at the end of it; to this place, where the words say so.
    Journey(Option<Place>),
    /// Somebody or something that stays with one for good.
    Keeping,
    /// The Hunt will be the worse for it.
    Harm,
    /// The Hunt may be the better for it.
    Menace,
}

/// What everybody can read of an option before it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionLine {
    /// OW-EXPL-2: the price that is printed on it.
    pub price: Cost,
    /// What its words promise.
    pub promise: &'static [Promise],
}
