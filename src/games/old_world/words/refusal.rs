//! Why something is not possible: a sentence for each reason of the rules, by its key.

use super::{Text, tables};
use crate::games::old_world::hunt;
use crate::i18n::Lang;

/// The sentence for a reason; a reason without one is told as “not now”.
pub fn of(key: &str, lang: Lang) -> Text {
    let at = REASONS.iter().position(|reason| *reason == key);
    match at.is_none().then(|| hunt::refusal(key, lang)).flatten() {
        Some(said) => said,
        None => tables(lang).refusal[at.unwrap_or_default()],
    }
}

/// Every reason that has a sentence.
#[cfg(test)]
pub fn keys() -> impl Iterator<Item = Text> {
    REASONS.into_iter()
}

/// The keys of the reasons; “not now” first.
pub const REASONS: [&str; 51] = [
    "not-now",
    "game-over",
    // The map.
    "already-here",
    "not-adjacent",
    "no-cards",
    "no-gold",
    "bad-payment",
    "no-moves",
    "move-first",
    "acted",
    "above-level",
    "no-action",
    "elsewhere",
    "gambled",
    "no-stake",
    "quest-elsewhere",
    "quest-fresh",
    "has-trail",
    "no-lair",
    "no-tokens",
    // Schools and attributes.
    "mastered",
    "own-school",
    // Phase II.
    "phase-two",
    "no-monster",
    "no-fight",
    "no-potion",
    "meditate-first",
    "at-school",
    "closed-tavern",
    "not-mastered",
    "own-trophy",
    "no-meditation",
    "no-stories",
    "cannot-pay",
    // Market and hand.
    "nothing-for-it",
    "trade-too-dear",
    "other-cost",
    "too-dear",
    "hand-full",
    "must-buy",
    "too-many-cards",
    // Fights.
    "must-lay",
    "no-link",
    "combo-full",
    "closed-end",
    "spent",
    "potion-limit",
    "wrong-moment",
    "condition",
    "power-price",
    "no-use",
];
