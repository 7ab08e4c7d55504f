//! A game played to its end by bots.

use tabletop::{BySeat, Digest, Level, Log, Outcome, Rng, Status};

use crate::{Play, Seen, choose};

/// A playout that is not over after so many moves is broken off.
pub const MAX_PLAYOUT_MOVES: u32 = 20_000;

/// A playout in which this much has been thought is broken off as well.
pub const MAX_PLAYOUT_WORK: u64 = 50_000_000;

/// How a game played by bots went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended; `None` if it was broken off.
    pub outcome: Option<Outcome>,
    /// How many moves were made.
    pub moves: u32,
    /// How much work it was, in moves made and thought of.
    pub work: u64,
    /// The fingerprint of the last position.
    pub digest: Digest,
}

/// Plays a game to its end, each seat by its level.
///
/// # Panics
/// If there is not one level for each seat.
pub fn playout<G: Play>(
    mut game: G,
    levels: &BySeat<Level>,
    budget: Option<u32>,
    rng: &mut Rng,
) -> Playout {
    assert_eq!(levels.seats(), game.seats(), "one level for each seat");
    let (mut moves, mut work) = (0, 0);
    let outcome = loop {
        let seen = match game.status() {
            Status::Over(outcome) => break Some(outcome),
            Status::Awaiting { .. } if moves == MAX_PLAYOUT_MOVES || work > MAX_PLAYOUT_WORK => {
                break None;
            }
            Status::Awaiting { .. } => Seen::by_mover(&game).expect("it is not over"),
        };
        let thought = choose(&seen, levels[seen.seat()], budget, rng);
        work += thought.work;
        moves += 1;
        game.play(&thought.choice, &mut Log::muted());
    };
    Playout { outcome, moves, work, digest: Digest::of(&game) }
}
