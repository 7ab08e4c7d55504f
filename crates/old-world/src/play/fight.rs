//! A fight in progress: its sides, its turns, what has been used.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::choice::Bet;
use super::state::OldWorld;
use crate::world::attack::{AttackCard, Half};
use crate::world::combo::Laid;
use crate::world::effect::{Attribute, Boon};
use crate::world::location::Terrain;
use crate::world::monster::{Ability, Monster};
use crate::world::potion::Potion;
use crate::world::rider::Rider;
use crate::world::source::Source;
use crate::world::tracks;

/// A fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Whom the attacker fights.
    pub foe: Foe,
    /// The attacker, and the defender if he is a witcher.
    pub sides: [Fighter; 2],
    /// Whose combat turn it is; side 1 is the monster's when there is one.
    pub mover: u8,
    /// Combat turns begun.
    pub turns: u8,
    /// OW-FIGHT-2: the monster's life.
    pub pool: Vec<AttackCard>,
    /// Combat cards it has lost or used.
    pub pool_discard: Vec<AttackCard>,
    /// How many cards from the top of the pool the attacker knows.
    pub pool_known: u8,
    /// OW-MON-1: who chooses the next attack.
    pub chooser: Seat,
    /// Combat turns the monster has had.
    pub monster_turns: u8,
    /// The combat card being resolved, and the half chosen.
    pub revealed: Option<(AttackCard, Half)>,
    /// Cards in the pool when the monster's turn began.
    pub pool_at_start: u8,
    /// The damage of the monster's next turn is so much less.
    pub brace: u8,
    /// OW-BET-1.
    pub bets: Vec<(Seat, Bet)>,
}

/// Whom the attacker fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// The monster of this terrain's slot.
    Monster(Terrain, Monster),
    /// Another witcher.
    Witcher(Seat),
    /// A rider of the Wild Hunt, whom all fight together.
    Rider(Rider),
}

/// One side of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// Who; the attacker's seat for a monster's side.
    pub seat: Seat,
    /// Is the life deck made?
    pub ready: bool,
    /// Own combat turns finished.
    pub turns: u8,
    /// Powers used in this fight.
    pub used: Vec<Source>,
    /// OW-STEP1-2.
    pub potions: Vec<Potion>,
    /// The combo on the table.
    pub combo: Vec<Laid>,
    /// Cards lost through the current attack.
    pub lost: u8,
    /// What is known of this side's deck, from the top.
    pub known: Known,
    /// The current combat turn.
    pub now: CombatTurn,
}

/// How many cards from the top of a deck each fighter knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// The attacker.
    pub attacker: u8,
    /// The defender.
    pub defender: u8,
}

/// What holds for one combat turn of a witcher.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatTurn {
    /// Powers used in this turn.
    pub used: Vec<Source>,
    /// Changes of step 4.
    pub draw: Vec<(Source, i8)>,
    /// More damage of the combo.
    pub bonus: Vec<(Source, u8)>,
    /// Cards drawn right after the combo's damage.
    pub draw_after: u8,
    /// At most so many cards in the combo.
    pub limit: Option<u8>,
    /// The colours in the combo, one bit each.
    pub colours: u8,
    /// Extra cards still to be laid.
    pub extra: u8,
    /// By how much the shield has risen.
    pub shield_gained: u8,
    /// Cards the monster has lost.
    pub dealt: u8,
}

impl Known {
    /// The top card is gone.
    pub(crate) const fn lose_top(&mut self) {
        self.attacker = self.attacker.saturating_sub(1);
        self.defender = self.defender.saturating_sub(1);
    }

    /// The order is new.
    pub(crate) const fn forget(&mut self) {
        *self = Self { attacker: 0, defender: 0 };
    }

    /// How many a side knows.
    pub const fn by(self, side: u8) -> u8 {
        if side == 0 { self.attacker } else { self.defender }
    }

    /// A side has looked at so many.
    pub(crate) const fn learn(&mut self, side: u8, count: u8) {
        let known = if side == 0 { &mut self.attacker } else { &mut self.defender };
        if *known < count {
            *known = count;
        }
    }
}

impl Fighter {
    /// A fighter who has done nothing yet.
    pub fn new(seat: Seat) -> Self {
        Self {
            seat,
            ready: false,
            turns: 0,
            used: Vec::new(),
            potions: Vec::new(),
            combo: Vec::new(),
            lost: 0,
            known: Known::default(),
            now: CombatTurn::default(),
        }
    }
}

impl Fight {
    /// A fight about to begin.
    pub fn new(attacker: Seat, foe: Foe, chooser: Seat) -> Self {
        let other = if let Foe::Witcher(seat) = foe { seat } else { attacker };
        Self {
            foe,
            sides: [Fighter::new(attacker), Fighter::new(other)],
            mover: 0,
            turns: 0,
            pool: Vec::new(),
            pool_discard: Vec::new(),
            pool_known: 0,
            chooser,
            monster_turns: 0,
            revealed: None,
            pool_at_start: 0,
            brace: 0,
            bets: Vec::new(),
        }
    }

    /// The monster, if it is one.
    pub const fn monster(&self) -> Option<Monster> {
        match self.foe {
            Foe::Monster(_, monster) => Some(monster),
            Foe::Witcher(_) | Foe::Rider(_) => None,
        }
    }

    /// Do witchers fight each other?
    pub const fn is_duel(&self) -> bool {
        matches!(self.foe, Foe::Witcher(_))
    }

    /// The level of the monster; a witcher counts as the lowest, a rider as the highest
    /// (WH-FIN-15).
    pub fn foe_level(&self) -> u8 {
        match self.foe {
            Foe::Monster(_, monster) => monster.level(),
            Foe::Witcher(_) => 1,
            Foe::Rider(_) => 3,
        }
    }

    /// The monster's ability, if it is one.
    pub fn ability(&self) -> Option<Ability> {
        self.monster().map(Monster::ability)
    }

    /// The attacker.
    pub const fn attacker(&self) -> Seat {
        self.sides[0].seat
    }

    /// A side; anything but 0 is the second.
    pub const fn side(&self, side: u8) -> &Fighter {
        if side == 0 { &self.sides[0] } else { &self.sides[1] }
    }

    pub(crate) const fn side_mut(&mut self, side: u8) -> &mut Fighter {
        if side == 0 { &mut self.sides[0] } else { &mut self.sides[1] }
    }

    /// The side of a seat, if it fights.
    pub fn side_of(&self, seat: Seat) -> Option<u8> {
        if self.attacker() == seat {
            Some(0)
        } else {
            (self.foe == Foe::Witcher(seat)).then_some(1)
        }
    }

    /// OW-FIGHT-4: is this the first combat turn of a side?
    pub const fn is_first_turn(&self, side: u8) -> bool {
        self.side(side).turns == 0
    }

    /// Is it this side's own combat turn?
    pub const fn is_moving(&self, side: u8) -> bool {
        self.turns > 0 && self.mover == side
    }
}

/// The fight of which a task or question is. There is one: `check` refuses every agenda that speaks
/// of a fight where there is none.
pub(crate) const fn going_on(fight: &mut Option<Fight>) -> &mut Fight {
    fight.as_mut().expect("a fight goes on: check guarantees it")
}

impl OldWorld {
    /// The fight going on; asked only where [`going_on`] says there is one.
    pub(crate) const fn fight(&self) -> &Fight {
        self.fight.as_ref().expect("a fight goes on: check guarantees it")
    }

    /// The same, to be changed.
    pub(crate) const fn fight_mut(&mut self) -> &mut Fight {
        going_on(&mut self.fight)
    }

    /// The monster that is fought, where only a hunt can be.
    pub(crate) const fn quarry(&self) -> Monster {
        self.fight().monster().expect("a monster is fought: check guarantees it")
    }

    /// The side of somebody who is asked about his fight.
    pub(crate) fn side_of(&self, seat: Seat) -> u8 {
        self.fight().side_of(seat).expect("who is asked fights: check guarantees it")
    }

    /// The seat of a side of the fight.
    pub(crate) const fn fighter_seat(&self, side: u8) -> Seat {
        self.fight().side(side).seat
    }

    /// OW-TRACK-6: does the attacker hold the trail of the monster he fights?
    pub(crate) fn holds_trail(&self) -> bool {
        let fight = self.fight();
        match fight.foe {
            Foe::Monster(terrain, _) => {
                self.players[fight.attacker()].trails[terrain.index()].is_some()
            }
            Foe::Witcher(_) | Foe::Rider(_) => false,
        }
    }

    /// The level of an attribute as it counts now: a Leshen lowers defence while it is fought.
    pub(crate) fn level_now(&self, seat: Seat, attribute: Attribute) -> u8 {
        let level = self.players[seat].attribute(attribute);
        if attribute == Attribute::Defence
            && level < tracks::TOP_LEVEL
            && let Some(fight) = &self.fight
            && fight.attacker() == seat
            && let Some(Ability::DefenceMinus(by)) = fight.ability()
        {
            return level.saturating_sub(by).max(1);
        }
        level
    }

    /// OW-ATTR-6: how high the shield may be now.
    pub(crate) fn shield_cap(&self, seat: Seat) -> u8 {
        tracks::value(self.level_now(seat, Attribute::Defence))
    }

    /// The sum of a kind of boon over the kept cards of a seat.
    pub(crate) fn boon_sum(&self, seat: Seat, of: impl Fn(&Boon) -> u8) -> u8 {
        self.players[seat].boons().map(|(_, boon)| of(boon)).sum()
    }
}
