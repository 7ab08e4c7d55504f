//! Hasty witchers: they choose by chance, but like to train, to quest and to fight, so that their
//! games are short enough to be read.

use old_world::versus::{Choice, OldWorld};
use tabletop::Rng;

/// First the kind of choice, by how much a hasty witcher likes it, then any of that kind.
pub fn choose(_game: &OldWorld, legal: &[Choice], rng: &mut Rng) -> usize {
    let mut kinds: Vec<(std::mem::Discriminant<Choice>, u32)> = Vec::new();
    for choice in legal {
        let kind = std::mem::discriminant(choice);
        if !kinds.iter().any(|(known, _)| *known == kind) {
            kinds.push((kind, liking(choice)));
        }
    }
    let mut left = rng.below(kinds.iter().map(|(_, liking)| liking).sum());
    let kind = kinds.iter().find(|(_, liking)| {
        let found = left < *liking;
        left = left.saturating_sub(*liking);
        found
    });
    let kind = kind.expect("the number is below the sum").0;
    let same: Vec<usize> =
        (0..legal.len()).filter(|at| std::mem::discriminant(&legal[*at]) == kind).collect();
    same[rng.index(same.len())]
}

const fn liking(choice: &Choice) -> u32 {
    match choice {
        Choice::Meditate(_) => 100,
        Choice::Act | Choice::Quest(_) => 20,
        Choice::Fight(_) | Choice::Use(_) => 12,
        Choice::Duel(_) | Choice::Add(..) => 8,
        Choice::Explore(_) | Choice::Move(..) | Choice::End => 4,
        _ => 2,
    }
}
