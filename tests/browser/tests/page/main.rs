//! The built page in real browsers, a file for each part of it. One binary: linking twenty took minutes.

// Tables and quick players at them, for the others.
mod cairns;
mod gwent_table;
mod old_world_table;
mod ronin_table;

mod annals;
mod boot;
mod bots;
mod by_link;
mod decks;
mod frame;
mod gwent;
mod gwent_calm;
mod gwent_learn;
mod gwent_links;
mod gwent_print;
mod gwent_screens;
mod harness;
mod home;
mod links;
mod offline;
mod old_world;
mod old_world_cards;
mod old_world_fight;
mod old_world_learn;
mod old_world_map;
mod old_world_motion;
mod old_world_screens;
mod play;
mod ronin;
mod saves;
mod setup;
mod sound;
mod tabs;
#[cfg(feature = "wild-hunt")]
mod wild_hunt;
mod words;
