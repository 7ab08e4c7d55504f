//! Wild Hunt (`docs/rules/wild-hunt.md`): one to five witchers together against a rider. Here is only
//! what sets it apart from other games on its engine; the engine asks for it in `play/mode.rs`.

mod answer;
mod bonus;
mod census;
mod check;
mod check_agenda;
mod check_last_fight;
mod choice;
mod deal;
mod decision;
mod effects;
mod event;
mod exchange;
mod exploration;
mod fights;
mod final_fight;
mod floor;
mod game;
mod hound_fight;
mod hunt;
mod joint;
mod legal;
mod map;
mod passive;
mod phase3;
mod purse;
mod quest;
mod resample;
mod ride;
mod rider_turn;
mod round;
mod run;
mod setup;
mod shields;
mod side_a;
mod side_b;
mod spawn;
mod support;
mod task;
mod view;
mod why_not;

pub(crate) use task::HuntTask;

pub use choice::{HuntChoice, Item};
pub use decision::{HuntDecision, Question};
pub use event::HuntEvent;
pub use game::WildHunt;
pub use hunt::{
    Bench, Brawl, Exchange, Farm, Finale, Goods, Hound, Hunt, OpenQuest, SeatMarks, Vote,
};
pub use setup::Setup;
pub use view::{BenchView, HuntView};
