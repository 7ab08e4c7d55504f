//! What the places of the map are called, in the order of the rules' table. The Ukrainian locative
//! brings its preposition, which follows the sound of the name.
// tidy: a table: a name for each place.

use ::old_world::world::location::Location;

use crate::i18n::name::{Name, Names};

pub static PLACES: Names = Names::of(NAMES, &Location::SLUGS);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "behelt-nar", en: "Behelt Nar", pl: "Behelt Nar", uk: "Бегельт Нар|Бегельт Нару||у Бегельт Нарі" },
    Name { slug: "kaer-seren", en: "Kaer Seren", pl: "Kaer Seren", uk: "Каер Серен|Каер Серену||у Каер Серені" },
    Name { slug: "hengfors", en: "Hengfors", pl: "Hengfors", uk: "Генгфорс|Генгфорсу||у Генгфорсі" },
    Name { slug: "kaer-morhen", en: "Kaer Morhen", pl: "Kaer Morhen", uk: "Каер Морен|Каер Морену||у Каер Морені" },
    Name { slug: "ban-ard", en: "Ban Ard", pl: "Ban Ard", uk: "Бан Ард|Бан Арду||у Бан Арді" },
    Name { slug: "cidaris", en: "Cidaris", pl: "Cidaris", uk: "Цідаріс|Цідарісу||у Цідарісі" },
    Name { slug: "novigrad", en: "Novigrad", pl: "Novigrad|Novigradu||Novigradzie", uk: "Новіград|Новіграда||у Новіграді" },
    Name { slug: "vizima", en: "Vizima", pl: "Wyzima|Wyzimy|Wyzimę|Wyzimie", uk: "Візіма|Візіми|Візіму|у Візімі" },
    Name { slug: "vengerberg", en: "Vengerberg", pl: "Vengerberg|Vengerbergu||Vengerbergu", uk: "Венґерберг|Венґербергу||у Венґерберзі" },
    Name { slug: "cintra", en: "Cintra", pl: "Cintra|Cintry|Cintrę|Cintrze", uk: "Цінтра|Цінтри|Цінтру|у Цінтрі" },
    Name { slug: "haern-caduch", en: "Haern Caduch", pl: "Haern Caduch", uk: "Гаерн Кадух|Гаерн Кадуху||у Гаерн Кадуху" },
    Name { slug: "beauclair", en: "Beauclair", pl: "Beauclair", uk: "Боклер|Боклера||у Боклері" },
    Name { slug: "glenmore", en: "Glenmore", pl: "Glenmore", uk: "Ґленмор|Ґленмору||у Ґленморі" },
    Name { slug: "doldeth", en: "Doldeth", pl: "Doldeth", uk: "Долдет|Долдету||у Долдеті" },
    Name { slug: "loc-ichaer", en: "Loc Ichaer", pl: "Loc Ichaer", uk: "Лок Іхаер|Лок Іхаеру||у Лок Іхаері" },
    Name { slug: "gorthur-gvaed", en: "Gorthur Gvaed", pl: "Gorthur Gvaed", uk: "Ґортур Ґваед|Ґортур Ґваеду||у Ґортур Ґваеді" },
    Name { slug: "dhuwod", en: "Dhuwod", pl: "Dhuwod", uk: "Дувод|Дуводу||у Дуводі" },
    Name { slug: "stygga", en: "Stygga", pl: "Stygga|zamku Stygga|zamek Stygga|zamku Stygga", uk: "Стиґґа|замку Стиґґа|замок Стиґґа|у замку Стиґґа" },
    Name { slug: "ard-modron", en: "Ard Modron", pl: "Ard Modron", uk: "Ард Модрон|Ард Модрону||в Ард Модроні" },
];
