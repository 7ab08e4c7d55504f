//! axe-core, the script that finds what a screen reader or a keyboard would stumble over. Fetched by npm,
//! accepted only with the pinned hash.

use super::{apt, cache};
use crate::page::hash;
use crate::shell::{Program, which};
use crate::{Outcome, Trouble};
use std::fs;
use std::path::{Path, PathBuf};

const VERSION: &str = "4.14.0";
const SHA256: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";
const SCRIPT: &str = "axe.min.js";

/// The script, ready to be injected into a page.
pub fn ensure() -> Outcome<PathBuf> {
    let place = cache::ensure("axe-core", VERSION, fetch)?;
    Ok(place.join(SCRIPT))
}

fn fetch(draft: &Path) -> Outcome {
    if which("npm").is_none() {
        apt::install("npm (it brings axe-core)", "npm")?;
    }
    Program::new("npm").within(draft).words(&format!("pack --silent axe-core@{VERSION}")).read()?;
    let archive = format!("axe-core-{VERSION}.tgz");
    Program::new("tar")
        .within(draft)
        .words(&format!("-xzf {archive} --strip-components=1 package/{SCRIPT}"))
        .read()?;
    let script = draft.join(SCRIPT);
    let found = hash::hex(&fs::read(&script).map_err(Trouble::file("read", &script))?);
    if found != SHA256 {
        let what = format!("axe-core {VERSION}");
        return Err(Trouble::WrongHash { what, expected: SHA256.into(), found });
    }
    let archive = draft.join(archive);
    fs::remove_file(&archive).map_err(Trouble::file("remove", &archive))
}
