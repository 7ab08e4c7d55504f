//! Native digest = WebAssembly digest: the golden games were recorded natively and are played
//! again here, in a browser.

use szlak_wasm_tests::{GOLDEN, replayed};
use tabletop::{LoadError, Record};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test(unsupported = test)]
fn every_golden_game_ends_with_the_digest_recorded_natively() {
    assert!(!GOLDEN.is_empty());
    for (game, name, json) in GOLDEN {
        let record = Record::from_json(json).unwrap_or_else(|e| panic!("{game}/{name}: {e}"));
        let digest = replayed(&record).unwrap_or_else(|e| panic!("{game}/{name}: {e}"));
        assert_eq!(digest, record.digest, "{game}/{name}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_false_digest_is_noticed_here_too() {
    let mut record = Record::from_json(GOLDEN[0].2).expect("a golden game");
    record.digest.0 ^= 1;
    let at = record.choices.len();
    assert_eq!(replayed(&record), Err(LoadError::Differs { at }));
}

/// Frozen natively in the unit tests of the generator; here the same numbers must come out.
#[wasm_bindgen_test(unsupported = test)]
fn chance_is_the_same_here() {
    let mut rng = tabletop::Rng::from_u64(2026);
    let below: Vec<u32> = (1..=12).map(|n| rng.below(n * 7)).collect();
    assert_eq!(below, [0, 4, 12, 27, 30, 25, 15, 55, 20, 25, 54, 74]);
}

/// A bot thinks the same in both: the choices of a whole game between searches are frozen.
#[wasm_bindgen_test(unsupported = test)]
fn bots_think_the_same_here() {
    use bots::Seen;
    use bots::search::search;
    use cairns::{Cairns, Setup};
    use tabletop::{Digest, Game, Log, Rng, Seed};

    let setup = Setup { seats: 3, cairns: 4, ..Setup::default() };
    let mut game = Cairns::start(&setup, Seed::new(12), &mut Log::muted()).expect("a good set-up");
    let mut rng = Rng::from_u64(12);
    while let Some(seen) = Seen::by_mover(&game) {
        let choice = search(&seen, 60, &mut rng).choice;
        game.apply(&choice, &mut Log::muted()).expect("a legal choice");
    }
    // Taken natively; a search that was changed on purpose gives a new one.
    assert_eq!(Digest::of(&game).to_string(), "5d6cca69f67e2efc");
}
