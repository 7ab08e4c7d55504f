//! The state of a game, and the questions everything asks of it.

use serde::{Deserialize, Serialize};
use tabletop::list::{Filler, List};
use tabletop::{Agenda, Rng, Seat};

use crate::chair::MAX_CHAIRS;
use crate::content::{CARD_COUNT, LAST_SPACE};
use crate::task::Task;
use crate::{
    Board, BoardSide, Card, Chair, ChapterCard, Character, Player, Season, Side, Stage, Symbol,
    Symbols,
};

/// A pile of cards; the last is on top.
pub(crate) type Pile = List<Card, CARD_COUNT>;

/// A game of Ronin: everything there is to know, at any decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ronin {
    pub(crate) rng: Rng,
    pub(crate) humans: u8,
    pub(crate) side: BoardSide,
    pub(crate) season: Season,
    pub(crate) chapter_card: ChapterCard,
    /// Who chooses first in the set-up.
    pub(crate) first: Seat,
    pub(crate) stage: Stage,
    /// For whom the stage is done, in its order.
    pub(crate) at: u8,
    /// The turn, from 0 to 8.
    pub(crate) turn: u8,
    pub(crate) players: List<Player, MAX_CHAIRS>,
    /// One for each chair: the track to its left neighbour.
    pub(crate) tracks: List<Track, MAX_CHAIRS>,
    pub(crate) initiative: List<Chair, MAX_CHAIRS>,
    pub(crate) offer: List<Row, 5>,
    /// The markers on the top space, in order.
    pub(crate) top: List<Chair, MAX_CHAIRS>,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    /// How many decks there have been: one, and one more for each reshuffle.
    pub(crate) decks: u8,
    pub(crate) agenda: Agenda<Task>,
}

/// A row of the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its cards, left and right; none once they are taken.
    pub cards: List<Card, 2>,
    /// Whose marker lies beside it.
    pub marker: Option<Chair>,
}

impl Row {
    /// RO-DRAFT-4: can it be taken?
    pub fn is_free(&self) -> bool {
        self.marker.is_none() && !self.cards.is_empty()
    }
}

impl Filler for Row {
    const FILLER: Self = Self { cards: List::EMPTY, marker: None };
}

/// A cooperation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    /// The board; none before it is laid, and none between two Automas (RO-AUTO-2).
    pub board: Option<Board>,
    /// The space of the marker (RO-SETUP-7).
    pub marker: u8,
}

impl Filler for Track {
    const FILLER: Self = Self { board: None, marker: 0 };
}

impl Track {
    /// RO-COOP-4: can its marker move?
    pub const fn is_open(&self) -> bool {
        self.board.is_some() && self.marker < LAST_SPACE
    }
}

impl Ronin {
    /// How many chairs there are.
    pub(crate) fn chairs(&self) -> u8 {
        u8::try_from(self.players.len()).expect("at most five chairs")
    }

    pub(crate) fn player(&self, chair: Chair) -> &Player {
        &self.players[chair.index()]
    }

    pub(crate) fn player_mut(&mut self, chair: Chair) -> &mut Player {
        &mut self.players[chair.index()]
    }

    pub(crate) const fn seat(&self, chair: Chair) -> Option<Seat> {
        chair.seat(self.humans)
    }

    pub(crate) const fn is_human(&self, chair: Chair) -> bool {
        self.seat(chair).is_some()
    }

    /// The chairs of people, clockwise.
    pub(crate) fn human_chairs(&self) -> impl DoubleEndedIterator<Item = Chair> + use<> {
        let humans = self.humans;
        Seat::all(humans).map(move |seat| Chair::of(seat, humans))
    }

    pub(crate) fn neighbour(&self, chair: Chair, side: Side) -> Chair {
        chair.neighbour(side, self.chairs())
    }

    pub(crate) fn track(&self, chair: Chair, side: Side) -> &Track {
        &self.tracks[usize::from(self.track_number(chair, side))]
    }

    pub(crate) fn track_number(&self, chair: Chair, side: Side) -> u8 {
        chair.track(side, self.chairs())
    }

    /// The chapter, from 0 to 2.
    pub(crate) const fn chapter(&self) -> u8 {
        self.turn / 3
    }

    /// RO-CHAP-1: the active symbol of a path.
    pub(crate) const fn active(&self, side: Side) -> Symbol {
        self.chapter_card.def().paths[self.chapter() as usize][side.index()]
    }

    /// RO-CHAP-2: the symbols that are not active in this chapter.
    pub(crate) const fn inactive(&self) -> Symbols {
        Symbols::all_but(self.active(Side::Left), self.active(Side::Right))
    }

    /// How many of both active symbols a player has, left and right (RO-END-1).
    pub(crate) fn paths(&self, chair: Chair) -> [u8; 2] {
        let counts = self.player(chair).all_symbols();
        Side::ALL.map(|side| counts[self.active(side).index()])
    }

    /// RO-SETUP-4: how many rows the offer has.
    pub(crate) const fn rows(humans: u8) -> u8 {
        if humans < 4 { 4 } else { 5 }
    }

    /// Whose turn it is within a stage that goes by initiative.
    pub(crate) fn mover(&self) -> Option<Chair> {
        self.initiative.get(usize::from(self.at)).copied()
    }

    /// Which seat is asked at this step of the set-up: clockwise from the first chooser.
    pub(crate) const fn chooser(&self) -> Seat {
        Seat((self.first.0 + self.at) % self.humans)
    }

    /// The characters nobody has.
    pub(crate) fn free_characters(&self) -> impl Iterator<Item = Character> {
        Character::ALL
            .into_iter()
            .filter(|one| self.players.iter().all(|player| player.character != Some(*one)))
    }

    /// The boards of side B that lie nowhere.
    pub(crate) fn free_boards(&self) -> impl Iterator<Item = Board> {
        Board::SIDE_B
            .into_iter()
            .filter(|board| self.tracks.iter().all(|track| track.board != Some(*board)))
    }
}
