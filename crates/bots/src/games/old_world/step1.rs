//! Powers in fights: is one worth using now?

use ::old_world::versus::{Choice, Fight, OldWorld};
use ::old_world::world::attack::{Attack, AttackCard, Half};
use ::old_world::world::effect::{Attribute, Cost, FightEffect, Power};
use ::old_world::world::source::Source;
use ::old_world::world::tracks::{HAND_LIMIT, value};
use tabletop::Seat;

/// The most useful power, if any is worth it; otherwise nothing more.
pub fn power(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let done = legal.len() - 1;
    let Some(fight) = game.ongoing_fight() else { return done };
    let Some(side) = fight.side_of(seat) else { return done };
    let mut best = (0.15, done);
    for (place, choice) in legal.iter().enumerate() {
        let Choice::Use(source) = choice else { continue };
        let gain = Moment { game, fight, side, seat }.gain(*source);
        if gain > best.0 {
            best = (gain, place);
        }
    }
    best.1
}

/// The most useful of alternatives.
pub fn alternative(game: &OldWorld, seat: Seat, options: &[FightEffect]) -> usize {
    let Some(fight) = game.ongoing_fight() else { return 0 };
    let Some(side) = fight.side_of(seat) else { return 0 };
    let moment = Moment { game, fight, side, seat };
    let gains = options.iter().map(|option| moment.effect(option)).enumerate().rev();
    gains.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(place, _)| place)
}

struct Moment<'a> {
    game: &'a OldWorld,
    fight: &'a Fight,
    side: u8,
    seat: Seat,
}

impl Moment<'_> {
    /// What a power brings, less what it costs, in points of damage.
    fn gain(&self, source: Source) -> f64 {
        let special = self.game.players()[self.seat].attribute(Attribute::Special);
        let power = match source {
            Source::Ability(school) => Some(school.ability(special.clamp(1, 5))),
            other => other.power(),
        };
        let Some(power) = power else { return 0.0 };
        let potion = if matches!(source, Source::Potion(_)) { self.potion() } else { 0.0 };
        let effects: f64 = power.effects.iter().map(|effect| self.effect(effect)).sum();
        if self.ends_it(power) {
            return 50.0;
        }
        effects - self.cost(power.cost) - potion
    }

    /// A potion kept is worth a little, but less when there are more than can be drunk.
    fn potion(&self) -> f64 {
        let own = &self.game.players()[self.seat];
        let drinks = usize::from(value(own.attribute(Attribute::Alchemy)));
        if own.potions.len() > drinks { 0.1 } else { 0.25 }
    }

    fn ends_it(&self, power: &Power) -> bool {
        let damage: u8 = power
            .effects
            .iter()
            .map(|effect| if let FightEffect::Damage(points) = effect { *points } else { 0 })
            .sum();
        !self.fight.is_duel() && usize::from(damage) >= self.fight.pool.len()
    }

    fn cost(&self, cost: Cost) -> f64 {
        let hand = self.game.players()[self.seat].hand.len();
        match cost {
            Cost::Free => 0.0,
            Cost::Gold(gold) => 0.3 * f64::from(gold),
            Cost::Potions(potions) => 0.35 * f64::from(potions),
            Cost::Cards(cards) if hand > 2 => 0.9 * f64::from(cards),
            Cost::Cards(cards) => 1.5 * f64::from(cards),
            Cost::Shield(points) => 0.8 * f64::from(points),
        }
    }

    fn effect(&self, effect: &FightEffect) -> f64 {
        let own = &self.game.players()[self.seat];
        let hand = own.hand.len();
        let deck = own.deck.len() as f64;
        let free = (HAND_LIMIT - hand.min(HAND_LIMIT)) as f64;
        let room = f64::from(own.value(Attribute::Defence).saturating_sub(own.shield));
        match *effect {
            FightEffect::Damage(points) => f64::from(points),
            FightEffect::ComboDamage(points) if hand > 0 || self.has_laid() => f64::from(points),
            FightEffect::SelfDamage(points) => -0.8 * f64::from(points),
            FightEffect::RaiseShield(points) => 0.8 * f64::from(points).min(room),
            FightEffect::DrawLife(cards) | FightEffect::DrawAfterDamage(cards) => {
                0.6 * f64::from(cards).min(deck).min(free)
            }
            FightEffect::Step4Draw(by) if by > 0 => 0.6 * f64::from(by).min(deck),
            FightEffect::Step4Draw(by) => 0.5 * f64::from(by),
            FightEffect::TakeTopDiscard if !own.discard.is_empty() && free > 0.0 => 1.0,
            FightEffect::TakeAnyDiscard if !own.discard.is_empty() && free > 0.0 => 1.4,
            FightEffect::DiscardHand(cards) => -0.8 * f64::from(cards).min(hand as f64),
            FightEffect::ExtraComboCard if hand > 1 => 0.8,
            FightEffect::ComboLimit(_) if hand > 1 => -1.2,
            FightEffect::GainPotions(count) => 0.4 * f64::from(count),
            FightEffect::GainGold(gold) => 0.3 * f64::from(gold),
            FightEffect::PeekOwn { take, .. } => 0.15 + 0.65 * f64::from(take).min(deck),
            FightEffect::PeekFoe { discard, .. } => 0.3 + f64::from(discard),
            FightEffect::ChooseOne(options) => {
                options.iter().map(|option| self.effect(option)).fold(0.0, f64::max)
            }
            FightEffect::Roll(lines) => {
                let line = |line: &::old_world::world::effect::FightRolled| {
                    let faces = f64::from(line.high + 1 - line.low) / 6.0;
                    faces * line.effects.iter().map(|effect| self.effect(effect)).sum::<f64>()
                };
                lines.iter().map(line).sum()
            }
            FightEffect::SwitchHalf => self.switching(),
            FightEffect::ShuffleDiscardIntoLife if !own.discard.is_empty() => 0.8,
            FightEffect::Brace(points) => 0.6 * f64::from(points),
            _ => 0.0,
        }
    }

    fn has_laid(&self) -> bool {
        !self.fight.side(self.side).combo.is_empty()
    }

    /// How much milder the other half of the revealed card is.
    fn switching(&self) -> f64 {
        let Some((card, half)) = self.fight.revealed else { return 0.0 };
        let gain = harm(self.game, self.fight, card, half)
            - harm(self.game, self.fight, card, half.other());
        if gain >= 1.0 { gain } else { 0.0 }
    }
}

/// What a half of a combat card would cost the witcher, in cards.
pub fn harm(game: &OldWorld, fight: &Fight, card: AttackCard, half: Half) -> f64 {
    let own = &game.players()[fight.attacker()];
    let level = fight.foe_level();
    let by_level = |points: [u8; 3]| points[usize::from(level) - 1];
    let hurt = |points: u8| f64::from(points) - 0.15 * f64::from(points.min(own.shield));
    match card.attack(half) {
        Attack::Damage(points) => hurt(points),
        Attack::ByLevel(points) => hurt(by_level(points)),
        Attack::EqualsLevel(attribute) => hurt(own.attribute(attribute)),
        Attack::DropByLevel => 1.2 * f64::from(level),
        Attack::Burn => 2.0,
        Attack::Lower(attribute, points) => {
            let falls = (2..5).contains(&own.attribute(attribute));
            hurt(by_level(points)) + if falls { 1.8 } else { 0.0 }
        }
        Attack::PhantomAxe(attribute) => hurt(own.attribute(attribute) + 1),
        Attack::Freeze(points) => hurt(points) + 1.0,
        Attack::WhiteFrost(points, _) => hurt(points) + 1.5,
        Attack::ExplodingEnergy(points) => f64::from(points) + 0.5 * f64::from(own.shield),
        Attack::ShockWave(points) => hurt(points) + 1.2,
    }
}

/// The half that on the average hurts more, by the cards not seen yet.
pub fn worse_half(game: &OldWorld, legal: &[Choice]) -> usize {
    let Some(fight) = game.ongoing_fight() else { return 0 };
    let total = |half: Half| {
        let unseen = fight.pool.iter().chain(game.attacks());
        unseen.map(|card| harm(game, fight, *card, half)).sum::<f64>()
    };
    let worse = if total(Half::Charge) > total(Half::Bite) { Half::Charge } else { Half::Bite };
    legal.iter().position(|choice| *choice == Choice::Half(worse)).unwrap_or(0)
}
