//! Every game ends, and says sensibly how.

use tabletop::{Game, Status, Viewer};

use super::{Played, viewers};

/// The places are those of a ranking: each is one more than the number of those better placed. A
/// cooperative game that is lost puts everybody second.
pub fn outcomes_are_sane<G: Game>(played: &Played<G>) {
    played.look_at(played.choices.len());
    end_is_sane(played.end());
    for game in &played.positions[..played.choices.len()] {
        assert!(game.status().awaited().is_some(), "it was over before");
    }
}

/// The same of the last position alone.
pub fn end_is_sane<G: Game>(end: &G) {
    let Status::Over(outcome) = end.status() else { panic!("nobody can move, but it goes on") };
    assert_eq!(outcome.places.seats(), end.seats(), "a place for each seat");
    assert_eq!(outcome.scores.seats(), end.seats(), "a score for each seat");
    let places: Vec<u8> = outcome.places.values().copied().collect();
    let all_lost = places.iter().all(|place| *place == 2);
    let ranked = places.iter().all(|own| {
        let better = places.iter().filter(|other| *other < own).count();
        usize::from(*own) == better + 1
    });
    assert!(all_lost || ranked, "these are no places: {places:?}");
    for viewer in viewers(end).chain([Viewer::Referee]) {
        let _ = end.view(viewer);
    }
}
