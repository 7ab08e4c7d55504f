//! Compressed copies of the page's files, made when it is built. They are kept by the hash of what they were made
//! from: a copy is never older than its file, whoever asks and from whichever directory. They stay out of `dist/`,
//! because a host has its own ways.

use super::{files, hash};
use crate::{Outcome, Trouble, workspace};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How a copy is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// What browsers take over https, and from this machine.
    Brotli,
    /// What they take from everywhere.
    Gzip,
}

impl Coding {
    /// All, best first.
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// As HTTP names it.
    pub fn token(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// As the compressor ends the names of copies.
    fn ending(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }
}

/// A file that lacks a copy, and the path of its copies without their endings.
pub type Missing = (PathBuf, PathBuf);

/// A directory of copies.
#[derive(Clone, Debug)]
pub struct Pressed(PathBuf);

impl Pressed {
    /// Those of this checkout.
    pub fn of_workspace() -> Self {
        Self::within(&workspace::scratch().join("pressed"))
    }

    /// Those in any directory.
    pub fn within(directory: &Path) -> Self {
        Self(directory.to_owned())
    }

    /// The copy of these bytes, if there is one and it is smaller than they are.
    pub fn copy_of(&self, bytes: &[u8], coding: Coding) -> Option<Vec<u8>> {
        let copy = fs::read(self.path(bytes, coding)).ok()?;
        (copy.len() < bytes.len()).then_some(copy)
    }

    /// What has to be compressed before every file of `directory` has its copies. The copies of files that are no
    /// longer there go.
    pub fn renew(&self, directory: &Path) -> Outcome<Vec<Missing>> {
        fs::create_dir_all(&self.0).map_err(Trouble::file("create", &self.0))?;
        let (mut wanted, mut missing) = (BTreeSet::new(), Vec::new());
        for name in files::list(directory)? {
            let bytes = files::read(directory, &name)?;
            let copies = Coding::ALL.map(|coding| self.path(&bytes, coding));
            let is_new = !wanted.contains(&copies[0]);
            wanted.extend(copies);
            if is_new && Coding::ALL.iter().any(|coding| !self.path(&bytes, *coding).is_file()) {
                missing.push((directory.join(&name), self.0.join(hash::hex(&bytes))));
            }
        }
        for name in files::list(&self.0)? {
            let path = self.0.join(name);
            if !wanted.contains(&path) {
                fs::remove_file(&path).map_err(Trouble::file("remove", &path))?;
            }
        }
        Ok(missing)
    }

    fn path(&self, bytes: &[u8], coding: Coding) -> PathBuf {
        self.0.join(hash::hex(bytes)).with_extension(coding.ending())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn a_copy_belongs_to_bytes_and_goes_when_they_are_gone() {
        let folder = Scratch::new("pressed");
        let (site, pressed) = (folder.0.join("site"), Pressed::within(&folder.0.join("copies")));
        folder.write("site/a.txt", "aaaaaaaa");
        folder.write("site/deep/same.txt", "aaaaaaaa");
        let [(file, stem)] = &pressed.renew(&site).unwrap()[..] else {
            panic!("equal files share their copies");
        };
        assert_eq!(file, &site.join("a.txt"));
        for (coding, copy) in [(Coding::Brotli, "8a"), (Coding::Gzip, "eight a, at length")] {
            fs::write(stem.with_extension(coding.ending()), copy).unwrap();
        }
        assert!(pressed.renew(&site).unwrap().is_empty());
        assert_eq!(pressed.copy_of(b"aaaaaaaa", Coding::Brotli), Some(b"8a".to_vec()));
        assert_eq!(pressed.copy_of(b"aaaaaaaa", Coding::Gzip), None, "larger than the file");
        assert_eq!(pressed.copy_of(b"b", Coding::Brotli), None);
        folder.write("site/a.txt", "b");
        folder.write("site/deep/same.txt", "b");
        assert_eq!(pressed.renew(&site).unwrap().len(), 1);
        assert_eq!(pressed.copy_of(b"aaaaaaaa", Coding::Brotli), None);
    }
}
