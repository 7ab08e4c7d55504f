//! What turns compiled code into the page we ship: `index.html` with its files, one style sheet, a strict content
//! policy, a service worker that knows its files, and the weight of it all. Works on directories; runs nothing.

pub mod assemble;
pub mod csp;
mod download;
pub mod files;
mod first_view;
pub mod hash;
mod html;
pub mod precache;
pub mod pressed;
mod recipe;
pub mod sizes;
pub mod stage;
pub mod style;
pub mod tighten;
mod words;

use crate::Outcome;
use std::path::Path;

/// Finishes a built page in place. Can be repeated after a change of the files, which makes a new version.
pub fn finish(directory: &Path) -> Outcome {
    words::write(directory)?;
    first_view::write(directory)?;
    download::write(directory)?;
    csp::write(directory)?;
    precache::write(directory)
}
