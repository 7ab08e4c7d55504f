//! The tables of words, field by field, as they print themselves: a field that is added is read
//! without being listed anywhere.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::{Chapter, Row, Said};
use crate::i18n::Lang;

/// A table in every language.
pub struct Table {
    /// What it says as it is written, under the path of the field.
    pub rows: Vec<Row>,
    /// The fields that are functions, of which examples have to be given.
    pub functions: Vec<String>,
}

/// Reads a table. A name is put before the paths of its fields.
pub fn read<T: Debug + 'static>(name: &str, of: impl Fn(Lang) -> &'static T) -> Table {
    let [en, pl, uk] = Lang::ALL.map(|lang| fields(of(lang)));
    assert_eq!((en.len(), en.len()), (pl.len(), uk.len()), "{name}");
    let mut table = Table { rows: Vec::new(), functions: Vec::new() };
    for (((path, en), (_, pl)), (_, uk)) in en.into_iter().zip(pl).zip(uk) {
        let label = [name, &path].concat();
        let Some(((en, pl), uk)) = en.zip(pl).zip(uk) else {
            table.functions.push(label);
            continue;
        };
        if !en.is_empty() {
            table.rows.push(Row { label, said: [en, pl, uk] });
        }
    }
    table
}

/// The fields with their paths (`board.phases.2`); a function has no text.
fn fields(table: &impl Debug) -> Vec<(String, Option<String>)> {
    let mut found = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut places: Vec<usize> = Vec::new();
    for line in format!("{table:#?}").lines() {
        let line = line.trim().trim_end_matches(',');
        if matches!(line, "}" | "]" | ")") {
            path.pop();
            places.pop();
            continue;
        }
        let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let named = line.split_once(": ").filter(|(name, _)| is_name(name));
        let place = places.last_mut().map_or(0, |place| {
            *place += 1;
            *place
        });
        let (name, value) = match named {
            Some((name, value)) => (name.to_owned(), value),
            None if path.is_empty() => (String::new(), line),
            None => (place.to_string(), line),
        };
        let is_text = value.starts_with('"');
        path.push(name);
        if !is_text && value.ends_with(['{', '[', '(']) {
            places.push(0);
            continue;
        }
        found.push((path[1..].join("."), is_text.then(|| unescaped(value))));
        path.pop();
    }
    found
}

/// A text without its quotes and escapes.
fn unescaped(written: &str) -> String {
    let mut text = String::new();
    let mut letters = written[1..written.len() - 1].chars();
    while let Some(letter) = letters.next() {
        let escaped = if letter == '\\' { letters.next() } else { None };
        match escaped {
            None => text.push(letter),
            Some('n') => text.push('\n'),
            Some('t') => text.push('\t'),
            Some('u') => {
                let digits: String = letters.by_ref().skip(1).take_while(|c| *c != '}').collect();
                text.extend(u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32));
            }
            Some(other) => text.push(other),
        }
    }
    text
}

/// The last two chapters of a game: what the others leave of its tables, and its counted nouns.
pub fn rest(game: &str, source: &'static str, tables: &[Table], heard: &[Chapter]) -> [Chapter; 2] {
    let written: Vec<Row> = tables.iter().flat_map(|table| table.rows.clone()).collect();
    let nouns = counted(&written);
    let rest = unheard(written, heard);
    [("counted nouns", nouns), ("everything else", rest)]
        .map(|(what, rows)| Chapter::new(format!("{game}: {what}, as written"), source, rows).raw())
}

/// What of these tables no chapter says: labels, and sentences that no game has brought up.
fn unheard(rows: Vec<Row>, heard: &[Chapter]) -> Vec<Row> {
    let lower = |said: &Said| said.clone().map(|one| one.to_lowercase());
    let heard: Vec<Said> =
        heard.iter().flat_map(|chapter| &chapter.rows).map(|row| lower(&row.said)).collect();
    let is_heard = |row: &Row| {
        let meant = lower(&row.said);
        let pieces = meant.each_ref().map(|text| pieces(text));
        // A word or two are found everywhere.
        let letters: usize = pieces[0].iter().map(|piece| piece.len()).sum();
        let enough = if pieces[0].len() > 1 { 6 } else { 14 };
        let fits = |said: &Said| pieces.iter().zip(said).all(|(pieces, said)| fits(pieces, said));
        letters >= enough && heard.iter().any(fits)
    };
    rows.into_iter().filter(|row| !is_heard(row)).collect()
}

/// Each counted noun once, in a sentence that has it: games bring up some of its forms only.
pub fn counted(rows: &[Row]) -> Vec<Row> {
    let mut known = BTreeSet::new();
    let has_new = |row: &&Row| {
        let nouns = row.said.iter().flat_map(|text| nouns(text)).collect::<Vec<_>>();
        !nouns.is_empty() && known.insert(nouns.join("/"))
    };
    rows.iter().filter(has_new).cloned().collect()
}

fn nouns(text: &str) -> impl Iterator<Item = &str> {
    let places = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    places.filter_map(|place| place.split_once('|').map(|(_, forms)| forms))
}

/// What stands between the places of a sentence.
fn pieces(text: &str) -> Vec<&str> {
    text.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, rest)| rest)).collect()
}

fn fits(pieces: &[&str], said: &str) -> bool {
    let mut rest = said;
    pieces.iter().all(|piece| match rest.find(piece) {
        Some(at) => {
            rest = &rest[at + piece.len()..];
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Inner {
        _one: &'static str,
        _many: [(&'static str, &'static str); 2],
    }

    #[derive(Debug)]
    struct Outer {
        _plain: &'static str,
        _inner: Inner,
        _made: fn(usize) -> String,
    }

    #[test]
    fn every_field_is_read_with_its_path() {
        let inner = Inner { _one: "a: “b”,", _many: [("c", "d \"e\""), ("f", "")] };
        let outer = Outer { _plain: "g\u{a0}— h", _inner: inner, _made: |_| String::new() };
        let read = fields(&outer);
        let texts: Vec<(&str, Option<&str>)> =
            read.iter().map(|(path, text)| (path.as_str(), text.as_deref())).collect();
        let expected = [
            ("_plain", Some("g\u{a0}— h")),
            ("_inner._one", Some("a: “b”,")),
            ("_inner._many.1.1", Some("c")),
            ("_inner._many.1.2", Some("d \"e\"")),
            ("_inner._many.2.1", Some("f")),
            ("_inner._many.2.2", Some("")),
            ("_made", None),
        ];
        assert_eq!(texts, expected);
    }

    #[test]
    fn what_was_heard_is_not_shown_again() {
        let row = |text: &str| Row { label: String::new(), said: [text; 3].map(str::to_owned) };
        let said = vec![row("Iva drew 3 cards."), row("Hand over what you have.")];
        let heard = [Chapter::new("", "", said)];
        let meant = vec![row("{0} drew {1|card|cards}."), row("Hand"), row("{0} lost {1}.")];
        assert_eq!(counted(&[meant.clone(), meant.clone()].concat()).len(), 1);
        let left = unheard(meant, &heard);
        assert_eq!(left.len(), 2, "{left:?}");
    }
}
