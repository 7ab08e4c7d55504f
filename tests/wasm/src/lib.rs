//! What is played again in WebAssembly, by game. Also compiled natively, so that both do the same.

use old_world::versus::OldWorld;
use old_world::wild_hunt::WildHunt;
use tabletop::{Digest, Game, LoadError, Record};

#[path = "../../golden/embedded.rs"]
mod embedded;

pub use embedded::GOLDEN;

/// Plays a record and returns the digest of its end, computed here.
pub fn replayed(record: &Record) -> Result<Digest, LoadError> {
    match record.game.as_str() {
        cairns::Cairns::ID => record.replay::<cairns::Cairns>().map(|end| Digest::of(&end)),
        gwent::Gwent::ID => record.replay::<gwent::Gwent>().map(|end| Digest::of(&end)),
        OldWorld::ID => record.replay::<OldWorld>().map(|end| Digest::of(&end)),
        WildHunt::ID => record.replay::<WildHunt>().map(|end| Digest::of(&end)),
        ronin::Ronin::ID => record.replay::<ronin::Ronin>().map(|end| Digest::of(&end)),
        game => Err(LoadError::UnknownGame { game: game.to_owned() }),
    }
}
