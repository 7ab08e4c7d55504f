//! The set-up: two banners, portraits, a company round a table; one screen without scrolling, by mouse, keys and touch.

use crate::cairns::{demand, hurry};
use szlak_browser_tests::{Media, Outcome, Screen, Visit, scenario};

/// Nothing is cut off: what matters lies in the window, whole and over everything else.
const FITS: &str = "
    const cut = [...document.querySelectorAll('#start, #more, .sitter, .bnr__box, .five--faction, .chair')]
        .filter((one) => one.offsetParent)
        .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
        });
    const over = [...document.querySelectorAll('.bnr__box, .bnr__name, .bnr__can')].filter((one) => {
        const banner = one.closest('.bnr').getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > banner.top + banner.height * 0.93 || top < banner.top;
    });
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth;
    return [scrolls ? 'it scrolls' : '', ...cut.map((one) => 'cut: ' + one.className), ...over.map((one) => 'over: ' + one.className)].filter(Boolean)";

async fn fits(visit: &mut Visit) -> Outcome {
    let found = visit.script(FITS).await?;
    demand(found.as_array().is_some_and(Vec::is_empty), &format!("{found}"))
}

#[test]
fn every_set_up_is_one_screen() {
    for (name, tag, screen) in [
        ("setup-laptop", "en", Screen::Laptop),
        ("setup-phone", "en", Screen::Phone),
        ("setup-laptop-pl", "pl", Screen::Laptop),
        ("setup-phone-uk", "uk", Screen::Phone),
    ] {
        scenario(name).speaking(tag).on(screen).run(async |visit| {
            for (game, seats) in [("gwent", 2), ("old-world", 5), ("ronin", 5), ("old-world", 1)] {
                visit.open(&format!("#/new/{game}?seats={seats}")).await?;
                visit.sees_element(".sitter").await?;
                fits(visit).await?;
                for dark in [false, true] {
                    visit.prefer(Media { dark, still: true }).await?;
                    visit.is_accessible().await?;
                }
                visit.pictures(&format!("{name}-{game}-{seats}")).await?;
            }
            Ok(())
        });
    }
}

/// By mouse: faction, leader, deck, opponent; what is behind More; and it is remembered.
#[test]
fn gwent_is_set_up_by_mouse_and_remembered() {
    scenario("setup-mouse").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/new/gwent").await?;
        visit.until_script("return document.title === 'Gwent · Szlak'", "the tab is not named").await?;
        visit.click(".side--us .five label:has([value='scoiatael'])").await?;
        visit.sees_in(".side--us .bnr__name", "Scoia’tael").await?;
        visit.sees_in("#option-deck-1", "The Squirrels").await?;
        let leader = visit.text_of(".side--us .bnr__leader b").await?;
        visit.click("#another-1").await?;
        let other = visit.text_of(".side--us .bnr__leader b").await?;
        demand(leader != other, "the leader is the same")?;
        // Another leader of the same cards: the deck keeps its name.
        visit.sees_in("#option-deck-1", "The Squirrels").await?;
        visit.click("#choose-deck-2").await?;
        visit.sees_in("#side-sheet-2", "Deck code").await?;
        visit.is_accessible().await?;
        visit.pictures("setup-decks").await?;
        visit.fill("#deck-code-2", "king-bran:olaf").await?;
        visit.choose("Play this deck").await?;
        visit.sees_in("#side-sheet-2", "at least 22 units").await?;
        visit.click("#side-sheet-2 .side-sheet__deck:has(b)").await?;
        visit.no_longer_sees_element("#side-sheet-2[open]").await?;
        visit.click(".sitter:has([name='control-2'][value='master'])").await?;
        visit.click("#more").await?;
        visit.sees_element("#more-panel").await?;
        visit.fill("#name-1", "Ves").await?;
        visit.script("document.querySelector('#option-after-tie').value = 'same'; document.querySelector('#option-after-tie').dispatchEvent(new Event('change', { bubbles: true }))").await?;
        visit.sees_in(".stage__chip", "1 house rule changed").await?;
        visit.is_accessible().await?;
        visit.pictures("setup-more").await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .gwent").await?;
        visit.open("#/new/gwent").await?;
        visit.sees_in(".side--us .bnr__leader b", &other).await?;
        visit.sees_in(".side--us .side__who", "Ves").await?;
        visit.sees_in(".stage__chip", "1 house rule changed").await?;
        visit.sees_element(".sitter:has([name='control-2'][value='master']:checked)").await
    });
}

/// By keys alone: arrows choose among shields and portraits, Enter starts.
#[test]
fn gwent_is_set_up_by_keys() {
    scenario("setup-keys").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/new/gwent").await?;
        visit.script("document.querySelector('.side--us .five input:checked').focus()").await?;
        visit.press("ArrowRight").await?;
        visit.sees_in(".side--us .bnr__name", "Scoia’tael").await?;
        visit.script("document.querySelector('[name=control-2]:checked').focus()").await?;
        visit.press("ArrowRight").await?;
        visit.sees_element(".sitter:has([name='control-2'][value='master']:checked)").await?;
        // Enter in any field of the form starts the game.
        visit.press("Enter").await?;
        visit.sees_element("main.play .gwent").await
    });
}

/// By touch: the banner opens a sheet with everything of its side.
#[test]
fn gwent_is_set_up_by_touch() {
    scenario("setup-touch").on(Screen::Phone).run(async |visit| {
        hurry(visit).await?;
        visit.open("#/new/gwent").await?;
        visit.click("#side-1").await?;
        visit.sees_element("#side-sheet-1[open]").await?;
        visit.is_accessible().await?;
        visit.pictures("setup-sheet").await?;
        visit.click("#side-sheet-1 .five label:has([value='monsters'])").await?;
        visit.sees_in(".side--us .bnr__name", "Monsters").await?;
        visit.press("Esc").await?;
        visit.click(".sitter:has([value='person'])").await?;
        visit.click("#start").await?;
        visit.sees_element("main.curtain").await
    });
}

/// A company: seats come and go, schools differ, a bot is a portrait.
#[test]
fn old_world_is_set_up_round_a_table() {
    scenario("setup-company").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/new/old-world").await?;
        demand(visit.count(".chair:not(.chair--free)").await? == 2, "two sit there at first")?;
        visit.click("#add-seat").await?;
        visit.click("#option-school-1").await?;
        let first = visit.text_of("#option-school-1 b").await?;
        visit.click("#option-school-2").await?;
        let second = visit.text_of("#option-school-2 b").await?;
        demand(first != second, "two witchers of one school")?;
        visit.click(".chair:nth-child(2) .sitter:has([value='master'])").await?;
        visit.fill("#name-3", "Zoltan").await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .old-world").await?;
        visit.open("#/").await?;
        visit.sees_in("#play-now", "Old World · 3 players, against the master").await?;
        visit.open("#/new/old-world").await?;
        visit.sees_in("#option-school-1 b", &first).await?;
        visit.click("#drop-seat").await?;
        visit.sees_element(".chair:nth-child(2) .sitter:has([value='master']:checked)").await
    });
}
