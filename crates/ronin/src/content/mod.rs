//! What is in the box, as tables that are counted when they are compiled (section 16).

mod abilities;
mod action_cards;
mod boards;
mod card;
mod cards;
mod chapter_cards;
mod characters;
mod experience;
mod starting_cards;

pub use abilities::{Ability, Window};
pub use boards::{Board, Bonus, LAST_SPACE, Prize, cooperation_vp};
pub use card::{Card, CardDef};
pub use cards::{ACTION_CARDS, CARD_COUNT, STARTING_CARDS};
pub use chapter_cards::{ChapterCard, ChapterDef};
pub use characters::Character;
pub use experience::{GOLDEN, MAX_XP, experience_vp, unlocked};
