//! Powers in fights: which can be used when, and what they do (§16, §21).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::fight::{Fight, Fighter};
use super::state::OldWorld;
use super::task::{Feat, Task};
use crate::world::combo;
use crate::world::effect::{Attribute, Condition, FightEffect, FightRolled, Limit, Power, Timing};
use crate::world::monster::Ability;
use crate::world::school::School;
use crate::world::source::Source;
use crate::world::tally::Tally;
use crate::world::tracks;

impl Fighter {
    /// OW-SPEC-1: is this power used up, for the turn or the fight? A potion in the bottle never is.
    pub(super) fn has_spent(&self, source: Source, power: &Power) -> bool {
        match (source, power.limit) {
            (Source::Potion(_), _) => false,
            (_, Limit::PerFight) => self.used.contains(&source),
            (_, Limit::PerTurn) => self.now.used.contains(&source),
        }
    }
}

impl OldWorld {
    /// Asks for powers of a moment, if there is any to use.
    pub(crate) fn ask_powers(&mut self, side: u8, moment: Decision) {
        let seat = self.fighter_seat(side);
        let mut usable = Vec::new();
        self.list_powers(seat, moment, &mut usable);
        if !usable.is_empty() {
            self.agenda.push(Task::Ask(seat, moment));
        }
    }

    /// What a fighter can use at this moment.
    pub(crate) fn list_powers(&self, seat: Seat, moment: Decision, choices: &mut Vec<Choice>) {
        let fight = self.fight();
        let side = self.side_of(seat);
        let mut offer = |source: Source, power: &Power| {
            if self.is_usable(fight, side, source, power, moment) {
                choices.push(Choice::Use(source));
            }
        };
        let own = &self.players[seat];
        if moment == Decision::Step1 && self.may_drink(fight, side) {
            for (at, potion) in own.potions.iter().enumerate() {
                if !own.potions[..at].contains(potion) {
                    offer(Source::Potion(*potion), potion.power());
                }
            }
        }
        self.each_power(seat, offer);
    }

    /// Everything but potions that a witcher has to use in fights, in the order of the table.
    pub(super) fn each_power(&self, seat: Seat, mut tell: impl FnMut(Source, &'static Power)) {
        let own = &self.players[seat];
        if let Some(school) = own.school {
            let level = self.level_now(seat, Attribute::Special).clamp(1, 5);
            tell(Source::Ability(school), school.ability(level));
        }
        for attribute in Attribute::ALL {
            if own.masteries[attribute.index()] {
                let source = Source::Mastery(attribute);
                source.power().into_iter().for_each(|power| tell(source, power));
            }
        }
        for school in School::ALL {
            if own.medallions[school.index()] {
                tell(Source::Medallion(school), school.trophy());
            }
        }
        for monster in &own.monsters {
            tell(Source::MonsterTrophy(*monster), monster.trophy());
        }
        for story in &own.kept {
            let source = Source::Kept(*story);
            source.power().into_iter().for_each(|power| tell(source, power));
        }
    }

    /// OW-STEP1-2, and the Water hag.
    pub(super) fn may_drink(&self, fight: &Fight, side: u8) -> bool {
        let own = fight.side(side);
        own.potions.len() < usize::from(self.potion_cap(fight, own.seat))
    }

    /// OW-STEP1-2: how many potions this side may use in the whole fight, as things stand.
    pub(super) fn potion_cap(&self, fight: &Fight, seat: Seat) -> u8 {
        let value = tracks::value(self.level_now(seat, Attribute::Alchemy));
        match fight.ability() {
            Some(Ability::PotionCap(cap)) => value.min(cap),
            _ => value,
        }
    }

    /// OW-STEP1-1, OW-STEP1-3, OW-SPEC-1.
    pub(super) fn is_usable(
        &self,
        fight: &Fight,
        side: u8,
        source: Source,
        power: &Power,
        moment: Decision,
    ) -> bool {
        let fighter = fight.side(side);
        !fighter.has_spent(source, power)
            && is_moment(fight, side, power.timing, moment)
            && power.conditions.iter().all(|condition| self.holds(fight, fighter, *condition))
            && self.can_pay(fighter.seat, power.cost)
            && self.can_help(fight, fighter, source, power)
    }

    pub(super) fn holds(&self, fight: &Fight, fighter: &Fighter, condition: Condition) -> bool {
        let own = &self.players[fighter.seat];
        match condition {
            Condition::HandLess(cards) => own.hand.len() < usize::from(cards),
            Condition::HandAtLeast(cards) => own.hand.len() >= usize::from(cards),
            Condition::LifeDeckEmpty => own.deck.is_empty(),
            Condition::ShieldZero => own.shield == 0,
            Condition::ShieldAtLeast(points) => own.shield >= points,
            Condition::AgainstMonster => !fight.is_duel(),
            Condition::AgainstWitcher => fight.is_duel(),
            Condition::FoeAtMost(cards) => {
                self.foe_cards(fight, fighter.seat) <= usize::from(cards)
            }
            Condition::NoPotionUsed => fighter.potions.is_empty(),
            Condition::PotionsUsed(count) => fighter.potions.len() >= usize::from(count),
            Condition::DiscardAtLeast(cards) => own.discard.len() >= usize::from(cards),
        }
    }

    /// The cards the opponent of a seat has left.
    fn foe_cards(&self, fight: &Fight, seat: Seat) -> usize {
        if !fight.is_duel() {
            return fight.pool.len();
        }
        let foe = fight.sides.iter().find(|fighter| fighter.seat != seat);
        foe.map_or(0, |foe| self.players[foe.seat].deck.len() + self.players[foe.seat].hand.len())
    }

    /// Uses a power: the price first, then the effects in order, then the special trophy.
    pub(crate) fn use_power(&mut self, side: u8, source: Source, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let level = self.level_now(seat, Attribute::Special);
        if let Source::Potion(potion) = source
            && !self.take_potion(seat, potion)
        {
            return;
        }
        let fighter = self.fight_mut().side_mut(side);
        match source {
            Source::Potion(potion) => fighter.potions.push(potion),
            _ => {
                fighter.used.push(source);
                fighter.now.used.push(source);
            }
        }
        log.public(Event::PowerUsed { seat, source });
        if matches!(source, Source::Ability(_)) {
            self.agenda.push(Task::AfterSpecial(side));
        }
        let feat = Feat { side, source, level, branch: None, next: 0 };
        self.agenda.push(Task::Use(feat));
        if let Some(power) = feat.power() {
            self.pay(seat, power.cost, log);
        }
    }

    /// Does the next effect of a power and plans the rest.
    pub(crate) fn use_next(&mut self, feat: Feat, log: &mut Log<Event>) {
        let Some(effect) = feat.effect() else { return };
        self.agenda.push(Task::Use(Feat { next: feat.next + 1, ..feat }));
        let (side, source) = (feat.side, feat.source);
        let seat = self.fighter_seat(side);
        let sum = |amount: u8| Tally::of(!log.is_muted(), source, i16::from(amount));
        match *effect {
            FightEffect::Nothing => {}
            FightEffect::Damage(points) => self.deal_damage(side, sum(points), log),
            FightEffect::SelfDamage(points) => {
                self.agenda.push(Task::Hurt { side, points, hand_first: false });
            }
            FightEffect::RaiseShield(points) => self.raise_shield(seat, sum(points), log),
            FightEffect::DrawLife(count) => self.draw_cards(seat, count, log),
            FightEffect::TakeTopDiscard => {
                if let Some(card) = self.players[seat].discard.last().copied() {
                    self.regain(seat, card, log);
                }
            }
            FightEffect::TakeAnyDiscard => {
                self.agenda.push(Task::Ask(seat, Decision::TakeDiscard));
            }
            FightEffect::ShuffleDiscardIntoLife => {
                self.agenda.push(Task::Ask(seat, Decision::ReturnDiscard));
            }
            FightEffect::DiscardHand(left) => {
                self.agenda.push(Task::Ask(seat, Decision::DiscardHand { left }));
            }
            FightEffect::GainPotions(count) => self.gain_potions(seat, count, log),
            FightEffect::GainGold(gold) => self.gain_gold(seat, gold, log),
            FightEffect::PeekOwn { look, take } => self.peek_own(side, look, take, log),
            FightEffect::PeekFoe { look, discard } => self.peek_foe(side, look, discard, log),
            FightEffect::ChooseOne(_) => {
                self.agenda.push(Task::Ask(seat, Decision::Alternative { feat }));
            }
            FightEffect::Roll(lines) => self.roll_in_fight(feat, lines, log),
            FightEffect::SwitchHalf => self.switch_half(log),
            FightEffect::ComboDamage(_)
            | FightEffect::DrawAfterDamage(_)
            | FightEffect::Step4Draw(_)
            | FightEffect::ExtraComboCard
            | FightEffect::ComboLimit(_)
            | FightEffect::Brace(_) => self.note(side, source, *effect),
        }
    }

    /// Effects that only change what comes later in the turn.
    fn note(&mut self, side: u8, source: Source, effect: FightEffect) {
        let fight = self.fight_mut();
        let now = &mut fight.side_mut(side).now;
        match effect {
            FightEffect::ComboDamage(points) => now.bonus.push((source, points)),
            FightEffect::DrawAfterDamage(count) => {
                now.draw_after = now.draw_after.saturating_add(count);
            }
            FightEffect::Step4Draw(by) => now.draw.push((source, by)),
            FightEffect::ExtraComboCard => now.extra = now.extra.saturating_add(1),
            FightEffect::ComboLimit(limit) => {
                now.limit = Some(now.limit.map_or(limit, |old| old.min(limit)));
            }
            FightEffect::Brace(points) => fight.brace = fight.brace.saturating_add(points),
            _ => {}
        }
    }

    fn roll_in_fight(&mut self, feat: Feat, lines: &[FightRolled], log: &mut Log<Event>) {
        let face = self.rng.die();
        log.teach_all();
        log.public(Event::DieRolled { seat: self.fighter_seat(feat.side), face });
        let line = lines.iter().position(|line| (line.low..=line.high).contains(&face));
        if let Some(line) = line.and_then(|line| u8::try_from(line).ok()) {
            self.agenda.push(Task::Use(Feat { branch: Some(line), next: 0, ..feat }));
        }
    }

    /// OW-D-SPECTROPHY: after the ability, not optional.
    pub(crate) fn after_special(&mut self, side: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let source = Source::Mastery(Attribute::Special);
        if self.players[seat].masteries[Attribute::Special.index()] {
            self.use_power(side, source, log);
        }
    }
}

/// Does a timing fall on this moment?
pub(super) fn is_moment(fight: &Fight, side: u8, timing: Timing, moment: Decision) -> bool {
    let laid = &fight.side(side).combo;
    match (moment, timing) {
        (Decision::PreFight, Timing::BeforeLifeDeck)
        | (Decision::BeforeFoe, Timing::BeforeFoesFirstTurn)
        | (Decision::Step1, Timing::Step1)
        | (Decision::OnFoeLoss, Timing::OnFoeDiscard)
        | (Decision::OnOwnLoss, Timing::OnOwnDiscard)
        | (Decision::Half, Timing::OnReveal) => true,
        (Decision::Step1, Timing::Step1FirstTurn) => fight.is_first_turn(side),
        (Decision::OnCombo, Timing::OnComboLength(cards)) => laid.len() >= usize::from(cards),
        (Decision::OnCombo, Timing::OnComboColour(colour, cards)) => {
            combo::count(laid, colour) >= cards
        }
        _ => false,
    }
}
