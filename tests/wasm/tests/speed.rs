//! The games at speed, in the browser: `cargo xtask bench` runs it with the page's own optimisation and compares it with
//! the same lines natively; among the other tests it only shows that all of it runs here.
#![cfg(target_arch = "wasm32")]

use szlak_benches::games::{Effort, measure_games};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_games_are_played_thought_about_and_replayed() {
    let effort = if cfg!(debug_assertions) { Effort::Glance } else { Effort::Full };
    let mut lines = 0;
    measure_games(effort, &mut |line| {
        console_log!("{line}");
        lines += 1;
    });
    assert_eq!(lines, 12, "every subject was measured");
}
