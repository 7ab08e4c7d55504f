//! Options of stories: their results are hidden (OW-EXPL-3, OW-SEAT-6), but their lines hint at
//! them. A bot reads the hint as a person does: it says what kind of thing may come of an option,
//! never how much of it. So every kind is taken at its usual amount, and every line of a die table
//! or band of a short fight for as likely as the others.

use ::old_world::versus::{Choice, OldWorld, Witcher};
use ::old_world::world::effect::{Attribute, Cost, Effect, Place, Quest, Selector, Trail};
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::tracks::{POTION_LIMIT, TOP_LEVEL};
use tabletop::{Rng, Seat};

use super::journey::raising;
use super::map::distance;
use super::standing::nearness;

/// How far judgements of the same option differ from time to time: the result is hidden, and the
/// line of an option is only a line.
const MOOD: f64 = 0.35;

/// The option that seems best, in the mood of the moment.
pub fn option(game: &OldWorld, seat: Seat, legal: &[Choice], rng: &mut Rng) -> usize {
    let Some(card) = game.in_play.last() else { return 0 };
    let Some(options) = card.story.options() else { return 0 };
    let own = &game.players[seat];
    let mut best = (f64::NEG_INFINITY, 0);
    for (place, choice) in legal.iter().enumerate() {
        let Choice::Option(side) = choice else { continue };
        let option = &options[*side as usize];
        let mood = MOOD * f64::from(rng.below(1000)) / 1000.0;
        let worth = all(own, option.effects) - price(option.price) + mood;
        if worth > best.0 {
            best = (worth, place);
        }
    }
    best.1
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

fn all(own: &Witcher, effects: &[Effect]) -> f64 {
    effects.iter().map(|effect| kind(own, effect)).sum()
}

fn mean(results: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = results.len().max(1) as f64;
    results.sum::<f64>() / count
}

/// What the usual amount of a kind of thing is worth.
fn kind(own: &Witcher, effect: &Effect) -> f64 {
    let room = POTION_LIMIT.saturating_sub(own.potions.len()) as f64;
    match *effect {
        Effect::Nothing => 0.0,
        Effect::GainGold(_) => 0.12,
        Effect::LoseGold(_) => -0.035 * f64::from(own.gold.min(2)),
        Effect::GainPotions(_) => 0.025 * room.min(2.0),
        Effect::FillPotionsTo(_) | Effect::FillPotionsPastLimit(_) => 0.025 * room,
        Effect::DiscardPotions(_) => -0.03 * own.potions.len().min(1) as f64,
        Effect::DiscardAllPotions => -0.03 * own.potions.len() as f64,
        Effect::Raise(selector, _) => raise(own, selector),
        Effect::Lower(..) => -0.15,
        Effect::RaiseShield(_) => 0.03,
        Effect::LowerShield(_) => -0.035 * f64::from(own.shield.min(2)),
        Effect::GainTrail(trail) => self::trail(own, trail),
        Effect::Phase3Draw(by) => 0.045 * f64::from(by.signum()),
        Effect::Draw(_) => 0.03,
        Effect::DiscardHand(_) => -0.01,
        Effect::DiscardWholeHand => -0.02,
        Effect::Destroy { .. } => 0.03,
        Effect::TakeMarketCard { .. } => 0.07,
        Effect::SearchDeck => 0.05,
        Effect::StartQuest(quest) => self::quest(own, quest),
        Effect::ResolveEvent(_) | Effect::Keep(_) => 0.14,
        Effect::Roll(lines) => mean(lines.iter().map(|line| all(own, line.effects))),
        Effect::ShortFight(fight) => mean(fight.bands.iter().map(|band| all(own, band.effects))),
    }
}

fn raise(own: &Witcher, selector: Selector) -> f64 {
    let best =
        || Attribute::ALL.map(|attribute| lesson(own, attribute)).into_iter().fold(0.0, f64::max);
    match selector {
        Selector::Only(attribute) => lesson(own, attribute),
        Selector::Any => best(),
        Selector::Weakest if own.attributes.iter().all(|level| *level == TOP_LEVEL) => 0.0,
        Selector::Weakest => 0.15,
    }
}

/// What a lesson is worth when a story only hints at it. Less than at a school, where it is paid
/// for and sure: there a level costs about as much as a story's purse holds.
fn lesson(own: &Witcher, attribute: Attribute) -> f64 {
    if own.attribute(attribute) >= TOP_LEVEL { 0.0 } else { 0.07 + 0.3 * raising(own, attribute) }
}

fn trail(own: &Witcher, trail: Trail) -> f64 {
    let lacks = |terrain: Terrain| own.trails[terrain.index()].is_none();
    let useful = match trail {
        Trail::Any => Terrain::ALL.into_iter().any(lacks),
        Trail::Of(terrain) => lacks(terrain),
    };
    if useful { 0.07 } else { 0.0 }
}

/// The way there, and what it costs.
fn quest(own: &Witcher, quest: Quest) -> f64 {
    let near = match quest.place {
        Place::At(at) => nearness(distance(own.at, at)),
        Place::In(terrain) => {
            let places = Location::ALL.into_iter().filter(|at| at.terrain() == Some(terrain));
            let near: Vec<f64> = places.map(|at| nearness(distance(own.at, at))).collect();
            mean(near.into_iter())
        }
    };
    0.2 * near - price(quest.cost)
}
