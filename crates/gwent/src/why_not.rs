//! Why a choice is not legal now, in the words of the rule.

use std::fmt::Display;

use tabletop::{IllegalChoice, Seat};

use crate::cards::Special;
use crate::state::Awaited;
use crate::{Choice, Decision, Gwent, LeaderEffect, Named, Place};

impl Gwent {
    /// The reason, for a choice that is not in the list.
    pub(crate) fn explain_refusal(&self, choice: Choice) -> IllegalChoice {
        match (self.awaited, choice) {
            (None, _) => IllegalChoice::game_over(),
            (Some(Awaited { seat, decision: Decision::Turn }), Choice::Play { card, place }) => {
                self.refuse_play(seat, card, place)
            }
            (Some(Awaited { seat, decision: Decision::Turn }), Choice::Leader) => {
                self.refuse_leader(seat)
            }
            (Some(Awaited { decision: Decision::Revive, .. }), Choice::Pick(kind)) => refuse(
                "not-revivable",
                format_args!(
                    "There is no “{kind}” in your discard pile that a medic could revive."
                ),
                "GW-MEDIC-1",
            ),
            (Some(Awaited { decision: Decision::Exchange, .. }), Choice::Exchange(kind)) => {
                refuse("not-in-hand", format_args!("“{kind}” is not in your hand."), "GW-SETUP-7")
            }
            // Another choice than the decision asks for, or a row or a card it does not offer.
            (Some(_), choice) => {
                IllegalChoice::new("not-now", format_args!("“{choice}” is not possible now."))
            }
        }
    }

    fn refuse_play(&self, seat: Seat, card: Named, place: Place) -> IllegalChoice {
        let held = card.card(seat);
        if !self.sides[seat].hand.iter().any(|in_hand| in_hand.card == held) {
            return refuse(
                "not-in-hand",
                format_args!("“{card}” is not in your hand."),
                "GW-PLAY-1",
            );
        }
        match (card.kind.special(), place) {
            (Some(Special::Decoy), Place::On { unit, .. }) if unit.kind.is_hero() => refuse(
                "hero-immune",
                format_args!("“{unit}” is a hero; no Decoy can replace it."),
                "GW-HERO-1",
            ),
            (Some(Special::Decoy), _) => refuse(
                "decoy-target",
                "A Decoy needs a unit on your side that is no hero.",
                "GW-DECOY-4",
            ),
            (Some(Special::Horn), Place::Row(row)) => {
                refuse("horn-slot", format_args!("The {row} row already has a Horn."), "GW-HORN-S1")
            }
            (None, Place::Row(row)) => refuse(
                "wrong-row",
                format_args!("“{card}” cannot lie in the {row} row."),
                "GW-PLAY-2",
            ),
            _ => {
                refuse("wrong-place", format_args!("“{card}” cannot be played there."), "GW-PLAY-4")
            }
        }
    }

    fn refuse_leader(&self, seat: Seat) -> IllegalChoice {
        let side = &self.sides[seat];
        match self.leader_effect(seat) {
            None => refuse(
                "leader-silenced",
                "Your leader is switched off by The White Flame.",
                "GW-LEAD-1",
            ),
            Some(effect) if effect.is_passive() => refuse(
                "leader-passive",
                "Your leader's ability is always in force; it is never used.",
                "GW-LEAD-1",
            ),
            _ if side.leader_used => {
                refuse("leader-used", "Your leader has already been used.", "GW-LEAD-2")
            }
            Some(LeaderEffect::TradeTwoForOne) => refuse(
                "leader-cost",
                "Your leader's ability costs two cards of your hand.",
                "GW-LEAD-3",
            ),
            Some(_) => IllegalChoice::new("not-now", "Your leader cannot be used now."),
        }
    }
}

fn refuse(key: &'static str, sentence: impl Display, rule: &'static str) -> IllegalChoice {
    IllegalChoice::new(key, sentence).citing(rule)
}
