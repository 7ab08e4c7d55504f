//! What a viewer may know (section 3).

use serde::Serialize;
use tabletop::{Game, Outcome, Seat, Status, Viewer, order};

use crate::state::SEATS;
use crate::{
    Card, Decision, Faction, Gwent, HandCard, HouseRules, Kind, Known, Leader, RoundResult, Row,
    Strength,
};

/// A game as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The house rules.
    pub rules: HouseRules,
    /// The round, from 1.
    pub round: u8,
    /// Who started the round.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who must choose, and what; nobody when the game is over.
    pub awaited: Option<(Seat, Decision)>,
    /// Both sides, by seat.
    pub sides: [SideView; 2],
    /// The weather area.
    pub weather: Vec<Card>,
    /// The rounds that are over.
    pub results: Vec<RoundResult>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A player as one viewer knows him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideView {
    /// His faction.
    pub faction: Faction,
    /// His leader.
    pub leader: Leader,
    /// Was the leader used?
    pub leader_used: bool,
    /// Is the leader switched off by the opponent's White Flame?
    pub leader_silenced: bool,
    /// His loss tokens.
    pub tokens: u8,
    /// Has he passed?
    pub passed: bool,
    /// How many cards he exchanged before the game.
    pub exchanged: u8,
    /// The strength of his side.
    pub total: u16,
    /// His rows: close, ranged, siege.
    pub rows: [RowView; 3],
    /// His hand.
    pub hand: HandView,
    /// His deck, without its order.
    pub deck: PileView,
    /// What he has put aside during the exchange.
    pub aside: PileView,
    /// His discard pile, the latest card last.
    pub discard: Vec<Kind>,
    /// His side deck.
    pub side_deck: Vec<Kind>,
    /// His cards that are out of the game.
    pub removed: Vec<Kind>,
}

/// A hand as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: u8,
    /// Those the viewer knows of; all, for the player himself.
    pub cards: Vec<HandCard>,
    /// How many the opponent has looked at.
    pub glimpsed: u8,
}

/// A face-down pile as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PileView {
    /// How many cards it has.
    pub count: u8,
    /// What is in it, sorted; only for those who may know.
    pub cards: Option<Vec<Kind>>,
    /// What everybody knows to be in it, sorted. Never more than is there.
    pub known: Vec<Kind>,
}

/// One row of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowView {
    /// Units, Decoys and Mardroemes, in order of arrival.
    pub cards: Vec<UnitView>,
    /// What lies in the horn slot.
    pub horn: Option<Card>,
    /// Does a leader double it this round?
    pub leader_horn: bool,
    /// Is it under weather?
    pub weather: bool,
    /// Its strength.
    pub total: u16,
}

/// Something that lies in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitView {
    /// Its place in the order in which the cards of this side arrived.
    pub arrival: u8,
    /// The card.
    pub card: Card,
    /// Its current strength, with its provenance; no steps for what is no unit.
    pub strength: Strength,
}

impl View {
    pub(crate) fn of(game: &Gwent, viewer: Viewer) -> Self {
        let (awaited, outcome) = match game.status() {
            Status::Awaiting { seat, decision } => (Some((seat, decision)), None),
            Status::Over(outcome) => (None, Some(outcome)),
        };
        Self {
            rules: game.rules,
            round: game.round(),
            starter: game.starter,
            turn: game.turn,
            awaited,
            sides: SEATS.map(|seat| SideView::of(game, seat, viewer)),
            weather: game.weather.to_vec(),
            results: game.results.to_vec(),
            outcome,
        }
    }

    /// GW-END-1..3: how the round would end if it ended now.
    pub fn standing(&self) -> RoundResult {
        let totals = self.sides.each_ref().map(|side| side.total);
        let factions = self.sides.each_ref().map(|side| side.faction);
        RoundResult { totals, winner: crate::round_end::winner(totals, factions) }
    }

    /// The side of a seat.
    pub const fn side(&self, seat: Seat) -> &SideView {
        &self.sides[seat.index()]
    }
}

impl SideView {
    fn of(game: &Gwent, seat: Seat, viewer: Viewer) -> Self {
        let side = &game.sides[seat];
        let whole = viewer.knows(seat);
        let rows = Row::ALL.map(|row| RowView::of(game, seat, row));
        Self {
            faction: game.faction(seat),
            leader: side.leader,
            leader_used: side.leader_used,
            leader_silenced: game.leader_effect(seat).is_none(),
            tokens: game.tokens(seat),
            passed: side.passed,
            exchanged: side.exchanged,
            total: rows.iter().map(|row| row.total).sum(),
            rows,
            hand: HandView::of(game, seat, viewer),
            deck: PileView::of(&side.deck, whole, side.known_in_deck()),
            aside: PileView::of(&side.aside, whole, []),
            discard: side.discard.to_vec(),
            side_deck: side.side_deck.to_vec(),
            removed: side.removed.to_vec(),
        }
    }
}

/// Does a viewer who is not the player know of a card in his hand?
pub(crate) fn is_known_to(viewer: Viewer, known: Known) -> bool {
    match viewer {
        Viewer::Seat(_) => known != Known::Nobody,
        Viewer::Spectator => known == Known::Everybody,
        Viewer::Referee => true,
    }
}

impl HandView {
    fn of(game: &Gwent, seat: Seat, viewer: Viewer) -> Self {
        let hand = &game.sides[seat].hand;
        let cards = if viewer == Viewer::Seat(seat) {
            hand.iter().map(forget_glimpse).collect()
        } else {
            hand.iter().copied().filter(|held| is_known_to(viewer, held.known)).collect()
        };
        Self { count: count(hand), cards, glimpsed: game.sides[seat].knowledge.glimpsed }
    }
}

/// Nobody is told which of his cards the opponent has looked at.
const fn forget_glimpse(held: &HandCard) -> HandCard {
    match held.known {
        Known::Opponent => HandCard { card: held.card, known: Known::Nobody },
        Known::Nobody | Known::Everybody => *held,
    }
}

impl PileView {
    fn of(pile: &[Kind], whole: bool, known: impl IntoIterator<Item = Kind>) -> Self {
        let sorted = |mut cards: Vec<Kind>| {
            order::sort(&mut cards);
            cards
        };
        let cards = whole.then(|| sorted(pile.to_vec()));
        Self { count: count(pile), cards, known: sorted(known.into_iter().collect()) }
    }
}

impl RowView {
    fn of(game: &Gwent, seat: Seat, row: Row) -> Self {
        let side = &game.sides[seat];
        let here = (0..side.field.len()).filter(|index| side.field[*index].row == row);
        let cards: Vec<UnitView> = here
            .filter_map(|index| {
                let card = side.field[index].card;
                let arrival = u8::try_from(index).expect("a small army");
                Some(UnitView { arrival, card, strength: game.strength(seat, index)? })
            })
            .collect();
        Self {
            horn: side.horns[row.index()],
            leader_horn: game.leader_horn(seat) == Some(row),
            weather: game.weather_rows().contains(row),
            total: cards.iter().map(|unit| unit.strength.value).sum(),
            cards,
        }
    }
}

fn count<T>(cards: &[T]) -> u8 {
    u8::try_from(cards.len()).expect("a small pile")
}
