//! Games, decks and results to and from files. A file is taken in item by item: what is bad in it is told
//! and harms nothing else.

use serde_json::Value;
use tabletop::{Control, LoadError, Player, Record, Save, UndoPolicy, scribe};

use super::decks::KeptDeck;
use super::results::{self, Noted};
use super::saves::{self, Kept, LAYOUT};
use super::shelf::{Shelf, fresh_key};
use super::{StorageError, decks, solved, usage};
use crate::browser;

/// Room that an import leaves for the games in progress.
const RESERVE: usize = 256 * 1024;

/// What a result takes besides its deal, about.
const RESULT: usize = 256;

/// Everything the player would miss in one text, each thing as it was kept, to be carried to another device.
pub fn export_all() -> String {
    // What can be read is carried on letter for letter; what cannot, as a text.
    let all = |shelf: Shelf| {
        let texts = shelf.keys().into_iter().filter_map(|key| shelf.raw(&key));
        let as_json = |text: String| match serde_json::from_str::<Value>(&text) {
            Ok(_) => text,
            Err(_) => scribe::json(&text),
        };
        texts.map(as_json).collect::<Vec<_>>().join(",")
    };
    let (games, decks, solved) =
        (all(Shelf::Games), all(Shelf::Decks), scribe::json(&solved::list()));
    let results = all(Shelf::Results);
    format!(
        r#"{{"szlak":{LAYOUT},"games":[{games}],"decks":[{decks}],"solved":{solved},"results":[{results}]}}"#
    )
}

/// Why an item did not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It cannot be read or played.
    Bad(LoadError),
    /// It could not be kept.
    Storage(StorageError),
}

/// What became of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games came in.
    pub games: usize,
    /// How many decks came in.
    pub decks: usize,
    /// How many results came in.
    pub results: usize,
    /// What did not come in, by name, and why.
    pub refused: Vec<(String, Refusal)>,
}

/// Takes in a file: one game, a collection of games and decks, a bare save or a bare record. An
/// error means that it is none of these.
pub fn take_in(text: &str) -> Result<Report, LoadError> {
    let value: Value = serde_json::from_str(text).map_err(LoadError::corrupt)?;
    let mut intake = Intake::new();
    let all = |name: &str| value.get(name).and_then(Value::as_array).into_iter().flatten();
    if !value.get("games").is_some_and(Value::is_array) {
        if !["szlak", "save", "record", "format"].iter().any(|field| value.get(field).is_some()) {
            return Err(LoadError::corrupt("no game and no collection"));
        }
        intake.take_game(&value, 1);
        return Ok(intake.report);
    }
    for (number, game) in (1..).zip(all("games")) {
        intake.take_game(game, number);
    }
    for (number, deck) in (1..).zip(all("decks")) {
        intake.take_deck(deck, number);
    }
    for (number, result) in (1..).zip(all("results")) {
        intake.take_result(result, number);
    }
    let mut report = intake.report;
    let names: Vec<String> = all("solved").filter_map(Value::as_str).map(str::to_owned).collect();
    if let Err(error) = solved::add(names.clone()) {
        report.refused.push((names.join(", "), Refusal::Storage(error)));
    }
    Ok(report)
}

/// A file being taken in.
struct Intake {
    report: Report,
    /// The room it may still take.
    room: usize,
}

impl Intake {
    fn new() -> Self {
        let (used, room) = usage();
        Self { report: Report::default(), room: room.saturating_sub(used + RESERVE) }
    }

    fn take_game(&mut self, value: &Value, number: usize) {
        // Played before it is kept.
        let kept = read_game(value).and_then(|kept| kept.resume().map(|_| kept));
        let done = kept.map_err(Refusal::Bad).and_then(|kept| {
            let text = kept.to_json();
            self.keep(text.len(), || saves::write_text(&fresh_key(), &text))
        });
        match done {
            Ok(()) => self.report.games += 1,
            Err(why) => self.report.refused.push((name(value, "title", number), why)),
        }
    }

    fn take_deck(&mut self, value: &Value, number: usize) {
        let done = KeptDeck::from_value(value).map_err(Refusal::Bad).and_then(|deck| {
            self.keep(deck.name.len() + deck.code.len(), || decks::write(&fresh_key(), &deck))
        });
        match done {
            Ok(()) => self.report.decks += 1,
            Err(why) => self.report.refused.push((name(value, "name", number), why)),
        }
    }

    /// A result that is here already is no news, and no fault.
    fn take_result(&mut self, value: &Value, number: usize) {
        let mut is_new = false;
        let done = Noted::from_value(value).map_err(Refusal::Bad).and_then(|noted| {
            let size = noted.deal.len() + RESULT;
            self.keep(size, || results::add(&noted).map(|news| is_new = news))
        });
        match done {
            Ok(()) => self.report.results += usize::from(is_new),
            Err(why) => self.report.refused.push((name(value, "game", number), why)),
        }
    }

    /// Keeps a text of this size if there is room for it and for the copy it is written through.
    fn keep(
        &mut self,
        size: usize,
        write: impl FnOnce() -> Result<(), StorageError>,
    ) -> Result<(), Refusal> {
        let written = if 2 * size <= self.room { write() } else { Err(StorageError::Full) };
        written.map_err(Refusal::Storage)?;
        self.room -= size;
        Ok(())
    }
}

/// What an item calls itself, or its number.
fn name(value: &Value, field: &str, number: usize) -> String {
    value[field].as_str().map_or_else(|| format!("№ {number}"), str::to_owned)
}

fn read_game(value: &Value) -> Result<Kept, LoadError> {
    let record = [&value["save"]["record"], &value["record"], value];
    let game = record.iter().find_map(|record| record["game"].as_str());
    // Said before anything else is: a foreign game is not a damaged one.
    if let Some(game) = game.filter(|game| bots::find(game).is_none()) {
        return Err(LoadError::UnknownGame { game: game.to_owned() });
    }
    if value.get("save").is_some() || value.get("szlak").is_some() {
        return Kept::from_value(value.clone());
    }
    let save = if value.get("record").is_some() {
        Save::from_value(value.clone())?
    } else {
        from_record(Record::from_value(value.clone())?)
    };
    Ok(Kept { szlak: LAYOUT, title: None, saved_at: browser::now(), over: false, save, sent: None })
}

/// A bare record becomes a save in which every seat is a person's.
fn from_record(record: Record) -> Save {
    let seats = record.setup.get("seats").and_then(Value::as_u64).unwrap_or(2);
    let players: Vec<Player> = (1..=seats.min(u64::from(tabletop::MAX_SEATS)))
        .map(|seat| Player { name: format!("{seat}"), control: Control::Human })
        .collect();
    Save {
        at: record.choices.len(),
        record,
        players: players.into(),
        undo: UndoPolicy::Free,
        practice: true,
        branches: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::pretend;
    use super::super::saves::tests::played;
    use super::*;

    fn collection(games: Vec<Value>) -> String {
        let deck = json!({ "szlak": 1, "name": "Mine", "code": "king-bran:olaf" });
        let decks = [deck, json!({ "name": "Torn" })];
        json!({ "szlak": 1, "games": games, "decks": decks, "solved": ["gwent/cold-fire"] })
            .to_string()
    }

    /// Finding F-2: one bad item does not make the others unimportable, and each says why.
    #[test]
    fn a_collection_comes_in_item_by_item() {
        let good = serde_json::to_value(played(&[0, 1])).unwrap();
        let mut altered = played(&[0, 1]);
        altered.save.record.choices[1] = "take z 9".to_owned();
        altered.title = Some("Altered".to_owned());
        let games = vec![
            json!("{broken"),
            good.clone(),
            json!({ "szlak": 99 }),
            serde_json::to_value(&altered).unwrap(),
            good,
        ];
        let report = take_in(&collection(games)).unwrap();
        assert_eq!((report.games, report.decks), (2, 1));
        assert_eq!((saves::list().len(), decks::list().len(), solved::list().len()), (2, 1, 1));
        let told: Vec<(&str, &str)> = report
            .refused
            .iter()
            .map(|(name, why)| match why {
                Refusal::Bad(error) => (name.as_str(), error.kind()),
                Refusal::Storage(_) => (name.as_str(), "storage"),
            })
            .collect();
        let expected = [
            ("№ 1", "corrupt"),
            ("№ 3", "newer-format"),
            ("Altered", "illegal-move"),
            ("Torn", "corrupt"),
        ];
        assert_eq!(told, expected);
    }

    /// Finding F-2: what does not fit is told, and the games in progress keep room to be saved.
    #[test]
    fn a_file_too_large_for_the_storage_leaves_room_and_says_what_did_not_fit() {
        let mut large = played(&[0]);
        large.title = Some("x".repeat(700_000));
        let large = serde_json::to_value(large).unwrap();
        pretend::limit(super::super::ROOM);
        let report = take_in(&collection(vec![large; 8])).unwrap();
        assert_eq!((report.games, report.decks), (6, 1));
        assert!(
            report.refused[..2].iter().all(|(_, why)| *why == Refusal::Storage(StorageError::Full))
        );
        assert!(usage().0 + RESERVE <= super::super::ROOM);
        saves::write("mine", &played(&[0, 1])).unwrap();
    }

    /// Finding F-17: a game we do not have is called so, not damaged.
    #[test]
    fn single_games_of_every_kind_are_read_and_foreign_ones_named() {
        let kept = played(&[0, 1]);
        for text in [kept.to_json(), kept.save.to_json(), kept.save.record.to_json()] {
            assert_eq!(take_in(&text).unwrap().games, 1, "{text}");
        }
        let report = take_in(r#"{"format":1,"game":"chess"}"#).unwrap();
        let why = Refusal::Bad(LoadError::UnknownGame { game: "chess".to_owned() });
        assert_eq!(report.refused, [("№ 1".to_owned(), why)]);
        for foreign in ["not json", "{}", "[]", "7"] {
            assert!(matches!(take_in(foreign), Err(LoadError::Corrupt { .. })), "{foreign}");
        }
    }

    /// What was played on two devices is added up; what both know counts once.
    #[test]
    fn results_come_in_once_and_one_by_one() {
        use super::super::results::End;
        let noted = |deal: &str| Noted::of(deal.to_owned(), "gwent", End::Won);
        results::add(&noted("a")).unwrap();
        results::add(&noted("b")).unwrap();
        let text = export_all();
        results::clear();
        results::add(&Noted { end: End::Lost, ..noted("b") }).unwrap();
        let text = text.replace(r#""results":["#, r#""results":[{"game":"gwent"},"#);
        let report = take_in(&text).unwrap();
        assert_eq!((report.results, report.refused.len()), (1, 1));
        assert_eq!(report.refused[0].0, "gwent");
        let ends: Vec<_> = results::list().into_iter().map(|one| (one.deal, one.end)).collect();
        assert_eq!(ends, [("a".to_owned(), End::Won), ("b".to_owned(), End::Lost)]);
        assert_eq!(take_in(&text).unwrap().results, 0, "once");
    }

    #[test]
    fn what_was_exported_comes_in_again() {
        saves::write("a", &played(&[0])).unwrap();
        saves::write("b", &played(&[0, 1])).unwrap();
        let text = export_all();
        assert_eq!(take_in(&text).unwrap().games, 2);
        assert_eq!(saves::list().len(), 4);
    }
}
