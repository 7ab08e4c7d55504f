//! What was chosen last: each game's set-up as it was started, and which game it was. And the note from which the first
//! view of the home page, before the program is there, says what it said last (`first.js`).

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::{Control, Form, Level, Player, UndoPolicy, scribe};

use super::{Key, read, write};

/// A set-up as it was started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// The filled-in form.
    pub form: Form,
    /// Who sat where; a name that nobody had chosen is empty.
    pub players: Vec<Player>,
    /// What was said about undo, if anything was.
    pub undo: Option<UndoPolicy>,
}

#[derive(Serialize)]
struct Stored {
    form: Form,
    names: Vec<String>,
    seats: Vec<&'static str>,
    undo: &'static str,
}

/// A seat that a person takes.
const PERSON: &str = "person";
const FAR: &str = "far";

fn all() -> Map<String, Value> {
    let text = read(&Key::Last).unwrap_or_default();
    match serde_json::from_str(&text) {
        Ok(Value::Object(all)) => all,
        _ => Map::new(),
    }
}

/// The game that was started last.
pub fn game() -> Option<String> {
    all().get("game")?.as_str().map(str::to_owned)
}

/// How a game was started last. What cannot be read is as if it had not been kept.
pub fn of(game: &str) -> Option<Last> {
    let all = all();
    let kept = all.get("setups")?.get(game)?;
    let seats = u8::try_from(kept["form"]["seats"].as_u64()?).ok()?;
    let answers = kept["form"]["answers"].as_object()?;
    let answers =
        answers.iter().filter_map(|(key, answer)| Some((key.clone(), answer.as_str()?.to_owned())));
    let names = kept["names"].as_array()?.iter();
    let players = names.zip(kept["seats"].as_array()?).filter_map(|(name, seat)| {
        let control = match seat.as_str()? {
            PERSON => Control::Human,
            FAR => Control::Far,
            level => Control::Bot(Level::from_slug(level)?),
        };
        Some(Player { name: name.as_str()?.to_owned(), control })
    });
    let undo = kept["undo"].as_str().unwrap_or_default();
    let undo = UndoPolicy::ALL.into_iter().find(|policy| policy.slug() == undo);
    Some(Last { form: Form::of(seats, answers), players: players.collect(), undo })
}

/// Remembers how a game was started. Where nothing can be kept, nothing is said: saves say so.
pub fn remember(game: &str, last: &Last) {
    let stored = Stored {
        form: last.form.clone(),
        names: last.players.iter().map(|player| player.name.clone()).collect(),
        seats: last.players.iter().map(|player| seat_slug(player.control)).collect(),
        undo: last.undo.map_or("", UndoPolicy::slug),
    };
    let Ok(stored) = serde_json::from_str(&scribe::json(&stored)) else { return };
    let mut all = all();
    all.insert("game".to_owned(), Value::String(game.to_owned()));
    let setups = all.entry("setups").or_insert_with(|| Value::Object(Map::new()));
    if let Value::Object(setups) = setups {
        setups.insert(game.to_owned(), stored);
    }
    let _ = write(&Key::Last, &scribe::json(&Value::Object(all)));
}

const fn seat_slug(control: Control) -> &'static str {
    match control {
        Control::Human => PERSON,
        Control::Far => FAR,
        Control::Bot(level) => level.slug(),
    }
}

/// What the home page says beside its own words.
#[derive(Serialize)]
pub struct Note<'a> {
    /// In which language.
    pub lang: &'static str,
    /// What *Play now* starts.
    pub play: &'a str,
    /// The game that can be gone on with, by its key, as it was at a moment.
    pub key: &'a str,
    pub saved_at: u64,
    /// How it stands.
    pub state: &'a str,
}

/// Leaves the note.
pub fn leave_note(note: &Note<'_>) {
    let text = scribe::json(note);
    if read(&Key::Note).as_deref() != Some(text.as_str()) {
        let _ = write(&Key::Note, &text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_remembered_for_each_game() {
        let last = |seats, level| Last {
            form: Form::of(seats, [("deck.1".to_owned(), "king-bran:olaf".to_owned())]),
            players: vec![Player::human("Ves"), Player::bot("", level)],
            undo: Some(UndoPolicy::Fair),
        };
        assert_eq!((game(), of("gwent")), (None, None));
        remember("gwent", &last(2, Level::Master));
        remember("ronin", &last(3, Level::Legend));
        assert_eq!(game().as_deref(), Some("ronin"));
        assert_eq!(of("gwent"), Some(last(2, Level::Master)));
        assert_eq!(of("ronin"), Some(last(3, Level::Legend)));
    }

    #[test]
    fn what_cannot_be_read_is_as_if_it_had_not_been_kept() {
        for text in [
            "",
            "{",
            "[]",
            r#"{"game":7,"setups":[]}"#,
            r#"{"setups":{"gwent":{"form":{"seats":900}}}}"#,
        ] {
            write(&Key::Last, text).unwrap();
            assert_eq!((game(), of("gwent")), (None, None), "{text}");
        }
    }
}
