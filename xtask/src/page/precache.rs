//! The service worker's list of files and its version. The version is a hash of all names and bytes: the same
//! build is the same version, and any change is a new one.

use super::{files, hash};
use crate::{Outcome, Trouble};
use std::path::Path;

const WORKER: &str = "sw.js";

/// Fills in `VERSION` and `FILES` of the worker.
pub fn write(directory: &Path) -> Outcome {
    let mut names = files::list(directory)?;
    names.retain(|name| is_precached(name));
    let mut worker = files::read_text(directory, WORKER)?;
    let version = version(directory, &names, &worker)?;
    set(&mut worker, "VERSION", &format!("'{version}'"))?;
    set(&mut worker, "FILES", &spelled(&names))?;
    files::write(directory, WORKER, worker)
}

/// Not the worker itself (the browser keeps it), nor what no page asks for.
fn is_precached(name: &str) -> bool {
    name != WORKER && !name.ends_with(".md") && !name.starts_with('.')
}

fn version(directory: &Path, names: &[String], worker: &str) -> Outcome<String> {
    // The worker's own code counts, but not the two lines written here.
    let filled = |line: &str| {
        ["const VERSION = ", "const FILES = "].iter().any(|start| line.starts_with(start))
    };
    let code = worker.lines().filter(|line| !filled(line));
    let mut all: Vec<u8> = code.flat_map(str::bytes).collect();
    for name in names {
        all.extend(name.bytes());
        all.extend(hash::hex(&files::read(directory, name)?).bytes());
    }
    Ok(hash::hex(&all)[..16].to_owned())
}

/// `index.html` is asked for as `./`: some hosts answer its full name with a redirect, which cannot be cached.
fn spelled(names: &[String]) -> String {
    let url = |name: &String| {
        if name == "index.html" { "'./'".to_owned() } else { format!("'./{name}'") }
    };
    format!("[{}]", names.iter().map(url).collect::<Vec<_>>().join(", "))
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
        fs::write(folder.join(WORKER), "const VERSION = '';\nconst FILES = [];\nlisten();\n")
            .unwrap();
        fs::write(folder.join("index.html"), "one").unwrap();
        let stamped = || {
            write(&folder).unwrap();
            fs::read_to_string(folder.join(WORKER)).unwrap()
        };
        let first = stamped();
        assert!(
            first.contains("const FILES = ['./'];") && first.ends_with("listen();\n"),
            "{first}"
        );
        assert_eq!(stamped(), first);
        fs::write(folder.join("index.html"), "two").unwrap();
        assert_ne!(stamped(), first);
        fs::remove_dir_all(&folder).unwrap();
    }
}
