//! The packs of words without what only people need: keys, headings of sections, remarks and empty lines. The page reads
//! them line by line (`src/i18n/pack.rs`), and a third of what would travel stays at home.

use super::files;
use crate::Outcome;
use std::path::Path;

/// Strips every pack of a built page; one that is stripped already stays as it is.
pub fn write(directory: &Path) -> Outcome {
    let packs = files::list(directory)?;
    for name in packs.iter().filter(|name| name.starts_with("words/") && name.ends_with(".txt")) {
        let pack = files::read_text(directory, name)?;
        files::write(directory, name, stripped(&pack))?;
    }
    Ok(())
}

/// `key = text` becomes `= text`; the headings of parts stay.
fn stripped(pack: &str) -> String {
    let mut kept = String::with_capacity(pack.len());
    for line in pack.lines().filter(|line| !line.starts_with('#')) {
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
        assert_eq!(stripped(pack), bare);
        assert_eq!(stripped(bare), bare, "once is enough");
    }
}
