//! What every game on this map shares. Knows no seat and no turn.

pub mod action_card;
pub mod attack;
pub mod combo;
pub mod content;
pub mod effect;
pub mod hound;
pub mod hunt_card;
pub mod location;
pub mod monster;
pub mod poker;
pub mod potion;
pub mod power;
pub mod promise;
pub mod rider;
pub mod round_board;
pub mod school;
pub mod slug;
pub mod source;
pub mod story;
pub mod story_card;
pub mod tally;
pub mod tracks;
pub mod trophy;
