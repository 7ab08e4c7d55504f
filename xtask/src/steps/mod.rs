//! The commands, each a short list of steps.

mod arena;
mod bench;
mod build;
mod golden;
mod lighthouse;
mod quality;
mod trunk;
mod web;
mod words;

use crate::page::style::Sheets;
use crate::progress::Steps;
use crate::server::{Reach, Server, lan};
use crate::shell::Program;
use crate::tools::bindgen::Source;
use crate::{Outcome, Trouble, page, workspace};
use std::path::PathBuf;

pub use arena::arena;
pub use bench::{bench, bench_page};
pub use golden::{freeze, golden};
pub use lighthouse::lighthouse;
pub use words::words;

/// A part of `cargo xtask test`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Formatting.
    Fmt,
    /// Lints, native and wasm.
    Clippy,
    /// Native tests.
    Native,
    /// Tests that run as wasm in a browser.
    Wasm,
    /// The release build and its weight, and that trunk builds the same.
    Dist,
    /// The built page in real browsers.
    Browser,
}

impl Part {
    /// All, in the order they run: the quickest to fail first.
    pub const ALL: [Self; 6] =
        [Self::Fmt, Self::Clippy, Self::Native, Self::Wasm, Self::Dist, Self::Browser];

    /// By the name a person types.
    pub fn named(name: &str) -> Outcome<Self> {
        match name {
            "fmt" => Ok(Self::Fmt),
            "clippy" => Ok(Self::Clippy),
            "native" => Ok(Self::Native),
            "wasm" => Ok(Self::Wasm),
            "dist" => Ok(Self::Dist),
            "browser" => Ok(Self::Browser),
            _ => Err(Trouble::Usage(format!("`test` has no part `{name}`."))),
        }
    }
}

/// Everything, or the named parts.
pub fn test(parts: &[Part], rest: &[String]) -> Outcome {
    let parts = if parts.is_empty() { &Part::ALL[..] } else { parts };
    let mut steps = Steps::default();
    for part in parts {
        match part {
            Part::Fmt => quality::fmt(&mut steps)?,
            Part::Clippy => quality::clippy(&mut steps)?,
            Part::Native => quality::native(&mut steps)?,
            Part::Wasm => web::wasm(&mut steps)?,
            Part::Dist => {
                build::dist(&mut steps, Source::Library)?;
                trunk::compare(&mut steps)?;
            }
            Part::Browser => web::browser(&mut steps, rest)?,
        }
    }
    steps.summary("All passed");
    Ok(())
}

/// The quick loop.
pub fn check() -> Outcome {
    test(&[Part::Fmt, Part::Clippy, Part::Native], &[])
}

/// The static files.
pub fn dist() -> Outcome {
    let mut steps = Steps::default();
    build::dist(&mut steps, Source::Any)?;
    println!("\nThe page is in dist/: copy it to any static host, under any path.");
    Ok(())
}

/// The page with the sample game alone: what every game stands on.
pub fn frame() -> Outcome {
    build::frame(&mut Steps::default())
}

/// Builds the page, and the page without each game, and weighs what each adds.
pub fn shares() -> Outcome {
    build::shares(&mut Steps::default())
}

/// Builds the page without optimising it.
pub fn quick() -> Outcome {
    build::quick(&mut Steps::default())
}

/// Builds and serves until interrupted.
pub fn serve(port: u16, reach: Reach) -> Outcome {
    let mut steps = Steps::default();
    build::page(&mut steps)?;
    let server = Server::start_for(reach, &workspace::dist(), "/", port)?;
    steps.summary("Ready");
    println!("\nSzlak is at {}   (Ctrl+C ends)", server.url());
    if reach == Reach::Network {
        println!("{}", lan::invitation(lan::address(), &server));
    }
    server.wait();
    Ok(())
}

/// For trunk: the joined style sheet, where `index.html` expects it.
pub fn hook_pre_build() -> Outcome {
    build::join_style_sheets(Sheets::All)
}

/// For trunk, by way of `xtask/shim`: its `cargo build`, of the right package with the right flags.
pub fn hook_cargo_build(words: &[String]) -> Outcome {
    words.iter().fold(build::cargo_build(), Program::arg).run()
}

/// For trunk: finishes the page in its staging directory.
pub fn hook_post_build() -> Outcome {
    let directory = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let directory = directory.ok_or_else(|| Trouble::Usage("Only trunk calls this.".into()))?;
    if std::env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release") {
        page::tighten::write(&directory)?;
    }
    page::finish(&directory)
}
