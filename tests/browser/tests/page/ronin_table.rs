//! A table of Ronin and a quick player at it, by mouse, by touch or by keys.

use serde_json::{Value, json};
use szlak_browser_tests::{Media, Outcome, Trouble, Visit};

/// What a quick player would point at next: nothing while a bot thinks. What is marked is gone on with;
/// otherwise something that is lit.
pub const NEXT: &str = "
    if (document.querySelector('dialog#ending[open]')) return 'over';
    if (document.querySelector('dialog[open]')) return '';
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    const css = (element) => (element.closest('.ro-acts, .ro-near__a') ? '.' + element.closest('.ro-acts, .ro-near__a').className + ' ' : '.ronin ')
        + `button[data-at='${element.dataset.at}']`;
    const all = (wanted) => [...document.querySelectorAll(wanted)].filter(seen);
    const on = all('.ro-acts .btn--act, .ro-near__a .btn--act')[0];
    const marked = all('.ronin button.is-selected').length > 0;
    const lit = all('.ronin button.is-legal');
    window.turns = (window.turns ?? 0) + 1;
    if (on && (marked || !lit.length || window.turns % 4 === 0)) return css(on);
    if (!lit.length) return '';
    return css(lit[(window.turns * 7919) % lit.length])";

/// How a player points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// Sits down at a table.
pub async fn sit_down(visit: &mut Visit, table: &str) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await?;
    visit.open(&format!("#/new/ronin{table}")).await?;
    visit.click("#start").await?;
    visit.sees_element("main.play .ronin").await
}

/// Plays to the end, and takes pictures on the way.
pub async fn play(visit: &mut Visit, name: &str, hand: Hand) -> Outcome {
    let mut pictured: Vec<&str> = Vec::new();
    for _ in 0..4_000 {
        let next = visit.script(NEXT).await?;
        match next.as_str() {
            Some("over") => return Ok(()),
            Some("") | None => pause(visit, 30).await?,
            Some(css) => point(visit, css, hand).await?,
        }
        let moments = visit.script(MOMENTS).await?;
        if moments["wide"] == true {
            return Err(Trouble::Wrong("the table is wider than the screen".into()));
        }
        for what in ["setup", "draft", "play", "tea", "chapter"] {
            if hand != Hand::Keys && moments[what] == true && !pictured.contains(&what) {
                pictured.push(what);
                look(visit, &format!("ronin-{what}{name}")).await?;
            }
        }
    }
    Err(Trouble::Wrong("the game does not end".into()))
}

/// In both lights: nothing stands in anybody's way; and a picture.
pub async fn look(visit: &mut Visit, name: &str) -> Outcome {
    for (dark, light) in [(true, "dark"), (false, "light")] {
        visit.prefer(Media { dark, still: true }).await?;
        visit.is_accessible().await?;
        visit.screenshot(&format!("{name}-{light}")).await?;
    }
    Ok(())
}

const MOMENTS: &str = "
    const one = (css) => !!document.querySelector(css);
    return {
        wide: document.documentElement.scrollWidth > innerWidth,
        setup: one('.ro-char'),
        draft: one('[data-part=draft] .ro-mat.is-legal') && one('.ro-line .ro-c'),
        play: one('[data-part=play] .ro-line .ro-inslot'),
        tea: one('[data-part=tea] .ro-opt'),
        chapter: one('.ro-sheet'),
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
                if (document.elementFromPoint(x, y)?.closest('[data-at]') === thing) return [x, y];
                if (document.elementFromPoint(x, y)?.closest(\"{css}\")) return [x, y];
            }}
            return null"
        ))
        .await?;
    let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else {
        return pause(visit, 30).await;
    };
    if hand == Hand::Finger {
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        let down = touch("touchStart", json!([{ "x": x, "y": y }]));
        visit.devtools("Input.dispatchTouchEvent", down).await?;
        visit.devtools("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await?;
    } else {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            visit.devtools("Input.dispatchMouseEvent", event).await?;
        }
    }
    pause(visit, 30).await
}

/// By keys alone: `h` leads to the hand, `o` to the offer, `g` to what goes on, Tab from zone to zone,
/// arrows inside; and the list of choices always has the answer.
async fn by_keys(visit: &mut Visit, css: &str) -> Outcome {
    let is_there = format!("return !!document.activeElement?.matches(\"{css}\")");
    let start = visit
        .script(&format!(
            "const thing = document.querySelector(\"{css}\");
            const part = [['.ro-hand', 'h'], ['.ro-mats', 'o'], ['.ro-acts', 'g']].find(([part]) => thing?.closest(part));
            return part?.[1] ?? ''"
        ))
        .await?;
    if let Some(key) = start.as_str().filter(|key| !key.is_empty()) {
        visit.press(key).await?;
    }
    for _ in 0..60 {
        if visit.script(&is_there).await? == true {
            visit.press("Enter").await?;
            return pause(visit, 30).await;
        }
        let key = visit
            .script(&format!(
                "const thing = document.querySelector(\"{css}\");
                const zone = thing?.closest('.ro-table > div, .ro-near > div, .ro-acts');
                if (!zone?.contains(document.activeElement) || thing.getAttribute('tabindex') === null) return 'Tab';
                const all = [...zone.querySelectorAll('button')];
                return all.indexOf(thing) > all.indexOf(document.activeElement) ? 'ArrowRight' : 'ArrowLeft'"
            ))
            .await?;
        visit.press(key.as_str().unwrap_or("Tab")).await?;
    }
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
