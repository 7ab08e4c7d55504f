//! What is still to be done within a stage, as data.

use serde::{Deserialize, Serialize};
use tabletop::list::List;

use crate::{Board, Card, Chair, Character, Side, Stage, Symbol, Symbols, Window};

/// Something to be done. Some tasks are questions: they wait on the agenda until they are answered,
/// and answer themselves where there is nothing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// RO-D1.
    Character { chair: Chair, drawn: [Character; 2] },
    /// RO-D2; the two may be one.
    Board { chair: Chair, drawn: [Board; 2] },
    /// RO-D14: any board for the own track on this side.
    FreeBoard { chair: Chair, side: Side },
    /// RO-D3, with the abilities of W1.
    Draft { chair: Chair },
    /// W2, after these cards were taken from this row (0 is the top space).
    Drafted { chair: Chair, row: u8, cards: List<Card, 2> },
    /// RO-D10 in a window that needs to know nothing else: W3, W5, W6, W7.
    Window { chair: Chair, window: Window },
    /// RO-D5.
    Choose { chair: Chair },
    /// RO-D11.
    Keep { chair: Chair },
    /// W4, then the effect of the card at this place.
    Effect { chair: Chair, place: u8 },
    /// The effect of the card at this place.
    Resolve { chair: Chair, place: u8, manner: Manner },
    /// The tea effect of the card at this place.
    TeaEffect { chair: Chair, place: u8 },
    /// RO-D6: so many of these symbols within the first cards are still to be lost.
    Lose { chair: Chair, what: Symbols, scope: u8, left: u8 },
    /// The reward of a card's effect at this level.
    Grant { chair: Chair, card: Card, level: u8 },
    /// RO-D7: which neighbour the card at this place counts.
    Neighbour { chair: Chair, card: Card },
    /// RO-D8: so many points on an own track.
    Track { chair: Chair, points: u8 },
    /// RO-TEA-1: tea passing.
    Pairs { chair: Chair },
    /// Cooperation points on a track.
    Advance { track: u8, points: u8 },
    /// RO-COOP-3: so many spaces, one after the other.
    Climb { track: u8, left: u8 },
    /// RO-D9: the bonus of the space on which the marker is.
    Bonus { chair: Chair, track: u8 },
    /// RO-D9, RO-D10: active symbols, at most so many of each path.
    Split { chair: Chair, count: u8, most: [u8; 2] },
    /// RO-D9: so many of one active symbol.
    Same { chair: Chair, count: u8 },
    /// RO-D9: a used ability.
    Again { chair: Chair },
    /// Up to so many more symbols of this sort are lost; what was lost comes back as others.
    Trade { chair: Chair, what: Symbols, left: u8, lost: u8, free: bool, into: Into },
    /// RO-D9: up to so many more destroyed tokens are removed.
    Mend { chair: Chair, left: u8, free: bool },
    /// So many hand cards are discarded.
    Discard { chair: Chair, count: u8 },
    /// A card of the discard pile other than this one.
    Salvage { chair: Chair, other_than: Card },
    /// RO-END-1..4: the symbols are counted.
    Count { chair: Chair },
}

/// How an effect is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As the card says.
    Plain,
    /// RO-ABIL-6: one loss counts as made.
    Trained,
    /// RO-ABIL-7: the full result without the condition.
    Full,
}

/// What lost symbols come back as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Into {
    /// Active symbols in any combination.
    Active,
    /// This symbol.
    Symbol(Symbol),
}

impl Task {
    /// Who is asked, if it is a question.
    pub(crate) const fn asks(&self) -> Option<Chair> {
        match *self {
            Self::Character { chair, .. }
            | Self::Board { chair, .. }
            | Self::FreeBoard { chair, .. }
            | Self::Draft { chair }
            | Self::Drafted { chair, .. }
            | Self::Window { chair, .. }
            | Self::Choose { chair }
            | Self::Keep { chair }
            | Self::Effect { chair, .. }
            | Self::Lose { chair, .. }
            | Self::Neighbour { chair, .. }
            | Self::Track { chair, .. }
            | Self::Bonus { chair, .. }
            | Self::Split { chair, .. }
            | Self::Same { chair, .. }
            | Self::Again { chair }
            | Self::Trade { chair, .. }
            | Self::Mend { chair, .. }
            | Self::Discard { chair, .. }
            | Self::Salvage { chair, .. } => Some(chair),
            Self::Resolve { .. }
            | Self::TeaEffect { .. }
            | Self::Grant { .. }
            | Self::Pairs { .. }
            | Self::Advance { .. }
            | Self::Climb { .. }
            | Self::Count { .. } => None,
        }
    }

    /// Does a stage begin with it, so that it lies at the bottom of the agenda?
    pub(crate) const fn is_root(&self) -> bool {
        matches!(
            self,
            Self::Character { .. }
                | Self::Board { .. }
                | Self::FreeBoard { .. }
                | Self::Draft { .. }
                | Self::Drafted { .. }
                | Self::Choose { .. }
                | Self::Keep { .. }
                | Self::Pairs { .. }
                | Self::Count { .. }
                | Self::Window { window: Window::Choose | Window::Played, .. }
        )
    }

    /// Can it lie on the agenda in this stage?
    pub(crate) const fn fits(&self, stage: Stage) -> bool {
        let rewarding = matches!(stage, Stage::Effects | Stage::KeptEffects | Stage::Tea);
        let climbing = matches!(stage, Stage::Tea | Stage::HeadStart);
        match self {
            Self::Character { .. } => matches!(stage, Stage::Characters),
            Self::Board { .. } | Self::FreeBoard { .. } => matches!(stage, Stage::Boards),
            Self::Draft { .. } | Self::Drafted { .. } => matches!(stage, Stage::Draft),
            Self::Discard { .. } => matches!(stage, Stage::Draft),
            Self::Salvage { .. } => matches!(stage, Stage::Choosing),
            Self::Window { window, .. } => match window {
                Window::Choose => matches!(stage, Stage::Choosing),
                Window::Played => matches!(stage, Stage::Effects),
                Window::Tea => matches!(stage, Stage::Tea),
                Window::Score => matches!(stage, Stage::Scoring),
                Window::Draft | Window::Drafted | Window::Effect => false,
            },
            Self::Choose { .. } => matches!(stage, Stage::Choose),
            Self::Keep { .. } => matches!(stage, Stage::Keep),
            Self::Effect { .. } => matches!(stage, Stage::Effects),
            Self::Resolve { .. } | Self::Lose { .. } | Self::Grant { .. } => rewarding,
            Self::TeaEffect { .. } | Self::Neighbour { .. } => matches!(stage, Stage::Tea),
            Self::Track { .. } | Self::Pairs { .. } => matches!(stage, Stage::Tea),
            Self::Advance { .. } | Self::Climb { .. } | Self::Bonus { .. } => climbing,
            Self::Same { .. } | Self::Again { .. } | Self::Mend { .. } => climbing,
            Self::Split { .. } => {
                climbing || matches!(stage, Stage::Draft) || matches!(stage, Stage::Effects)
            }
            Self::Trade { .. } => climbing || matches!(stage, Stage::Effects),
            Self::Count { .. } => matches!(stage, Stage::Scoring),
        }
    }
}
