//! Where a player's cards lie, and what has become of his leader.

use tabletop::Seat;

use super::Fault;
use crate::cards::Special;
use crate::exchange::EXCHANGES;
use crate::state::{Awaited, Side};
use crate::{Card, Decision, Gwent, Kind, LeaderEffect, Placed};

impl Gwent {
    pub(super) fn fault_of_zones(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        if let Some(placed) = side.field.iter().find(|placed| !may_lie(**placed)) {
            return Some(format!("“{}” cannot lie in the {} row.", placed.card, placed.row));
        }
        if side.horns.into_iter().flatten().any(|card| card.kind != Kind::HORN) {
            return Some("Only a Commander's Horn lies in a horn slot.".to_owned());
        }
        if let Some(kind) = side.side_deck.iter().find(|kind| !kind.is_side_deck()) {
            return Some(format!("“{kind}” does not belong in a side deck."));
        }
        if let Some(kind) = side.removed.iter().find(|kind| kind.traits().berserker.is_none()) {
            return Some(format!("Nothing removes “{kind}” from the game."));
        }
        if let Some(card) = self.untransformed(side) {
            return Some(format!("“{card}” would have changed beside a Mardroeme."));
        }
        self.fault_of_leader(seat).or_else(|| self.fault_of_exchange(seat))
    }

    /// GW-BERS-2: a berserker in a row with a Mardroeme, though its counterpart could come.
    fn untransformed(&self, side: &Side) -> Option<Card> {
        let stays = |placed: &&Placed| {
            let Placed { card, row } = **placed;
            let into = card.kind.traits().berserker;
            into.is_some_and(|into| self.sides[card.owner].side_deck.contains(&into))
                && side.in_row(row).any(|other| other.card.kind.traits().mardroeme)
        };
        side.field.iter().find(stays).map(|placed| placed.card)
    }

    /// GW-LEAD-1/8.
    fn fault_of_leader(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let effect = side.leader.effect();
        let doubles = matches!(effect, LeaderEffect::DoubleRow(_)) && side.leader_used;
        if side.leader_used && effect.is_passive() {
            return Some(format!("The leader of {seat} cannot be used."));
        }
        if side.leader_used && self.leader_effect(seat).is_none() {
            return Some(format!("The leader of {seat} is switched off and cannot be used."));
        }
        (side.leader_horn && !doubles).then(|| format!("The leader of {seat} doubles no row."))
    }

    fn fault_of_exchange(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let asked = self.awaited == Some(Awaited { seat, decision: Decision::Exchange });
        if side.exchanged > EXCHANGES || asked && side.exchanged == EXCHANGES {
            return Some(format!("{seat} has exchanged too often."));
        }
        let aside = if asked { usize::from(side.exchanged) } else { 0 };
        (side.aside.len() != aside)
            .then(|| format!("{seat} should have put {aside} cards aside by now."))
    }

    pub(super) fn fault_of_weather(&self) -> Fault {
        let stays = |kind: Kind| match kind.special() {
            Some(Special::Weather(weather)) => !weather.rows().is_empty(),
            Some(Special::Decoy | Special::Horn | Special::Scorch | Special::Mardroeme) | None => {
                false
            }
        };
        let other = self.weather.iter().find(|card| !stays(card.kind))?;
        Some(format!("“{other}” does not stay in the weather area."))
    }
}

/// Units lie in their rows; Decoys and Mardroemes in any.
fn may_lie(placed: Placed) -> bool {
    let kind = placed.card.kind;
    match kind.special() {
        None => kind.rows().contains(placed.row),
        Some(special) => matches!(special, Special::Decoy | Special::Mardroeme),
    }
}
