//! The games the suites are run on, and how a tool that was given a game's name finds its subject.

mod cairns;
mod gwent;
mod old_world;
mod ronin;
mod wild_hunt;

pub use self::cairns::CairnsSubject;
pub use self::gwent::GwentSubject;
pub use self::old_world::OldWorldSubject;
pub use self::ronin::RoninSubject;
pub use self::wild_hunt::WildHuntSubject;

use tabletop::Game;

use crate::{Subject, frozen::Frozen};

/// The slugs of all games here.
pub const GAMES: [&str; 5] = [
    id::<CairnsSubject>(),
    id::<GwentSubject>(),
    id::<OldWorldSubject>(),
    id::<WildHuntSubject>(),
    id::<RoninSubject>(),
];

/// Something to be done with a game that is known by its slug only.
pub trait Errand {
    /// What comes of it.
    type Done;
    /// Does it.
    fn run<S: Frozen>(self) -> Self::Done;
}

/// Does the errand with the game of that slug; `None` if there is no such game.
pub fn send<E: Errand>(errand: E, game: &str) -> Option<E::Done> {
    match game {
        _ if game == id::<CairnsSubject>() => Some(errand.run::<CairnsSubject>()),
        _ if game == id::<GwentSubject>() => Some(errand.run::<GwentSubject>()),
        _ if game == id::<OldWorldSubject>() => Some(errand.run::<OldWorldSubject>()),
        _ if game == id::<WildHuntSubject>() => Some(errand.run::<WildHuntSubject>()),
        _ if game == id::<RoninSubject>() => Some(errand.run::<RoninSubject>()),
        _ => None,
    }
}

const fn id<S: Subject>() -> &'static str {
    <S::Game as Game>::ID
}
