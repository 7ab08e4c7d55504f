//! Summon avenger (GW-AVENG-1..5).

use tabletop::{Log, Seat};

use crate::list::{Filler, List};
use crate::state::opponent;
use crate::{Card, Event, Gwent, PlaceCause, Placed, Row};

/// An avenger's caller that has just been discarded, and the side on which it lay.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fallen {
    side: Seat,
    card: Card,
}

impl Filler for Fallen {
    const FILLER: Self = Self { side: Seat(0), card: Card::FILLER };
}

impl Gwent {
    /// Discards a card from the battlefield, and remembers it if another will take its place.
    pub(crate) fn discard_from(&mut self, side: Seat, card: Card, fallen: &mut List<Fallen, 8>) {
        self.discard(card);
        if card.kind.traits().avenger.is_some() {
            fallen.push(Fallen { side, card });
        }
    }

    /// GW-AVENG-2/3: the owner's avenger is placed on that side, in its own row, once the discard
    /// is over. GW-SCORCH-3: side by side in the order in which they were hit, in each close before
    /// ranged before siege.
    pub(crate) fn summon_avengers(&mut self, fallen: &List<Fallen, 8>, log: &mut Log<Event>) {
        let Some(first) = fallen.first() else { return };
        for at in [first.side, opponent(first.side)] {
            for row in Row::ALL {
                for Fallen { side, card } in fallen {
                    if *side == at && card.kind.traits().row == row {
                        self.summon(*side, *card, log);
                    }
                }
            }
        }
    }

    /// GW-AVENG-4: nobody comes if the side deck no longer holds the card.
    fn summon(&mut self, side: Seat, card: Card, log: &mut Log<Event>) {
        let Some(avenger) = card.kind.traits().avenger else { return };
        if self.sides[card.owner].side_deck.take(avenger) {
            let unit = Placed { card: Card::new(avenger, card.owner), row: avenger.traits().row };
            self.sides[side].field.push(unit);
            log.public(Event::Placed { side, unit, cause: PlaceCause::Avenger });
        }
    }
}
