//! The words of Cairns.

use crate::i18n::pack::{Filled, table};
use crate::i18n::{Lang, pack};

table! {
    /// Everything Cairns says.
    pub struct CairnsWords {
        pub name: &'static str,
        pub tagline: &'static str,
        pub option_cairns: &'static str,
        pub option_stones: &'static str,
        pub option_growth: &'static str,
        pub option_limit: &'static str,
        pub option_limit_hint: &'static str,
        pub option_tokens: &'static str,
        pub option_tokens_hint: &'static str,
        pub ask_peek: &'static str,
        pub ask_take: &'static str,
        choose_peek: Filled,
        choose_take: Filled,
        cairn: Filled,
        cairn_detail: Filled,
        pub token_hidden: &'static str,
        token_known: Filled,
        pub token_none: &'static str,
        /// {0} how many: two to four; another number.
        built: [Filled; 2],
        peeked: Filled,
        peeked_token: Filled,
        /// {0} who, {1} where, {2} how many: the last stone; all that was left; with {3} left.
        took: [Filled; 3],
        turned_up: Filled,
        ended: Filled,
        pub line_last: &'static str,
        pub line_tokens: &'static str,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static CairnsWords {
    &pack(lang).games.cairns
}

impl CairnsWords {
    pub fn choose_peek(&self, cairn: &str) -> String {
        self.choose_peek.with(&[cairn])
    }

    pub fn choose_take(&self, cairn: &str, stones: usize) -> String {
        self.choose_take.with(&[cairn, &stones.to_string()])
    }

    pub fn cairn(&self, cairn: &str) -> String {
        self.cairn.with(&[cairn])
    }

    pub fn cairn_detail(&self, stones: usize, under: &str) -> String {
        self.cairn_detail.with(&[&stones.to_string(), under])
    }

    pub fn token_known(&self, token: u8) -> String {
        self.token_known.of(token.into())
    }

    pub fn built(&self, cairns: usize) -> String {
        self.built[usize::from(!matches!(cairns, 2..=4))].of(cairns)
    }

    pub fn peeked(&self, who: &str, cairn: &str) -> String {
        self.peeked.with(&[who, cairn])
    }

    pub fn peeked_token(&self, who: &str, cairn: &str, token: u8) -> String {
        self.peeked_token.with(&[who, cairn, &token.to_string()])
    }

    pub fn took(&self, who: &str, cairn: &str, stones: usize, left: usize) -> String {
        let how = match (stones, left) {
            (1, 0) => 0,
            (_, 0) => 1,
            _ => 2,
        };
        self.took[how].with(&[who, cairn, &stones.to_string(), &left.to_string()])
    }

    pub fn turned_up(&self, who: &str, cairn: &str, token: u8) -> String {
        self.turned_up.with(&[who, cairn, &token.to_string()])
    }

    pub fn ended(&self, who: &str) -> String {
        self.ended.with(&[who])
    }
}
