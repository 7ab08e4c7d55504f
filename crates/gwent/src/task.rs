//! What is still to be done before anybody may choose again, as plain data.

use serde::{Deserialize, Serialize};
use tabletop::{Log, Seat};

use crate::{Event, Gwent, Placed};

/// One step of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Task {
    /// GW-SETUP-6: shuffle and draw.
    Deal,
    /// GW-SETUP-7: ask for an exchange, or shuffle back what was put aside.
    Exchange(Seat),
    /// GW-END-9, GW-SETUP-10.
    StartRound,
    /// GW-FAC-SK: so many units come back.
    Homecoming { seat: Seat, units: u8 },
    /// GW-TURN-1: ask whoever's turn it is.
    BeginTurn,
    /// GW-TURN-2: whose turn is next.
    EndTurn,
    /// GW-PLAY-3: the ability of a unit that has just been played.
    Resolve { player: Seat, side: Seat, unit: Placed },
}

impl Gwent {
    /// Works until somebody must choose or the game is over.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        while self.awaited.is_none() {
            let Some(task) = self.agenda.pop() else { return };
            match task {
                Task::Deal => self.deal(log),
                Task::Exchange(seat) => self.exchange(seat, log),
                Task::StartRound => self.start_round(log),
                Task::Homecoming { seat, units } => self.come_home(seat, units, log),
                Task::BeginTurn => self.begin_turn(log),
                Task::EndTurn => self.end_turn(),
                Task::Resolve { player, side, unit } => self.resolve(player, side, unit, log),
            }
        }
    }
}
