//! Who controls a seat. The rules of a game never ask.

use serde::{Deserialize, Serialize};

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal choice: for tests.
    Random,
    /// By rules of thumb, without looking ahead.
    Apprentice,
    /// Tries what it may answer in a few imagined positions.
    Master,
    /// The same in many more. (A game without rules of thumb, such as the sample game, has all three
    /// search a tree with growing budgets.)
    Legend,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Apprentice, Self::Master, Self::Legend];

    /// The stable name of the level.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
            Self::Master => "master",
            Self::Legend => "legend",
        }
    }

    /// The level of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// A person at the screen.
    Human,
    /// A person at another screen, whose moves come by letter.
    Far,
    /// A bot.
    Bot(Level),
}

/// A seat's name and control.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// What the log and the status line call him.
    pub name: String,
    /// Who decides.
    pub control: Control,
}

impl Player {
    /// A person.
    pub fn human(name: impl Into<String>) -> Self {
        Self { name: name.into(), control: Control::Human }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Self { name: name.into(), control: Control::Bot(level) }
    }

    /// Does a person at this screen decide?
    pub fn is_human(&self) -> bool {
        self.control == Control::Human
    }

    /// Does a person decide, here or far away?
    pub const fn is_person(&self) -> bool {
        !matches!(self.control, Control::Bot(_))
    }

    /// Does a bot decide?
    pub const fn is_bot(&self) -> bool {
        !self.is_person()
    }

    /// Does a person at another screen decide?
    pub fn is_far(&self) -> bool {
        self.control == Control::Far
    }
}
