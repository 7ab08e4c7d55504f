//! What is saved, exported, linked and kept as a golden test: set-up, seed and choices.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    BySeat, Digest, Game, LoadError, Log, Player, PositionError, Seed, StateError, Status,
    UndoPolicy, reader, scribe,
};

/// The newest format this build writes and reads.
pub const FORMAT: u32 = 2;

/// The format of a game that began with a deal; only one that began elsewhere needs the newer
/// one, so that older builds go on reading everything they can play.
pub const DEALT_FORMAT: u32 = 1;

/// A game as the choices that made it. Everything in it is text that stays valid: slugs, not
/// numbers of rows in a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The version of this layout.
    pub format: u32,
    /// The slug of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The game's set-up.
    pub setup: Value,
    /// The seed.
    pub seed: Seed,
    /// The position the choices begin at, where that is not the deal: a puzzle, an edited state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The choices in their text form.
    pub choices: Vec<String>,
    /// The fingerprint of the position they lead to.
    pub digest: Digest,
}

/// A record with what a session adds to it: who plays, where in it they are, and the lines that
/// were left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// The main line, from the deal to its last move.
    pub record: Record,
    /// How many moves of it have been made; the rest can be redone.
    pub at: usize,
    /// Who sits where.
    pub players: BySeat<Player>,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Was the game rewound past what fair undo allows?
    #[serde(default)]
    pub practice: bool,
    /// Moves off the main line: `(node after which, choice)`. The nodes of the main line are
    /// numbered from 0 (the deal); these follow in order.
    #[serde(default)]
    pub branches: Vec<(usize, String)>,
}

impl Record {
    /// Reads a record from JSON text.
    pub fn from_json(text: &str) -> Result<Self, LoadError> {
        Self::from_value(serde_json::from_str(text).map_err(LoadError::corrupt)?)
    }

    /// Reads a record from JSON.
    pub fn from_value(value: Value) -> Result<Self, LoadError> {
        check_format(value.get("format"))?;
        reader::read(value).map_err(LoadError::corrupt)
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        scribe::json(self)
    }

    /// Plays the record and returns the position it leads to.
    pub fn replay<G: Game>(&self) -> Result<G, LoadError> {
        let mut game = self.begin::<G>(&mut Log::muted())?;
        let mut legal = Vec::new();
        for (index, text) in self.choices.iter().enumerate() {
            let choice = legal_choice(&game, text, &mut legal)
                .map_err(|reason| self.astray::<G>(index + 1, reason))?;
            game.play(&choice, &mut Log::muted());
        }
        self.check_digest(&game)?;
        Ok(game)
    }

    /// The position before the first choice.
    pub fn begin<G: Game>(&self, log: &mut Log<G::Event>) -> Result<G, LoadError> {
        if self.game != G::ID {
            return Err(LoadError::UnknownGame { game: self.game.clone() });
        }
        let setup = self.read_setup::<G>()?;
        let Some(position) = &self.position else { return Ok(G::start(&setup, self.seed, log)?) };
        Ok(read_position(&setup, self.seed, position)?)
    }

    pub(crate) fn read_setup<G: Game>(&self) -> Result<G::Setup, LoadError> {
        reader::read(self.setup.clone())
            .map_err(|error| LoadError::corrupt(format!("the set-up cannot be read ({error})")))
    }

    pub(crate) fn check_digest<G: Game>(&self, game: &G) -> Result<(), LoadError> {
        if Digest::of(game) == self.digest { Ok(()) } else { Err(self.differs::<G>()) }
    }

    /// All moves fit, but not what they lead to.
    pub(crate) fn differs<G: Game>(&self) -> LoadError {
        let at = self.choices.len();
        if self.rules == G::RULES { LoadError::Differs { at } } else { self.rules_changed::<G>(at) }
    }

    /// A move does not fit: because the rules are others now, or because the record is false.
    pub(crate) fn astray<G: Game>(&self, at: usize, reason: String) -> LoadError {
        if self.rules == G::RULES {
            LoadError::Illegal { at, reason }
        } else {
            self.rules_changed::<G>(at)
        }
    }

    fn rules_changed<G: Game>(&self, at: usize) -> LoadError {
        LoadError::RulesChanged { at, recorded: self.rules, current: G::RULES }
    }
}

/// The position a record begins at.
#[cfg(feature = "positions")]
fn read_position<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    position: &Value,
) -> Result<G, PositionError> {
    let game: G = serde_json::from_value(position.clone())
        .map_err(|error| PositionError::Unreadable(error.to_string()))?;
    check_position(setup, seed, &game)?;
    Ok(game)
}

/// Reading positions would make the page an eighth heavier, and people do not write them.
#[cfg(not(feature = "positions"))]
fn read_position<G: Game>(_: &G::Setup, _: Seed, _: &Value) -> Result<G, PositionError> {
    let reason = "it does not begin with a deal, and only Szlak’s tools read such games";
    Err(PositionError::Unreadable(reason.to_owned()))
}

/// Could a game with this set-up stand like this? Dealing is the whole check of a set-up.
pub(crate) fn check_position<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    game: &G,
) -> Result<(), PositionError> {
    let dealt = G::start(setup, seed, &mut Log::muted())?;
    game.check()?;
    let (has, needs) = (game.seats(), dealt.seats());
    if has != needs {
        let sentence = format!("It has {has} players, but the set-up is for {needs}.");
        return Err(StateError(sentence).into());
    }
    Ok(game.check_dealt(&dealt)?)
}

impl Save {
    /// Reads a save from JSON text.
    pub fn from_json(text: &str) -> Result<Self, LoadError> {
        Self::from_value(serde_json::from_str(text).map_err(LoadError::corrupt)?)
    }

    /// Reads a save from JSON.
    pub fn from_value(value: Value) -> Result<Self, LoadError> {
        check_format(value.get("record").and_then(|record| record.get("format")))?;
        reader::read(value).map_err(LoadError::corrupt)
    }

    /// The save as one line of JSON.
    pub fn to_json(&self) -> String {
        scribe::json(self)
    }
}

/// Looks at the format before anything else, so that a newer layout is called newer, not damaged.
fn check_format(format: Option<&Value>) -> Result<(), LoadError> {
    match format.and_then(Value::as_u64) {
        None | Some(0) => Err(LoadError::corrupt("it does not say which format it has")),
        Some(found) if found > u64::from(FORMAT) => {
            let found = u32::try_from(found).unwrap_or(u32::MAX);
            Err(LoadError::NewerFormat { found, known: FORMAT })
        }
        Some(_) => Ok(()),
    }
}

/// The legal choice a text names, or why there is none.
pub(crate) fn legal_choice<G: Game>(
    game: &G,
    text: &str,
    legal: &mut Vec<G::Choice>,
) -> Result<G::Choice, String> {
    let choice: G::Choice =
        text.parse().map_err(|error: crate::ParseChoiceError| error.to_string())?;
    legal.clear();
    game.list_legal(legal);
    if legal.contains(&choice) {
        Ok(choice)
    } else if let Status::Over(_) = game.status() {
        Err(crate::IllegalChoice::game_over().to_string())
    } else {
        Err(game.why_not(&choice).to_string())
    }
}
