//! What the places of the map are called, in the order of the rules' table.
// tidy: a table: a name for each place.

use ::old_world::world::location::Location;

use crate::i18n::name::{Name, Names};

pub static PLACES: Names = Names::of(NAMES, &Location::SLUGS);

#[rustfmt::skip]
const NAMES: &[Name] = &[
    Name { slug: "behelt-nar", en: "Behelt Nar", pl: "Behelt Nar", uk: "Бегельт Нар" },
    Name { slug: "kaer-seren", en: "Kaer Seren", pl: "Kaer Seren", uk: "Каер Серен" },
    Name { slug: "hengfors", en: "Hengfors", pl: "Hengfors", uk: "Генгфорс" },
    Name { slug: "kaer-morhen", en: "Kaer Morhen", pl: "Kaer Morhen", uk: "Каер Морен" },
    Name { slug: "ban-ard", en: "Ban Ard", pl: "Ban Ard", uk: "Бан Ард" },
    Name { slug: "cidaris", en: "Cidaris", pl: "Cidaris", uk: "Цідаріс" },
    Name { slug: "novigrad", en: "Novigrad", pl: "Novigrad", uk: "Новіград" },
    Name { slug: "vizima", en: "Vizima", pl: "Wyzima", uk: "Визіма" },
    Name { slug: "vengerberg", en: "Vengerberg", pl: "Vengerberg", uk: "Венґерберг" },
    Name { slug: "cintra", en: "Cintra", pl: "Cintra", uk: "Цінтра" },
    Name { slug: "haern-caduch", en: "Haern Caduch", pl: "Haern Caduch", uk: "Гаерн Кадух" },
    Name { slug: "beauclair", en: "Beauclair", pl: "Beauclair", uk: "Боклер" },
    Name { slug: "glenmore", en: "Glenmore", pl: "Glenmore", uk: "Ґленмор" },
    Name { slug: "doldeth", en: "Doldeth", pl: "Doldeth", uk: "Долдет" },
    Name { slug: "loc-ichaer", en: "Loc Ichaer", pl: "Loc Ichaer", uk: "Лок Іхаер" },
    Name { slug: "gorthur-gvaed", en: "Gorthur Gvaed", pl: "Gorthur Gvaed", uk: "Ґортур Ґваед" },
    Name { slug: "dhuwod", en: "Dhuwod", pl: "Dhuwod", uk: "Дувод" },
    Name { slug: "stygga", en: "Stygga", pl: "Stygga", uk: "Стиґґа" },
    Name { slug: "ard-modron", en: "Ard Modron", pl: "Ard Modron", uk: "Ард Модрон" },
];
