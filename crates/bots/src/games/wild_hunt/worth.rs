//! What things are worth to the team, in points of damage to the rider in the last fight.

use ::old_world::play::Witcher;
use ::old_world::world::effect::Attribute;
use ::old_world::world::tracks::{POTION_LIMIT, TOP_LEVEL};

/// One more level of attack, defence, alchemy and special, from each level on. The fifth is only
/// for the trophy.
const LEVELS: [[f64; 4]; 4] =
    [[4.5, 4.0, 3.0, 0.6], [2.5, 2.5, 2.0, 0.6], [1.5, 1.5, 1.5, 0.6], [2.0, 1.5, 1.5, 0.6]];
/// A coin, while there is time to spend it.
pub const GOLD: f64 = 0.8;
const POTION: f64 = 1.2;
/// What a quest brings, for its bearer or for all.
pub const QUEST: f64 = 3.0;
/// What the bonus of a hound is worth, by level.
pub const BONUS: [f64; 3] = [0.7, 1.3, 2.5];
/// A trophy is a power in every fight to come.
pub const TROPHY: f64 = 2.0;
/// WH-SUP-6: so is that of another school.
pub const MEDALLION: f64 = 1.2;
/// A card more is a life more.
pub const CARD: f64 = 1.3;
/// A point of the own shield.
pub const SHIELD: f64 = 0.4;
/// A fight lost: a card fewer in the next hand, attributes and potions gone.
pub const LOST: f64 = 0.8;

/// What one more level is worth.
pub fn raising(own: &Witcher, attribute: Attribute) -> f64 {
    let level = own.attribute(attribute);
    if level >= TOP_LEVEL { 0.0 } else { LEVELS[attribute.index()][usize::from(level) - 1] }
}

/// What the levels of an attribute are worth together.
fn raised(own: &Witcher, attribute: Attribute) -> f64 {
    let steps = usize::from(own.attribute(attribute).clamp(1, TOP_LEVEL) - 1);
    LEVELS[attribute.index()][..steps].iter().sum()
}

/// What one more potion is worth.
pub fn potion(own: &Witcher) -> f64 {
    let drinks = usize::from(own.value(Attribute::Alchemy));
    match own.potions.len() {
        held if held < drinks => POTION,
        held if held < POTION_LIMIT => 0.4 * POTION,
        _ => 0.1,
    }
}

/// What a witcher has for the fights to come.
pub fn belongings(own: &Witcher) -> f64 {
    let levels: f64 = Attribute::ALL.into_iter().map(|each| raised(own, each)).sum();
    levels
        + TROPHY * own.trophies() as f64
        + CARD * own.cards() as f64
        + GOLD * f64::from(own.gold)
        + 0.4 * POTION * own.potions.len() as f64
        + SHIELD * f64::from(own.shield)
}
