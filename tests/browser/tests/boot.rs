//! The page starts, from the root and from a sub-path, asks nobody else for anything, and says what is wrong when
//! it cannot start.

use szlak_browser_tests::{Outcome, Trouble, Visit, scenario};

#[test]
fn the_page_boots_and_shows_its_name() {
    scenario("boot").in_firefox_too().run(async |visit| {
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

#[test]
fn code_that_was_not_there_at_build_time_does_not_run() {
    scenario("policy").tolerating("Content Security Policy").run(async |visit| {
        visit.open("").await?;
        let inject = "const code = document.createElement('script');
            code.textContent = 'window.intruder = true';
            document.head.append(code);
            return window.intruder === true";
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
