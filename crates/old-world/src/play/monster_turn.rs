//! The monster's combat turn (§13.8).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::fight::Fight;
use super::mode::HalfBy;
use super::state::OldWorld;
use super::task::Task;
use crate::wild_hunt::{HuntEvent, HuntTask};
use crate::world::attack::{Attack, AttackCard, Half};
use crate::world::effect::Boon;
use crate::world::monster::Ability;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;

impl OldWorld {
    /// OW-MON-1: who chooses, before the card is known. A Foglet shows its card first.
    pub(crate) fn monster_turn(&mut self, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        fight.pool_at_start = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        fight.sides[0].lost = 0;
        let chooser = fight.chooser;
        if self.is_foggy() {
            self.pass_on_attack(chooser);
            self.agenda.push(Task::Reveal(None));
            return;
        }
        match self.half_by(chooser) {
            HalfBy::Seat(chooser) => self.agenda.push(Task::Ask(chooser, Decision::Attack)),
            HalfBy::Die => {
                let half = self.attack_by_die(log);
                self.agenda.push(Task::Reveal(Some(half)));
            }
            // WH-FGT-7: the card is shown first.
            HalfBy::Coin => self.agenda.push(Task::Reveal(None)),
        }
    }

    /// OW-SOLO-4.
    fn attack_by_die(&mut self, log: &mut Log<Event>) -> Half {
        let face = self.rng.die();
        log.teach_all();
        log.public(Event::DieRolled { seat: self.active, face });
        let half = if face <= 3 { Half::Charge } else { Half::Bite };
        log.public(Event::AttackChosen { seat: None, half });
        half
    }

    pub(crate) fn choose_attack(&mut self, seat: Seat, half: Half, log: &mut Log<Event>) {
        log.public(Event::AttackChosen { seat: Some(seat), half });
        self.pass_on_attack(seat);
        self.agenda.push(Task::Reveal(Some(half)));
    }

    /// OW-MON-1: the next seat counter-clockwise, without the fighter.
    fn pass_on_attack(&mut self, seat: Seat) {
        let mut next = self.right_of(seat);
        if next == self.fight().attacker() {
            next = self.right_of(next);
        }
        self.fight_mut().chooser = next;
    }

    /// OW-MON-2, OW-MON-5.
    pub(crate) fn reveal(&mut self, half: Option<Half>, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        let card = fight.pool.pop().expect("the monster lives: check guarantees it");
        fight.pool_known = fight.pool_known.saturating_sub(1);
        log.teach_all();
        self.agenda.push_in_order([
            Task::MonsterAttack,
            Task::AfterMonsterAttack,
            Task::EndMonsterTurn,
        ]);
        // WH-FGT-7: the card is shown, then the coin is flipped.
        let flipped = (half.is_none() && !self.is_foggy()).then(|| self.flip());
        self.show_attack(card, half.or(flipped).unwrap_or(Half::Charge), log);
        if let Some(half) = flipped {
            self.tell_flip(half, log);
        }
        // Asked last in, first out: a Foglet's tie is settled before the half can be changed.
        self.ask_powers(0, Decision::Half);
        if half.or(flipped).is_none() {
            self.pick_worse_half(card, log);
        }
    }

    /// Foglet: does the card come before the half, and the worse one?
    fn is_foggy(&self) -> bool {
        let fight = self.fight();
        fight.ability() == Some(Ability::FirstTurnWorseHalf) && fight.monster_turns == 0
    }

    /// WH-FGT-7, WH-FIN-14: the coin with charge on one side and bite on the other.
    pub(crate) fn flip(&mut self) -> Half {
        if self.rng.coin() { Half::Charge } else { Half::Bite }
    }

    pub(crate) fn tell_flip(&self, half: Half, log: &mut Log<Event>) {
        log.teach_all();
        log.public(Event::Hunt(HuntEvent::CoinFlipped { seat: self.fighter_seat(0), half }));
    }

    pub(crate) fn show_attack(&mut self, card: AttackCard, half: Half, log: &mut Log<Event>) {
        self.fight_mut().revealed = Some((card, half));
        log.public(Event::AttackRevealed { card, half });
    }

    /// Foglet: the half by which more cards are discarded; on a tie the controller decides.
    fn pick_worse_half(&mut self, card: AttackCard, log: &mut Log<Event>) {
        let [charge, bite] = Half::ALL.map(|half| self.toll(card.attack(half)));
        if charge != bite {
            let half = if charge > bite { Half::Charge } else { Half::Bite };
            self.set_half(half, log);
            return;
        }
        match self.half_by(self.right_of(self.fighter_seat(0))) {
            HalfBy::Seat(controller) => self.agenda.push(Task::Ask(controller, Decision::Foglet)),
            HalfBy::Die => {
                let half = self.attack_by_die(log);
                self.set_half(half, log);
            }
            HalfBy::Coin => {
                let half = self.flip();
                self.tell_flip(half, log);
                self.set_half(half, log);
            }
        }
    }

    /// How many cards an attack would make the witcher discard.
    fn toll(&self, attack: Attack) -> u8 {
        let fight = self.fight();
        let own = &self.players[fight.attacker()];
        let cards = u8::try_from(own.hand.len() + own.deck.len()).unwrap_or(u8::MAX);
        let level = fight.foe_level();
        match attack {
            Attack::Burn => 0,
            Attack::DropByLevel => level.min(cards),
            other => {
                let printed = self.printed_damage(other, level);
                let damage = self.monster_tally(fight, printed, false).count();
                damage.saturating_sub(own.shield).min(cards)
            }
        }
    }

    fn printed_damage(&self, attack: Attack, level: u8) -> u8 {
        let by_level = |table: [u8; 3]| table[usize::from(level.clamp(1, 3)) - 1];
        match attack {
            Attack::Damage(points) => points,
            Attack::ByLevel(table) | Attack::Lower(_, table) => by_level(table),
            // OW-ATTR-11.
            Attack::EqualsLevel(attribute) => self.level_now(self.fighter_seat(0), attribute),
            Attack::DropByLevel | Attack::Burn => 0,
            Attack::PhantomAxe(attribute) => {
                self.level_now(self.fighter_seat(0), attribute).saturating_add(1)
            }
            Attack::Freeze(points)
            | Attack::WhiteFrost(points, _)
            | Attack::ExplodingEnergy(points)
            | Attack::ShockWave(points) => points,
        }
    }

    pub(crate) fn set_half(&mut self, half: Half, log: &mut Log<Event>) {
        if let Some((_, chosen)) = &mut self.fight_mut().revealed
            && *chosen != half
        {
            *chosen = half;
            log.public(Event::HalfSwitched { half });
        }
    }

    pub(crate) fn switch_half(&mut self, log: &mut Log<Event>) {
        if let Some((_, half)) = self.fight().revealed {
            self.set_half(half.other(), log);
        }
    }

    /// OW-MON-3: parts in the order of the text.
    pub(crate) fn monster_attack(&mut self, log: &mut Log<Event>) {
        let fight = self.fight();
        let (card, half) = fight.revealed.expect("an attack is shown: check guarantees it");
        let level = fight.foe_level();
        let seat = fight.attacker();
        let attack = card.attack(half);
        match attack {
            Attack::DropByLevel => {
                for _ in 0..level {
                    if self.discard_at_random(seat, log) || self.discard_top(seat, log) {
                        self.count_loss(0, 1);
                    }
                }
            }
            Attack::Burn if self.players[seat].hand.is_empty() => self.burn_top(seat, log),
            Attack::Burn => self.agenda.push(Task::Ask(seat, Decision::Burn)),
            Attack::Lower(attribute, _) => {
                self.lower(seat, attribute, log);
                self.agenda.push(Task::MonsterDamage(self.printed_damage(attack, level)));
            }
            Attack::Damage(_)
            | Attack::ByLevel(_)
            | Attack::EqualsLevel(_)
            | Attack::PhantomAxe(_) => {
                self.agenda.push(Task::MonsterDamage(self.printed_damage(attack, level)));
            }
            Attack::ExplodingEnergy(points) => {
                // WH-RFC-3: the shield first.
                self.lower_shield(seat, u8::MAX, Source::Rule(Reason::Attack), log);
                self.agenda.push(Task::MonsterDamage(points));
            }
            Attack::Freeze(_) | Attack::WhiteFrost(..) | Attack::ShockWave(_) => {
                let damage = Task::MonsterDamage(self.printed_damage(attack, level));
                self.agenda.push_in_order([damage, Task::Hunt(HuntTask::AfterBlow)]);
            }
        }
    }

    /// With an empty hand the top card of the life deck is revealed and destroyed.
    fn burn_top(&mut self, seat: Seat, log: &mut Log<Event>) {
        if let Some(card) = self.pop_deck(seat) {
            self.removed.push(card);
            log.teach_all();
            log.public(Event::CardDestroyed { seat, card });
        }
    }

    /// The damage of an attack as it comes through, with its provenance.
    pub fn monster_tally(&self, fight: &Fight, printed: u8, keep: bool) -> Tally {
        let mut damage = Tally::of(keep, Source::Rule(Reason::Attack), i16::from(printed));
        if printed == 0 {
            return damage;
        }
        if let Some(monster) = fight.monster() {
            let source = Source::MonsterAbility(monster);
            match monster.ability() {
                Ability::LowPoolBonus { at_most, bonus } if fight.pool_at_start <= at_most => {
                    damage.add(source, i16::from(bonus));
                }
                Ability::DamageMinusPlusDiscard { less, .. } => {
                    damage.add(source, -i16::from(less));
                }
                _ => {}
            }
        }
        for (story, boon) in self.players[fight.attacker()].boons() {
            if let Boon::ReduceFirstMonsterDamage(less) = boon
                && fight.monster_turns == 0
            {
                damage.add(Source::Kept(story), -i16::from(*less));
            }
        }
        damage.add(Source::Rule(Reason::ThisTurn), -i16::from(fight.brace));
        damage.clamp(Source::Rule(Reason::Bound), 0, i16::MAX);
        damage
    }

    pub(crate) fn monster_damage(&mut self, printed: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        if printed == 0 {
            return;
        }
        let why = self.monster_tally(fight, printed, !log.is_muted());
        let points = why.count();
        let hand_first =
            fight.ability() == Some(Ability::FirstTurnDamageHandFirst) && fight.monster_turns == 0;
        if let Some(Ability::DamageMinusPlusDiscard { cards, .. }) = fight.ability() {
            self.agenda.push(Task::RandomDiscard(0, cards));
        }
        log.public(Event::DamageDealt { to: Some(self.fighter_seat(0)), why });
        self.agenda.push(Task::Hurt { side: 0, points, hand_first });
    }

    /// Random hand cards through an attack; nothing when the hand is empty.
    pub(crate) fn random_discard(&mut self, side: u8, count: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        for _ in 0..count {
            if self.discard_at_random(seat, log) {
                self.count_loss(side, 1);
            }
        }
    }

    /// The defence trophy and its like: after the attack, if one still stands.
    pub(crate) fn after_monster_attack(&mut self) {
        if self.fight().side(0).lost > 0 && !self.is_knocked_out(0) {
            self.ask_powers(0, Decision::OnOwnLoss);
        }
    }

    /// OW-MON-4, OW-KO-5.
    pub(crate) fn end_monster_turn(&mut self, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        let first = fight.monster_turns == 0;
        fight.monster_turns = fight.monster_turns.saturating_add(1);
        fight.brace = 0;
        if let Some((card, _)) = fight.revealed.take() {
            fight.pool_discard.push(card);
        }
        let emptied = fight.pool.is_empty();
        if let Some(Ability::EndFirstTurnDiscard(count)) = fight.ability()
            && first
        {
            self.random_discard(0, count, log);
        }
        if self.is_knocked_out(0) {
            self.knock_out(0, log);
        } else if emptied {
            self.pool_emptied(log);
        } else {
            self.agenda.push(Task::CombatTurn(0));
        }
    }
}
