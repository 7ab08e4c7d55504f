//! A turn played on in thought, by rules of thumb.

use ::ronin::{Choice, Ronin, Stage};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{policy, prospect};

/// No turn asks more.
const MOST: u32 = 600;

/// How far ahead a seat is at the end of the turn after this choice, all else by rules of thumb; and
/// how much work that was. (Thinking on to the end of the chapter was tried: for the same work it
/// plays no better.)
pub fn outlook(
    world: &Ronin,
    seat: Seat,
    choice: &Choice,
    rng: &mut Rng,
    legal: &mut Vec<Choice>,
) -> (f64, u64) {
    let mut game = world.clone();
    game.play(choice, &mut Log::muted());
    let mut work = 1;
    for _ in 0..MOST {
        let Status::Awaiting { seat: asked, .. } = game.status() else { break };
        // After a chapter the cards are kept first: before that nothing can be told of the next.
        if game.turn() > world.turn() && game.stage() <= Stage::Draft {
            break;
        }
        legal.clear();
        game.list_legal(legal);
        work += crate::thought::effort(legal.len());
        let place = policy::answer(&game, asked, legal, policy::IN_THOUGHT, rng);
        game.play(&legal[place], &mut Log::muted());
    }
    (prospect::lead(&game, seat, game.seats()), work)
}
