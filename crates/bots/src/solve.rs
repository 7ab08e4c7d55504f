//! Everything, to the very end: for positions so near it that every line can be played out, such as
//! puzzles.
//!
//! Unlike the bots it is shown positions themselves: all those that a seat cannot tell from one
//! another, or as many of them as one likes. The seat chooses once for all that still look the same
//! to it, and wins only if it wins in each; the others choose in each as they please. Chance falls
//! as each position has it, so that several positions are several throws.

use tabletop::{Game, Log, Rng, Seat, Status, Viewer};

/// The position and so many others that this seat cannot tell from it.
pub fn worlds<G: Game>(game: &G, seat: Seat, others: u64) -> Vec<G> {
    let imagined =
        (1..=others).map(|seed| game.resample(Viewer::Seat(seat), &mut Rng::from_u64(seed)));
    std::iter::once(game.clone()).chain(imagined).collect()
}

/// Can this seat win alone, whatever the others answer and whichever position is the true one?
/// They must all look the same to it.
pub fn can_win<G: Game>(worlds: &[G], seat: Seat) -> bool {
    match worlds[0].status() {
        Status::Over(outcome) => outcome.winners() == [seat],
        Status::Awaiting { seat: mover, .. } if mover == seat => {
            worlds[0].legal().iter().any(|choice| wins_by(worlds, choice, seat))
        }
        Status::Awaiting { .. } => {
            let next = worlds.iter().flat_map(|game| {
                game.legal().into_iter().map(|choice| after(game, &choice)).collect::<Vec<_>>()
            });
            told_apart(next.collect(), seat).iter().all(|worlds| can_win(worlds, seat))
        }
    }
}

/// The choices after which this seat still can win alone, when it is the one to choose.
pub fn winning_choices<G: Game>(worlds: &[G], seat: Seat) -> Vec<G::Choice> {
    let mut choices = worlds[0].legal();
    choices.retain(|choice| wins_by(worlds, choice, seat));
    choices
}

fn wins_by<G: Game>(worlds: &[G], choice: &G::Choice, seat: Seat) -> bool {
    let next = worlds.iter().map(|game| after(game, choice)).collect();
    told_apart(next, seat).iter().all(|worlds| can_win(worlds, seat))
}

/// Positions by what this seat sees of them.
fn told_apart<G: Game>(games: Vec<G>, seat: Seat) -> Vec<Vec<G>> {
    if games.len() == 1 {
        return vec![games];
    }
    type Alike<G> = (Status<<G as Game>::Decision>, <G as Game>::View, Vec<G>);
    let mut groups: Vec<Alike<G>> = Vec::new();
    for game in games {
        let (status, view) = (game.status(), game.view(Viewer::Seat(seat)));
        let alike = groups.iter_mut().find(|group| group.0 == status && group.1 == view);
        match alike {
            Some((.., group)) => group.push(game),
            None => groups.push((status, view, vec![game])),
        }
    }
    groups.into_iter().map(|(.., group)| group).collect()
}

fn after<G: Game>(game: &G, choice: &G::Choice) -> G {
    let mut next = game.clone();
    next.play(choice, &mut Log::muted());
    next
}
