//! Lessons and puzzles: what the guide says, in the order of its file; what a puzzle asks, and how
//! it is solved.

use std::collections::BTreeMap;

use tabletop::{Form, Level, Seat, Seed, Turn, Viewer};

use super::{Chapter, FIRST, Row, row};
use crate::games::{GAMES, GameUi};
use crate::i18n::Lang;
use crate::learning::{self, Lesson, PuzzleSet};
use crate::scene::Look;

/// The lessons and puzzles of every game that has some.
pub fn chapters() -> Vec<Chapter> {
    let mut all = Vec::new();
    for game in GAMES {
        all.extend(game.lesson().map(|lesson| guide(*game, lesson)));
        all.extend(game.puzzles().map(|set| puzzles(*game, set)));
    }
    all
}

fn guide(game: &dyn GameUi, lesson: &dyn Lesson) -> Chapter {
    let about = |(at, what): (usize, &str)| {
        row(format!("about/{what}"), |lang| lesson.about(lang)[at].to_owned())
    };
    let mut rows: Vec<Row> = ["lead", "what"].into_iter().enumerate().map(about).collect();
    let files = Lang::ALL.map(|lang| {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/public/lessons/{}/{}.json", lang.tag(), game.id());
        std::fs::read_to_string(path).unwrap()
    });
    let texts = files.each_ref().map(|file| {
        serde_json::from_str::<BTreeMap<String, String>>(file).expect("a lesson can be read")
    });
    let mut keys: Vec<&String> = texts[0].keys().collect();
    keys.sort_by_key(|key| files[0].find(&format!("\"{key}\":")));
    let said = |key: &String| texts.each_ref().map(|text| text[key].clone());
    rows.extend(keys.into_iter().map(|key| Row { label: key.clone(), said: said(key) }));
    let title = format!("{}: lesson", game.name(FIRST));
    let source = "public/lessons/{en,pl,uk}/<game>.json, about/… in public/words/{en,pl,uk}.txt";
    Chapter::new(title, source, rows).raw()
}

fn puzzles(game: &dyn GameUi, set: &PuzzleSet) -> Chapter {
    let mut rows = vec![row("lead", |lang| set.lead(lang).to_owned())];
    for (at, slug) in set.slugs.iter().enumerate() {
        let words = |lang| set.words(at, lang);
        rows.push(row(format!("{slug}/title"), |lang| words(lang).title.to_owned()));
        rows.push(row(format!("{slug}/task"), |lang| words(lang).task.to_owned()));
        if !words(FIRST).after.is_empty() {
            rows.push(row(format!("{slug}/after"), |lang| words(lang).after.to_owned()));
        }
        let solution = (set.solution)(at);
        rows.push(row(format!("{slug}/solution"), |lang| solved(game, slug, solution, lang)));
    }
    let title = format!("{}: puzzles", game.name(FIRST));
    let source = "public/words/{en,pl,uk}.txt; solutions are choices: src/games/<game>/say.rs";
    Chapter::new(title, source, rows).owing(set.slugs)
}

/// The choices that solve it, one after another.
fn solved(game: &dyn GameUi, slug: &str, solution: &[&str], lang: Lang) -> String {
    let form = Form::of_puzzle(2, slug);
    let mut table = learning::dealt(game, &form, Seed::new(1), Level::Legend);
    let mut said = Vec::new();
    for choice in solution {
        let at = table.choices().iter().position(|legal| legal == choice);
        let at = at.unwrap_or_else(|| panic!("{slug}: {choice} is no choice"));
        let asked = match table.turn() {
            Turn::Awaiting(seat) => seat,
            Turn::Over(_) => Seat(0),
        };
        let viewer = Viewer::Seat(asked);
        let look = Look { moment: None, viewer, asked: Some(asked), may_choose: true, lang };
        let sight = game.see(table.as_ref(), look);
        said.push(game.ask(table.as_ref(), sight.as_ref(), lang).choices[at].clone());
        table.choose(at).unwrap();
    }
    said.join(" → ")
}
