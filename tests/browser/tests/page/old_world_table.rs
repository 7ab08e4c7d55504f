//! A table of Old World and a quick player at it, by mouse, by touch or by keys.
#![allow(dead_code, reason = "the bench uses a part of it")]

use serde_json::{Value, json};
use szlak_browser_tests::{Outcome, Trouble, Visit};

/// A person and a bot.
pub const TWO: &str = "?seats=2&seed=0000-0000-0001-2&first=seat-1";

/// What a quick player would point at next: nothing while a bot thinks. What is marked is gone on
/// with; otherwise a fight is looked for, then something else that is lit, now and then at random.
pub const NEXT: &str = "
    if (document.querySelector('dialog#ending[open]')) return 'over';
    if (document.querySelector('dialog[open]')) return '';
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    const css = (element) => element.dataset.at ? `[data-at='${element.dataset.at}']` : '.' + element.className.split(' ').pop();
    const all = (wanted) => [...document.querySelectorAll(wanted)].filter(seen);
    const next = all('.ow-over__on, .ow-over__close')[0];
    if (next) return css(next);
    const on = all('.ow-acts .btn--act')[0];
    const marked = all('.is-selected[data-at], .at-selected[data-at]').length > 0;
    if (on && marked) return css(on);
    const lit = all('.is-legal[data-at], .ow-place.at-legal, .ow-map .at-legal')
        .map((one) => one.closest('[data-at]')).filter(Boolean);
    const over = lit.filter((one) => one.closest('.ow-over'));
    const fights = lit.filter((one) => /^(monster|contract)/.test(one.dataset.at) && /Fight/.test(document.querySelector('.ow-acts')?.innerText ?? ''));
    const cards = lit.filter((one) => /^(hand|tab)/.test(one.dataset.at) && document.querySelector('.old-world--fight'));
    window.turns = (window.turns ?? 0) + 1;
    if (fights.length) return css(fights[0]);
    if (cards.length) return css(cards[0]);
    const from = over.length ? over : lit;
    if (on && (!from.length || window.turns % 3 === 0)) return css(on);
    if (!from.length) return '';
    return css(from[(window.turns * 7919) % from.length])";

/// How a player points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// Sits down at a table.
pub async fn sit_down(visit: &mut Visit, table: &str) -> Outcome {
    sit_down_at(visit, "old-world", table).await
}

/// Sits down at a table of one of the games of this engine.
pub async fn sit_down_at(visit: &mut Visit, game: &str, table: &str) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await?;
    visit.open(&format!("#/new/{game}{table}")).await?;
    visit.click("#start").await?;
    visit.sees_element("main.play .old-world").await
}

/// Puts a kept game among the saves and sits down at it.
pub async fn take_up(visit: &mut Visit, key: &str, kept: &str) -> Outcome {
    visit.open("#/settings").await?;
    // The first of the paces: bots move at once.
    visit
        .script("document.querySelector('.segmented[aria-labelledby=speed-label] > *').click()")
        .await?;
    let kept = serde_json::to_string(kept).map_err(|error| Trouble::Wrong(error.to_string()))?;
    visit.script(&format!("localStorage.setItem('szlak/game/{key}', {kept})")).await?;
    visit.open(&format!("#/play/{key}")).await?;
    visit.reload().await?;
    visit.sees_element("main.play .old-world").await?;
    pause(visit, 300).await
}

/// Plays to the end, and takes pictures on the way. Nothing jumps by itself.
pub async fn play(visit: &mut Visit, name: &str, hand: Hand) -> Outcome {
    visit.watch_for_jumps().await?;
    let mut pictured: Vec<&str> = Vec::new();
    for _ in 0..6_000 {
        let next = visit.script(NEXT).await?;
        match next.as_str() {
            Some("over") => return visit.nothing_jumps().await,
            Some("") | None => pause(visit, 30).await?,
            Some(css) => point(visit, css, hand).await?,
        }
        let moments = visit.script(MOMENTS).await?;
        if moments["wide"] == true {
            return Err(Trouble::Wrong("the table is wider than the screen".into()));
        }
        for what in ["map", "fight", "over", "market"] {
            if moments[what] == true && !pictured.contains(&what) {
                pictured.push(what);
                visit.is_accessible().await?;
                visit.pictures(&format!("old-world-{what}{name}")).await?;
            }
        }
    }
    Err(Trouble::Wrong("the game does not end".into()))
}

const MOMENTS: &str = "
    const one = (css) => !!document.querySelector(css);
    return {
        wide: document.documentElement.scrollWidth > innerWidth,
        map: one('.ow-place.at-legal'),
        fight: one('.old-world--fight .ow-hand .is-legal'),
        over: one('.ow-over'),
        market: one('.ow-stall .is-legal'),
    }";

/// Points at a thing.
pub async fn point(visit: &mut Visit, css: &str, hand: Hand) -> Outcome {
    if hand == Hand::Keys {
        return by_keys(visit, css).await;
    }
    let place = visit
        .script(&format!(
            "const found = [...document.querySelectorAll(\"{css}\")];
            const thing = found.find((one) => one.getBoundingClientRect().width > 0);
            if (!thing) return null;
            thing.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
            const box = thing.getBoundingClientRect();
            // A point of it that nothing else lies over.
            for (const [dx, dy] of [[.5, .5], [.15, .5], [.5, .2], [.85, .5], [.5, .85], [.1, .1]]) {{
                const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
                if (document.elementFromPoint(x, y)?.closest(\"{css}\")) return [x, y];
            }}
            return null"
        ))
        .await?;
    // A place beyond the edge of a phone's map: the whole map shows it.
    if place.is_null() && css.contains("place") && visit.count("#whole-map").await? == 1 {
        visit.script("document.querySelector('#whole-map').click()").await?;
        return pause(visit, 60).await;
    }
    let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else {
        return pause(visit, 30).await;
    };
    match hand {
        Hand::Finger => {
            let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
            let down = touch("touchStart", json!([{ "x": x, "y": y }]));
            visit.devtools("Input.dispatchTouchEvent", down).await?;
            visit.devtools("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await?;
        }
        Hand::Mouse | Hand::Keys => {
            for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
                let event =
                    json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
                visit.devtools("Input.dispatchMouseEvent", event).await?;
            }
        }
    }
    pause(visit, 30).await
}

/// By keys alone: the list of choices always has the answer. `l` opens it, a digit or Enter chooses.
async fn by_keys(visit: &mut Visit, css: &str) -> Outcome {
    let is_there = format!("return !!document.activeElement?.matches(\"{css}\")");
    // The keys of the table lead to its parts; Tab and arrows go on from there.
    let start = visit
        .script(&format!(
            "const thing = [...document.querySelectorAll(\"{css}\")].find((one) => one.getBoundingClientRect().width > 0);
            const part = [['.ow-map', 'm'], ['.ow-hand', 'h'], ['.ow-stall, .ow-belt', 'b'], ['.ow-boards', 'o']]
                .find(([part]) => thing?.closest(part));
            return part?.[1] ?? ''"
        ))
        .await?;
    if let Some(key) = start.as_str().filter(|key| !key.is_empty()) {
        visit.press(key).await?;
    }
    for _ in 0..90 {
        if visit.script(&is_there).await? == true {
            visit.press("Enter").await?;
            return pause(visit, 30).await;
        }
        let key = visit
            .script(&format!(
                "const thing = document.querySelector(\"{css}\");
                const zone = thing?.closest('.ow-map') ?? thing?.closest('ul, ol, [role=group]');
                if (!zone?.contains(document.activeElement) || thing.getAttribute('tabindex') !== '-1' && !zone.matches('.ow-map')) return 'Tab';
                if (zone.matches('.ow-map')) return thing.matches('.at-legal') ? 'PageDown' : 'ArrowRight';
                const all = [...zone.querySelectorAll('button')];
                return all.indexOf(thing) > all.indexOf(document.activeElement) ? 'ArrowRight' : 'ArrowLeft'"
            ))
            .await?;
        visit.press(key.as_str().unwrap_or("Tab")).await?;
    }
    // What no key reaches directly is in the list.
    visit.press("Esc").await?;
    visit.press("l").await?;
    pause(visit, 60).await?;
    visit.press("1").await?;
    pause(visit, 30).await
}

/// Waits.
pub async fn pause(visit: &mut Visit, milliseconds: u32) -> Outcome {
    let wait = format!("return new Promise((done) => setTimeout(done, {milliseconds}))");
    visit.script(&wait).await.map(drop)
}
