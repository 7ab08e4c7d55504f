//! The sample game played as a person would: by mouse, by keyboard alone, around one screen, on a phone.

use crate::cairns::{TINY, demand, hurry, log, play_to_the_end, sit_down, sit_down_together};
use szlak_browser_tests::{Kind, Screen, scenario};

#[test]
fn a_whole_game_by_mouse() {
    scenario("mouse").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&cairns=1&stones=3&tokens=off").await?;
        // One cairn of three: pointing at it asks how many, and all three win.
        visit.click(".cairn").await?;
        visit.sees_element(".takings").await?;
        visit.choose("Take 3 stones from cairn a").await?;
        visit.sees_in("#ending", "Wanderer won.").await?;
        visit.sees_in("#ending", "The last stone").await?;
        visit.screenshot("ending").await?;
        // The same set-up is dealt anew at once; or set up anew by hand.
        visit.click("#rematch").await?;
        visit.no_longer_sees_element("dialog#ending[open]").await?;
        visit.sees_element("main.play .choices").await?;
        visit.press("3").await?;
        visit.click("#set-up-anew").await?;
        visit.sees_element("form.setup").await
    });
}

/// Issue 9, part 6 (`serve --lan`): over plain http a browser has no locks, no clipboard, no service worker and no
/// brotli, and one can still play.
#[test]
fn a_guest_in_the_same_network_plays_a_game_that_came_in_gzip() {
    scenario("guest").run(async |visit| {
        visit.site().open_to_guests()?;
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&cairns=1&stones=3&tokens=off").await?;
        let guest = "return !isSecureContext && !navigator.locks && !navigator.serviceWorker";
        demand(visit.script(guest).await? == true, "the browser trusts this address")?;
        let gzip = "return performance.getEntriesByType('resource').some(
            ({ name, encodedBodySize, decodedBodySize }) =>
                name.endsWith('_bg.wasm') && encodedBodySize < decodedBodySize / 2)";
        demand(visit.script(gzip).await? == true, "the wasm did not travel compressed")?;
        visit.click(".cairn").await?;
        visit.choose("Take 3 stones from cairn a").await?;
        visit.sees_in("#ending", "Wanderer won.").await
    });
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    scenario("keyboard").run(async |visit| {
        hurry(visit).await?;
        visit.open(&format!("#/new/cairns{TINY}")).await?;
        visit.focus_is_on("#main").await?;
        // Enter in a field starts the game.
        visit.script("document.querySelector('#seed').focus()").await?;
        visit.press("Enter").await?;
        visit.sees_element("main.play .choices").await?;
        visit.focus_is_on("#main").await?;
        // One Tab stop a zone: undo, then the board.
        visit.press_all(&["Tab", "Tab"]).await?;
        visit.focus_is_on(".cairn").await?;
        visit.press_all(&["ArrowRight", "Enter"]).await?;
        visit.sees_in(".log", "Wanderer looked under cairn b").await?;
        // The bot has answered; the focus is still on the cairn, which now gives its only stone.
        visit.sees_in(".status", "Take stones").await?;
        visit.focus_is_on(".cairn").await?;
        visit.press("Enter").await?;
        visit.sees_in("#ending", "The game is over").await?;
        visit.press("Esc").await?;
        visit.press("?").await?;
        visit.sees_in("#keys", "undo").await?;
        visit.press("Esc").await?;
        visit
            .until_script("return !document.querySelector('dialog[open]')", "a dialog is open")
            .await
    });
}

#[test]
fn a_reload_in_the_middle_of_a_decision_loses_nothing() {
    scenario("reload").everywhere().run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=3&seed=0000-0000-0001-2").await?;
        visit.press("1").await?;
        visit.sees_in(".status", "Take stones").await?;
        let before = (log(visit).await?, visit.text_of(".choices").await?);
        visit.reload().await?;
        visit.is_started().await?;
        visit.sees_in(".status", "Take stones").await?;
        let after = (log(visit).await?, visit.text_of(".choices").await?);
        demand(before == after, "the table after the reload is another one")?;
        if visit.kind() == Kind::WebKit {
            return Ok(());
        }
        visit.restart_browser().await?;
        visit.open("").await?;
        visit.click("#continue").await?;
        visit.sees_in(".status", "Take stones").await?;
        demand(log(visit).await? == before.0, "the next day the log is another one")
    });
}

#[test]
fn undo_redo_look_back_and_rewind() {
    scenario("undo").run(async |visit| {
        hurry(visit).await?;
        visit
            .open("#/new/cairns?seats=2&seed=0000-0000-0001-2&cairns=2&stones=5&tokens=off")
            .await?;
        visit
            .script("document.querySelector('#undo-hint').scrollIntoView({ block: 'center' })")
            .await?;
        visit.click("label:has(input[name='undo'][value='free'])").await?;
        visit.click("#start").await?;
        visit.sees_element(".choices").await?;
        visit.press("1").await?;
        visit.sees_in(".log", "Innkeeper took").await?;
        let moved = log(visit).await?;
        visit.press("Ctrl+Z").await?;
        visit
            .until_script(
                "return document.querySelectorAll('.log__entry--later').length > 0",
                "nothing was taken back",
            )
            .await?;
        visit.press("Ctrl+Y").await?;
        visit
            .until_script(
                "return document.querySelectorAll('.log__entry--later').length === 0",
                "nothing was made again",
            )
            .await?;
        demand(log(visit).await? == moved, "redo made another game")?;
        // Look back, step, return to now, then rewind for good.
        visit.click("#rewind").await?;
        visit.sees_in("#past", "Viewing move 1 of 2").await?;
        visit.click("#back-to-now").await?;
        visit.no_longer_sees_element("#past").await?;
        visit.click(".log__entry:first-child .log__go").await?;
        visit.sees_in("#past", "Viewing move 0 of 2").await?;
        visit.click("#rewind-here").await?;
        visit.no_longer_sees_element("#past").await?;
        visit.sees_in(".status", "Wanderer, your move").await
    });
}

#[test]
fn fair_undo_stops_at_what_was_seen() {
    scenario("fair").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/new/cairns?seats=2&seed=0000-0000-0001-2").await?;
        visit.script("document.querySelector('input[name=undo][value=fair]').click()").await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .choices").await?;
        visit.press("1").await?;
        visit.sees_in(".status", "Take stones").await?;
        visit.click("#undo").await?;
        visit.sees_in(".toasts", "You have learned something new").await
    });
}

#[test]
fn the_curtain_hides_everything_until_the_right_player_is_there() {
    scenario("curtain").on(Screen::Phone).run(async |visit| {
        sit_down_together(visit, TINY).await?;
        visit.sees_in("main.curtain", "Wanderer").await?;
        let nothing = "return !document.querySelector('.board, .log, .choices')";
        visit.until_script(nothing, "the table is in the page behind the curtain").await?;
        visit.is_accessible().await?;
        visit.screenshot("curtain").await?;
        visit.choose("I’m Wanderer: show my side").await?;
        visit.click(".choices button").await?;
        visit.sees_in("main.curtain", "Innkeeper").await?;
        visit.choose("I’m Innkeeper: show my side").await?;
        visit.sees_element(".choices").await?;
        // What Wanderer saw under his cairn is nowhere in Innkeeper's page.
        let secret =
            "return !document.body.innerHTML.includes('Wanderer looked under cairn a and saw')";
        visit.until_script(secret, "the other player's secret is in the page").await
    });
}

#[test]
fn a_whole_game_on_a_phone_by_touch() {
    scenario("touch").on(Screen::Phone).run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, TINY).await?;
        let narrow = "return document.documentElement.scrollWidth <= innerWidth";
        visit.until_script(narrow, "the page is wider than the phone").await?;
        visit.click(".tools__sheet[aria-controls='log']").await?;
        visit.sees_in("#log[data-open]", "2 cairns were built.").await?;
        visit.click("#log .panel__close").await?;
        play_to_the_end(visit).await?;
        visit.sees_in("#ending", "The game is over").await
    });
}

#[test]
fn a_hint_points_at_a_choice() {
    scenario("hint").run(async |visit| {
        hurry(visit).await?;
        sit_down(visit, "?seats=2&seed=0000-0000-0001-2&cairns=1&stones=3&tokens=off").await?;
        visit.click("#hint").await?;
        visit.sees_in(".choice--hint", "Take 3 stones").await
    });
}

#[test]
fn bots_alone_play_to_the_end_while_one_watches() {
    scenario("watch-bots").run(async |visit| {
        hurry(visit).await?;
        visit.open(&format!("#/new/cairns{TINY}")).await?;
        visit.click("label:has(input[name='control-1'][value='bot'])").await?;
        visit.click("#start").await?;
        visit.sees_in("#ending", "won.").await
    });
}
