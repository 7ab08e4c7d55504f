//! Every physical card, wherever it lies: cards are conserved.

use tabletop::Seat;

use crate::state::SEATS;
use crate::{Card, Gwent};

impl Gwent {
    /// Every card of both players with its owner, in no particular order; leaders not counted.
    pub(crate) fn all_cards(&self) -> impl Iterator<Item = Card> {
        let zones = SEATS.into_iter().flat_map(|seat| {
            let side = &self.sides[seat];
            let own = side.deck.iter().chain(&side.aside).chain(&side.discard);
            let own = own.chain(&side.side_deck).chain(&side.removed);
            own.map(move |kind| Card::new(*kind, seat))
                .chain(side.hand.iter().map(|held| held.card))
                .chain(side.field.iter().map(|placed| placed.card))
                .chain(side.horns.into_iter().flatten())
        });
        zones.chain(self.weather.iter().copied())
    }

    /// The numbers of all cards, leaders included, sorted.
    pub(crate) fn count_cards(&self) -> Vec<u32> {
        const LEADERS: u32 = 0xff00;
        let leaders = SEATS.map(|seat| {
            let leader = self.sides[seat].leader;
            owned(seat) | LEADERS | u32::from(leader.number())
        });
        let cards = self.all_cards().map(|card| {
            let faction = self.faction(card.owner).index();
            let record = u32::try_from(faction << 8 | card.kind.index()).expect("few cards");
            owned(card.owner) | record
        });
        let mut census: Vec<u32> = leaders.into_iter().chain(cards).collect();
        census.sort_unstable();
        census
    }
}

fn owned(seat: Seat) -> u32 {
    u32::from(seat.0) << 16
}
