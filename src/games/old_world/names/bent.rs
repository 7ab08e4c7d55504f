//! Everything that sentences may bend, for the reader of all words.

use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::Terrain;
use ::old_world::world::poker::Rank;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;

use super::{monsters, places, terms};
use crate::i18n::name::Name;

/// All of it.
pub fn bent() -> Vec<Name> {
    let mut all: Vec<_> = School::ALL.map(terms::school).to_vec();
    all.extend(School::ALL.map(terms::specialty));
    all.extend(Attribute::ALL.map(terms::attribute));
    all.extend(Terrain::ALL.map(terms::terrain));
    let colours = [Colour::Red, Colour::Yellow, Colour::Purple, Colour::Blue, Colour::Green];
    all.extend(colours.map(terms::colour));
    all.extend(Potion::ALL.map(terms::potion));
    let straights = [Rank::SmallStraight, Rank::LargeStraight, Rank::FullHouse];
    let ranks = [Rank::Nothing, Rank::Pair, Rank::TwoPairs, Rank::Three, Rank::Four, Rank::Five];
    all.extend(ranks.into_iter().chain(straights).map(terms::poker_hand));
    all.extend(monsters::MONSTERS.rows().iter().chain(places::PLACES.rows()).copied());
    all
}
