//! The frame: languages, lights, accessibility of every page, updates with consent, the pictures of the README.

use crate::cairns::{demand, hurry, sit_down};
use szlak_browser_tests::{Media, Outcome, Screen, Visit, scenario};

#[test]
fn the_language_changes_at_once_and_is_remembered() {
    scenario("language").run(async |visit| {
        visit.open("#/").await?;
        visit.sees("New game").await?;
        for (tag, sentence) in
            [("pl", "Nowa gra"), ("uk", "Нова гра"), ("en", "New game"), ("pl", "Nowa gra")]
        {
            visit.click(&format!("button[lang='{tag}']")).await?;
            visit.sees(sentence).await?;
            demand(visit.attribute("html", "lang").await?.as_deref() == Some(tag), "wrong lang")?;
        }
        visit.reload().await?;
        visit.sees("Nowa gra").await
    });
}

#[test]
fn the_browsers_language_is_chosen_first() {
    scenario("ukrainian").speaking("uk").on(Screen::SmallPhone).run(async |visit| {
        visit.open("#/").await?;
        visit.sees("Нова гра").await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&cairns=1&stones=5&tokens=off").await?;
        visit.sees_in(".choices", "Узяти 2 камені").await?;
        visit.sees_in(".choices", "Узяти 5 каменів").await?;
        let narrow = "return document.documentElement.scrollWidth <= innerWidth";
        visit.until_script(narrow, "the page is wider than the smallest phone").await
    });
}

#[test]
fn the_light_and_the_size_of_text_are_remembered() {
    scenario("light").run(async |visit| {
        visit.open("#/settings").await?;
        visit.choose("Night camp").await?;
        visit.choose("Largest").await?;
        visit.reload().await?;
        visit.is_started().await?;
        demand(
            visit.attribute("html", "data-theme").await?.as_deref() == Some("dark"),
            "not dark",
        )?;
        demand(
            visit.attribute("html", "data-text").await?.as_deref() == Some("largest"),
            "not large",
        )?;
        visit.sees_element("#persistence").await
    });
}

async fn every_page(visit: &mut Visit, light: &str) -> Outcome {
    for (route, name) in [
        ("#/", "home"),
        ("#/settings", "settings"),
        ("#/rules", "rules"),
        ("#/rules/cairns", "rules-cairns"),
        ("#/new/cairns?seats=5", "setup"),
    ] {
        visit.open(route).await?;
        if route.starts_with("#/rules") {
            visit.sees_element(".prose h2").await?;
        }
        visit.is_accessible().await?;
        visit.screenshot(&format!("{name}-{light}")).await?;
    }
    hurry(visit).await?;
    sit_down(visit, "?seats=3&seed=0000-0000-0001-2").await?;
    visit.press("1").await?;
    visit.sees_in(".status", "Take stones").await?;
    visit.click(".cairn").await?;
    visit.is_accessible().await?;
    visit.screenshot(&format!("play-{light}")).await?;
    visit.click("#open-menu").await?;
    visit.sees_element("#menu").await?;
    visit.is_accessible().await?;
    visit.press("Esc").await
}

#[test]
fn every_page_is_accessible_by_day() {
    scenario("day").run(async |visit| every_page(visit, "light").await);
}

#[test]
fn every_page_is_accessible_by_night_on_a_phone() {
    scenario("night").on(Screen::Phone).run(async |visit| {
        visit.prefer(Media { dark: true, still: true }).await?;
        every_page(visit, "dark-phone").await
    });
}

#[test]
fn the_rules_can_be_searched() {
    scenario("rules").run(async |visit| {
        visit.open("#/rules/cairns").await?;
        visit.sees_in(".prose", "Nobody may pass").await?;
        visit.fill("#q", "STONE").await?;
        visit.sees_in(".rules__found", "matches").await?;
        demand(visit.count(".prose mark").await? > 3, "nothing is marked")
    });
}

/// Finding B14: the search goes to its hit, Enter to the next; the book that is open is marked.
#[test]
fn the_search_of_the_rules_goes_from_hit_to_hit() {
    for screen in [Screen::Desktop, Screen::Phone] {
        scenario("rules-hits").on(screen).run(async |visit| {
            visit.open("#/rules/gwent").await?;
            visit.sees_element(".prose h2").await?;
            visit.fill("#q", "siege").await?;
            for hit in [0, 1, 2] {
                let seen = format!(
                    "const hits = [...document.querySelectorAll('.prose mark')];
                    const box = hits[{hit}]?.getBoundingClientRect();
                    const top = document.elementFromPoint(box?.left + 2, box?.top + box?.height / 2);
                    return hits.filter((hit) => 'here' in hit.dataset).length === 1
                        && 'here' in hits[{hit}].dataset && !!top?.closest('mark')"
                );
                visit.until_script(&seen, "the hit is not in sight").await?;
                visit.sees_in(".rules__found", &format!("{} of ", hit + 1)).await?;
                visit.focus_is_on("#q").await?;
                visit.press("Enter").await?;
            }
            let marked = "const style = (css) => getComputedStyle(document.querySelector(css)).boxShadow;
                return style('.acts a[aria-current]') !== style('.acts a:not([aria-current])')";
            visit.until_script(marked, "the open book is not marked").await?;
            visit.until_script("return document.title === 'Rules · Szlak'", "the tab is not named").await
        });
    }
}

#[test]
fn the_page_registers_its_worker_starts_offline_and_updates_with_consent() {
    scenario("pwa").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2").await?;
        visit.until_script("return !!navigator.serviceWorker.controller", "no worker serves the page").await?;
        visit.site().go_offline()?;
        visit.reload().await?;
        visit.is_started().await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Wanderer looked").await?;
        visit.site().come_back()?;
        visit.site().publish_new_version()?;
        visit.script("return navigator.serviceWorker.ready.then((ready) => ready.update()).then(() => true)").await?;
        visit.sees_in(".toasts", "A new version of Szlak is ready").await?;
        visit.sees_in(".log", "Wanderer looked").await?;
        let table = visit.this_tab().await?;
        let third = visit.open_in_new_tab("#/").await?;
        visit.sees_in(".toasts", "A new version of Szlak is ready").await?;
        visit.go_to(&table).await?;
        visit.choose("Reload now").await?;
        let new = "return [...document.childNodes].some((node) => node.data?.includes('version 1'))
            || document.documentElement.outerHTML.includes('version 1')";
        visit.until_script(new, "the old version is still shown").await?;
        visit.is_started().await?;
        visit.sees_in(".log", "Wanderer looked").await?;
        // Finding F-13: where the other tab has agreed already, the button still brings the new version.
        visit.go_to(&third).await?;
        visit.choose("Reload now").await?;
        visit.until_script(new, "the third tab still shows the old version").await
    });
}

/// A full table of the sample game, to look at.
#[test]
fn a_full_table_stays_readable() {
    scenario("picture").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=4&seed=0000-0000-0001-2&cairns=6&stones=5&growth=2&limit=3")
            .await?;
        visit.press("2").await?;
        visit.sees_in(".status", "Take stones").await?;
        visit.press("3").await?;
        visit.sees_in(".status", "Take stones").await?;
        visit.screenshot("readme-table").await.map(drop)
    });
}
