//! What the monsters are called, in the order of the rules' table.
// tidy: a table: a name for each monster.

use ::old_world::world::monster::Monster;

use crate::i18n::name::{Name, Names};

pub static MONSTERS: Names = Names::of(NAMES, &Monster::SLUGS);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "arachas", en: "Arachas", pl: "Krabopająk", uk: "Крабопавук" },
    Name { slug: "foglet", en: "Foglet", pl: "Mglak", uk: "Імлак" },
    Name { slug: "drowner-nest", en: "Drowner nest", pl: "Gniazdo utopców", uk: "Гніздо утопців" },
    Name { slug: "nekker-nest", en: "Nekker nest", pl: "Gniazdo nekkerów", uk: "Гніздо некерів" },
    Name { slug: "barghest", en: "Barghest", pl: "Barghest", uk: "Баргест" },
    Name { slug: "rotfiend", en: "Rotfiend", pl: "Gnilec", uk: "Гнилець" },
    Name { slug: "harpy", en: "Harpy", pl: "Harpia", uk: "Гарпія" },
    Name { slug: "archespore", en: "Archespore", pl: "Archespora", uk: "Археспора" },
    Name { slug: "ghoul-nest", en: "Ghoul nest", pl: "Gniazdo ghuli", uk: "Гніздо ґулів" },
    Name { slug: "ekimmara", en: "Ekimmara", pl: "Ekimma", uk: "Екіммара" },
    Name { slug: "fiend", en: "Fiend", pl: "Bies", uk: "Біс" },
    Name { slug: "grave-hag", en: "Grave hag", pl: "Baba cmentarna", uk: "Цвинтарна баба" },
    Name { slug: "nightwraith", en: "Nightwraith", pl: "Nocnica", uk: "Опівнічниця" },
    Name { slug: "noonwraith", en: "Noonwraith", pl: "Południca", uk: "Полуденниця" },
    Name { slug: "werewolf", en: "Werewolf", pl: "Wilkołak", uk: "Вовкулака" },
    Name { slug: "manticore", en: "Manticore", pl: "Mantikora", uk: "Мантикора" },
    Name { slug: "penitent", en: "Penitent", pl: "Pokutnik", uk: "Покутник" },
    Name { slug: "weavess", en: "Weavess", pl: "Prządka", uk: "Пряха" },
    Name { slug: "water-hag", en: "Water hag", pl: "Baba wodna", uk: "Водяна баба" },
    Name { slug: "griffin", en: "Griffin", pl: "Gryf", uk: "Грифон" },
    Name { slug: "whispess", en: "Whispess", pl: "Szepciucha", uk: "Шептуха" },
    Name { slug: "wyvern", en: "Wyvern", pl: "Wiwerna", uk: "Віверна" },
    Name { slug: "brewess", en: "Brewess", pl: "Kuchta", uk: "Куховарка" },
    Name { slug: "bruxa", en: "Bruxa", pl: "Bruxa", uk: "Брукса" },
    Name { slug: "striga", en: "Striga", pl: "Strzyga", uk: "Стриґа" },
    Name { slug: "yghern", en: "Yghern", pl: "Skolopendromorf", uk: "Сколопендроморф" },
    Name { slug: "glustyworp", en: "Glustyworp", pl: "Glustyworp", uk: "Глустиворп" },
    Name { slug: "leshen", en: "Leshen", pl: "Leszy", uk: "Лісовик" },
];
