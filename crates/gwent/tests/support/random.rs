//! Random legal decks.

use gwent::{Deck, Faction, Kind, Leader, MAX_SPECIALS, MIN_UNITS};
use tabletop::Rng;

/// Any legal deck of a faction.
pub fn random_deck(faction: Faction, rng: &mut Rng) -> Deck {
    let leaders: Vec<Leader> = Leader::of(faction).collect();
    let leader = *rng.pick(&leaders).unwrap();
    let mut units = MIN_UNITS + rng.below(12);
    let mut specials = rng.below(MAX_SPECIALS + 1);
    let copies = |kind: Kind| (0..kind.copies()).map(move |_| kind);
    let mut set: Vec<Kind> =
        Kind::set(faction).filter(|kind| !kind.is_side_deck()).flat_map(copies).collect();
    rng.shuffle(&mut set);
    set.retain(|kind| {
        let left = if kind.is_unit() { &mut units } else { &mut specials };
        let wanted = *left > 0;
        *left -= u32::from(wanted);
        wanted
    });
    let deck = Deck::new(leader, set.into_iter().map(|kind| (kind, 1)));
    deck.check().unwrap();
    deck
}
