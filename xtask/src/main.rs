//! `cargo xtask`: reads the command line, runs one command, ends with a sentence when something is wrong.

use std::process::ExitCode;
use xtask::cli::{self, Command};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match cli::parse(&words).and_then(Command::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("\nxtask: {trouble}");
            ExitCode::FAILURE
        }
    }
}
