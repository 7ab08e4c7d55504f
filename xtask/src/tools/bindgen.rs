//! wasm-bindgen for the page: the program of the pinned version if it is on `PATH`, else our own small one around its
//! library (`xtask/bindgen`), compiled once for all clones.

use super::cache;
use super::crates::{self, WASM_BINDGEN};
use crate::page::{files, hash};
use crate::shell::{Program, which};
use crate::{Outcome, Trouble, workspace};
use std::fs;
use std::path::{Path, PathBuf};

const OWN: &str = "szlak-bindgen";

/// Where the program comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From wherever it is there soonest.
    Any,
    /// From the library, even where the program is installed: what a test must prove.
    Library,
}

/// A program that makes the glue.
#[derive(Debug)]
pub enum Bindgen {
    /// The command line, as it was found.
    Found(PathBuf),
    /// Ours.
    Own(PathBuf),
}

impl Bindgen {
    /// Finds it, or compiles it beside something more important.
    pub fn ready(source: Source) -> Outcome<Self> {
        let found = which("wasm-bindgen").filter(|found| source == Source::Any && is_pinned(found));
        if let Some(found) = found {
            return Ok(Self::Found(found));
        }
        let home = home();
        let place = cache::ensure(OWN, &revision(&home)?, |draft| compile(&home, draft))?;
        crates::program(&place, OWN).map(Self::Own)
    }

    /// Writes `szlak.js` and `szlak_bg.wasm` for the compiled wasm into `directory`.
    pub fn run(&self, compiled: &Path, directory: &Path) -> Outcome {
        drop(fs::remove_dir_all(directory));
        fs::create_dir_all(directory).map_err(Trouble::file("create", directory))?;
        let program = match self {
            Self::Found(program) => Program::new(program)
                .words("--target web --no-typescript --out-name szlak")
                .arg(compiled)
                .arg("--out-dir"),
            Self::Own(program) => Program::new(program).arg(compiled),
        };
        program.arg(directory).run()
    }
}

fn is_pinned(program: &Path) -> bool {
    let told = Program::new(program).words("--version").read();
    told.is_ok_and(|told| told.split_whitespace().nth(1) == Some(WASM_BINDGEN.1))
}

fn home() -> PathBuf {
    workspace::root().join("xtask/bindgen")
}

/// The pinned version, and a mark of our own few lines around it.
fn revision(home: &Path) -> Outcome<String> {
    let mut all = Vec::new();
    for name in ["Cargo.toml", "Cargo.lock", "src/main.rs"] {
        all.extend(files::read(home, name)?);
    }
    Ok(format!("{}-{}", WASM_BINDGEN.1, &hash::hex(&all)[..8]))
}

fn compile(home: &Path, draft: &Path) -> Outcome {
    println!("  compiling the library of wasm-bindgen {}, once for all clones", WASM_BINDGEN.1);
    let target = draft.join("target");
    crates::outside(Program::cargo_beside(), draft)
        .words("install --locked --quiet --root . --path")
        .arg(home)
        .arg("--target-dir")
        .arg(&target)
        .run()?;
    fs::remove_dir_all(&target).map_err(Trouble::file("remove", &target))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page, trunk, and both ways to wasm-bindgen must agree to the last digit.
    #[test]
    fn every_pin_of_wasm_bindgen_is_the_same() {
        let version = WASM_BINDGEN.1;
        for (file, pin) in [
            ("Cargo.toml", format!("wasm-bindgen = \"={version}\"")),
            ("Trunk.toml", format!("wasm_bindgen = \"{version}\"")),
            ("xtask/bindgen/Cargo.toml", format!("wasm-bindgen-cli-support = \"={version}\"")),
        ] {
            let text = files::read_text(&workspace::root(), file).unwrap();
            assert!(text.lines().any(|line| line == pin), "{file} has no `{pin}`");
        }
    }
}
