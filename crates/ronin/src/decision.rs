//! What is asked: one variant for each DECISION of section 13, and for the questions of abilities.

use serde::Serialize;

use crate::task::{Into, Task};
use crate::{Card, Ronin, Side, Symbol, Window};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// RO-D1: which character to keep.
    Character,
    /// RO-D2, RO-D14: which board to lay on this side.
    Board {
        /// The own side on which it is laid.
        side: Side,
    },
    /// RO-D3: which row to take, or an ability first.
    Draft,
    /// RO-D5: which cards to play, in which order.
    Play {
        /// How many.
        cards: u8,
    },
    /// RO-D6: which symbol to lose.
    Lose {
        /// How many are still to be lost.
        left: u8,
    },
    /// RO-D7: which neighbour to count.
    Neighbour {
        /// The card that counts.
        card: Card,
    },
    /// RO-D8: which track gets the points.
    Track {
        /// How many.
        points: u8,
    },
    /// RO-D9: the bonus or experience.
    Bonus {
        /// The track on which the marker has reached it, on this side.
        side: Side,
        /// The space.
        space: u8,
    },
    /// RO-D9, RO-D10: how to divide active symbols.
    Split {
        /// How many.
        count: u8,
    },
    /// RO-D9: which active symbol to gain.
    Path {
        /// How many of it.
        count: u8,
    },
    /// RO-D9: which ability to use again.
    Again,
    /// RO-D9, RO-D10: what to lose for something else.
    Trade {
        /// How many more can be lost.
        left: u8,
        /// How many were lost.
        lost: u8,
        /// What they come back as; any active symbols if it is left open.
        into: Option<Symbol>,
    },
    /// RO-D9: which destroyed tokens to remove.
    Mend {
        /// How many more can be removed.
        left: u8,
    },
    /// RO-D10: which ability to use, if any.
    Ability {
        /// In which window.
        window: Window,
        /// The card whose effect is about to be resolved, in W4.
        card: Option<Card>,
    },
    /// RO-D10: which hand cards to discard.
    Discard {
        /// How many.
        count: u8,
    },
    /// RO-D10: which card of the discard pile to take.
    Salvage,
    /// RO-D11: which cards to keep, in which order.
    Keep {
        /// How many.
        cards: u8,
    },
}

impl Ronin {
    /// What a task asks, if it is a question.
    pub(crate) fn decision(&self, task: &Task) -> Option<Decision> {
        Some(match *task {
            Task::Character { .. } => Decision::Character,
            Task::Board { .. } => Decision::Board { side: Side::Left },
            Task::FreeBoard { side, .. } => Decision::Board { side },
            Task::Draft { .. } => Decision::Draft,
            Task::Drafted { .. } => Decision::Ability { window: Window::Drafted, card: None },
            Task::Window { window, .. } => Decision::Ability { window, card: None },
            Task::Choose { chair } => Decision::Play { cards: self.cards_to_play(chair) },
            Task::Keep { chair } => Decision::Keep { cards: self.cards_to_keep(chair) },
            Task::Effect { chair, place } => {
                let card = self.player(chair).timeline.get(usize::from(place));
                Decision::Ability { window: Window::Effect, card: card.map(|laid| laid.card) }
            }
            Task::Lose { left, .. } => Decision::Lose { left },
            Task::Neighbour { card, .. } => Decision::Neighbour { card },
            Task::Track { points, .. } => Decision::Track { points },
            Task::Bonus { chair, track } => Decision::Bonus {
                side: self.side_of(chair, track),
                space: self.tracks[usize::from(track)].marker,
            },
            Task::Split { count, .. } => Decision::Split { count },
            Task::Same { count, .. } => Decision::Path { count },
            Task::Again { .. } => Decision::Again,
            Task::Trade { left, lost, into, .. } => Decision::Trade {
                left,
                lost,
                into: match into {
                    Into::Active => None,
                    Into::Symbol(symbol) => Some(symbol),
                },
            },
            Task::Mend { left, .. } => Decision::Mend { left },
            Task::Discard { count, .. } => Decision::Discard { count },
            Task::Salvage { .. } => Decision::Salvage,
            Task::Resolve { .. }
            | Task::TeaEffect { .. }
            | Task::Grant { .. }
            | Task::Pairs { .. }
            | Task::Advance { .. }
            | Task::Climb { .. }
            | Task::Count { .. } => return None,
        })
    }
}
