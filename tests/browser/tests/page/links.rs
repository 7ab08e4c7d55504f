//! Links: the same deal for a friend, a whole game in a link, and plain sentences for bad ones.

use crate::cairns::{TINY, demand, hurry, log, play_to_the_end, sit_down};
use serde_json::json;
use szlak_browser_tests::{Outcome, Visit, scenario};

#[test]
fn a_seed_link_deals_the_same_game() {
    scenario("seed-link").run(async |visit| {
        hurry(visit).await?;
        let mut seen = Vec::new();
        for _ in 0..2 {
            sit_down(visit, "?seats=2&seed=0000-0000-0001-2&cairns=6").await?;
            visit.press("3").await?;
            visit.sees_in(".log", "and saw token").await?;
            seen.push(log(visit).await?[1].clone());
        }
        demand(seen[0] == seen[1], "the same link dealt two games")?;
        visit.open("#/new/cairns?seats=2&seed=0000-0000-0001-2").await?;
        let seed = visit.script("return document.querySelector('#seed').value").await?;
        demand(seed == "0000-0000-0001-2", "the seed of the link is not shown")
    });
}

async fn copied(visit: &mut Visit) -> Outcome<String> {
    visit.sees_in(".toasts", "The link is on the clipboard.").await?;
    let link = visit.script("return navigator.clipboard.readText()").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_record_link_replays_the_game_and_a_false_one_is_found_out() {
    scenario("record-link").everywhere().run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        play_to_the_end(visit).await?;
        let told = log(visit).await?;
        visit.watch_the_clipboard().await?;
        visit.choose("Copy replay link").await?;
        visit.sees_in(".toasts", "The link is on the clipboard.").await?;
        let link = visit.copied().await?;
        let fragment =
            link.split_once('#').map(|(_, fragment)| format!("#{fragment}")).unwrap_or_default();
        visit.open(&fragment).await?;
        visit.sees_in(".timeline", "Viewing move 0 of 4").await?;
        visit.is_accessible().await?;
        visit.press("End").await?;
        visit.sees_in(".timeline", "Viewing move 4 of 4").await?;
        visit.screenshot("replay").await?;
        let replayed = log(visit).await?;
        demand(replayed.len() == told.len(), "the replay tells another story")?;
        // The set-up is spelled out in the link; a changed number of stones is noticed.
        let middle = fragment.len() - 14;
        let other = if &fragment[middle..=middle] == "A" { "B" } else { "A" };
        let altered = format!("{}{other}{}", &fragment[..middle], &fragment[middle + 1..]);
        visit.open(&altered).await?;
        visit.sees_element("#bad-link").await?;
        let sentence = visit.text_of("#bad-link").await?;
        demand(sentence.contains("Move") || sentence.contains("move"), &sentence)?;
        visit.open(&fragment[..fragment.len() / 2]).await?;
        visit.sees_in("#bad-link", "incomplete").await
    });
}

#[test]
fn the_menu_copies_a_seed_link_that_opens_the_same_set_up() {
    scenario("copy-seed").run(async |visit| {
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        visit.devtools("Browser.grantPermissions", grant).await?;
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.click("#open-menu").await?;
        visit.click("#copy-seed").await?;
        let link = copied(visit).await?;
        demand(
            link.ends_with("#/new/cairns?seats=2&seed=0000-0000-0001-2&cairns=2&growth=0&stones=1"),
            &link,
        )
    });
}

#[test]
fn bad_links_get_a_sentence_and_the_home_page() {
    scenario("bad-links").run(async |visit| {
        let bad = [
            ("#/nowhere", "Szlak can’t read that link"),
            ("#/new/chess?seats=2", "Szlak can’t read that link"),
            ("#/watch/!!!", "Szlak can’t read that link"),
            ("#/watch/", "Szlak can’t read that link"),
            ("#/new/cairns?seed=0000-0000-0001-3", "typo"),
            ("#/new/cairns?seats", "incomplete"),
        ];
        for (link, sentence) in bad {
            visit.open(link).await?;
            visit.sees_in("#bad-link", sentence).await?;
            visit.sees("New game").await?;
            visit.open("#/").await?;
        }
        visit.open("#/new/cairns?seats=9").await?;
        visit.sees_in("#setup-error", "not for that many players").await?;
        visit.open("#/new/cairns?seats=2&stones=9999").await?;
        visit.sees_in("#setup-error", "stones").await?;
        visit.open("#/play/nosuchgame").await?;
        visit.sees_in("#cannot-open", "no game at this address").await
    });
}

/// Finding F-14: a fragment of a megabyte held the page up for seconds.
#[test]
fn a_link_that_is_too_long_gets_a_sentence_at_once() {
    scenario("long-link").run(async |visit| {
        visit.open("#/").await?;
        visit.script("location.hash = '#/watch/' + 'A'.repeat(1_000_000)").await?;
        visit.sees_in("#bad-link", "too long").await
    });
}

#[test]
fn a_mistyped_seed_does_not_start_a_game() {
    scenario("mistyped").run(async |visit| {
        visit.open("#/new/cairns").await?;
        visit.fill("#seed", "0000-0000-0001-3").await?;
        visit.sees_in("#seed-error", "typo").await?;
        visit.click("#start").await?;
        visit.focus_is_on("#seed").await?;
        visit.click("#shuffle-seed").await?;
        visit.no_longer_sees_element("#seed-error").await
    });
}
