//! Everything Old World says: one field a sentence, read from the pack of a language. Places to be filled are
//! described in [`crate::i18n::template`]: the names of our own tables are bent as the sentence
//! asks (`{1:gen}`); the names people type stand as they are, so a noun carries the case for them.
// tidy: a table: one field a sentence.

pub mod fight;
pub mod map;
pub mod pieces;
pub mod refusal;
#[cfg(test)]
mod tests;

use ::old_world::puzzle::Puzzle;
use ::old_world::world::location::Location;
use ::old_world::world::monster::Monster;

use super::map::REGION_SLUGS;
use super::names::terms;
use crate::i18n::pack::{List, Rows, table};
use crate::i18n::{Lang, pack};
use crate::learning::PUZZLE_PARTS;

pub use crate::i18n::pack::Text;

table! {
    /// Everything of Old World that is said or called something.
    pub struct Tables {
        /// What the page of the lesson says of it: in a sentence, and how to take it.
        pub about: [Text; 2],
        /// What the page of the puzzles says of them.
        pub lead: Text,
        pub words: OldWorldWords,
        pub fight: fight::FightWords,
        pub map: map::MapWords,
        pub pieces: pieces::PieceWords,
        /// Why something is not possible.
        pub refusal: List => Rows::of(&refusal::REASONS),
        /// As a title, then in sentences. The instrumental brings its preposition, which follows
        /// the sound of the name; the three Crones are names, and keep their capitals.
        pub monsters: List => Rows::of(&Monster::SLUGS),
        /// The Ukrainian locative brings its preposition, which follows the sound of the name.
        pub places: List => Rows::of(&Location::SLUGS),
        /// Kinds of action card; copies of a kind share its name.
        pub cards: List => Rows::of(&terms::CARDS),
        pub schools: List => Rows::of(&terms::SCHOOLS),
        /// What each school is best at.
        pub specialties: List => Rows::of(&terms::SCHOOLS),
        pub attributes: List => Rows::of(&terms::ATTRIBUTES),
        pub terrains: List => Rows::of(&terms::TERRAINS),
        /// By what they are: nothing is told by colour alone.
        pub colours: List => Rows::of(&terms::COLOURS),
        pub potions: List => Rows::of(&terms::POTIONS),
        pub poker_hands: List => Rows::of(&terms::POKER_HANDS),
        pub regions: List => Rows::of(&REGION_SLUGS),
        pub puzzles: List => Rows::in_parts(&Puzzle::SLUGS, &PUZZLE_PARTS),
    }
}

/// All of it in a language.
pub fn tables(lang: Lang) -> &'static Tables {
    &pack(lang).games.old_world
}

table! {
    /// Everything Old World says.
    #[cfg_attr(test, derive(Debug))]
    pub struct OldWorldWords {
        pub name: Text,
        pub tagline: Text,
        /// First player, boards, school: what the option is called, and a hint.
        pub options: [(Text, Text); 3],
        /// Chance, seat 1.
        pub first: [Text; 2],
        /// Two drawn, free choice.
        pub boards: [Text; 2],
        pub any_school: Text,
        pub names: Names,
        pub ask: Asks,
        pub choose: Choices,
        pub event: Events,
        pub rules: RulesText,
        pub board: Labels,
    }
}

table! {
    /// What things are called that have no table of names of their own.
    #[cfg_attr(test, derive(Debug))]
    pub struct Names {
        /// The ground of all three, and the mark that pays for it.
        pub any_ground: Text,
        pub actions: ActionNames,
        /// The halves of a combat card.
        pub charge: Text,
        pub bite: Text,
        /// The exploration decks.
        pub city: Text,
        pub wilds: Text,
        pub reasons: ReasonNames,
        pub ratings: RatingNames,
        /// {0} the specialty of a school. This and what follows also as the object of a sentence.
        pub ability: Text,
        /// {0} the attribute.
        pub mastery: Text,
        /// {0} the school.
        pub medallion: Text,
        /// {0} the monster.
        pub trophy: Text,
        /// {0} the title of an exploration or event card.
        pub story: Text,
        /// The decks of stories, with their forms.
        pub city_deck: Text,
        pub wilds_deck: Text,
        pub event_deck: Text,
        /// {0} a card by name.
        pub card: Text,
        /// One card as the object of a sentence; {0} its name in quotes.
        pub one_card: Text,
        /// Several of them.
        pub some_cards: Text,
        pub one_potion: Text,
        pub some_potions: Text,
        /// Before the last of a list.
        pub and: Text,
        pub or: Text,
        /// The two options of a story.
        pub sides: [Text; 2],
    }
}

table! {
    /// What can be done at a place.
    #[cfg_attr(test, derive(Debug))]
    pub struct ActionNames {
        /// {0} an attribute.
        pub train: Text,
        pub school: Text,
        pub potion: Text,
        pub poker: Text,
        pub trade: Text,
        pub clean_up: Text,
        pub track: Text,
    }
}

table! {
    /// Where a number comes from that no thing gives.
    #[cfg_attr(test, derive(Debug))]
    pub struct ReasonNames {
        pub printed: Text,
        pub slot: Text,
        pub bound: Text,
        pub hand: Text,
        pub this_turn: Text,
        pub lost_fight: Text,
        pub attack: Text,
    }
}

table! {
    /// How a lone witcher did.
    #[cfg_attr(test, derive(Debug))]
    pub struct RatingNames {
        pub legend: Text,
        pub nearly: Text,
        pub professional: Text,
        pub reliable: Text,
        pub novice: Text,
    }
}

table! {
    /// What is asked.
    #[cfg_attr(test, derive(Debug))]
    pub struct Asks {
        pub board: Text,
        pub slot2: Text,
        pub bonus: Text,
        /// {0} what can be done.
        pub phase1: Text,
        /// Move, the place’s action, dice, a quest, the end of the phase.
        pub phase1_can: [Text; 5],
        pub school: Text,
        pub trade_in: Text,
        pub trade_for: Text,
        pub clean_up: Text,
        pub track: Text,
        pub reroll: Text,
        pub reroll_for: Text,
        pub potion_limit: Text,
        pub trail: Text,
        pub weakest_rise: Text,
        pub weakest_fall: Text,
        /// {0} what can be done.
        pub phase2: Text,
        /// A monster, a witcher, meditation, exploration, a kept card.
        pub phase2_can: [Text; 5],
        pub option: Text,
        pub quest_stack: Text,
        pub bet: Text,
        pub step1: Text,
        pub combo: Text,
        /// Nothing is laid yet.
        pub combo_first: Text,
        pub extra: Text,
        pub wolf: Text,
        pub viper: Text,
        pub defence_trophy: Text,
        pub damage_hand: Text,
        pub damage_hand_first: Text,
        pub burn: Text,
        pub attack: Text,
        pub exhaust: Text,
        pub market_pick: Text,
        pub discard3: Text,
        pub buy: Text,
        pub pay: Text,
        pub initiation: Text,
        pub pre_fight: Text,
        pub pre_fight_discard: Text,
        pub before_foe: Text,
        pub alternative: Text,
        pub foglet: Text,
        pub half: Text,
        pub any_rise: Text,
        pub any_fall: Text,
        pub discard_potion: Text,
        pub short: Text,
        pub discard_hand: Text,
        pub destroy: Text,
        pub search_deck: Text,
        pub take_discard: Text,
        pub return_discard: Text,
        pub peek_take: Text,
        pub peek_discard: Text,
        pub peek_order: Text,
    }
}

table! {
    /// What may be answered.
    #[cfg_attr(test, derive(Debug))]
    pub struct Choices {
        pub board: Text,
        pub slot2: Text,
        pub raise: Text,
        pub lower: Text,
        pub train_for: Text,
        pub move_card: Text,
        pub move_card_gold: Text,
        pub move_two: Text,
        pub move_free: Text,
        pub act: Text,
        pub poker: Text,
        pub quest: Text,
        pub end: Text,
        pub discard: Text,
        pub destroy: Text,
        pub take: Text,
        pub remove: Text,
        pub done: Text,
        pub none: Text,
        pub combo_done: Text,
        pub track: Text,
        pub trail: Text,
        pub reroll: Text,
        pub reroll_none: Text,
        pub pour: Text,
        pub fight: Text,
        pub duel: Text,
        pub meditate: Text,
        pub explore: Text,
        pub cash_in: Text,
        /// {0} a or b, {1} what the card says.
        pub option: Text,
        /// {0} the price.
        pub option_price: Text,
        pub bet: Text,
        pub use_: Text,
        pub add: Text,
        pub add_by: Text,
        pub half: Text,
        pub buy: Text,
        pub pick: Text,
        pub discard_attack: Text,
        pub next: Text,
        /// The same where nobody lives yet.
        pub track_terrain: Text,
        pub bet_monster: Text,
        pub buy_free: Text,
    }
}

table! {
    /// What happened.
    #[cfg_attr(test, derive(Debug))]
    pub struct Events {
        pub game_began: Text,
        pub board_chosen: Text,
        pub lairs_opened: Text,
        pub monster_appeared: Text,
        pub turn_began: Text,
        pub moved: Text,
        pub moved_paying: Text,
        pub gold_paid: Text,
        pub acted: Text,
        pub gold_gained: Text,
        pub gold_lost: Text,
        pub potions_gained: Text,
        pub potion_discarded: Text,
        pub attribute: Text,
        pub level: Text,
        pub shield: Text,
        pub drawn: Text,
        pub drawn_named: Text,
        pub draw_reckoned: Text,
        pub discarded: Text,
        pub destroyed: Text,
        pub regained: Text,
        pub shuffled: Text,
        pub taken_hand: Text,
        pub taken_discard: Text,
        pub bought: Text,
        pub refilled: Text,
        pub cleared: Text,
        pub passed_over: Text,
        pub trail: Text,
        pub tracking: Text,
        pub tracked: Text,
        pub trails_cleared: Text,
        pub poker_witcher: Text,
        pub poker_locals: Text,
        pub rolled_own: Text,
        pub rolled_other: Text,
        pub poker_won: Text,
        pub poker_lost: Text,
        pub story_drawn: Text,
        pub stories_shuffled: Text,
        pub option_chosen: Text,
        pub die: Text,
        pub short_fight: Text,
        pub quest_taken: Text,
        pub quest_done: Text,
        pub kept: Text,
        pub spent: Text,
        pub meditated: Text,
        pub trophy: Text,
        pub reputation: Text,
        pub fight_monster: Text,
        pub fight_witcher: Text,
        pub bet: Text,
        pub bet_won: Text,
        pub pool: Text,
        pub life_deck: Text,
        pub combat_turn: Text,
        pub combat_turn_monster: Text,
        pub used: Text,
        pub laid: Text,
        pub combo_laid: Text,
        pub damage_witcher: Text,
        pub damage_monster: Text,
        pub pool_lost: Text,
        pub attack_chosen: Text,
        pub attack_chance: Text,
        pub attack_revealed: Text,
        pub half_switched: Text,
        pub peeked_own: Text,
        pub peeked_witcher: Text,
        pub peeked_monster: Text,
        pub namely: Text,
        pub arranged: Text,
        pub knocked_out: Text,
        pub killed: Text,
        pub driven: Text,
        pub fight_lost: Text,
        pub duel_won: Text,
        pub tavern_closed: Text,
        pub game_won: Text,
        /// {1} the attribute, {2} the level.
        pub attribute_fell: Text,
        /// Zero is a sentence of its own.
        pub drawn_none: Text,
        pub bought_free: Text,
        pub bet_monster: Text,
        pub combo_none: Text,
        pub damage_witcher_none: Text,
        pub damage_monster_none: Text,
        pub pool_emptied: Text,
        pub poker_lost_none: Text,
    }
}

table! {
    /// The rules text of cards, generated from what they do. Fragments in lower case; a text begins
    /// with a capital and ends with a stop, added where they are joined.
    #[cfg_attr(test, derive(Debug))]
    pub struct RulesText {
        // Symbols of action cards.
        pub damage: Text,
        pub shield: Text,
        pub draw: Text,
        pub take_top: Text,
        pub return_self: Text,
        pub link: Text,
        pub link_with: Text,
        pub timing: Timings,
        pub per_fight: Text,
        pub per_turn: Text,
        pub condition: Conditions,
        /// {0} the conditions, joined.
        pub if_: Text,
        pub cost: Costs,
        /// {0} the cost, {1} what it buys.
        pub pay: Text,
        /// In the order of `FightEffect`, without the three that contain others.
        pub fight: FightTexts,
        pub choose_one: Text,
        pub or: Text,
        pub roll: Text,
        /// {0} the face or faces, {1} what happens.
        pub rolled: Text,
        pub boon: Boons,
        pub effect: Effects,
        pub selector_any: Text,
        pub selector_weakest: Text,
        pub ability: AbilityTexts,
        pub attack: Attacks,
        pub level: Text,
        pub life: Text,
        /// A kind of card in a list of kinds; {0} the kind.
        pub colour_item: Text,
    }
}

table! {
    /// When a power can be used.
    #[cfg_attr(test, derive(Debug))]
    pub struct Timings {
        pub before_life_deck: Text,
        pub before_foes_first_turn: Text,
        pub step1: Text,
        pub step1_first_turn: Text,
        /// {0} how many cards.
        pub combo_length: Text,
        /// {0} the colour, {1} how many cards.
        pub combo_colour: Text,
        pub foe_discard: Text,
        pub own_discard: Text,
        pub after_special: Text,
        pub shield_zero: Text,
        pub reveal: Text,
    }
}

table! {
    /// What must be true for it.
    #[cfg_attr(test, derive(Debug))]
    pub struct Conditions {
        pub hand_less: Text,
        pub hand_at_least: Text,
        pub life_deck_empty: Text,
        pub shield_zero: Text,
        pub shield_at_least: Text,
        pub against_monster: Text,
        pub against_witcher: Text,
        pub foe_at_most: Text,
        pub no_potion_used: Text,
        pub potions_used: Text,
        pub discard_at_least: Text,
    }
}

table! {
    /// What it costs.
    #[cfg_attr(test, derive(Debug))]
    pub struct Costs {
        pub gold: Text,
        pub potions: Text,
        pub cards: Text,
        pub shield: Text,
    }
}

table! {
    /// Whose cards an effect destroys.
    #[cfg_attr(test, derive(Debug))]
    pub struct Zones {
        pub hand: Text,
        pub deck: Text,
        pub discard: Text,
        pub anywhere: Text,
    }
}

table! {
    /// Effects in fights.
    #[cfg_attr(test, derive(Debug))]
    pub struct FightTexts {
        pub nothing: Text,
        pub damage: Text,
        pub combo_damage: Text,
        pub self_damage: Text,
        pub raise_shield: Text,
        pub draw_life: Text,
        pub draw_after_damage: Text,
        pub step4_draw: Text,
        pub take_top_discard: Text,
        pub take_any_discard: Text,
        pub discard_hand: Text,
        pub extra_combo_card: Text,
        pub combo_limit: Text,
        pub gain_potions: Text,
        pub gain_gold: Text,
        pub take_top_life: Text,
        pub peek_own: Text,
        pub peek_foe: Text,
        pub peek_foe_discard: Text,
        pub switch_half: Text,
        pub shuffle_discard: Text,
        pub brace: Text,
    }
}

table! {
    /// What a kept card gives.
    #[cfg_attr(test, derive(Debug))]
    pub struct Boons {
        pub first_monster_damage: Text,
        pub always_first: Text,
        pub colour_shield: Text,
        pub colour_damage: Text,
        pub first_combo_damage: Text,
        pub first_turn_draw: Text,
        pub event_after_kill: Text,
        pub free_move: Text,
        pub any_card_move: Text,
        pub enter_gold: Text,
        pub explore_for_gold: Text,
        pub school_discount: Text,
    }
}

table! {
    /// Effects outside fights.
    #[cfg_attr(test, derive(Debug))]
    pub struct Effects {
        pub nothing: Text,
        pub gain_gold: Text,
        pub lose_gold: Text,
        pub gain_potions: Text,
        pub fill_potions: Text,
        pub fill_potions_past: Text,
        pub discard_potions: Text,
        pub discard_all_potions: Text,
        pub raise: Text,
        pub lower: Text,
        pub raise_shield: Text,
        pub lower_shield: Text,
        pub trail_any: Text,
        pub trail_of: Text,
        pub phase3_draw: Text,
        pub draw: Text,
        pub discard_hand: Text,
        pub discard_whole_hand: Text,
        pub destroy: Text,
        pub destroy_up_to: Text,
        pub zone: Zones,
        pub market_discard: Text,
        pub market_hand: Text,
        pub search_deck: Text,
        pub quest_at: Text,
        pub quest_in: Text,
        pub resolve_event: Text,
        pub keep: Text,
        pub roll: Text,
        pub short_fight: Text,
        pub band: Text,
    }
}

table! {
    /// What monsters do besides attacking.
    #[cfg_attr(test, derive(Debug))]
    pub struct AbilityTexts {
        pub initiation_cost: Text,
        pub before_discard: Text,
        pub before_shield: Text,
        pub before_shield_per_card: Text,
        pub before_lower: Text,
        pub defence_minus: Text,
        pub after_discard_top: Text,
        pub after_discard_unless_trail: Text,
        pub worse_half: Text,
        pub step4_unless_colour: Text,
        pub step4_minus: Text,
        pub kill_phase3: Text,
        pub attack_zero: Text,
        pub damage_cap: Text,
        pub damage_cap_unless_trail: Text,
        pub random_first_card: Text,
        pub hand_first: Text,
        pub colour_inactive: Text,
        pub colour_damage_minus: Text,
        pub colour_shield_minus: Text,
        pub shield_gain_cap: Text,
        pub potion_cap: Text,
        pub damage_minus_plus_discard: Text,
        pub low_pool_bonus: Text,
        pub end_first_turn_discard: Text,
        /// Zero is a sentence of its own.
        pub damage_none_unless_trail: Text,
    }
}

table! {
    /// The halves of the monsters' combat cards.
    #[cfg_attr(test, derive(Debug))]
    pub struct Attacks {
        pub damage: Text,
        pub by_level: Text,
        pub equals_level: Text,
        pub drop: Text,
        pub burn: Text,
        pub lower: Text,
    }
}

table! {
    /// What stands on the board.
    #[cfg_attr(test, derive(Debug))]
    pub struct Labels {
        pub no_monster: Text,
        pub gold: Text,
        pub shield: Text,
        pub level: Text,
        pub reputation: Text,
        pub hand_count: Text,
        pub potions: Text,
        pub trophies: Text,
        pub stories_coming: Text,
        pub result_trophies: Text,
        pub result_turns: Text,
        pub result_rating: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static OldWorldWords {
    &tables(lang).words
}
