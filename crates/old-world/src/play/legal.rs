//! What may be answered to each question. The only place where legality is decided.

use tabletop::{Seat, order};

use super::choice::{Bet, Choice};
use super::decision::Decision;
use super::phase3::KEPT;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::attack::Half;
use crate::world::effect::{Attribute, FightEffect, Zone};
use crate::world::location::Terrain;
use crate::world::tracks::{HAND_LIMIT, TOP_LEVEL};

impl OldWorld {
    /// Lists the answers to the question on top of the agenda.
    pub(crate) fn list_all(&self, choices: &mut Vec<Choice>) {
        if let Some(Task::Ask(seat, decision)) = self.agenda.peek() {
            self.list_answers(*seat, *decision, choices);
        }
    }

    /// Lists the answers to a question, in a fixed order and without duplicates. A new question
    /// without a line here does not compile.
    pub(crate) fn list_answers(&self, seat: Seat, decision: Decision, choices: &mut Vec<Choice>) {
        let own = &self.players[seat];
        match decision {
            Decision::Board => choices.extend(self.offered.iter().copied().map(Choice::Board)),
            Decision::Slot2 => choices.extend(Terrain::ALL.map(Choice::Slot2)),
            Decision::Bonus => choices.extend(Attribute::ALL.map(Choice::Raise)),
            Decision::Phase1 => self.list_phase1(seat, choices),
            Decision::School => choices.extend(self.trainable(seat).map(Choice::Raise)),
            Decision::TradeIn => {
                let tradable = own.hand.iter().filter(|card| self.is_tradable(**card));
                choices.extend(tradable.copied().map(Choice::Destroy));
            }
            Decision::TradeFor { cost } => self.list_market(0, cost, Choice::Take, choices),
            Decision::CleanUp { .. } => {
                self.list_market(0, u8::MAX, Choice::Remove, choices);
                choices.push(Choice::Done);
            }
            Decision::Track => {
                let free = Terrain::ALL.into_iter().filter(|at| self.can_track(seat, *at));
                choices.extend(free.map(Choice::Track));
                choices.push(Choice::Done);
            }
            Decision::Reroll1 => self.list_rerolls(false, choices),
            Decision::Reroll2 => self.list_rerolls(true, choices),
            Decision::PotionLimit
            | Decision::InitiationCost { .. }
            | Decision::DiscardPotion { .. } => {
                list_distinct(&own.potions, Choice::Pour, choices);
            }
            Decision::Trail => {
                let free = Terrain::ALL.into_iter().filter(|at| self.can_gain_trail(seat, *at));
                choices.extend(free.map(Choice::Trail));
            }
            Decision::Weakest { rise: true, .. } => {
                choices.extend(self.weakest(seat, true).map(Choice::Raise));
            }
            Decision::Weakest { rise: false, .. } => {
                choices.extend(self.weakest(seat, false).map(Choice::Lower));
            }
            Decision::Phase2 => self.list_phase2(seat, choices),
            Decision::Option => self.list_options(seat, choices),
            Decision::QuestStack { .. } => choices.extend(self.full_stacks().map(Choice::Trail)),
            Decision::AnyAttribute { rise, .. } => list_attributes(&own.attributes, rise, choices),
            Decision::Short => self.list_short(seat, choices),
            Decision::Exhaust { left } => {
                self.list_own(seat, Zone::Anywhere, choices);
                if own.cards() <= usize::from(left) {
                    choices.truncate(1);
                }
            }
            Decision::Destroy { from, optional, .. } => {
                self.list_own(seat, from, choices);
                if optional && !choices.is_empty() {
                    choices.push(Choice::Done);
                }
            }
            Decision::MarketPick { low, high, .. } => {
                self.list_market(low, high, Choice::Take, choices);
            }
            Decision::Discard3 => {
                choices.extend(own.hand.iter().copied().map(Choice::Discard));
                if own.hand.len() <= KEPT {
                    choices.push(Choice::Done);
                }
            }
            Decision::Buy => self.list_purchases(seat, choices),
            Decision::SearchDeck => {
                if own.hand.len() < HAND_LIMIT {
                    list_distinct(&own.deck, Choice::Take, choices);
                }
            }
            // OW-SEAT-7: where everything must go, the order is nobody's concern.
            Decision::Pay { left, .. } if own.hand.len() <= usize::from(left) => {
                choices.extend(own.hand.first().copied().map(Choice::Discard));
            }
            Decision::Pay { .. }
            | Decision::DiscardHand { .. }
            | Decision::PreFightDiscard { .. }
            | Decision::DamageHand { .. } => {
                choices.extend(own.hand.iter().copied().map(Choice::Discard));
            }
            Decision::Bet => {
                if own.gold > 0 {
                    choices.extend([Bet::Attacker, Bet::Defender].map(Choice::Bet));
                }
                choices.push(Choice::Done);
            }
            Decision::Step1
            | Decision::OnCombo
            | Decision::OnFoeLoss
            | Decision::OnOwnLoss
            | Decision::PreFight
            | Decision::BeforeFoe
            | Decision::Half => {
                self.list_powers(seat, decision, choices);
                choices.push(Choice::Done);
            }
            Decision::Combo => self.list_combo(seat, choices),
            Decision::Extra => choices.extend(own.hand.iter().map(|card| Choice::Add(*card, 0))),
            Decision::Burn => choices.extend(own.hand.iter().copied().map(Choice::Destroy)),
            Decision::Attack | Decision::Foglet => choices.extend(Half::ALL.map(Choice::Half)),
            Decision::Alternative { feat } => {
                if let Some(FightEffect::ChooseOne(options)) = feat.effect() {
                    choices.extend((0u8..).take(options.len()).map(Choice::Pick));
                }
            }
            Decision::TakeDiscard if own.hand.len() >= HAND_LIMIT => {}
            Decision::TakeDiscard => list_distinct(&own.discard, Choice::Take, choices),
            Decision::ReturnDiscard => list_distinct(&own.discard, Choice::Take, choices),
            Decision::PeekTake { look, .. } => self.list_peek_take(seat, look, choices),
            Decision::PeekDiscard { look, .. } => self.list_peek_discard(seat, look, choices),
            Decision::PeekOrder { own_deck, look, placed } => {
                self.list_peek_order(seat, own_deck, look, placed, choices);
            }
            Decision::Hunt(decision) => self.list_hunt(seat, decision, choices),
        }
    }

    fn list_market(&self, low: u8, high: u8, make: fn(Card) -> Choice, choices: &mut Vec<Choice>) {
        let fits = self.market.iter().flatten().filter(|card| (low..=high).contains(&card.cost()));
        choices.extend(fits.copied().map(make));
    }

    /// Own cards of a zone, in table order.
    fn list_own(&self, seat: Seat, from: Zone, choices: &mut Vec<Choice>) {
        let own = &self.players[seat];
        let mut cards: Vec<Card> = Vec::with_capacity(own.cards());
        if matches!(from, Zone::Hand | Zone::Anywhere) {
            cards.extend(&own.hand);
        }
        if matches!(from, Zone::Deck | Zone::Anywhere) {
            cards.extend(&own.deck);
        }
        if matches!(from, Zone::Discard | Zone::Anywhere) {
            cards.extend(&own.discard);
        }
        list_distinct(&cards, Choice::Destroy, choices);
    }
}

fn list_attributes(levels: &[u8; 4], rise: bool, choices: &mut Vec<Choice>) {
    for attribute in Attribute::ALL {
        let level = levels[attribute.index()];
        if rise && level < TOP_LEVEL {
            choices.push(Choice::Raise(attribute));
        } else if !rise && level > 1 && level < TOP_LEVEL {
            choices.push(Choice::Lower(attribute));
        }
    }
}

/// In table order, each once.
pub(crate) fn list_distinct<T: Copy + Ord>(
    things: &[T],
    make: fn(T) -> Choice,
    choices: &mut Vec<Choice>,
) {
    let mut things = things.to_vec();
    order::sort(&mut things);
    things.dedup();
    choices.extend(things.into_iter().map(make));
}
