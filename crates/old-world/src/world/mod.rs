//! What every game on this map shares. Knows no seat and no turn.

pub mod content;
pub mod effect;
pub mod location;
pub mod story_card;
