//! Every golden game, for tests that cannot read files. Written by `cargo xtask golden`.

/// Game, name, record.
pub const GOLDEN: &[(&str, &str, &str)] = &[
    ("cairns", "five-tokens-limit", include_str!("cairns/five-tokens-limit.json")),
    ("cairns", "four-limit", include_str!("cairns/four-limit.json")),
    ("cairns", "three-tokens", include_str!("cairns/three-tokens.json")),
    ("cairns", "two-nim", include_str!("cairns/two-nim.json")),
    ("cairns", "two-tokens", include_str!("cairns/two-tokens.json")),
];
