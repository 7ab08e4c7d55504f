//! Left and right: of neighbours, tracks, arrows and paths.

use crate::slug::slugged;

slugged! {
    /// One of two sides. The left neighbour is the next one clockwise; the left path is the one
    /// whose active symbol lies left.
    Side, "side" {
        /// Left.
        Left = "left",
        /// Right.
        Right = "right",
    }
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}
