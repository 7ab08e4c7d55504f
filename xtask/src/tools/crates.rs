//! The tools of the tests that come from crates: the command line of wasm-bindgen, which runs wasm tests, trunk, whose
//! page is compared with ours, and the driver of Firefox. They are compiled with a quick profile (they run for seconds,
//! but would compile for a quarter of an hour). The page is built without them.

use super::cache;
use crate::shell::Program;
use crate::{Outcome, Trouble};
use std::path::{Path, PathBuf};

const TRUNK: (&str, &str) = ("trunk", "0.21.14");
/// Equal to the `wasm-bindgen` of `Cargo.toml`, and to `[tools]` in `Trunk.toml`.
pub const WASM_BINDGEN: (&str, &str) = ("wasm-bindgen-cli", "0.2.129");

/// The driver of Firefox.
pub const GECKODRIVER: (&str, &str) = ("geckodriver", "0.36.0");

/// The directory with `trunk`.
pub fn trunk() -> Outcome<PathBuf> {
    installed(TRUNK)
}

/// The directory with `wasm-bindgen` and `wasm-bindgen-test-runner`.
pub fn wasm_bindgen() -> Outcome<PathBuf> {
    installed(WASM_BINDGEN)
}

/// The directory with `geckodriver`.
pub fn geckodriver() -> Outcome<PathBuf> {
    installed(GECKODRIVER)
}

fn installed((name, version): (&str, &str)) -> Outcome<PathBuf> {
    let place = cache::ensure(name, version, |draft| {
        println!("  compiling {name} {version}, once for all clones: some minutes");
        install(name, version, draft)
    })?;
    program(&place, name.trim_end_matches("-cli"))?;
    Ok(place.join("bin"))
}

/// An installed program, where `cargo install` puts it.
pub fn program(place: &Path, name: &str) -> Outcome<PathBuf> {
    let file = place.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if file.is_file() {
        return Ok(file);
    }
    let remedy = format!("Remove {} and run this again.", place.display());
    Err(Trouble::Missing { what: format!("The program {name}"), remedy })
}

fn install(name: &str, version: &str, draft: &Path) -> Outcome {
    let mut cargo = outside(Program::cargo(), draft).words("install --locked --quiet --root .");
    for (key, value) in
        [("LTO", "off"), ("CODEGEN_UNITS", "16"), ("OPT_LEVEL", "1"), ("DEBUG", "false")]
    {
        cargo = cargo.env(&format!("CARGO_PROFILE_RELEASE_{key}"), value);
    }
    cargo.words(&format!("--version ={version} {name}")).run()
}

/// Runs outside the checkout, so that neither its configuration nor its target directory takes part.
pub fn outside(cargo: Program, directory: &Path) -> Program {
    const OURS: [&str; 5] = [
        "CARGO_TARGET_DIR",
        "CARGO_BUILD_TARGET_DIR",
        "CARGO_BUILD_TARGET",
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
    ];
    OURS.into_iter().fold(cargo.within(directory), Program::without)
}
