//! Decks built, broken, mended, kept, carried away and brought back.

use serde_json::json;
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

#[test]
fn a_deck_is_built_broken_mended_and_kept() {
    scenario("decks-build").run(async |visit| {
        visit.open("#/decks").await?;
        visit.sees("None yet").await?;
        visit.is_accessible().await?;
        visit.pictures("decks").await?;
        visit.click("#new-skellige").await?;
        visit.sees_in("#verdict", "at least 22 units; this one has 0. (GW-DECK-2)").await?;
        visit.sees_in("#deck-state", "Not kept yet").await?;
        // A card is told about, and put into the deck, by mouse and by key.
        visit.click(".db-grid [data-card='hjalmar']").await?;
        visit.sees_in("#card-told", "Hjalmar").await?;
        visit.press("+").await?;
        visit.sees_in("#verdict", "this one has 1.").await?;
        visit.sees_in("#deck-state", "Kept on this device").await?;
        fill_up(visit, 22).await?;
        visit.sees_in("#verdict", "The deck is legal.").await?;
        visit.is_accessible().await?;
        visit.pictures("deck-builder").await?;
        // GW-DECK-6: the box holds no more.
        let refused = visit.attribute(".db-grid [data-add='hjalmar']", "aria-disabled").await?;
        demand(refused.as_deref() == Some("true"), "a second Hjalmar can be added")?;
        // GW-DECK-1: another faction's leader makes foreigners of these cards.
        visit.click("#faction-monsters").await?;
        visit.sees_in("#verdict", "Not in this faction (Monsters): ").await?;
        visit.is_accessible().await?;
        visit.pictures("deck-broken").await?;
        visit.click("#faction-skellige").await?;
        visit.sees_in("#verdict", "The deck is legal.").await?;
        // GW-DECK-3: eleven special cards are one too many.
        visit.script(SPECIALS).await?;
        visit.sees_in("#verdict", "at most 10 special cards; this one has 11. (GW-DECK-3)").await?;
        visit.click(".db-lines li:last-child [data-drop]").await?;
        visit.sees_in("#verdict", "The deck is legal.").await?;
        // The name is the player's, and everything is there again the next day.
        rename(visit, "Sea wolves").await?;
        visit.restart_browser().await?;
        visit.open("#/decks").await?;
        visit.sees("Sea wolves").await?;
        visit.is_accessible().await
    });
}

#[test]
fn a_deck_travels_as_text_and_as_a_link() {
    scenario("decks-travel").run(async |visit| {
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        visit.devtools("Browser.grantPermissions", grant).await?;
        visit.open("#/decks/monsters-starter").await?;
        visit.sees_in("#deck-state", "A ready-made deck").await?;
        visit.click(".db-lines [data-drop='toad']").await?;
        visit.sees_in("#deck-state", "Kept on this device").await?;
        demand(name(visit).await? == "The Brood (copy)", "a changed deck of the game is a copy")?;
        visit.click("#deck-text").await?;
        let text = visit.script("return document.querySelector('#deck-written').value").await?;
        let text = text.as_str().unwrap_or_default().to_owned();
        demand(text.starts_with("eredin-") && text.contains("\n3 nekker\n"), &text)?;
        visit.click("#copy-deck-text").await?;
        visit.sees_in(".toasts", "The text is on the clipboard.").await?;
        visit.press("Esc").await?;
        visit.click("#copy-deck-link").await?;
        visit.sees_in(".toasts", "The link is on the clipboard.").await?;
        let link = visit.script("return navigator.clipboard.readText()").await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        let fragment = link.split_once('#').map(|(_, rest)| format!("#{rest}")).unwrap_or_default();
        demand(fragment.starts_with("#/deck/eredin-"), &link)?;
        // Opened by somebody else, it is not his until he keeps it.
        visit.open(&fragment).await?;
        visit.sees_in("#deck-state", "came in a link").await?;
        visit.is_accessible().await?;
        visit.click("#keep-deck").await?;
        visit.sees_in("#deck-state", "Kept on this device").await?;
        // The text reads in, a bad one says why and loses nothing.
        visit.open("#/decks").await?;
        visit.click("#import-deck").await?;
        visit.fill("#deck-import-text", "king-bran\n3 olaff").await?;
        visit.click("#deck-import-read").await?;
        visit.sees_in("#deck-import-error", "No card is called “3 olaff”. (GW-DECK-1)").await?;
        visit.is_accessible().await?;
        visit.fill("#deck-import-text", &text).await?;
        visit.click("#deck-import-read").await?;
        visit.sees_in("#deck-state", "came in a link").await?;
        visit.open("#/deck/nobody:olaf").await?;
        visit.sees_in("#bad-deck", "No leader is called “nobody”. (GW-DECK-4)").await?;
        visit.sees("The Brood (copy)").await?;
        visit.open("#/decks/nosuchdeck").await?;
        visit.sees_element("#bad-deck").await
    });
}

#[test]
fn decks_are_duplicated_renamed_deleted_and_brought_back() {
    scenario("decks-shelf").run(async |visit| {
        visit.open("#/decks/skellige-starter").await?;
        visit.click("#keep-deck").await?;
        visit.open("#/decks").await?;
        visit.choose("Duplicate: Sons of the Isles").await?;
        visit.sees("Sons of the Isles (copy)").await?;
        visit.choose("Rename: Sons of the Isles (copy)").await?;
        visit.fill("#rename-deck-field", "Raiders").await?;
        visit.press("Enter").await?;
        visit.sees("Raiders").await?;
        visit.choose("Delete: Raiders").await?;
        visit.sees_in(".toasts", "“Raiders” was deleted.").await?;
        let decks =
            |count: usize| format!("return document.querySelectorAll('.save').length === {count}");
        visit.until_script(&decks(1), "the deleted deck is still listed").await?;
        visit.choose("Bring it back").await?;
        visit.until_script(&decks(2), "the deck did not come back").await?;
        visit.sees("Raiders").await
    });
}

#[test]
fn a_deck_of_ones_own_is_offered_in_the_set_up_and_plays() {
    scenario("decks-play").on(Screen::Phone).run(async |visit| {
        visit.open("#/new/gwent").await?;
        visit.click("#side-1").await?;
        visit.click("#side-sheet-1 .row__door").await?;
        visit.sees("Your decks").await?;
        visit.open("#/decks/scoiatael-starter").await?;
        visit.click("#pane-deck").await?;
        visit.script("document.querySelector('.db-lines [data-drop=decoy]').scrollIntoView({ block: 'center' })").await?;
        visit.click(".db-lines [data-drop='decoy']").await?;
        visit.sees_in("#deck-state", "Kept on this device").await?;
        visit.is_accessible().await?;
        visit.pictures("deck-list-phone").await?;
        visit.click("#pane-cards").await?;
        visit.script("document.querySelector('.db-grid [data-card=milva]').scrollIntoView({ block: 'center' })").await?;
        visit.click(".db-grid [data-card='milva']").await?;
        visit.sees_in("#card-told", "Milva").await?;
        visit.pictures("deck-card-phone").await?;
        visit.press("Esc").await?;
        visit.no_longer_sees_element("#card-told").await?;
        visit.pictures("deck-builder-phone").await?;
        let narrow = "return document.documentElement.scrollWidth <= innerWidth";
        visit.until_script(narrow, "the builder is wider than the phone").await?;
        visit.click("#play-deck").await?;
        visit.sees_in("#option-deck-1", "The Squirrels (copy)").await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .gwent").await
    });
}

#[test]
fn an_illegal_deck_in_a_link_is_refused_by_its_rule() {
    scenario("decks-illegal").speaking("pl").run(async |visit| {
        visit.open("#/new/gwent?seats=2&deck.1=king-bran:olaf").await?;
        visit.click("#start").await?;
        visit.sees_in("#setup-error", "co najmniej 22 jednostki; ta ma 1. (GW-DECK-2)").await?;
        visit.open("#/decks/nilfgaard-starter").await?;
        visit.sees_in("#verdict", "Talia jest zgodna z zasadami.").await?;
        visit.pictures("deck-builder-pl").await?;
        visit.click("button[lang='uk']").await?;
        visit.sees_in("#verdict", "Колода відповідає правилам.").await?;
        visit.pictures("deck-builder-uk").await
    });
}

/// Eleven special cards, from the end of the armoury, one click each.
const SPECIALS: &str = "return (async () => {
    for (let count = 0; count < 11; count += 1) {
        [...document.querySelectorAll('.db-grid [data-add]')].reverse().find((add) => add.ariaDisabled === 'false').click();
        await new Promise((done) => setTimeout(done, 5));
    }
})()";

/// Adds units from the strongest on until there are so many.
async fn fill_up(visit: &mut Visit, units: usize) -> Outcome {
    let script = format!(
        "return (async () => {{
            for (let count = 1; count < {units}; count += 1) {{
                [...document.querySelectorAll('.db-grid [data-add]')].find((add) => add.ariaDisabled === 'false').click();
                await new Promise((done) => setTimeout(done, 5));
            }}
        }})()"
    );
    visit.script(&script).await.map(drop)
}

async fn rename(visit: &mut Visit, name: &str) -> Outcome {
    visit.fill("#deck-name", name).await?;
    visit.press("Tab").await?;
    visit.sees_in("#deck-state", "Kept on this device").await
}

async fn name(visit: &mut Visit) -> Outcome<String> {
    let name = visit.script("return document.querySelector('#deck-name').value").await?;
    Ok(name.as_str().unwrap_or_default().to_owned())
}

fn demand(is_so: bool, what: &str) -> Outcome {
    if is_so { Ok(()) } else { Err(Trouble::Wrong(what.to_owned())) }
}
