//! Which abilities can be used, and on what (RO-ABIL-13): only what would change something.

use tabletop::list::List;

use crate::choice::cards;
use crate::content::MAX_XP;
use crate::player::TIMELINE;
use crate::resolve::level_of;
use crate::task::Task;
use crate::{Abilities, Ability, Card, Chair, Choice, Colour, Ronin, Side, Symbol, Target, Window};

impl Ronin {
    /// Every use of every ability that is available in this window.
    pub(crate) fn list_uses(
        &self,
        chair: Chair,
        window: Window,
        task: &Task,
        choices: &mut Vec<Choice>,
    ) {
        let available = self.player(chair).available().and(Abilities::in_window(window));
        if available.are_none() {
            return;
        }
        for ability in available.iter() {
            self.list_targets(chair, ability, task, &mut |target| {
                choices.push(Choice::Use(ability, target));
            });
        }
    }

    /// One arm for each ability: at what it can be aimed now.
    fn list_targets(
        &self,
        chair: Chair,
        ability: Ability,
        task: &Task,
        found: &mut impl FnMut(Target),
    ) {
        let player = self.player(chair);
        let symbols = player.all_symbols();
        let mut plain = |usable: bool| {
            if usable {
                found(Target::None);
            }
        };
        match ability {
            Ability::DrawingEnergy => self.list_swaps(found),
            Ability::Blink => {
                for (row, number) in self.offer.iter().zip(1..) {
                    if row.is_free() {
                        found(Target::Row(number));
                    }
                }
            }
            Ability::Portal => plain(!self.deck.is_empty() || !self.discard.is_empty()),
            Ability::SwiftStep => plain(drafted_row(task) > 0 && player.xp < MAX_XP),
            // Blind cards are shown; that it is offered must not betray them.
            Ability::SnowMirror => {
                let shown = self.mirrored(task);
                plain(drafted_row(task) == 0 || shown[0] + shown[1] > 0);
            }
            Ability::BetweenWorlds => {
                if !self.discard.is_empty() {
                    player.hand.iter().for_each(|held| found(Target::card(held.card)));
                }
            }
            Ability::LadyOfTime => plain(player.plays < 3 && player.hand.len() >= 3),
            Ability::FirstSnow => {
                if !self.deck.is_empty() || !self.discard.is_empty() {
                    self.list_discards(chair, found);
                }
            }
            Ability::Training => plain(self.at_effect(task, |condition, _| condition.takes())),
            Ability::WitchersCondition => plain(self.at_effect(task, |condition, counted| {
                condition.takes() || level_of(condition, counted) < condition.top()
            })),
            Ability::TwinBlades => self.list_shown(chair, found),
            Ability::BorrowedVerse => {
                for side in Side::ALL {
                    self.list_shown(self.neighbour(chair, side), found);
                }
            }
            Ability::Transmutation => plain(self.inactive().count_in(&symbols) > 0),
            Ability::ObsidianStar => {
                let with = player.timeline.iter().map(|laid| laid.card);
                with.filter(|card| card.standard_effect().is_some())
                    .for_each(|card| found(Target::card(card)));
            }
            Ability::Lesson => {
                let has = |colour: &Colour| player.of_colour(*colour, TIMELINE) > 0;
                if player.xp < MAX_XP {
                    Colour::ALL.into_iter().filter(has).for_each(|one| found(Target::Colour(one)));
                }
            }
            Ability::MuscleMemory => {
                for place in player.first_fresh()..player.timeline.len() {
                    let card = player.timeline[place].card;
                    if card.standard_effect().is_some() && self.would_work(chair, place) {
                        found(Target::card(card));
                    }
                }
            }
            Ability::Kindle => {
                for symbol in Symbol::ALL {
                    if player.pool[symbol.index()] > 0 {
                        found(Target::Symbol(symbol));
                    }
                }
            }
            Ability::RainOfFire => {
                for from in Symbol::ALL {
                    for to in Symbol::ALL {
                        if from != to && symbols[from.index()] > 0 {
                            found(Target::Exchange(from, to));
                        }
                    }
                }
            }
            Ability::Ballad => self.list_tracks(chair, |_| true, found),
            Ability::Persuasion => {
                self.list_tracks(chair, |side| player.arrow(side).is_some(), found);
            }
            Ability::PatientStance => plain(self.open_tracks(chair)),
            Ability::Calm => {
                if self.open_tracks(chair) {
                    self.list_due(chair, found);
                }
            }
            Ability::FrozenHospitality => {
                let lower = self.lower_marker(chair);
                self.list_tracks(chair, |side| self.track(chair, side).marker == lower, found);
            }
            Ability::GrandFinale => plain(player.colours() >= 3),
            Ability::Grandmaster => plain(player.xp >= 10),
            Ability::CircleOfFriends => plain(self.lower_marker(chair) >= 3),
            Ability::WhiteWolf | Ability::LadyOfTheSnows => {
                let [left, right] = self.paths(chair);
                if left <= right {
                    found(Target::Side(Side::Left));
                }
                if right <= left {
                    found(Target::Side(Side::Right));
                }
            }
        }
    }

    /// RO-ABIL-9: any two cards of rows that still have cards.
    fn list_swaps(&self, found: &mut impl FnMut(Target)) {
        let mut offered: List<Card, 10> = List::EMPTY;
        for card in self.offer.iter().flat_map(|row| row.cards.iter()) {
            offered.push(*card);
        }
        for (place, one) in offered.iter().enumerate() {
            for other in &offered[place + 1..] {
                found(Target::Cards(cards([*one, *other])));
            }
        }
    }

    /// One, two or three hand cards.
    fn list_discards(&self, chair: Chair, found: &mut impl FnMut(Target)) {
        let hand = &self.player(chair).hand;
        for one in 0..hand.len() {
            found(Target::card(hand[one].card));
            for two in one + 1..hand.len() {
                found(Target::Cards(cards([hand[one].card, hand[two].card])));
                for three in &hand[two + 1..] {
                    found(Target::Cards(cards([hand[one].card, hand[two].card, three.card])));
                }
            }
        }
    }

    /// The cards somebody played this turn that show an uncovered symbol.
    fn list_shown(&self, chair: Chair, found: &mut impl FnMut(Target)) {
        let player = self.player(chair);
        for laid in &player.timeline[player.first_fresh()..] {
            if laid.symbols() != [0; 4] {
                found(Target::card(laid.card));
            }
        }
    }

    /// RO-EFF-17: the own tracks that can still move and pass.
    fn list_tracks(
        &self,
        chair: Chair,
        passes: impl Fn(Side) -> bool,
        found: &mut impl FnMut(Target),
    ) {
        for side in Side::ALL {
            if self.track(chair, side).is_open() && passes(side) {
                found(Target::Side(side));
            }
        }
    }

    fn open_tracks(&self, chair: Chair) -> bool {
        Side::ALL.into_iter().any(|side| self.track(chair, side).is_open())
    }

    /// The tea effects that will be resolved in this ceremony.
    fn list_due(&self, chair: Chair, found: &mut impl FnMut(Target)) {
        let player = self.player(chair);
        for laid in &player.timeline[self.due_tea(chair)] {
            if laid.card.tea_effect().is_some() && player.calm.is_none() {
                found(Target::card(laid.card));
            }
        }
    }

    /// Does this hold of the effect that is about to be resolved, and of what it counts?
    fn at_effect(&self, task: &Task, holds: impl Fn(crate::Condition, u8) -> bool) -> bool {
        let Task::Effect { chair, place } = *task else { return false };
        self.effect_at(chair, place).is_some_and(|(_, effect)| {
            holds(effect.condition, self.count(chair, place, effect.condition))
        })
    }

    /// The active symbols of the cards just drafted, left and right.
    pub(crate) fn mirrored(&self, task: &Task) -> [u8; 2] {
        let Task::Drafted { cards, .. } = task else { return [0; 2] };
        Side::ALL.map(|side| {
            let symbol = self.active(side).index();
            cards.iter().map(|card| card.def().printed[symbol]).sum()
        })
    }
}

/// The row just taken; 0 is the top space.
pub(crate) const fn drafted_row(task: &Task) -> u8 {
    match task {
        Task::Drafted { row, .. } => *row,
        _ => 0,
    }
}

/// Swift Step gives no more than this.
pub(crate) const SWIFT_STEP: u8 = 4;

/// A Lesson gives no more than this.
pub(crate) fn lesson(cards: u8) -> u8 {
    cards.min(3)
}
