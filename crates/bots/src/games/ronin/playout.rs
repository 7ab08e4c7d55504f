//! A turn or two played on in thought, by rules of thumb.

use ::ronin::{Choice, Ronin, Stage};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::policy;

/// No two turns ask more.
const MOST: u32 = 1200;

/// How somebody thinks ahead.
#[derive(Clone, Copy)]
pub struct Foresight {
    /// So many turns after this one are played on.
    pub turns: u8,
    /// How far ahead a seat is at the beginning of a turn, or at the end.
    pub judge: fn(&Ronin, Seat, u8) -> f64,
}

/// How far ahead a seat is after this choice, all else by rules of thumb; and how much work that
/// was.
pub fn outlook(
    world: &Ronin,
    seat: Seat,
    choice: &Choice,
    foresight: Foresight,
    rng: &mut Rng,
    legal: &mut Vec<Choice>,
) -> (f64, u64) {
    let until = world.turn() + foresight.turns;
    let mut game = world.clone();
    game.play(choice, &mut Log::muted());
    let mut work = 1;
    for _ in 0..MOST {
        let Status::Awaiting { seat: asked, .. } = game.status() else { break };
        // After a chapter the cards are kept first: before that nothing can be told of the next.
        if game.turn() > until && game.stage() <= Stage::Draft {
            break;
        }
        legal.clear();
        game.list_legal(legal);
        work += crate::thought::effort(legal.len());
        let place = policy::answer(&game, asked, legal, policy::IN_THOUGHT, rng);
        game.play(&legal[place], &mut Log::muted());
    }
    ((foresight.judge)(&game, seat, game.seats()), work)
}
