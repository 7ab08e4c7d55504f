//! Where things lie in the checkout.

use std::path::{Path, PathBuf};

/// The root of the checkout.
pub fn root() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("the tests lie in the workspace").to_owned()
}

/// The golden games of one game.
pub fn golden(game: &str) -> PathBuf {
    root().join("tests/golden").join(game)
}

/// Things kept from earlier versions.
pub fn fixtures() -> PathBuf {
    root().join("tests/fixtures")
}
