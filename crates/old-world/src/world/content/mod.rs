//! The content of the box, as const tables. Names and stories live elsewhere, by slug.

pub mod action_cards;
pub mod city;
pub mod events;
pub mod monsters;
pub mod wilds;
