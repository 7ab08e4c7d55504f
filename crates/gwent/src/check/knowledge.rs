//! What everybody is said to know of the hidden cards of a player.

use tabletop::Seat;

use super::Fault;
use crate::leader::GLIMPSES;
use crate::state::{SEATS, Side, opponent};
use crate::{Gwent, Kind, Known, LeaderEffect};

impl Gwent {
    pub(super) fn fault_of_knowledge(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let called = &side.knowledge.called;
        if (1..called.len()).any(|index| called[..index].contains(&called[index])) {
            return Some("A band is noted as called only once.".to_owned());
        }
        if let Some(kind) = vanished(side) {
            return Some(format!("“{kind}” was returned to the deck of {seat} and is not there."));
        }
        if let Some(kind) = uncalled(side) {
            return Some(format!("“{kind}” would have come when it was called."));
        }
        self.fault_of_returns(seat).or_else(|| self.fault_of_glimpses(seat))
    }

    /// Crach an Craite: what was returned, and how many cards were drawn since. Whatever is drawn
    /// stays out of the deck, unless a second Crach returns it.
    fn fault_of_returns(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let drawn = usize::from(side.knowledge.drawn);
        let returned =
            SEATS.into_iter().filter(|seat| self.was_used(*seat, LeaderEffect::ReturnPiles));
        let owned = self.all_cards().filter(|card| card.owner == seat).count();
        let outside = owned - side.deck.len() - side.side_deck.len() - side.aside.len();
        let most = match returned.count() {
            0 if !side.knowledge.returned.is_empty() || drawn > 0 => {
                return Some(format!("Nobody has shuffled the pile of {seat} into the deck."));
            }
            0 | 1 => outside,
            _ => outside + owned,
        };
        (drawn > most).then(|| {
            format!("{seat} cannot have drawn {drawn} cards since the pile was shuffled in.")
        })
    }

    /// Emhyr, The Emperor of Nilfgaard: how many cards he looked at, and which.
    fn fault_of_glimpses(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let glimpsed = usize::from(side.knowledge.glimpsed);
        let looked = self.was_used(opponent(seat), LeaderEffect::SpyOnHand);
        if glimpsed > if looked { GLIMPSES } else { 0 } {
            return Some(format!("Nobody can have looked at {glimpsed} cards of {seat}."));
        }
        let known = side.hand.iter().filter(|held| held.known == Known::Opponent).count();
        (known > glimpsed).then(|| {
            format!("{known} cards of {seat} are marked as looked at, but only {glimpsed} were.")
        })
    }

    fn was_used(&self, seat: Seat, effect: LeaderEffect) -> bool {
        self.sides[seat].leader_used && self.leader_effect(seat) == Some(effect)
    }
}

/// A card known to have been returned to the deck that is neither there nor in the hand.
fn vanished(side: &Side) -> Option<Kind> {
    let secret = side.hand.iter().filter(|held| held.known != Known::Everybody);
    let hidden = || secret.clone().map(|held| held.card.kind).chain(side.deck.iter().copied());
    let returned = &side.knowledge.returned;
    returned.iter().copied().find(|kind| {
        let count = |kinds: &mut dyn Iterator<Item = Kind>| kinds.filter(|it| it == kind).count();
        count(&mut returned.iter().copied()) > count(&mut hidden())
    })
}

/// A card in hand or deck that was called, and was not returned since.
fn uncalled(side: &Side) -> Option<Kind> {
    let known = &side.knowledge;
    let hidden = side.hand.iter().filter(|held| held.known == Known::Nobody);
    let mut hidden = hidden.map(|held| held.card.kind).chain(side.deck.iter().copied());
    hidden.find(|kind| {
        let called = kind.traits().answers.is_some_and(|band| known.called.contains(&band));
        called && !known.returned.contains(kind)
    })
}
