//! Gwent in links: the same hands for a friend, a whole match in a link, and a false one found out.

use crate::gwent_table::{Hand, demand, hurry, play, sit_down};
use serde_json::json;
use szlak_browser_tests::{Outcome, Visit, scenario};

/// The names of the cards in hand.
async fn hand(visit: &mut Visit) -> Outcome<String> {
    visit.sees_element(".gw-hand .card").await?;
    let names = visit
        .script("return [...document.querySelectorAll('.gw-hand .card__name')].map((name) => name.innerText).join()")
        .await?;
    Ok(names.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_seed_link_deals_the_same_hands_in_a_fresh_profile() {
    let dealt = std::sync::Mutex::new(Vec::new());
    for _ in 0..2 {
        // Every scenario has a profile of its own.
        scenario("gwent-seed").run(async |visit| {
            sit_down(visit).await?;
            let hand = hand(visit).await?;
            demand(hand.split(',').count() == 10, &hand)?;
            dealt.lock().expect("one at a time").push(hand);
            Ok(())
        });
    }
    let dealt = dealt.into_inner().expect("one at a time");
    assert!(dealt.len() >= 2 && dealt.iter().all(|hand| *hand == dealt[0]), "{dealt:?}");
}

#[test]
fn a_match_replays_from_its_link_and_a_false_one_is_refused_at_its_move() {
    scenario("gwent-record").run(async |visit| {
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        visit.devtools("Browser.grantPermissions", grant).await?;
        hurry(visit).await?;
        sit_down(visit).await?;
        play(visit, "-link", Hand::Mouse).await?;
        visit.choose("Copy replay link").await?;
        visit.sees_in(".toasts", "The link is on the clipboard.").await?;
        let link = visit.script("return navigator.clipboard.readText()").await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        let fragment = link.split_once('#').map(|(_, rest)| format!("#{rest}")).unwrap_or_default();
        visit.open(&fragment).await?;
        visit.sees_in(".timeline", "Viewing move 0 of").await?;
        // Finding B4: names, the result only at the end, and it goes on by itself.
        visit.sees_in(".status", "Replay: Wanderer – Innkeeper").await?;
        visit.is_accessible().await?;
        visit.click("#autoplay").await?;
        visit.sees_in(".timeline", "Viewing move 2 of").await?;
        visit.click("#autoplay").await?;
        visit.pictures("gwent-replay").await?;
        visit.press("End").await?;
        visit.sees_in(".status", "The game is over").await?;
        // One letter among the last moves; after them comes only the seal.
        let middle = fragment.len() - 40;
        let other = if &fragment[middle..=middle] == "A" { "B" } else { "A" };
        let altered = format!("{}{other}{}", &fragment[..middle], &fragment[middle + 1..]);
        visit.open(&altered).await?;
        visit.sees_element("#bad-link").await?;
        let said = visit.text_of("#bad-link").await?;
        demand(
            said.contains("ove ") && said.contains(|letter: char| letter.is_ascii_digit()),
            &said,
        )
    });
}
