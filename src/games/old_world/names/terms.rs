//! The slugs of what has a name and no list of slugs in the rules, each list in the order of the
//! rules: the names stand in the packs in this order. Tests hold the lists against the rules.

/// The schools of witchers.
pub const SCHOOLS: [&str; 5] = ["wolf", "griffin", "bear", "cat", "viper"];

/// What a witcher can be trained in.
pub const ATTRIBUTES: [&str; 4] = ["attack", "defence", "alchemy", "special"];

/// The terrains of places.
pub const TERRAINS: [&str; 3] = ["forest", "mountain", "water"];

/// The colours of action cards.
pub const COLOURS: [&str; 5] = ["blue", "red", "green", "purple", "yellow"];

/// The potions.
#[rustfmt::skip]
pub const POTIONS: [&str; 7] = [
    "swallow", "blizzard", "black-blood", "petris-philter", "maribor-forest", "thunderbolt", "tawny-owl",
];

/// What five dice make.
#[rustfmt::skip]
pub const POKER_HANDS: [&str; 9] = [
    "nothing", "pair", "two-pairs", "three", "small-straight", "large-straight", "full-house", "four", "five",
];

/// The kinds of action card.
pub const CARDS: [&str; 27] = [
    "quick-slash",
    "cleave",
    "push",
    "aard",
    "yrden",
    "axii",
    "quen",
    "whirl",
    "maim",
    "precise-slash",
    "crushing-blow",
    "severe-blow",
    "precise-blow",
    "block",
    "riposte",
    "reflex",
    "veil",
    "shock-wave",
    "fire-stream",
    "armour-melting",
    "improved-aard",
    "improved-igni",
    "improved-quen",
    "improved-axii",
    "improved-yrden",
    "exploding-shield",
    "magic-trap",
];
