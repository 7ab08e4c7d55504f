//! The wasm32 target of the compiler, and the crates themselves, fetched before anything runs offline.

use crate::shell::{Program, which};
use crate::{Outcome, Trouble};
use std::path::{Path, PathBuf};

/// The target the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Adds the target when the compiler lacks it.
pub fn ensure() -> Outcome {
    let sysroot = Program::new("rustc").words("--print sysroot").read()?;
    if Path::new(&sysroot).join("lib/rustlib").join(WASM).join("lib").is_dir() {
        return Ok(());
    }
    if which("rustup").is_none() {
        let remedy = "Install it with your package of Rust, or use rustup.".into();
        return Err(Trouble::Missing { what: format!("The compiler's target {WASM}"), remedy });
    }
    Program::new("rustup").words("target add").arg(WASM).run()
}

/// Downloads every crate of `Cargo.lock`: trunk builds without the network.
pub fn fetch_crates() -> Outcome {
    Program::cargo().words("fetch --locked --quiet").run()
}

/// Where cargo keeps what it downloads.
pub fn cargo_home() -> PathBuf {
    let given = std::env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    given.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default()
}
