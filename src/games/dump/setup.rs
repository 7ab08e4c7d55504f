//! What is said of each game before it begins: its name, its line, its options and their answers.

use tabletop::OptionKind;

use super::{Chapter, FIRST, Row, row};
use crate::games::{GAMES, GameUi, UPCOMING};

/// A chapter for each game that players meet, and one for those to come.
pub fn chapters() -> Vec<Chapter> {
    let met = GAMES.iter().filter(|game| game.id() != "cairns");
    let mut all: Vec<Chapter> = met.map(|game| chapter(*game)).collect();
    let coming = UPCOMING.iter().flat_map(|game| {
        let name = row(format!("{}/name", game.id), |lang| game.name(lang).to_owned());
        [name, row(format!("{}/line", game.id), |lang| game.line(lang).to_owned())]
    });
    let source = "public/words/{en,pl,uk}.txt";
    all.push(Chapter::new("Frame: games on their way", source, coming.collect()));
    all
}

fn chapter(game: &dyn GameUi) -> Chapter {
    let mut rows: Vec<Row> = vec![
        row("name", |lang| game.name(lang).to_owned()),
        row("tagline", |lang| game.tagline(lang).to_owned()),
    ];
    let entry = bots::find(game.id()).expect("a game that is shown is catalogued");
    for option in (entry.model)().options {
        let id = option.id;
        rows.push(row(format!("option/{id}"), |lang| game.option(id, lang).0.to_owned()));
        if !game.option(id, FIRST).1.is_empty() {
            rows.push(row(format!("hint/{id}"), |lang| game.option(id, lang).1.to_owned()));
        }
        if let OptionKind::Pick { values, .. } = option.kind {
            let answer =
                |value| row(format!("answer/{id}/{value}"), |lang| game.answer(id, value, lang));
            rows.extend(values.into_iter().map(answer));
        }
        if game.workshop(id, FIRST).is_some() {
            rows.push(row(format!("workshop/{id}"), |lang| {
                game.workshop(id, lang).map_or("", |(_, said)| said).to_owned()
            }));
        }
    }
    for at in 0..game.doors(FIRST).len() {
        rows.push(row(format!("door/{at}"), |lang| game.doors(lang)[at].1.to_owned()));
    }
    let title = format!("{}: set-up", game.name(FIRST));
    Chapter::new(title, "public/words/{en,pl,uk}.txt", rows)
}
