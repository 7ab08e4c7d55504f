//! What a combo would come to if it were complete: told while it is laid, card by card (§13.3).
//!
//! Nothing is reckoned here: the rules of steps 3 and 4 are asked about a fight that looks ahead.

use serde::Serialize;
use tabletop::Seat;

use super::choice::Choice;
use super::combo::{colours, dulled, lay, list_links};
use super::decision::Decision;
use super::fight::Fight;
use super::short_fight::short_sum;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::{Card, Symbols};
use crate::world::combo::{self, Laid};
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;

/// What a combo comes to, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ComboView {
    /// OW-RES-1.
    pub damage: Tally,
    /// OW-DMG-1, OW-DMG-2: what the opponent would lose by it.
    pub loss: Loss,
    /// OW-RES-2: before any cap.
    pub shield: Tally,
    /// OW-ATTR-6: by how much the shield would rise, the cut at its cap or by a monster included.
    pub guard: Tally,
    /// OW-RES-3: its draw modifiers.
    pub draw: Tally,
    /// OW-RES-3: cards of it that would come back to the hand.
    pub returns: Vec<Card>,
    /// OW-RES-3: cards of it that would bring back the top of the discard.
    pub takes: Vec<Card>,
    /// OW-REFILL-1: how many cards step 4 would draw.
    pub refill: Tally,
}

/// What damage takes from an opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Loss {
    /// Points of his shield.
    pub shield: u8,
    /// Cards of his life deck, or of the monster's pool.
    pub deck: u8,
    /// Cards of his hand.
    pub hand: u8,
}

/// What a sum would be with one card more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer<T> {
    /// The card.
    pub card: Card,
    /// Which of the fields that fit, counted from 0, as in [`Choice::Add`].
    pub nth: u8,
    /// What it would be.
    pub then: T,
}

impl OldWorld {
    /// Who is about to lay, or has just laid, a combo whose effects are still to come.
    pub(super) fn combo_layer(&self) -> Option<Seat> {
        match self.agenda.peek() {
            Some(Task::Ask(
                seat,
                Decision::Step1 | Decision::Combo | Decision::Extra | Decision::OnCombo,
            )) => Some(*seat),
            _ => None,
        }
    }

    /// What the combo on the table would come to now.
    pub(super) fn reckon(&self, fight: &Fight, side: u8) -> ComboView {
        let fighter = fight.side(side);
        // OW-COMBO-1: without a card there is no combo, whatever would have been added to it.
        let has_combo = !fighter.combo.is_empty();
        let sum = |of: fn(&Self, &Fight, u8, bool) -> Tally| {
            if has_combo { of(self, fight, side, true) } else { Tally::new(true) }
        };
        let (damage, shield, draw) =
            (sum(Self::combo_damage), sum(Self::combo_shield), sum(Self::combo_draw));
        let mut guard = shield.clone();
        guard.clamp(Source::Rule(Reason::Bound), 0, i16::from(self.shield_room(fighter.seat)));
        let loss = self.loss(fight, side, damage.count());
        let mut ahead = fight.clone();
        let now = &mut ahead.side_mut(side).now;
        now.colours = colours(&fighter.combo);
        now.draw.extend(self.draw_symbols(fight, side));
        let refill = self.step4_draw(&ahead, side, true);
        let with = |counts: fn(&Symbols) -> bool| -> Vec<Card> {
            let active = combo::active(&fighter.combo, dulled(fight));
            active.filter(|(_, symbols)| counts(symbols)).map(|(card, _)| card).collect()
        };
        let returns = with(|symbols| symbols.return_self);
        let takes = with(|symbols| symbols.take_top > 0);
        ComboView { damage, loss, shield, guard, draw, returns, takes, refill }
    }

    /// OW-DMG-1, OW-DMG-2: what so much damage by this side takes.
    fn loss(&self, fight: &Fight, side: u8, points: u8) -> Loss {
        if !fight.is_duel() {
            return Loss { deck: points.min(self.may_lose(fight)), ..Loss::default() };
        }
        let foe = &self.players[fight.side(1 - side.min(1)).seat];
        let count = |cards: &[Card]| u8::try_from(cards.len()).unwrap_or(u8::MAX);
        let shield = points.min(foe.shield);
        let deck = (points - shield).min(count(&foe.deck));
        Loss { shield, deck, hand: (points - shield - deck).min(count(&foe.hand)) }
    }

    /// What each card that may be laid next would make of the combo.
    pub(super) fn combo_offers(&self, fight: &Fight, seat: Seat) -> Vec<Offer<ComboView>> {
        let Some(side) = fight.side_of(seat) else { return Vec::new() };
        let is_extra = matches!(self.agenda.peek(), Some(Task::Ask(_, Decision::Extra)));
        // Whatever else is asked, there is no card to add among the answers.
        let mut choices = Vec::new();
        self.list_all(&mut choices);
        offered(&choices, |card, nth| {
            let mut ahead = fight.clone();
            let combo = &mut ahead.side_mut(side).combo;
            if is_extra {
                combo.push(Laid { card, field: None });
            } else {
                lay(combo, card, nth);
            }
            self.reckon(&ahead, side)
        })
    }

    /// The same for a short fight.
    pub(super) fn short_offers(&self, seat: Seat) -> Vec<Offer<Tally>> {
        let laid = &self.open_card().combo;
        let mut choices = Vec::new();
        list_links(laid, &self.players[seat].hand, &mut choices);
        offered(&choices, |card, nth| {
            let mut ahead = laid.clone();
            lay(&mut ahead, card, nth);
            short_sum(&ahead, true)
        })
    }
}

fn offered<T>(choices: &[Choice], then: impl Fn(Card, u8) -> T) -> Vec<Offer<T>> {
    let cards = choices.iter().filter_map(|choice| match choice {
        Choice::Add(card, nth) => Some(Offer { card: *card, nth: *nth, then: then(*card, *nth) }),
        _ => None,
    });
    cards.collect()
}
