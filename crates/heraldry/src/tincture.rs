//! The tinctures: five colours, two metals, and the two of our own paper.

use crate::closed::closed;

closed! {
    /// What a field or a charge is painted with.
    Tincture {
        /// Red.
        Gules => "gules",
        /// Blue.
        Azure => "azure",
        /// Green.
        Vert => "vert",
        /// Black.
        Sable => "sable",
        /// Purple.
        Purpure => "purpure",
        /// Gold.
        Or => "or",
        /// Silver.
        Argent => "argent",
        /// The paper of the folio; counts as a metal.
        Parchment => "parchment",
        /// The ink of the folio; counts as a colour.
        Ink => "ink",
    }
}

impl Tincture {
    /// Whether it is light: a metal, or paper. A charge reads best on a field of the other kind.
    #[must_use]
    pub const fn is_metal(self) -> bool {
        matches!(self, Self::Or | Self::Argent | Self::Parchment)
    }
}
