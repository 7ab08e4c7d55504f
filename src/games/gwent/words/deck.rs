//! What the deck builder says.

use super::{Text, tables};
use crate::i18n::Lang;
use crate::i18n::pack::table;

table! {
    /// Everything the deck builder says.
    #[cfg_attr(test, derive(Debug))]
    pub struct DeckWords {
        pub title: Text,
        pub lead: Text,
        /// Headings of the list.
        pub own: Text,
        pub own_none: Text,
        pub of_game: Text,
        pub new: Text,
        pub new_name: Text,
        pub back: Text,
        /// What can be done with a deck.
        pub play: Text,
        pub copy_link: Text,
        pub as_text: Text,
        pub duplicate: Text,
        pub copy_of: Text,
        pub keep: Text,
        /// Where it is kept.
        pub kept: Text,
        pub not_kept: Text,
        pub from_game: Text,
        pub from_link: Text,
        /// The dialogs.
        pub import: Text,
        pub import_hint: Text,
        pub read: Text,
        pub text_hint: Text,
        pub copy_text: Text,
        pub text_copied: Text,
        pub bad_link: Text,
        pub unreadable: Text,
        /// The parts of the builder.
        pub name: Text,
        pub faction: Text,
        pub leader: Text,
        pub cards: Text,
        pub deck: Text,
        pub verdict: Text,
        pub legal: Text,
        pub not_legal: Text,
        pub clear_foreign: Text,
        pub summary: Text,
        pub units: Text,
        pub specials: Text,
        pub heroes: Text,
        pub strength: Text,
        pub average: Text,
        /// What parts whole numbers from tenths.
        pub decimal: Text,
        pub curve: Text,
        pub curve_bar: Text,
        pub side_deck: Text,
        pub empty: Text,
        /// Filters.
        pub search: Text,
        pub row: Text,
        pub kind: Text,
        pub kinds: [Text; 4],
        pub ability: Text,
        /// Muster, medic, spy, bond, morale, horn, scorch, berserker, mardroeme, avenger, agile.
        pub abilities: [Text; 11],
        pub any: Text,
        pub only_chosen: Text,
        pub none_found: Text,
        /// A card in the builder.
        pub copies: Text,
        pub add: Text,
        pub drop: Text,
        pub faults: FaultWords,
        /// In the set-up.
        pub build: Text,
        pub foreign_code: Text,
    }
}

table! {
    /// What is wrong with a deck: a sentence for each [`gwent::DeckFault`].
    #[cfg_attr(test, derive(Debug))]
    pub struct FaultWords {
        /// {0} the cards, {1} the faction.
        pub foreign: Text,
        /// {0} how many there are, {1} how many there must be.
        pub few_units: Text,
        /// {0} how many there are, {1} how many there may be.
        pub many_specials: Text,
        pub side_deck: Text,
        /// {0} the card, {1} how many the box holds, {2} how many are wanted.
        pub many_copies: Text,
        pub no_leader: Text,
        pub no_card: Text,
        /// {0} what stands in the code.
        pub no_number: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static DeckWords {
    &tables(lang).deck
}
