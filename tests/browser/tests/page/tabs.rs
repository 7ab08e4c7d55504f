//! Two tabs with one game: nothing that one of them does is lost by the other.

use crate::cairns::{demand, hurry, log, sit_down};
use serde_json::json;
use szlak_browser_tests::{Outcome, Visit, scenario};

/// A longer game without tokens: every move is told in the log.
const NINE: &str = "?seats=2&seed=0000-0000-0001-2&tokens=off&stones=9";

async fn route(visit: &Visit) -> Outcome<String> {
    Ok(visit.script("return location.hash").await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_second_tab_looks_on_until_it_takes_over() {
    scenario("two-tabs").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, NINE).await?;
        let route = route(visit).await?;
        let first = visit.this_tab().await?;
        let second = visit.open_in_new_tab(&route).await?;
        visit.sees_in("#elsewhere", "open in another tab").await?;
        demand(visit.count(".choices").await? == 0, "the second tab offers choices")?;
        // What the first tab plays, the second sees.
        visit.go_to(&first).await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        visit.go_to(&second).await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        visit.click("#play-here").await?;
        visit.sees_element(".choices").await?;
        visit.go_to(&first).await?;
        visit.sees_in("#elsewhere", "open in another tab").await
    });
}

/// Findings F-1 and B11: the home page follows what another tab plays, renames without harm, and
/// speaks the language it is told to.
#[test]
fn home_follows_a_game_played_elsewhere_and_renames_it_without_harm() {
    scenario("stale-home").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, NINE).await?;
        let table = visit.this_tab().await?;
        let home = visit.open_in_new_tab("#/").await?;
        visit.sees_in(".saves", "0 moves").await?;
        visit.go_to(&table).await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        visit.go_to(&home).await?;
        visit.sees_in(".saves", "2 moves").await?;
        visit.click(".save__deeds").await?;
        visit.choose("Rename: Wanderer – Innkeeper, apprentice").await?;
        visit.fill("#rename-field", "Monday").await?;
        visit.press("Enter").await?;
        visit.sees_in(".saves", "Monday").await?;
        visit.sees_in(".saves", "2 moves").await?;
        visit.go_to(&table).await?;
        let before = log(visit).await?.len();
        visit.press("1").await?;
        let played = format!("return document.querySelectorAll('.log__go').length >= {before} + 2");
        visit.until_script(&played, "the game did not go on").await?;
        visit.go_to(&home).await?;
        visit.sees_in(".saves", "4 moves").await?;
        visit.sees_in(".saves", "Monday").await?;
        visit.click("button[lang='pl']").await?;
        visit.sees_element(".saves a[title='Otwórz']").await?;
        visit.sees_in(".saves", "4 ruchy").await
    });
}

/// Finding F-11: where there are no locks both tabs may play, and neither writes over the other.
#[test]
fn without_locks_two_tabs_play_the_same_game() {
    scenario("no-locks").run(async |visit| {
        let none =
            json!({ "source": "Object.defineProperty(navigator, 'locks', { value: undefined })" });
        visit.devtools("Page.addScriptToEvaluateOnNewDocument", none.clone()).await?;
        hurry(visit).await?;
        sit_down(visit, NINE).await?;
        let route = route(visit).await?;
        let first = visit.this_tab().await?;
        let second = visit.open_in_new_tab("#/settings").await?;
        visit.devtools("Page.addScriptToEvaluateOnNewDocument", none).await?;
        visit.reload().await?;
        visit.open(&route).await?;
        visit.sees_element(".choices").await?;
        let mut told = 0;
        for tab in [&first, &second, &first, &second] {
            visit.go_to(tab).await?;
            let caught_up =
                format!("return document.querySelectorAll('.log__go').length >= {told}");
            visit.until_script(&caught_up, "a move of the other tab is missing").await?;
            told = log(visit).await?.len() + 2;
            visit.sees_element(".choices").await?;
            visit.press("1").await?;
            let played = format!("return document.querySelectorAll('.log__go').length >= {told}");
            visit.until_script(&played, "the move was not made").await?;
        }
        visit.reload().await?;
        visit.sees_element(".log").await?;
        demand(log(visit).await?.len() >= told, "moves were lost")
    });
}
