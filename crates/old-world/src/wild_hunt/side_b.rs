//! The riders' cards turned over for the last fight (section 11.2).

use tabletop::{Log, Seat};

use super::event::HuntEvent;
use crate::play::{Decision, Event, OldWorld, Task, Witcher};
use crate::world::effect::Zone;
use crate::world::rider::Rider;

impl OldWorld {
    /// WH-FIN-1: before the life decks are made. What Nithral summons is counted in the finale,
    /// which begins here.
    pub(crate) fn side_b(&mut self, log: &mut Log<Event>) {
        let rider = self.the_hunt().rider;
        log.public(Event::Hunt(HuntEvent::RiderTurned { rider }));
        match rider {
            Rider::Nithral => self.summon_hounds(log),
            Rider::Imlerith => self.spread_terror(),
            Rider::Caranthir => {
                // WH-RID-23: a player's own undistributed school cards do not count.
                let trophies: usize = self.players.values().map(Witcher::trophies).sum();
                self.change_shields(i16::try_from(trophies).unwrap_or(i16::MAX), log);
            }
            Rider::Eredin => self.nightmare_pursuit(),
        }
    }

    /// WH-RID-21: hounds come to the card, and their shields to the rider.
    fn summon_hounds(&mut self, log: &mut Log<Event>) {
        let mut shields = 0;
        for hound in &self.the_hunt().hounds {
            shields += i16::from(hound.shields);
        }
        self.change_shields(shields, log);
    }

    /// WH-RID-22: quest tokens on the map and on monsters' cards.
    fn spread_terror(&mut self) {
        let hunt = self.the_hunt();
        let on_map = hunt.quests.iter().filter(|quest| quest.token).count();
        let on_cards: u8 = hunt.marked.iter().sum();
        let left = u8::try_from(on_map).unwrap_or(u8::MAX).saturating_add(on_cards);
        if left == 0 {
            return;
        }
        let ask = |seat| Task::Ask(seat, Decision::AnyAttribute { left, rise: false });
        self.agenda.push_in_order(self.seat_order().into_iter().map(ask));
    }

    /// WH-RID-24: whoever is not with Eredin loses a card.
    fn nightmare_pursuit(&mut self) {
        let at = self.the_hunt().at;
        let away = |seat: &Seat| self.players[*seat].at != at;
        let ask = Decision::Destroy { left: 1, from: Zone::Anywhere, optional: false };
        let asks: Vec<Task> =
            self.seat_order().into_iter().filter(away).map(|seat| Task::Ask(seat, ask)).collect();
        self.agenda.push_in_order(asks);
    }
}
