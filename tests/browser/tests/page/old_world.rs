//! Old World played to its end as a person would: by mouse, by touch, by keys, by the list.

use std::time::Duration;

use crate::old_world_table::{Hand, TWO, play, point, sit_down};
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// One person among bots.
const THREE: &str = "?seats=3&seed=0000-0000-0001-2&first=seat-1";
/// A whole game takes a while where a machine is slow: by keys, every stop on the way is a key of its own.
const LONG: Duration = Duration::from_secs(360);
/// A lone witcher.
const ALONE: &str = "?seats=1&seed=0000-0000-0001-2";

/// A traveller who answers from the list of choices alone. Clicks a choice and returns what it says.
const LISTED: &str = "
    if (document.querySelector('dialog#ending[open]')) return 'over';
    if (!document.querySelector('dialog#choices[open]')) {
        document.querySelector('.all-choices, #all-choices')?.click();
        return '';
    }
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
fn a_whole_game_by_mouse() {
    scenario("old-world-mouse").within(LONG).run(async |visit| {
        sit_down(visit, TWO).await?;
        visit.is_accessible().await?;
        play(visit, "", Hand::Mouse).await?;
        visit.sees_in("#ending", "Trophies").await?;
        visit.pictures("old-world-ending").await
    });
}

#[test]
fn a_whole_game_on_a_phone_by_touch() {
    scenario("old-world-touch").on(Screen::Phone).within(LONG).run(async |visit| {
        sit_down(visit, TWO).await?;
        play(visit, "-phone", Hand::Finger).await?;
        visit.sees_in("#ending", "Trophies").await
    });
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    scenario("old-world-keyboard").within(LONG).run(async |visit| {
        visit.open("#/settings").await?;
        point(visit, "[aria-labelledby=speed-label] > :first-child", Hand::Keys).await?;
        visit.open(&format!("#/new/old-world{TWO}")).await?;
        point(visit, "#start", Hand::Keys).await?;
        visit.sees_element("main.play .old-world").await?;
        play(visit, "-keys", Hand::Keys).await?;
        visit.sees_in("#ending", "Trophies").await
    });
}

#[test]
fn a_game_of_three_is_played_by_the_list_and_survives_a_closed_tab() {
    scenario("old-world-list").run(async |visit| {
        sit_down(visit, THREE).await?;
        until(visit, "document.querySelector('.old-world--fight')").await?;
        let before = asked(visit).await?;
        visit.reload().await?;
        visit.sees_element(".old-world--fight").await?;
        let after = asked(visit).await?;
        if before != after {
            return Err(Trouble::Wrong(format!("left at “{before}”, taken up at “{after}”")));
        }
        to_the_end(visit).await?;
        visit.sees_in("#ending", "Trophies").await
    });
}

#[test]
fn a_lone_witcher_reads_a_story_on_a_phone() {
    scenario("old-world-solo").on(Screen::Phone).run(async |visit| {
        sit_down(visit, ALONE).await?;
        until(visit, "document.querySelector('.ow-leaf')?.innerText.length > 80").await?;
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

/// Plays on until the page is as wanted.
async fn until(visit: &mut Visit, wanted: &str) -> Outcome {
    for _ in 0..3_000 {
        if visit.script(&format!("return !!({wanted})")).await? == true {
            return Ok(());
        }
        step(visit).await?;
    }
    Err(Trouble::Wrong(format!("never came to {wanted}")))
}

async fn to_the_end(visit: &mut Visit) -> Outcome {
    for _ in 0..12_000 {
        if step(visit).await? == "over" {
            return Ok(());
        }
    }
    Err(Trouble::Wrong("the game does not end".into()))
}

async fn step(visit: &mut Visit) -> Outcome<String> {
    let said = visit.script(LISTED).await?.as_str().unwrap_or_default().to_owned();
    if said.is_empty() {
        // Somebody else is thinking.
        visit.script("return new Promise((done) => setTimeout(done, 20))").await?;
    }
    Ok(said)
}

/// The question.
async fn asked(visit: &mut Visit) -> Outcome<String> {
    visit.text_of(".status__ask").await
}
