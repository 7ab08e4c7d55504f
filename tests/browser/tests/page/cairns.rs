//! The sample game in the browser: what several scenarios do with it.

use szlak_browser_tests::{Outcome, Trouble, Visit};

/// Two cairns of one stone, tokens beneath: over in four moves.
pub const TINY: &str = "?seats=2&seed=0000-0000-0001-2&cairns=2&stones=1&growth=0";

/// Bots move at once from here on.
pub async fn hurry(visit: &mut Visit) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await
}

/// Deals a game against a bot and waits for its table.
pub async fn sit_down(visit: &mut Visit, query: &str) -> Outcome {
    visit.open(&format!("#/new/cairns{query}")).await?;
    visit.click("#start").await?;
    visit.sees_element("main.play .choices").await
}

/// Deals a game for two people at one screen; the curtain is down.
pub async fn sit_down_together(visit: &mut Visit, query: &str) -> Outcome {
    visit.open(&format!("#/new/cairns{query}")).await?;
    visit.click("label:has(input[name='control-2'][value='person'])").await?;
    visit.click("#start").await?;
    visit.sees_element("main.curtain").await
}

/// Plays the first choice of the list until the game is over.
pub async fn play_to_the_end(visit: &mut Visit) -> Outcome {
    for _ in 0..40 {
        let script = "if (document.querySelector('dialog#ending[open]')) return 'over';
            const choice = document.querySelector('.choices button');
            if (choice) choice.click();
            return choice ? 'played' : 'waiting'";
        if visit.script(script).await? == "over" {
            return Ok(());
        }
        visit.script("return new Promise((done) => setTimeout(done, 60))").await?;
    }
    Err(Trouble::Wrong("the game does not end".into()))
}

/// The sentences of the log.
pub async fn log(visit: &Visit) -> Outcome<Vec<String>> {
    let script = "return [...document.querySelectorAll('.log__go')].map((line) => line.innerText)";
    let lines = visit.script(script).await?;
    let lines = lines.as_array().cloned().unwrap_or_default();
    Ok(lines.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect())
}

/// Fails with a sentence when something is not so.
pub fn demand(so: bool, otherwise: &str) -> Outcome {
    if so { Ok(()) } else { Err(Trouble::Wrong(otherwise.to_owned())) }
}
