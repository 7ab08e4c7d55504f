//! What the few things are called of which the rules have a closed list: a new one does not compile
//! without its name.

use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::Terrain;
use ::old_world::world::poker::Rank;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;

use crate::i18n::name::Name;

/// A school.
#[rustfmt::skip]
pub const fn school(school: School) -> Name {
    match school {
        School::Wolf => Name { slug: "wolf", en: "School of the Wolf", pl: "Szkoła Wilka|Szkoły Wilka|Szkołę Wilka", uk: "Школа Вовка|Школи Вовка|Школу Вовка" },
        School::Griffin => Name { slug: "griffin", en: "School of the Griffin", pl: "Szkoła Gryfa|Szkoły Gryfa|Szkołę Gryfa", uk: "Школа Грифона|Школи Грифона|Школу Грифона" },
        School::Bear => Name { slug: "bear", en: "School of the Bear", pl: "Szkoła Niedźwiedzia|Szkoły Niedźwiedzia|Szkołę Niedźwiedzia", uk: "Школа Ведмедя|Школи Ведмедя|Школу Ведмедя" },
        School::Cat => Name { slug: "cat", en: "School of the Cat", pl: "Szkoła Kota|Szkoły Kota|Szkołę Kota", uk: "Школа Кота|Школи Кота|Школу Кота" },
        School::Viper => Name { slug: "viper", en: "School of the Viper", pl: "Szkoła Żmii|Szkoły Żmii|Szkołę Żmii", uk: "Школа Гадюки|Школи Гадюки|Школу Гадюки" },
    }
}

/// What a school is best at: its specialty.
#[rustfmt::skip]
pub const fn specialty(school: School) -> Name {
    match school {
        School::Wolf => Name { slug: "wolf", en: "Fencing", pl: "Szermierka|szermierki|szermierkę", uk: "Фехтування" },
        School::Griffin => Name { slug: "griffin", en: "Magic", pl: "Magia|magii|magię", uk: "Магія|Магії|Магію" },
        School::Bear => Name { slug: "bear", en: "Armour", pl: "Zbroja|zbroi|zbroję", uk: "Обладунки" },
        School::Cat => Name { slug: "cat", en: "Speed", pl: "Szybkość|szybkości|szybkość", uk: "Спритність|Спритності" },
        School::Viper => Name { slug: "viper", en: "Venomous Steel", pl: "Zatruta stal|zatrutej stali|zatrutą stal", uk: "Отруйна сталь|Отруйної сталі|Отруйну сталь" },
    }
}

/// An attribute.
#[rustfmt::skip]
pub const fn attribute(attribute: Attribute) -> Name {
    match attribute {
        Attribute::Attack => Name { slug: "attack", en: "combat", pl: "atak|ataku|||||atakowi", uk: "напад|нападу" },
        Attribute::Defence => Name { slug: "defence", en: "defence", pl: "obrona|obrony|obronę||||obronie", uk: "захист|захисту" },
        Attribute::Alchemy => Name { slug: "alchemy", en: "alchemy", pl: "alchemia|alchemii|alchemię||||alchemii", uk: "алхімія|алхімії|алхімію" },
        Attribute::Special => Name { slug: "special", en: "specialty", pl: "zdolność specjalna|zdolności specjalnej|zdolność specjalną||||zdolności specjalnej", uk: "спеціалізація|спеціалізації|спеціалізацію" },
    }
}

/// A terrain.
#[rustfmt::skip]
pub const fn terrain(terrain: Terrain) -> Name {
    match terrain {
        Terrain::Forest => Name { slug: "forest", en: "forest", pl: "teren leśny|leśnego terenu||leśnym terenie", uk: "ліс|лісу||лісі" },
        Terrain::Mountain => Name { slug: "mountain", en: "mountain", pl: "teren górski|górskiego terenu||górskim terenie", uk: "гори|гір||горах" },
        Terrain::Water => Name { slug: "water", en: "water", pl: "teren wodny|wodnego terenu||wodnym terenie", uk: "водойма|водойми|водойму|водоймі" },
    }
}

/// A colour, by what it is: nothing is told by colour alone.
#[rustfmt::skip]
pub const fn colour(colour: Colour) -> Name {
    match colour {
        Colour::Blue => Name { slug: "blue", en: "fast attack|fast attacks|a fast attack", pl: "szybki atak|szybkiego ataku", uk: "стрімка атака|стрімкої атаки|стрімку атаку" },
        Colour::Red => Name { slug: "red", en: "strong attack|strong attacks|a strong attack", pl: "silny atak|silnego ataku", uk: "потужна атака|потужної атаки|потужну атаку" },
        Colour::Green => Name { slug: "green", en: "dodge|dodges|a dodge", pl: "unik|uniku", uk: "ухиляння" },
        Colour::Purple => Name { slug: "purple", en: "offensive Sign|offensive Signs|an offensive Sign", pl: "Znak ofensywny|Znaku ofensywnego", uk: "атакувальний знак|атакувального знака" },
        Colour::Yellow => Name { slug: "yellow", en: "defensive Sign|defensive Signs|a defensive Sign", pl: "Znak defensywny|Znaku defensywnego", uk: "захисний знак|захисного знака" },
    }
}

/// A potion.
#[rustfmt::skip]
pub const fn potion(potion: Potion) -> Name {
    match potion {
        Potion::Swallow => Name { slug: "swallow", en: "Swallow", pl: "Jaskółka", uk: "Ластівка" },
        Potion::Blizzard => Name { slug: "blizzard", en: "Blizzard", pl: "Zamieć", uk: "Завірюха" },
        Potion::BlackBlood => Name { slug: "black-blood", en: "Black Blood", pl: "Czarna Krew", uk: "Чорна кров" },
        Potion::PetrisPhilter => Name { slug: "petris-philter", en: "Petri’s Philter", pl: "Filtr Petriego", uk: "Фільтр Петрі" },
        Potion::MariborForest => Name { slug: "maribor-forest", en: "Maribor Forest", pl: "Las Mariborski", uk: "Маріборський ліс" },
        Potion::Thunderbolt => Name { slug: "thunderbolt", en: "Thunderbolt", pl: "Grom", uk: "Грім" },
        Potion::TawnyOwl => Name { slug: "tawny-owl", en: "Tawny Owl", pl: "Puszczyk", uk: "Пугач" },
    }
}

/// What five dice make.
#[rustfmt::skip]
pub const fn poker_hand(rank: Rank) -> Name {
    match rank {
        Rank::Nothing => Name { slug: "nothing", en: "nothing", pl: "brak układu||kości bez układu", uk: "без комбінації||кубики без комбінації" },
        Rank::Pair => Name { slug: "pair", en: "pair||a pair", pl: "para||parę", uk: "пара||пару" },
        Rank::TwoPairs => Name { slug: "two-pairs", en: "two pairs", pl: "dwie pary", uk: "дві пари" },
        Rank::Three => Name { slug: "three", en: "three of a kind", pl: "trójka||trójkę", uk: "трійка||трійку" },
        Rank::SmallStraight => Name { slug: "small-straight", en: "small straight||a small straight", pl: "mały strit||małego strita", uk: "малий стрейт" },
        Rank::LargeStraight => Name { slug: "large-straight", en: "large straight||a large straight", pl: "duży strit||dużego strita", uk: "великий стрейт" },
        Rank::FullHouse => Name { slug: "full-house", en: "full house||a full house", pl: "full||fulla", uk: "фул-гаус" },
        Rank::Four => Name { slug: "four", en: "four of a kind", pl: "kareta||karetę", uk: "каре" },
        Rank::Five => Name { slug: "five", en: "five of a kind", pl: "poker||pokera", uk: "покер" },
    }
}
