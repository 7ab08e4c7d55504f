//! A fight as it lies on the table: whose turn, which step, the foe, both sides. Pure and without
//! words, so that it is tested without a browser.

use ::old_world::versus::{
    Bet, Choice, Decision, FightView, FighterView, Foe, PlayerView, Stage, Trick, View,
};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::location::Terrain;
use ::old_world::world::monster::Monster;
use ::old_world::world::rider::Rider;
use ::old_world::world::school::School;
use tabletop::Seat;

use super::combo::{Combo, foreseen};
use super::totals::{Against, Totals};
use crate::games::old_world::hunt;

/// A combat card and the half of it that counts, or counted.
pub type Attack = (AttackCard, Half);

/// A fight.
#[derive(Clone, Debug, PartialEq)]
pub struct Fight {
    /// Whose turn it is.
    pub turn: Turn,
    /// The four steps of a witcher's turn.
    pub steps: [StepState; 4],
    /// Where it is fought.
    pub ground: Option<Terrain>,
    /// OW-TRACK-6: the trail the attacker holds of the monster.
    pub trail: Option<Terrain>,
    /// Against whom.
    pub foe: FoeModel,
    /// The near side: one's own, or the attacker's.
    pub near: SideModel,
    /// The halves of a combat card that are asked for.
    pub halves: Option<Halves>,
}

impl Fight {
    /// The other witcher, in a duel.
    pub fn other(&self) -> Option<&SideModel> {
        match &self.foe {
            FoeModel::Witcher(foe) => Some(foe),
            FoeModel::Monster(_) | FoeModel::Rider(_) => None,
        }
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Nobody's yet.
    Before,
    /// A witcher's, and which of his.
    Witcher(Seat, u8),
    /// The monster's, and which of its.
    Monster(Monster, u8),
    /// The rider's, and which of his.
    Rider(Rider, u8),
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Behind.
    Done,
    /// Here.
    Now,
    /// To come.
    Ahead,
}

/// Against whom the near side fights.
#[derive(Clone, Debug, PartialEq)]
pub enum FoeModel {
    /// A monster.
    Monster(MonsterModel),
    /// Another witcher.
    Witcher(Box<SideModel>),
    /// A rider of the Wild Hunt.
    Rider(Box<hunt::RiderModel>),
}

/// A monster that is fought.
#[derive(Clone, Debug, PartialEq)]
pub struct MonsterModel {
    /// Which.
    pub monster: Monster,
    /// Cards left in its pool.
    pub left: usize,
    /// The top of the pool, as far as one has looked.
    pub known: Vec<AttackCard>,
    /// The combat card that lies open: the one being resolved, or the last one.
    pub shown: Option<Attack>,
    /// Is it being resolved?
    pub is_now: bool,
    /// OW-MON-1: who chooses its next attack; a lone witcher's are thrown with a die.
    pub steers: Option<Seat>,
}

/// A witcher in a fight.
#[derive(Clone, Debug, PartialEq)]
pub struct SideModel {
    /// Who.
    pub seat: Seat,
    /// His school.
    pub school: Option<School>,
    /// His shield, and how high it may stand.
    pub shield: (u8, u8),
    /// Cards in his life deck.
    pub deck: usize,
    /// Its top, as far as one has looked.
    pub known: Vec<Card>,
    /// The top of his discard, and how many lie there.
    pub discard: (Option<Card>, usize),
    /// Cards in his hand.
    pub hand: usize,
    /// What he has to use.
    pub tricks: Vec<Trick>,
    /// OW-STEP1-2: potions used, and how many may be.
    pub potions: (usize, u8),
    /// His combo.
    pub combo: Combo,
    /// OW-BET-1: who has bet on him.
    pub bets: Vec<Seat>,
}

/// The two halves to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halves {
    /// The card, where it lies open (Foglet).
    pub card: Option<AttackCard>,
}

/// What is seen of a fight, with `us` at the near side if he fights. `legal` are his answers, `last`
/// is what the monster did last.
pub fn fight(
    view: &View,
    us: Seat,
    asked: Option<Decision>,
    legal: &[Choice],
    last: Option<Attack>,
) -> Option<Fight> {
    let fight = view.fight.as_ref().filter(|fight| fight.stage != Stage::After)?;
    let near = near(fight, us);
    let side = |at: usize| side_model(view, fight, at, if at == near { legal } else { &[] });
    let attacker = fight.sides[0].seat;
    let trail = match fight.foe {
        Foe::Monster(terrain, _) => {
            view.players[attacker].trails[terrain.index()].then_some(terrain)
        }
        Foe::Witcher(_) | Foe::Rider(_) => None,
    };
    let foe = match fight.foe {
        Foe::Monster(_, monster) => FoeModel::Monster(monster_model(view, fight, monster, last)),
        Foe::Witcher(_) => FoeModel::Witcher(Box::new(side(1 - near))),
        Foe::Rider(rider) => FoeModel::Rider(Box::new(hunt::rider_model(view, fight, rider, last))),
    };
    let revealed = fight.revealed.map(|(card, _)| card);
    Some(Fight {
        turn: turn(fight),
        steps: steps(fight.stage),
        ground: view.players[attacker].at.terrain(),
        trail,
        foe,
        near: side(near),
        halves: match asked.filter(|_| !legal.is_empty()) {
            Some(Decision::Attack) => Some(Halves { card: None }),
            Some(Decision::Foglet) => Some(Halves { card: revealed }),
            _ => None,
        },
    })
}

/// Is a fight going on that is not decided yet?
pub fn is_fought(view: &View) -> bool {
    view.fight.as_ref().is_some_and(|fight| fight.stage != Stage::After)
}

/// OW-MON-1: whose board says that he steers the monster.
pub fn steers(view: &View) -> Option<Seat> {
    let fight = view.fight.as_ref().filter(|fight| fight.stage != Stage::After)?;
    // WH-FGT-7: a coin steers it there.
    let hunted = matches!(fight.foe, Foe::Monster(..)) && view.hunt.is_none();
    (hunted && fight.chooser != fight.sides[0].seat).then_some(fight.chooser)
}

/// The side that lies near: one's own, or the attacker's.
fn near(fight: &FightView, us: Seat) -> usize {
    fight.sides.iter().position(|side| side.seat == us).unwrap_or(0)
}

fn turn(fight: &FightView) -> Turn {
    match (fight.stage, fight.foe) {
        (Stage::Before, _) => Turn::Before,
        (Stage::Monster, Foe::Monster(_, monster)) => {
            Turn::Monster(monster, fight.monster_turns + 1)
        }
        (Stage::Monster, Foe::Rider(rider)) => Turn::Rider(rider, fight.monster_turns + 1),
        _ => {
            let mover = fight.sides.get(usize::from(fight.mover)).unwrap_or(&fight.sides[0]);
            Turn::Witcher(mover.seat, mover.turns + 1)
        }
    }
}

fn steps(stage: Stage) -> [StepState; 4] {
    let now = match stage {
        Stage::Tricks => 0,
        Stage::Combo => 1,
        Stage::Strike => 2,
        Stage::Draw => 3,
        Stage::Before | Stage::Monster | Stage::After => return [StepState::Ahead; 4],
    };
    [0, 1, 2, 3].map(|at: usize| match at.cmp(&now) {
        std::cmp::Ordering::Less => StepState::Done,
        std::cmp::Ordering::Equal => StepState::Now,
        std::cmp::Ordering::Greater => StepState::Ahead,
    })
}

fn monster_model(
    view: &View,
    fight: &FightView,
    monster: Monster,
    last: Option<Attack>,
) -> MonsterModel {
    MonsterModel {
        monster,
        left: fight.pool,
        known: fight.pool_known.clone(),
        shown: fight.revealed.or(last),
        is_now: fight.revealed.is_some(),
        steers: steers(view),
    }
}

fn side_model(view: &View, fight: &FightView, at: usize, legal: &[Choice]) -> SideModel {
    let side: &FighterView = &fight.sides[at];
    let own: &PlayerView = &view.players[side.seat];
    let on = if at == 0 { Bet::Attacker } else { Bet::Defender };
    let bets = fight.bets.iter().filter(|(_, bet)| *bet == on).map(|(seat, _)| *seat);
    let moves = usize::from(fight.mover) == at;
    let grows = moves && fight.stage <= Stage::Combo;
    SideModel {
        seat: side.seat,
        school: own.school,
        shield: (own.shield, own.shield_cap),
        deck: own.deck_count,
        known: side.known.clone(),
        discard: (own.discard.last().copied(), own.discard.len()),
        hand: own.hand_count,
        tricks: side.tricks.clone(),
        potions: (side.potions.len(), side.potion_cap),
        combo: Combo::of(&side.combo, legal, grows),
        bets: bets.collect(),
    }
}

/// What the combo that is being laid comes to; or would, with the card that is pointed at, on the
/// link that is pointed at.
pub fn totals(view: &View, pointed: Option<(Card, Option<usize>)>) -> Option<Totals> {
    let fight = view.fight.as_ref().filter(|fight| fight.stage != Stage::After)?;
    let combo = fight.combo.as_ref()?;
    let mover = fight.sides.get(usize::from(fight.mover))?;
    let offer =
        pointed.and_then(|(card, field)| foreseen(&fight.offers, &mover.combo, card, field));
    let foe = match fight.foe {
        Foe::Monster(..) | Foe::Rider(_) => None,
        Foe::Witcher(_) => fight.sides.iter().find(|side| side.seat != mover.seat),
    };
    let foe = foe.map(|side| &view.players[side.seat]);
    let against = Against {
        cards: foe.map_or(fight.pool, |foe| foe.deck_count + foe.hand_count),
        foe_shield: foe.map_or(0, |foe| foe.shield),
        own_shield: view.players[mover.seat].shield,
    };
    Some(match offer {
        Some(offer) => Totals::of(&offer.then, against, Some(offer.card)),
        None => Totals::of(combo, against, None),
    })
}

#[cfg(test)]
mod tests;
