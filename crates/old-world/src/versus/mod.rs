//! The base game: one to five witchers, each for himself.
//!
//! The state is [`OldWorld`]; what is asked and answered are [`Decision`] and [`Choice`]; what is
//! told are [`Event`] and [`View`]. The engine is an agenda of [`Task`]s: a choice is carried out,
//! tasks follow, and it stops when somebody must choose again. One file for each rule or phase.

mod answer;
mod attributes;
mod bestiary;
mod census;
mod check;
mod check_agenda;
mod choice;
mod choice_text;
mod combo;
mod damage;
mod deal;
mod decision;
mod duel;
mod effects;
mod event;
mod exhaustion;
mod exploration;
mod fight;
mod fight_end;
mod game;
mod hand;
mod layer;
mod legal;
mod location_action;
mod market;
mod meditation;
mod monster_turn;
mod movement;
mod peek;
mod phase3;
mod poker;
mod potions;
mod powers;
mod prefight;
mod quest;
mod refill;
mod resample;
mod run;
mod setup;
mod short_fight;
mod state;
mod step1;
mod task;
mod tracking;
mod turn;
mod view;
mod why_not;
mod witcher;

pub use choice::{Bet, Choice, Pay};
pub use decision::Decision;
pub use event::Event;
pub use fight::{CombatTurn, Fight, Fighter, Foe, Known};
pub use setup::{Boards, FirstPlayer, Setup};
pub use state::{InPlay, Lair, OldWorld, Opponent, Poker, Rating, Turn};
pub use task::{Feat, Replace, Task};
pub use view::{ComboView, FightView, FighterView, PlayerView, StoryView, View};
pub use witcher::{HeldQuest, Tracking, Witcher};
