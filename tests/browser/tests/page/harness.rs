//! The harness itself: what scenarios rely on is really so in the browser.

use szlak_browser_tests::{Media, Screen, Trouble, scenario};

#[test]
fn a_phone_has_its_size_its_fingers_and_its_language() {
    scenario("phone").on(Screen::Phone).speaking("pl").run(async |visit| {
        visit.open("").await?;
        // Chromium 148 tells the points of touch only from the second page on.
        visit.open("").await?;
        let phone = "return innerWidth === 390 && matchMedia('(pointer: coarse)').matches
            && navigator.maxTouchPoints > 0 && navigator.language === 'pl'";
        visit.until_script(phone, "this is no Polish phone").await
    });
}

#[test]
fn light_and_motion_follow_the_scenario() {
    scenario("media").run(async |visit| {
        visit.open("").await?;
        for dark in [true, false] {
            visit.prefer(Media { dark, still: dark }).await?;
            let script = format!(
                "return matchMedia('(prefers-color-scheme: dark)').matches === {dark}
                    && matchMedia('(prefers-reduced-motion: reduce)').matches === {dark}"
            );
            visit.until_script(&script, "the system's wishes did not arrive").await?;
        }
        Ok(())
    });
}

#[test]
fn tabs_share_their_storage_and_a_restart_keeps_it() {
    scenario("tabs").on(Screen::Phone).run(async |visit| {
        visit.open("").await?;
        let first = visit.this_tab().await?;
        visit.open_in_new_tab("").await?;
        visit.until_script("return innerWidth === 390", "the second tab is no phone").await?;
        visit.script("localStorage.harness = 'kept'").await?;
        visit.close_for(&first).await?;
        let kept = "return localStorage.harness === 'kept'";
        visit.until_script(kept, "the first tab does not know").await?;
        visit.restart_browser().await?;
        visit.open("").await?;
        visit.until_script(kept, "the restart forgot").await
    });
}

#[test]
fn keys_arrive_as_chords() {
    scenario("keys").run(async |visit| {
        visit.open("").await?;
        visit.script("window.keys = []; addEventListener('keydown', (event) => keys.push((event.ctrlKey ? '^' : '') + event.key))").await?;
        visit.press_all(&["Ctrl+Z", "?", "ArrowLeft", "Enter"]).await?;
        let typed = "return keys.join(' ') === 'Control ^z ? ArrowLeft Enter' || keys.join(' ') === '^Control ^z ? ArrowLeft Enter'";
        visit.until_script(typed, "the keys did not arrive").await
    });
}

/// What the worker of the bots promises, with a stand-in for the app.
#[test]
fn the_bots_worker_loses_no_early_message() {
    scenario("bot-worker").run(async |visit| {
        visit.open("").await?;
        visit.script(
            "const app = `export default async ({ module_or_path }) => {
                 await new Promise((done) => setTimeout(done, 50));
                 self.onmessage = ({ data }) => postMessage(module_or_path + data);
             }`;
             window.heard = [];
             const worker = new Worker('./bot-worker.js', { type: 'module' });
             worker.onmessage = ({ data }) => heard.push(data);
             worker.postMessage({ glue: 'data:text/javascript,' + encodeURIComponent(app), wasm: 'w' });
             worker.postMessage(1);
             worker.postMessage(2);
             setTimeout(() => worker.postMessage(3), 200)",
        )
        .await?;
        visit.until_script("return heard.join() === 'w1,w2,w3'", "the worker did not answer in order").await
    });
}

#[test]
#[should_panic(expected = "button-name")]
fn an_obstacle_is_found_and_named() {
    scenario("obstacle").run(async |visit| {
        visit.open("").await?;
        visit
            .script("document.querySelector('main').append(document.createElement('button'))")
            .await?;
        match visit.is_accessible().await {
            // Where axe-core cannot be had, nothing is found and nothing is proved.
            Ok(()) => Err(Trouble::Wrong("button-name: not checked here".into())),
            found => found,
        }
    });
}

#[test]
#[should_panic(expected = "the console says")]
fn an_error_on_the_console_fails_the_scenario() {
    scenario("console").run(async |visit| {
        visit.open("").await?;
        visit.script("console.error('panicked at src/somewhere.rs')").await.map(drop)
    });
}
