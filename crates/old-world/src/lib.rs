//! The Witcher: Old World (`docs/rules/old-world.md`).
//!
//! [`world`] holds what every game on this map shares: the vocabulary of effects, the content
//! tables and the pure rules of combos and dice. [`versus`] is the base game, for two to five
//! rivals, and its solo variant.

pub mod versus;
pub mod world;
