//! The near edge of the table: the own hand with its head, and the market stall.

mod button;
mod hand;
mod head;
mod stall;

pub use button::{button, piece};
pub use hand::hand;
pub use stall::stall;
