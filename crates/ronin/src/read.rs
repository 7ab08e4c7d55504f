//! What others may read of a position: bots of positions they imagine, tests of any.

use tabletop::Seat;

use crate::{
    Card, Chair, ChapterCard, Counts, Player, Ronin, Row, Sheet, Side, Stage, Symbol, Track,
};

impl Ronin {
    /// Where in a turn the game is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The turn, from 1 to 9.
    pub const fn turn(&self) -> u8 {
        self.turn + 1
    }

    /// The chapter card.
    pub const fn chapter_card(&self) -> ChapterCard {
        self.chapter_card
    }

    /// The active symbol of a path.
    pub const fn active_symbol(&self, side: Side) -> Symbol {
        self.active(side)
    }

    /// The chair of a seat.
    pub const fn chair_of(&self, seat: Seat) -> Chair {
        Chair::of(seat, self.humans)
    }

    /// Who sits on a chair; nobody where an Automa is.
    pub const fn seat_of(&self, chair: Chair) -> Option<Seat> {
        self.seat(chair)
    }

    /// How many chairs there are.
    pub fn chair_count(&self) -> u8 {
        self.chairs()
    }

    /// What lies before a chair.
    pub fn before(&self, chair: Chair) -> &Player {
        self.player(chair)
    }

    /// The neighbour of a chair.
    pub fn beside(&self, chair: Chair, side: Side) -> Chair {
        self.neighbour(chair, side)
    }

    /// The track on a side of a chair.
    pub fn track_beside(&self, chair: Chair, side: Side) -> &Track {
        self.track(chair, side)
    }

    /// The rows of the offer.
    pub fn offer(&self) -> &[Row] {
        &self.offer
    }

    /// The order of play.
    pub fn order(&self) -> &[Chair] {
        &self.initiative
    }

    /// The discard pile.
    pub fn discard_pile(&self) -> &[Card] {
        &self.discard
    }

    /// How many cards the deck has.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// How many of both active symbols a player has (RO-END-1).
    pub fn path_counts(&self, chair: Chair) -> [u8; 2] {
        self.paths(chair)
    }
}

impl Player {
    /// His character.
    pub const fn character(&self) -> Option<crate::Character> {
        self.character
    }

    /// His hand.
    pub fn hand(&self) -> &[crate::HandCard] {
        &self.hand
    }

    /// His timeline.
    pub fn timeline(&self) -> &[crate::Laid] {
        &self.timeline
    }

    /// How many cards of the timeline he played this turn.
    pub const fn fresh(&self) -> u8 {
        self.fresh
    }

    /// His tokens.
    pub const fn pool(&self) -> &Counts {
        &self.pool
    }

    /// His experience.
    pub const fn xp(&self) -> u8 {
        self.xp
    }

    /// His victory points by where they came from.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The cards of neighbours' abilities he has.
    pub const fn gifts(&self) -> crate::Abilities {
        self.gifts
    }

    /// The abilities he has used.
    pub const fn used(&self) -> crate::Abilities {
        self.used
    }

    /// The abilities he could use in their windows.
    pub fn abilities(&self) -> crate::Abilities {
        self.available()
    }
}
