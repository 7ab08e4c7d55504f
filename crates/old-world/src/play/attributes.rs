//! Attributes, level and shield (§3).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::{Attribute, Selector};
use crate::world::monster::Ability;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;
use crate::world::tracks::{TOP_LEVEL, level_up_draw};

impl OldWorld {
    /// OW-ATTR-2 to OW-ATTR-4, OW-ATTR-7: one level more, with everything that comes with it.
    pub(crate) fn raise(&mut self, seat: Seat, attribute: Attribute, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        if own.attribute(attribute) >= TOP_LEVEL {
            return;
        }
        own.attributes[attribute.index()] += 1;
        let level = own.attribute(attribute);
        log.public(Event::AttributeChanged { seat, attribute, level });
        match attribute {
            Attribute::Defence => {
                self.raise_shield(
                    seat,
                    Tally::of(!log.is_muted(), Source::Attribute(attribute), 1),
                    log,
                );
            }
            Attribute::Alchemy => self.gain_potions(seat, 1, log),
            Attribute::Attack | Attribute::Special => {}
        }
        self.level_up(seat, log);
    }

    /// OW-ATTR-7.
    fn level_up(&mut self, seat: Seat, log: &mut Log<Event>) {
        loop {
            let own = &mut self.players[seat];
            let lowest = own.attributes.iter().min().copied().unwrap_or(1);
            if lowest <= own.level {
                return;
            }
            own.level += 1;
            let level = own.level;
            log.public(Event::LevelReached { seat, level });
            self.draw_cards(seat, level_up_draw(level), log);
        }
    }

    /// OW-ATTR-5, OW-ATTR-6: one level less, for good.
    pub(crate) fn lower(&mut self, seat: Seat, attribute: Attribute, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        let level = own.attribute(attribute);
        if level <= 1 || level >= TOP_LEVEL {
            return;
        }
        own.attributes[attribute.index()] = level - 1;
        log.public(Event::AttributeChanged { seat, attribute, level: level - 1 });
        self.clamp_shield(seat, log);
    }

    /// OW-ATTR-6.
    pub(crate) fn clamp_shield(&mut self, seat: Seat, log: &mut Log<Event>) {
        let cap = self.shield_cap(seat);
        let over = self.players[seat].shield.saturating_sub(cap);
        self.lower_shield(seat, over, Source::Attribute(Attribute::Defence), log);
    }

    /// How far the shield can rise now: to its cap, and in an own combat turn as far as the
    /// monster lets it.
    pub(super) fn shield_room(&self, seat: Seat) -> u8 {
        if self.is_frozen(seat) {
            return 0;
        }
        let room = self.shield_cap(seat).saturating_sub(self.players[seat].shield);
        if let Some(fight) = &self.fight
            && let Some(side) = fight.side_of(seat)
            && fight.is_moving(side)
            && let Some(Ability::ShieldGainCap(cap)) = fight.ability()
        {
            return room.min(cap.saturating_sub(fight.side(side).now.shield_gained));
        }
        room
    }

    /// The shield rises, up to its cap, and in a fight as far as the monster lets it.
    pub(crate) fn raise_shield(&mut self, seat: Seat, mut why: Tally, log: &mut Log<Event>) {
        let from = self.players[seat].shield;
        let gain = why.count().min(self.shield_room(seat));
        if let Some(fight) = &mut self.fight
            && let Some(side) = fight.side_of(seat)
            && fight.is_moving(side)
        {
            let now = &mut fight.side_mut(side).now;
            now.shield_gained = now.shield_gained.saturating_add(gain);
        }
        if gain > 0 {
            let to = from + gain;
            self.players[seat].shield = to;
            why.clamp(Source::Rule(Reason::Bound), 0, i16::from(gain));
            log.public(Event::ShieldChanged { seat, from, to, why });
        }
    }

    /// The shield falls, not below 0.
    pub(crate) fn lower_shield(
        &mut self,
        seat: Seat,
        by: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        let from = self.players[seat].shield;
        let to = from.saturating_sub(by);
        if to < from {
            self.players[seat].shield = to;
            let why = Tally::of(!log.is_muted(), source, i16::from(to) - i16::from(from));
            log.public(Event::ShieldChanged { seat, from, to, why });
        }
    }

    /// OW-ATTR-9: raises or lowers what a selector says, so many levels; asks where it must.
    pub(crate) fn shift_selected(
        &mut self,
        seat: Seat,
        selector: Selector,
        left: u8,
        rise: bool,
        log: &mut Log<Event>,
    ) {
        if left == 0 {
            return;
        }
        let ask = match selector {
            Selector::Only(attribute) => {
                for _ in 0..left {
                    if rise {
                        self.raise(seat, attribute, log);
                    } else {
                        self.lower(seat, attribute, log);
                    }
                }
                return;
            }
            Selector::Any => Decision::AnyAttribute { left, rise },
            Selector::Weakest => Decision::Weakest { left, rise },
        };
        self.agenda.push(Task::Ask(seat, ask));
    }

    /// OW-ATTR-9: the attributes tied for the lowest of those that can rise, or fall. None rises
    /// if the lowest is V.
    pub(crate) fn weakest(
        &self,
        seat: Seat,
        rise: bool,
    ) -> impl Iterator<Item = Attribute> + use<'_> {
        let own = &self.players[seat];
        let counts = move |level: u8| if rise { true } else { level > 1 && level < TOP_LEVEL };
        let lowest = own.attributes.iter().copied().filter(|level| counts(*level)).min();
        let lowest = lowest.filter(|level| *level < TOP_LEVEL);
        Attribute::ALL
            .into_iter()
            .filter(move |attribute| Some(own.attribute(*attribute)) == lowest)
    }
}
