//! A turn finished in thought.

use ::old_world::versus::{Choice, OldWorld};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{policy, standing};

/// A turn that has not ended after so many answers is judged as it is.
const MOST: u32 = 400;

/// Plays on by rules of thumb until the next turn begins.
pub fn finish_turn(game: &mut OldWorld, rng: &mut Rng, legal: &mut Vec<Choice>) -> u64 {
    let turn = game.turns;
    let mut work = 0;
    for _ in 0..MOST {
        if game.turns != turn || !matches!(game.status(), Status::Awaiting { .. }) {
            break;
        }
        legal.clear();
        game.list_legal(legal);
        work += crate::thought::effort(legal.len());
        let place = policy::answer(game, legal, rng);
        game.play(&legal[place], &mut Log::muted());
    }
    work
}

/// What is to be had after this choice, all else by rules of thumb.
pub fn outlook(
    world: &OldWorld,
    seat: Seat,
    choice: &Choice,
    rng: &mut Rng,
    legal: &mut Vec<Choice>,
) -> (f64, u64) {
    let mut game = world.clone();
    game.play(choice, &mut Log::muted());
    let work = if game.turns == world.turns { finish_turn(&mut game, rng, legal) } else { 1 };
    (standing::lead(&game, seat), work)
}
