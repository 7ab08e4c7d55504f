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

/// The names that only one of two directories has, or whose bytes differ.
pub fn differences(one: &Path, other: &Path) -> Outcome<Vec<String>> {
    let (ours, theirs) = (list(one)?, list(other)?);
    let lonely = ours.iter().filter(|name| !theirs.contains(name));
    let mut different: Vec<String> =
        lonely.chain(theirs.iter().filter(|name| !ours.contains(name))).cloned().collect();
    for name in ours.iter().filter(|name| theirs.contains(name)) {
        if read(one, name)? != read(other, name)? {
            different.push(name.clone());
        }
    }
    different.sort();
    Ok(different)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn a_file_too_many_too_few_or_changed_is_a_difference() {
        let folder = Scratch::new("differences");
        let (one, other) = (folder.0.join("one"), folder.0.join("other"));
        for name in ["one/same", "other/same", "one/deep/mine", "other/deep/theirs", "one/changed"]
        {
            folder.write(name, "text");
        }
        folder.write("other/changed", "text!");
        assert_eq!(differences(&one, &other).unwrap(), ["changed", "deep/mine", "deep/theirs"]);
        assert!(differences(&one, &one).unwrap().is_empty());
    }
}
