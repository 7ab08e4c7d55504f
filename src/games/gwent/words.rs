//! The words of Gwent: one field a sentence, read from the pack of a language; `{0}`, `{1}` … are filled in. Names stand
//! where no language would bend them.
// tidy: a table: one field a sentence.

pub mod deck;
pub mod hint;
pub mod refusal;

use ::gwent::{Faction, Kind, Leader, Preset, Puzzle};

use super::names::{FACTIONS, ROWS};
use crate::i18n::pack::{List, Rows, table};
use crate::i18n::plural::{english, polish, ukrainian};
use crate::i18n::{Lang, pack};
use crate::learning::PUZZLE_PARTS;

pub use crate::i18n::pack::Text;
pub use crate::i18n::template::fill_plain as fill;

table! {
    /// Everything of Gwent that is said or called something.
    pub struct Tables {
        /// What the page of the lesson says of it: in a sentence, and how to take it.
        pub about: [Text; 2],
        /// What the page of the puzzles says of them.
        pub lead: Text,
        pub words: GwentWords,
        pub deck: deck::DeckWords,
        pub hint: hint::HintWords,
        pub refusal: refusal::RefusalWords,
        pub cards: List => Rows::of(&Kind::SLUGS),
        pub leaders: List => Rows::of(&Leader::SLUGS),
        pub factions: List => Rows::of(&FACTIONS),
        /// As a label, which drops the noun, and in sentences, which keep it.
        pub rows: List => Rows::of(&ROWS),
        pub decks: List => Rows::of(&Preset::SLUGS),
        pub puzzles: List => Rows::in_parts(&Puzzle::SLUGS, &PUZZLE_PARTS),
    }
}

/// All of it in a language.
pub fn tables(lang: Lang) -> &'static Tables {
    &pack(lang).games.gwent
}

table! {
    /// Everything Gwent says.
    #[cfg_attr(test, derive(Debug))]
    pub struct GwentWords {
        pub name: Text,
        pub tagline: Text,
        /// The options of the set-up with their hints: deck, weather on 0, King Bran, horn unit, after a tie.
        pub options: [(Text, Text); 5],
        pub zero: [Text; 2],
        pub bran: [Text; 2],
        pub horn_unit: [Text; 2],
        pub after_tie: [Text; 3],
        pub faction: FactionTexts,
        /// {0} a card of the opponent's.
        pub enemy_card: Text,
        /// {0} the title of a card, which no sentence bends.
        pub quoted: Text,
        /// Before the last of a list.
        pub and: Text,
        /// One card, and several, as the object of a sentence; {0} the titles.
        pub objects: [Text; 2],
        /// A number of cards: one, a few, many.
        pub cards: [Text; 3],
        pub ask: Asks,
        pub choose: Choices,
        pub event: Events,
        pub strength: Strengths,
        pub ability: Abilities,
        pub leader: Leaders,
        pub board: Labels,
    }
}

table! {
    /// What each faction can do.
    #[cfg_attr(test, derive(Debug))]
    pub struct FactionTexts {
        pub monsters: Text,
        pub nilfgaard: Text,
        pub northern_realms: Text,
        pub scoiatael: Text,
        pub skellige: Text,
    }
}

impl FactionTexts {
    /// What this one can do.
    pub const fn of(&self, faction: Faction) -> Text {
        match faction {
            Faction::Monsters => self.monsters,
            Faction::Nilfgaard => self.nilfgaard,
            Faction::NorthernRealms => self.northern_realms,
            Faction::Scoiatael => self.scoiatael,
            Faction::Skellige => self.skellige,
        }
    }
}

table! {
    /// What is asked.
    #[cfg_attr(test, derive(Debug))]
    pub struct Asks {
        pub who_starts: Text,
        pub exchange: Text,
        pub turn: Text,
        pub place_unit: Text,
        pub revive: Text,
        pub mardroeme: Text,
        pub own_pile: Text,
        pub their_pile: Text,
        pub cost: Text,
        pub deck: Text,
        pub weather: Text,
        pub namesake: Text,
    }
}

table! {
    /// What can be answered.
    #[cfg_attr(test, derive(Debug))]
    pub struct Choices {
        pub first: Text,
        pub second: Text,
        pub exchange: Text,
        pub keep: Text,
        pub play_row: Text,
        pub play_spy: Text,
        pub play: Text,
        pub decoy: Text,
        pub decoy_row: Text,
        pub leader: Text,
        pub pass: Text,
        pub revive: Text,
        pub take: Text,
        pub call: Text,
        pub discard: Text,
        pub place: Text,
    }
}

table! {
    /// What happened.
    #[cfg_attr(test, derive(Debug))]
    pub struct Events {
        pub leaders: Text,
        pub coin: Text,
        pub starter: Text,
        pub dealt: Text,
        pub drew_spy: Text,
        pub drew_north: Text,
        pub namely: Text,
        pub exchanged: Text,
        pub exchanged_seen: Text,
        pub ready: Text,
        pub round: Text,
        pub played_row: Text,
        pub played_spy: Text,
        pub played: Text,
        pub from_deck: Text,
        pub from_pile: Text,
        pub avenged: Text,
        pub came_home: Text,
        pub mustered: Text,
        pub mustered_none: Text,
        pub revived: Text,
        pub revived_random: Text,
        pub took_back: Text,
        pub scorched: Text,
        pub scorched_none: Text,
        pub transformed: Text,
        pub cleared_weather: Text,
        pub leader: Text,
        pub leader_failed: Text,
        pub doubled: Text,
        pub took_pile: Text,
        pub took_deck: Text,
        pub took_deck_seen: Text,
        pub discarded: Text,
        pub saw_hand: Text,
        pub moved: Text,
        pub pile_returned: Text,
        pub shuffled: Text,
        pub passed: Text,
        pub passed_forced: Text,
        pub round_won: Text,
        pub round_tied: Text,
        pub round_nilfgaard: Text,
        pub token: Text,
        pub stayed: Text,
        pub cleared: Text,
        pub won: Text,
        pub draw: Text,
        /// Another than the one who decides.
        pub starter_other: Text,
        /// Zero is a sentence of its own.
        pub ready_none: Text,
        /// An empty pile.
        pub pile_empty: Text,
        /// No gem is left.
        pub token_last: Text,
    }
}

table! {
    /// How a strength comes about.
    #[cfg_attr(test, derive(Debug))]
    pub struct Strengths {
        pub hero: Text,
        pub weather: Text,
        pub bran: Text,
        pub treacherous: Text,
        pub bond: Text,
        pub morale: Text,
        pub horn: Text,
        pub plain: Text,
        pub no_unit: Text,
    }
}

table! {
    /// What cards do: units by term and meaning, parted by the first colon.
    #[cfg_attr(test, derive(Debug))]
    pub struct Abilities {
        pub hero: Text,
        pub muster: Text,
        pub medic: Text,
        pub spy: Text,
        pub bond: Text,
        pub morale: Text,
        pub horn: Text,
        pub scorch_row: Text,
        pub scorch_field: Text,
        pub berserker: Text,
        pub mardroeme: Text,
        pub avenger: Text,
        pub agile: Text,
        pub called: Text,
        pub side_deck: Text,
        pub none: Text,
        pub s_decoy: Text,
        pub s_horn: Text,
        pub s_scorch: Text,
        pub s_mardroeme: Text,
        pub s_weather: Text,
        pub s_storm: Text,
        pub s_clear: Text,
    }
}

table! {
    /// What leaders do.
    #[cfg_attr(test, derive(Debug))]
    pub struct Leaders {
        pub passive: Text,
        pub active: Text,
        pub double_spies: Text,
        pub random_revival: Text,
        pub silence: Text,
        pub extra_card: Text,
        pub halve_weather: Text,
        pub own_pile: Text,
        pub their_pile: Text,
        pub double_row: Text,
        pub trade: Text,
        pub any_weather: Text,
        pub weather: Text,
        pub spy_on_hand: Text,
        pub clear: Text,
        pub scorch_row: Text,
        pub move_agile: Text,
        pub namesake: Text,
        pub return_piles: Text,
        pub mardroeme: Text,
    }
}

table! {
    /// What stands on the board.
    #[cfg_attr(test, derive(Debug))]
    pub struct Labels {
        pub side: Text,
        pub hand: Text,
        pub hand_count: Text,
        pub round: Text,
        pub weather: Text,
        pub no_weather: Text,
        pub deck: Text,
        pub discard: Text,
        pub empty_pile: Text,
        pub passed: Text,
        pub used: Text,
        pub silenced: Text,
        pub tokens: Text,
        pub total: Text,
        pub row_total: Text,
        pub horn_in: Text,
        pub weathered: Text,
        pub unit: Text,
        pub either: Text,
        pub all_choices: Text,
        pub pass_title: Text,
        pub pass_meaning: Text,
        pub pass_totals: Text,
        pub pass_cards: Text,
        pub pass_ahead: Text,
        pub pass_behind: Text,
        pub pass_level: Text,
        pub pass_nilfgaard: Text,
        pub pass_wins: Text,
        pub pass_ties: Text,
        pub pass_yes: Text,
        pub pass_no: Text,
        pub tip_start: Text,
        pub tip_again: Text,
        pub tip_row: Text,
        pub tip_unit: Text,
        pub tip_none: Text,
        pub tip_watch: Text,
        pub result_round: Text,
        pub result_tokens: Text,
        pub known_hand: Text,
        pub use_leader: Text,
        pub opening: Text,
        pub left: Text,
        pub on_to: Text,
        pub why: Text,
        pub leads: Text,
        pub level: Text,
        /// On a card that was just drawn.
        pub fresh: Text,
        /// Held down, it takes what is asked off the table.
        pub look: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static GwentWords {
    &tables(lang).words
}

/// So many of something, in the right form.
pub fn count(lang: Lang, count: usize, forms: [Text; 3]) -> String {
    let [one, few, many] = forms;
    match lang {
        Lang::En => english(count, one, many),
        Lang::Pl => polish(count, one, few, many),
        Lang::Uk => ukrainian(count, one, few, many),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::template::places;

    #[test]
    fn every_language_fills_the_same_places() {
        for lang in Lang::ALL {
            let (words, english) = (of(lang), of(Lang::En));
            for (here, there) in [
                (words.event.played_row, english.event.played_row),
                (words.event.leaders, english.event.leaders),
                (words.event.round_won, english.event.round_won),
                (words.event.played_spy, english.event.played_spy),
                (words.event.scorched, english.event.scorched),
                (words.event.token, english.event.token),
                (words.choose.decoy_row, english.choose.decoy_row),
                (words.board.pass_totals, english.board.pass_totals),
                (words.board.pass_nilfgaard, english.board.pass_nilfgaard),
                (words.board.pass_wins, english.board.pass_wins),
                (words.board.either, english.board.either),
                (words.board.pass_cards, english.board.pass_cards),
                (words.leader.scorch_row, english.leader.scorch_row),
            ] {
                assert_eq!(places(here), places(there), "{here}");
            }
        }
    }
}
