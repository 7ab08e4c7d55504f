//! Where things are in the checkout. Every other module asks here instead of spelling paths.

use std::path::{Path, PathBuf};

/// The root of the checkout.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the checkout").to_owned()
}

/// The built page: static files for any host.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Scratch files that are not cargo's: the joined style sheet, screenshots. Never committed.
/// It is `target` even when cargo's own directory is elsewhere, because `index.html` names it.
pub fn scratch() -> PathBuf {
    root().join("target")
}
