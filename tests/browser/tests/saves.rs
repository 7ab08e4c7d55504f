//! Nothing is lost: saves, files, damage, a full storage, a forbidden one, two tabs.

mod cairns;

use cairns::{TINY, demand, hurry, log, sit_down};
use serde_json::json;
use szlak_browser_tests::{Outcome, Visit, scenario};

/// The key of the only game in storage.
const ONLY_KEY: &str =
    "Object.keys(localStorage).find((key) => /^szlak\\/game\\/[^.]+$/.test(key))";

#[test]
fn a_copy_with_a_name_is_exported_deleted_brought_back_and_imported() {
    scenario("files").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.press("1").await?;
        visit.click("#open-menu").await?;
        visit.click("#save-as").await?;
        visit.fill("#save-name-field", "Sunday at Kaer Morhen").await?;
        visit.press("Enter").await?;
        visit.sees_in(".toasts", "Saved as “Sunday at Kaer Morhen”.").await?;
        visit.open("#/").await?;
        visit.sees_in(".saves", "Sunday at Kaer Morhen").await?;
        visit.choose("Export as a file: Sunday at Kaer Morhen").await?;
        let file = visit.downloaded().await?;
        visit.choose("Delete: Sunday at Kaer Morhen").await?;
        visit.sees_in(".toasts", "is deleted").await?;
        visit
            .until_script(
                "return !document.querySelector('.saves').innerText.includes('Sunday')",
                "it is still listed",
            )
            .await?;
        visit.choose("Undo").await?;
        visit.sees_in(".saves", "Sunday at Kaer Morhen").await?;
        visit.choose("Delete: Sunday at Kaer Morhen").await?;
        visit.upload("#import", &file).await?;
        visit.sees_in(".toasts", "1 game imported.").await?;
        visit.sees_in(".saves", "Sunday at Kaer Morhen").await?;
        visit.choose("Rename: Sunday at Kaer Morhen").await?;
        visit.fill("#rename-field", "Monday").await?;
        visit.press("Enter").await?;
        visit.sees_in(".saves", "Monday").await
    });
}

#[test]
fn a_foreign_file_is_refused_with_a_sentence() {
    scenario("foreign-file").run(async |visit| {
        visit.open("#/").await?;
        let file = std::env::temp_dir().join(format!("szlak-foreign-{}.json", std::process::id()));
        for text in ["not json", "{}", r#"{"szlak":1,"save":{}}"#, r#"{"format":1,"game":"chess"}"#]
        {
            std::fs::write(&file, text).expect("a file in the temporary folder");
            visit.upload("#import", &file).await?;
            visit.sees_in(".toasts", "The data is damaged").await?;
            visit.click(".toasts [aria-label='Dismiss']").await?;
        }
        std::fs::remove_file(&file).expect("the file is ours");
        visit.sees_in("#main", "Nothing yet.").await
    });
}

async fn spoil(visit: &mut Visit, change: &str) -> Outcome {
    visit.script(&format!("const key = {ONLY_KEY}; const old = localStorage[key]; localStorage[key] = ({change})(old)")).await.map(drop)
}

#[test]
fn a_damaged_save_falls_back_to_the_copy_before() {
    scenario("older-copy").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.press("1").await?;
        visit.sees_in(".status", "Take stones").await?;
        spoil(visit, "(text) => text.slice(0, 40)").await?;
        visit.reload().await?;
        visit.sees_in(".toasts", "this is the one before it").await?;
        visit.sees_element(".log").await
    });
}

#[test]
fn damaged_and_newer_saves_say_so_and_can_be_exported() {
    scenario("damaged").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.open("#/").await?;
        visit.script("Object.keys(localStorage).filter((key) => /\\.(old|new)$/.test(key)).forEach((key) => localStorage.removeItem(key))").await?;
        spoil(visit, "(text) => text.replace('\"szlak\":1', '\"szlak\":99')").await?;
        visit.reload().await?;
        visit.sees_in(".save--bad", "newer version of Szlak").await?;
        spoil(visit, "() => '{broken'").await?;
        visit.reload().await?;
        visit.sees_in(".save--bad", "The data is damaged").await?;
        visit.script(&format!("location.hash = '#/play/' + {ONLY_KEY}.slice(11)")).await?;
        visit.sees_in("#cannot-open", "The data is damaged").await?;
        visit.is_accessible().await?;
        visit.choose("Export as a file").await?;
        let file = visit.downloaded().await?;
        let text = std::fs::read_to_string(file).unwrap_or_default();
        demand(text == "{broken", "the export is not what was kept")
    });
}

#[test]
fn an_altered_save_is_refused_at_the_move_that_is_not_possible() {
    scenario("altered").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.press("1").await?;
        visit.sees_in(".status", "Take stones").await?;
        visit.open("#/").await?;
        visit.script("Object.keys(localStorage).filter((key) => /\\.(old|new)$/.test(key)).forEach((key) => localStorage.removeItem(key))").await?;
        spoil(visit, "(text) => text.replace('\"peek a\"', '\"peek f\"')").await?;
        visit.script(&format!("location.hash = '#/play/' + {ONLY_KEY}.slice(11)")).await?;
        visit.sees_in("#cannot-open", "Move 1 is not possible").await
    });
}

#[test]
fn a_full_storage_is_told_and_the_game_goes_on() {
    scenario("full").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&tokens=off&stones=9").await?;
        let fill = "let size = 4e6; while (size >= 1) {
            try { localStorage['ballast' + size + Math.random()] = 'x'.repeat(size); }
            catch { size = Math.floor(size / 2); } }";
        visit.script(fill).await?;
        visit.press("1").await?;
        visit.sees_in("#not-saved", "storage is full").await?;
        visit.sees_in(".log", "Wanderer took").await?;
        visit.script("Object.keys(localStorage).filter((key) => key.startsWith('ballast')).forEach((key) => localStorage.removeItem(key))").await?;
        visit.press("1").await?;
        visit.no_longer_sees_element("#not-saved").await?;
        let before = log(visit).await?;
        visit.reload().await?;
        visit.sees_element(".log").await?;
        demand(log(visit).await? == before, "what was saved at last is not what was played")
    });
}

#[test]
fn without_storage_one_can_still_play() {
    scenario("denied").run(async |visit| {
        let deny = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";
        visit.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": deny })).await?;
        visit.open("#/").await?;
        visit.sees_in("#no-storage", "does not let Szlak keep anything").await?;
        sit_down(visit, TINY).await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Wanderer looked").await?;
        visit.sees_in("#not-saved", "Export what you want to keep").await
    });
}

#[test]
fn a_second_tab_looks_on_until_it_takes_over() {
    scenario("two-tabs").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&tokens=off&stones=9").await?;
        let route = visit.script("return location.hash").await?;
        let first = visit.this_tab().await?;
        let second = visit.open_in_new_tab(route.as_str().unwrap_or_default()).await?;
        visit.sees_in("#elsewhere", "open in another tab").await?;
        demand(visit.count(".choices").await? == 0, "the second tab offers choices")?;
        // What the first tab plays, the second sees.
        visit.go_to(&first).await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        visit.go_to(&second).await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        visit.click("#play-here").await?;
        visit.sees_element(".choices").await?;
        visit.go_to(&first).await?;
        visit.sees_in("#elsewhere", "open in another tab").await
    });
}
