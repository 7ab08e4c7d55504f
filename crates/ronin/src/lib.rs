//! Ronin: nine turns of drafting, secret play and tea, for one to five players.
//!
//! The rules are those of `docs/rules/ronin.md`; each is cited by its id where it is carried out.
//! One plain value, [`Ronin`], holds a game; [`tabletop::Game`] is how it is played. This crate
//! knows the cards and the rules, and nothing of pages, bots or languages.
//!
//! Read it in this order: the box (`content/`), an effect as data (`effect.rs`) and its one
//! interpreter (`resolve.rs`), the course of a game (`stage.rs`, `course.rs`), what is still to be
//! done (`task.rs`) and the three tables that speak of it: what may be answered (`legal.rs`), what
//! an answer does (`answer.rs`), what happens by itself (`run.rs`).
//!
//! ```
//! use ronin::{Ronin, Setup};
//! use tabletop::{Game, Log, Seed};
//!
//! let mut game = Ronin::start(&Setup::for_players(3), Seed::new(7), &mut Log::muted()).unwrap();
//! while let Some(choice) = game.legal().last().copied() {
//!     game.play(&choice, &mut Log::muted());
//! }
//! ```

mod abilities;
mod answer;
mod automa;
mod bonus;
mod census;
mod chair;
mod check;
mod choice;
mod choice_text;
mod colour;
mod content;
mod course;
mod deal;
mod decision;
mod draft;
mod effect;
mod event;
mod forecast;
mod gains;
mod game;
mod laid;
mod legal;
mod losing;
mod player;
mod playing;
pub mod position;
mod powers;
mod puzzle;
mod puzzles;
mod read;
mod resample;
mod resolve;
mod run;
mod scoring;
mod setup;
mod side;
mod slug;
mod stage;
mod state;
mod supply;
mod symbol;
mod task;
mod tea;
mod track;
mod uses;
mod view;
mod why_not;

pub use abilities::Abilities;
pub use chair::Chair;
pub use choice::{Choice, Loss, Target};
pub use colour::Colour;
pub use content::{
    ACTION_CARDS, Ability, Board, Bonus, CARD_COUNT, Card, CardDef, ChapterCard, ChapterDef,
    Character, GOLDEN, LAST_SPACE, MAX_XP, Prize, STARTING_CARDS, Window, cooperation_vp,
    experience_vp, unlocked,
};
pub use decision::Decision;
pub use effect::{Condition, Effect, Reward};
pub use event::{Event, LostFrom, TargetTold};
pub use laid::Laid;
pub use player::{HandCard, Player, Sheet};
pub use puzzle::Puzzle;
pub use scoring::SOLO_TARGET;
pub use setup::{BoardSide, Season, Setup};
pub use side::Side;
pub use stage::Stage;
pub use state::{Ronin, Row, Track};
pub use symbol::{Counts, Symbol, Symbols};
pub use view::{ChairView, View};
