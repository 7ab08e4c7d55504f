//! What a viewer may know (section 2).

use serde::Serialize;
use tabletop::{Game, Outcome, Seat, Status, Viewer};

use crate::content::{cooperation_vp, experience_vp, unlocked};
use crate::deal::small;
use crate::player::HandCard;
use crate::state::{Row, Track};
use crate::task::Task;
use crate::{
    Abilities, Board, BoardSide, Card, Chair, ChapterCard, Character, Counts, Decision, Laid,
    Ronin, Season, Sheet, Side, Stage, Symbol,
};

/// A game as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The side of the boards.
    pub side: BoardSide,
    /// How hard it is alone.
    pub season: Season,
    /// The chapter card.
    pub chapter_card: ChapterCard,
    /// Where in a turn we are.
    pub stage: Stage,
    /// The turn, from 1 to 9.
    pub turn: u8,
    /// The active symbols, left and right.
    pub active: [Symbol; 2],
    /// Everybody around the table, clockwise, Automas included.
    pub chairs: Vec<ChairView>,
    /// The tracks: each between the chair of its number and the next one clockwise.
    pub tracks: Vec<Track>,
    /// The order of play; empty before it is known.
    pub initiative: Vec<Chair>,
    /// The rows of the offer, from the top.
    pub offer: Vec<Row>,
    /// The markers on the top space, in order.
    pub top: Vec<Chair>,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many times it was made: one, and one more for each reshuffle.
    pub decks: u8,
    /// The discard pile, the latest card last.
    pub discard: Vec<Card>,
    /// What was drawn for the choice of a character.
    pub drawn: Option<[Character; 2]>,
    /// What was drawn for the choice of a board.
    pub drawn_boards: Option<[Board; 2]>,
    /// Who must choose, and what.
    pub awaited: Option<(Seat, Decision)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A player or an Automa as one viewer knows him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChairView {
    /// Who sits there; nobody where an Automa is.
    pub seat: Option<Seat>,
    /// The character, once there is one.
    pub character: Option<Character>,
    /// How many cards the hand has.
    pub hand_count: u8,
    /// The hand cards the viewer knows.
    pub hand: Vec<HandCard>,
    /// For each card drawn blind the number of the deck it came from.
    pub blind: Vec<u8>,
    /// Has he chosen cards that are not revealed yet?
    pub has_chosen: bool,
    /// The cards he has chosen, if the viewer may know them.
    pub chosen: Vec<Card>,
    /// How many cards he plays this turn.
    pub plays: u8,
    /// His timeline, the oldest card first.
    pub timeline: Vec<Laid>,
    /// How many of its cards are of this turn.
    pub fresh: u8,
    /// His tokens.
    pub pool: Counts,
    /// Both active symbols counted, left and right (RO-END-1).
    pub paths: [u8; 2],
    /// His experience.
    pub xp: u8,
    /// How many of his abilities are unlocked.
    pub unlocked: u8,
    /// The cards of neighbours' abilities he has.
    pub gifts: Abilities,
    /// The abilities he has used.
    pub used: Abilities,
    /// The tea effect that needs no condition.
    pub calm: Option<Card>,
    /// His victory points by where they came from.
    pub sheet: Sheet,
    /// His victory points.
    pub vp: u16,
    /// What his experience would give if the game ended now.
    pub experience_vp: u8,
    /// What his lower track would give if the game ended now.
    pub cooperation_vp: u8,
}

impl View {
    pub(crate) fn of(game: &Ronin, viewer: Viewer) -> Self {
        let (awaited, outcome) = match game.status() {
            Status::Awaiting { seat, decision } => (Some((seat, decision)), None),
            Status::Over(outcome) => (None, Some(outcome)),
        };
        let (drawn, drawn_boards) = match game.agenda.peek() {
            Some(Task::Character { drawn, .. }) => (Some(*drawn), None),
            Some(Task::Board { drawn, .. }) => (None, Some(*drawn)),
            _ => (None, None),
        };
        Self {
            side: game.side,
            season: game.season,
            chapter_card: game.chapter_card,
            stage: game.stage,
            turn: game.turn + 1,
            active: Side::ALL.map(|side| game.active(side)),
            chairs: Chair::all(game.chairs())
                .map(|chair| ChairView::of(game, chair, viewer))
                .collect(),
            tracks: game.tracks.to_vec(),
            initiative: game.initiative.to_vec(),
            offer: game.offer.to_vec(),
            top: game.top.to_vec(),
            deck: small(game.deck.len()),
            decks: game.decks,
            discard: game.discard.to_vec(),
            drawn,
            drawn_boards,
            awaited,
            outcome,
        }
    }
}

impl ChairView {
    fn of(game: &Ronin, chair: Chair, viewer: Viewer) -> Self {
        let player = game.player(chair);
        let seat = game.seat(chair);
        let own = seat.is_some_and(|seat| viewer.knows(seat));
        let known = player.hand.iter().filter(|held| own || held.blind.is_none());
        let mut blind: Vec<u8> = player.hand.iter().filter_map(|held| held.blind).collect();
        tabletop::order::sort(&mut blind);
        let lower = seat.map_or(0, |_| game.lower_marker(chair));
        Self {
            seat,
            character: player.character,
            hand_count: small(player.hand.len()),
            hand: known.copied().collect(),
            blind,
            has_chosen: !player.chosen.is_empty(),
            chosen: if own { player.chosen.to_vec() } else { Vec::new() },
            plays: player.plays,
            timeline: player.timeline.to_vec(),
            fresh: player.fresh,
            pool: player.pool,
            paths: game.paths(chair),
            xp: player.xp,
            unlocked: unlocked(player.xp),
            gifts: player.gifts,
            used: player.used,
            calm: player.calm,
            sheet: player.sheet,
            vp: player.sheet.total(),
            experience_vp: experience_vp(player.xp),
            cooperation_vp: cooperation_vp(lower),
        }
    }
}
