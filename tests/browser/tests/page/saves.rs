//! Nothing is lost: saves, files, damage, a full storage, a forbidden one.

use crate::cairns::{TINY, demand, hurry, log, sit_down};
use szlak_browser_tests::{Outcome, Visit, scenario};

/// The key of the only game in storage.
const ONLY_KEY: &str =
    "Object.keys(localStorage).find((key) => /^szlak\\/game\\/[^.]+$/.test(key))";

/// The button before what can be done with the game.
const DEEDS: &str = "Rename, export, delete: Sunday at Kaer Morhen";

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
        visit.choose(DEEDS).await?;
        visit.choose("Export as a file: Sunday at Kaer Morhen").await?;
        let file = visit.downloaded().await?;
        visit.choose(DEEDS).await?;
        visit.choose("Delete: Sunday at Kaer Morhen").await?;
        visit.sees_in(".toasts", "was deleted").await?;
        visit
            .until_script(
                "return !document.querySelector('.saves').innerText.includes('Sunday')",
                "it is still listed",
            )
            .await?;
        visit.choose("Bring it back").await?;
        visit.sees_in(".saves", "Sunday at Kaer Morhen").await?;
        visit.choose(DEEDS).await?;
        visit.choose("Delete: Sunday at Kaer Morhen").await?;
        visit.upload("#import", &file).await?;
        visit.sees_in(".toasts", "1 game imported.").await?;
        visit.sees_in(".saves", "Sunday at Kaer Morhen").await?;
        visit.choose(DEEDS).await?;
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
        std::fs::write(&file, "not json").expect("a file in the temporary folder");
        visit.upload("#import", &file).await?;
        visit.sees_in(".toasts", "This is not a Szlak file").await?;
        visit.click(".toasts [aria-label='Dismiss']").await?;
        for (text, sentence) in [
            (r#"{"szlak":1,"save":{}}"#, "The data is damaged and can’t be read."),
            (r#"{"format":1,"game":"chess"}"#, "There is no game called “chess” here."),
        ] {
            std::fs::write(&file, text).expect("a file in the temporary folder");
            visit.upload("#import", &file).await?;
            visit.sees_in(".toasts", sentence).await?;
            visit.sees_in(".toasts", "nothing here has changed").await?;
        }
        std::fs::remove_file(&file).expect("the file is ours");
        visit.sees_in("#main", "Nothing yet.").await
    });
}

/// Finding F-2: a backup with a bad item in it still brings the others, and says what it did not.
#[test]
fn a_backup_comes_in_item_by_item() {
    scenario("backup").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.open("#/").await?;
        let good = visit.script(&format!("return localStorage[{ONLY_KEY}]")).await?;
        let good = good.as_str().unwrap_or_default();
        let altered = good
            .replace("\"choices\":[", "\"choices\":[\"take z 9\"")
            .replace("null", "\"Altered\"");
        let file = std::env::temp_dir().join(format!("szlak-backup-{}.json", std::process::id()));
        let text = format!("{{\"szlak\":1,\"games\":[\"{{torn\",{good},{altered}]}}");
        std::fs::write(&file, text).expect("a file in the temporary folder");
        visit.upload("#import", &file).await?;
        visit.sees_in(".toasts", "1 game imported.").await?;
        visit.sees_in(".toasts", "Not imported: № 1: The data is damaged").await?;
        visit.sees_in(".toasts", "Altered: Move 1 is not possible").await?;
        demand(visit.count(".save").await? == 2, "the good game did not come in")?;
        visit.is_accessible().await?;
        visit.screenshot("not-imported").await?;
        std::fs::remove_file(&file).expect("the file is ours");
        Ok(())
    });
}

/// Empties the second copies, which would mend what a scenario breaks.
async fn forget_second_copies(visit: &mut Visit) -> Outcome {
    let script = "return new Promise((done) => {
        const open = indexedDB.open('szlak');
        open.onsuccess = () => {
            const change = open.result.transaction('games', 'readwrite');
            change.objectStore('games').clear();
            change.oncomplete = () => { open.result.close(); done(true); };
        };
    })";
    visit.script(script).await.map(drop)
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
        let before = log(visit).await?;
        // The second copy mends it; without one, the copy before it is shown.
        spoil(visit, "(text) => text.slice(0, 40)").await?;
        visit.reload().await?;
        visit.sees_element(".log").await?;
        demand(log(visit).await? == before, "the second copy was not used")?;
        forget_second_copies(visit).await?;
        spoil(visit, "(text) => text.slice(0, 40)").await?;
        visit.reload().await?;
        visit.sees_in(".toasts", "this is the one before it").await?;
        visit.sees_element(".log").await
    });
}

/// Finding F-8: what was played survives a browser that is killed; localStorage alone loses up to
/// forty seconds.
#[test]
fn a_killed_browser_loses_no_move() {
    scenario("killed").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&tokens=off&stones=9").await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        let (before, route) = (log(visit).await?, visit.script("return location.hash").await?);
        visit.crash_browser().await?;
        visit.open(route.as_str().unwrap_or_default()).await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        demand(log(visit).await? == before, "moves were lost")
    });
}

#[test]
fn damaged_and_newer_saves_say_so_and_can_be_exported() {
    scenario("damaged").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        visit.open("#/").await?;
        visit.script("Object.keys(localStorage).filter((key) => /\\.(old|new)$/.test(key)).forEach((key) => localStorage.removeItem(key))").await?;
        forget_second_copies(visit).await?;
        spoil(visit, "(text) => text.replace('\"szlak\":1', '\"szlak\":99')").await?;
        visit.reload().await?;
        visit.sees_in(".save--bad", "newer version of Szlak").await?;
        spoil(visit, "() => '{broken'").await?;
        visit.reload().await?;
        visit.sees_in(".save--bad", "The data is damaged").await?;
        visit.script(&format!("location.hash = '#/play/' + {ONLY_KEY}.slice(11)")).await?;
        visit.sees_in("#cannot-open", "still here and can be exported").await?;
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

/// Finding F-3: with site data blocked, locks are refused as well; the game is played all the same.
#[test]
fn with_site_data_blocked_one_can_still_play() {
    scenario("denied").blocking_site_data().run(async |visit| {
        visit.open("#/").await?;
        visit.sees_in("#no-storage", "won’t let Szlak save anything").await?;
        sit_down(visit, TINY).await?;
        visit.sees_in("#not-saved", "Export what you want to keep").await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Wanderer looked").await?;
        visit.sees_in("#not-saved", "Export what you want to keep").await
    });
}
