//! The per-user cache of tools: one directory per name and version, put in place whole or not at all, so that
//! any number of clones may share it and run at once.

use crate::{Outcome, Trouble};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The directory of `name` at `version`, filled by `fill` when it is not there yet.
/// `fill` gets an empty directory, which is renamed into place only after it succeeds.
pub fn ensure(name: &str, version: &str, fill: impl FnOnce(&Path) -> Outcome) -> Outcome<PathBuf> {
    let home = home()?;
    let place = home.join(format!("{name}-{version}"));
    if place.is_dir() {
        return Ok(place);
    }
    fs::create_dir_all(&home).map_err(Trouble::file("create", &home))?;
    let _turn = wait_for_turn(&home.join(format!("{name}-{version}.lock")))?;
    if place.is_dir() {
        return Ok(place);
    }
    let draft = home.join(format!(".{name}-{version}.draft"));
    drop(fs::remove_dir_all(&draft));
    fs::create_dir_all(&draft).map_err(Trouble::file("create", &draft))?;
    fill(&draft)?;
    fs::rename(&draft, &place).map_err(Trouble::file("rename", &draft))?;
    Ok(place)
}

/// The directory of a name at a version, if it is there.
pub fn find((name, version): (&str, &str)) -> Option<PathBuf> {
    let place = home().ok()?.join(format!("{name}-{version}"));
    place.is_dir().then_some(place)
}

/// `${XDG_CACHE_HOME:-$HOME/.cache}/szlak/tools`.
fn home() -> Outcome<PathBuf> {
    let directory =
        |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = directory("XDG_CACHE_HOME").or_else(|| Some(directory("HOME")?.join(".cache")));
    let base = base.ok_or_else(|| Trouble::Missing {
        what: "A place for the tools".into(),
        remedy: "Set HOME or XDG_CACHE_HOME.".into(),
    })?;
    Ok(base.join("szlak").join("tools"))
}

/// Another clone may be installing the same tool; the lock is let go when the file is dropped.
fn wait_for_turn(path: &Path) -> Outcome<File> {
    let file = File::create(path).map_err(Trouble::file("create", path))?;
    file.lock().map_err(Trouble::file("lock", path))?;
    Ok(file)
}
