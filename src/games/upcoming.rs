//! The games that are on their way: shown on the home page so that it says what Szlak is.

use heraldry::{Blazon, Charge, Field, Tincture};

use crate::i18n::Lang;

/// A game that cannot be played yet.
pub struct Upcoming {
    /// Its slug.
    pub id: &'static str,
    /// Its arms.
    pub blazon: Blazon,
    name: [&'static str; 3],
    line: [&'static str; 3],
}

impl Upcoming {
    /// Its name.
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.name[lang as usize]
    }

    /// One line about it.
    pub const fn line(&self, lang: Lang) -> &'static str {
        self.line[lang as usize]
    }
}

/// In the order of the box.
pub static UPCOMING: [Upcoming; 4] = [
    Upcoming {
        id: "gwent",
        blazon: Blazon::on(Field::PerPale(Tincture::Sable, Tincture::Azure))
            .bearing(Charge::CrossedSwords, Tincture::Argent),
        name: ["Gwent", "Gwint", "Ґвінт"],
        line: [
            "Two armies, three rows, the best of three rounds.",
            "Dwie armie, trzy rzędy, do dwóch wygranych rund.",
            "Два війська, три ряди, до двох виграних раундів.",
        ],
    },
    Upcoming {
        id: "old-world",
        blazon: Blazon::on(Field::Plain(Tincture::Vert)).bearing(Charge::Wolf, Tincture::Argent),
        name: ["Old World", "Stary Świat", "Старий світ"],
        line: [
            "Train, hunt and earn your trophies across the Continent.",
            "Trenuj, poluj i zbieraj trofea po całym Kontynencie.",
            "Тренуйся, полюй і здобувай трофеї по всьому Континенту.",
        ],
    },
    Upcoming {
        id: "wild-hunt",
        blazon: Blazon::on(Field::Plain(Tincture::Sable)).bearing(Charge::Skull, Tincture::Argent),
        name: ["Wild Hunt", "Dziki Gon", "Дикий гін"],
        line: [
            "Together against the riders, before the frost comes.",
            "Razem przeciw jeźdźcom, zanim przyjdzie mróz.",
            "Разом проти вершників, поки не вдарив мороз.",
        ],
    },
    Upcoming {
        id: "ronin",
        blazon: Blazon::on(Field::Plain(Tincture::Gules)).bearing(Charge::Torii, Tincture::Or),
        name: ["Ronin", "Ronin", "Ронін"],
        line: [
            "A far land, a road of days, and tea between neighbours.",
            "Daleki kraj, droga dni i herbata między sąsiadami.",
            "Далекий край, шлях із днів і чай між сусідами.",
        ],
    },
];
