//! Undo to anywhere within one frame, in the browser. `cargo xtask bench` runs it optimised and holds it to the
//! promise; among the other tests, unoptimised, it only shows that it works.
#![cfg(target_arch = "wasm32")]

use cairns::{Cairns, Setup};
use tabletop::{Game, Rng, Seed, Session, UndoPolicy};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};
use web_time::{Duration, Instant};

wasm_bindgen_test_configure!(run_in_browser);

const MOVES: usize = 1_000;
const JUMPS: usize = 500;
const FRAME: Duration = Duration::from_millis(16);

#[wasm_bindgen_test]
fn any_of_a_thousand_moves_is_one_frame_away() {
    let mut session = long_session();
    let nodes: Vec<_> = session.line().iter().map(|step| step.id).collect();
    let mut rng = Rng::from_u64(2);
    let mut times: Vec<Duration> = (0..JUMPS)
        .map(|_| {
            let start = Instant::now();
            session.rewind(nodes[rng.index(nodes.len())]).expect("a free table");
            start.elapsed()
        })
        .collect();
    times.sort();
    let (median, worst) = (times[JUMPS / 2], times[JUMPS - 1]);
    console_log!(
        "rewind to a random point of {MOVES}: median {median:?}, worst {worst:?}, promised {FRAME:?}"
    );
    assert!(cfg!(debug_assertions) || median < FRAME, "{median:?}");
}

/// Six big cairns and small bites.
fn long_session() -> Session<Cairns> {
    let setup = Setup { seats: 5, cairns: 6, stones: 400, growth: 0, limit: 3, tokens: true };
    let session = Session::<Cairns>::new(setup, Seed::new(1)).expect("a good set-up");
    let players = session.players().clone();
    let mut session = session.seat_players(players, UndoPolicy::Free);
    let mut rng = Rng::from_u64(1);
    while session.ply() < MOVES {
        let legal = session.game().legal();
        session.choose(&legal[rng.index(legal.len())]).expect("a legal choice");
    }
    session
}
