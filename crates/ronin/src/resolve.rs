//! The one interpreter of effects (section 7).

use tabletop::Log;

use crate::deal::small;
use crate::effect::FULL;
use crate::task::{Manner, Task};
use crate::{Card, Chair, Condition, Effect, Event, Reward, Ronin, Side, Symbol, Symbols};

impl Ronin {
    /// RO-EFF-1: what the condition finds, and then the reward. RO-EFF-5: nothing is optional.
    pub(crate) fn resolve(
        &mut self,
        chair: Chair,
        place: u8,
        manner: Manner,
        log: &mut Log<Event>,
    ) {
        let Some((card, effect)) = self.effect_at(chair, place) else { return };
        let condition = effect.condition;
        if manner == Manner::Full {
            let (counted, level) = (0, condition.top());
            log.public(Event::EffectResolved { chair, card, counted, level });
            self.agenda.push(Task::Grant { chair, card, level });
            return;
        }
        if matches!(condition, Condition::NeighbourHas(_)) {
            self.agenda.push(Task::Neighbour { chair, card });
            return;
        }
        // RO-ABIL-6: one loss counts as made, even if there is nothing to lose.
        let spared = u8::from(manner == Manner::Trained);
        let counted = self.count(chair, place, condition);
        let level = level_of(condition, counted + spared);
        log.public(Event::EffectResolved { chair, card, counted, level });
        if level == 0 {
            return;
        }
        self.agenda.push(Task::Grant { chair, card, level });
        if let Some(what) = self.taken_by(condition) {
            self.push_loss(chair, what, place + 1, level - spared, log);
        }
    }

    /// The card at a place, with what it does.
    pub(crate) fn effect_at(&self, chair: Chair, place: u8) -> Option<(Card, Effect)> {
        let card = self.player(chair).timeline.get(usize::from(place))?.card;
        card.def().effect.map(|effect| (card, effect))
    }

    /// RO-EFF-2, RO-EFF-18, RO-EFF-19: what a condition finds in the scope of the card at a place.
    pub(crate) fn count(&self, chair: Chair, place: u8, condition: Condition) -> u8 {
        let player = self.player(chair);
        let scope = usize::from(place) + 1;
        match condition {
            Condition::Lose(symbol) | Condition::LoseUpToThree(symbol) => {
                player.symbols(scope)[symbol.index()]
            }
            Condition::LoseInactive | Condition::TwoInactive | Condition::AtLeastTwoInactive => {
                self.inactive().count_in(&player.symbols(scope))
            }
            Condition::AtLeastTwo(colour)
            | Condition::ExactlyOne(colour)
            | Condition::ExactlyTwo(colour)
            | Condition::UpToThree(colour) => player.of_colour(colour, scope),
            Condition::NeighbourHas(_) => {
                let counted = |side| self.count_neighbour(chair, side, condition);
                counted(Side::Left).max(counted(Side::Right))
            }
        }
    }

    /// RO-EFF-18, RO-AUTO-12: how many cards of the colour a neighbour has on his whole timeline.
    pub(crate) fn count_neighbour(&self, chair: Chair, side: Side, condition: Condition) -> u8 {
        let Condition::NeighbourHas(colour) = condition else { return 0 };
        self.player(self.neighbour(chair, side)).of_colour(colour, usize::MAX)
    }

    /// Which symbols a condition takes.
    pub(crate) fn taken_by(&self, condition: Condition) -> Option<Symbols> {
        match condition {
            Condition::Lose(symbol) | Condition::LoseUpToThree(symbol) => {
                Some(Symbols::only(symbol))
            }
            Condition::LoseInactive => Some(self.inactive()),
            Condition::AtLeastTwo(_)
            | Condition::NeighbourHas(_)
            | Condition::ExactlyOne(_)
            | Condition::ExactlyTwo(_)
            | Condition::UpToThree(_)
            | Condition::TwoInactive
            | Condition::AtLeastTwoInactive => None,
        }
    }

    /// The reward of a card's effect at a level (the result catalogue).
    pub(crate) fn grant(&mut self, chair: Chair, card: Card, level: u8, log: &mut Log<Event>) {
        let Some(effect) = card.def().effect else { return };
        let of = |symbol: Symbol, number: u8| {
            let mut counts = [0; 4];
            counts[symbol.index()] = number;
            counts
        };
        let symbols = match effect.reward {
            Reward::EachTrack => return self.advance_each(chair),
            Reward::OneTrack => return self.agenda.push(Task::Track { chair, points: level }),
            Reward::Path(side) => of(self.active(side), level),
            Reward::TwoOfPath(side) => of(self.active(side), 2),
            Reward::BothPaths => self.active_symbols(1, 1),
            Reward::Two(symbol) => of(symbol, 2),
            Reward::UpToThree(symbol) => of(symbol, level),
            Reward::Trio => {
                let trio = [Symbol::Exploration, Symbol::Magic, Symbol::Combat];
                Symbol::ALL.map(|symbol| u8::from(trio.contains(&symbol)))
            }
        };
        self.gain_symbols(chair, symbols, log);
    }

    /// RO-TEA-11: a point on the left track, then one on the right track.
    pub(crate) fn advance_each(&mut self, chair: Chair) {
        let tracks = Side::ALL.map(|side| self.track_number(chair, side));
        self.agenda.push_in_order(tracks.map(|track| Task::Advance { track, points: 1 }));
    }

    /// RO-EFF-12, RO-D7: the neighbour was chosen: the points go to the track shared with him.
    pub(crate) fn count_on(&mut self, chair: Chair, card: Card, side: Side, log: &mut Log<Event>) {
        let Some(effect) = card.def().effect else { return };
        let counted = self.count_neighbour(chair, side, effect.condition);
        let level = level_of(effect.condition, counted);
        log.public(Event::EffectResolved { chair, card, counted, level });
        let track = self.track_number(chair, side);
        self.agenda.push(Task::Advance { track, points: level });
    }

    /// RO-D7, RO-EFF-17: the neighbours with whom something would happen.
    pub(crate) fn neighbours_worth(&self, chair: Chair, card: Card) -> impl Iterator<Item = Side> {
        let condition = card.def().effect.map(|effect| effect.condition);
        Side::ALL.into_iter().filter(move |side| {
            let counted = condition.map(|condition| self.count_neighbour(chair, *side, condition));
            counted.is_some_and(|counted| counted > 0) && self.track(chair, *side).is_open()
        })
    }

    /// Would this effect do anything if it were resolved now?
    pub(crate) fn would_work(&self, chair: Chair, place: usize) -> bool {
        self.effect_at(chair, small(place)).is_some_and(|(_, effect)| {
            level_of(effect.condition, self.count(chair, small(place), effect.condition)) > 0
        })
    }
}

/// RO-EFF-6, RO-EFF-7: the level a condition reaches with what it counted.
pub(crate) const fn level_of(condition: Condition, counted: u8) -> u8 {
    match condition {
        Condition::LoseUpToThree(_)
        | Condition::LoseInactive
        | Condition::NeighbourHas(_)
        | Condition::UpToThree(_) => {
            if counted < FULL {
                counted
            } else {
                FULL
            }
        }
        Condition::Lose(_) => (counted >= 1) as u8,
        Condition::AtLeastTwo(_) | Condition::AtLeastTwoInactive => (counted >= 2) as u8,
        Condition::ExactlyOne(_) => (counted == 1) as u8,
        Condition::ExactlyTwo(_) | Condition::TwoInactive => (counted == 2) as u8,
    }
}
