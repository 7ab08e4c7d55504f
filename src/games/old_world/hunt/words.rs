//! Everything Wild Hunt says besides what Old World says for it: one field a sentence, read from a
//! part of the pack that only this game needs.
// tidy: a table: one field a sentence.

mod table;

use crate::i18n::pack::{List, Rows, Text, table};
use crate::i18n::{Lang, pack};

pub use table::TableWords;

/// The riders, from the easiest to the hardest.
pub const RIDERS: [&str; 4] = ["nithral", "imlerith", "caranthir", "eredin"];
/// The levels of difficulty.
pub const DIFFICULTIES: [&str; 4] = ["easy", "standard", "hard", "very-hard"];
/// What the lower parts of the riders' fight cards are called, in the order of the riders.
pub const PASSIVES: [&str; 4] =
    ["hound-attack", "frost-armour", "teleportation", "advanced-teleportation"];
/// Both sides of a rider's card: what the ability is called, and what it does.
pub const SIDES: [&str; 4] = ["a", "a_text", "b", "b_text"];
const NAMED: [&str; 2] = ["name", "text"];
/// The keys of reasons that only the hunt has.
pub const REASONS: [&str; 7] =
    ["blocked", "no-quest", "no-poker", "no-hound", "no-exchange", "no-hand-over", "too-much"];

table! {
    /// Everything of Wild Hunt that is said or called something.
    pub struct Tables {
        pub words: HuntWords,
        /// With their forms; the instrumental brings its preposition, as that of monsters does.
        pub riders: List => Rows::of(&RIDERS),
        pub difficulties: List => Rows::of(&DIFFICULTIES),
        pub sides: List => Rows::in_parts(&RIDERS, &SIDES),
        pub passives: List => Rows::in_parts(&PASSIVES, &NAMED),
        /// Why something is not possible.
        pub refusal: List => Rows::of(&REASONS),
        pub table: TableWords,
    }
}

/// All of it in a language.
pub fn tables(lang: Lang) -> &'static Tables {
    &pack(lang).games.wild_hunt
}

/// What only the drawn table says.
pub fn table(lang: Lang) -> &'static TableWords {
    &tables(lang).table
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static HuntWords {
    &tables(lang).words
}

/// The sentence for a reason that only the hunt has.
pub fn refusal(key: &str, lang: Lang) -> Option<Text> {
    let at = REASONS.iter().position(|reason| *reason == key)?;
    Some(tables(lang).refusal[at])
}

table! {
    /// Everything Wild Hunt says.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntWords {
        pub name: Text,
        pub tagline: Text,
        /// Rider, difficulty, tie: what the option is called, and a hint.
        pub options: [(Text, Text); 3],
        pub last_seat: Text,
        pub seat: Text,
        /// The exploration deck, with its forms.
        pub deck: Text,
        pub ask: HuntAsks,
        pub question: HuntQuestions,
        pub choose: HuntChoices,
        pub event: HuntEvents,
        pub effect: HuntEffects,
        pub attack: HuntAttacks,
        pub board: HuntLabels,
        pub ending: HuntEnding,
    }
}

table! {
    /// What is asked.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntAsks {
        pub phase1: Text,
        /// {0} the question.
        pub together: Text,
        pub tie: Text,
        /// {1} what is given, {2} what is asked for.
        pub exchange: Text,
        pub accept: Text,
        pub join: Text,
        pub go: Text,
        pub go_alone: Text,
        /// The first card; then further ones.
        pub combo: Text,
        pub combo_more: Text,
        pub bonus_order: Text,
        /// {0} the monster.
        pub fight: Text,
        pub fight_alone: Text,
        pub quest: Text,
        pub support: Text,
        pub meditate: Text,
        pub individual: Text,
        pub purse: Text,
        pub teleport: Text,
        pub strongest: Text,
    }
}

table! {
    /// What is decided together.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntQuestions {
        pub pair: Text,
        pub option: Text,
        pub assign: Text,
        /// {0} the effects.
        pub chosen: Text,
        pub quest_stack: Text,
        pub buyer: Text,
        pub hound_place: Text,
        pub ground: Text,
        /// {0} the rider.
        pub target: Text,
        pub path: Text,
        pub strengthen: Text,
        pub remove: Text,
        pub remove_bonus: Text,
        pub mark: Text,
        pub fighter: Text,
    }
}

table! {
    /// What may be answered.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntChoices {
        pub end: Text,
        pub hound: Text,
        pub join: Text,
        pub stay_out: Text,
        pub go: Text,
        pub call_off: Text,
        pub exchange: Text,
        pub give: Text,
        pub want: Text,
        pub offer: Text,
        pub withdraw: Text,
        pub accept: Text,
        pub decline: Text,
        pub hand_over: Text,
        pub send: Text,
        pub hound_at: Text,
        pub put: Text,
        pub put_none: Text,
        pub pass: Text,
        pub not_now: Text,
        pub support_done: Text,
        pub discard_attack: Text,
        /// Goods, as the object of a sentence.
        pub gold: Text,
        pub trail: Text,
        pub tracking: Text,
        pub nothing: Text,
    }
}

table! {
    /// What happened.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntEvents {
        pub round_began: Text,
        pub last_round_began: Text,
        pub rider_came: Text,
        pub floor: Text,
        pub ready: Text,
        pub shields_lost: Text,
        pub shields_gone: Text,
        pub shields_gained: Text,
        pub offered: Text,
        pub exchanged: Text,
        pub exchange_refused: Text,
        pub challenged: Text,
        pub joined: Text,
        pub spared: Text,
        pub struck: Text,
        pub struck_none: Text,
        pub hound_beaten: Text,
        pub hound_won: Text,
        pub token: Text,
        pub hound_came: Text,
        pub hound_gone: Text,
        pub hound_strengthened: Text,
        pub monster_refused: Text,
        /// {1} for what.
        pub voted: Text,
        pub decided: Text,
        pub fight_passed: Text,
        pub coin: Text,
        pub supported: Text,
        pub mark_struck: Text,
        pub quest_laid: Text,
        pub quest_assigned: Text,
        pub quest_at_rider: Text,
        pub quest_at_fight: Text,
        pub quest_lost: Text,
        pub put_in: Text,
        pub put_in_none: Text,
        pub purse: Text,
        pub stayed: Text,
        pub drawn: Text,
        pub drawn_tavern: Text,
        pub rode: Text,
        pub marked: Text,
        pub marked_none: Text,
        pub teleported: Text,
        /// {1} the ability.
        pub turned: Text,
        pub summoned: Text,
        pub summoned_none: Text,
        pub pool: Text,
        pub fight_began: Text,
        pub arrived: Text,
        pub rider_turn: Text,
        pub revealed: Text,
        pub revealed_common: Text,
        pub pool_lost: Text,
        pub pool_emptied: Text,
        pub peeked: Text,
        pub passive: Text,
        pub ignored: Text,
        pub frozen: Text,
        pub put_on_deck: Text,
        pub won: Text,
        pub lost: Text,
    }
}

table! {
    /// What only cards of the hunt do. Fragments, as in Old World.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntEffects {
        pub shields_lost: Text,
        pub shields_gained: Text,
        pub shields_lost_each: Text,
        pub shields_gained_each: Text,
        pub each: Text,
        pub chosen: Text,
        pub fill_shield: Text,
        pub hound_in: Text,
        pub hound_out: Text,
        pub hound_for_all: Text,
        pub pool: Text,
        pub first_turn_damage: Text,
        pub gold_on_result: Text,
        pub spare_loss: Text,
    }
}

table! {
    /// The attacks of the riders’ fight cards, each with its name.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntAttacks {
        pub phantom_axe: Text,
        pub freeze: Text,
        pub white_frost: Text,
        pub exploding_energy: Text,
        pub shock_wave: Text,
        /// What falls by 1.
        pub strongest: Text,
        pub all: Text,
        /// A card: its attack, its passive attack.
        pub with_passive: Text,
        /// A name, and what it does.
        pub titled: Text,
    }
}

table! {
    /// What stands on the table.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntLabels {
        pub round: Text,
        pub now_comes: Text,
        pub then_comes: Text,
        pub comes_hound: Text,
        pub comes_monster: Text,
        pub comes_nothing: Text,
        pub comes_fight: Text,
        pub rider: Text,
        pub rider_at: Text,
        pub rider_pool: Text,
        pub side_a: Text,
        pub side_b: Text,
        pub passive: Text,
        pub map: Text,
        pub hound: Text,
        pub monster: Text,
        pub marks: Text,
        pub quests: Text,
        pub quest: Text,
        /// {1} the price.
        pub quest_to: Text,
        pub quest_rider: Text,
        pub quest_fight: Text,
        /// {1} who alone may do it.
        pub quest_of: Text,
        pub witchers: Text,
        pub at: Text,
        pub hand: Text,
        pub life_deck: Text,
        pub is_ready: Text,
        pub is_frozen: Text,
        pub is_out: Text,
        pub tokens: Text,
        pub monster_pool: Text,
        pub card: Text,
        pub summoned: Text,
    }
}

table! {
    /// How it ended.
    #[cfg_attr(test, derive(Debug))]
    pub struct HuntEnding {
        pub won: Text,
        pub lost: Text,
        pub quiet: Text,
        pub shields: Text,
        pub deal: Text,
    }
}
