//! The outlines of the pieces that are drawn again and again: `public/ronin-kit.svg` is put into the page
//! when the game is opened, and every drawing refers to it.

use crate::kit::Kit;

/// The outlines.
pub static KIT: Kit = Kit::new("ronin-kit", "./ronin-kit.svg");
