//! Random legal decks and house rules.

use gwent::{
    AfterTie, BranRounds, Deck, Faction, HornUnit, HouseRules, Kind, Leader, MAX_SPECIALS,
    MIN_UNITS, WeatherOnZero,
};
use tabletop::Rng;

/// Any legal deck under any leader of the faction, or of any.
pub fn random_deck(faction: Option<Faction>, rng: &mut Rng) -> Deck {
    let wanted = |leader: &Leader| faction.is_none_or(|faction| leader.faction() == faction);
    let leaders: Vec<Leader> = Leader::all().filter(wanted).collect();
    let leader = *rng.pick(&leaders).expect("there are leaders");
    let mut units = MIN_UNITS + rng.below(12);
    let mut specials = rng.below(MAX_SPECIALS + 1);
    let copies = |kind: Kind| (0..kind.copies()).map(move |_| kind);
    let in_decks = Kind::set(leader.faction()).filter(|kind| !kind.is_side_deck());
    let mut set: Vec<Kind> = in_decks.flat_map(copies).collect();
    rng.shuffle(&mut set);
    set.retain(|kind| {
        let left = if kind.is_unit() { &mut units } else { &mut specials };
        let wanted = *left > 0;
        *left -= u32::from(wanted);
        wanted
    });
    Deck::new(leader, set.into_iter().map(|kind| (kind, 1)))
}

/// Any house rules.
pub fn random_rules(rng: &mut Rng) -> HouseRules {
    fn any<T: Copy>(all: &[T], rng: &mut Rng) -> T {
        *rng.pick(all).expect("there are readings")
    }
    HouseRules {
        weather_on_zero: any(WeatherOnZero::ALL, rng),
        bran_rounds: any(BranRounds::ALL, rng),
        horn_unit: any(HornUnit::ALL, rng),
        after_tie: any(AfterTie::ALL, rng),
    }
}
