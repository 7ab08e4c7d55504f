//! The files of a directory, by their names as a page spells them, in a fixed order.

use crate::{Outcome, Trouble};
use std::fs;
use std::path::Path;

/// Every file below `directory`, as `icons/icon.svg`, sorted.
pub fn list(directory: &Path) -> Outcome<Vec<String>> {
    let mut names = Vec::new();
    walk(directory, "", &mut names)?;
    names.sort();
    Ok(names)
}

/// Reads one of them.
pub fn read(directory: &Path, name: &str) -> Outcome<Vec<u8>> {
    let path = directory.join(name);
    fs::read(&path).map_err(Trouble::file("read", &path))
}

/// Reads one of them as text.
pub fn read_text(directory: &Path, name: &str) -> Outcome<String> {
    let path = directory.join(name);
    fs::read_to_string(&path).map_err(Trouble::file("read", &path))
}

/// Writes one of them.
pub fn write(directory: &Path, name: &str, bytes: impl AsRef<[u8]>) -> Outcome {
    let path = directory.join(name);
    fs::write(&path, bytes).map_err(Trouble::file("write", &path))
}

fn walk(directory: &Path, prefix: &str, names: &mut Vec<String>) -> Outcome {
    for entry in fs::read_dir(directory).map_err(Trouble::file("list", directory))? {
        let path = entry.map_err(Trouble::file("list", directory))?.path();
        let own = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{prefix}{own}");
        if path.is_dir() {
            walk(&path, &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}
