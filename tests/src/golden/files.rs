//! The files of the golden games.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use tabletop::Record;

use super::proof::{Kind, Proof};
use crate::places;

/// The names of a game's golden games.
pub fn names(game: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(places::golden(game)).into_iter().flatten();
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let records = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    records
        .filter_map(|path| path.file_stem().and_then(|name| name.to_str()).map(str::to_owned))
        .collect()
}

/// The games that have a folder.
pub fn games() -> BTreeSet<String> {
    let entries = fs::read_dir(places::golden("")).expect("there are golden games");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    paths
        .filter(|path| path.is_dir())
        .filter_map(|path| path.file_name().and_then(|name| name.to_str()).map(str::to_owned))
        .collect()
}

pub fn read_record(game: &str, name: &str) -> Record {
    let path = path(game, name, "json");
    let text = fs::read_to_string(&path).expect("the record was listed");
    Record::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn read_proof(game: &str, name: &str, kind: Kind) -> String {
    let path = path(game, name, kind.extension());
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; run `cargo xtask golden`", path.display()))
}

pub fn write_record(game: &str, name: &str, record: &Record) {
    fs::create_dir_all(places::golden(game)).expect("the folder can be made");
    let json = serde_json::to_string_pretty(record).expect("a record always serialises") + "\n";
    fs::write(path(game, name, "json"), json).expect("the record can be written");
}

/// A game that is short now and was long, or the other way round, loses its other proof.
pub fn write_proof(game: &str, name: &str, proof: &Proof) {
    for kind in Kind::ALL {
        let path = path(game, name, kind.extension());
        if kind == proof.kind {
            fs::write(path, &proof.text).expect("the proof can be written");
        } else if path.exists() {
            fs::remove_file(path).expect("the other proof can be removed");
        }
    }
}

/// Files in the folder of a game that belong to no golden game, or are not the proof it should
/// have.
pub fn strays(game: &str) -> BTreeSet<String> {
    let mut left: BTreeSet<String> = fs::read_dir(places::golden(game))
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("a readable folder").file_name().to_string_lossy().into_owned())
        .collect();
    for name in names(game) {
        let proof = Kind::of(&read_record(game, &name)).extension();
        left.remove(&format!("{name}.json"));
        left.remove(&format!("{name}.{proof}"));
    }
    left
}

fn path(game: &str, name: &str, extension: &str) -> PathBuf {
    places::golden(game).join(format!("{name}.{extension}"))
}

/// Is there a test of that name: `crates/old-world/tests/solo.rs::a_test`?
pub fn has_test(name: &str) -> bool {
    let Some((file, test)) = name.split_once("::") else { return false };
    let text = fs::read_to_string(places::root().join(file)).unwrap_or_default();
    text.contains(&format!("#[test]\nfn {test}()"))
}

/// The list that the WebAssembly tests are built from: they cannot read files.
pub fn embedded() -> String {
    let mut list = "//! Every golden game, for tests that cannot read files. Written by \
                    `cargo xtask golden`.\n\n\
                    /// Game, name, record.\n\
                    #[rustfmt::skip]\n\
                    pub const GOLDEN: &[(&str, &str, &str)] = &[\n"
        .to_owned();
    for game in games() {
        for name in names(&game) {
            let _ = writeln!(
                list,
                "    (\"{game}\", \"{name}\", include_str!(\"{game}/{name}.json\")),"
            );
        }
    }
    list + "];\n"
}

pub fn write_embedded() {
    fs::write(embedded_path(), embedded()).expect("the list can be written");
}

pub fn read_embedded() -> String {
    fs::read_to_string(embedded_path()).unwrap_or_default()
}

fn embedded_path() -> PathBuf {
    places::golden("").join("embedded.rs")
}
