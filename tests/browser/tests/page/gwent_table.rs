//! A table of Gwent and a quick player at it, by mouse, by touch or by keys.
#![allow(dead_code, reason = "the bench uses a part of it")]

use serde_json::{Value, json};
use szlak_browser_tests::{Outcome, Trouble, Visit};

/// Nilfgaard's leader takes a card of the enemy's pile, so that there is something to pick in round 2.
pub const TABLE: &str =
    "?seats=2&seed=0000-0000-0001-2&deck.1=nilfgaard-starter&deck.2=skellige-starter";

/// What a quick player would point at next: nothing while the bot thinks.
pub const NEXT: &str = "
    if (document.querySelector('dialog#ending[open]')) return 'over';
    const at = (element) => element && `button[data-at='${element.dataset.at}']`;
    const one = (css) => document.querySelector(css);
    if (one('dialog#pass[open]')) return '#pass-now';
    if (one('#next-round')) return '#next-round';
    const lifted = one('.gw-hand .is-selected') || one('.gw-leader.is-selected');
    const target = one('.gw-row.is-target') || one('.card.is-target');
    if (target) return at(target);
    if (lifted) return at(lifted);
    const acts = [...document.querySelectorAll('.gw-acts [data-at^=act]')];
    if (acts.length && !acts[0].innerText.includes('Pass')) return at(acts[0]);
    const second = one('.gw-ridge__round')?.innerText.includes('2');
    if (second && one('.gw-leader.is-legal')) return at(one('.gw-leader.is-legal'));
    const sum = (side) => Number(one(`${side} .gw-counter--total`).innerText);
    const ahead = sum('.gw-side--us') - sum('.gw-side--them');
    if (acts.length && (ahead > 15 || one('.gw-side--them.is-passed') && ahead > 0)) return at(acts[0]);
    return at(one('.gw-hand .is-legal')) || at(acts[0]) || ''";

/// How a player points.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

pub async fn sit_down(visit: &mut Visit) -> Outcome {
    hurry(visit).await?;
    visit.open(&format!("#/new/gwent{TABLE}")).await?;
    visit.sees_in("#option-deck-1", "The Imperial Vanguard").await?;
    visit.click("#start").await?;
    visit.sees_element("main.play .gw-hand .is-legal").await
}

/// Plays to the end, and takes pictures on the way.
pub async fn play(visit: &mut Visit, name: &str, hand: Hand) -> Outcome {
    let [mut midgame, mut picks, mut round_end] = [false; 3];
    for _ in 0..600 {
        let next = visit.script(NEXT).await?;
        match next.as_str() {
            Some("over") => return Ok(()),
            Some("") | None => pause(visit).await?,
            Some(css) => point(visit, css, hand).await?,
        }
        let seen = visit
            .script(
                "return [document.querySelectorAll('.gw-unit').length > 5,
            !!document.querySelector('.gw-hand--picks'), !!document.querySelector('.gw-gem--lost'),
            document.documentElement.scrollWidth <= innerWidth]",
            )
            .await?;
        let is = |at: usize| seen[at] == true;
        if !is(3) {
            return Err(Trouble::Wrong("the table is wider than the screen".into()));
        }
        for (now, taken, what) in [
            (is(0), &mut midgame, "midgame"),
            (is(1), &mut picks, "pick"),
            (is(2), &mut round_end, "round"),
        ] {
            if now && !*taken {
                *taken = true;
                visit.is_accessible().await?;
                visit.pictures(&format!("gwent-{what}{name}")).await?;
            }
        }
    }
    Err(Trouble::Wrong("the match does not end".into()))
}

pub async fn point(visit: &mut Visit, css: &str, hand: Hand) -> Outcome {
    if hand == Hand::Keys {
        return by_keys(visit, css).await;
    }
    // The visible edge of a card: its neighbour may lie over the rest.
    let place = visit
        .script(&format!(
            "const box = document.querySelector(\"{css}\")?.getBoundingClientRect();
            return box && [box.left + 7, box.top + box.height / 2]"
        ))
        .await?;
    let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else { return Ok(()) };
    match hand {
        Hand::Finger => {
            let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
            let down = touch("touchStart", json!([{ "x": x, "y": y }]));
            visit.devtools("Input.dispatchTouchEvent", down).await?;
            visit.devtools("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await?;
        }
        _ => visit.click_at(x, y).await?,
    }
    pause(visit).await
}

/// Tab to the zone, forward or back, arrows inside it, Enter.
async fn by_keys(visit: &mut Visit, css: &str) -> Outcome {
    // The table mends its Tab stops with the frame that shows a move; a person waits to see it.
    visit
        .script("return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        .await?;
    let is_there = format!("return !!document.activeElement?.matches(\"{css}\")");
    let in_zone = format!(
        "const zone = document.querySelector(\"{css}\")?.closest('.gw-side, .gw-hand__cards');
        return !!zone && zone.contains(document.activeElement)"
    );
    for _ in 0..80 {
        if visit.script(&is_there).await? == true {
            visit.press("Enter").await?;
            return pause(visit).await;
        }
        let inside = visit.script(&in_zone).await? == true;
        // By place in the page, whatever has the focus: a link or a heading as well as a button.
        let later = visit
            .script(&format!(
                "const here = document.activeElement ?? document.body;
                const place = here.compareDocumentPosition(document.querySelector(\"{css}\"));
                return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0"
            ))
            .await?
            == true;
        let key = match (inside, later) {
            (true, true) => "ArrowRight",
            (true, false) => "ArrowLeft",
            // Never all the way round: that would lead through the browser's own buttons.
            (false, false) => "Shift+Tab",
            (false, true) => "Tab",
        };
        visit.press(key).await?;
    }
    Err(Trouble::Wrong(format!("the keyboard does not reach {css}")))
}

pub async fn pause(visit: &mut Visit) -> Outcome {
    visit.script("return new Promise((done) => setTimeout(done, 40))").await.map(drop)
}

/// Fails with a sentence.
pub fn demand(is_so: bool, what: &str) -> Outcome {
    if is_so { Ok(()) } else { Err(Trouble::Wrong(what.to_owned())) }
}

/// Bots move at once.
pub async fn hurry(visit: &mut Visit) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await
}
