//! Gwent learned: the guided first match to its end, and a puzzle solved, failed and shown.

use crate::gwent_table::{Hand, demand, hurry, pause, point};
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// What the guide proposes next, as a selector; nothing while the opponent thinks.
const PROPOSED: &str = "
    if (document.querySelector('dialog#ending[open]')) return 'over';
    const one = (css) => document.querySelector(css);
    const at = (element) => element && `button[data-at='${element.dataset.at}']`;
    if (one('dialog#pass[open]')) return '#pass-now';
    if (one('#next-round')) return '#next-round';
    if (one('#guide-next')) return '#guide-next';
    const target = one('.gw-row.is-target') || one('.card.is-target');
    if (target) return at(target);
    const hinted = one('.card.is-hinted');
    if (hinted) return at(hinted);
    const act = one('.gw-acts [data-at^=act]');
    return (act && one('.coach__try') && at(act)) || ''";

#[test]
fn the_guided_match_is_followed_to_its_end() {
    scenario("gwent-guide").run(async |visit| {
        begin(visit).await?;
        visit.sees_in("#guide", "Two armies face each other").await?;
        visit.is_accessible().await?;
        visit.pictures("guide-rows").await?;
        let mut told = follow(visit, "guide").await?;
        told.dedup();
        for topic in [
            "exchange two of them",
            "The symbol on a unit",
            "a spy",
            "Weather hits one row",
            "save the rest of your hand",
            "lost a gem",
        ] {
            demand(
                told.iter().any(|text| text.contains(topic)),
                &format!("“{topic}” was not taught: {told:?}"),
            )?;
        }
        visit.sees_in("#ending", "Wanderer won.").await?;
        visit.press("Esc").await?;
        visit.sees_in("#guide", "The match is yours").await
    });
}

#[test]
fn whoever_strays_is_told_so_and_may_leave_the_guide_or_come_back() {
    scenario("gwent-stray").on(Screen::Phone).run(async |visit| {
        begin(visit).await?;
        visit.pictures("guide-phone").await?;
        visit.click("#guide-next").await?;
        visit.click("#guide-next").await?;
        visit.sees_in("#guide", "Worth a try: Exchange").await?;
        visit.is_accessible().await?;
        visit.pictures("guide-exchange-phone").await?;
        visit.choose("Keep your hand").await?;
        visit.sees_in("#guide", "That isn’t what I suggested").await?;
        let narrow = "return document.documentElement.scrollWidth <= innerWidth";
        visit.until_script(narrow, "the guide is wider than the phone").await?;
        // The game is a save like any other, and the guide is there again.
        visit.open("#/learn/gwent").await?;
        visit.click("#lesson-on").await?;
        visit.sees_element("#guide").await?;
        visit.click("#guide-leave").await?;
        visit.no_longer_sees_element("#guide").await?;
        visit.sees_element(".gw-hand .is-legal").await
    });
}

#[test]
fn a_puzzle_is_solved_and_marked() {
    scenario("gwent-puzzle").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/puzzles/gwent").await?;
        visit.sees_in("#solved", "Solved: 0 of 12").await?;
        visit.is_accessible().await?;
        visit.pictures("puzzles").await?;
        // Given up: not solved, and it can be tried again.
        visit.open("#/puzzles/gwent/shoulder-to-shoulder").await?;
        visit.sees_in("#task", "Whom does the medic bring back").await?;
        visit.is_accessible().await?;
        visit.pictures("puzzle").await?;
        visit.choose("Pass this round").await?;
        visit.click("#pass-now").await?;
        visit.sees_in("#verdict", "Not solved this time").await?;
        visit.is_accessible().await?;
        visit.pictures("puzzle-failed").await?;
        visit.click("#again").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        for choice in ["Dun Banner Medic", "Catapult", "Commander’s Horn"] {
            pick(visit, choice).await?;
        }
        visit.sees_in("#verdict", "Solved!").await?;
        visit.pictures("puzzle-solved").await?;
        visit.click("#show-solution").await?;
        visit.sees_in(".timeline", "Viewing move 0 of 3").await?;
        visit.open("#/puzzles/gwent").await?;
        visit.sees_in("#solved", "Solved: 1 of 12").await?;
        visit.open("#/puzzles/gwent/nosuch").await?;
        visit.sees_in("#bad-puzzle", "There is no puzzle of that name").await
    });
}

/// A medic and a leader ask for a card; both are answered on the board.
#[test]
fn a_medic_and_a_leader_ask_whom_to_bring() {
    for (screen, suffix) in [(Screen::Desktop, ""), (Screen::Phone, "-phone")] {
        scenario("gwent-choices").on(screen).run(async |visit| {
            hurry(visit).await?;
            visit.open("#/puzzles/gwent/shoulder-to-shoulder").await?;
            pick(visit, "Dun Banner Medic").await?;
            visit.sees_in(".status", "Choose a unit for your medic to bring back").await?;
            demand(visit.count(".gw-hand--picks .is-legal").await? == 4, "four could come back")?;
            visit.is_accessible().await?;
            visit.pictures(&format!("gwent-medic{suffix}")).await?;
            visit.open("#/puzzles/gwent/empty-hand").await?;
            visit.click(".gw-side--us .gw-leader.is-legal").await?;
            visit.click(".gw-side--us .gw-leader.is-selected").await?;
            visit.sees_element(".gw-hand--picks .is-legal").await?;
            visit.is_accessible().await?;
            visit.pictures(&format!("gwent-leader{suffix}")).await?;
            pick(visit, "Thaler").await?;
            let taken = "return [...document.querySelectorAll('.gw-hand:not(.gw-hand--picks) .card__name')].some((name) => name.innerText.includes('Thaler'))";
            visit.until_script(taken, "Thaler did not come to the hand").await
        });
    }
}

async fn begin(visit: &mut Visit) -> Outcome {
    hurry(visit).await?;
    visit.open("#/learn/gwent").await?;
    visit.is_accessible().await?;
    visit.click("#lesson").await?;
    visit.sees_element("#guide").await
}

/// Does what the guide proposes to the end; returns what it said.
async fn follow(visit: &mut Visit, name: &str) -> Outcome<Vec<String>> {
    let mut told = Vec::new();
    for step in 0..400 {
        let text =
            visit.script("return document.querySelector('.coach__text')?.innerText ?? ''").await?;
        told.push(text.as_str().unwrap_or_default().to_owned());
        let next = visit.script(PROPOSED).await?;
        match next.as_str() {
            Some("over") => return Ok(told),
            Some("") | None => pause(visit).await?,
            Some(css) => point(visit, css, Hand::Mouse).await?,
        }
        if step == 30 {
            visit.is_accessible().await?;
            visit.pictures(&format!("{name}-later")).await?;
        }
    }
    Err(Trouble::Wrong(format!("the guided match does not end: {:?}", told.last())))
}

/// Picks a card by its name and lays it where it goes; of several rows, in the last.
async fn pick(visit: &mut Visit, card: &str) -> Outcome {
    let script = format!(
        "const card = [...document.querySelectorAll('.gw-hand .card')].find((card) => card.querySelector('.card__name').innerText.includes(\"{card}\"));
        card.click();
        return new Promise((done) => setTimeout(() => {{
            const rows = [...document.querySelectorAll('.gw-row.is-target')];
            const target = rows.at(-1) ?? card;
            target.click();
            setTimeout(done, 60);
        }}, 60))"
    );
    visit
        .until_script(
            "return !!document.querySelector('.gw-hand .is-legal')",
            "no card can be played",
        )
        .await?;
    visit.script(&script).await.map(drop)
}
