//! Trunk builds the page too, for those who like its ways, and must give the same files: the proof of it.

use crate::progress::Steps;
use crate::shell::{self, Program};
use crate::tools::{self, target};
use crate::{Outcome, Trouble, page, workspace};

/// Builds the page by trunk and compares it with `dist/`, name by name and byte by byte.
pub fn compare(steps: &mut Steps) -> Outcome {
    let wasm_bindgen = steps.run("wasm-bindgen-cli", tools::wasm_bindgen)?;
    let trunk = steps.run("trunk", tools::trunk)?;
    // Trunk builds without the network.
    steps.run("crates", target::fetch_crates)?;
    let theirs = workspace::scratch().join("trunk");
    steps.run("trunk build --release", || {
        Program::new(trunk.join("trunk"))
            .path_first(&[workspace::root().join("xtask/shim"), wasm_bindgen])
            .env("SZLAK_CARGO", shell::cargo())
            // Trunk 0.21 reads NO_COLOR as a flag of its own and refuses its usual value.
            .without("NO_COLOR")
            // Its failures are cargo's, which are readable enough.
            .without("RUST_BACKTRACE")
            .words("build --release --log error --dist")
            .arg(&theirs)
            .run()
    })?;
    steps.run("trunk's page is ours", || {
        let different = page::files::differences(&workspace::dist(), &theirs)?;
        if different.is_empty() {
            return Ok(());
        }
        let list = different.join(", ");
        Err(Trouble::Page(format!("dist/ and the page of trunk (target/trunk) differ in: {list}.")))
    })
}
