//! A frozen table, and what must be true of it for ever.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tabletop::{Digest, Game, RecordLink, Save, Session};

use super::Frozen;
use crate::places;

/// A table as it was saved and sent once, with what it must give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixture {
    /// The slug of the game.
    pub game: String,
    /// The moment it shows.
    pub moment: String,
    /// How many choices have been made.
    pub choices: usize,
    /// How many its line has, those taken back included.
    pub line: usize,
    /// How many positions its history holds, side lines included.
    pub positions: usize,
    /// The fingerprint of the position on the table.
    pub digest: Digest,
    /// The save, letter for letter.
    pub save: String,
    /// The record link, if one was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

impl Fixture {
    /// A table frozen as it stands.
    pub fn of<G: Game>(session: &Session<G>, moment: &str) -> Self {
        Self {
            game: G::ID.to_owned(),
            moment: moment.to_owned(),
            choices: session.ply(),
            line: session.line().len() - 1,
            positions: session.history_len(),
            digest: Digest::of(session.game()),
            save: session.save().to_json(),
            link: Some(RecordLink::of(session).encode()),
        }
    }

    /// Loads the save and the link, and says what is not as it was.
    pub fn check<S: Frozen>(&self) -> Result<(), String> {
        let save = Save::from_json(&self.save).map_err(|error| format!("save: {error}"))?;
        let session =
            Session::<S::Game>::resume(&save).map_err(|error| format!("save: {error}"))?;
        self.check_session::<S>(&session)?;
        self.check_written(&session, &save)?;
        self.check_link::<S::Game>()
    }

    fn check_session<S: Frozen>(&self, session: &Session<S::Game>) -> Result<(), String> {
        same("choices", self.choices, session.ply())?;
        same("choices of its line", self.line, session.line().len() - 1)?;
        same("positions", self.positions, session.history_len())?;
        same("digest", self.digest, Digest::of(session.game()))?;
        session.game().check().map_err(|error| error.to_string())?;
        let moments = S::moments();
        let moment = moments.iter().find(|moment| moment.name == self.moment);
        let moment = moment.ok_or("no moment is called so")?;
        if (moment.is_now)(session) { Ok(()) } else { Err("it shows another moment".to_owned()) }
    }

    /// Saved again it is the same, letter for letter; only the version of the rules may be newer.
    fn check_written<G: Game>(&self, session: &Session<G>, save: &Save) -> Result<(), String> {
        let mut again = session.save();
        same("version of the rules", G::RULES, again.record.rules)?;
        again.record.rules = save.record.rules;
        same("save when written again", self.save.as_str(), again.to_json().as_str())
    }

    fn check_link<G: Game>(&self) -> Result<(), String> {
        let Some(link) = &self.link else { return Ok(()) };
        let rest = link.strip_prefix("watch/").ok_or("link: it should begin with watch/")?;
        let record = RecordLink::decode(rest).and_then(|link| link.verify::<G>());
        let record = record.map_err(|error| format!("link: {error}"))?;
        same("choices of the link", self.choices, record.choices.len())?;
        same("digest of the link", self.digest, record.digest)
    }

    /// Where it is kept.
    pub fn path(game: &str, moment: &str) -> PathBuf {
        places::fixtures().join(game).join(format!("{moment}.json"))
    }

    /// Writes it down, unless there is one already.
    pub fn write(&self) -> Result<(), String> {
        let path = Self::path(&self.game, &self.moment);
        if path.exists() {
            return Err(format!("{}/{} is frozen already.", self.game, self.moment));
        }
        let json = serde_json::to_string_pretty(self).expect("a fixture always serialises");
        fs::create_dir_all(path.parent().expect("it lies in a folder"))
            .and_then(|()| fs::write(&path, json + "\n"))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
}

fn same<T: Copy + PartialEq + std::fmt::Display>(
    what: &str,
    frozen: T,
    now: T,
) -> Result<(), String> {
    if frozen == now { Ok(()) } else { Err(format!("{what}: frozen {frozen}, now {now}")) }
}

/// The games that have frozen tables.
pub fn games() -> BTreeSet<String> {
    let folder = fs::read_dir(places::fixtures()).expect("there are fixtures");
    folder
        .map(|entry| entry.expect("a readable folder").file_name())
        .map(|name| text(&name))
        .collect()
}

/// The frozen tables of a game, each with the name of its file.
pub fn fixtures(game: &str) -> Vec<(String, Fixture)> {
    let folder = fs::read_dir(places::fixtures().join(game)).into_iter().flatten();
    let paths = folder.map(|entry| entry.expect("a readable folder").path());
    let read = |path: PathBuf| {
        let name = path.file_stem().map(text).unwrap_or_default();
        let json = fs::read_to_string(&path).expect("it was listed");
        let fixture = serde_json::from_str(&json);
        (name, fixture.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    paths.map(read).collect()
}

fn text(name: &OsStr) -> String {
    name.to_string_lossy().into_owned()
}
