//! Passive attacks: what the rider's cards do when witchers discard them (WH-FIN-12, WH-FIN-24).

use tabletop::{Log, Seat};

use super::event::HuntEvent;
use super::task::HuntTask;
use crate::play::{Event, OldWorld, Task};
use crate::world::attack::AttackCard;
use crate::world::rider::{Passive, Rider};
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;

/// WH-INFO-5: how many hand cards Teleportation takes.
const PUT_BACK: usize = 2;

impl OldWorld {
    /// WH-FIN-12: a card was discarded in a player's combat turn; outside one nothing comes of it.
    pub(crate) fn note_passive(&mut self, card: AttackCard) {
        let Some(rider) = card.rider() else { return };
        if !self.fight().is_moving(0) {
            return;
        }
        let finale = self.finale_mut();
        if rider.passive().is_immediate() {
            finale.elusive = true;
        } else {
            finale.pending.push(card);
        }
    }

    /// WH-FIN-24: one after the other. The turn of the one in front is over, and so is his frost.
    pub(crate) fn next_passive(&mut self, log: &mut Log<Event>) {
        let seat = self.fighter_seat(0);
        if self.fight().is_moving(0) {
            self.fight_mut().mover = 1;
            let finale = self.finale_mut();
            finale.bench[seat].frozen = false;
            finale.elusive = false;
        }
        let finale = self.finale_mut();
        if finale.pending.is_empty() {
            return;
        }
        let card = finale.pending.remove(0);
        log.public(Event::Hunt(HuntEvent::PassiveCame { card }));
        self.agenda.push(Task::Hunt(HuntTask::Passives));
        match card.rider().map(Rider::passive) {
            Some(Passive::HoundAttack) => self.plan_bites(),
            Some(Passive::FrostArmour) => {
                // WH-RFC-5.
                self.change_shields(i16::from(self.seat_count()), log);
            }
            Some(Passive::Teleportation) => {
                let standing = self.standing();
                self.agenda.push_in_order(
                    standing.into_iter().map(|seat| Task::Hunt(HuntTask::PutOnTop(seat))),
                );
            }
            Some(Passive::AdvancedTeleportation) | None => {}
        }
    }

    /// WH-RFC-4: as many points as there are summoned hounds.
    fn plan_bites(&mut self) {
        let points = self.finale().summoned.iter().sum();
        self.agenda.push(Task::Hunt(HuntTask::Summon));
        let standing = self.standing();
        self.agenda.push_in_order(
            standing.into_iter().map(|seat| Task::Hunt(HuntTask::Bite(seat, points))),
        );
    }

    /// WH-RFC-8: an attack like any other.
    pub(crate) fn bitten(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        if points == 0 || self.finale().bench[seat].out {
            return;
        }
        self.step_up(seat);
        self.fight_mut().sides[0].lost = 0;
        let why = Tally::of(!log.is_muted(), Source::Rule(Reason::Attack), points.into());
        log.public(Event::DamageDealt { to: Some(seat), why });
        self.agenda.push_in_order([
            Task::Hurt { side: 0, points, hand_first: false },
            Task::AfterMonsterAttack,
            Task::Hunt(HuntTask::StandOrFall),
        ]);
    }

    /// WH-RFC-4: the lowest level there is in the supply.
    pub(crate) fn summon_one(&mut self, log: &mut Log<Event>) {
        let hunt = self.the_hunt();
        if let Some(level) = (1..=3u8).find(|level| hunt.hounds_left(*level) > 0) {
            let finale = self.finale_mut();
            finale.summoned[usize::from(level) - 1] += 1;
            let count = finale.summoned.iter().sum();
            log.public(Event::Hunt(HuntEvent::HoundsSummoned { count }));
        }
    }

    /// WH-INFO-5: random hand cards, one by one, on top of the life deck; all see them.
    pub(crate) fn put_on_top(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.step_up(seat);
        let mut cards = Vec::new();
        for _ in 0..PUT_BACK {
            let Some(card) = self.rng.pick(&self.players[seat].hand).copied() else { break };
            self.players[seat].take_from_hand(card);
            self.players[seat].deck.push(card);
            let known = &mut self.fight_mut().sides[0].known;
            known.attacker = known.attacker.saturating_add(1);
            cards.push(card);
        }
        if !cards.is_empty() {
            log.teach_all();
            log.public(Event::Hunt(HuntEvent::PutOnDeck { seat, cards }));
        }
    }
}
