//! What cards, leaders, factions, rows and decks are called. The rules know them by slug only.

use ::gwent::{Faction, Kind, Leader, Preset, Row};

use super::words::tables;
use crate::i18n::Lang;
use crate::i18n::name::plain;

/// The factions, in the order of the rules.
pub const FACTIONS: [&str; 5] = [
    Faction::Monsters.slug(),
    Faction::Nilfgaard.slug(),
    Faction::NorthernRealms.slug(),
    Faction::Scoiatael.slug(),
    Faction::Skellige.slug(),
];

/// The rows, in the order of the rules.
pub const ROWS: [&str; 3] = [Row::Close.slug(), Row::Ranged.slug(), Row::Siege.slug()];

/// Something of Gwent that has a name.
pub trait Called {
    /// What it is called.
    fn name(self, lang: Lang) -> &'static str;
}

impl Called for Kind {
    fn name(self, lang: Lang) -> &'static str {
        plain(tables(lang).cards[self.index()])
    }
}

impl Called for Leader {
    fn name(self, lang: Lang) -> &'static str {
        plain(tables(lang).leaders[self.index()])
    }
}

impl Called for Faction {
    fn name(self, lang: Lang) -> &'static str {
        plain(tables(lang).factions[self.index()])
    }
}

impl Called for Row {
    fn name(self, lang: Lang) -> &'static str {
        plain(tables(lang).rows[self.index()])
    }
}

/// A row in a sentence, with its forms.
pub fn row_forms(row: Row, lang: Lang) -> &'static str {
    tables(lang).rows[row.index()]
}

/// Everything that sentences may bend, for the reader of all words.
#[cfg(test)]
pub fn bent() -> impl Iterator<Item = crate::i18n::name::Name> {
    use crate::i18n::name::rows;
    let bent = [
        rows(&ROWS, |lang| tables(lang).rows),
        rows(&FACTIONS, |lang| tables(lang).factions),
        rows(&Preset::SLUGS, |lang| tables(lang).decks),
        rows(&Leader::SLUGS, |lang| tables(lang).leaders),
    ];
    bent.into_iter().flatten()
}

impl Called for Preset {
    fn name(self, lang: Lang) -> &'static str {
        let at = Preset::SLUGS.iter().position(|slug| *slug == self.slug);
        at.map_or(self.slug, |at| plain(tables(lang).decks[at]))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Section 16: every card and leader has a name of its own in three languages.
    #[test]
    fn nothing_shares_its_name() {
        for lang in Lang::ALL {
            let rows = || tables(lang).cards.iter().chain(tables(lang).leaders);
            let names: BTreeSet<&str> = rows().map(|forms| plain(forms)).collect();
            assert_eq!(names.len(), rows().count(), "{lang:?}");
            assert!(!names.contains(""));
        }
    }

    /// GW-DECK-9.
    #[test]
    fn every_deck_of_the_game_has_a_name() {
        for preset in Preset::ALL {
            for lang in Lang::ALL {
                assert_ne!(preset.name(lang), preset.slug, "{lang:?}");
            }
        }
    }

    /// Sections 16.1 and 16.2: units are called as the rules print them, in English and in Polish.
    #[test]
    fn units_are_called_as_in_the_rules() {
        let rules = include_str!("../../../docs/rules/gwent.md");
        let printed: BTreeSet<&str> = rules
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
            .filter(|cell| cell.ends_with(')'))
            .collect();
        for kind in Kind::all().filter(|kind| kind.is_unit()) {
            let name = format!("{} ({})", kind.name(Lang::En), kind.name(Lang::Pl));
            assert!(printed.contains(name.as_str()), "{name}");
        }
    }
}
