//! The map of Old World in a browser: names that collide with nothing, zoom and pan, keys, the note.

use crate::old_world_table::{Hand, TWO, pause, point, sit_down, take_up};
use szlak_browser_tests::{Media, Outcome, Screen, Trouble, Visit, scenario};

/// Five witchers, and one of them may move.
const FIVE: &str = include_str!("../../tables/five.json");

/// Names that lie over each other, over a seal, a badge or the frame, with every word in its place.
const COLLISIONS: &str = "
    const box = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left: left + 1, top: top + 3, right: right - 1, bottom: bottom - 3 }; };
    const over = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const names = [...document.querySelectorAll('.ow-name')].map((name) => [name.dataset.name, box(name)]);
    const seals = [...document.querySelectorAll('.ow-place')].map((place) => [place.dataset.at, box(place.querySelector('.ow-target'))]);
    const badges = [...document.querySelectorAll('.ow-badge-at')].map((badge) => [badge.dataset.at, box(badge)]);
    const pieces = [...document.querySelectorAll('.ow-map [data-piece], .ow-tag-at')].map((piece) => [piece.dataset.at, box(piece)]);
    const sheet = document.querySelector('.ow-map').getBoundingClientRect();
    const found = [];
    names.forEach(([name, own], at) => {
        for (const [other, its] of names.slice(at + 1)) if (over(own, its)) found.push(`${name} / ${other}`);
        for (const [other, its] of [...badges, ...pieces]) if (over(own, its)) found.push(`${name} / ${other}`);
        for (const [other, its] of seals) if (!other.endsWith(' ' + name) && over(own, its)) found.push(`${name} / ${other}`);
        if (own.left < sheet.left || own.right > sheet.right || own.bottom > sheet.bottom) found.push(`${name} / edge`);
    });
    return names.length === 19 ? found : ['not all names are there'];";

/// Five witchers on the map, on every screen in every language; nothing stands in anybody's way by day or by night.
#[test]
fn no_name_on_the_map_collides_with_anything() {
    for language in ["en", "pl", "uk"] {
        scenario("old-world-names").speaking(language).run(async |visit| {
            take_up(visit, "five", FIVE).await?;
            for screen in [Screen::Desktop, Screen::Laptop, Screen::Tablet] {
                visit.set_screen(screen).await?;
                // Before the ground has come names lie as they will.
                pause(visit, 300).await?;
                let found = visit.script(COLLISIONS).await?;
                if found.as_array().is_none_or(|found| !found.is_empty()) {
                    return Err(Trouble::Wrong(format!("{language} {screen:?}: {found}")));
                }
                if screen == Screen::Desktop {
                    point(visit, ".ow-place.at-legal", Hand::Mouse).await?;
                    visit.sees_element(".ow-place.at-selected").await?;
                    for dark in [true, false] {
                        visit.prefer(Media { dark, still: true }).await?;
                        visit.is_accessible().await?;
                    }
                }
                visit.pictures(&format!("old-world-five-{language}-{screen:?}")).await?;
            }
            Ok(())
        });
    }
}

#[test]
fn the_map_answers_to_its_keys_and_tells_of_its_places() {
    scenario("old-world-map-keys").run(async |visit| {
        sit_down(visit, TWO).await?;
        to_phase_one(visit).await?;
        visit.press("m").await?;
        visit.sees_element(".ow-place:focus").await?;
        visit.sees_element(".ow-note__leaf").await?;
        visit.press("PageDown").await?;
        visit.sees_element(".ow-place.at-legal:focus").await?;
        visit.press("Enter").await?;
        visit.sees_element(".ow-place.at-selected[aria-pressed='true']").await?;
        visit.press("Esc").await?;
        visit.no_longer_sees_element(".ow-place.at-selected").await?;
        visit.is_accessible().await
    });
}

#[test]
fn a_phone_opens_where_one_stands_and_shows_the_whole_map_when_asked() {
    scenario("old-world-zoom").on(Screen::Phone).run(async |visit| {
        sit_down(visit, TWO).await?;
        to_phase_one(visit).await?;
        visit.sees_element(".ow-map[data-zoom='near']").await?;
        let here = "const box = document.querySelector('.ow-place.at-here').getBoundingClientRect();
            const window = document.querySelector('.ow-window').getBoundingClientRect();
            return box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom";
        if visit.script(here).await? != true {
            return Err(Trouble::Wrong("the own place is out of sight".into()));
        }
        visit.click("#whole-map").await?;
        visit.sees_element(".ow-map[data-zoom='far']").await?;
        visit.click("#to-me").await?;
        visit.sees_element(".ow-map[data-zoom='near']").await?;
        visit.is_accessible().await
    });
}

/// Chooses from the list until a move is asked for.
async fn to_phase_one(visit: &mut Visit) -> Outcome {
    for _ in 0..200 {
        let asked = visit
            .script(
                "if (document.querySelector('.ow-place.at-legal')) return true;
                if (document.querySelector('dialog[open]')) return document.querySelector('dialog[open] .choice')?.click();
                const list = document.querySelector('.all-choices, #all-choices');
                list?.click();
                return false",
            )
            .await?;
        if asked == true {
            return Ok(());
        }
        pause(visit, 50).await?;
    }
    Err(Trouble::Wrong("never asked to move".into()))
}
