//! Fights with hounds (section 7).

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::decision::HuntDecision;
use super::event::HuntEvent;
use super::hunt::{Brawl, Hound};
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, OldWorld, Task, lay, list_links};
use crate::world::combo;
use crate::world::hound::{HoundRow, hound_row};
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;

impl OldWorld {
    /// The row of the hound card.
    pub(crate) fn hound_row(&self, hound: &Hound) -> HoundRow {
        hound_row(self.seat_count(), hound.level)
    }

    /// WH-HND-1, WH-HND-3, WH-HND-15: may this seat start a fight with the hound of its place?
    pub(crate) fn may_challenge(&self, seat: Seat) -> bool {
        let hound = self.the_hunt().hound_at(self.players[seat].at);
        hound.is_some_and(|hound| {
            !hound.fought && hound.refused & 1 << seat.0 == 0 && self.may_join(seat, hound)
        })
    }

    /// WH-HND-3: would there be a card to play after the draw?
    fn may_join(&self, seat: Seat, hound: &Hound) -> bool {
        let own = &self.players[seat];
        let draws = self.hound_row(hound).draw > 0 && own.deck.len() + own.discard.len() > 0;
        !own.hand.is_empty() || draws
    }

    /// WH-HND-3: the others at the place are asked.
    pub(crate) fn challenge(&mut self, seat: Seat, log: &mut Log<Event>) {
        let at = self.players[seat].at;
        let Some(hound) = self.the_hunt().hound_at(at).copied() else { return };
        log.public(Event::Hunt(HuntEvent::HoundChallenged { seat, at, level: hound.level }));
        let mut invited = self.witchers_at(at);
        invited.retain(|other| *other != seat && self.may_join(*other, &hound));
        self.the_hunt_mut().brawl = Some(Brawl {
            at,
            fighters: vec![seat],
            combos: Vec::new(),
            damage: 0,
            bonus: None,
            waiting: Vec::new(),
        });
        if invited.is_empty() {
            self.agenda.push(Task::Hunt(HuntTask::HoundFight));
            return;
        }
        self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Go)));
        let ask = |other| Task::Ask(other, Decision::Hunt(HuntDecision::Join));
        self.agenda.push_in_order(invited.into_iter().map(ask));
    }

    /// The hound fight going on; asked only where one is: check guarantees it.
    pub(crate) fn brawl(&self) -> &Brawl {
        self.the_hunt().brawl.as_ref().expect("a hound is fought: check guarantees it")
    }

    pub(crate) fn brawl_mut(&mut self) -> &mut Brawl {
        self.the_hunt_mut().brawl.as_mut().expect("a hound is fought: check guarantees it")
    }

    /// WH-D-HJOIN.
    pub(crate) fn answer_join(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        if choice == Choice::Hunt(HuntChoice::Join) {
            self.brawl_mut().fighters.push(seat);
            log.public(Event::Hunt(HuntEvent::HoundJoined { seat }));
        }
    }

    /// WH-D-HGO.
    pub(crate) fn answer_go(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        if choice == Choice::Hunt(HuntChoice::Go) {
            self.agenda.push(Task::Hunt(HuntTask::HoundFight));
            return;
        }
        // WH-HND-15.
        let hunt = self.the_hunt_mut();
        if let Some(brawl) = hunt.brawl.take()
            && let Some(hound) = hunt.hounds.iter_mut().find(|hound| hound.at == brawl.at)
        {
            hound.refused |= 1 << seat.0;
        }
        log.public(Event::Hunt(HuntEvent::HoundSpared { seat }));
    }

    /// WH-HND-4, WH-HND-5: all prepare, then all play.
    pub(crate) fn begin_hound_fight(&mut self, log: &mut Log<Event>) {
        let brawl = self.brawl();
        let (at, fighters) = (brawl.at, brawl.fighters.clone());
        let Some(hound) = self.the_hunt().hound_at(at).copied() else { return };
        let row = self.hound_row(&hound);
        for seat in &fighters {
            self.lower_shield(*seat, row.shield, Source::Rule(Reason::Printed), log);
            self.draw_cards(*seat, row.draw, log);
        }
        self.agenda.push(Task::Hunt(HuntTask::JudgeHound));
        self.agenda.push_in_order(
            fighters.into_iter().map(|seat| Task::Hunt(HuntTask::LayAgainstHound(seat))),
        );
    }

    pub(crate) fn lay_against_hound(&mut self, seat: Seat) {
        self.brawl_mut().combos.push(Vec::new());
        self.agenda.push_in_order([
            Task::Ask(seat, Decision::Hunt(HuntDecision::Combo)),
            Task::Hunt(HuntTask::CountAgainstHound(seat)),
        ]);
    }

    /// WH-D-HCOMBO: at least one card, by OW-COMBO-1 to OW-COMBO-4.
    pub(crate) fn list_hound_combo(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let laid = self.brawl().combos.last().map_or(&[][..], Vec::as_slice);
        list_links(laid, &self.players[seat].hand, choices);
        if !laid.is_empty() {
            choices.push(Choice::Done);
        }
    }

    pub(crate) fn answer_hound_combo(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        if let Choice::Add(card, nth) = choice
            && self.players[seat].take_from_hand(card)
        {
            if let Some(combo) = self.brawl_mut().combos.last_mut() {
                lay(combo, card, nth);
            }
            log.public(Event::CardLaid { seat, card });
            self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Combo)));
        }
    }

    /// WH-HND-6: damage and shield symbols, and nothing else.
    pub(crate) fn count_against_hound(&mut self, seat: Seat, log: &mut Log<Event>) {
        let keep = !log.is_muted();
        let (mut damage, mut shield) = (Tally::new(keep), Tally::new(keep));
        let laid = self.brawl().combos.last().map_or(&[][..], Vec::as_slice);
        for (card, symbols) in combo::active(laid, None) {
            damage.add(Source::Card(card), i16::from(symbols.damage));
            shield.add(Source::Card(card), i16::from(symbols.shield));
        }
        let points = damage.count();
        let brawl = self.brawl_mut();
        brawl.damage = brawl.damage.saturating_add(points);
        log.public(Event::Hunt(HuntEvent::HoundStruck { seat, why: damage }));
        if shield.total > 0 {
            self.raise_shield(seat, shield, log);
        }
    }

    /// WH-HND-8: its life with the shields on it.
    pub(crate) fn hound_life(&self, hound: &Hound) -> u8 {
        self.hound_row(hound).life.saturating_add(hound.shields)
    }

    /// WH-HND-9 to WH-HND-12.
    pub(crate) fn judge_hound(&mut self, log: &mut Log<Event>) {
        let brawl = self.brawl_mut();
        let (at, damage, fighters) = (brawl.at, brawl.damage, brawl.fighters.clone());
        let combos = std::mem::take(&mut brawl.combos);
        for (seat, combo) in fighters.iter().zip(combos) {
            self.players[*seat].discard.extend(combo.into_iter().map(|laid| laid.card));
        }
        for seat in &fighters {
            self.the_hunt_mut().seats[*seat].ready = false;
        }
        let Some(hound) = self.the_hunt().hound_at(at).copied() else { return };
        let (life, level) = (self.hound_life(&hound), hound.level);
        if damage < life {
            log.public(Event::Hunt(HuntEvent::HoundWon { at, level, damage, life }));
            self.lose_to_hound(&fighters, log);
            return;
        }
        log.public(Event::Hunt(HuntEvent::HoundBeaten { at, level, damage, life }));
        self.the_hunt_mut().hounds.retain(|other| other.at != at);
        self.lose_shields(u16::from(damage - life), log);
        self.free_the_place();
        let mut waiting = fighters;
        let initiator = waiting.remove(0);
        let order = self.seat_order();
        tabletop::order::sort_by_key(&mut waiting, |seat| {
            order.iter().position(|other| other == seat)
        });
        waiting.insert(0, initiator);
        self.show_token(level, waiting, log);
    }

    fn lose_to_hound(&mut self, fighters: &[Seat], log: &mut Log<Event>) {
        let hunt = self.the_hunt_mut();
        if let Some(brawl) = hunt.brawl.take()
            && let Some(hound) = hunt.hounds.iter_mut().find(|hound| hound.at == brawl.at)
        {
            hound.fought = true;
        }
        for seat in fighters {
            for card in self.players[*seat].hand.clone() {
                self.discard_from_hand(*seat, card, log);
            }
        }
    }

    /// WH-P1-7: everybody at the place may use its action, whoever fought.
    fn free_the_place(&mut self) {
        let at = self.brawl().at;
        if self.the_hunt().blocks(at) {
            return;
        }
        for seat in self.witchers_at(at) {
            self.the_hunt_mut().seats[seat].permit = Some(at);
            // WH-P1-24.
            if self.may_act(seat) {
                self.the_hunt_mut().seats[seat].ready = false;
            }
        }
    }
}
