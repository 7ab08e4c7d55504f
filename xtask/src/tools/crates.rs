//! The two tools that come from crates: trunk, and the command line of wasm-bindgen. Both are compiled with a
//! quick profile (they run for seconds, but would compile for a quarter of an hour).

use super::cache;
use crate::shell::Program;
use crate::{Outcome, Trouble};
use std::path::{Path, PathBuf};

const TRUNK: (&str, &str) = ("trunk", "0.21.14");
/// Equal to the `wasm-bindgen` of `Cargo.toml`, and to `[tools]` in `Trunk.toml`.
const WASM_BINDGEN: (&str, &str) = ("wasm-bindgen-cli", "0.2.129");

/// The directory with `trunk`.
pub fn trunk() -> Outcome<PathBuf> {
    installed(TRUNK)
}

/// The directory with `wasm-bindgen` and `wasm-bindgen-test-runner`.
pub fn wasm_bindgen() -> Outcome<PathBuf> {
    installed(WASM_BINDGEN)
}

fn installed((name, version): (&str, &str)) -> Outcome<PathBuf> {
    let place = cache::ensure(name, version, |draft| {
        println!("  compiling {name} {version}, once for all clones: some minutes");
        install(name, version, draft)
    })?;
    let bin = place.join("bin");
    if bin.is_dir() {
        return Ok(bin);
    }
    let remedy = format!("Remove {} and run this again.", place.display());
    Err(Trouble::Missing { what: format!("The program of {name} {version}"), remedy })
}

/// From outside the checkout, so that neither its configuration nor its target directory takes part.
fn install(name: &str, version: &str, draft: &Path) -> Outcome {
    let mut cargo = Program::cargo().within(draft).words("install --locked --quiet --root .");
    for key in [
        "CARGO_TARGET_DIR",
        "CARGO_BUILD_TARGET_DIR",
        "CARGO_BUILD_TARGET",
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
    ] {
        cargo = cargo.without(key);
    }
    for (key, value) in
        [("LTO", "off"), ("CODEGEN_UNITS", "16"), ("OPT_LEVEL", "1"), ("DEBUG", "false")]
    {
        cargo = cargo.env(&format!("CARGO_PROFILE_RELEASE_{key}"), value);
    }
    cargo.words(&format!("--version ={version} {name}")).run()
}
