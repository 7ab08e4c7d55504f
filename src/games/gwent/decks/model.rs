//! A deck in numbers, and which cards a filter lets through. Pure.

use ::gwent::{Ability, Deck, Faction, Kind, Row, Special};
use tabletop::order;

/// The strengths from which a new bar of the curve begins; the last holds everything above.
pub const BARS: [u8; 10] = [0, 2, 3, 4, 5, 6, 7, 8, 10, 11];

/// A deck at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many units, heroes included.
    pub units: u32,
    /// How many special cards.
    pub specials: u32,
    /// How many heroes.
    pub heroes: u32,
    /// The printed strength of all units together.
    pub strength: u32,
    /// How many units belong to each bar of the curve.
    pub curve: [u32; BARS.len()],
    /// How many units fight close, at range, in the siege row; agile ones in two of them.
    pub rows: [u32; 3],
}

impl Summary {
    /// Counts a deck.
    pub fn of(deck: &Deck) -> Self {
        let mut sum = Self { units: deck.units(), specials: deck.specials(), ..Self::default() };
        for &(kind, copies) in deck.cards.iter().filter(|(kind, _)| kind.is_unit()) {
            let copies = u32::from(copies);
            sum.heroes += if kind.is_hero() { copies } else { 0 };
            sum.strength += u32::from(kind.strength()) * copies;
            let bar = BARS.iter().rposition(|from| *from <= kind.strength()).unwrap_or_default();
            sum.curve[bar] += copies;
            for row in kind.rows().iter() {
                sum.rows[row.index()] += copies;
            }
        }
        sum
    }

    /// The mean strength of a unit in tenths, rounded.
    pub fn tenths(&self) -> u32 {
        (self.strength * 10 + self.units / 2).checked_div(self.units).unwrap_or_default()
    }
}

/// What a bar of the curve is called: `2`, `8–9`, `11+`.
pub fn bar_name(bar: usize) -> String {
    let from = BARS[bar];
    match BARS.get(bar + 1) {
        None => format!("{from}+"),
        Some(next) if *next == from + 1 => from.to_string(),
        Some(next) => format!("{from}–{}", next - 1),
    }
}

/// A kind of card one looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Units that are no heroes.
    Unit,
    /// Heroes.
    Hero,
    /// Special cards that are no weather.
    Special,
    /// Weather.
    Weather,
}

impl Sort {
    /// In the order of their words.
    pub const ALL: [Self; 4] = [Self::Unit, Self::Hero, Self::Special, Self::Weather];

    fn of(kind: Kind) -> Self {
        match kind.special() {
            Some(Special::Weather(_)) => Self::Weather,
            Some(_) => Self::Special,
            None if kind.is_hero() => Self::Hero,
            None => Self::Unit,
        }
    }
}

/// Which cards are looked for; an empty one lets all through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Those that can lie in this row.
    pub row: Option<Row>,
    /// Those of this sort.
    pub sort: Option<Sort>,
    /// Those with this ability, by its place in the list of their words.
    pub ability: Option<usize>,
    /// Those that are in the deck.
    pub chosen: bool,
    /// Those whose name contains this, in small letters.
    pub query: String,
}

/// The place of an ability in the list of their words.
const fn place(ability: Ability) -> usize {
    match ability {
        Ability::Muster(_) => 0,
        Ability::Medic => 1,
        Ability::Spy => 2,
        Ability::TightBond => 3,
        Ability::Morale => 4,
        Ability::Horn => 5,
        Ability::ScorchRow | Ability::ScorchField => 6,
        Ability::Berserker { .. } => 7,
        Ability::Mardroeme => 8,
        Ability::Avenger { .. } => 9,
        Ability::Agile => 10,
    }
}

/// A special card can what the unit of the same name can.
fn has_ability(kind: Kind, wanted: usize) -> bool {
    match kind.special() {
        Some(Special::Horn) => wanted == place(Ability::Horn),
        Some(Special::Scorch) => wanted == place(Ability::ScorchField),
        Some(Special::Mardroeme) => wanted == place(Ability::Mardroeme),
        Some(_) => false,
        None => kind.abilities().iter().any(|ability| place(*ability) == wanted),
    }
}

impl Filter {
    /// Does it let a card of this name through?
    pub fn passes(&self, kind: Kind, name: &str, deck: &Deck) -> bool {
        self.row.is_none_or(|row| kind.is_unit() && kind.rows().contains(row))
            && self.sort.is_none_or(|sort| Sort::of(kind) == sort)
            && self.ability.is_none_or(|ability| has_ability(kind, ability))
            && (!self.chosen || deck.copies_of(kind) > 0)
            && name.contains(&self.query)
    }
}

/// The cards a deck of this faction may choose from, the strongest first, special cards last.
pub fn armoury(faction: Faction) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Kind::set(faction).filter(|kind| !kind.is_side_deck()).collect();
    order::sort_by_key(&mut kinds, |kind| strongest_first(*kind));
    kinds
}

/// The cards of a deck in the order in which they are shown.
pub fn listed(deck: &Deck) -> Vec<(Kind, u8)> {
    let mut cards = deck.cards.clone();
    order::sort_by_key(&mut cards, |(kind, _)| strongest_first(*kind));
    cards
}

fn strongest_first(kind: Kind) -> (bool, u8, Kind) {
    (!kind.is_unit(), u8::MAX - kind.strength(), kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::Preset;

    fn deck(slug: &str) -> Deck {
        Preset::from_slug(slug).unwrap().deck()
    }

    #[test]
    fn a_deck_is_counted() {
        let deck = deck("monsters-starter");
        let sum = Summary::of(&deck);
        assert_eq!((sum.units, sum.specials, sum.heroes), (deck.units(), deck.specials(), 5));
        assert_eq!(sum.curve.iter().sum::<u32>(), sum.units);
        let by_hand: u32 = deck
            .cards
            .iter()
            .map(|(kind, copies)| u32::from(kind.strength()) * u32::from(*copies))
            .sum();
        assert_eq!(sum.strength, by_hand);
        let mean = f64::from(sum.strength) / f64::from(sum.units);
        assert!((mean * 10.0 - f64::from(sum.tenths())).abs() <= 0.5);
    }

    #[test]
    fn bars_are_named_by_what_they_hold() {
        let names: Vec<String> = (0..BARS.len()).map(bar_name).collect();
        assert_eq!(names, ["0–1", "2", "3", "4", "5", "6", "7", "8–9", "10", "11+"]);
    }

    #[test]
    fn filters_let_through_what_they_name() {
        let deck = deck("northern-realms-starter");
        let all = armoury(deck.faction());
        let found = |filter: &Filter| -> Vec<&str> {
            let passing = all.iter().filter(|kind| filter.passes(**kind, kind.slug(), &deck));
            passing.map(|kind| kind.slug()).collect()
        };
        assert_eq!(found(&Filter::default()).len(), all.len());
        let spies = found(&Filter { ability: Some(2), ..Filter::default() });
        assert!(spies.contains(&"thaler") && spies.len() < 8, "{spies:?}");
        let siege = found(&Filter { row: Some(Row::Siege), ..Filter::default() });
        assert!(siege.contains(&"catapult") && !siege.contains(&"ves"));
        let weather = found(&Filter { sort: Some(Sort::Weather), ..Filter::default() });
        assert!(weather.contains(&"biting-frost") && !weather.contains(&"decoy"));
        let scorch = found(&Filter { ability: Some(6), ..Filter::default() });
        assert!(scorch.contains(&"scorch"), "the special card burns as well");
        let chosen = found(&Filter { chosen: true, ..Filter::default() });
        assert_eq!(chosen.len(), deck.cards.len());
        let named = found(&Filter { query: "natalis".to_owned(), ..Filter::default() });
        assert_eq!(named, ["john-natalis"]);
    }

    /// GW-DECK-5: what only comes into play by another card is never offered.
    #[test]
    fn the_armoury_offers_every_card_a_deck_may_hold() {
        for faction in Faction::ALL {
            let kinds = armoury(faction);
            assert!(kinds.iter().all(|kind| kind.is_in(faction) && !kind.is_side_deck()));
            let first_special = kinds.iter().position(|kind| !kind.is_unit()).unwrap();
            assert!(kinds[first_special..].iter().all(|kind| !kind.is_unit()));
        }
    }
}
