//! Options of stories, chosen as a person chooses them: by their words and their price.
//!
//! Why this is honest. The result of an option is hidden until it is chosen (OW-EXPL-3), and a bot
//! knows no more than the table does (OW-SEAT-6). What is judged here is an [`OptionLine`]: the
//! printed price and the promise, which is written from the words of the card alone and is in
//! everybody's view. An `OptionLine` does not lead to the effects, nor is the card given; so two
//! cards that read alike are answered alike, whatever comes of them (`tests/old_world.rs`).
//!
//! No level looks ahead at this question, since the imagined position has the true card in it:
//! trying its options there would show their results. Nor does a turn that is finished in thought
//! go on into a story whose name is known already (`playout.rs`).
//!
//! A promise says what kind of thing to expect, never how much of it, so every kind is taken at its
//! usual amount; and words are only words, so the judgement changes with the mood.

use ::old_world::versus::{Choice, Witcher};
use ::old_world::world::effect::{Attribute, Cost, Place};
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::promise::{OptionLine, Promise};
use ::old_world::world::tracks::{POTION_LIMIT, TOP_LEVEL};
use tabletop::Rng;

use super::journey::raising;
use super::map::distance;
use super::standing::nearness;

/// How far judgements of the same option differ from time to time.
const MOOD: f64 = 0.35;

/// The option that seems best to a witcher, in the mood of the moment.
pub fn option(lines: &[OptionLine; 2], own: &Witcher, legal: &[Choice], rng: &mut Rng) -> usize {
    let mut best = (f64::NEG_INFINITY, 0);
    for (place, choice) in legal.iter().enumerate() {
        let Choice::Option(side) = choice else { continue };
        let mood = MOOD * f64::from(rng.below(1000)) / 1000.0;
        let worth = worth(&lines[*side as usize], own) + mood;
        if worth > best.0 {
            best = (worth, place);
        }
    }
    best.1
}

/// What a line seems to be worth to a witcher.
fn worth(line: &OptionLine, own: &Witcher) -> f64 {
    line.promise.iter().map(|promise| kind(*promise, own)).sum::<f64>() - price(line.price)
}

fn price(cost: Cost) -> f64 {
    match cost {
        Cost::Free => 0.0,
        Cost::Gold(gold) => 0.035 * f64::from(gold),
        Cost::Potions(potions) => 0.04 * f64::from(potions),
        Cost::Cards(cards) => 0.03 * f64::from(cards),
        Cost::Shield(points) => 0.04 * f64::from(points),
    }
}

/// What the usual amount of a kind of thing is worth.
fn kind(promise: Promise, own: &Witcher) -> f64 {
    match promise {
        Promise::Chance => 0.11,
        Promise::Gold => 0.12,
        Promise::Lesson(attribute) => lesson(attribute, own),
        Promise::Tracks(terrain) => tracks(terrain, own),
        Promise::Brew => {
            let room = POTION_LIMIT.saturating_sub(own.potions.len()) as f64;
            0.035 * room.min(2.0)
        }
        Promise::Gear => 0.09,
        Promise::Rest => 0.08,
        Promise::Parting => 0.03,
        Promise::Danger => -0.02 * f64::from(own.shield.min(2)),
        Promise::Expense => -0.02 * f64::from(own.gold.min(2)),
        Promise::Toil => -0.045,
        Promise::Journey(place) => journey(place, own),
        // What the Hunt loses all win; what it gains is not for certain.
        Promise::Harm => 0.18,
        Promise::Menace => -0.08,
        Promise::Keeping => 0.14,
    }
}

/// What a lesson is worth when a story only hints at it. Less than at a school, where it is paid
/// for and sure: there a level costs about as much as a story's purse holds.
fn lesson(attribute: Option<Attribute>, own: &Witcher) -> f64 {
    let open = |attribute: Attribute| own.attribute(attribute) < TOP_LEVEL;
    match attribute {
        Some(attribute) if open(attribute) => 0.07 + 0.3 * raising(own, attribute),
        None if Attribute::ALL.into_iter().any(open) => 0.15,
        Some(_) | None => 0.0,
    }
}

/// Word of a beast is of use to whoever lacks its trail.
fn tracks(terrain: Option<Terrain>, own: &Witcher) -> f64 {
    let lacks = |terrain: Terrain| own.trails[terrain.index()].is_none();
    let useful = terrain.map_or_else(|| Terrain::ALL.into_iter().any(lacks), lacks);
    if useful { 0.08 } else { 0.0 }
}

/// What waits at the end of the way, and how far it is.
fn journey(place: Option<Place>, own: &Witcher) -> f64 {
    let near = |at: Location| nearness(distance(own.at, at));
    let mean = |fits: &dyn Fn(Location) -> bool| {
        let places = Location::ALL.into_iter().filter(|at| fits(*at));
        let (sum, count) =
            places.fold((0.0, 0.0), |(sum, count), at| (sum + near(at), count + 1.0));
        sum / count
    };
    0.2 * match place {
        Some(Place::At(at)) => near(at),
        Some(Place::In(terrain)) => mean(&|at| at.terrain() == Some(terrain)),
        None => mean(&|_| true),
    }
}
