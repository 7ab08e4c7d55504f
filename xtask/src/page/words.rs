//! The packs of words without what only people need: keys, headings of sections, remarks and empty lines. The page reads
//! them line by line (`src/i18n/pack.rs`), and a third of what would travel stays at home.

use super::files;
use crate::{Outcome, workspace};
use std::path::Path;

/// Strips every pack of a built page; one that is stripped already stays as it is.
pub fn write(directory: &Path) -> Outcome {
    let packs = files::list(directory)?;
    let manifest = files::read_text(&workspace::root(), "Cargo.toml")?;
    let unread: Vec<&str> =
        if is_built(&manifest, "wild-hunt") { vec![] } else { vec!["wild_hunt"] };
    for name in packs.iter().filter(|name| name.starts_with("words/") && name.ends_with(".txt")) {
        let pack = files::read_text(directory, name)?;
        files::write(directory, name, stripped(&pack, &unread))?;
    }
    Ok(())
}

/// Is a game among the default features of the page? Nobody reads the part of one that is not.
pub fn is_built(manifest: &str, game: &str) -> bool {
    let features = manifest.lines().find(|line| line.starts_with("default = ["));
    features.is_some_and(|line| line.contains(&format!("\"{game}\"")))
}

/// `key = text` becomes `= text`; the headings of parts stay. The unread parts go.
fn stripped(pack: &str, unread: &[&str]) -> String {
    let mut kept = String::with_capacity(pack.len());
    let mut is_read = true;
    for line in pack.lines().filter(|line| !line.starts_with('#')) {
        if let Some(part) = line.strip_prefix("[[") {
            is_read = !unread.contains(&part.split([' ', ']']).next().unwrap_or_default());
        }
        if !is_read {
            continue;
        }
        let line = if line.starts_with("[[") {
            line
        } else if line.starts_with('[') {
            continue;
        } else if let Some(at) = line.find('=') {
            &line[at..]
        } else {
            continue;
        };
        kept.push_str(line);
        kept.push('\n');
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_reads_stays() {
        let pack = "[[frame 01]]\n# A remark = none.\n\n[frame.words]\na = b = c\nd =\ne =  f\n\n[[end]]\n";
        let bare = "[[frame 01]]\n= b = c\n=\n=  f\n[[end]]\n";
        assert_eq!(stripped(pack, &[]), bare);
        assert_eq!(stripped(bare, &[]), bare, "once is enough");
    }

    #[test]
    fn the_part_of_a_game_that_is_not_built_goes() {
        let pack =
            "[[frame 01]]\na = b\n\n[[wild_hunt 02]]\nc = d\n\n[[ronin 03]]\ne = f\n[[end]]\n";
        let bare = "[[frame 01]]\n= b\n[[ronin 03]]\n= f\n[[end]]\n";
        assert_eq!(stripped(pack, &["wild_hunt"]), bare);
        let manifest = "[features]\ndefault = [\"gwent\"]\nwild-hunt = []\n";
        assert!(is_built(manifest, "gwent") && !is_built(manifest, "wild-hunt"));
    }
}
