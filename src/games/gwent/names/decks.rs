//! What the decks that come with the game are called.
// tidy: a table: a name for each deck.

use ::gwent::Preset;

use crate::i18n::name::{Name, Names};

pub static DECKS: Names = Names::of(NAMES, &Preset::SLUGS);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "monsters-starter", en: "The Brood", pl: "Wylęg", uk: "Виводок" },
    Name { slug: "monsters-wild-hunt", en: "The Wild Hunt", pl: "Dziki Gon", uk: "Дикий Гін" },
    Name { slug: "nilfgaard-starter", en: "The Imperial Vanguard", pl: "Straż przednia Cesarstwa", uk: "Імперський авангард" },
    Name { slug: "nilfgaard-intrigue", en: "Intrigue", pl: "Intryga", uk: "Інтрига" },
    Name { slug: "northern-realms-starter", en: "Banners of the North", pl: "Chorągwie Północy", uk: "Хоругви Півночі" },
    Name { slug: "northern-realms-siege", en: "The Siege", pl: "Oblężenie", uk: "Облога" },
    Name { slug: "scoiatael-starter", en: "The Squirrels", pl: "Wiewiórki", uk: "Білки" },
    Name { slug: "scoiatael-mahakam", en: "Volunteers of Mahakam", pl: "Ochotnicy z Mahakamu", uk: "Добровольці Магакаму" },
    Name { slug: "skellige-starter", en: "Sons of the Isles", pl: "Synowie Wysp", uk: "Сини Островів" },
    Name { slug: "skellige-vildkaarls", en: "The Vildkaarls", pl: "Vildkaarlowie", uk: "Вільдкаарли" },
];
