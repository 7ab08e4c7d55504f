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
    scenario("offline").under("/any/path/").everywhere().run(async |visit| {
        visit.open("").await?;
        install(visit).await?;
        // The first version replaces none; WebKit told of it as if it did.
        visit.script("return new Promise((done) => setTimeout(done, 300))").await?;
        if visit.script("return document.body.innerText.includes('new version')").await? == true {
            return Err(Trouble::Wrong("the first version is announced as a new one".into()));
        }
        visit.site().go_offline()?;
        visit.reload().await?;
        visit.is_started().await?;
        visit.sees("Szlak").await?;
        // Findings F-10 and B8: the rules too.
        visit.open("#/rules/cairns").await?;
        visit.sees_in(".prose", "Nobody may pass").await?;
        // Finding F-13: a path below the page leads to the page, not to a search for its files.
        visit.open("deep/er#/rules").await?;
        visit.route_is("/any/path/#/rules").await
    });
}

async fn cached(visit: &mut Visit, change: &str) -> Outcome {
    let script = format!(
        "return caches.keys().then((names) => caches.open(names[0])).then(async (cache) => {{ {change}; return true; }})"
    );
    visit.script(&script).await.map(drop)
}

/// Finding F-4: a version that cannot start is dropped once and loaded anew from the network.
#[test]
fn a_broken_version_in_the_cache_is_replaced_from_the_network() {
    scenario("poisoned").tolerating("wasm").run(async |visit| {
        visit.open("").await?;
        install(visit).await?;
        let poison =
            "await cache.put(document.getElementById('szlak-wasm').href, new Response('<html>'))";
        cached(visit, poison).await?;
        visit.reload().await?;
        visit.is_started().await?;
        // Finding F-13: what the browser has thrown out of the cache is put back.
        install(visit).await?;
        cached(visit, "for (const key of await cache.keys()) await cache.delete(key)").await?;
        visit.reload().await?;
        visit.is_started().await?;
        let full = "return caches.keys().then((names) => caches.open(names[0]))
            .then((cache) => cache.keys()).then((keys) => keys.length > 20)";
        visit.until_script(full, "the cache was not filled again").await
    });
}

/// Finding F-4: a file cut short on its way is noticed by its hash; the version is not installed.
#[test]
fn a_torn_version_is_not_installed() {
    scenario("torn").run(async |visit| {
        visit.open("").await?;
        install(visit).await?;
        visit.site().publish_torn_version()?;
        let update = "return navigator.serviceWorker.ready.then((ready) => ready.update()).then(() => true, () => true)";
        visit.script(update).await?;
        let refused = "return navigator.serviceWorker.ready.then((ready) => !ready.installing)";
        visit.until_script(refused, "the torn version is still being installed").await?;
        let waiting = "return navigator.serviceWorker.ready.then((ready) => !ready.waiting)";
        visit.until_script(waiting, "the torn version was installed").await?;
        visit.reload().await?;
        visit.is_started().await
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
