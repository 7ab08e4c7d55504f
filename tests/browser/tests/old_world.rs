//! Old World played to its end with the list of choices alone, left and taken up again on the way.

use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// One person among bots.
const THREE: &str = "?seats=3&seed=0000-0000-0001-2&first=seat-1";
/// A lone witcher.
const ALONE: &str = "?seats=1&seed=0000-0000-0001-2";

/// A traveller who fights what he meets, trains where he can and otherwise moves about; `near` and
/// `over` say where the game is. Clicks a choice and returns what was clicked.
const STEP: &str = "
    if (document.querySelector('dialog#ending[open]')) return 'over';
    const all = [...document.querySelectorAll('.choices .choice')];
    if (!all.length) return '';
    const likes = [/^Fight/, /^Meditate/, /^Complete/, /^Act here/, /^Lay /, /^Use /, /^Train/, /^Raise/];
    window.steps = (window.steps ?? 0) + 1;
    const liked = likes.map((like) => all.find((one) => like.test(one.innerText))).find((one) => one);
    const picked = liked ?? all[(window.steps * 7919) % all.length];
    const said = picked.innerText;
    picked.click();
    return said";

#[test]
fn a_game_of_three_is_played_to_its_end_and_survives_a_closed_tab() {
    scenario("old-world").run(async |visit| {
        sit_down(visit, THREE).await?;
        visit.is_accessible().await?;
        visit.sees_in(".old-world", "Market").await?;
        visit.pictures("old-world-start").await?;
        until_in_a_fight(visit).await?;
        visit.pictures("old-world-fight").await?;
        visit.is_accessible().await?;
        let before = asked(visit).await?;
        visit.reload().await?;
        visit.sees_element(".choices .choice").await?;
        let after = asked(visit).await?;
        if before != after {
            return Err(Trouble::Wrong(format!("left at “{before}”, taken up at “{after}”")));
        }
        to_the_end(visit).await?;
        visit.sees_in("#ending", "Trophies").await?;
        visit.pictures("old-world-ending").await
    });
}

#[test]
fn a_lone_witcher_reads_a_story_on_a_phone() {
    scenario("old-world-solo").on(Screen::Phone).run(async |visit| {
        sit_down(visit, ALONE).await?;
        until(visit, "document.querySelector('.ow-panel--prose p')?.innerText.length > 80").await?;
        // The options are those of the story, not letters alone.
        visit.sees_in(".choices", "A. ").await?;
        visit.is_accessible().await?;
        visit.pictures("old-world-story-phone").await?;
        let fits =
            visit.script("return document.documentElement.scrollWidth <= innerWidth").await?;
        if fits != true {
            return Err(Trouble::Wrong("the table is wider than the screen".into()));
        }
        Ok(())
    });
}

async fn sit_down(visit: &mut Visit, table: &str) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await?;
    visit.open(&format!("#/new/old-world{table}")).await?;
    visit.click("#start").await?;
    visit.sees_element(".choices .choice").await
}

async fn until_in_a_fight(visit: &mut Visit) -> Outcome {
    until(visit, "document.querySelector('#ask')?.innerText.startsWith('Step ')").await
}

/// Plays on until the page is as wanted.
async fn until(visit: &mut Visit, wanted: &str) -> Outcome {
    for _ in 0..1_500 {
        if visit.script(&format!("return !!({wanted})")).await? == true {
            return Ok(());
        }
        step(visit).await?;
    }
    Err(Trouble::Wrong(format!("never came to {wanted}")))
}

async fn to_the_end(visit: &mut Visit) -> Outcome {
    for _ in 0..6_000 {
        if step(visit).await? == "over" {
            return Ok(());
        }
    }
    Err(Trouble::Wrong("the game does not end".into()))
}

async fn step(visit: &mut Visit) -> Outcome<String> {
    let said = visit.script(STEP).await?.as_str().unwrap_or_default().to_owned();
    if said.is_empty() {
        // Somebody else is thinking.
        visit.script("return new Promise((done) => setTimeout(done, 20))").await?;
    }
    Ok(said)
}

/// The question and all its answers.
async fn asked(visit: &mut Visit) -> Outcome<String> {
    let text = visit.script("return document.querySelector('.decision').innerText").await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}
