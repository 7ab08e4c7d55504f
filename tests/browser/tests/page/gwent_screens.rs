//! Gwent on low, small and magnified screens: nothing collapses, nothing is out of reach.

use crate::gwent_table::hurry;
use szlak_browser_tests::{Outcome, Screen, Visit, scenario};

/// What is wrong with the table as it lies: rows that are too low or overlap, marks over numbers, a board that leaves
/// room unused, anything that cannot be scrolled to.
const WRONG: &str = "
    const all = (css) => [...document.querySelectorAll(css)];
    const box = (element) => element.getBoundingClientRect();
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const wrong = [];
    document.activeElement?.blur();
    const rows = all('.gw-row');
    if (rows.length !== 6) wrong.push(`${rows.length} rows`);
    for (const row of rows) {
        if (box(row).height < 3.25 * rem - 1) wrong.push(`a row of ${box(row).height} px`);
    }
    const lying = [...rows, ...all('.gw-ridge')].sort((a, b) => box(a).top - box(b).top);
    lying.slice(1).forEach((row, at) => {
        if (box(row).top < box(lying[at]).bottom - 1) wrong.push(`${row.dataset.at} over ${lying[at].dataset.at}`);
    });
    for (const unit of all('.gw-unit')) {
        const [mark, number] = ['.card__mark', '.card__num'].map((css) => unit.querySelector(css)).map(box);
        const apart = mark.width === 0 || mark.left >= number.right - 1 || mark.top >= number.bottom - 1;
        if (!apart) wrong.push(`a mark over the number of ${unit.innerText}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
    const main = box(document.querySelector('.play')), board = box(document.querySelector('.board'));
    if (innerWidth < 992 && board.width < main.width - 1) wrong.push(`a board of ${board.width} px`);
    const points = '.gw-row, .gw-ridge, .gw-leader, .gw-unit, .gw-hand .card, .gw-acts button, .tools button, #guide button';
    for (const point of all(points)) {
        if (box(point).width === 0) continue;
        point.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const at = box(point);
        const top = document.elementFromPoint(at.left + 5, at.top + at.height / 2);
        if (!top || !(point.contains(top) || top.closest('.gw-row') === point)) {
            wrong.push(`${point.dataset.at ?? point.id ?? point.className} is under ${top?.className ?? 'nothing'}`);
        }
    }
    return wrong.join('; ')";

const SCREENS: [(Screen, &str, &str); 6] = [
    (Screen::TwiceTheSize, "usual", "720"),
    (Screen::PhoneOnItsSide, "usual", "844"),
    (Screen::SmallPhone, "usual", "360"),
    (Screen::Phone, "usual", "390"),
    (Screen::Phone, "largest", "390-largest"),
    (Screen::Desktop, "largest", "1440-largest"),
];

/// Looks at the table on every screen; the name begins the names of its pictures.
async fn on_every_screen(visit: &mut Visit, name: &str) -> Outcome {
    for (screen, text, suffix) in SCREENS {
        visit.set_screen(screen).await?;
        visit.script(&format!("document.documentElement.dataset.text = '{text}'")).await?;
        let wrong = visit.script(WRONG).await?;
        let wrong = wrong.as_str().unwrap_or("no answer");
        visit.pictures(&format!("{name}-{suffix}")).await?;
        crate::gwent_table::demand(
            wrong.is_empty(),
            &format!("{name} on {screen:?}, {text}: {wrong}"),
        )?;
        visit.is_accessible().await?;
    }
    Ok(())
}

/// Finding B3: at 720 × 450, 844 × 390, 360 × 640 and with the largest text.
#[test]
fn the_rows_keep_their_height_and_the_table_scrolls() {
    scenario("gwent-low").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/puzzles/gwent/shoulder-to-shoulder").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        on_every_screen(visit, "gwent-low").await
    });
}

/// Finding B3: the guided match shows its board on every screen.
#[test]
fn the_guide_leaves_room_for_the_table() {
    scenario("guide-low").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/learn/gwent").await?;
        visit.click("#lesson").await?;
        visit.sees_in("#guide", "Two armies face each other").await?;
        on_every_screen(visit, "guide-low").await
    });
}

/// Finding B16: names, prompts and hints are read whole on a phone, in every language.
#[test]
fn nothing_that_is_said_on_a_phone_is_cut() {
    for language in ["en", "pl", "uk"] {
        scenario("gwent-whole").on(Screen::Phone).speaking(language).run(async |visit| {
            visit.open("#/puzzles/gwent/shoulder-to-shoulder").await?;
            visit.sees_element(".gw-hand .is-legal").await?;
            visit.click("#hint").await?;
            visit.sees_element(".gw-hint").await?;
            let whole = "return ['.gw-who__name', '.status__who', '.status__ask', '.gw-told', '.gw-hint'].every((css) =>
                [...document.querySelectorAll(css)].every((element) =>
                    element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1))";
            visit.pictures(&format!("gwent-hint-phone-{language}")).await?;
            visit.until_script(whole, "something is cut").await
        });
    }
}
