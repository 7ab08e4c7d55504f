//! What turns trunk's output into the page we ship: one style sheet, a strict content policy, a service worker
//! that knows its files, and the weight of it all. Works on a directory; knows neither trunk nor cargo.

pub mod csp;
mod download;
pub mod files;
pub mod hash;
mod html;
pub mod precache;
pub mod sizes;
pub mod style;

use crate::Outcome;
use std::path::Path;

/// Finishes a built page in place. Can be repeated after a change of the files, which makes a new version.
pub fn finish(directory: &Path) -> Outcome {
    download::write(directory)?;
    csp::write(directory)?;
    precache::write(directory)
}
