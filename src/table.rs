//! The widgets every game's table is made of. They know views and choices, never rules.

pub mod coach;
pub mod curtain;
pub mod curve;
pub mod decision;
pub mod dialog;
pub mod ending;
pub mod focus;
pub mod log;
pub mod menu;
pub mod name_form;
pub mod players;
pub mod review;
pub mod sheet;
pub mod status;
pub mod task;
pub mod token;
pub mod tools;
pub mod zone;
