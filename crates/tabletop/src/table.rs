//! A table for those who do not care which game is on it: the page's frame, the arbiter, tools.

use std::any::Any;
use std::error::Error;
use std::fmt;

use crate::{
    BySeat, Digest, Game, IllegalChoice, NodeId, Outcome, ParseChoiceError, Player, Record,
    RecordLink, Save, Seat, Seed, Session, Status, UndoPolicy, UndoRefused,
};

/// Where the game stands, without its own types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat must choose.
    Awaiting(Seat),
    /// It is over.
    Over(Outcome),
}

/// Why a choice given from outside was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceRefused {
    /// It names nothing.
    Unreadable(ParseChoiceError),
    /// There are not that many choices.
    NoSuchIndex {
        /// What was asked for.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// It is not possible now.
    Illegal(IllegalChoice),
}

impl fmt::Display for ChoiceRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::NoSuchIndex { index, count } => {
                write!(f, "There is no choice number {index}; there are {count}, counted from 0.")
            }
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl Error for ChoiceRefused {}

/// An object-safe [`Session`]. What is particular to a game comes by [`Table::as_any`] as the
/// session itself, or for tools as JSON by [`crate::Inspect`].
pub trait Table: Any {
    /// The slug of the game.
    fn game_id(&self) -> &'static str;
    /// Who sits where.
    fn players(&self) -> &BySeat<Player>;
    /// Changes who sits where.
    fn set_player(&mut self, seat: Seat, player: Player);
    /// The seed.
    fn seed(&self) -> Seed;
    /// The set-up as a form.
    fn form(&self) -> crate::Form;
    /// Where the game stands.
    fn turn(&self) -> Turn;
    /// The legal choices in their text form.
    fn choices(&self) -> Vec<String>;
    /// Makes the choice at that place of the list.
    fn choose(&mut self, index: usize) -> Result<(), ChoiceRefused>;
    /// Makes the choice with that text form.
    fn choose_text(&mut self, text: &str) -> Result<(), ChoiceRefused>;
    /// Where in the history the table is.
    fn at(&self) -> NodeId;
    /// The choices that led here from an earlier move, as texts; `None` if it does not lead here.
    fn choices_since(&self, id: NodeId) -> Option<Vec<String>>;
    /// How many moves have been made.
    fn ply(&self) -> usize;
    /// The move of the line with that number, or the last one.
    fn node_at(&self, ply: usize) -> NodeId;
    /// How many moves the line has, those taken back included.
    fn line_len(&self) -> usize;
    /// The last move of a seat among those that were made, by its number; 0 if it has made none.
    fn last_move_of(&self, seat: Seat) -> usize;
    /// Says that so many moves have been sent to somebody, or came from there: they stand.
    fn mark_sent(&mut self, ply: usize);
    /// Would an undo be allowed?
    fn can_undo(&self) -> Result<(), UndoRefused>;
    /// Takes back.
    fn undo(&mut self) -> Result<(), UndoRefused>;
    /// Is there anything to make again?
    fn can_redo(&self) -> bool;
    /// Makes again.
    fn redo(&mut self) -> Result<(), UndoRefused>;
    /// Goes to the position after so many moves of the line.
    fn rewind(&mut self, ply: usize) -> Result<(), UndoRefused>;
    /// What may be taken back.
    fn undo_policy(&self) -> UndoPolicy;
    /// Was the game rewound past what fair undo allows?
    fn is_practice(&self) -> bool;
    /// The fingerprint of the position.
    fn digest(&self) -> Digest;
    /// The game up to now.
    fn record(&self) -> Record;
    /// Everything, to be taken up again.
    fn save(&self) -> Save;
    /// The game up to now, as a link.
    fn record_link(&self) -> String;
    /// A copy of the table that can be played on by itself.
    fn boxed_clone(&self) -> Box<dyn Table>;
    /// The session itself, for those who know the game.
    fn as_any(&self) -> &dyn Any;
    /// The session itself, to be changed.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<G: Game> Table for Session<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> &BySeat<Player> {
        Self::players(self)
    }

    fn set_player(&mut self, seat: Seat, player: Player) {
        Self::set_player(self, seat, player);
    }

    fn seed(&self) -> Seed {
        Self::seed(self)
    }

    fn form(&self) -> crate::Form {
        crate::SetupForm::to_form(self.setup())
    }

    fn turn(&self) -> Turn {
        match self.game().status() {
            Status::Awaiting { seat, .. } => Turn::Awaiting(seat),
            Status::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn choices(&self) -> Vec<String> {
        self.game().legal().iter().map(ToString::to_string).collect()
    }

    fn choose(&mut self, index: usize) -> Result<(), ChoiceRefused> {
        self.choose_at(index).map(drop)
    }

    fn choose_text(&mut self, text: &str) -> Result<(), ChoiceRefused> {
        let choice = text.parse().map_err(ChoiceRefused::Unreadable)?;
        Self::choose(self, &choice).map(drop).map_err(ChoiceRefused::Illegal)
    }

    fn at(&self) -> NodeId {
        Self::at(self)
    }

    fn choices_since(&self, id: NodeId) -> Option<Vec<String>> {
        Self::choices_since(self, id)
    }

    fn ply(&self) -> usize {
        Self::ply(self)
    }

    fn node_at(&self, ply: usize) -> NodeId {
        Self::node_at(self, ply)
    }

    fn line_len(&self) -> usize {
        Self::line_len(self)
    }

    fn last_move_of(&self, seat: Seat) -> usize {
        Self::last_move_of(self, seat)
    }

    fn mark_sent(&mut self, ply: usize) {
        Self::mark_sent(self, ply);
    }

    fn can_undo(&self) -> Result<(), UndoRefused> {
        self.undo_target().map(drop)
    }

    fn undo(&mut self) -> Result<(), UndoRefused> {
        Self::undo(self)
    }

    fn can_redo(&self) -> bool {
        Self::can_redo(self)
    }

    fn redo(&mut self) -> Result<(), UndoRefused> {
        Self::redo(self)
    }

    fn rewind(&mut self, ply: usize) -> Result<(), UndoRefused> {
        let target = self.node_at(ply);
        // The line stays the one we are on: what was taken back can be made again.
        let tip = self.node_at(usize::MAX);
        Self::rewind(self, target)?;
        self.keep_line(tip);
        Ok(())
    }

    fn undo_policy(&self) -> UndoPolicy {
        Self::undo_policy(self)
    }

    fn is_practice(&self) -> bool {
        Self::is_practice(self)
    }

    fn digest(&self) -> Digest {
        Self::digest(self)
    }

    fn record(&self) -> Record {
        Self::record(self)
    }

    fn save(&self) -> Save {
        Self::save(self)
    }

    fn record_link(&self) -> String {
        RecordLink::of(self).encode()
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}
