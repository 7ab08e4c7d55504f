//! What the factions are called.
// tidy: a table: a name for each faction.

use ::gwent::Faction;

use crate::i18n::name::{Name, Names};

pub static FACTIONS: Names = Names::of(NAMES, &SLUGS);

const SLUGS: [&str; 5] = [
    Faction::Monsters.slug(),
    Faction::Nilfgaard.slug(),
    Faction::NorthernRealms.slug(),
    Faction::Scoiatael.slug(),
    Faction::Skellige.slug(),
];

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "monsters", en: "Monsters", pl: "Potwory", uk: "Монстри" },
    Name { slug: "nilfgaard", en: "Nilfgaard", pl: "Nilfgaard", uk: "Нільфгард" },
    Name { slug: "northern-realms", en: "Northern Realms", pl: "Królestwa Północy", uk: "Королівства Півночі" },
    Name { slug: "scoiatael", en: "Scoia’tael", pl: "Scoia’tael", uk: "Скоя’таелі" },
    Name { slug: "skellige", en: "Skellige", pl: "Skellige", uk: "Скелліге" },
];
