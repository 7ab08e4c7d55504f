//! The base game: one to five witchers, each for himself. Here is only what sets it apart from
//! other games on its engine: set-up and deal, turns, duels, reputation, new monsters, the rating.

mod deal;
mod duel;
mod game;
mod rating;
mod replacement;
mod reputation;
mod setup;
mod turn;

pub use rating::Rating;
pub use setup::{Boards, FirstPlayer, Setup};

// Everything of the base game is found under one path, its engine's words too.
pub use crate::play::{
    Bet, Choice, CombatTurn, ComboView, Decision, Event, Feat, Fight, FightView, Fighter,
    FighterView, Foe, HeldQuest, InPlay, Known, Lair, Loss, Offer, OldWorld, Opponent, Pay,
    PlayerView, Poker, Stage, StoryView, Tracking, Trick, Turn, View, Witcher, last_attack,
};
