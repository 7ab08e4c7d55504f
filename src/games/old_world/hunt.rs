//! What only Wild Hunt asks, answers, tells, forbids and lays on the table. It is played on Old World's
//! engine and at its table, so that everything else is said and drawn as Old World's is. Without the
//! feature `wild-hunt` the page's catalogue does not have the game, and a record of it is refused
//! before anything is said.

#[cfg(not(feature = "wild-hunt"))]
mod absent;
#[cfg(feature = "wild-hunt")]
mod board;
#[cfg(feature = "wild-hunt")]
mod brawl;
#[cfg(feature = "wild-hunt")]
mod came;
#[cfg(feature = "wild-hunt")]
mod chart;
#[cfg(feature = "wild-hunt")]
mod council;
#[cfg(all(test, feature = "wild-hunt", feature = "gwent"))]
pub mod dump;
#[cfg(feature = "wild-hunt")]
mod finale;
#[cfg(feature = "wild-hunt")]
mod gesture;
#[cfg(feature = "wild-hunt")]
mod goods;
#[cfg(feature = "wild-hunt")]
mod guide;
#[cfg(all(test, feature = "wild-hunt"))]
mod model;
#[cfg(feature = "wild-hunt")]
mod pieces;
#[cfg(feature = "wild-hunt")]
mod road;
#[cfg(feature = "wild-hunt")]
mod rules;
#[cfg(feature = "wild-hunt")]
mod say;
#[cfg(feature = "wild-hunt")]
mod side;
#[cfg(all(test, feature = "wild-hunt"))]
mod table_tests;
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
pub use absent::*;
#[cfg(feature = "wild-hunt")]
pub use board::{bench, hands, milestones, sea, seat_marks, support, table, tell};
#[cfg(feature = "wild-hunt")]
pub use came::{leaf as came_leaf, unread as came};
#[cfg(feature = "wild-hunt")]
pub use chart::{GROUND, facts, on_map};
#[cfg(feature = "wild-hunt")]
pub use finale::{RiderModel, card as rider_card, rider_model};
#[cfg(feature = "wild-hunt")]
pub use gesture::{combo, gesture, has_slips, is_button, is_on_leaf, open_quest, rider_at};
#[cfg(feature = "wild-hunt")]
pub use pieces::fight_card as attack_card;
#[cfg(feature = "wild-hunt")]
pub use rules::{attack, effect, fight_card, rider as rider_name, rider_forms, story_deck};
#[cfg(feature = "wild-hunt")]
pub use say::{choice, discard_attack, done, end, phase1, prompt};
#[cfg(feature = "wild-hunt")]
pub use side::deck;
#[cfg(feature = "wild-hunt")]
pub use told::{event, outcome, rider_event};
#[cfg(feature = "wild-hunt")]
pub use ui::WildHuntUi;
#[cfg(feature = "wild-hunt")]
pub use words::{Tables, refusal};

/// What an attack that only riders have does, in symbols.
#[cfg(feature = "wild-hunt")]
pub fn attack_effect(attack: ::old_world::world::attack::Attack) -> String {
    pieces::effect(attack).unwrap_or_default()
}
