//! Bots at a table of Ronin.

mod levels;
mod round;
mod table;

pub use levels::print as print_levels;
pub use table::print as print_table;
