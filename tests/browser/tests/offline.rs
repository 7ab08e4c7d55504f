//! The service worker on its own: offline start with its control, and a new version that waits for consent.
//! The page's own part (registering, the toast) is tested with the page.

use szlak_browser_tests::{Outcome, Trouble, Visit, scenario};

/// Registers what the page would register and waits until it serves this very page.
async fn install(visit: &mut Visit) -> Outcome {
    visit.script("navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' })").await?;
    visit
        .until_script("return !!navigator.serviceWorker.controller", "no worker serves the page")
        .await
}

#[test]
fn after_the_first_visit_the_page_starts_without_a_network() {
    scenario("offline").under("/any/path/").run(async |visit| {
        visit.open("").await?;
        install(visit).await?;
        visit.site().go_offline()?;
        visit.reload().await?;
        visit.is_started().await?;
        visit.sees("Szlak").await
    });
}

/// The control: were the page to load here, the test above would prove nothing.
#[test]
fn without_the_worker_the_page_does_not_start_offline() {
    scenario("offline-control").run(async |visit| {
        visit.site().withhold("sw.js");
        visit.open("").await?;
        visit.site().go_offline()?;
        match visit.open("").await {
            Err(_) => Ok(()),
            Ok(()) => Err(Trouble::Wrong("the page came from nowhere".into())),
        }
    });
}

#[test]
fn a_new_version_waits_for_consent_and_then_replaces_the_old_one() {
    scenario("update").run(async |visit| {
        visit.open("").await?;
        install(visit).await?;
        visit.script("return caches.open('szlak http://elsewhere/ 1').then(() => true)").await?;
        visit.site().publish_new_version()?;
        let update =
            "return navigator.serviceWorker.ready.then((ready) => ready.update()).then(() => true)";
        visit.script(update).await?;
        let waiting = "return navigator.serviceWorker.ready.then((ready) => !!ready.waiting)";
        visit.until_script(waiting, "no new version waits").await?;
        visit.reload().await?;
        visit.until_script(waiting, "the new version did not go on waiting").await?;
        let consent = "return navigator.serviceWorker.ready.then((ready) => {
            ready.waiting.postMessage({ type: 'skip-waiting' });
            return true;
        })";
        visit.script(consent).await?;
        let one = "return caches.keys().then((names) => names.length === 2)";
        visit
            .until_script(one, "the old version's cache, or a stranger's, was not as it should be")
            .await?;
        visit.reload().await?;
        let new = "return document.documentElement.outerHTML.includes('version 1')
            || [...document.childNodes].some((node) => node.data?.includes('version 1'))";
        visit.until_script(new, "the old page is still shown").await
    });
}
