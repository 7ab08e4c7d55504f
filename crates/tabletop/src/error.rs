//! What can be refused, and why. The sentences are English, for tools and logs; the page says the
//! same in the player's language by `key`.

use std::fmt::Display;

use thiserror::Error;

/// A set-up no game can be started from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{sentence}{}", cited(.rule))]
pub struct SetupError {
    /// The rule that is broken, when there is one.
    pub rule: Option<&'static str>,
    /// The option of the set-up form that is at fault, when one is (`deck.2`).
    pub option: Option<String>,
    /// What is wrong, for the page to translate.
    pub key: &'static str,
    /// What is wrong, in English.
    pub sentence: String,
}

impl SetupError {
    /// A refusal that no rule and no single option accounts for.
    pub fn new(key: &'static str, sentence: impl Into<String>) -> Self {
        Self { rule: None, option: None, key, sentence: sentence.into() }
    }

    /// Names the rule that is broken.
    #[must_use]
    pub fn citing(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }

    /// Names the option at fault.
    #[must_use]
    pub fn at(mut self, option: impl Into<String>) -> Self {
        self.option = Some(option.into());
        self
    }
}

/// A choice that may not be made now. The game is unchanged to the bit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{sentence}{}", cited(.rule))]
pub struct IllegalChoice {
    /// The rule that forbids it, when there is one.
    pub rule: Option<&'static str>,
    /// Why not, for the page to translate.
    pub key: &'static str,
    /// Why not, in English. Empty without the feature `sentences`: the page has words of its own for the key.
    pub sentence: String,
}

impl IllegalChoice {
    /// A refusal that no single rule accounts for.
    pub fn new(key: &'static str, sentence: impl Display) -> Self {
        let sentence =
            if cfg!(feature = "sentences") { sentence.to_string() } else { String::new() };
        Self { rule: None, key, sentence }
    }

    /// Names the rule that forbids it.
    #[must_use]
    pub fn citing(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }

    /// The game is over: nobody has anything left to choose.
    pub fn game_over() -> Self {
        Self::new("game-over", "The game is over.")
    }
}

/// A position that no game could reach: what [`crate::Game::check`] says of an edited state.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct StateError(pub String);

/// A position no table can begin at.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The set-up beside it is refused.
    #[error("The set-up is not accepted: {0}")]
    Setup(#[from] SetupError),
    /// It is not a state of the game at all.
    #[error("The position cannot be read: {0}.")]
    Unreadable(String),
    /// No game could reach it.
    #[error("The position is impossible: {0}")]
    Impossible(#[from] StateError),
}

/// How much is told of what is wrong with damaged data, in characters.
const LONGEST_REASON: usize = 200;

/// A record or save that cannot be loaded. Nothing is overwritten by a failed load.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// Not a record at all, or one with pieces missing.
    #[error("The data is damaged: {reason}.")]
    Corrupt {
        /// What could not be read.
        reason: String,
    },
    /// Written by a later version of Szlak.
    #[error(
        "This was saved by a newer version of Szlak (format {found}; this one reads up to {known})."
    )]
    NewerFormat {
        /// The format of the record.
        found: u32,
        /// The newest format this build can read.
        known: u32,
    },
    /// A game this build does not have.
    #[error("There is no game called “{game}” here.")]
    UnknownGame {
        /// The slug of the game.
        game: String,
    },
    /// The set-up is refused by today's rules.
    #[error("The set-up is not accepted: {0}")]
    Setup(#[from] SetupError),
    /// Recorded under other rules, and under today's it goes astray.
    #[error(
        "The rules have changed since this was recorded (version {recorded}, now {current}); it can be followed up to move {at}."
    )]
    RulesChanged {
        /// The first move that no longer fits, counted from 1.
        at: usize,
        /// The rules version of the record.
        recorded: u32,
        /// The rules version of this build.
        current: u32,
    },
    /// A move that the rules do not allow: the record was altered or damaged.
    #[error("Move {at} is not possible: {reason}")]
    Illegal {
        /// The move, counted from 1.
        at: usize,
        /// Why it is refused.
        reason: String,
    },
    /// All moves are possible, but the result is not the one recorded.
    #[error("After move {at} the game differs from the one that was recorded.")]
    Differs {
        /// The move after which the difference shows, counted from 1; 0 is the deal.
        at: usize,
    },
}

impl LoadError {
    /// Damaged data, with the reason: of a long one, which may repeat the data, the beginning.
    pub fn corrupt(reason: impl Display) -> Self {
        let mut reason = reason.to_string();
        if let Some((end, _)) = reason.char_indices().nth(LONGEST_REASON) {
            reason.truncate(end);
            reason.push('…');
        }
        // The sentence has its own full stop.
        Self::Corrupt { reason: reason.trim_end_matches('.').to_owned() }
    }

    /// A short stable name of the kind, for tools.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Corrupt { .. } => "corrupt",
            Self::NewerFormat { .. } => "newer-format",
            Self::UnknownGame { .. } => "unknown-game",
            Self::Setup(_) => "setup",
            Self::RulesChanged { .. } => "rules-changed",
            Self::Illegal { .. } => "illegal-move",
            Self::Differs { .. } => "differs",
        }
    }
}

impl From<PositionError> for LoadError {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Setup(error) => Self::Setup(error),
            PositionError::Unreadable(reason) => {
                Self::corrupt(format!("the position cannot be read ({reason})"))
            }
            PositionError::Impossible(StateError(reason)) => {
                let reason = reason.trim_end_matches('.');
                Self::corrupt(format!("the position it begins at is impossible ({reason})"))
            }
        }
    }
}

fn cited(rule: &Option<&'static str>) -> String {
    rule.map(|rule| format!(" ({rule})")).unwrap_or_default()
}
