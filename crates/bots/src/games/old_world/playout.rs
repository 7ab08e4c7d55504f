//! A turn finished in thought.
//!
//! A story that comes up on the way is a card of an unseen deck, like any other card that is
//! imagined. The events of quests and companions are not: which comes is known, what it brings is
//! hidden (OW-SEAT-6). So no quest is completed in thought, and thought ends where an event asks;
//! what such things are worth on the average, [`standing`] says.

use ::old_world::versus::{Choice, Decision, OldWorld};
use ::old_world::world::story::Story;
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{policy, standing};

/// A turn that has not ended after so many answers is judged as it is.
const MOST: u32 = 400;

/// Plays on by rules of thumb until the next turn begins.
pub fn finish_turn(game: &mut OldWorld, rng: &mut Rng, legal: &mut Vec<Choice>) -> u64 {
    let turn = game.turns();
    let mut work = 0;
    for _ in 0..MOST {
        let Status::Awaiting { decision, .. } = game.status() else { break };
        if game.turns() != turn || decision == Decision::Option && event_is_open(game) {
            break;
        }
        legal.clear();
        game.list_legal(legal);
        legal.retain(|choice| !matches!(choice, Choice::Quest(_)));
        work += crate::thought::effort(legal.len());
        let place = policy::answer(game, legal, rng);
        game.play(&legal[place], &mut Log::muted());
    }
    work
}

fn event_is_open(game: &OldWorld) -> bool {
    matches!(game.in_play().last(), Some(card) if matches!(card.story, Story::Event(_)))
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
    let work = if game.turns() == world.turns() { finish_turn(&mut game, rng, legal) } else { 1 };
    (standing::lead(&game, seat), work)
}
