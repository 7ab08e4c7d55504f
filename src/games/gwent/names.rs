//! What cards, leaders, factions, rows and decks are called. The rules know them by slug only.

mod cards;
mod decks;
mod factions;
mod leaders;
mod rows;

use ::gwent::{Faction, Kind, Leader, Preset, Row};

use crate::i18n::Lang;

/// Something of Gwent that has a name.
pub trait Called {
    /// What it is called.
    fn name(self, lang: Lang) -> &'static str;
}

impl Called for Kind {
    fn name(self, lang: Lang) -> &'static str {
        cards::CARDS.at(self.index(), lang)
    }
}

impl Called for Leader {
    fn name(self, lang: Lang) -> &'static str {
        leaders::LEADERS.at(self.index(), lang)
    }
}

impl Called for Faction {
    fn name(self, lang: Lang) -> &'static str {
        factions::FACTIONS.at(self.index(), lang)
    }
}

impl Called for Row {
    fn name(self, lang: Lang) -> &'static str {
        rows::ROWS.at(self.index(), lang)
    }
}

/// A row in a sentence, with its forms.
pub const fn row_forms(row: Row, lang: Lang) -> &'static str {
    rows::ROWS.forms_at(row.index(), lang)
}

/// Everything that sentences may bend, for the reader of all words.
#[cfg(test)]
pub fn bent() -> impl Iterator<Item = crate::i18n::name::Name> {
    use crate::i18n::name::Names;
    let tables = [&rows::ROWS, &factions::FACTIONS, &decks::DECKS, &leaders::LEADERS];
    tables.into_iter().flat_map(Names::rows).copied()
}

impl Called for Preset {
    fn name(self, lang: Lang) -> &'static str {
        decks::DECKS.find(self.slug, lang).unwrap_or(self.slug)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Section 16: every card and leader has a name of its own in three languages.
    #[test]
    fn nothing_shares_its_name() {
        let rows = || cards::CARDS.rows().iter().chain(leaders::LEADERS.rows());
        for lang in Lang::ALL {
            let names: BTreeSet<&str> = rows().map(|row| row.by(lang)).collect();
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
