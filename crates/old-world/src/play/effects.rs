//! The interpreter of effects outside fights (§21). They concern the active player.

use tabletop::Log;

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::{Cost, Effect, Rolled};
use crate::world::source::{Reason, Source};
use crate::world::story::Passage;
use crate::world::tally::Tally;

impl OldWorld {
    /// Does the next effect of a result and plans the rest.
    pub(crate) fn resolve(&mut self, passage: Passage, log: &mut Log<Event>) {
        let Some(effect) = passage.effect() else { return };
        self.agenda.push(Task::Resolve(Passage { next: passage.next + 1, ..passage }));
        let seat = self.active;
        match *effect {
            Effect::Nothing => {}
            Effect::GainGold(gold) => self.gain_gold(seat, gold, log),
            Effect::LoseGold(gold) => {
                self.lose_gold(seat, gold, log);
            }
            Effect::GainPotions(count) => self.gain_potions(seat, count, log),
            Effect::FillPotionsTo(to) => {
                let missing = usize::from(to).saturating_sub(self.players[seat].potions.len());
                self.gain_potions(seat, u8::try_from(missing).unwrap_or(0), log);
            }
            Effect::FillPotionsPastLimit(to) => {
                // OW-ZONE-6.
                let missing = usize::from(to).saturating_sub(self.players[seat].potions.len());
                self.take_potions(seat, u8::try_from(missing).unwrap_or(0), log);
            }
            Effect::DiscardPotions(count) => self.pay(seat, Cost::Potions(count), log),
            Effect::DiscardAllPotions => {
                while let Some(potion) = self.players[seat].potions.last().copied() {
                    self.pour(seat, potion, log);
                }
            }
            Effect::Raise(selector, levels) => {
                self.shift_selected(seat, selector, levels, true, log);
            }
            Effect::Lower(selector, levels) => {
                self.shift_selected(seat, selector, levels, false, log);
            }
            Effect::RaiseShield(points) => {
                let why = Tally::of(!log.is_muted(), Source::Rule(Reason::Printed), points.into());
                self.raise_shield(seat, why, log);
            }
            Effect::LowerShield(points) => {
                self.lower_shield(seat, points, Source::Rule(Reason::Printed), log);
            }
            Effect::GainTrail(trail) => self.gain_any_trail(seat, trail, log),
            // OW-QUEST-9.
            Effect::Phase3Draw(by) => self.turn.draw = self.turn.draw.saturating_add(by),
            Effect::Draw(count) => self.draw_cards(seat, count, log),
            Effect::DiscardHand(count) => self.pay(seat, Cost::Cards(count), log),
            Effect::DiscardWholeHand => {
                for card in self.players[seat].hand.clone() {
                    log.teach_all();
                    self.discard_from_hand(seat, card, log);
                }
            }
            Effect::Destroy { count, from, optional } => {
                let ask = Decision::Destroy { left: count, from, optional };
                self.agenda.push(Task::Ask(seat, ask));
            }
            Effect::TakeMarketCard { low, high, to } => {
                self.agenda.push(Task::TakeFromMarket { seat, low, high, to });
            }
            Effect::SearchDeck => {
                let ask = Task::Ask(seat, Decision::SearchDeck);
                self.agenda.push_in_order([ask, Task::ShuffleDeck(seat)]);
            }
            Effect::StartQuest(quest) => self.start_quest(passage, quest, log),
            Effect::ResolveEvent(number) => self.agenda.push(Task::OpenEvent(number)),
            Effect::Keep(_) => self.keep_story(seat, passage.story, log),
            Effect::Roll(lines) => self.roll(passage, lines, log),
            Effect::ShortFight(fight) => self.begin_short_fight(passage, *fight, log),
            Effect::Hunt(effect) => self.resolve_hunt(passage, effect, log),
        }
    }

    /// OW-EXPL-4.
    fn roll(&mut self, passage: Passage, lines: &[Rolled], log: &mut Log<Event>) {
        let face = self.rng.die();
        log.teach_all();
        log.public(Event::DieRolled { seat: self.active, face });
        let line = lines.iter().position(|line| (line.low..=line.high).contains(&face));
        if let Some(line) = line.and_then(|line| u8::try_from(line).ok()) {
            self.agenda.push(Task::Resolve(passage.branch(line)));
        }
    }
}
