//! The pages where decks are built: the shelf with all decks, and the builder of one.

mod armoury;
mod builder;
mod dialogs;
mod head;
mod list;
mod model;
mod shelf;
mod summary;
mod told;
mod verdict;
mod who;

use crate::prelude::*;
use ::gwent::{Deck, Preset};

use super::names::Called;
use super::words::deck as words;
use crate::prefs;
use crate::storage::decks;
use builder::{Builder, Origin};

pub use dialogs::read;
pub use verdict::fault;

/// All decks, or the builder of one: of the player's by its key, of the game's by its name.
pub fn page(which: Option<&str>) -> AnyView {
    let Some(which) = which else { return shelf::shelf(None) };
    if let Some(preset) = Preset::from_slug(which) {
        let name = preset.name(prefs::lang()).to_owned();
        return Builder::new(preset.deck(), name, None, Origin::Game).draw();
    }
    if let Some(leader) = ::gwent::Leader::from_slug(which) {
        let name = words::of(prefs::lang()).new_name.to_owned();
        return Builder::new(Deck::new(leader, []), name, None, Origin::Own).draw();
    }
    let kept = decks::load(which);
    match kept.map(|kept| (Deck::read(&kept.code), kept.name)) {
        Some((Ok(deck), name)) => {
            Builder::new(deck, name, Some(which.to_owned()), Origin::Own).draw()
        }
        Some((Err(found), _)) => shelf::shelf(Some(fault(&found, prefs::lang()))),
        None => shelf::shelf(Some(String::new())),
    }
}

/// A deck from a link.
pub fn shared(code: &str) -> AnyView {
    match Deck::read(code) {
        Ok(deck) => {
            let name = deck.leader.name(prefs::lang()).to_owned();
            Builder::new(deck, name, None, Origin::Link).draw()
        }
        Err(found) => shelf::shelf(Some(fault(&found, prefs::lang()))),
    }
}
