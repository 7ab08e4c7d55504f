//! The games that are on their way: shown on the home page so that it says what Szlak is.

use heraldry::{Blazon, Charge, Field, Tincture};

use crate::i18n::Lang;
use crate::i18n::name::Name;

/// A game that cannot be played yet.
pub struct Upcoming {
    /// Its slug.
    pub id: &'static str,
    /// Its arms.
    pub blazon: Blazon,
    name: Name,
    line: Name,
}

impl Upcoming {
    /// Its name.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.name.by(lang)
    }

    /// One line about it.
    pub fn line(&self, lang: Lang) -> &'static str {
        self.line.by(lang)
    }
}

/// In the order of the box.
pub static UPCOMING: [Upcoming; 4] = [
    Upcoming {
        id: "gwent",
        blazon: Blazon::on(Field::PerPale(Tincture::Sable, Tincture::Azure))
            .bearing(Charge::CrossedSwords, Tincture::Argent),
        name: Name { slug: "gwent", en: "Gwent", pl: "Gwint", uk: "Ґвінт" },
        line: Name {
            slug: "gwent",
            en: "Two armies, three rows, best of three rounds.",
            pl: "Dwie armie, trzy rzędy, do dwóch wygranych rund.",
            uk: "Два війська, три ряди, до двох виграних раундів.",
        },
    },
    Upcoming {
        id: "old-world",
        blazon: Blazon::on(Field::Plain(Tincture::Vert)).bearing(Charge::Wolf, Tincture::Argent),
        name: Name {
            slug: "old-world", en: "Old World", pl: "Stary Świat", uk: "Старий світ"
        },
        line: Name {
            slug: "old-world",
            en: "Train, hunt and win your trophies across the Continent.",
            pl: "Trenuj, poluj i zdobywaj trofea na całym Kontynencie.",
            uk: "Тренуйтеся, полюйте й здобувайте трофеї по всьому континенту.",
        },
    },
    Upcoming {
        id: "wild-hunt",
        blazon: Blazon::on(Field::Plain(Tincture::Sable)).bearing(Charge::Skull, Tincture::Argent),
        name: Name { slug: "wild-hunt", en: "Wild Hunt", pl: "Dziki Gon", uk: "Дикий Гін" },
        line: Name {
            slug: "wild-hunt",
            en: "Together against the riders, before the frost comes.",
            pl: "Razem przeciw jeźdźcom, zanim przyjdzie mróz.",
            uk: "Разом проти вершників, поки не вдарив мороз.",
        },
    },
    Upcoming {
        id: "ronin",
        blazon: Blazon::on(Field::Plain(Tincture::Gules)).bearing(Charge::Torii, Tincture::Or),
        name: Name { slug: "ronin", en: "Ronin", pl: "Ronin", uk: "Ронін" },
        line: Name {
            slug: "ronin",
            en: "A far land, a road of days, and tea between neighbours.",
            pl: "Daleki kraj, dni w drodze i herbata z sąsiadami.",
            uk: "Далекий край, шлях із днів і чай між сусідами.",
        },
    },
];
