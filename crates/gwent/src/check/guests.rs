//! Cards of the other player. A spy comes by itself and may be taken up; anything else comes only
//! with Emhyr, The Relentless, who takes one card in a game.

use tabletop::Seat;

use super::Fault;
use crate::state::Awaited;
use crate::{Card, Decision, Gwent, HandCard, Kind, Known, LeaderEffect, Pick};

impl Gwent {
    pub(super) fn fault_of_guests(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let mut held = side.hand.iter().filter(|held| held.card.owner != seat);
        if let Some(held) = held.clone().find(|held| held.known != Known::Everybody) {
            return Some(format!("Everybody knows that {seat} holds “{}”.", held.card));
        }
        // GW-HERO-1, GW-LEAD-7.
        if let Some(HandCard { card, .. }) = held.find(|held| held.card.kind.is_hero()) {
            return Some(format!("“{card}” is a hero, whom {seat} cannot have taken."));
        }
        let mut lying = side.field.iter().map(|placed| placed.card);
        if let Some(card) = lying.find(|card| is_misplaced_hero(*card, seat)) {
            return Some(format!("“{card}” is a hero who cannot lie on the side of {seat}."));
        }
        self.fault_of_captures(seat)
    }

    /// GW-LEAD-6/7: what came neither as a spy nor by Emhyr. A captured avenger's caller leaves
    /// its avenger and goes, so that there is never more than one.
    fn fault_of_captures(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let here = side.hand.iter().map(|held| held.card);
        let here = here.chain(side.field.iter().map(|placed| placed.card));
        let here = here.chain(side.horns.into_iter().flatten());
        let mut captured = here.filter(|card| card.owner != seat && !card.kind.traits().spy);
        let first = captured.next()?;
        if !self.has_captured(seat) {
            let only = "only Emhyr, The Relentless, could have taken";
            return Some(format!("{seat} has “{first}”, which {only}."));
        }
        let second = captured.next()?;
        let sentence = format!(
            "{seat} has “{first}” and “{second}”; Emhyr, The Relentless, takes one card in a game."
        );
        Some(sentence)
    }

    /// Has Emhyr, The Relentless, taken his card?
    fn has_captured(&self, seat: Seat) -> bool {
        let choosing = Awaited { seat, decision: Decision::Pick(Pick::TheirPile) };
        self.leader_effect(seat) == Some(LeaderEffect::TakeFromTheirPile)
            && self.sides[seat].leader_used
            && self.awaited != Some(choosing)
    }
}

/// GW-HERO-1: a hero lies where it was laid: a spy on the other side, everybody else on the own.
/// Only an avenger comes to wherever its caller lay (GW-AVENG-2).
fn is_misplaced_hero(card: Card, side: Seat) -> bool {
    let kind = card.kind;
    let avenges = |caller: Kind| caller.traits().avenger == Some(kind);
    kind.is_hero() && (card.owner == side) == kind.traits().spy && !Kind::all().any(avenges)
}
