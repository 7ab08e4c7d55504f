//! The table: how many sit there, who, the boards, the order, the offer.

use super::{Fault, unless};
use crate::chair::MIN_CHAIRS;
use crate::content::LAST_SPACE;
use crate::task::Task;
use crate::{Board, BoardSide, Chair, Ronin, Stage};

impl Ronin {
    /// Numbers everything else relies on.
    pub(super) fn fault_of_table(&self) -> Fault {
        let chairs = self.players.len();
        unless((1..=5).contains(&self.humans), "Ronin is for one to five players.")
            .or_else(|| {
                let wanted = usize::from(self.humans.max(MIN_CHAIRS));
                let fits = chairs == wanted && self.tracks.len() == wanted;
                unless(fits, "There is one chair and one track for each, and at least three.")
            })
            .or_else(|| {
                let rows = usize::from(Self::rows(self.humans));
                unless(self.offer.len() == rows, "The offer has the wrong number of rows.")
            })
            .or_else(|| unless(self.first.0 < self.humans, "The first chooser sits nowhere."))
            .or_else(|| unless(self.turn < 9, "There are nine turns."))
            .or_else(|| unless(self.at < self.steps(), "The stage is for nobody."))
            .or_else(|| unless(self.decks > 0, "There is always a deck."))
            .or_else(|| self.fault_of_stage())
    }

    /// RO-CHAP-3: which stages go with which turns.
    fn fault_of_stage(&self) -> Fault {
        let fits = match self.stage {
            Stage::Characters | Stage::Automas | Stage::Boards | Stage::Deal | Stage::HeadStart => {
                self.turn == 0
            }
            Stage::Scoring => self.turn % 3 == 2,
            Stage::NextChapter | Stage::Keep | Stage::RevealKept | Stage::KeptEffects => {
                self.turn.is_multiple_of(3) && self.turn > 0
            }
            Stage::Final | Stage::Over => self.turn == 8,
            Stage::Refill
            | Stage::Draft
            | Stage::Order
            | Stage::Choosing
            | Stage::Choose
            | Stage::Reveal
            | Stage::Effects
            | Stage::Tea
            | Stage::NextTurn => true,
        };
        unless(fits, "The stage does not belong to this turn.")
    }

    pub(super) fn fault_of_characters(&self) -> Fault {
        let taken: Vec<_> = self.players.iter().filter_map(|player| player.character).collect();
        let twice = (1..taken.len()).any(|at| taken[..at].contains(&taken[at]));
        let all = taken.len() == self.players.len();
        unless(!twice, "Two have the same character.").or_else(|| {
            unless(all || self.stage == Stage::Characters, "Somebody has no character.")
        })
    }

    /// RO-SETUP-6, RO-AUTO-2, RO-COOP-11.
    pub(super) fn fault_of_boards(&self) -> Fault {
        let laid: Vec<Board> = self.tracks.iter().filter_map(|track| track.board).collect();
        let fits = match self.side {
            BoardSide::A => laid.iter().all(|board| *board == Board::A),
            BoardSide::B => {
                let twice = (1..laid.len()).any(|at| laid[..at].contains(&laid[at]));
                !twice && !laid.contains(&Board::A)
            }
        };
        let complete = Chair::all(self.chairs()).all(|chair| {
            let there = self.tracks[chair.index()].board.is_some();
            if self.stage > Stage::Deal {
                there == self.has_track(chair)
            } else {
                !there || self.has_track(chair)
            }
        });
        let moved = |space: u8| space <= LAST_SPACE && (space == 0 || self.stage > Stage::Deal);
        unless(fits, "The boards are not of the side that is played.")
            .or_else(|| unless(complete, "A cooperation board is missing, or lies where none can."))
            .or_else(|| {
                let possible = self.tracks.iter().all(|track| {
                    moved(track.marker) && (track.board.is_some() || track.marker == 0)
                });
                unless(possible, "A marker stands where none can.")
            })
    }

    /// RO-SETUP-9: everybody has one place in the order.
    pub(super) fn fault_of_order(&self) -> Fault {
        let order = &self.initiative;
        let fits = if self.stage > Stage::Deal {
            order.len() == self.players.len()
                && Chair::all(self.chairs()).all(|chair| order.contains(&chair))
        } else {
            order.is_empty()
        };
        unless(fits, "The order of play does not name everybody once.")
    }

    /// RO-DRAFT-3, RO-DRAFT-4: markers lie there only while drafting, one of each who has drafted.
    pub(super) fn fault_of_offer(&self) -> Fault {
        let rows = self.offer.iter().filter_map(|row| row.marker);
        let markers: Vec<Chair> = rows.chain(self.top.iter().copied()).collect();
        let drafted = |chair: &Chair| {
            let place = self.initiative.iter().position(|other| other == chair);
            place.is_some_and(|place| place < usize::from(self.at) || self.is_drafting(*chair))
        };
        let twice = (1..markers.len()).any(|at| markers[..at].contains(&markers[at]));
        let fits = match self.stage {
            Stage::Draft => {
                markers.iter().all(drafted)
                    && markers.len() == usize::from(self.at) + usize::from(self.has_drafted())
                    && self.offer.iter().all(|row| row.marker.is_none() || row.cards.is_empty())
            }
            _ => markers.is_empty(),
        };
        let nothing =
            self.stage > Stage::Refill || self.offer.iter().all(|row| row.cards.is_empty());
        unless(fits && !twice, "The markers beside the offer are impossible.")
            .or_else(|| unless(nothing, "There is an offer before the first turn."))
    }

    /// Has the one whose turn it is to draft taken his cards?
    fn has_drafted(&self) -> bool {
        self.agenda.tasks().iter().any(|task| matches!(task, Task::Drafted { .. }))
    }

    fn is_drafting(&self, chair: Chair) -> bool {
        self.mover() == Some(chair) && self.has_drafted()
    }
}
