//! What needs no browser: formatting, lints, native tests. One profile and few sets of packages, so that
//! nothing is compiled twice.

use crate::Outcome;
use crate::progress::Steps;
use crate::shell::Program;
use crate::tools::target::{self, WASM};

/// What is compiled for the page: linted as such, tested natively too.
const PAGE: &str = "-p szlak -p szlak-wasm-tests";
const NOT_PAGE: &str = "--workspace --exclude szlak";

pub fn fmt(steps: &mut Steps) -> Outcome {
    steps.run("fmt", || {
        Program::cargo().words("fmt --all --check").run()?;
        // Outside the workspace.
        Program::cargo().words("fmt --check --manifest-path xtask/bindgen/Cargo.toml").run()
    })
}

pub fn clippy(steps: &mut Steps) -> Outcome {
    steps.run("wasm target", target::ensure)?;
    steps.run("clippy, native", || clippy_for(NOT_PAGE))?;
    steps.run("clippy, page", || clippy_for(&format!("{PAGE} --target {WASM}")))
}

fn clippy_for(packages: &str) -> Outcome {
    Program::cargo()
        .words(&format!("clippy --locked --quiet --all-targets {packages} -- -D warnings"))
        .run()
}

pub fn native(steps: &mut Steps) -> Outcome {
    steps.run("native tests", || Program::cargo().words("test --locked").run())?;
    // The pure models of the page, and what is run again as wasm.
    steps.run("native tests of the page", || {
        Program::cargo().words(&format!("test --locked {PAGE}")).run()
    })
}
