//! The release build: the page is compiled, and beside it, in the time it leaves over, the tools that finish it; then
//! it is put together, compressed and weighed.

use crate::page::assemble::{self, assemble};
use crate::page::pressed::Pressed;
use crate::page::sizes::{BUDGET, FRAME};
use crate::page::stage;
use crate::page::style::{self, Sheets};
use crate::progress::Steps;
use crate::shell::Program;
use crate::tools::bindgen::{Bindgen, Source};
use crate::tools::press;
use crate::tools::target::{self, WASM};
use crate::{Outcome, Trouble, page, workspace};
use std::path::{Path, PathBuf};

/// The page, and what it weighs.
pub fn dist(steps: &mut Steps, bindgen: Source) -> Outcome {
    make(steps, bindgen, Sheets::All, &workspace::dist())?;
    weigh(steps, &workspace::dist(), BUDGET)
}

/// The page with the sample game alone, and what it weighs.
pub fn frame(steps: &mut Steps) -> Outcome {
    let to = workspace::scratch().join("frame");
    make(steps, Source::Any, Sheets::Frame, &to)?;
    weigh(steps, &to, FRAME)
}

/// What each game adds: the whole page, and the page without it. Takes one release build a game.
pub fn shares(steps: &mut Steps) -> Outcome {
    dist(steps, Source::Any)?;
    // Weighed at once: the compressor keeps only what the last page needs.
    let weighed = |page: &Path| page::sizes::sent(page, &Pressed::of_workspace());
    let whole = weighed(&workspace::dist())?;
    let mut rows = Vec::new();
    for game in style::GAMES {
        let to = workspace::scratch().join("without").join(game);
        make(steps, Source::Any, Sheets::Without(game), &to)?;
        rows.push((game, weighed(&to)?));
    }
    println!("\n  {:<16}{:>12}{:>12}", "adds, brotli", "wasm", "CSS");
    for (game, rest) in rows {
        println!("  {game:<16}{:>12}{:>12}", whole.wasm - rest.wasm, whole.css - rest.css);
    }
    Ok(())
}

/// The page alone: whoever wants to play does not care what it weighs.
pub fn page(steps: &mut Steps) -> Outcome {
    make(steps, Source::Any, Sheets::All, &workspace::dist())
}

/// The page for a look after a change: compiled in steps and not optimised, so neither compressed nor weighed.
pub fn quick(steps: &mut Steps) -> Outcome {
    steps.run("wasm target", target::ensure)?;
    let bindgen = steps.run("wasm-bindgen", || Bindgen::ready(Source::Any))?;
    let compiled = steps.run("quick build", || compile(Sheets::All, Effort::Quick))?;
    steps.run("page", || {
        put_together(&bindgen, &compiled, Sheets::All, Effort::Quick, &workspace::dist())
    })
}

/// How hard the compiler tries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// For whoever downloads it.
    Release,
    /// For whoever waits for it.
    Quick,
}

fn make(steps: &mut Steps, bindgen: Source, sheets: Sheets, to: &Path) -> Outcome {
    steps.run("wasm target", target::ensure)?;
    let bindgen = steps.beside("wasm-bindgen", move || Bindgen::ready(bindgen));
    let compressor = steps.beside("compressor", press::compile);
    let compiled = steps.run("release build", || compile(sheets, Effort::Release))?;
    let bindgen = steps.join(bindgen)?;
    steps.run("page", || put_together(&bindgen, &compiled, sheets, Effort::Release, to))?;
    steps.join(compressor)?;
    steps.run("compression", || press::fill(&Pressed::of_workspace(), to))
}

fn weigh(steps: &mut Steps, directory: &Path, budget: u64) -> Outcome {
    steps.run("sizes", || page::sizes::weigh(directory, &Pressed::of_workspace(), budget))
}

/// The wasm as the compiler leaves it.
fn compile(sheets: Sheets, effort: Effort) -> Outcome<PathBuf> {
    // Nobody else reads the paths of a quick build; without them it shares what `cargo check` has compiled.
    let cargo = match effort {
        Effort::Release => cargo_build().arg("--release"),
        Effort::Quick => Program::cargo().words("build --package szlak"),
    };
    let cargo = cargo
        .words("--locked --bin szlak --message-format json-render-diagnostics --target")
        .arg(WASM);
    let cargo = match sheets {
        Sheets::All => cargo,
        Sheets::Frame | Sheets::Without(_) => {
            cargo.words("--no-default-features --features").arg(sheets.games().join(","))
        }
    };
    let missing = || Trouble::Page("cargo built no szlak.wasm.".into());
    artifact(&cargo.heard()?, "szlak.wasm").ok_or_else(missing)
}

/// `cargo build` of the page, for trunk too: it cannot name a package, and the workspace leaves the app out of its
/// default members (so that plain `cargo test` never compiles Leptos).
pub fn cargo_build() -> Program {
    Program::cargo()
        .words("build --package szlak")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths())
}

/// The path that ends with `name` in cargo's messages: they are JSON, one a line.
fn artifact(messages: &str, name: &str) -> Option<PathBuf> {
    let artifacts = messages.lines().filter(|line| line.contains("\"compiler-artifact\""));
    let mut texts = artifacts.flat_map(|line| line.split('"'));
    texts.find(|text| text.ends_with(name)).map(|path| path.replace("\\\\", "\\").into())
}

fn put_together(
    bindgen: &Bindgen,
    compiled: &Path,
    sheets: Sheets,
    effort: Effort,
    to: &Path,
) -> Outcome {
    let glue = workspace::scratch().join("glue");
    bindgen.run(compiled, &glue)?;
    join_style_sheets(sheets)?;
    stage::replace(to, |stage| {
        assemble(&workspace::root(), &assemble::Program { compiled, glue: &glue }, stage)?;
        if effort == Effort::Release {
            page::tighten::write(stage)?;
        }
        page::finish(stage)
    })
}

/// The joined style sheet, where `index.html` expects it.
pub fn join_style_sheets(sheets: Sheets) -> Outcome {
    let joined = workspace::scratch().join("style/szlak.css");
    style::bundle(&workspace::root().join("style"), &joined, sheets)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wasm_is_found_in_what_cargo_says() {
        let said = concat!(
            r#"{"reason":"compiler-message","message":"no szlak.wasm"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","filenames":["C:\\a b\\libtabletop.rlib"]}"#,
            "\n",
            r#"{"reason":"compiler-artifact","filenames":["C:\\a b\\szlak.wasm"]}"#,
        );
        assert_eq!(artifact(said, "szlak.wasm"), Some(PathBuf::from(r"C:\a b\szlak.wasm")));
        assert_eq!(artifact("", "szlak.wasm"), None);
    }
}
