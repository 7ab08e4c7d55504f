//! Szlak's page: the only code that knows a browser exists.
//!
//! The same program is started twice: with a page it shows the app, in a worker it thinks for the
//! bots (`thinker.rs`). Start reading at `app.rs`; how each game looks is in `games/`.

#![expect(
    clippy::needless_pass_by_value,
    reason = "components and event handlers own their arguments"
)]
// The frame alone (`cargo xtask dist --frame`) leaves unused what only the games use.
#![cfg_attr(not(feature = "gwent"), allow(dead_code))]

mod app;
mod arms;
mod browser;
mod daily;
mod desk;
mod director;
mod games;
mod heraldry;
mod i18n;
mod icon;
mod kit;
mod learning;
mod link;
mod markup;
mod noting;
mod number;
mod pages;
mod post;
mod prefs;
mod prelude;
mod prose;
mod pwa;
mod qr;
mod review;
mod route;
mod scene;
mod signal;
mod stage;
mod storage;
mod table;
mod tally;
mod thinker;
mod toast;
mod view;

use wasm_bindgen::JsCast;

/// How long the page waits for the second copies of the games, in milliseconds. Should they come
/// later, what they bring is shown then.
const PATIENCE: i32 = 1_000;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        // boot.js says so: after this, nothing here answers any more.
        browser::announce("szlak:died");
    }));
    if let Ok(worker) = js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        thinker::serve(&worker);
        return;
    }
    browser::spawn(async {
        if !i18n::load(prefs::lang_untracked()).await {
            // boot.js tries what can be tried.
            browser::announce("szlak:wordless");
            return;
        }
        browser::wait_for(PATIENCE, storage::recovery::bring_back()).await;
        show();
    });
}

fn show() {
    leptos::mount::mount_to_body(app::App);
    heraldry::glyphs::load();
    for id in ["first-paint", "first-view"] {
        if let Some(first) = browser::document().get_element_by_id(id) {
            first.remove();
        }
    }
    browser::announce("szlak:shown");
}
