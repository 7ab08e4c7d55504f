//! What is told, and to whom.

use serde::Serialize;
use tabletop::{BySeat, Seat, Viewer};

use crate::{CairnId, Cairns};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The cairns were built.
    Built {
        /// How many.
        cairns: u8,
    },
    /// Somebody looked under a cairn; what he saw is his secret.
    Peeked {
        /// Who.
        seat: Seat,
        /// Where.
        cairn: CairnId,
        /// What lies there; `None` for those who did not look.
        token: Option<u8>,
    },
    /// Stones were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// From where.
        cairn: CairnId,
        /// How many.
        stones: u16,
        /// How many remain.
        left: u16,
    },
    /// A token was turned up and won.
    TurnedUp {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        cairn: CairnId,
        /// Its number.
        token: u8,
    },
    /// The last stone is gone.
    Ended {
        /// Who took it.
        last: Seat,
    },
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The cairns in order.
    pub cairns: Vec<CairnView>,
    /// The most that may be taken at once; 0 is no limit.
    pub limit: u16,
    /// What each player has.
    pub players: BySeat<PlayerView>,
}

/// A cairn as seen by a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CairnView {
    /// Stones left.
    pub stones: u16,
    /// Is there a token under it?
    pub covers_token: bool,
    /// Its number, if the viewer knows it.
    pub token: Option<u8>,
}

/// A player as everybody sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Under which cairn he looked.
    pub peeked: Option<CairnId>,
    /// Stones taken.
    pub stones: u16,
    /// Tokens won, in order.
    pub tokens: Vec<u8>,
}

impl Cairns {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let cairns = self.cairn_ids().zip(&self.cairns).map(|(id, cairn)| CairnView {
            stones: cairn.stones,
            covers_token: cairn.token.is_some(),
            token: cairn.token.filter(|_| self.knows(viewer, id)),
        });
        View {
            cairns: cairns.collect(),
            limit: self.limit,
            players: self.players.map(|_, player| PlayerView {
                peeked: player.peeked,
                stones: player.stones,
                tokens: player.tokens.clone(),
            }),
        }
    }
}
