//! What a player owns.

use tabletop::Seat;

use super::Fault;
use crate::cards::CARD_COUNT;
use crate::deck::{MAX_SPECIALS, result_of};
use crate::{Gwent, Kind};

impl Gwent {
    /// GW-DECK-1/3/6/7.
    pub(super) fn fault_of_cards(&self, seat: Seat) -> Fault {
        let faction = self.faction(seat);
        let mut owned = [0u32; CARD_COUNT];
        for card in self.all_cards().filter(|card| card.owner == seat) {
            owned[card.kind.index()] += 1;
        }
        let own = |kind: Kind| owned[kind.index()];
        for kind in Kind::all().filter(|kind| own(*kind) > 0) {
            if !kind.is_in(faction) {
                return Some(format!(
                    "“{kind}” is not in the set of {faction}, which {seat} plays."
                ));
            }
            if own(kind) > u32::from(kind.copies()) {
                let printed = kind.copies();
                return Some(format!("{seat} has {} of “{kind}”; there are {printed}.", own(kind)));
            }
            if let Some(result) = result_of(kind).filter(|it| own(*it) < u32::from(it.copies())) {
                return Some(format!("With “{kind}” belong all copies of “{result}”."));
            }
            if kind.is_side_deck() && own(kind) < u32::from(kind.copies()) {
                return Some(format!("Of “{kind}” some copies of {seat} are missing."));
            }
        }
        let specials: u32 = Kind::all().filter(|kind| !kind.is_unit()).map(own).sum();
        if specials > MAX_SPECIALS {
            return Some(format!(
                "{seat} has {specials} special cards; {MAX_SPECIALS} are allowed."
            ));
        }
        Kind::all().find_map(|kind| self.fault_of_berserker(seat, kind, own))
    }

    /// GW-BERS-1: for each counterpart that has come, a berserker has left the game; there are as
    /// many of the one as of the other.
    fn fault_of_berserker(&self, seat: Seat, kind: Kind, own: impl Fn(Kind) -> u32) -> Fault {
        let into = kind.traits().berserker?;
        let side = &self.sides[seat];
        let count = |zone: &[Kind], wanted| zone.iter().filter(|kind| **kind == wanted).count();
        let removed = count(&side.removed, kind);
        let come = own(into) as usize - count(&side.side_deck, into);
        let still_there = own(kind) as usize - removed;
        if removed > come {
            return Some(format!("“{kind}” leaves the game only when “{into}” comes for it."));
        }
        (come + still_there > usize::from(kind.copies()))
            .then(|| format!("“{into}” came for a “{kind}”, which cannot be there any more."))
    }
}
