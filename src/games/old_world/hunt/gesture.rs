//! How the answers that only the hunt has are given on the table: which things are pointed at for them,
//! which are buttons, and which questions are laid out as slips of paper. Pure.

use ::old_world::versus::{Decision, View};
use ::old_world::wild_hunt::{HuntChoice, HuntDecision, Item, Question};
use ::old_world::world::combo::Laid;
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::monster::Monster;
use ::old_world::world::story::Story;
use tabletop::Seat;

use super::super::model::{At, Gesture};

/// What is pointed at to give this answer. Where a question is laid out as slips, the slip of the answer
/// gives it too.
pub fn gesture(choice: HuntChoice, view: &View, seat: Seat) -> Gesture {
    let own = &view.players[seat];
    match choice {
        HuntChoice::Hound => Gesture::at(At::Hound(own.at)),
        HuntChoice::Exchange(other) => Gesture::at(At::Witcher(other)),
        // The board is looked at first; the button is on it.
        HuntChoice::HandOver(other) => Gesture::at(At::Board(other)).asked_twice(),
        HuntChoice::Player(other) => Gesture::any(vec![At::Board(other), At::Witcher(other)]),
        HuntChoice::Send(other, monster) => {
            let beast = lair(view, monster);
            Gesture::of([vec![At::Board(other), At::Witcher(other)], beast])
        }
        HuntChoice::Place(at) => Gesture::any(vec![At::Place(at), At::Hound(at)]),
        HuntChoice::Ground(terrain) => {
            Gesture::any(vec![At::Terrain(terrain), At::Contract(terrain)])
        }
        HuntChoice::Mark(monster) => Gesture::any(lair(view, monster)),
        HuntChoice::Give(Item::Potion(potion)) => {
            let held = own.potions.iter().enumerate().filter(|(_, held)| **held == potion);
            Gesture::any(held.map(|(at, _)| At::Bottle(at)).collect())
        }
        HuntChoice::Give(Item::Trail(terrain) | Item::Tracking(terrain)) => {
            Gesture::at(At::Trail(terrain))
        }
        HuntChoice::Give(Item::Gold)
        | HuntChoice::Want(_)
        | HuntChoice::Join
        | HuntChoice::Go
        | HuntChoice::Offer
        | HuntChoice::Accept
        | HuntChoice::Put(_) => Gesture::default(),
    }
}

fn lair(view: &View, monster: Monster) -> Vec<At> {
    let here = |terrain: &Terrain| view.lairs[terrain.index()].monster == Some(monster);
    let terrain = Terrain::ALL.into_iter().find(here);
    let lair = terrain.map(|terrain| [At::Monster(terrain), At::Contract(terrain)]);
    lair.into_iter().flatten().collect()
}

/// Is it worth a button of the status line?
pub const fn is_button(choice: HuntChoice) -> bool {
    match choice {
        HuntChoice::Hound
        | HuntChoice::Join
        | HuntChoice::Go
        | HuntChoice::Offer
        | HuntChoice::Accept
        | HuntChoice::Exchange(_)
        | HuntChoice::HandOver(_) => true,
        HuntChoice::Give(_)
        | HuntChoice::Want(_)
        | HuntChoice::Player(_)
        | HuntChoice::Send(..)
        | HuntChoice::Place(_)
        | HuntChoice::Ground(_)
        | HuntChoice::Mark(_)
        | HuntChoice::Put(_) => false,
    }
}

/// How a question of the hunt is laid on the table. A question without an arm does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laying {
    /// On the table alone: hand, boards, places, buttons.
    Table,
    /// A show of hands: the options as slips, with the hands that were raised for them.
    Hands,
    /// The leaf of the open story.
    Leaf,
    /// An exchange.
    Bargain,
    /// A hound is fought, or is about to be.
    Brawl,
    /// Slips that one witcher alone chooses from.
    Slips,
}

/// How a question is laid out.
pub const fn laying(decision: HuntDecision) -> Laying {
    match decision {
        HuntDecision::Vote { question: Question::Option }
        | HuntDecision::Tie { question: Question::Option }
        | HuntDecision::Individual => Laying::Leaf,
        HuntDecision::Vote { .. } | HuntDecision::Tie { .. } => Laying::Hands,
        HuntDecision::Exchange | HuntDecision::Accept => Laying::Bargain,
        HuntDecision::Join | HuntDecision::Go | HuntDecision::Combo => Laying::Brawl,
        HuntDecision::BonusOrder
        | HuntDecision::Purse
        | HuntDecision::Teleport
        | HuntDecision::Fight { .. }
        | HuntDecision::Quest { .. } => Laying::Slips,
        HuntDecision::Support | HuntDecision::Meditate | HuntDecision::Strongest => Laying::Table,
    }
}

/// Is every answer to this question a slip of its own?
pub const fn has_slips(decision: Decision) -> bool {
    match decision {
        Decision::Hunt(asked) => {
            matches!(laying(asked), Laying::Hands | Laying::Bargain | Laying::Slips)
        }
        _ => false,
    }
}

/// Is it answered on the leaf of the open story?
pub const fn is_on_leaf(decision: Decision) -> bool {
    match decision {
        Decision::Hunt(asked) => matches!(laying(asked), Laying::Leaf),
        _ => false,
    }
}

/// The place of a quest among those that lie open.
pub fn open_quest(view: &View, story: Story) -> Option<usize> {
    view.hunt.as_ref()?.quests.iter().position(|quest| quest.story == story)
}

/// What is being laid against a hound.
pub fn combo(view: &View) -> Option<&[Laid]> {
    Some(view.hunt.as_ref()?.brawl.as_ref()?.combos.last()?.as_slice())
}

/// Where the rider is.
pub fn rider_at(view: &View) -> Option<Location> {
    view.hunt.as_ref().map(|hunt| hunt.at)
}
