//! Bots that think beside the page: their pace, and what happens when their helper fails.

use crate::cairns::{demand, hurry, sit_down};
use serde_json::json;
use szlak_browser_tests::{Outcome, Visit, scenario};

/// One cairn of stones without secrets: the choice made is the stones that are left.
const STONES: &str = "?seats=2&seed=0000-0000-0001-2&cairns=1&stones=40&growth=0&tokens=off";

/// Keeps every worker the page starts in `window.helpers`, and makes a long wait short.
const WATCHED: &str = "
    window.helpers = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(...how) { super(...how); window.helpers.push(this); }
    };
    const wait = window.setTimeout;
    window.setTimeout = (act, time, ...rest) => wait.call(window, act, time > 20_000 ? 4_000 : time, ...rest);";

async fn before_every_page(visit: &mut Visit, source: &str) -> Outcome {
    let script = json!({ "source": source });
    visit.devtools("Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
}

/// Takes a stone, and waits until the bot has taken its own.
async fn exchange(visit: &mut Visit) -> Outcome {
    visit.sees_element(".choices .choice").await?;
    let before = visit.count(".log__go").await?;
    visit.script("document.querySelector('.choices .choice').click()").await?;
    let answered = format!(
        "return document.querySelectorAll('.log__go').length >= {before} + 2
            && !!document.querySelector('.choices .choice')"
    );
    visit.until_script(&answered, "the bot does not answer").await
}

/// Finding F-5: the worker's script is missing, as in an old tab after an update.
#[test]
fn without_a_helper_bots_think_in_the_page_and_say_so() {
    scenario("bots-no-helper").tolerating("bot-worker.js").run(async |visit| {
        visit.site().withhold("sw.js");
        visit.site().withhold("bot-worker.js");
        hurry(visit).await?;
        sit_down(visit, STONES).await?;
        exchange(visit).await?;
        visit.sees_in(".toasts", "they think on this page").await?;
        // And again: a helper that has failed is not waited for.
        exchange(visit).await?;
        exchange(visit).await
    });
}

/// Finding F-5: the program the helper is to run is missing.
#[test]
fn a_helper_that_cannot_start_its_program_is_not_waited_for() {
    scenario("bots-no-program").tolerating("bot-worker.js").run(async |visit| {
        visit.site().withhold("sw.js");
        // The page itself is here; from now on what it is made of is not.
        before_every_page(
            visit,
            "window.addEventListener('load', () => {
            for (const id of ['szlak-glue', 'szlak-wasm']) {
                const link = document.getElementById(id);
                link.setAttribute('href', link.getAttribute('href') + '.gone');
            }
        })",
        )
        .await?;
        hurry(visit).await?;
        sit_down(visit, STONES).await?;
        exchange(visit).await?;
        visit.sees_in(".toasts", "they think on this page").await?;
        exchange(visit).await
    });
}

/// Finding F-5: a helper that is killed falls silent; another one takes its place.
#[test]
fn a_helper_that_was_killed_is_replaced() {
    scenario("bots-killed").run(async |visit| {
        before_every_page(visit, WATCHED).await?;
        hurry(visit).await?;
        sit_down(visit, STONES).await?;
        exchange(visit).await?;
        visit.script("window.helpers.at(-1).terminate()").await?;
        exchange(visit).await?;
        let count = visit.script("return window.helpers.length").await?;
        demand(count == 2, &format!("{count} helpers were started, not two"))?;
        exchange(visit).await?;
        let said = visit.script("return document.querySelector('.toasts').innerText").await?;
        demand(said == "", &format!("nothing had to be said, but it says {said}"))
    });
}

/// The helper is told moves, not whole games: the record is sent once.
#[test]
fn a_helper_is_told_the_game_once_and_then_the_moves() {
    scenario("bots-moves").run(async |visit| {
        before_every_page(
            visit,
            "window.told = [];
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (message, ...rest) {
                if (Array.isArray(message)) window.told.push(message[4]);
                return post.call(this, message, ...rest);
            };",
        )
        .await?;
        hurry(visit).await?;
        sit_down(visit, STONES).await?;
        for _ in 0..3 {
            exchange(visit).await?;
        }
        let told = visit.script("return window.told").await?;
        demand(told == json!(["record", "moves", "moves"]), &told.to_string())?;
        // Another line: what was told no longer leads here.
        visit.press("Ctrl+Z").await?;
        visit.sees_element(".log__entry--later").await?;
        visit.script("document.querySelectorAll('.choices .choice')[1].click()").await?;
        visit.until_script("return window.told.length === 4", "the helper was not asked").await?;
        let told = visit.script("return window.told[3]").await?;
        demand(told == "record", &format!("after an undo it was told the {told}"))
    });
}

/// Finding B12: the click that ends one's own move does not hurry the bot's answer to it.
#[test]
fn a_move_on_the_board_leaves_the_bot_its_pause() {
    scenario("bots-pause").run(async |visit| {
        visit.open("#/settings").await?;
        visit.choose("Slow").await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&cairns=2&stones=1&growth=0").await?;
        visit
            .script(
                "window.grown = [performance.now()];
                new MutationObserver(() => window.grown.push(performance.now()))
                    .observe(document.querySelector('.log'), { childList: true })",
            )
            .await?;
        visit.click(".cairn").await?;
        visit.until_script("return window.grown.length > 2", "the bot does not answer").await?;
        let pause = visit.script("return window.grown[2] - window.grown[1]").await?;
        let pause = pause.as_f64().unwrap_or_default();
        // The pause is 1.6 s at this pace; hurried, the answer comes as soon as it is thought of.
        demand(pause > 1_000.0, &format!("the bot answered after {pause} ms"))
    });
}

/// Finding F-12: a clock that is set back while a bot pauses does not hold it up.
#[test]
fn a_clock_set_back_does_not_hold_a_bot_up() {
    scenario("bots-clock").run(async |visit| {
        sit_down(visit, STONES).await?;
        visit
            .script(
                "const real = Date.now.bind(Date);
                setTimeout(() => { Date.now = () => real() - 3_600_000 }, 150)",
            )
            .await?;
        exchange(visit).await
    });
}
