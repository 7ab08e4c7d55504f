//! Things by their names: positions are written as people speak of them, `hand(A, "r1 whirl-2")`.

use crate::world::slug::Slug;

/// A thing of the game, or its name.
pub trait Piece<T> {
    /// The thing itself.
    fn piece(self) -> T;
}

impl<T: Slug> Piece<T> for T {
    fn piece(self) -> T {
        self
    }
}

impl<T: Slug> Piece<T> for &str {
    fn piece(self) -> T {
        named(self)
    }
}

/// Things of the game, or their names, separated by blanks.
pub trait Pieces<T> {
    /// The things themselves.
    fn pieces(self) -> Vec<T>;
}

impl<T: Slug> Pieces<T> for &str {
    fn pieces(self) -> Vec<T> {
        self.split_whitespace().map(named).collect()
    }
}

impl<T: Slug> Pieces<T> for Vec<T> {
    fn pieces(self) -> Vec<T> {
        self
    }
}

impl<T: Slug, const N: usize> Pieces<T> for [T; N] {
    fn pieces(self) -> Vec<T> {
        self.into()
    }
}

/// The thing of that name; the test cards of the rules (§23) by their short names, too.
///
/// # Panics
/// If there is no such thing.
pub fn named<T: Slug>(name: &str) -> T {
    let is_specimen = |thing: &T| thing.slug().strip_prefix("specimen-") == Some(name);
    let found = T::from_slug(name).or_else(|| T::every().find(is_specimen));
    found.unwrap_or_else(|| unknown(T::KIND, name))
}

#[cold]
fn unknown(kind: &str, name: &str) -> ! {
    panic!("there is no {kind} “{name}”")
}
