//! A game played on in thought, by rules of thumb.

use ::ronin::{Choice, Ronin};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{policy, prospect};

/// How far thought goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the turn.
    Turn,
    /// To the end of the chapter.
    Chapter,
}

impl Horizon {
    /// Is a later turn beyond it?
    const fn ends_before(self, begun: u8, turn: u8) -> bool {
        match self {
            Self::Turn => turn > begun,
            Self::Chapter => (turn - 1) / 3 > (begun - 1) / 3,
        }
    }
}

/// No turn asks more.
const MOST: u32 = 600;

/// How far ahead a seat is after this choice, all else by rules of thumb; and how much work that
/// was.
pub fn outlook(
    world: &Ronin,
    seat: Seat,
    choice: &Choice,
    horizon: Horizon,
    rng: &mut Rng,
    legal: &mut Vec<Choice>,
) -> (f64, u64) {
    let mut game = world.clone();
    game.play(choice, &mut Log::muted());
    let mut work = 1;
    for _ in 0..MOST {
        let Status::Awaiting { seat: asked, .. } = game.status() else { break };
        if horizon.ends_before(world.turn(), game.turn()) {
            break;
        }
        legal.clear();
        game.list_legal(legal);
        work += crate::thought::effort(legal.len());
        let place = policy::answer(&game, asked, legal, rng);
        game.play(&legal[place], &mut Log::muted());
    }
    (prospect::lead(&game, seat, game.seats()), work)
}
