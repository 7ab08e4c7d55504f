//! Everything Ronin says: one field a sentence, read from the pack of a language. Places to be filled are
//! described in [`crate::i18n::template`]; names of cards and abilities stand in quotes.
// tidy: a table: one field a sentence.

#[cfg(test)]
mod tests;

use ::ronin::{Ability, Card, ChapterCard, Character, Puzzle};

use crate::i18n::pack::{List, Rows, slugs, table};
use crate::i18n::{Lang, pack};
use crate::learning::PUZZLE_PARTS;

pub use crate::i18n::pack::Text;

const ABILITIES: [&str; Ability::ALL.len()] = slugs!(Ability);
const CHARACTERS: [&str; Character::ALL.len()] = slugs!(Character);
const CHAPTER_CARDS: [&str; ChapterCard::ALL.len()] = slugs!(ChapterCard);

table! {
    /// Everything of Ronin that is said or called something.
    pub struct Tables {
        /// What the page of the lesson says of it: in a sentence, and how to take it.
        pub about: [Text; 2],
        /// What the page of the puzzles says of them.
        pub lead: Text,
        pub words: RoninWords,
        pub cards: List => Rows::of(&Card::SLUGS),
        pub abilities: List => Rows::of(&ABILITIES),
        pub characters: List => Rows::of(&CHARACTERS),
        pub chapter_cards: List => Rows::of(&CHAPTER_CARDS),
        pub puzzles: List => Rows::in_parts(&Puzzle::SLUGS, &PUZZLE_PARTS),
    }
}

/// All of it in a language.
pub fn tables(lang: Lang) -> &'static Tables {
    &pack(lang).games.ronin
}

table! {
    /// Everything Ronin says.
    #[cfg_attr(test, derive(Debug))]
    pub struct RoninWords {
        pub name: Text,
        pub tagline: Text,
        /// Side, season: what the option is called, and a hint.
        pub options: [(Text, Text); 2],
        /// A, B.
        pub sides: [Text; 2],
        /// Summer, autumn, winter.
        pub seasons: [Text; 3],
        /// {0} what is quoted.
        pub quoted: Text,
        /// {0} the character.
        pub automa: Text,
        pub terms: Terms,
        pub card: CardText,
        pub prize: Prizes,
        /// What each ability does, in the order of the rules.
        pub abilities: [Text; 28],
        pub ask: Asks,
        pub choose: Choices,
        pub event: Events,
        pub board: Labels,
        pub page: Page,
    }
}

table! {
    /// What things are called.
    #[cfg_attr(test, derive(Debug))]
    pub struct Terms {
        /// Exploration, combat, magic, diplomacy.
        pub symbols: [Text; 4],
        /// {0} how many: “2 combat symbols”.
        pub symbols_counted: [Text; 4],
        /// “combat symbols”, after 1/2/3.
        pub symbols_plural: [Text; 4],
        pub colours: [Text; 5],
        /// {0} how many: “2 red cards”.
        pub cards_counted: [Text; 5],
        /// “red cards”, after 1/2/3.
        pub cards_plural: [Text; 5],
        /// To the left, to the right: where an arrow points, on which side a track lies.
        pub arrows: [Text; 2],
        /// The neighbour on the left, on the right.
        pub neighbours: [Text; 2],
        /// The track on the left, on the right.
        pub tracks: [Text; 2],
        /// W1 to W7, as a heading of what may be used.
        pub windows: [Text; 7],
    }
}

table! {
    /// The text of a card, made from what it does.
    #[cfg_attr(test, derive(Debug))]
    pub struct CardText {
        /// {0} condition, {1} reward.
        pub effect: Text,
        /// {0} condition, {1} reward.
        pub tea_effect: Text,
        /// {0} where it points.
        pub arrow: Text,
        /// C1: {0} the symbol, counted.
        pub lose: Text,
        /// C2: {0} symbols, plural.
        pub lose_up_to_three: Text,
        /// C3.
        pub lose_inactive: Text,
        /// C4: {0} cards, counted.
        pub at_least: Text,
        /// C5: {0} cards, plural.
        pub neighbour_has: Text,
        /// C6, C7: {0} cards, counted.
        pub exactly: Text,
        /// C8: {0} cards, plural.
        pub up_to_three: Text,
        /// C9, C10.
        pub two_inactive: Text,
        pub at_least_two_inactive: Text,
        /// R1, R2.
        pub each_track: Text,
        pub one_track: Text,
        /// R3, R4; R5, R6: left, right.
        pub path: [Text; 2],
        pub two_of_path: [Text; 2],
        /// R7.
        pub both_paths: Text,
        /// R9: {0} symbols, plural.
        pub symbols: Text,
        /// R10.
        pub trio: Text,
    }
}

table! {
    /// The bonuses of cooperation boards.
    #[cfg_attr(test, derive(Debug))]
    pub struct Prizes {
        /// {0} the ability, {1} whose.
        pub ability: Text,
        /// {0} how much.
        pub xp: Text,
        /// {0} how many.
        pub any: Text,
        /// {0} how many.
        pub same: Text,
        pub paths: Text,
        pub draw: Text,
        pub hand: Text,
        pub reserve: Text,
        pub unlocked: Text,
        pub seasoned: Text,
        /// {0} cards, plural.
        pub colour: Text,
        pub again: Text,
        /// {0} how many.
        pub change: Text,
        /// {0} how many.
        pub mend: Text,
        pub balance: Text,
        pub motley: Text,
        pub arrows: Text,
        pub bridge: Text,
    }
}

table! {
    /// What is asked.
    #[cfg_attr(test, derive(Debug))]
    pub struct Asks {
        pub character: Text,
        /// {0} the side.
        pub board: Text,
        pub draft: Text,
        /// {0} how many.
        pub play: Text,
        /// {0} how many.
        pub lose: Text,
        /// {0} the card.
        pub neighbour: Text,
        /// {0} how many points.
        pub track: Text,
        /// {0} the space.
        pub bonus: Text,
        /// {0} how many.
        pub split: Text,
        /// {0} how many.
        pub path: Text,
        pub again: Text,
        /// {0} how many more.
        pub trade: Text,
        /// {0} how many more.
        pub mend: Text,
        /// {0} the window.
        pub ability: Text,
        /// {0} the card.
        pub ability_effect: Text,
        /// {0} how many.
        pub discard: Text,
        pub salvage: Text,
        /// {0} how many.
        pub keep: Text,
    }
}

table! {
    /// What may be answered.
    #[cfg_attr(test, derive(Debug))]
    pub struct Choices {
        /// {0} the character.
        pub character: Text,
        /// {0} the board.
        pub board: Text,
        /// {0} the row, {1} its cards.
        pub row: Text,
        /// The same with the token beside it.
        pub last_row: Text,
        pub top: Text,
        /// {0} the cards in order.
        pub play: Text,
        pub keep: Text,
        /// {0} the symbol, counted.
        pub lose_token: Text,
        /// {0} the symbol, counted, {1} the card.
        pub lose_symbol: Text,
        /// {0} the neighbour.
        pub neighbour: Text,
        /// {0} the track.
        pub track: Text,
        /// {0} the bonus.
        pub take: Text,
        /// {0} how much.
        pub xp: Text,
        /// {0} symbols, with their numbers.
        pub gain: Text,
        /// {0} the ability.
        pub again: Text,
        /// {0} the card, {1} the symbol.
        pub mend: Text,
        /// {0} the card.
        pub mend_arrow: Text,
        /// {0} the ability.
        pub use_ability: Text,
        /// {0} the ability, {1} its target.
        pub use_on: Text,
        pub done: Text,
        /// {0} the cards.
        pub discard: Text,
        /// {0} the card.
        pub salvage: Text,
        /// {0} the row.
        pub target_row: Text,
        /// {0} one symbol, {1} the other.
        pub exchange: Text,
    }
}

table! {
    /// What happened. {0} is who, unless said otherwise.
    #[cfg_attr(test, derive(Debug))]
    pub struct Events {
        /// {0} the chapter card, {1} the first chooser.
        pub chapter_card: Text,
        /// {1} and {2} the characters.
        pub characters_drawn: Text,
        /// {1} the character.
        pub character_taken: Text,
        /// {1} and {2} the boards.
        pub boards_drawn: Text,
        /// {0} the board, {1} and {2} between whom.
        pub board_laid: Text,
        /// {0} everybody in order.
        pub initiative: Text,
        /// {0} the turn.
        pub turn: Text,
        /// {0} the cards.
        pub row_discarded: Text,
        /// {0} the row, {1} the cards.
        pub row_filled: Text,
        pub offer_filled: Text,
        /// {0} how many cards.
        pub reshuffled: Text,
        /// {1} the row, {2} the cards.
        pub row_taken: Text,
        /// {1} how many cards.
        pub top_drawn: Text,
        /// {1} the cards.
        pub top_drawn_seen: Text,
        pub card_drawn: Text,
        /// {1} the card.
        pub card_drawn_seen: Text,
        /// {1} the cards.
        pub automa_laid: Text,
        pub chosen: Text,
        /// {1} the cards.
        pub played: Text,
        pub kept: Text,
        /// {1} the card, {2} what it counted.
        pub effect: Text,
        /// {1} the card, {2} what it counted.
        pub effect_failed: Text,
        /// {1} the symbol, counted.
        pub token_lost: Text,
        /// {1} the symbol, counted, {2} the card.
        pub symbol_lost: Text,
        /// {1} symbols, with their numbers.
        pub gained: Text,
        /// {0} and {1} who.
        pub tea_passed: Text,
        /// {0} and {1} between whom, {2} from, {3} to.
        pub track_moved: Text,
        /// {0} and {1} between whom.
        pub track_at_end: Text,
        /// {1} the space, {2} the bonus.
        pub bonus: Text,
        /// {1} the space, {2} how much experience.
        pub bonus_xp: Text,
        /// {1} the ability, {2} whose.
        pub ability_given: Text,
        /// {1} the cards.
        pub hand_shown: Text,
        /// {1} the ability.
        pub renewed: Text,
        /// {1} the card.
        pub mended: Text,
        /// {1} how much, {2} the sum.
        pub xp: Text,
        /// {1} the ability.
        pub unlocked: Text,
        /// {1} the ability.
        pub used: Text,
        /// {1} the cards.
        pub discarded: Text,
        /// {1} the card.
        pub salvaged: Text,
        /// {1} the cards.
        pub shown: Text,
        /// {1} how many, {2} the sum.
        pub vp: Text,
        /// {1} left, {2} right, {3} experience, {4} points.
        pub chapter_scored: Text,
        /// {0} the chapter, {1} left, {2} right.
        pub chapter_began: Text,
        /// {1} the symbol, {2} the points.
        pub quest: Text,
        /// {1} the experience, {2} the points.
        pub experience: Text,
        /// {1} the space, {2} the points.
        pub cooperation: Text,
        /// {0} who has won.
        pub won: Text,
        pub lost: Text,
    }
}

table! {
    /// What stands on the board and in the result.
    #[cfg_attr(test, derive(Debug))]
    pub struct Labels {
        pub offer: Text,
        pub discard: Text,
        pub hand: Text,
        pub timeline: Text,
        pub pool: Text,
        pub used: Text,
        pub nothing: Text,
        /// Chapters I to III, bonuses, abilities, side quest, experience, cooperation.
        pub lines: [Text; 8],
    }
}

table! {
    /// What stands on the drawn table.
    #[cfg_attr(test, derive(Debug))]
    pub struct Page {
        /// The three steps of a turn, short.
        pub steps: [Text; 3],
        /// The tabs of a phone.
        pub tabs: [Text; 4],
        /// {0} the turn.
        pub turn_of: Text,
        /// {0} the chapter.
        pub chapter: Text,
        /// Which gain a count brings.
        pub more: Text,
        pub fewer: Text,
        pub equal: Text,
        /// {0} the next chapter.
        pub next: Text,
        pub quest: Text,
        /// {0} how many points.
        pub to_win: Text,
        pub draft_order: Text,
        pub order: Text,
        pub veranda: Text,
        /// {0} how many cards the deck has.
        pub veranda_is: Text,
        /// {0} the row.
        pub row: Text,
        /// {0} the place in the next order.
        pub row_is: Text,
        pub row_xp: Text,
        /// {0} who.
        pub taken_by: Text,
        /// The neighbours, under their names.
        pub sides: [Text; 2],
        pub across: Text,
        /// {0} the space.
        pub lower: Text,
        /// {0} who, {1} the space.
        pub track_said: Text,
        /// {0} the space.
        pub bowl: Text,
        /// {0} points.
        pub bowl_vp: Text,
        /// {0} how much.
        pub or_xp: Text,
        pub reached: Text,
        pub kept: Text,
        pub this_turn: Text,
        pub face_down: Text,
        /// {0} which.
        pub slot: Text,
        pub has_chosen: Text,
        /// {0} how many.
        pub known: Text,
        pub known_to_all: Text,
        /// {0} the symbols.
        pub destroyed: Text,
        pub arrow_covered: Text,
        /// {0} how many.
        pub lay_down: Text,
        /// {0} how many.
        pub keep: Text,
        /// {0} the row.
        pub take_row: Text,
        pub go_on: Text,
        pub use_one: Text,
        pub all_choices: Text,
        pub swap: Text,
        pub score_then: Text,
        /// {0} how many.
        pub counted: Text,
        /// {0} the highest level.
        pub level: Text,
        pub path: [Text; 2],
        /// {0} the card.
        pub itself: Text,
        /// {0} the symbol.
        pub token: Text,
        pub three_count: Text,
        pub not_met: Text,
        pub in_tea: Text,
        pub no_effect: Text,
        /// {0} what was counted.
        pub in_reach: Text,
        pub nothing_in_reach: Text,
        pub next_card: Text,
        pub sheet_sub: Text,
        /// {0} on cards, {1} tokens.
        pub sheet_split: Text,
        /// {0} how many cards.
        pub sheet_next: Text,
        pub pair: Text,
        /// {0} the number.
        pub ability: Text,
        pub ready: Text,
        /// {0} how much experience.
        pub locked: Text,
        /// {0} who.
        pub from: Text,
        pub xp: Text,
        pub vp: Text,
        /// {0} how much.
        pub gold: Text,
        /// {0} the place.
        pub place: Text,
        pub goal: Text,
        pub abilities: Text,
        pub close: Text,
        pub into: Text,
        pub give_up: Text,
        /// Row taken, no effect, track at its end, used, locked, no target, not now.
        pub refused: [Text; 8],
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static RoninWords {
    &tables(lang).words
}
