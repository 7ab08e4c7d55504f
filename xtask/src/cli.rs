//! The command line: what can be asked for, and the help. Does nothing itself; `steps` does.

use crate::server::Reach;
use crate::{Outcome, Trouble, steps};

const HELP: &str = "\
Szlak's tools. Usage: cargo xtask <command>

  serve [--port N]     build the release app and serve it; prints the address (default port 8080);
        [--lan]        to the whole network, with the address a phone can open
  test [part…] [-- …]  everything: fmt clippy native wasm dist browser; or only the named parts.
                       What follows `--` goes to the browser tests, e.g. a test's name
  check                the quick loop: fmt, clippy, native tests
  dist [--frame]       static files in dist/ for any host and any sub-path, with the table of sizes;
       [--quick]       --frame: the page with the sample game alone, in target/frame, weighed too;
       [--shares]      --shares: also what each game adds to it (a release build a game);
                       --quick: large and slow, but built in seconds after a change, to look at
  bench [page [dir…]]  what must be fast, measured: native, in the browser, and the page while it is
                       played. page: that alone; of each built page named (before and after) in one run
  lighthouse [dir]     how fast and how sound the page starts, by Lighthouse (needs node): home and a table, on a
             [--runs N] phone and on a desk; of dist/, built anew, or of the built page named; median of 3 runs
  arena <game> […]     bots against bots, gwent, old-world, ronin, wild-hunt or all: the ladder of levels;
                       [--calibration] [--games N] [--levels a,b,…] [--seed N]; gwent: [--decks]; the others:
                       [--table] [--players 2,5]
  golden               keep the golden games: record anew only those that no longer replay;
                       golden add <name> <seed link>, golden find <game> [how many]: see tests/golden
  words                everything the page says in three languages, side by side: target/words.md
  freeze <game> […]    save and link tables for tests/fixtures at the moments not frozen yet
  help                 this text

The wasm target and the pinned tools are installed when missing, once per user and version, in
${XDG_CACHE_HOME:-~/.cache}/szlak/tools. `serve` and `dist` use the wasm-bindgen on PATH if it has the
pinned version.";

/// Which page `dist` builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The one we ship.
    Whole,
    /// With the sample game alone.
    Frame,
    /// Not optimised: for a look after a change.
    Quick,
    /// The one we ship, and without each of its games.
    Shares,
}

/// A command of `cargo xtask`.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Print the help.
    Help,
    /// Build and serve.
    Serve {
        /// Where to listen.
        port: u16,
        /// For whom.
        reach: Reach,
    },
    /// Run all checks, or some.
    Test {
        /// Which; empty means all.
        parts: Vec<steps::Part>,
        /// For the browser tests.
        rest: Vec<String>,
    },
    /// The quick loop.
    Check,
    /// Build and weigh.
    Dist {
        /// Which page.
        page: Wanted,
    },
    /// Measure everything.
    Bench,
    /// Measure the page while it is played.
    BenchPage {
        /// Built pages; none means `dist/`, built anew.
        pages: Vec<String>,
    },
    /// Measure how the page starts.
    Lighthouse {
        /// A built page; none means `dist/`, built anew.
        page: Option<String>,
        /// How often each page is measured.
        runs: u32,
    },
    /// Let bots play each other.
    Arena {
        /// The game and its options, read by the arena itself.
        words: Vec<String>,
    },
    /// Keep the golden games.
    Golden {
        /// What else, read by the keeper itself.
        words: Vec<String>,
    },
    /// Write every generated sentence down.
    Words,
    /// Freeze tables.
    Freeze {
        /// The game and the moments, read by the recorder itself.
        words: Vec<String>,
    },
    /// Called by trunk before its build: join the style sheets.
    HookPreBuild,
    /// Called by trunk, which takes `xtask/shim` for cargo: the page's `cargo build`.
    HookCargoBuild {
        /// The rest of trunk's command.
        words: Vec<String>,
    },
    /// Called by trunk after its build: content policy and service worker.
    HookPostBuild,
}

/// Reads the words after `cargo xtask`.
pub fn parse(words: &[String]) -> Outcome<Command> {
    let (name, rest) =
        words.split_first().map_or(("help", &[][..]), |(name, rest)| (name.as_str(), rest));
    match name {
        "serve" => return parse_serve(rest),
        "test" => return parse_test(rest),
        "dist" if rest == ["--frame"] => return Ok(Command::Dist { page: Wanted::Frame }),
        "dist" if rest == ["--shares"] => return Ok(Command::Dist { page: Wanted::Shares }),
        "dist" if rest == ["--quick"] => return Ok(Command::Dist { page: Wanted::Quick }),
        "bench" if rest.first().is_some_and(|word| word == "page") => {
            return Ok(Command::BenchPage { pages: rest[1..].to_vec() });
        }
        "lighthouse" => return parse_lighthouse(rest),
        "arena" => return Ok(Command::Arena { words: rest.to_vec() }),
        "freeze" => return Ok(Command::Freeze { words: rest.to_vec() }),
        "golden" => return Ok(Command::Golden { words: rest.to_vec() }),
        "hook-cargo-build" => return Ok(Command::HookCargoBuild { words: rest.to_vec() }),
        _ => {}
    }
    if let Some(extra) = rest.first() {
        return Err(Trouble::Usage(format!("`{name}` takes no `{extra}`.")));
    }
    match name {
        "help" | "-h" | "--help" => Ok(Command::Help),
        "check" => Ok(Command::Check),
        "dist" => Ok(Command::Dist { page: Wanted::Whole }),
        "bench" => Ok(Command::Bench),
        "words" => Ok(Command::Words),
        "hook-pre-build" => Ok(Command::HookPreBuild),
        "hook-post-build" => Ok(Command::HookPostBuild),
        _ => Err(Trouble::Usage(format!("There is no command `{name}`."))),
    }
}

impl Command {
    /// Does it.
    pub fn run(self) -> Outcome {
        match self {
            Self::Help => {
                println!("{HELP}");
                Ok(())
            }
            Self::Serve { port, reach } => steps::serve(port, reach),
            Self::Test { parts, rest } => steps::test(&parts, &rest),
            Self::Check => steps::check(),
            Self::Dist { page: Wanted::Whole } => steps::dist(),
            Self::Dist { page: Wanted::Frame } => steps::frame(),
            Self::Dist { page: Wanted::Shares } => steps::shares(),
            Self::Dist { page: Wanted::Quick } => steps::quick(),
            Self::Bench => steps::bench(),
            Self::BenchPage { pages } => steps::bench_page(&pages),
            Self::Lighthouse { page, runs } => steps::lighthouse(page.as_deref(), runs),
            Self::Arena { words } => steps::arena(&words),
            Self::Words => steps::words(),
            Self::Freeze { words } => steps::freeze(&words),
            Self::Golden { words } => steps::golden(&words),
            Self::HookPreBuild => steps::hook_pre_build(),
            Self::HookCargoBuild { words } => steps::hook_cargo_build(&words),
            Self::HookPostBuild => steps::hook_post_build(),
        }
    }
}

fn parse_serve(words: &[String]) -> Outcome<Command> {
    let (mut port, mut reach) = (8080, Reach::Machine);
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        match word.as_str() {
            "--lan" => reach = Reach::Network,
            "--port" => port = parse_port(rest.next())?,
            _ => return Err(Trouble::Usage(format!("`serve` does not understand `{word}`."))),
        }
    }
    Ok(Command::Serve { port, reach })
}

fn parse_port(word: Option<&String>) -> Outcome<u16> {
    let word = word.ok_or_else(|| Trouble::Usage("`--port` wants a number after it.".into()))?;
    word.parse().map_err(|_| Trouble::Usage(format!("`{word}` is not a port number.")))
}

fn parse_lighthouse(words: &[String]) -> Outcome<Command> {
    let (mut page, mut runs) = (None, 3);
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        let odd = |what: &str| Trouble::Usage(format!("`lighthouse` {what}"));
        if word == "--runs" {
            let number =
                rest.next().and_then(|number| number.parse().ok()).filter(|runs| *runs > 0);
            runs = number.ok_or_else(|| odd("wants a number after `--runs`."))?;
        } else if word.starts_with('-') || page.is_some() {
            return Err(odd(&format!("does not understand `{word}`.")));
        } else {
            page = Some(word.clone());
        }
    }
    Ok(Command::Lighthouse { page, runs })
}

fn parse_test(words: &[String]) -> Outcome<Command> {
    let cut = words.iter().position(|word| word == "--");
    let (names, rest) = cut.map_or((words, &[][..]), |at| (&words[..at], &words[at + 1..]));
    let parts = names.iter().map(|name| steps::Part::named(name)).collect::<Outcome<_>>()?;
    Ok(Command::Test { parts, rest: rest.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Outcome<Command> {
        parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn commands_are_read_with_their_options() {
        assert_eq!(parsed("").unwrap(), Command::Help);
        let serve = |port, reach| Command::Serve { port, reach };
        assert_eq!(parsed("serve").unwrap(), serve(8080, Reach::Machine));
        assert_eq!(parsed("serve --port 9000").unwrap(), serve(9000, Reach::Machine));
        assert_eq!(parsed("serve --lan --port 9000").unwrap(), serve(9000, Reach::Network));
        assert_eq!(parsed("dist").unwrap(), Command::Dist { page: Wanted::Whole });
        assert_eq!(parsed("dist --frame").unwrap(), Command::Dist { page: Wanted::Frame });
        assert_eq!(parsed("dist --quick").unwrap(), Command::Dist { page: Wanted::Quick });
        let pages = vec!["old/dist".to_owned(), "dist".to_owned()];
        assert_eq!(parsed("bench page old/dist dist").unwrap(), Command::BenchPage { pages });
        let lighthouse =
            |page: Option<&str>, runs| Command::Lighthouse { page: page.map(str::to_owned), runs };
        assert_eq!(parsed("lighthouse").unwrap(), lighthouse(None, 3));
        assert_eq!(parsed("lighthouse dist --runs 1").unwrap(), lighthouse(Some("dist"), 1));
        assert_eq!(parsed("words").unwrap(), Command::Words);
        let words = vec!["gwent".to_owned(), "--decks".to_owned()];
        assert_eq!(parsed("arena gwent --decks").unwrap(), Command::Arena { words });
        let browser =
            Command::Test { parts: vec![steps::Part::Browser], rest: vec!["boot".into()] };
        assert_eq!(parsed("test browser -- boot").unwrap(), browser);
    }

    #[test]
    fn nonsense_gets_a_sentence() {
        for line in [
            "sreve",
            "serve --port x",
            "serve --port",
            "serve --wan",
            "dist --fast",
            "bench everything",
            "lighthouse --runs",
            "lighthouse dist dist",
            "test everything",
        ] {
            let trouble = parsed(line).unwrap_err().to_string();
            assert!(trouble.contains("cargo xtask help"), "{line}: {trouble}");
        }
    }
}
