//! The service worker's list of files and its version. The version is a hash of all names and bytes: the same
//! build is the same version, and any change is a new one.

use super::{files, hash};
use crate::{Outcome, Trouble};
use std::path::Path;

const WORKER: &str = "sw.js";

/// How much of a file's hash the worker is given: it tells a file from what a proxy put in its place, and is not
/// a defence against people.
const SUM: usize = 16;

/// Fills in `VERSION` and `FILES` of the worker.
pub fn write(directory: &Path) -> Outcome {
    let mut names = files::list(directory)?;
    names.retain(|name| is_precached(name));
    let mut worker = files::read_text(directory, WORKER)?;
    let mut sums = Vec::new();
    for name in names {
        let sum = hash::hex(&files::read(directory, &name)?)[..SUM].to_owned();
        sums.push((name, sum));
    }
    let version = version(&sums, &worker);
    set(&mut worker, "VERSION", &format!("'{version}'"))?;
    set(&mut worker, "FILES", &spelled(&sums))?;
    files::write(directory, WORKER, worker)
}

/// Not the worker itself (the browser keeps it), nor what no page asks for.
fn is_precached(name: &str) -> bool {
    name != WORKER && !name.starts_with('.')
}

fn version(sums: &[(String, String)], worker: &str) -> String {
    // The worker's own code counts, but not the two lines written here.
    let filled = |line: &str| {
        ["const VERSION = ", "const FILES = "].iter().any(|start| line.starts_with(start))
    };
    let code = worker.lines().filter(|line| !filled(line));
    let mut all: Vec<u8> = code.flat_map(str::bytes).collect();
    for (name, sum) in sums {
        all.extend(name.bytes());
        all.extend(sum.bytes());
    }
    hash::hex(&all)[..SUM].to_owned()
}

/// `index.html` is asked for as `./`: some hosts answer its full name with a redirect, which cannot be cached.
fn spelled(sums: &[(String, String)]) -> String {
    let entry = |(name, sum): &(String, String)| {
        let name = if name == "index.html" { "" } else { name };
        format!("'./{name}': '{sum}'")
    };
    format!("{{ {} }}", sums.iter().map(entry).collect::<Vec<_>>().join(", "))
}

/// Replaces the value in the line `const NAME = …;`.
fn set(worker: &mut String, name: &str, value: &str) -> Outcome {
    let start = format!("const {name} = ");
    let mut found = false;
    let lines: Vec<String> = worker
        .lines()
        .map(|line| {
            if !line.starts_with(&start) {
                return line.to_owned();
            }
            found = true;
            format!("{start}{value};")
        })
        .collect();
    if !found {
        return Err(Trouble::Page(format!("{WORKER} has no line `{start}…;` to fill in.")));
    }
    *worker = lines.join("\n") + "\n";
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_change_of_any_file_is_a_new_version_and_no_change_is_none() {
        let folder = std::env::temp_dir().join(format!("szlak-precache-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(WORKER), "const VERSION = '';\nconst FILES = {};\nlisten();\n")
            .unwrap();
        fs::write(folder.join("index.html"), "one").unwrap();
        let stamped = || {
            write(&folder).unwrap();
            fs::read_to_string(folder.join(WORKER)).unwrap()
        };
        let first = stamped();
        assert!(
            first.contains("const FILES = { './': '7692c3ad3540bb80' };")
                && first.ends_with("listen();\n"),
            "{first}"
        );
        assert_eq!(stamped(), first);
        fs::write(folder.join("index.html"), "two").unwrap();
        assert_ne!(stamped(), first);
        fs::remove_dir_all(&folder).unwrap();
    }

    /// Findings F-10 and B8: the rules are there without a network, as everything a page asks for is.
    #[test]
    fn texts_are_kept_for_offline_use_and_the_worker_itself_is_not() {
        for name in ["index.html", "rules/pl/gwent.md", "lessons/uk/gwent.json", "stories/en.json"]
        {
            assert!(is_precached(name), "{name}");
        }
        assert!(!is_precached(WORKER) && !is_precached(".stage"));
    }
}
