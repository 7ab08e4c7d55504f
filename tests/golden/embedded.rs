//! Every golden game, for tests that cannot read files. Written by `cargo xtask golden`.

/// Game, name, record.
pub const GOLDEN: &[(&str, &str, &str)] = &[
    ("cairns", "five-tokens-limit", include_str!("cairns/five-tokens-limit.json")),
    ("cairns", "four-limit", include_str!("cairns/four-limit.json")),
    ("cairns", "three-tokens", include_str!("cairns/three-tokens.json")),
    ("cairns", "two-nim", include_str!("cairns/two-nim.json")),
    ("cairns", "two-tokens", include_str!("cairns/two-tokens.json")),
    ("gwent", "commander-and-pureblood", include_str!("gwent/commander-and-pureblood.json")),
    ("gwent", "majesty-and-red-riders", include_str!("gwent/majesty-and-red-riders.json")),
    ("gwent", "namesake-and-homecoming", include_str!("gwent/namesake-and-homecoming.json")),
    ("gwent", "nilfgaard-wins-a-tie", include_str!("gwent/nilfgaard-wins-a-tie.json")),
    ("gwent", "random-revival", include_str!("gwent/random-revival.json")),
    ("gwent", "steel-forged-and-queen", include_str!("gwent/steel-forged-and-queen.json")),
    ("gwent", "third-round-tied", include_str!("gwent/third-round-tied.json")),
    ("gwent", "three-rounds", include_str!("gwent/three-rounds.json")),
    ("gwent", "traitor-and-siegemaster", include_str!("gwent/traitor-and-siegemaster.json")),
    ("gwent", "two-rounds", include_str!("gwent/two-rounds.json")),
    ("gwent", "two-ties", include_str!("gwent/two-ties.json")),
    ("gwent", "white-flame", include_str!("gwent/white-flame.json")),
    ("gwent", "won-and-tied", include_str!("gwent/won-and-tied.json")),
];
