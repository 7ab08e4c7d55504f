//! The card table once more, packed for play: what the rules ask in every step, without searching
//! lists of abilities. Made from the table by the compiler.

use super::kind::same_text;
use super::{Ability, Band, CARD_COUNT, CARDS, Kind, Role, Special};
use crate::{Row, Rows};

/// A card as the rules see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    pub strength: u8,
    pub rows: Rows,
    /// The only row of a unit that is not agile; close for one that is.
    pub row: Row,
    pub unit: bool,
    pub hero: bool,
    pub spy: bool,
    pub morale: bool,
    pub horn: bool,
    /// Transforms berserkers while it lies there: a unit with the ability, or the special card.
    pub mardroeme: bool,
    /// Which of the bonds, from 1; 0 is none.
    pub bond: u8,
    pub answers: Option<Band>,
    pub special: Option<Special>,
    pub on_play: OnPlay,
    pub berserker: Option<Kind>,
    pub avenger: Option<Kind>,
}

/// GW-PLAY-3: what a unit does on arrival. No card prints two such abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnPlay {
    Nothing,
    Muster(Band),
    Medic,
    Spy,
    ScorchRow,
    ScorchField,
    Berserker,
    Mardroeme,
}

impl Traits {
    pub(super) fn of(index: usize) -> &'static Self {
        &TRAITS[index]
    }
}

/// The number of names with tight bond, and one for none.
pub(crate) const BONDS: usize = {
    let mut bonds = 1;
    let mut at = 0;
    while at < CARD_COUNT {
        if has_bond(&CARDS[at].role) {
            bonds += 1;
        }
        at += 1;
    }
    bonds
};

static TRAITS: [Traits; CARD_COUNT] = {
    let mut all = [BLANK; CARD_COUNT];
    let mut bonds = 0;
    let mut at = 0;
    while at < CARD_COUNT {
        all[at] = match &CARDS[at].role {
            Role::Unit(_) => unit_traits(&CARDS[at].role, &mut bonds),
            Role::Special(special) => Traits {
                special: Some(*special),
                mardroeme: matches!(special, Special::Mardroeme),
                ..BLANK
            },
        };
        at += 1;
    }
    all
};

const BLANK: Traits = Traits {
    strength: 0,
    rows: Rows::NONE,
    row: Row::Close,
    unit: false,
    hero: false,
    spy: false,
    morale: false,
    horn: false,
    mardroeme: false,
    bond: 0,
    answers: None,
    special: None,
    on_play: OnPlay::Nothing,
    berserker: None,
    avenger: None,
};

const fn unit_traits(role: &Role, bonds: &mut u8) -> Traits {
    let Role::Unit(unit) = role else { panic!("not a unit") };
    let mut traits = BLANK;
    traits.unit = true;
    traits.hero = unit.hero;
    traits.strength = unit.strength;
    traits.rows = unit.rows;
    traits.answers = unit.answers;
    traits.row = if unit.rows.contains(Row::Close) {
        Row::Close
    } else if unit.rows.contains(Row::Ranged) {
        Row::Ranged
    } else {
        Row::Siege
    };
    let mut at = 0;
    while at < unit.abilities.len() {
        let mut on_play = OnPlay::Nothing;
        match unit.abilities[at] {
            Ability::Muster(band) => on_play = OnPlay::Muster(band),
            Ability::Medic => on_play = OnPlay::Medic,
            Ability::Spy => {
                traits.spy = true;
                on_play = OnPlay::Spy;
            }
            Ability::TightBond => {
                *bonds += 1;
                traits.bond = *bonds;
            }
            Ability::Morale => traits.morale = true,
            Ability::Horn => traits.horn = true,
            Ability::ScorchRow => on_play = OnPlay::ScorchRow,
            Ability::ScorchField => on_play = OnPlay::ScorchField,
            Ability::Berserker { into } => {
                traits.berserker = Some(find(into));
                on_play = OnPlay::Berserker;
            }
            Ability::Mardroeme => {
                traits.mardroeme = true;
                on_play = OnPlay::Mardroeme;
            }
            Ability::Avenger { summons } => traits.avenger = Some(find(summons)),
            Ability::Agile => assert!(unit.rows.len() == 2),
        }
        if !matches!(on_play, OnPlay::Nothing) {
            assert!(matches!(traits.on_play, OnPlay::Nothing), "a card with two abilities on play");
            traits.on_play = on_play;
        }
        at += 1;
    }
    assert_placeable(unit.rows, &traits);
    traits
}

/// Nobody would be asked for the row of an agile card that is called, or of an agile spy: there is
/// none in the box.
const fn assert_placeable(rows: Rows, traits: &Traits) {
    let agile = rows.len() > 1;
    assert!(!(agile && (traits.answers.is_some() || traits.spy || traits.bond > 0)));
}

const fn find(slug: &str) -> Kind {
    let kind = Kind::named(slug);
    assert!(same_text(CARDS[kind.index()].slug, slug) && CARDS[kind.index()].side_deck);
    kind
}

const fn has_bond(role: &Role) -> bool {
    let Role::Unit(unit) = role else { return false };
    let mut at = 0;
    while at < unit.abilities.len() {
        if matches!(unit.abilities[at], Ability::TightBond) {
            return true;
        }
        at += 1;
    }
    false
}
