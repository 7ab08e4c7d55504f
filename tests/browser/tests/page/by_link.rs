//! Playing by link: two people with a browser each, who share nothing but the links they send.

use std::time::Duration;

use crate::cairns::{demand, hurry, log};
use serde_json::json;
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// Two cairns of two stones, tokens beneath.
const SHORT: &str = "?seats=2&seed=0000-0000-0001-2&cairns=2&stones=2&growth=0";

async fn may_copy(visit: &mut Visit) -> Outcome {
    let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    visit.devtools("Browser.grantPermissions", grant).await.map(drop)
}

/// Deals a game between Anna, who is here, and Bartek, who is not.
async fn begin(visit: &mut Visit, game: &str) -> Outcome {
    may_copy(visit).await?;
    hurry(visit).await?;
    visit.open(&format!("#/new/{game}")).await?;
    visit.click("label:has(input[name='control-2'][value='far'])").await?;
    if visit.count("#more").await? > 0 {
        visit.click("#more").await?;
    } else {
        visit.sees_in("#far-hint", "as a link").await?;
    }
    visit.fill("#name-1", "Anna").await?;
    visit.fill("#name-2", "Bartek").await?;
    visit.click("#start").await?;
    visit.sees_element("main.play").await
}

/// Plays the first choice of the list while anything may be chosen.
async fn play_here(visit: &mut Visit) -> Outcome {
    for _ in 0..40 {
        let script = "if (document.querySelector('dialog#ending[open], #waiting')) return true;
            document.querySelector('.choices button')?.click(); return false";
        if visit.script(script).await? == true {
            return Ok(());
        }
        visit.script("return new Promise((done) => setTimeout(done, 60))").await?;
    }
    Err(Trouble::Wrong("the turn does not end".into()))
}

async fn is_over(visit: &Visit) -> Outcome<bool> {
    Ok(visit.count("dialog#ending[open]").await? > 0)
}

/// Sends the move, and gives the part of the link after the address.
async fn send(visit: &mut Visit) -> Outcome<String> {
    let button = if is_over(visit).await? { "#send-end" } else { "#send-move" };
    visit.click(button).await?;
    visit.sees_in(".toasts", "Paste it into a message").await?;
    let link = visit.script("return navigator.clipboard.readText()").await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    visit
        .script("document.querySelectorAll('.toasts button').forEach((one) => one.click())")
        .await?;
    let fragment = link.split_once('#').map(|(_, fragment)| format!("#{fragment}"));
    fragment.ok_or_else(|| Trouble::Wrong(format!("no link was copied: {link}")))
}

/// Opens a link as a messenger would; or pastes it, as in an installed app.
async fn receive(visit: &mut Visit, link: &str, by_paste: bool) -> Outcome {
    if by_paste {
        visit.fill("#answer", &format!("https://example.org/{link}")).await?;
        visit.press("Enter").await
    } else {
        visit.open(link).await
    }
}

/// Lifts the curtain of one whose turn has come, and reads what has happened.
async fn come_in(visit: &mut Visit, name: &str) -> Outcome {
    visit.sees_in("main.curtain", name).await?;
    demand(visit.count(".board, .choices, .log").await? == 0, "the table is behind the curtain")?;
    visit.click(".curtain .btn--act").await?;
    visit.sees_element("dialog#since[open] li").await?;
    visit.click("#to-table").await
}

/// A whole game; one link comes twice, one out of order, and nothing is lost.
#[test]
fn a_match_is_played_by_links_between_two_profiles() {
    scenario("by-link").within(Duration::from_secs(240)).run(async |visit| {
        visit
            .with_friend(async |anna, bartek| {
                may_copy(bartek).await?;
                hurry(bartek).await?;
                begin(anna, &format!("cairns{SHORT}")).await?;
                let mut old = None;
                for round in 0..20 {
                    play_here(anna).await?;
                    if !is_over(anna).await? {
                        anna.sees_in("#waiting", "Bartek").await?;
                        demand(anna.count(".choices").await? == 0, "Anna plays for Bartek")?;
                    }
                    let out = send(anna).await?;
                    receive(bartek, &out, round > 0).await?;
                    if is_over(anna).await? {
                        break;
                    }
                    come_in(bartek, "Bartek").await?;
                    // What was sent is not taken back.
                    let undo = anna.attribute("#undo", "aria-label").await?.unwrap_or_default();
                    demand(undo.contains("has been sent"), &undo)?;
                    play_here(bartek).await?;
                    let back = send(bartek).await?;
                    receive(anna, &back, round % 2 == 0).await?;
                    if is_over(bartek).await? {
                        break;
                    }
                    come_in(anna, "Anna").await?;
                    let told = log(anna).await?;
                    // The same link once more, and one of a round before.
                    anna.open(&back).await?;
                    anna.sees_in(".toasts", "already here").await?;
                    if let Some(old) = old.replace(out) {
                        anna.open(&old).await?;
                        anna.sees_in(".toasts", "This link is old").await?;
                    }
                    demand(log(anna).await? == told, "an older link changed the game")?;
                }
                for visit in [&mut *anna, &mut *bartek] {
                    visit.sees_element("dialog#ending[open]").await?;
                }
                let (one, other) = (log(anna).await?, log(bartek).await?);
                demand(one == other && one.len() > 4, "they have played two games")?;
                for visit in [anna, bartek] {
                    visit.open("#/").await?;
                    demand(visit.count(".saves .save").await? == 1, "a game was kept twice")?;
                }
                Ok(())
            })
            .await
    });
}

/// Two answers to one link: the second is kept beside the first and says so; a false link says so and harms nothing.
#[test]
fn another_course_is_kept_beside_and_a_false_link_harms_nothing() {
    scenario("by-link-apart").within(Duration::from_secs(240)).run(async |visit| {
        visit
            .with_friend(async |anna, bartek| {
                may_copy(bartek).await?;
                begin(anna, &format!("cairns{SHORT}")).await?;
                play_here(anna).await?;
                let out = send(anna).await?;
                let mut answers = Vec::new();
                for choice in ["1", "2"] {
                    bartek.script("localStorage.clear()").await?;
                    bartek.open("#/settings").await?;
                    receive(bartek, &out, false).await?;
                    bartek.click("#i-am-2").await?;
                    bartek.click("#to-table").await?;
                    bartek.press(choice).await?;
                    bartek.sees_in("#waiting", "Anna").await?;
                    answers.push(send(bartek).await?);
                }
                receive(anna, &answers[0], true).await?;
                come_in(anna, "Anna").await?;
                let told = log(anna).await?;
                anna.open(&answers[1]).await?;
                anna.sees_in(".toasts", "another course").await?;
                demand(log(anna).await? == told, "the game here has changed")?;
                anna.choose("Open that one").await?;
                anna.until_script(
                    "return document.querySelectorAll('.log__go').length > 0",
                    "no log",
                )
                .await?;
                demand(log(anna).await? != told, "both games are the same")?;
                // A symbol of the seal, and the end cut off.
                let altered = format!("{}A", &out[..out.len() - 1]);
                let cut = out[..out.len() - 20].to_owned();
                for (link, sentence) in
                    [(altered, ""), (cut, "cut off"), ("#/turn/////".to_owned(), "")]
                {
                    if link == out {
                        continue;
                    }
                    anna.open(&link).await?;
                    anna.sees_in("#bad-link", sentence).await?;
                    anna.sees_element("#bad-link").await?;
                }
                demand(anna.count(".saves .save").await? == 2, "something was lost")
            })
            .await
    });
}

/// Gwent, on a phone and on a desk: the waiting table, the code, the curtain; and no card of another hand in the page.
#[test]
fn gwent_waits_hands_over_and_hides_the_other_hand() {
    for (screen, name) in [(Screen::Phone, "phone"), (Screen::Desktop, "desktop")] {
        scenario("by-link-gwent").on(screen).within(Duration::from_secs(240)).run(async |visit| {
            visit
                .with_friend(async |anna, bartek| {
                    let decks = "&deck.1=nilfgaard-starter&deck.2=skellige-starter";
                    begin(anna, &format!("gwent?seats=2&seed=0000-0000-0001-2{decks}")).await?;
                    for _ in 0..40 {
                        if anna.count("#waiting").await? > 0 {
                            break;
                        }
                        anna.script(
                            "document.querySelector('.gw-acts [data-at^=act]')?.click();
                            return new Promise((done) => setTimeout(done, 60))",
                        )
                        .await?;
                    }
                    anna.sees_in("#waiting", "Bartek").await?;
                    anna.is_accessible().await?;
                    anna.pictures(&format!("by-link-waiting-{name}")).await?;
                    anna.click("#show-code").await?;
                    anna.sees_element("dialog#hand-over[open] svg.qr").await?;
                    anna.is_accessible().await?;
                    anna.pictures(&format!("by-link-code-{name}")).await?;
                    anna.press("Esc").await?;
                    let link = send(anna).await?;
                    receive(bartek, &link, false).await?;
                    bartek.sees_in("main.curtain", "Bartek").await?;
                    bartek.is_accessible().await?;
                    bartek.pictures(&format!("by-link-curtain-{name}")).await?;
                    bartek.click("#i-am-2").await?;
                    bartek.sees_element("dialog#since[open]").await?;
                    bartek.is_accessible().await?;
                    bartek.pictures(&format!("by-link-since-{name}")).await?;
                    bartek.click("#to-table").await?;
                    bartek.sees_element(".gw-hand .card").await?;
                    let names = "return [...document.querySelectorAll('.gw-hand .card__name')].map((name) => name.textContent)";
                    let hand = bartek.script(names).await?;
                    let own = anna.script(names).await?;
                    let own = own.as_array().cloned().unwrap_or_default();
                    let page = anna.script("return document.documentElement.textContent").await?;
                    let page = page.as_str().unwrap_or_default();
                    let hand = hand.as_array().cloned().unwrap_or_default();
                    demand(hand.len() >= 10, "Bartek has no hand")?;
                    // A neutral card may be in both hands.
                    let others = hand.iter().filter(|card| !own.contains(card));
                    for card in others.filter_map(|card| card.as_str()) {
                        demand(!page.contains(card), &format!("Anna’s page knows of {card}"))?;
                    }
                    Ok(())
                })
                .await
        });
    }
}
