//! What the drawn pieces say: stamps, short names, and their words for those who do not see them.

use super::{Text, tables};
use crate::i18n::Lang;
use crate::i18n::pack::table;

table! {
    /// Everything the pieces say.
    #[cfg_attr(test, derive(Debug))]
    pub struct PieceWords {
        /// Stamped on a hand card that is given for something.
        pub pays: Text,
        /// {0} name, {1} kind, {2} terrain.
        pub card: Text,
        /// {0} the extensions, one after another.
        pub links: Text,
        /// {0} the kind, {1} what it gives.
        pub link_with: Text,
        /// {0} how many cards.
        pub costs: Text,
        /// The same, {1} why.
        pub costs_why: Text,
        /// {0} name.
        pub potion: Text,
        /// {0} the half and what it does.
        pub counts: Text,
        /// {0} an attribute.
        pub mastery: Text,
        pub dice: DiceWords,
        pub strip: StripWords,
        pub over: OverWords,
    }
}

table! {
    /// What stands at the near edge of the table.
    #[cfg_attr(test, derive(Debug))]
    pub struct StripWords {
        pub hand: Text,
        /// {0} the place one is going to.
        pub to: Text,
        /// {0} the card, {1} how many cards it costs.
        pub price: Text,
        /// {0} how many more cards.
        pub left: Text,
        /// {0} the card, {1} the kinds it takes.
        pub takes: Text,
        pub ways: Text,
        /// Free, a card of the terrain, any card, a card and gold, two cards.
        pub way: [Text; 5],
        /// {0} how many cards.
        pub deck: Text,
        pub discard: Text,
        pub common: Text,
        pub removed: Text,
        pub hidden: Text,
        pub market: Text,
        pub to_hand: Text,
        pub to_discard: Text,
        pub empty: Text,
        pub tuck: Text,
        pub fetch: Text,
    }
}

table! {
    /// What lies over the map.
    #[cfg_attr(test, derive(Debug))]
    pub struct OverWords {
        pub close: Text,
        pub go_on: Text,
        /// A story that no deck holds.
        pub event: Text,
        /// {0} the sum.
        pub sum: Text,
        /// {0} the least sum, for the bands of a short fight.
        pub band: Text,
        pub bands: Text,
        /// Draws in phase III.
        pub phase3: Text,
        pub locals: Text,
        pub dice: Text,
        /// {0} the gold, {1} whose equal dice win.
        pub pot: Text,
        pub ranks: Text,
        /// Hand, deck, discard pile.
        pub zones: [Text; 3],
        pub looked_at: Text,
        pub nothing_here: Text,
        /// {0} a name.
        pub deck_of: Text,
        pub discard_of: Text,
        pub common: Text,
        pub removed: Text,
        pub starts_at: Text,
        pub attributes: Text,
        pub belongings: Text,
        pub trophies: Text,
        pub none: Text,
        /// {0} hand, {1} deck, {2} discard pile.
        pub piles: Text,
    }
}

table! {
    /// How the hands of dice (OW-POKER-4) are told with the faces that make them.
    #[cfg_attr(test, derive(Debug))]
    pub struct DiceWords {
        /// {0} the rank, {1} the face.
        pub of_one: Text,
        /// {0} the rank, {1} and {2} the faces.
        pub of_two: Text,
        /// {0} the face.
        pub die: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static PieceWords {
    &tables(lang).pieces
}
