//! What a player keeps: results that count once, the review of a match, the challenge of the day, all of it in a file.

use std::time::Duration;

use crate::cairns::{TINY, demand, play_to_the_end};
use crate::gwent_table::{Hand, NEXT, pause, point};
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// A match of Gwent played to its end, quickly and not well.
async fn play_match(visit: &mut Visit) -> Outcome {
    crate::gwent_table::sit_down(visit).await?;
    for _ in 0..600 {
        match visit.script(NEXT).await?.as_str() {
            Some("over") => return Ok(()),
            Some("") | None => pause(visit).await?,
            Some(css) => point(visit, css, Hand::Mouse).await?,
        }
    }
    Err(Trouble::Wrong("the match does not end".into()))
}

/// What the statistics count of a game.
async fn played(visit: &mut Visit, game: &str) -> Outcome<String> {
    visit.open("#/statistics").await?;
    let number = format!("[data-stat='{game}'] .stat__numbers dd");
    visit.sees_element(&number).await?;
    visit.text_of(&number).await
}

/// Waits until the review is there.
async fn reviewed(visit: &mut Visit) -> Outcome {
    for _ in 0..480 {
        if visit.count("#review-looked").await? > 0 {
            return Ok(());
        }
        visit.script("return new Promise((done) => setTimeout(done, 250))").await?;
    }
    Err(Trouble::Wrong("no review comes".into()))
}

#[test]
fn a_match_is_reviewed_and_its_costliest_move_can_be_looked_at() {
    scenario("review").within(Duration::from_secs(300)).run(async |visit| {
        play_match(visit).await?;
        visit.sees_element("#ending progress").await?;
        visit.click("#stop-review").await?;
        visit.sees_in("#ending", "The review was broken off.").await?;
        visit.is_accessible().await?;
        visit.click("#begin-review").await?;
        reviewed(visit).await?;
        visit.is_accessible().await?;
        visit.pictures("review").await?;
        let rows = visit.count(".review__look").await?;
        demand((1..=3).contains(&rows), &format!("{rows} moves are told"))?;
        demand(visit.count("#ending .curve__marks circle").await? == rows, "not each is marked")?;
        visit.set_screen(Screen::Phone).await?;
        visit.pictures("review-phone").await?;
        visit.set_screen(Screen::Desktop).await?;
        visit.click(".review__look").await?;
        visit.sees_element("main.play--replay #judged").await?;
        visit.sees_in("#judged", "chances in 100. Better:").await?;
        demand(visit.count(".timeline__way circle").await? == rows, "the replay has other marks")?;
        visit.is_accessible().await?;
        visit.pictures("review-replay").await?;
        visit.set_screen(Screen::Phone).await?;
        visit.pictures("review-replay-phone").await?;
        // And back: what was found is still known.
        visit.script("history.back()").await?;
        visit.sees_element("#ending #review-looked").await
    });
}

#[test]
fn a_game_counts_once_however_often_it_ends() {
    scenario("counted").run(async |visit| {
        crate::cairns::hurry(visit).await?;
        crate::cairns::sit_down(visit, TINY).await?;
        play_to_the_end(visit).await?;
        let table = visit.script("return location.hash").await?;
        let table = table.as_str().unwrap_or_default().to_owned();
        demand(played(visit, "cairns").await? == "1", "it does not count")?;
        visit.is_accessible().await?;
        visit.pictures("statistics").await?;
        // Opened again, taken back and ended again, it is the same game.
        visit.open(&table).await?;
        visit.sees_element("dialog#ending[open]").await?;
        visit.click("dialog#ending .dialog__head button").await?;
        visit.click("#undo").await?;
        visit.sees_element(".choices button").await?;
        play_to_the_end(visit).await?;
        demand(played(visit, "cairns").await? == "1", "it counts twice")?;
        // Of the same deal, too.
        crate::cairns::sit_down(visit, TINY).await?;
        play_to_the_end(visit).await?;
        demand(played(visit, "cairns").await? == "1", "the deal counts twice")?;
        visit.reload().await?;
        demand(played(visit, "cairns").await? == "1", "a reload counts")?;
        // Another deal is another game.
        crate::cairns::sit_down(visit, "?seats=2&seed=0000-0000-0002-4&cairns=2&stones=1&growth=0")
            .await?;
        play_to_the_end(visit).await?;
        demand(played(visit, "cairns").await? == "2", "another game does not count")
    });
}

#[test]
fn statistics_travel_with_the_games_and_can_be_emptied() {
    scenario("statistics-file").run(async |visit| {
        crate::cairns::hurry(visit).await?;
        crate::cairns::sit_down(visit, TINY).await?;
        play_to_the_end(visit).await?;
        visit.open("#/settings").await?;
        visit.click("#export-all").await?;
        let file = visit.downloaded().await?;
        visit.open("#/statistics").await?;
        visit.click("#empty-statistics").await?;
        visit.sees_in("#empty", "will be gone").await?;
        visit.click("#empty-no").await?;
        visit.sees_element("[data-stat='cairns']").await?;
        visit.click("#empty-statistics").await?;
        visit.click("#empty-yes").await?;
        visit.sees_in("#no-statistics", "Nothing yet.").await?;
        visit.is_accessible().await?;
        visit.open("#/").await?;
        visit.upload("#import", &file).await?;
        visit.sees_in(".toasts", "1 result imported.").await?;
        demand(played(visit, "cairns").await? == "1", "the result did not come back")
    });
}

/// The same for a bot that thinks: the day decides how strong it is.
async fn play_patiently(visit: &mut Visit) -> Outcome {
    for _ in 0..40 {
        if play_to_the_end(visit).await.is_ok() {
            return Ok(());
        }
    }
    Err(Trouble::Wrong("the challenge does not end".into()))
}

#[test]
fn the_challenge_of_the_day_is_played_and_its_result_shared() {
    scenario("daily").run(async |visit| {
        crate::cairns::hurry(visit).await?;
        visit.open("#/").await?;
        visit.sees_in("[data-daily='gwent']", "against the").await?;
        visit.is_accessible().await?;
        visit.pictures("daily-home").await?;
        visit.open("#/daily/gwent").await?;
        visit.sees_element("main.play .gw-hand").await?;
        visit.open("#/").await?;
        visit.sees_in("[data-daily='gwent']", "Go on").await?;
        // The sample game's is short.
        visit.open("#/daily/cairns").await?;
        visit.sees_element("main.play .choices").await?;
        let table = visit.script("return location.hash").await?;
        demand(
            table.as_str().is_some_and(|hash| hash.starts_with("#/play/daily-cairns-20")),
            "it has another key",
        )?;
        play_patiently(visit).await?;
        visit.sees_in("#daily-result", "1 day in a row").await?;
        let watch =
            "window.told = ''; Object.defineProperty(navigator, 'clipboard', { configurable: true,
            value: { writeText: (text) => { window.told = text; return Promise.resolve(); } } })";
        visit.script(watch).await?;
        visit.click("#share-daily").await?;
        visit.sees_in(".toasts", "The result is on the clipboard.").await?;
        let told = visit.script("return window.told").await?;
        let told = told.as_str().unwrap_or_default();
        demand(
            told.starts_with("Szlak · ") && told.lines().count() == 2,
            &format!("shared: {told}"),
        )?;
        visit.open("#/statistics").await?;
        visit.sees_in("[data-stat='cairns']", "1 daily challenge").await?;
        // Played again, the first result stays.
        visit.open("#/daily/cairns").await?;
        visit.sees_element("dialog#ending[open] #daily-result").await
    });
}
