//! The release build: tools, trunk (which calls our hooks), weight.

use crate::page::sizes::{BUDGET, FRAME};
use crate::progress::Steps;
use crate::shell::{self, Program};
use crate::tools::{self, target};
use crate::{Outcome, page, workspace};
use std::path::PathBuf;

/// Set for the hooks while the frame is built without the games.
pub const FRAME_ONLY: &str = "SZLAK_FRAME_ONLY";

/// The page, and what it weighs.
pub fn dist(steps: &mut Steps) -> Outcome {
    page(steps)?;
    steps.run("sizes", || page::sizes::weigh(&workspace::dist(), BUDGET))
}

/// The page with the sample game alone, and what it weighs.
pub fn frame(steps: &mut Steps) -> Outcome {
    let to = workspace::root().join("target/frame");
    let dist = to.display().to_string();
    make(steps, Some(&dist))?;
    steps.run("sizes", || page::sizes::weigh(&to, FRAME))
}

/// The page alone: whoever wants to play does not care what it weighs.
pub fn page(steps: &mut Steps) -> Outcome {
    make(steps, None)
}

/// Builds the whole page, or the frame into a directory of its own.
fn make(steps: &mut Steps, frame: Option<&str>) -> Outcome {
    steps.run("wasm target", target::ensure)?;
    let wasm_bindgen = steps.run("wasm-bindgen", tools::wasm_bindgen)?;
    let trunk = steps.run("trunk", tools::trunk)?;
    steps.run("crates", target::fetch_crates)?;
    steps.run("release build", || build(wasm_bindgen, trunk, frame))
}

fn build(wasm_bindgen: PathBuf, trunk: PathBuf, frame: Option<&str>) -> Outcome {
    let program = Program::new(trunk.join("trunk"));
    let program = program
        .path_first(&[workspace::root().join("xtask/shim"), wasm_bindgen, trunk])
        .env("SZLAK_CARGO", shell::cargo())
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths())
        // Trunk 0.21 reads NO_COLOR as a flag of its own and refuses its usual value.
        .without("NO_COLOR")
        // Its failures are cargo's, which are readable enough.
        .without("RUST_BACKTRACE")
        .words("build --release --log error");
    match frame {
        None => program.run(),
        Some(dist) => {
            let frame = program.env(FRAME_ONLY, "1").words("--no-default-features true --dist");
            frame.arg(dist).run()
        }
    }
}

/// A panic names its file as it lies in the checkout or in its crate, not where this machine keeps it:
/// shorter, and the same page from every machine. Cargo adds these flags to those of `.cargo/config.toml`.
fn short_paths() -> String {
    let places = [(target::cargo_home().join("registry/src"), "crates"), (workspace::root(), ".")];
    let flags = places.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display()));
    // Cargo splits them at spaces; a path with one in it stays as it is.
    let whole = flags.into_iter().filter(|flag| !flag.contains(' '));
    whole.collect::<Vec<_>>().join(" ")
}
