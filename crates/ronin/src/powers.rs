//! What abilities do (16.7): one arm for each.

use tabletop::{Learners, Log};

use crate::bonus::steps;
use crate::deal::small;
use crate::event::TargetTold;
use crate::player::TIMELINE;
use crate::task::{Into, Manner, Task};
use crate::uses::{SWIFT_STEP, drafted_row, lesson};
use crate::{Ability, Card, Chair, Event, Loss, Ronin, Side, Symbols, Target};
use tabletop::list::List;

impl Ronin {
    /// RO-ABIL-1, RO-ABIL-2: uses an ability, once. The window it was used in is `task`; where it
    /// stays open (RO-ABIL-13) it already lies on the agenda again.
    pub(crate) fn use_ability(
        &mut self,
        chair: Chair,
        ability: Ability,
        target: Target,
        task: &Task,
        log: &mut Log<Event>,
    ) {
        self.player_mut(chair).used.insert(ability);
        log.public(Event::AbilityUsed { chair, ability, target: TargetTold(target) });
        match (ability, target) {
            (Ability::DrawingEnergy, Target::Cards(cards)) => self.swap(&cards),
            (Ability::Blink, Target::Row(row)) => {
                self.discard_row(usize::from(row) - 1, log);
                self.fill_row(usize::from(row) - 1, log);
                let cards = self.offer[usize::from(row) - 1].cards;
                log.public(Event::RowFilled { row, cards });
            }
            (Ability::Portal, _) => {
                for _ in 0..3 {
                    self.draw_one(chair, log);
                }
                let count = small(self.player(chair).hand.len()).min(2);
                self.agenda.push(Task::Discard { chair, count });
            }
            (Ability::SwiftStep, _) => self.gain_xp(chair, drafted_row(task).min(SWIFT_STEP), log),
            (Ability::SnowMirror, _) => self.mirror(chair, task, log),
            (Ability::BetweenWorlds, Target::Cards(cards)) => {
                self.discard_from_hand(chair, cards, log);
                if let Some(card) = cards.first() {
                    self.agenda.push(Task::Salvage { chair, other_than: *card });
                }
            }
            (Ability::LadyOfTime, _) => self.player_mut(chair).plays = 3,
            (Ability::FirstSnow, Target::Cards(cards)) => {
                self.discard_from_hand(chair, cards, log);
                for _ in 0..cards.len() {
                    self.draw_one(chair, log);
                }
            }
            (Ability::Training, _) => self.resolve_so(task, Manner::Trained),
            (Ability::WitchersCondition, _) => self.resolve_so(task, Manner::Full),
            (Ability::TwinBlades | Ability::BorrowedVerse, Target::Cards(cards)) => {
                self.copy_symbols(chair, &cards, log);
            }
            (Ability::Transmutation, _) => self.agenda.push(Task::Trade {
                chair,
                what: self.inactive(),
                left: 3,
                lost: 0,
                free: false,
                into: Into::Active,
            }),
            (Ability::ObsidianStar, Target::Cards(cards)) => self.grant_all(chair, &cards),
            (Ability::Lesson, Target::Colour(colour)) => {
                let cards = self.player(chair).of_colour(colour, TIMELINE);
                self.gain_xp(chair, lesson(cards), log);
            }
            (Ability::MuscleMemory, Target::Cards(cards)) => {
                let place = cards.first().and_then(|card| self.player(chair).place_of(*card));
                if let Some(place) = place {
                    self.agenda.push(Task::Effect { chair, place: small(place) });
                }
            }
            (Ability::Kindle, Target::Symbol(symbol)) => {
                self.lose(chair, symbol, Loss::Token, log);
                self.push_split(chair, 2);
            }
            (Ability::RainOfFire, Target::Exchange(from, to)) => self.agenda.push(Task::Trade {
                chair,
                what: Symbols::only(from),
                left: 3,
                lost: 0,
                free: false,
                into: Into::Symbol(to),
            }),
            (Ability::Ballad, Target::Side(side)) => self.push_points(chair, side, 1),
            (Ability::FrozenHospitality, Target::Side(side)) => self.push_points(chair, side, 2),
            (Ability::Persuasion, Target::Side(side)) => {
                let player = self.player_mut(chair);
                if let Some(place) = player.arrow(side) {
                    player.timeline[place].cover_arrow();
                }
                self.push_points(chair, side, 2);
            }
            (Ability::PatientStance, _) => self.advance_each(chair),
            (Ability::Calm, Target::Cards(cards)) => {
                self.player_mut(chair).calm = cards.first().copied();
            }
            (Ability::GrandFinale, _) => {
                let vp = steps(self.player(chair).colours(), [3, 4, 5]);
                self.ability_vp(chair, vp, log);
            }
            (Ability::Grandmaster, _) => {
                self.ability_vp(chair, self.player(chair).xp / 10, log);
            }
            (Ability::CircleOfFriends, _) => {
                self.ability_vp(chair, self.lower_marker(chair) / 3, log);
            }
            (Ability::WhiteWolf, Target::Side(side)) => self.gain_paths(chair, side, [3, 0], log),
            (Ability::LadyOfTheSnows, Target::Side(side)) => {
                self.gain_paths(chair, side, [2, 1], log);
            }
            (ability, _) => panic!("{ability} cannot be aimed there"),
        }
    }

    /// RO-ABIL-9: the two cards change places.
    fn swap(&mut self, cards: &[Card]) {
        let [one, other] = *cards else { return };
        for row in self.offer.iter_mut() {
            for card in row.cards.iter_mut() {
                if *card == one {
                    *card = other;
                } else if *card == other {
                    *card = one;
                }
            }
        }
    }

    /// Tokens for the active symbols of the cards just drafted, at most three. Cards drawn blind
    /// are shown.
    fn mirror(&mut self, chair: Chair, task: &Task, log: &mut Log<Event>) {
        let Task::Drafted { row, cards, .. } = *task else { panic!("no draft is to do") };
        if row == 0 {
            for held in self.player_mut(chair).hand.iter_mut() {
                if cards.contains(&held.card) {
                    held.blind = None;
                }
            }
            if let Some(seat) = self.seat(chair) {
                log.teach(Learners::all_but(seat));
            }
            log.public(Event::Shown { chair, cards });
        }
        let most = self.mirrored(task);
        let count = (most[0] + most[1]).min(3);
        if count > 0 {
            self.agenda.push(Task::Split { chair, count, most });
        }
    }

    /// W4: the effect is resolved in another manner.
    fn resolve_so(&mut self, task: &Task, manner: Manner) {
        let Task::Effect { chair, place } = *task else { panic!("no effect is to do") };
        self.agenda.push(Task::Resolve { chair, place, manner });
    }

    /// A token for each uncovered symbol of a card on any timeline.
    fn copy_symbols(&mut self, chair: Chair, cards: &List<Card, 3>, log: &mut Log<Event>) {
        let on = self.players.iter().flat_map(|player| player.timeline.iter());
        let laid = on.copied().find(|laid| cards.first() == Some(&laid.card));
        if let Some(laid) = laid {
            self.gain_symbols(chair, laid.symbols(), log);
        }
    }

    /// The full reward, nothing lost.
    fn grant_all(&mut self, chair: Chair, cards: &[Card]) {
        for card in cards {
            if let Some(effect) = card.def().effect {
                let level = effect.condition.top();
                self.agenda.push(Task::Grant { chair, card: *card, level });
            }
        }
    }

    fn push_points(&mut self, chair: Chair, side: Side, points: u8) {
        let track = self.track_number(chair, side);
        self.agenda.push(Task::Advance { track, points });
    }

    fn ability_vp(&mut self, chair: Chair, amount: u8, log: &mut Log<Event>) {
        self.gain_vp(chair, amount, |sheet| &mut sheet.abilities, log);
    }

    /// So many of the symbol of this path, so many of the other.
    fn gain_paths(
        &mut self,
        chair: Chair,
        side: Side,
        [own, other]: [u8; 2],
        log: &mut Log<Event>,
    ) {
        let symbols = match side {
            Side::Left => self.active_symbols(own, other),
            Side::Right => self.active_symbols(other, own),
        };
        self.gain_symbols(chair, symbols, log);
    }
}
