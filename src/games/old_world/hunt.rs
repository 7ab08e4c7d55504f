//! What only Wild Hunt asks, answers, tells and forbids, and how it is played by its words. It is
//! played on Old World's engine, so that everything else is said by Old World's own words. Without the
//! feature `wild-hunt` the page's catalogue does not have the game, and a record of it is refused
//! before anything is said.

#[cfg(not(feature = "wild-hunt"))]
mod absent;
#[cfg(feature = "wild-hunt")]
mod board;
#[cfg(all(test, feature = "wild-hunt", feature = "gwent"))]
pub mod dump;
#[cfg(feature = "wild-hunt")]
mod goods;
#[cfg(feature = "wild-hunt")]
mod model;
#[cfg(feature = "wild-hunt")]
mod rules;
#[cfg(feature = "wild-hunt")]
mod say;
#[cfg(feature = "wild-hunt")]
mod tale;
#[cfg(all(test, feature = "wild-hunt"))]
mod tests;
#[cfg(feature = "wild-hunt")]
mod told;
#[cfg(feature = "wild-hunt")]
mod ui;
#[cfg(feature = "wild-hunt")]
mod words;

#[cfg(not(feature = "wild-hunt"))]
pub use absent::{
    attack, choice, discard_attack, done, effect, end, event, fight_card, outcome, phase1, prompt,
    refusal, rider_event, rider_forms, story_deck,
};
#[cfg(feature = "wild-hunt")]
pub use rules::{attack, effect, fight_card, rider_forms, story_deck};
#[cfg(feature = "wild-hunt")]
pub use say::{choice, discard_attack, done, end, phase1, prompt};
#[cfg(feature = "wild-hunt")]
pub use told::{event, outcome, rider_event};
#[cfg(feature = "wild-hunt")]
pub use ui::WildHuntUi;
#[cfg(feature = "wild-hunt")]
pub use words::{Tables, refusal};

/// The answer of Old World's drawn table to a kind that it never meets: Wild Hunt has its own.
pub const fn is_elsewhere() -> ! {
    panic!("Wild Hunt is not played at Old World's table")
}
