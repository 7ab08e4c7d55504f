//! The last fight: how it begins, who is next, how it ends (section 12).

use tabletop::{Log, Seat};

use super::decision::Question;
use super::event::HuntEvent;
use super::hunt::Finale;
use super::task::HuntTask;
use crate::play::{Event, Fight, Foe, OldWorld, Task};
use crate::world::attack::AttackCard;
use crate::world::rider::Rider;

/// WH-FIN-3: how many base cards are set aside.
const SET_ASIDE: usize = 4;

impl OldWorld {
    /// Is the rider fought?
    pub(crate) fn faces_rider(&self) -> bool {
        self.hunt().is_some_and(|hunt| hunt.finale.is_some())
    }

    /// The last fight; asked only where it goes on: check guarantees it.
    pub(crate) fn finale(&self) -> &Finale {
        self.the_hunt().finale.as_ref().expect("the rider is fought: check guarantees it")
    }

    pub(crate) fn finale_mut(&mut self) -> &mut Finale {
        self.the_hunt_mut().finale.as_mut().expect("the rider is fought: check guarantees it")
    }

    /// WH-FIN-2, WH-FIN-3, WH-FIN-23: own effects, then life decks, then the rider's pool.
    pub(crate) fn face_rider(&mut self, log: &mut Log<Event>) {
        let seat = self.first;
        self.step_up(seat);
        let seats = self.seat_count();
        let hunt = self.the_hunt_mut();
        let (rider, at) = (hunt.rider, hunt.at);
        let mut finale = Finale::new(seats);
        if rider == Rider::Nithral {
            // WH-RID-21.
            for hound in hunt.hounds.drain(..) {
                finale.summoned[usize::from(hound.level.clamp(1, 3)) - 1] += 1;
            }
            let count = finale.summoned.iter().sum();
            log.public(Event::Hunt(HuntEvent::HoundsSummoned { count }));
        }
        hunt.finale = Some(finale);
        let foe = Foe::Rider(rider);
        self.fight = Some(Fight::new(seat, foe, seat));
        log.public(Event::FightBegan { seat, foe, at });
        let each = |task: Task| {
            let order = self.seat_order().into_iter();
            order
                .flat_map(move |seat| [Task::Hunt(HuntTask::StepUp(seat)), task])
                .collect::<Vec<Task>>()
        };
        let (before, life) = (each(Task::OwnBefore(0)), each(Task::MakeLife(0)));
        self.agenda.push(Task::Hunt(HuntTask::Opening));
        self.agenda.push_in_order(life);
        self.agenda.push_in_order(before);
        // The pool depends on nothing the players do, and own effects may look at it.
        self.agenda.push(Task::Hunt(HuntTask::RiderPool));
    }

    /// WH-FIN-3: sixteen of the base cards and the rider's four.
    pub(crate) fn make_rider_pool(&mut self, log: &mut Log<Event>) {
        self.rng.shuffle(&mut self.attacks);
        let kept = SET_ASIDE.min(self.attacks.len());
        let mut pool: Vec<AttackCard> = self.attacks.split_off(kept);
        pool.extend(self.fight_cards());
        self.rng.shuffle(&mut pool);
        let cards = u8::try_from(pool.len()).unwrap_or(u8::MAX);
        self.fight_mut().pool = pool;
        log.public(Event::Hunt(HuntEvent::RiderPoolMade { cards }));
    }

    /// WH-FIN-5, WH-FIN-23: whoever has no card at all is out; whoever is elsewhere waits.
    pub(crate) fn open_finale(&mut self, log: &mut Log<Event>) {
        let at = self.the_hunt().at;
        self.agenda.push(Task::Hunt(HuntTask::NextTurn));
        for seat in self.seat_order() {
            if self.players[seat].at != at {
                self.finale_mut().acted |= 1 << seat.0;
            }
        }
        for seat in self.seat_order() {
            let own = &self.players[seat];
            if own.hand.is_empty() && own.deck.is_empty() {
                self.step_up(seat);
                self.knock_out(0, log);
                if self.the_hunt().won.is_some() {
                    return;
                }
            }
        }
    }

    /// WH-RFC-2: everybody who is not knocked out, in seat order.
    pub(crate) fn standing(&self) -> Vec<Seat> {
        let finale = self.finale();
        let mut seats = self.seat_order();
        seats.retain(|seat| !finale.bench[*seat].out);
        seats
    }

    /// WH-D-FORDER.
    pub(crate) fn still_to_act(&self) -> Vec<Seat> {
        let mut seats = self.standing();
        seats.retain(|seat| self.finale().acted & 1 << seat.0 == 0);
        seats
    }

    /// WH-FIN-5 to WH-FIN-8: the next player's turn, or the rider's.
    pub(crate) fn plan_next_turn(&mut self) {
        if !self.still_to_act().is_empty() {
            self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Fighter)));
            return;
        }
        self.agenda.push(Task::Hunt(HuntTask::RiderTurn));
        if self.finale().opening {
            self.agenda.push(Task::Hunt(HuntTask::Arrive));
        }
    }

    /// WH-FIN-9: this player's combat turn, then what the rider's lost cards bring.
    pub(crate) fn fight_next(&mut self, seat: Seat) {
        self.step_up(seat);
        let finale = self.finale_mut();
        finale.acted |= 1 << seat.0;
        finale.elusive = false;
        self.agenda.push_in_order([
            Task::CombatTurn(0),
            Task::Hunt(HuntTask::Passives),
            Task::Hunt(HuntTask::NextTurn),
        ]);
    }

    /// WH-FIN-6.
    pub(crate) fn arrive(&mut self, log: &mut Log<Event>) {
        let at = self.the_hunt().at;
        self.finale_mut().opening = false;
        for seat in self.seat_order() {
            if self.players[seat].at != at {
                self.players[seat].at = at;
                log.public(Event::Hunt(HuntEvent::Arrived { seat }));
            }
        }
    }

    /// WH-FIN-10, WH-FIN-12: point by point, shields first; says how many cards were lost.
    pub(crate) fn hit_rider(&mut self, points: u8, log: &mut Log<Event>) -> usize {
        let mut lost = Vec::new();
        let mut shields = 0;
        let mut left = points;
        while left > 0 && !self.finale().elusive {
            left -= 1;
            let hunt = self.the_hunt_mut();
            if hunt.shields > shields {
                shields += 1;
                continue;
            }
            let fight = self.fight_mut();
            let Some(card) = fight.pool.pop() else { break };
            fight.pool_known = fight.pool_known.saturating_sub(1);
            fight.pool_discard.push(card);
            lost.push(card);
            self.note_passive(card);
        }
        self.lose_shields(shields, log);
        if left > 0 && self.finale().elusive {
            log.public(Event::Hunt(HuntEvent::DamageIgnored { points: left }));
        }
        let count = lost.len();
        let fight = self.fight_mut();
        let now = &mut fight.sides[0].now;
        now.dealt = now.dealt.saturating_add(u8::try_from(count).unwrap_or(u8::MAX));
        let left = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        if count > 0 {
            log.teach_all();
            log.public(Event::PoolLost { cards: lost, left });
        }
        if left == 0 {
            self.win_together(log);
        }
        count
    }

    /// WH-FIN-17, WH-FIN-20: the one in front is knocked out; with nobody left all is lost.
    pub(crate) fn fall(&mut self, log: &mut Log<Event>) {
        let seat = self.fighter_seat(0);
        self.finale_mut().bench[seat].out = true;
        if self.standing().is_empty() {
            self.the_hunt_mut().won = Some(false);
            self.agenda.clear();
            log.public(Event::Hunt(HuntEvent::TeamLost));
        }
    }

    /// WH-FIN-18, WH-FIN-19.
    pub(crate) fn win_together(&mut self, log: &mut Log<Event>) {
        self.the_hunt_mut().won = Some(true);
        self.agenda.clear();
        log.public(Event::Hunt(HuntEvent::TeamWon));
    }

    /// WH-RFC-7: is this one's own combat turn going on, and is he frozen in it?
    pub(crate) fn freezes(&self, seat: Seat) -> bool {
        self.faces_rider()
            && self.finale().bench[seat].frozen
            && self.fight().attacker() == seat
            && self.fight().is_moving(0)
    }

    /// WH-INFO-5: how many cards from the top of a deck everybody knows.
    pub(crate) fn known_to_all(&self, seat: Seat) -> u8 {
        let Some(fight) = &self.fight else { return 0 };
        if fight.attacker() == seat {
            return fight.side(0).known.attacker;
        }
        let finale = self.the_hunt().finale.as_ref();
        finale.map_or(0, |finale| finale.bench[seat].fighter.known.attacker)
    }
}
