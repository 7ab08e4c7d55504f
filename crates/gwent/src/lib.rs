//! Gwent: two armies, three rows each, best of three rounds.
//!
//! The rules are those of `docs/rules/gwent.md`; each is cited by its id where it is carried out.
//! One plain value, [`Gwent`], holds a game; [`tabletop::Game`] is how it is played. This crate
//! knows the cards and the rules, and nothing of pages, bots or languages: what a card is called is
//! the page's.
//!
//! ```
//! use gwent::{Gwent, Preset, Setup};
//! use tabletop::{Game, Log, Seed};
//!
//! let deck = |slug| Preset::from_slug(slug).unwrap();
//! let setup = Setup::between(deck("monsters-starter"), deck("nilfgaard-starter"));
//! let mut game = Gwent::start(&setup, Seed::new(7), &mut Log::muted()).unwrap();
//! while let Some(choice) = game.legal().last().copied() {
//!     game.play(&choice, &mut Log::muted());
//! }
//! ```

mod avenger;
mod berserker;
mod card;
mod cards;
mod census;
mod check;
mod choice;
mod deal;
mod decision;
mod deck;
mod deck_fault;
mod decks;
mod draw;
mod event;
mod exchange;
mod faction;
mod game;
mod homecoming;
mod house_rules;
mod inspect;
mod leader;
mod legal;
mod medic;
mod muster;
mod play_card;
pub mod position;
mod puzzle;
mod puzzles;
mod resample;
mod round_end;
mod row;
mod scorch;
mod setup;
mod state;
mod strength;
mod task;
mod turn;
mod unseen;
mod view;
mod weather;
mod why_not;

use tabletop::list;

pub use card::{Card, HandCard, Known, Placed};
pub use cards::{
    Ability, Band, CardDef, Kind, Leader, LeaderDef, LeaderEffect, Role, Special, UnitDef, Weather,
};
pub use choice::{Choice, Named, Place};
pub use decision::{Decision, Pick, Return};
pub use deck::{Deck, MAX_SPECIALS, MIN_UNITS};
pub use deck_fault::DeckFault;
pub use decks::Preset;
pub use event::{DrawCause, Event, Origin, PlaceCause};
pub use faction::Faction;
pub use house_rules::{AfterTie, BranRounds, HornUnit, HouseRules, WeatherOnZero};
pub use puzzle::{Puzzle, Verdict};
pub use row::{Row, Rows};
pub use setup::{DeckChoice, Setup};
pub use state::{Gwent, RoundResult};
pub use strength::{Strength, StrengthCause, StrengthStep};
pub use view::{HandView, PileView, RowView, SideView, UnitView, View};
