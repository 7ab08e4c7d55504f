//! What a fight says: steps, totals, sides, and its words for those who do not see it.

use super::{Text, tables};
use crate::i18n::Lang;
use crate::i18n::pack::table;

table! {
    /// Everything a fight says.
    #[cfg_attr(test, derive(Debug))]
    pub struct FightWords {
        /// The four steps of a combat turn, as short as they can be.
        pub steps: [Text; 4],
        pub step_done: Text,
        pub step_now: Text,
        pub before: Text,
        /// {0} which turn.
        pub your_turn: Text,
        /// {0} who, {1} which turn.
        pub their_turn: Text,
        /// {0} the monster, {1} which turn.
        pub monster_turn: Text,
        pub trail_held: Text,
        /// {0} the foe.
        pub foe: Text,
        /// {0} cards left, {1} of how many.
        pub left: Text,
        /// {0} cards left.
        pub left_of: Text,
        /// {0} how many.
        pub pool: Text,
        pub known: Text,
        pub attack_now: Text,
        pub attack_last: Text,
        pub steers: Text,
        pub choose_half: Text,
        /// {0} charge or bite.
        pub half_unseen: Text,
        pub combo: Text,
        /// {0} who.
        pub combo_of: Text,
        pub no_combo: Text,
        pub berth_any: Text,
        /// {0} kinds of cards.
        pub berth: Text,
        /// {0} the kind of card the link takes.
        pub tab: Text,
        pub totals: Text,
        /// {0} a card.
        pub with: Text,
        pub damage: Text,
        pub shield: Text,
        pub draw: Text,
        pub nothing: Text,
        /// {0} before, {1} after.
        pub keeps: Text,
        pub shield_to: Text,
        pub foe_shield: Text,
        /// {0} a card.
        pub returns: Text,
        pub takes: Text,
        /// {0} who.
        pub side: Text,
        pub life_deck: Text,
        /// {0} how many.
        pub discarded: Text,
        pub in_hand: Text,
        pub deck_top: Text,
        /// {0} points, {1} how many it may be.
        pub shield_of: Text,
        pub belt: Text,
        /// {0} used, {1} how many may be.
        pub potions: Text,
        pub spent: Text,
        pub by_itself: Text,
        /// {0} who bet, {1} on whom.
        pub has_bet: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static FightWords {
    &tables(lang).fight
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::template::places;

    #[test]
    fn every_language_says_everything_and_fills_the_same_places() {
        let sentences = |lang| -> Vec<String> {
            let written = format!("{:?}", of(lang));
            written.split('"').skip(1).step_by(2).map(ToOwned::to_owned).collect()
        };
        let english = sentences(Lang::En);
        assert!(english.len() > 40);
        for lang in Lang::ALL {
            for (said, meant) in sentences(lang).iter().zip(&english) {
                assert!(!said.is_empty(), "nothing for “{meant}”");
                assert_eq!(places(said), places(meant), "“{said}” for “{meant}”");
            }
        }
    }
}
