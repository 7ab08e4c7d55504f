//! What only Wild Hunt asks, answers and tells. Its table is no part of the page yet: the page's
//! catalogue does not have the game, and a record of it is refused before anything is said.

/// The answer to a kind that no table of this page can have.
pub const fn is_elsewhere() -> ! {
    panic!("Wild Hunt is no game of this page")
}
