//! The Witcher: Old World (`docs/rules/old-world.md`).
//!
//! [`world`] holds what every game on this map shares: the vocabulary of effects, the content
//! tables and the pure rules of combos and dice. [`play`] is the engine that moves its pieces, and
//! [`versus`] the base game on it, for two to five rivals, with its solo variant; [`wild_hunt`] is the
//! cooperative game (`docs/rules/wild-hunt.md`).
//!
//! ```
//! use old_world::versus::{OldWorld, Setup};
//! use tabletop::{Game, Log, Seed};
//!
//! let mut log = Log::new();
//! let mut game = OldWorld::start(&Setup::for_players(2), Seed::new(7), &mut log).unwrap();
//! // The first player says where the level-II monster lives.
//! game.apply(&"second-level water".parse().unwrap(), &mut log).unwrap();
//! assert!(game.lairs().iter().all(|lair| lair.monster.is_some()));
//! assert!(game.apply(&"explore city".parse().unwrap(), &mut log).is_err());
//! ```

pub mod play;
pub mod position;
pub mod puzzle;
pub mod versus;
pub mod wild_hunt;
pub mod world;
