//! The page starts, from the root and from a sub-path, asks nobody else for anything, and says what is wrong when
//! it cannot start.

use serde_json::json;
use szlak_browser_tests::{Outcome, Trouble, Visit, scenario};

#[test]
fn the_page_boots_and_shows_its_name() {
    scenario("boot").everywhere().run(async |visit| {
        visit.open("").await?;
        visit.sees("Szlak").await?;
        visit.asked_nobody_else().await?;
        visit.screenshot("boot").await.map(drop)
    });
}

#[test]
fn the_page_boots_from_a_sub_path() {
    scenario("sub-path").under("/games/szlak/").run(async |visit| {
        visit.open("").await?;
        visit.sees("Szlak").await?;
        every_file_of_the_head_is_there(visit).await
    });
}

/// Issue 9, part 6: what the build compressed is what travels, and the page runs on it.
#[test]
fn the_wasm_and_the_glue_travel_compressed() {
    scenario("compressed").run(async |visit| {
        visit.open("").await?;
        let sizes = "return performance.getEntriesByType('resource')
            .filter(({ name }) => /szlak-[0-9a-f]+(_bg.wasm|[.]js|[.]css)$/.test(name))
            .map(({ encodedBodySize, decodedBodySize }) => encodedBodySize < decodedBodySize / 2)";
        let smaller = visit.script(sizes).await?;
        let all = smaller
            .as_array()
            .is_some_and(|all| all.len() >= 3 && all.iter().all(|one| one == true));
        if all {
            Ok(())
        } else {
            Err(Trouble::Wrong(format!("less than half its size? {smaller}")))
        }
    });
}

#[test]
fn a_page_without_its_wasm_says_so() {
    scenario("no-wasm").tolerating("Szlak could not start").run(async |visit| {
        let wasm = visit.site().file_ending_with(".wasm")?;
        visit.site().withhold(&wasm);
        visit.go("").await?;
        visit.sees_in("#first-paint", "could not be loaded").await?;
        visit.is_accessible().await?;
        visit.screenshot("no-wasm").await.map(drop)
    });
}

/// Finding F-16: a page whose program has died says so, and gives the saved games away.
#[test]
fn a_page_that_died_says_so_and_gives_the_games_away() {
    scenario("died").tolerating("panicked at").tolerating("unreachable").speaking("pl").run(async |visit| {
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        visit.devtools("Browser.grantPermissions", grant).await?;
        visit.open("#/new/cairns").await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .choices").await?;
        visit.open("#/new/cairns").await?;
        // Without timers the page cannot even say that it has copied a link.
        visit.script("window.timer = setTimeout; window.setTimeout = () => { throw new Error('no timers') }").await?;
        visit.script("document.querySelector('#copy-seed-link').click()").await?;
        visit.sees_in("#last-words[open]", "Szlak się zatrzymał").await?;
        visit.script("window.setTimeout = window.timer").await?;
        visit.is_accessible().await?;
        visit.screenshot("died").await?;
        visit.choose("Wyeksportuj moje gry").await?;
        let file = visit.downloaded().await?;
        let text = std::fs::read_to_string(file).unwrap_or_default();
        if !text.starts_with(r#"{"szlak":1,"games":[{"szlak":1,"#) {
            return Err(Trouble::Wrong(format!("the export is not a collection: {text}")));
        }
        visit.choose("Na stronę główną").await?;
        visit.sees("Nowa gra").await
    });
}

#[test]
fn code_that_was_not_there_at_build_time_does_not_run() {
    scenario("policy").tolerating("Content Security Policy").tolerating("TrustedScript").run(async |visit| {
        visit.open("").await?;
        let inject = "const code = document.createElement('script');
            try { code.textContent = 'window.intruder = true' } catch { code.append('window.intruder = true') }
            document.head.append(code);
            return window.intruder === true";
        // Finding F-17: nor does a string become a program.
        let refused = "try { new Worker('./boot.js'); return false } catch (refusal) { return refusal instanceof TypeError }";
        visit.until_script(refused, "a worker was made from a strange address").await?;
        let ran = visit.script(inject).await?;
        if ran == true { Err(Trouble::Wrong("an injected script ran".into())) } else { Ok(()) }
    });
}

async fn every_file_of_the_head_is_there(visit: &mut Visit) -> Outcome {
    let check = "return Promise.all([...document.querySelectorAll('head link[href]')]
        .map(async ({ href }) => [href, (await fetch(href)).status]))
        .then((all) => all.filter(([, status]) => status !== 200))";
    let missing = visit.script(check).await?;
    if missing.as_array().is_some_and(Vec::is_empty) {
        return Ok(());
    }
    Err(Trouble::Wrong(format!("missing: {missing}")))
}
