//! A page is built inside its directory but beside the page that is there, and takes its place only when it is whole.

use crate::{Outcome, Trouble};
use std::fs;
use std::path::Path;

/// A dotfile: no server gives it away while it is filled.
const STAGE: &str = ".stage";

/// Lets `build` fill an empty directory, whose files then replace those of `place`. When it fails, all is as it was.
pub fn replace(place: &Path, build: impl FnOnce(&Path) -> Outcome) -> Outcome {
    let stage = place.join(STAGE);
    drop(fs::remove_dir_all(&stage));
    fs::create_dir_all(&stage).map_err(Trouble::file("create", &stage))?;
    let result = build(&stage).and_then(|()| swap(place, &stage));
    drop(fs::remove_dir_all(&stage));
    result
}

fn swap(place: &Path, stage: &Path) -> Outcome {
    for entry in fs::read_dir(place).map_err(Trouble::file("list", place))? {
        let path = entry.map_err(Trouble::file("list", place))?.path();
        if path == stage {
            continue;
        }
        let remove = if path.is_dir() { fs::remove_dir_all } else { fs::remove_file };
        remove(&path).map_err(Trouble::file("remove", &path))?;
    }
    for entry in fs::read_dir(stage).map_err(Trouble::file("list", stage))? {
        let path = entry.map_err(Trouble::file("list", stage))?.path();
        let to = place.join(path.file_name().unwrap_or_default());
        fs::rename(&path, to).map_err(Trouble::file("move", &path))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::files;
    use crate::scratch::Scratch;

    #[test]
    fn a_whole_page_replaces_the_old_one_and_half_a_page_nothing() {
        let folder = Scratch::new("stage");
        let place = folder.0.join("dist");
        let page = |name: &'static str| move |stage: &Path| files::write(stage, name, "page");
        replace(&place, page("old")).unwrap();
        folder.write("dist/deep/old", "page");
        replace(&place, page("new")).unwrap();
        assert_eq!(files::list(&place).unwrap(), ["new"]);
        let half = |stage: &Path| {
            files::write(stage, "half", "a page")?;
            Err(Trouble::Page("no ink".into()))
        };
        assert!(replace(&place, half).is_err());
        assert_eq!(files::list(&place).unwrap(), ["new"]);
    }
}
