//! What a puzzle asks for, as data: what must hold to have reached it, what must not come before.

use super::Puzzle;
use crate::play::{Choice, Decision, OldWorld, Task, Witcher, lay, list_links};
use crate::world::action_card::Card;
use crate::world::combo::{self, Laid};
use crate::world::location::{Location, Terrain};

/// A goal: reached when everything of the one list holds, missed when anything of the other does.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// All of this.
    pub reach: &'static [Test],
    /// None of this, unless the goal is reached at the same time.
    pub miss: &'static [Test],
}

/// Something that can be seen of a position; what is counted is the player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// So much reputation, or more.
    Reputation(u8),
    /// So much gold, or more.
    Gold(u16),
    /// So many cards in hand, or more.
    Hand(usize),
    /// He stands there.
    At(Location),
    /// He holds the trail of that terrain's monster.
    Trail(Terrain),
    /// The hand could be laid as a combo of so much damage.
    Blow(u8),
    /// So many combat turns of the fight have begun, or more; not when it is over.
    CombatTurn(u8),
    /// A fight goes on.
    Fighting,
    /// No fight goes on.
    FightOver,
    /// No dice lie on the table.
    DiceDown,
    /// Phase I is over.
    Phase1Over,
    /// Phase II is over.
    Phase2Over,
    /// His turn is over.
    TurnOver,
}

impl Goal {
    /// Is everything reached?
    pub fn is_reached(self, game: &OldWorld) -> bool {
        self.reach.iter().all(|test| test.holds(game))
    }

    /// Has anything come that ends it?
    pub fn is_missed(self, game: &OldWorld) -> bool {
        self.miss.iter().any(|test| test.holds(game))
    }
}

impl Test {
    fn holds(self, game: &OldWorld) -> bool {
        let seat = Puzzle::PLAYER;
        let own = &game.players[seat];
        match self {
            Self::Reputation(reputation) => own.reputation >= reputation,
            Self::Gold(gold) => own.gold >= gold,
            Self::Hand(cards) => own.hand.len() >= cards,
            Self::At(place) => own.at == place,
            Self::Trail(terrain) => own.trails[terrain.index()].is_some(),
            Self::Blow(damage) => best_blow(own) >= damage,
            Self::CombatTurn(turns) => {
                game.fight.as_ref().is_some_and(|fight| fight.turns >= turns)
            }
            Self::Fighting => game.fight.is_some(),
            Self::FightOver => game.fight.is_none(),
            Self::DiceDown => game.poker.is_none(),
            Self::Phase1Over => !comes_back_to(game, Task::Ask(seat, Decision::Phase1)),
            Self::Phase2Over => comes_back_to(game, Task::EndTurn) || game.active != seat,
            Self::TurnOver => game.active != seat,
        }
    }
}

/// What lies at the bottom of the agenda says which phase of the turn it is.
fn comes_back_to(game: &OldWorld, phase: Task) -> bool {
    game.agenda.tasks().first() == Some(&phase)
}

/// OW-COMBO-3: the most damage the hand could deal in one combo, without anything else.
fn best_blow(own: &Witcher) -> u8 {
    fn best(laid: &mut Vec<Laid>, hand: &[Card]) -> u8 {
        let dealt = combo::active(laid, None).map(|(_, symbols)| symbols.damage).sum();
        let mut links = Vec::new();
        list_links(laid, hand, &mut links);
        links.into_iter().fold(dealt, |most, link| {
            let Choice::Add(card, nth) = link else { return most };
            let rest: Vec<Card> = hand.iter().copied().filter(|held| *held != card).collect();
            let length = laid.len();
            lay(laid, card, nth);
            let dealt = best(laid, &rest);
            laid.truncate(length);
            most.max(dealt)
        })
    }
    best(&mut Vec::new(), &own.hand)
}
