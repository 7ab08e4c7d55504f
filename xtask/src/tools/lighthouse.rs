//! Lighthouse, the measure of how fast and how sound a page starts. Fetched by npm, of one version.

use super::cache;
use crate::shell::{Program, which};
use crate::{Outcome, Trouble};
use std::path::PathBuf;

/// The last that runs on the node of Debian's stable releases.
const VERSION: &str = "12.8.2";

/// The directory it is installed in.
pub fn ensure() -> Outcome<PathBuf> {
    if which("node").is_none() || which("npm").is_none() {
        return Err(Trouble::Missing {
            what: "node with npm, on which Lighthouse runs,".into(),
            remedy: "Install it (Debian: `apt-get install nodejs npm`), then run this again."
                .into(),
        });
    }
    cache::ensure("lighthouse", VERSION, |draft| {
        println!("  fetching lighthouse {VERSION}, once for all clones: some minutes");
        Program::new("npm")
            .within(draft)
            .words("install --silent --no-audit --no-fund --ignore-scripts --prefix .")
            .arg(format!("lighthouse@{VERSION}"))
            .read()
            .map(drop)
    })
}
