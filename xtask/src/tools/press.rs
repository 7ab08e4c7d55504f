//! The compressor: a small program of this workspace, compiled beside the page and only where the page is built.

use crate::Outcome;
use crate::page::pressed::Pressed;
use crate::shell::Program;
use std::path::Path;

const PACKAGE: &str = "--locked --quiet --package press";

/// Compiles it, while something more important is compiled too.
pub fn compile() -> Outcome {
    Program::cargo_beside().words("build").words(PACKAGE).run()
}

/// Makes the copies the files of `directory` still lack.
pub fn fill(pressed: &Pressed, directory: &Path) -> Outcome {
    let missing = pressed.renew(directory)?;
    if missing.is_empty() {
        return Ok(());
    }
    let press = Program::cargo().words("run").words(PACKAGE).arg("--");
    missing.into_iter().fold(press, |press, (file, copy)| press.arg(file).arg(copy)).run()
}
