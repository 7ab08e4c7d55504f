//! How bots play the Old World: by the generic levels, until it has heuristics of its own.

use ::old_world::versus::OldWorld;

use crate::Play;

impl Play for OldWorld {}
