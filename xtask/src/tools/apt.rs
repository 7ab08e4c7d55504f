//! Debian's packages, where we may install them: as root, or with a sudo that asks nothing.

use crate::shell::{Program, which};
use crate::{Outcome, Trouble};

/// Installs packages, or says what the person should type.
pub fn install(what: &str, packages: &str) -> Outcome {
    let remedy = || Trouble::Missing {
        what: what.to_owned(),
        remedy: format!("Install it (Debian: `apt-get install {packages}`), then run this again."),
    };
    let prefix = permission().ok_or_else(remedy)?;
    println!("  installing {packages} with apt-get");
    run(prefix, "update -qq")
        .and_then(|()| run(prefix, &format!("install -qq -y --no-install-recommends {packages}")))
        .map_err(|trouble| {
            eprintln!("  {trouble}");
            remedy()
        })
}

/// The words before `apt-get`; `None` when there is no apt or no right to use it.
fn permission() -> Option<&'static str> {
    which("apt-get")?;
    if Program::new("id").words("-u").read().is_ok_and(|id| id == "0") {
        return Some("env");
    }
    which("sudo")?;
    Program::new("sudo").words("-n true").read().is_ok().then_some("sudo -n")
}

fn run(prefix: &str, words: &str) -> Outcome {
    let (program, rest) = prefix.split_once(' ').unwrap_or((prefix, ""));
    Program::new(program)
        .words(rest)
        .words("DEBIAN_FRONTEND=noninteractive apt-get")
        .words(words)
        .read()
        .map(drop)
}
