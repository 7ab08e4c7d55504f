//! The engine: what every game on this map does with its pieces, one file for each rule or phase.
//!
//! The state is [`OldWorld`]; what is asked and answered are [`Decision`] and [`Choice`]; what is
//! told are [`Event`] and [`View`]. An agenda of tasks drives it: a choice is carried out, tasks
//! follow, and it stops when somebody must choose again. Where the games differ, `mode.rs` asks;
//! nothing else here knows which is played.

mod answer;
mod attributes;
pub(crate) mod census;
mod check;
mod check_agenda;
mod choice;
mod choice_text;
mod combo;
mod cost;
mod damage;
mod decision;
mod effects;
mod event;
mod exploration;
mod fight;
mod fight_end;
mod fight_view;
mod hand;
mod help;
mod lair;
mod last_attack;
mod layer;
mod legal;
mod location_action;
mod market;
mod meditation;
mod mode;
mod monster_turn;
mod movement;
mod peek;
mod phase3;
mod poker;
mod potions;
mod powers;
mod prefight;
mod purse;
mod quest;
mod read;
mod reckoning;
mod refill;
pub(crate) mod resample;
mod run;
mod short_fight;
mod state;
mod task;
mod tracking;
mod view;
mod why_not;
mod why_not_fight;
mod witcher;
mod witcher_turn;

pub(crate) use check::{Verdict, demand};
pub(crate) use choice_text::{plain, seat as read_seat};
pub(crate) use combo::{lay, list_links};
pub(crate) use layer::{Layer, layer};
pub(crate) use task::{Replace, Task};

pub use choice::{Bet, Choice, Pay};
pub use decision::Decision;
pub use event::Event;
pub use fight::{CombatTurn, Fight, Fighter, Foe, Known};
pub use fight_view::{FightView, FighterView, Stage, Trick};
pub use last_attack::last_attack;
pub use reckoning::{ComboView, Loss, Offer};
pub use state::{InPlay, Lair, OldWorld, Opponent, Poker, Turn};
pub use task::Feat;
pub use view::{PlayerView, StoryView, View};
pub use witcher::{HeldQuest, Tracking, Witcher};
