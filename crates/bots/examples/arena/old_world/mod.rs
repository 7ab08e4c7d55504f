//! The Old World: levels against each other, and everything there is to know about its balance.

mod content;
mod hunt;
mod levels;
mod played;
mod table;

pub use levels::print as print_levels;
pub use table::print as print_table;
