//! The legal choices: the only place where legality is decided.

use tabletop::{Seat, order};

use crate::cards::{CARD_COUNT, Special};
use crate::list::List;
use crate::state::{Awaited, OWN, opponent};
use crate::{Card, Choice, Decision, Gwent, Kind, Named, Pick, Place, Row};

impl Gwent {
    /// Appends every legal choice, each once, in a fixed order.
    pub(crate) fn list(&self, choices: &mut Vec<Choice>) {
        let Some(Awaited { seat, decision }) = self.awaited else { return };
        match decision {
            Decision::WhoStarts => choices.extend([Choice::GoFirst, Choice::GoSecond]),
            Decision::Exchange => {
                let mut listed = Listed::default();
                for held in &self.sides[seat].hand {
                    if listed.is_new(held.card) {
                        choices.push(Choice::Exchange(held.card.kind));
                    }
                }
                choices.push(Choice::Keep);
            }
            Decision::Turn => self.list_turn(seat, choices),
            Decision::PlaceUnit { unit, .. } => {
                choices.extend(unit.rows().iter().map(Choice::Place));
            }
            Decision::Revive => list_kinds(self.revivable(seat), choices),
            Decision::PlaceMardroeme => choices.extend(Row::ALL.map(Choice::Place)),
            Decision::Pick(pick) => self.list_picks(seat, pick, choices),
        }
    }

    /// GW-D3: the cards in the order of the hand, the leader, passing.
    fn list_turn(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let mut listed = Listed::default();
        for held in &self.sides[seat].hand {
            if listed.is_new(held.card) {
                self.list_plays(seat, held.card, choices);
            }
        }
        if self.can_use_leader(seat) {
            choices.push(Choice::Leader);
        }
        choices.push(Choice::Pass);
    }

    /// Every place a card of the hand can be played to.
    fn list_plays(&self, seat: Seat, card: Card, choices: &mut Vec<Choice>) {
        let named = Named::by(seat, card);
        let play = |place| Choice::Play { card: named, place };
        let traits = card.kind.traits();
        match traits.special {
            None if traits.rows.len() == 1 => choices.push(play(Place::Row(traits.row))),
            None => choices.extend(traits.rows.iter().map(|row| play(Place::Row(row)))),
            Some(Special::Decoy) => self.list_decoy_targets(seat, named, choices),
            Some(Special::Horn) => {
                // GW-HORN-S1: a free slot of an own row.
                let free = |row: &Row| self.sides[seat].horns[row.index()].is_none();
                let rows = Row::ALL.into_iter().filter(free);
                choices.extend(rows.map(|row| play(Place::Row(row))));
            }
            // GW-MARD-S2: any own row.
            Some(Special::Mardroeme) => {
                choices.extend(Row::ALL.map(|row| play(Place::Row(row))));
            }
            Some(Special::Scorch | Special::Weather(_)) => choices.push(play(Place::Table)),
        }
    }

    /// GW-DECOY-1/2/4: every non-hero unit of the own side, the opponent's spies included.
    fn list_decoy_targets(&self, seat: Seat, decoy: Named, choices: &mut Vec<Choice>) {
        let mut listed = [Listed::default(); 3];
        for placed in &self.sides[seat].field {
            if placed.card.kind.is_common_unit() && listed[placed.row.index()].is_new(placed.card) {
                let unit = Named::by(seat, placed.card);
                let place = Place::On { unit, row: placed.row };
                choices.push(Choice::Play { card: decoy, place });
            }
        }
    }

    /// GW-D10: what a leader may pick.
    pub(crate) fn list_picks(&self, seat: Seat, pick: Pick, choices: &mut Vec<Choice>) {
        let side = &self.sides[seat];
        let takeable = |pile: Seat| {
            // GW-LEAD-7: a non-hero unit or a special card.
            self.sides[pile].discard.iter().copied().filter(|kind| !kind.is_hero())
        };
        match pick {
            Pick::OwnPile => list_kinds(takeable(seat), choices),
            Pick::TheirPile => list_kinds(takeable(opponent(seat)), choices),
            Pick::Cost { .. } => {
                let mut listed = Listed::default();
                let new = side.hand.iter().filter(|held| listed.is_new(held.card));
                choices.extend(new.map(|held| Choice::Discard(Named::by(seat, held.card))));
            }
            Pick::Deck => list_kinds(side.deck.iter().copied(), choices),
            Pick::Weather => {
                let is_weather = |kind: &Kind| matches!(kind.special(), Some(Special::Weather(_)));
                list_kinds(side.deck.iter().copied().filter(is_weather), choices);
            }
            Pick::Namesake => {
                let bonded = side.field.iter().map(|placed| placed.card.kind);
                let callable =
                    bonded.filter(|kind| kind.traits().bond > 0 && side.deck.contains(kind));
                list_kinds(callable, choices);
            }
        }
    }
}

/// Each card once, in the order of the card table: the order of a deck is nobody's business.
fn list_kinds(kinds: impl Iterator<Item = Kind>, choices: &mut Vec<Choice>) {
    let mut listed = Listed::default();
    let mut new: List<Kind, OWN> = List::EMPTY;
    for kind in kinds.filter(|kind| listed.is_new(Card::new(*kind, Seat(0)))) {
        new.push(kind);
    }
    order::sort(&mut new);
    choices.extend(new.iter().copied().map(Choice::Pick));
}

/// The cards already listed: two alike are one choice.
#[derive(Clone, Copy, Default)]
struct Listed([[u64; WORDS]; 2]);

const WORDS: usize = CARD_COUNT.div_ceil(64);

impl Listed {
    /// Notes a card; was it new?
    fn is_new(&mut self, card: Card) -> bool {
        let index = card.kind.index();
        let word = &mut self.0[usize::from(card.owner.0 & 1)][index / 64];
        let bit = 1 << (index % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}
