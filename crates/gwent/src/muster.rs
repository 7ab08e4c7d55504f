//! Muster (GW-MUSTER-1..4).

use tabletop::{Learners, Log, Seat};

use crate::cards::Band;
use crate::list::List;
use crate::state::opponent;
use crate::task::Task;
use crate::{Card, Event, Gwent, Origin, Placed};

/// No band is larger, even with a captured card among it.
const BAND: usize = 12;

impl Gwent {
    /// GW-MUSTER-1/3: everybody who answers comes, hand before deck; all are laid down before the
    /// first of them does anything.
    pub(crate) fn muster(&mut self, player: Seat, band: Band, log: &mut Log<Event>) {
        let mut called = List::<Card, BAND>::EMPTY;
        let answers = |card: Card| card.kind.traits().answers == Some(band);
        for held in &self.sides[player].hand {
            if answers(held.card) {
                called.push(held.card);
            }
        }
        let from_hand = called.len();
        for kind in &self.sides[player].deck {
            if answers(Card::new(*kind, player)) {
                called.push(Card::new(*kind, player));
            }
        }
        // Whoever comes or not, the others know now that nobody is left; cards of several kinds also
        // show in which order they lay in the deck, which nobody knew.
        let kinds = called[from_hand..].iter().map(|card| card.kind);
        let in_order = kinds.clone().zip(kinds.skip(1)).any(|(one, next)| one != next);
        log.teach(if in_order { Learners::EVERYBODY } else { Learners::all_but(player) });
        self.sides[player].knowledge.note_call(band);
        // GW-EDGE-7: nobody came. The order of the deck is unknown before and after.
        if called.is_empty() {
            return;
        }
        if !log.is_muted() {
            log.public(Event::Mustered { seat: player, cards: called.to_vec() });
        }
        for (index, &card) in called.iter().enumerate() {
            let row = card.kind.traits().row;
            if index < from_hand {
                self.sides[player].take_from_hand(card);
                self.lay_unit(player, card, row, Origin::Hand, log);
            } else {
                self.take_from_deck(player, card.kind);
                self.lay_unit(player, card, row, Origin::Deck, log);
            }
        }
        self.shuffle_deck(player, log);
        self.agenda.push_in_order(called.iter().map(|&card| {
            let side = if card.kind.traits().spy { opponent(player) } else { player };
            let unit = Placed { card, row: card.kind.traits().row };
            Task::Resolve { player, side, unit }
        }));
    }
}
