//! What a witcher can use in a fight, in the order in which it lies in his belt.

use ::old_world::versus::PlayerView;
use ::old_world::world::source::Source;

use super::trophies;

/// Potions (each kind once), the ability, trophies, kept cards that do something.
pub fn tricks(own: &PlayerView) -> Vec<Source> {
    let mut belt: Vec<Source> = Vec::new();
    for potion in &own.potions {
        let source = Source::Potion(*potion);
        if !belt.contains(&source) {
            belt.push(source);
        }
    }
    belt.extend(own.school.map(Source::Ability));
    belt.extend(trophies(own));
    let kept = own.kept.iter().copied().map(Source::Kept);
    belt.extend(kept.filter(|source| source.power().is_some()));
    belt
}
