//! Damage and knock-out (§13.6).

use tabletop::Log;

use super::decision::Decision;
use super::event::Event;
use super::fight::Fight;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::monster::Ability;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;

impl OldWorld {
    /// Damage by a witcher to his opponent (OW-FIGHT-5).
    pub(crate) fn deal_damage(&mut self, side: u8, mut why: Tally, log: &mut Log<Event>) {
        let fight = self.fight();
        if fight.is_duel() {
            let victim = 1 - side.min(1);
            let (seat, points) = (fight.side(victim).seat, why.count());
            log.public(Event::DamageDealt { to: Some(seat), why });
            self.agenda.push_in_order([
                Task::Hurt { side: victim, points, hand_first: false },
                Task::AfterHit(victim),
            ]);
            return;
        }
        let allowed = self.may_lose(fight);
        why.clamp(Source::Rule(Reason::Bound), 0, i16::from(allowed));
        let points = why.count();
        log.public(Event::DamageDealt { to: None, why });
        let hit = self.hit_foe(points, log) > 0;
        if hit && !self.fight().pool.is_empty() {
            self.agenda.push(Task::AfterHit(1));
        }
    }

    /// How many cards the monster may still lose in this turn of the witcher (Ghoul nest,
    /// Penitent, Glustyworp).
    pub(crate) fn may_lose(&self, fight: &Fight) -> u8 {
        let pool =
            u8::try_from(fight.pool.len()).unwrap_or(u8::MAX).saturating_add(self.foe_armour());
        match fight.ability() {
            Some(Ability::FirstTurnDamageCap { cap, unless_trail })
                if fight.is_moving(0)
                    && fight.is_first_turn(0)
                    && !(unless_trail && self.holds_trail()) =>
            {
                pool.min(cap.saturating_sub(fight.side(0).now.dealt))
            }
            _ => pool,
        }
    }

    /// OW-DMG-2, OW-RES-4: cards leave the pool; the last one ends the fight.
    /// Says how many.
    pub(crate) fn hit_pool(&mut self, points: u8, log: &mut Log<Event>) -> usize {
        let fight = self.fight_mut();
        let lost = usize::from(points).min(fight.pool.len());
        let mut cards = fight.pool.split_off(fight.pool.len() - lost);
        fight.pool_known = fight.pool_known.saturating_sub(points);
        fight.sides[0].now.dealt = fight.sides[0].now.dealt.saturating_add(points);
        cards.reverse();
        let left = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        fight.pool_discard.extend_from_slice(&cards);
        if lost > 0 {
            log.teach_all();
            log.public(Event::PoolLost { cards, left });
        }
        if left == 0 {
            self.end_fight(Task::Killed);
        }
        lost
    }

    /// OW-DMG-1: shield, life deck, hand; the Grave hag's first blow hits the hand first.
    pub(crate) fn hurt(
        &mut self,
        side: u8,
        mut points: u8,
        hand_first: bool,
        log: &mut Log<Event>,
    ) {
        let seat = self.fighter_seat(side);
        while points > 0 {
            let own = &self.players[seat];
            let hand = u8::try_from(own.hand.len()).unwrap_or(u8::MAX);
            if hand > 0 && (hand_first || (own.shield == 0 && own.deck.is_empty())) {
                if points < hand {
                    let ask = Decision::DamageHand { left: points, hand_first };
                    self.agenda.push(Task::Ask(seat, ask));
                    return;
                }
                points -= hand;
                for card in own.hand.clone() {
                    log.teach_all();
                    self.lose_from_hand(side, card, log);
                }
            } else if own.shield > 0 {
                let absorbed = own.shield.min(points);
                points -= absorbed;
                self.lower_shield(seat, absorbed, Source::Rule(Reason::Attack), log);
            } else if self.discard_top(seat, log) {
                points -= 1;
                self.count_loss(side, 1);
            } else {
                break;
            }
        }
        self.check_knock_out(side, log);
    }

    /// A hand card is lost through an attack.
    pub(crate) fn lose_from_hand(&mut self, side: u8, card: Card, log: &mut Log<Event>) {
        self.discard_from_hand(self.fighter_seat(side), card, log);
        self.count_loss(side, 1);
    }

    pub(crate) fn count_loss(&mut self, side: u8, cards: u8) {
        let fighter = self.fight_mut().side_mut(side);
        fighter.lost = fighter.lost.saturating_add(cards);
    }

    /// A hit has been resolved: what it lets either side use.
    pub(crate) fn after_hit(&mut self, victim: u8) {
        if !self.fight().is_duel() {
            self.ask_powers(0, Decision::OnFoeLoss);
            return;
        }
        let lost = std::mem::take(&mut self.fight_mut().side_mut(victim).lost);
        if lost > 0 {
            self.ask_powers(victim, Decision::OnOwnLoss);
            self.ask_powers(1 - victim.min(1), Decision::OnFoeLoss);
        }
    }

    /// OW-KO-1: has this side neither hand nor life deck?
    pub(crate) fn is_knocked_out(&self, side: u8) -> bool {
        let own = &self.players[self.fighter_seat(side)];
        own.hand.is_empty() && own.deck.is_empty()
    }

    /// OW-KO-2, OW-KO-4: at once, when another witcher's attack took the last card. In his own
    /// turn, and in a monster's, the check comes later.
    pub(crate) fn check_knock_out(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        if fight.is_duel() && !fight.is_moving(side) && self.is_knocked_out(side) {
            self.knock_out(side, log);
        }
    }

    /// The fight ends with this side on the ground.
    pub(crate) fn knock_out(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        log.public(Event::KnockedOut { seat: fight.side(side).seat });
        if self.fights_on(log) {
            return;
        }
        let fight = self.fight();
        let result = if fight.is_duel() {
            Task::DuelWon(1 - side.min(1))
        } else if fight.pool.len() < 2 {
            // OW-END-DRIVE, OW-KO-5.
            Task::DrivenAway
        } else {
            Task::FightLost
        };
        self.end_fight(result);
    }

    /// Forgets what the fight still planned; only its result is left.
    pub(crate) fn end_fight(&mut self, result: Task) {
        while let Some(task) = self.agenda.pop() {
            if task == Task::FightFloor {
                break;
            }
        }
        self.agenda.push(result);
    }
}
