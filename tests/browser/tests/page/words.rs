//! The words of a language are a file: it may fail, be missing or be of another version, and the page never shows one
//! sentence for another.

use szlak_browser_tests::{Outcome, Trouble, Visit, scenario};

async fn speaks(visit: &mut Visit, tag: &str, sentence: &str) -> Outcome {
    visit.sees(sentence).await?;
    match visit.attribute("html", "lang").await? {
        Some(lang) if lang == tag => Ok(()),
        lang => Err(Trouble::Wrong(format!("the page says it speaks {lang:?}, not {tag}"))),
    }
}

#[test]
fn words_that_fail_once_are_fetched_again() {
    scenario("words-once").tolerating("404").speaking("pl").run(async |visit| {
        visit.site().withhold_once("words/pl.txt");
        visit.open("#/").await?;
        speaks(visit, "pl", "Nowa gra").await
    });
}

#[test]
fn a_page_without_words_says_so() {
    scenario("no-words").tolerating("404").tolerating("Szlak could not start").run(async |visit| {
        visit.site().withhold("words/en.txt");
        visit.go("#/").await?;
        visit.sees_in("#first-paint", "could not be loaded").await?;
        visit.screenshot("no-words").await.map(drop)
    });
}

#[test]
fn a_language_that_cannot_be_had_leaves_the_old_one() {
    scenario("no-polish").tolerating("404").run(async |visit| {
        visit.site().withhold("sw.js");
        visit.site().withhold("words/pl.txt");
        visit.open("#/").await?;
        visit.sees("New game").await?;
        visit.click("button[lang='pl']").await?;
        visit.sees_in(".toasts", "could not be loaded").await?;
        visit.screenshot("no-polish").await?;
        speaks(visit, "en", "New game").await?;
        visit.click("button[lang='uk']").await?;
        speaks(visit, "uk", "Нова гра").await?;
        visit.reload().await?;
        speaks(visit, "uk", "Нова гра").await
    });
}

#[test]
fn words_of_another_shape_are_not_used() {
    scenario("other-words").tolerating("404").run(async |visit| {
        visit.site().withhold("sw.js");
        visit.open("#/").await?;
        visit.sees("New game").await?;
        visit.site().publish_other_words("pl")?;
        visit.click("button[lang='pl']").await?;
        visit.sees_in(".toasts", "could not be loaded").await?;
        speaks(visit, "en", "New game").await
    });
}

/// Words that some cache has spoiled are dropped with it, and loaded anew from the network.
#[test]
fn spoiled_words_in_the_cache_are_replaced_from_the_network() {
    scenario("spoiled-words").run(async |visit| {
        visit.open("#/").await?;
        visit.script("navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' })").await?;
        let serves = "return !!navigator.serviceWorker.controller";
        visit.until_script(serves, "no worker serves the page").await?;
        let spoil = "return caches.keys().then((names) => caches.open(names[0]))
            .then((cache) => cache.put(new URL('./words/en.txt', document.baseURI).href, new Response('<html>')))
            .then(() => true)";
        visit.script(spoil).await?;
        visit.reload().await?;
        speaks(visit, "en", "New game").await
    });
}
