//! Rules of thumb for every question: the hunt's own here, the others as in Old World.

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::WildHunt;
use tabletop::{Game, Rng, Status};

use super::super::old_world::{combat, market, policy};
use super::{floor, team};

/// The place of the answer in the list of legal ones.
pub fn answer(game: &WildHunt, legal: &[Choice], trusts: bool, rng: &mut Rng) -> usize {
    let Status::Awaiting { seat, decision } = game.status() else { return 0 };
    match decision {
        Decision::Phase1 => floor::step(game, seat, legal, trusts),
        Decision::Hunt(decision) => team::answer(game, seat, decision, legal, rng),
        Decision::Short => combat::next_short(game.table(), seat, legal),
        // What a monster or the rider breaks must be lost: the least of it.
        Decision::AnyAttribute { rise: false, .. } => least(game, legal),
        Decision::Destroy { .. } => market::destroy_if_poor(game.table(), seat, legal),
        _ => policy::answer(game.table(), legal, rng),
    }
}

/// The attribute whose last level did least.
fn least(game: &WildHunt, legal: &[Choice]) -> usize {
    use ::old_world::world::effect::Attribute;
    let Some(seat) = game.status().awaited() else { return 0 };
    let own = &game.table().players()[seat];
    market::best(legal, |choice| match choice {
        Choice::Lower(attribute) => {
            let weight = match attribute {
                Attribute::Attack => 3.0,
                Attribute::Defence => 2.5,
                Attribute::Special => 1.5,
                Attribute::Alchemy => 1.0,
            };
            // At IV the value is what it is at V: nothing but the trophy is lost.
            -weight * if own.attribute(*attribute) == 4 { 1.2 } else { 1.0 }
        }
        _ => f64::NEG_INFINITY,
    })
}
