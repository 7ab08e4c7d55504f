//! A fight as a race of averages: who has no cards left first, and by how much.

use ::old_world::versus::{OldWorld, Witcher};
use ::old_world::world::monster::{Ability, Monster};
use tabletop::Seat;

use super::force::Force;

/// Who cannot win in so many turns does not win.
const TURNS: u32 = 14;

/// How sure a lead of so many cards makes a victory: with as many, three times out of four.
const DOUBT: f64 = 3.0;

/// How likely a witcher kills a monster, beginning with so many cards in hand.
pub fn hunt(own: &Witcher, force: &Force, monster: Monster, trail: bool, hand: f64) -> f64 {
    hunt_changed(own, force, monster, trail, hand, 0.0)
}

/// The same with a pool that is larger or, after help, smaller.
pub fn hunt_changed(
    own: &Witcher,
    force: &Force,
    monster: Monster,
    trail: bool,
    hand: f64,
    more: f64,
) -> f64 {
    if let Ability::InitiationCost(potions) = monster.ability()
        && own.potions.len() < usize::from(potions)
    {
        return 0.0;
    }
    let mut beast = Beast::of(monster);
    beast.pool += more;
    if beast.pool <= 0.0 {
        return 1.0;
    }
    let mut witcher = Fighter::new(force, hand);
    witcher.meets(monster.ability(), trail, &mut beast);
    let always =
        own.boons().any(|(_, boon)| matches!(boon, ::old_world::world::effect::Boon::AlwaysFirst));
    chance(witcher.hunts(beast, trail || always))
}

/// How likely a witcher would kill a common monster of a level, from 1 to 3, with a fresh hand.
pub fn hunt_any(force: &Force, level: u8) -> f64 {
    let life = [11.0, 14.2, 17.8][usize::from(level) - 1];
    let beast = Beast { pool: life + 0.5, bite: bite(level) };
    chance(Fighter::new(force, 3.0).hunts(beast, false))
}

/// How likely the first of two witchers beats the second.
pub fn duel(game: &OldWorld, seat: Seat, other: Seat, hand: f64) -> f64 {
    let [own, foe] = [seat, other].map(|seat| Force::of(&game.players()[seat]));
    let defender = game.players()[other].hand.len() as f64;
    let mut sides = [Fighter::new(&own, hand), Fighter::new(&foe, defender)];
    for turn in 0..TURNS {
        let at = (turn % 2) as usize;
        let blow = sides[at].strikes();
        sides[1 - at].suffers(blow);
        if sides[1 - at].life() <= 0.0 || sides[at].life() <= 0.0 {
            break;
        }
    }
    chance(sides[0].life() - sides[1].life())
}

/// What a lead of so many cards makes of it.
fn chance(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (lead.abs() + DOUBT)
}

/// What a monster's turn costs on the average.
const fn bite(level: u8) -> f64 {
    match level {
        1 => 2.6,
        2 => 2.95,
        _ => 3.4,
    }
}

#[derive(Clone, Copy, Debug)]
struct Beast {
    pool: f64,
    bite: f64,
}

impl Beast {
    fn of(monster: Monster) -> Self {
        Self { pool: f64::from(monster.row().life), bite: bite(monster.level()) }
    }
}

#[derive(Clone, Copy, Debug)]
struct Fighter<'a> {
    force: &'a Force,
    hand: f64,
    deck: f64,
    guard: f64,
    burst: f64,
}

impl<'a> Fighter<'a> {
    fn new(force: &'a Force, hand: f64) -> Self {
        let hand = hand.min(force.cards);
        let (guard, burst) = (force.guard, force.burst);
        Self { force, hand, deck: force.cards - hand, guard, burst }
    }

    fn life(&self) -> f64 {
        self.hand + self.deck
    }

    /// What the monster's ability costs him, about.
    fn meets(&mut self, ability: Ability, trail: bool, beast: &mut Beast) {
        match ability {
            Ability::BeforeLifeDeckDiscard(cards) => self.hand -= f64::from(cards),
            Ability::AfterLifeDeckDiscardUnlessTrail(cards) if !trail => {
                self.hand -= f64::from(cards);
            }
            Ability::BeforeLifeDeckShieldMinus(points) => self.guard -= f64::from(points),
            Ability::BeforeLifeDeckShieldPerHandCard => self.guard -= self.hand,
            Ability::AfterLifeDeckDiscardTop(cards) => self.deck -= f64::from(cards),
            Ability::FirstTurnDamageCap { unless_trail: true, .. } if trail => {}
            Ability::FirstTurnDamageCap { cap, .. } => beast.pool += 2.5 - f64::from(cap),
            Ability::KillPhase3Exactly(_) | Ability::InitiationCost(_) => {}
            Ability::AfterLifeDeckDiscardUnlessTrail(_) => {}
            _ => beast.pool += 0.8,
        }
        self.hand = self.hand.max(0.0);
        self.guard = self.guard.max(0.0);
    }

    /// By how many cards he wins, or how many the monster has left.
    fn hunts(mut self, mut beast: Beast, first: bool) -> f64 {
        let mut moves = first;
        for _ in 0..TURNS {
            if moves {
                beast.pool -= self.strikes();
                if beast.pool <= 0.0 {
                    return self.life() - 0.7 * beast.pool;
                }
            } else {
                beast.pool -= 1.0;
                self.suffers(beast.bite);
            }
            if self.life() <= 0.0 {
                return self.life() - beast.pool;
            }
            if beast.pool <= 0.0 {
                return self.life() - 0.7 * beast.pool;
            }
            moves = !moves;
        }
        -beast.pool
    }

    /// His turn: a combo as long as his hand allows; what it deals.
    fn strikes(&mut self) -> f64 {
        let force = self.force;
        let played =
            if self.hand <= 1.0 { self.hand } else { 1.0 + (self.hand - 1.0) * force.link };
        let linked = (played - 1.0).max(0.0);
        let of = |what: [f64; 2]| played * what[0] + linked * what[1];
        // A player lays the better cards of his hand.
        let spent = 0.6 * self.burst;
        self.burst -= spent;
        let damage = 1.12 * of(force.damage) + spent;
        self.hand -= played;
        self.guard = (self.guard + of(force.shield)).min(force.cap);
        // Not `clamp`, which could print floating numbers: the page would carry the means.
        let drawn = (force.attack + of(force.draw)).min(self.deck).max(0.0).min(7.0 - self.hand);
        self.deck -= drawn;
        self.hand += drawn;
        damage
    }

    fn suffers(&mut self, damage: f64) {
        let held = self.guard.min(damage);
        self.guard -= held;
        self.deck -= damage - held;
        if self.deck < 0.0 {
            self.hand += self.deck;
            self.deck = 0.0;
        }
    }
}
