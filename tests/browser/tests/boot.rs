//! The page starts, from the root and from a sub-path, and asks nobody else for anything.

use szlak_browser_tests::scenario;

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
        visit.sees("Szlak").await
    });
}
