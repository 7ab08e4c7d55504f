//! The colours of cards.

use crate::slug::slugged;

slugged! {
    /// A colour of action cards.
    Colour, "colour" {
        /// Red.
        Red = "red",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// Pink.
        Pink = "pink",
    }
}
