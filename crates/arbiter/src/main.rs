//! The arbiter on stdin and stdout. Ends with 0 at the end of the input, at `quit`, and when
//! nobody listens any more.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::process::ExitCode;

use arbiter::{Arbiter, serve};
use tabletop::Seed;

fn main() -> ExitCode {
    let mut arbiter = Arbiter::new(fresh_seed);
    match serve(&mut arbiter, std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arbiter: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The standard library keys its hash maps by chance: the only source of it that needs no crate.
fn fresh_seed() -> Seed {
    Seed::new(RandomState::new().hash_one("a seed for a new game"))
}
