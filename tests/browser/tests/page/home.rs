//! The home page: play at once, go on, what stands there before the program does, and the saved games.

use crate::cairns::{demand, hurry};
use serde_json::{Value, json};
use szlak_browser_tests::{Media, Outcome, Screen, Visit, scenario};

/// Looks at every picture of the page, from its first on, and keeps the last look at the view that was there before the
/// program.
const LOOK: &str = "
    window.look = () => {
        const root = document.querySelector('#first-view:not([hidden])') ?? document.querySelector('body > .shell');
        const box = (css) => [...root.querySelectorAll(css)].filter((one) => one.offsetParent).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [css, ...[x, y, width, height].map(Math.round)].join(' ');
        });
        const text = (css) => root.querySelector(css).innerText.replace(/\\s+/g, ' ').trim();
        return {
            boxes: ['.masthead', '.masthead__name', '.masthead__nav > *', '.hero', '.vista', '.hero__line', '.hero__go',
                '.hero__go b', '.hero__go small', '.hero__on', '.hero__on b', '.hero__table img', '.plate',
                '.plate__picture', '.plate__name', '.plate__facts', '.plate .doors a'].flatMap(box),
            says: [text('.hero'), text('.plates')],
        };
    };
    const frame = () => {
        if (document.querySelector('#first-view:not([hidden]) .plates')) window.first = window.look();
        if (!window.started) requestAnimationFrame(frame);
    };
    addEventListener('szlak:shown', () => { window.started = true; });
    requestAnimationFrame(frame);
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => { window.shift += one.value; }))
        .observe({ type: 'layout-shift', buffered: true });";

/// Opens home anew, and waits until the program has been there for a while.
async fn arrive(visit: &mut Visit) -> Outcome<(Value, Value)> {
    visit.go("about:blank").await.ok();
    visit.open("").await?;
    visit.script("return new Promise((done) => setTimeout(done, 700))").await?;
    let (first, now) =
        (visit.script("return window.first").await?, visit.script("return window.look()").await?);
    demand(first.is_object(), "the first view was never seen")?;
    Ok((first, now))
}

async fn same(visit: &mut Visit) -> Outcome {
    let (first, now) = arrive(visit).await?;
    demand(first == now, &format!("the first view: {first:#}\nthe program: {now:#}"))?;
    let shift = visit.script("return window.shift").await?;
    demand(shift.as_f64().is_some_and(|shift| shift < 0.02), &format!("it jumps: {shift}"))
}

/// Issue 11, part 2: the program takes the place of the first view, and nothing moves or says anything else; nor for
/// somebody who comes back, in any language, by night, with large text.
#[test]
fn home_is_there_before_the_program_and_does_not_jump() {
    for (name, tag, screen) in [
        ("first-view", "en", Screen::Desktop),
        ("first-view-pl", "pl", Screen::Phone),
        ("first-view-uk", "uk", Screen::Laptop),
    ] {
        scenario(name).speaking(tag).on(screen).run(async |visit| {
            visit.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LOOK })).await?;
            same(visit).await?;
            visit.pictures(name).await?;
            visit.click("#play-now").await?;
            visit.sees_element("main.play .gwent").await?;
            visit.open("#/").await?;
            visit.sees_element("#continue").await?;
            same(visit).await?;
            visit.script("localStorage['szlak/settings'] = JSON.stringify({ ...JSON.parse(localStorage['szlak/settings'] ?? '{}'), text: 'largest', theme: 'dark' })").await?;
            same(visit).await
        });
    }
}

/// Somebody who does not wait for the program gets what was asked for all the same.
#[test]
fn the_first_view_can_be_used() {
    scenario("first-click").run(async |visit| {
        let click = "const go = () => {
            const link = document.querySelector('#first-view .hero__go');
            if (link) link.click(); else requestAnimationFrame(go);
        };
        requestAnimationFrame(go);";
        visit.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": click })).await?;
        visit.open("").await?;
        visit.sees_element("main.play .gwent").await
    });
}

/// Findings B1 and B17: play in one click, from the start and as it was last; go on where it was left.
#[test]
fn one_click_plays_and_one_click_goes_on() {
    scenario("play-now").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/").await?;
        visit.sees_in("#play-now", "Gwent · Northern Realms against the apprentice").await?;
        visit.sees_in("#learn", "Learn by playing").await?;
        demand(visit.count("#continue").await? == 0, "there is nothing to go on with")?;
        visit.click("#play-now").await?;
        visit.sees_element("main.play .gwent").await?;
        visit
            .until_script(
                "return /^#\\/play\\//.test(location.hash)",
                "the address is not the table’s",
            )
            .await?;
        let table = visit.script("return location.hash").await?;
        visit
            .until_script("return document.title.includes(' · Szlak')", "the tab is not named")
            .await?;
        // The way back leads home, not to another deal.
        visit.script("history.back()").await?;
        visit.sees_in("#continue", "Gwent, round 1 · 0 : 0 · now").await?;
        visit.until_script("return document.title === 'Szlak'", "home is not called Szlak").await?;
        visit.is_accessible().await?;
        visit.click("#continue").await?;
        visit.route_is(table.as_str().unwrap_or_default()).await?;
        visit.sees_element("main.play .gwent").await?;
        // What is set up otherwise is what is played next.
        visit.open("#/new/gwent").await?;
        visit.click(".sitter:has([value='legend'])").await?;
        visit.click(".side--us .five label:has([value='skellige'])").await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .gwent").await?;
        visit.open("#/").await?;
        visit.sees_in("#play-now", "Gwent · Skellige against the legend").await?;
        visit.click("#watch").await?;
        visit.sees_element("main.play .gwent").await
    });
}

#[test]
fn home_is_accessible_in_every_light_and_language() {
    for (name, tag, screen) in [
        ("home-pl", "pl", Screen::Phone),
        ("home-uk", "uk", Screen::Desktop),
        ("home-small", "uk", Screen::SmallPhone),
    ] {
        scenario(name).speaking(tag).on(screen).run(async |visit| {
            visit.open("#/now").await?;
            visit.sees_element("main.play .gwent").await?;
            visit.open("#/").await?;
            for dark in [false, true] {
                visit.prefer(Media { dark, still: true }).await?;
                visit.sees_element(".duo svg").await?;
                visit.is_accessible().await?;
            }
            visit.pictures(name).await?;
            let narrow = "return document.documentElement.scrollWidth <= innerWidth";
            visit.until_script(narrow, "the page is wider than the screen").await
        });
    }
}
