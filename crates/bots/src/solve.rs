//! Everything, to the very end: for positions so near it that every line can be played out, such as puzzles.
//!
//! Unlike the bots it is shown the position itself, so it may only be asked where nothing is hidden. Chance falls as the
//! position has it: what must not depend on chance is solved with several seeds.

use tabletop::{Game, Log, Seat, Status};

/// Can this seat win alone, whatever the others answer?
pub fn can_win<G: Game>(game: &G, seat: Seat) -> bool {
    match game.status() {
        Status::Over(outcome) => outcome.winners() == [seat],
        Status::Awaiting { seat: mover, .. } => {
            let wins = |choice: &G::Choice| can_win(&after(game, choice), seat);
            let choices = game.legal();
            if mover == seat { choices.iter().any(wins) } else { choices.iter().all(wins) }
        }
    }
}

/// The choices after which this seat still can win alone, whoever makes them.
pub fn winning_choices<G: Game>(game: &G, seat: Seat) -> Vec<G::Choice> {
    let mut choices = game.legal();
    choices.retain(|choice| can_win(&after(game, choice), seat));
    choices
}

fn after<G: Game>(game: &G, choice: &G::Choice) -> G {
    let mut next = game.clone();
    next.play(choice, &mut Log::muted());
    next
}
