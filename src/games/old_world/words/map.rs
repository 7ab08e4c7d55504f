//! What the table says: its buttons, and what is told of what lies on it.

use super::{Text, tables};
use crate::i18n::Lang;
use crate::i18n::pack::table;

table! {
    /// The words of the table.
    #[cfg_attr(test, derive(Debug))]
    pub struct MapWords {
        pub all_choices: Text,
        pub map: Text,
        pub contracts: Text,
        pub rivals: Text,
        pub tabs: [Text; 4],
        pub tray: Text,
        pub to_me: Text,
        pub whole_map: Text,
        pub pay_with: Text,
        pub phases: [Text; 3],
        pub put_back: Text,
        pub go: Text,
        pub fight: Text,
        pub dice: Text,
        pub quest: Text,
        pub train: Text,
        pub meditate: Text,
        pub roll: Text,
        pub remove: Text,
        pub discard: Text,
        pub destroy: Text,
        pub buy: Text,
        pub legal: Text,
        /// Nothing; any card; a card and a coin; two cards.
        pub ways: [Text; 4],
        /// A card of forest, mountain, water.
        pub cards: [Text; 3],
        pub your_quest: Text,
        pub tracks: Text,
        pub here: Text,
        pub tavern_closed: Text,
        pub pile: Text,
        pub own_trail: Text,
        pub trail_held: Text,
        pub trail_tracked: Text,
        pub trail_none: Text,
        pub trails_of: Text,
        pub fits_on: Text,
        pub turns_so_far: Text,
        pub payouts_title: Text,
        pub payouts: [Text; 6],
        pub tuition: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static MapWords {
    &tables(lang).map
}
