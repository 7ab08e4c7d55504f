//! Sound: silent until it is asked for, heard after the first click, silent again.

use crate::gwent_table::{demand, sit_down};
use szlak_browser_tests::{Outcome, Visit, scenario};

/// Counts the contexts a page makes, and the sounds that are started in them.
const LISTEN: &str = "
    if (!window.heard) {
        window.heard = { contexts: 0, sounds: 0, closed: 0 };
        const Real = window.AudioContext;
        window.AudioContext = class extends Real {
            constructor() { super(); heard.contexts += 1; }
            close() { heard.closed += 1; return super.close(); }
        };
        for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
            const start = kind.prototype.start;
            kind.prototype.start = function (...when) { heard.sounds += 1; return start.apply(this, when); };
        }
    }";

async fn heard(visit: &Visit, what: &str) -> Outcome<u64> {
    Ok(visit.script(&format!("return heard.{what}")).await?.as_u64().unwrap_or_default())
}

async fn asked_for_the_player(visit: &Visit) -> Outcome<bool> {
    let asked = "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/sound.js'))";
    Ok(visit.script(asked).await? == true)
}

#[test]
fn the_table_is_silent_until_somebody_asks_for_sound() {
    scenario("silence").run(async |visit| {
        visit.open("").await?;
        visit.script(LISTEN).await?;
        visit.script("location.hash = '#/settings'").await?;
        visit.sees_element("#sound [aria-pressed='true']:first-child").await?;
        sit_down(visit).await?;
        visit.script(LISTEN).await?;
        visit.choose("Keep your hand").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        visit.click(".gw-hand .is-legal").await?;
        demand(heard(visit, "contexts").await? == 0, "a context was made unasked")?;
        demand(!asked_for_the_player(visit).await?, "the player was fetched unasked")
    });
}

/// The choice is kept; the context comes with the first click after it, and goes when it is switched off.
#[test]
fn sound_is_heard_from_the_first_click_after_it_was_switched_on() {
    scenario("sound").run(async |visit| {
        visit.open("#/settings").await?;
        visit.script(LISTEN).await?;
        visit.click("#sound button:nth-child(3)").await?;
        visit.sees_element("#sound button:nth-child(3)[aria-pressed='true']").await?;
        visit.is_accessible().await?;
        sit_down(visit).await?;
        visit.script(LISTEN).await?;
        let fetched = "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/sound.js'))";
        visit.until_script(fetched, "the player was not fetched").await?;
        visit.choose("Keep your hand").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        let before = heard(visit, "sounds").await?;
        visit.click(".gw-hand .card:has(.card__num:not(:empty)).is-legal").await?;
        visit.until_script("return heard.contexts === 1", "no context was made, or two").await?;
        let more = format!("return heard.sounds > {before}");
        visit.until_script(&more, "a card that is lifted is not heard").await?;
        // In the menu of the table it is switched off.
        visit.press("Esc").await?;
        visit.click("#open-menu").await?;
        visit.is_accessible().await?;
        visit.pictures("menu-sound").await?;
        visit.click("#menu #sound button:first-child").await?;
        visit.until_script("return heard.closed === 1", "the context is still open").await?;
        let silent = heard(visit, "sounds").await?;
        visit.press("Esc").await?;
        visit.click(".gw-hand .card:has(.card__num:not(:empty)).is-legal").await?;
        visit.sees_element(".gw-hand .is-selected").await?;
        demand(heard(visit, "sounds").await? == silent, "it is heard although it is off")?;
        demand(heard(visit, "contexts").await? == 1, "another context was made")
    });
}
