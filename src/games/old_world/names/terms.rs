//! What the few things are called of which the rules have a closed list: a new one does not compile
//! without its name.

use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::Terrain;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;

use crate::i18n::name::Name;

/// A school.
#[rustfmt::skip]
pub const fn school(school: School) -> Name {
    match school {
        School::Wolf => Name { slug: "wolf", en: "School of the Wolf", pl: "Szkoła Wilka", uk: "Школа Вовка" },
        School::Griffin => Name { slug: "griffin", en: "School of the Griffin", pl: "Szkoła Gryfa", uk: "Школа Грифона" },
        School::Bear => Name { slug: "bear", en: "School of the Bear", pl: "Szkoła Niedźwiedzia", uk: "Школа Ведмедя" },
        School::Cat => Name { slug: "cat", en: "School of the Cat", pl: "Szkoła Kota", uk: "Школа Кота" },
        School::Viper => Name { slug: "viper", en: "School of the Viper", pl: "Szkoła Żmii", uk: "Школа Гадюки" },
    }
}

/// An attribute.
#[rustfmt::skip]
pub const fn attribute(attribute: Attribute) -> Name {
    match attribute {
        Attribute::Attack => Name { slug: "attack", en: "attack", pl: "atak", uk: "атака" },
        Attribute::Defence => Name { slug: "defence", en: "defence", pl: "obrona", uk: "захист" },
        Attribute::Alchemy => Name { slug: "alchemy", en: "alchemy", pl: "alchemia", uk: "алхімія" },
        Attribute::Special => Name { slug: "special", en: "special", pl: "specjalizacja", uk: "спеціалізація" },
    }
}

/// A terrain.
#[rustfmt::skip]
pub const fn terrain(terrain: Terrain) -> Name {
    match terrain {
        Terrain::Forest => Name { slug: "forest", en: "forest", pl: "las", uk: "ліс" },
        Terrain::Mountain => Name { slug: "mountain", en: "mountain", pl: "góry", uk: "гори" },
        Terrain::Water => Name { slug: "water", en: "water", pl: "woda", uk: "вода" },
    }
}

/// A colour, by what it is: nothing is told by colour alone.
#[rustfmt::skip]
pub const fn colour(colour: Colour) -> Name {
    match colour {
        Colour::Blue => Name { slug: "blue", en: "fast attack", pl: "szybki atak", uk: "швидка атака" },
        Colour::Red => Name { slug: "red", en: "strong attack", pl: "mocny atak", uk: "сильна атака" },
        Colour::Green => Name { slug: "green", en: "dodge", pl: "unik", uk: "ухиляння" },
        Colour::Purple => Name { slug: "purple", en: "offensive Sign", pl: "Znak ofensywny", uk: "атакувальний Знак" },
        Colour::Yellow => Name { slug: "yellow", en: "defensive Sign", pl: "Znak defensywny", uk: "захисний Знак" },
    }
}

/// A potion.
#[rustfmt::skip]
pub const fn potion(potion: Potion) -> Name {
    match potion {
        Potion::Swallow => Name { slug: "swallow", en: "Swallow", pl: "Jaskółka", uk: "Ластівка" },
        Potion::Blizzard => Name { slug: "blizzard", en: "Blizzard", pl: "Zamieć", uk: "Хуртовина" },
        Potion::BlackBlood => Name { slug: "black-blood", en: "Black Blood", pl: "Czarna Krew", uk: "Чорна кров" },
        Potion::PetrisPhilter => Name { slug: "petris-philter", en: "Petri’s Philter", pl: "Filtr Petriego", uk: "Фільтр Петрі" },
        Potion::MariborForest => Name { slug: "maribor-forest", en: "Maribor Forest", pl: "Las Mariborski", uk: "Маріборський ліс" },
        Potion::Thunderbolt => Name { slug: "thunderbolt", en: "Thunderbolt", pl: "Grom", uk: "Грім" },
        Potion::TawnyOwl => Name { slug: "tawny-owl", en: "Tawny Owl", pl: "Puszczyk", uk: "Пугач" },
    }
}
