//! The packs are held against the tables that read them: in every language every line stands in the
//! place of its field, none is missing, none is left over.

use std::fmt::Write;

use super::Lang;
use super::pack::{Reader, heading};
use super::speech::{Pack, kept};

/// The parts of games that are not built in: nobody reads them.
const ABSENT: &[&str] = if cfg!(feature = "wild-hunt") { &[] } else { &["wild_hunt"] };

/// What is wrong with a pack; each with its line.
fn faults(file: &str, text: &str, asked: &[(String, u32, Vec<String>)]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut asked = asked.iter();
    let mut expected = [].as_slice().iter();
    let (mut part, mut section) = (String::new(), String::new());
    let mut skipping = true;
    for (number, line) in (1..).zip(text.lines()) {
        let mut fault = |what: String| faults.push(format!("{file}:{number}: {what}"));
        if line != line.trim_end() {
            fault("a blank stands at its end".to_owned());
        }
        if let Some(name) = line.strip_prefix("[[").and_then(|line| line.strip_suffix("]]")) {
            if let Some(key) = expected.next().filter(|_| !skipping) {
                fault(format!("{key} is missing at the end of the part {part}"));
            }
            part = name.split(' ').next().unwrap_or_default().to_owned();
            section.clone_from(&part);
            skipping = ABSENT.contains(&part.as_str());
            if skipping {
                continue;
            }
            match asked.next() {
                None if name == "end" => expected = [].as_slice().iter(),
                Some((wanted, shape, keys)) if *wanted == part => {
                    let due = heading(wanted, *shape);
                    if format!("{line}\n") != due {
                        let due = due.trim_end();
                        fault(format!(
                            "the tables have changed. When every line is in its place: \
                             sed -i 's/^\\[\\[{part} .*/{due}/' public/words/*.txt"
                        ));
                    }
                    expected = keys.iter();
                }
                _ => fault(format!("no table reads the part {part} here")),
            }
        } else if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            name.clone_into(&mut section);
        } else if !line.is_empty() && !line.starts_with('#') && !skipping {
            let Some((key, _)) = line.split_once('=') else {
                fault("neither a heading, nor a remark, nor a key and what it says".to_owned());
                continue;
            };
            let key = format!("{section}.{}", key.trim_end());
            let due = expected.next();
            if due != Some(&key) {
                let due = due.map_or("the end of the part", String::as_str);
                fault(format!("{key} stands where {due} belongs"));
                // What follows is in the wrong place, too.
                skipping = true;
            }
        }
    }
    if asked.next().is_some() || part != "end" {
        faults.push(format!("{file}: it ends before [[end]]"));
    }
    faults
}

#[test]
fn every_line_stands_in_the_place_of_its_field() {
    let mut found = String::new();
    for lang in Lang::ALL {
        let mut reader = Reader::new(lang, kept(lang));
        Pack::read(&mut reader);
        let file = format!("public/words/{}.txt", lang.tag());
        let faults = faults(&file, kept(lang), &reader.asked);
        faults.iter().for_each(|fault| writeln!(found, "{fault}").unwrap());
        assert!(reader.is_sound() || !faults.is_empty(), "{file} is refused without a reason");
    }
    assert!(found.is_empty(), "\n{found}");
}

/// Two rows of names, as a table would ask for them.
fn of_names(text: &str, slugs: &[&str]) -> String {
    let keys = slugs.iter().map(|slug| format!("game.cards.{slug}")).collect();
    let text = text.replace("[[game]]", heading("game", 7).trim_end());
    faults("pl.txt", &text, &[("game".to_owned(), 7, keys)]).join("\n")
}

const NAMES: &str =
    "[[game]]\n\n[game.cards]\ncow = Krowa\nroach = Płotka|Płotki|Płotkę\n\n[[end]]\n";

#[test]
fn a_pack_as_it_should_be_has_no_faults() {
    assert_eq!(of_names(NAMES, &["cow", "roach"]), "");
}

/// A row inserted into the content without its name is named, with the line where it belongs.
#[test]
fn a_row_without_a_name_is_named() {
    let said = of_names(NAMES, &["cow", "bull", "roach"]);
    assert_eq!(said, "pl.txt:5: game.cards.roach stands where game.cards.bull belongs");
    let said = of_names(NAMES, &["cow", "roach", "bull"]);
    assert_eq!(said, "pl.txt:7: game.cards.bull is missing at the end of the part game");
}

#[test]
fn a_name_too_many_is_noticed() {
    let said = of_names(NAMES, &["cow"]);
    assert_eq!(said, "pl.txt:5: game.cards.roach stands where the end of the part belongs");
}

#[test]
fn another_shape_and_a_pack_cut_short_are_noticed() {
    let other = NAMES.replace("[[game]]", "[[game 00000001]]");
    let said = of_names(&other, &["cow", "roach"]);
    assert!(said.starts_with("pl.txt:1: the tables have changed."), "{said}");
    assert!(said.ends_with("/[[game 00000007]]/' public/words/*.txt"), "{said}");
    let said = of_names("[[game]]\n[game.cards]\ncow = Krowa\n", &["cow"]);
    assert_eq!(said, "pl.txt: it ends before [[end]]");
}
