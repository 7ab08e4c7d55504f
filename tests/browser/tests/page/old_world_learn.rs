//! Old World learned: the first turns of the guided game, and puzzles solved, failed and shown.

use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// Does what the guide proposes: reads on, or clicks the proposed line of the list, which is opened
/// if it is not there. Returns what the guide said, `over` when it has taken its leave.
const FOLLOW: &str = "
    const one = (css) => document.querySelector(css);
    const said = one('#guide .coach__text')?.innerText ?? '';
    if (!one('#guide')) return 'over';
    const click = (element) => { element.click(); return said; };
    if (one('#guide-next')) return click(one('#guide-next'));
    if (!one('.coach__try')) return said;
    const proposed = one('.choices .choice--hint');
    if (proposed) return click(proposed);
    const list = one('.all-choices, #all-choices');
    return list ? click(list) : said";

/// Clicks a line of the list of choices by its first words; opens the list if need be.
const PICK: &str = "
    const one = (css) => document.querySelector(css);
    const lines = [...document.querySelectorAll('.choices .choice')];
    const line = lines.find((line) => line.innerText.replaceAll('\\n', ' ').startsWith(WANTED));
    if (line) { line.click(); return true; }
    if (!lines.length) one('.all-choices, #all-choices')?.click();
    return false";

#[test]
fn the_guide_explains_three_turns_and_takes_its_leave() {
    scenario("old-world-guide").run(async |visit| {
        begin(visit).await?;
        visit.sees_in("#guide", "reputation of 4").await?;
        visit.is_accessible().await?;
        visit.pictures("old-world-guide").await?;
        let told = follow(visit).await?;
        for topic in [
            "three phases",
            "Choose the location",
            "one great thing",
            "six cards",
            "combo",
            "the road is yours",
        ] {
            demand(
                told.iter().any(|text| text.contains(topic)),
                &format!("“{topic}” was not taught: {told:?}"),
            )?;
        }
        // The lesson is over, the game goes on.
        demand(visit.count("#guide").await? == 0, "the guide has not left")
    });
}

#[test]
fn whoever_strays_is_told_so_and_may_leave_the_guide_or_come_back() {
    scenario("old-world-stray").on(Screen::Phone).run(async |visit| {
        begin(visit).await?;
        visit.pictures("old-world-guide-phone").await?;
        for _ in 0..3 {
            visit.click("#guide-next").await?;
        }
        visit.sees_in("#guide", "Worth a try").await?;
        visit.is_accessible().await?;
        let other = "
            const lines = [...document.querySelectorAll('.choices .choice:not(.choice--hint)')];
            if (lines.length) lines[0].click();
            else document.querySelector('.all-choices, #all-choices')?.click();
            return lines.length > 0";
        visit.until_script(other, "there is nothing else to choose").await?;
        visit.sees_in("#guide", "That isn’t what I suggested").await?;
        let narrow = "return document.documentElement.scrollWidth <= innerWidth";
        visit.until_script(narrow, "the guide is wider than the phone").await?;
        visit.open("#/learn/old-world").await?;
        visit.click("#lesson-on").await?;
        visit.sees_element("#guide").await?;
        visit.click("#guide-leave").await?;
        visit.no_longer_sees_element("#guide").await
    });
}

#[test]
fn a_puzzle_is_failed_solved_and_marked() {
    scenario("old-world-puzzle").run(async |visit| {
        hurry(visit).await?;
        visit.open("#/puzzles/old-world").await?;
        visit.sees_in("#solved", "Solved: 0 of 10").await?;
        visit.is_accessible().await?;
        visit.pictures("old-world-puzzles").await?;
        // Rolled again: not solved, and it can be tried again.
        visit.open("#/puzzles/old-world/even-dice").await?;
        visit.sees_in("#task", "the last word is yours").await?;
        visit.is_accessible().await?;
        visit.pictures("old-world-puzzle").await?;
        pick(visit, "Reroll: 1").await?;
        visit.sees_in("#verdict", "Not solved this time").await?;
        visit.is_accessible().await?;
        visit.click("#again").await?;
        visit.sees_element("#task").await?;
        pick(visit, "Keep all").await?;
        visit.sees_in("#verdict", "Solved!").await?;
        visit.sees_in("#ending", "Equal hands go to the one whose turn it is").await?;
        visit.pictures("old-world-puzzle-solved").await?;
        visit.click("#show-solution").await?;
        visit.sees_in(".timeline", "Viewing move 0 of 1").await?;
        visit.open("#/puzzles/old-world").await?;
        visit.sees_in("#solved", "Solved: 1 of 10").await?;
        visit.open("#/puzzles/old-world/nosuch").await?;
        visit.sees_in("#bad-puzzle", "There is no puzzle of that name").await
    });
}

/// The doors of the home page, and the picture in the rules.
#[test]
fn home_and_rules_show_old_world() {
    scenario("old-world-doors").run(async |visit| {
        visit.open("#/").await?;
        let drawn =
            |css: &str| format!("return document.querySelector(\"{css}\")?.naturalWidth > 0");
        visit
            .until_script(&drawn(".plate__picture"), "the picture of the table is not drawn")
            .await?;
        visit.sees_element("a[href='#/learn/old-world']").await?;
        visit.sees_element("a[href='#/puzzles/old-world']").await?;
        visit.is_accessible().await?;
        visit.pictures("home-old-world").await?;
        visit.open("#/rules/old-world").await?;
        visit.until_script(&drawn(".prose figure img"), "the card is not drawn").await?;
        visit.sees_in(".prose", "A turn, told in full").await
    });
}

async fn begin(visit: &mut Visit) -> Outcome {
    hurry(visit).await?;
    visit.open("#/learn/old-world").await?;
    visit.is_accessible().await?;
    visit.click("#lesson").await?;
    visit.sees_element("#guide").await
}

/// Bots move at once.
async fn hurry(visit: &mut Visit) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await
}

async fn follow(visit: &mut Visit) -> Outcome<Vec<String>> {
    let mut told = Vec::new();
    for step in 0..800 {
        let said = visit.script(FOLLOW).await?.as_str().unwrap_or_default().to_owned();
        if said == "over" {
            return Ok(told);
        }
        told.push(said);
        told.dedup();
        // It has said goodbye, and waits to be sent away or played past.
        if told.last().is_some_and(|said| said.contains("the road is yours")) {
            visit.click("#guide-leave").await?;
            visit.no_longer_sees_element("#guide").await?;
            return Ok(told);
        }
        visit.script("return new Promise((done) => setTimeout(done, 30))").await?;
        if step == 40 {
            visit.is_accessible().await?;
            visit.pictures("old-world-guide-later").await?;
        }
    }
    Err(Trouble::Wrong(format!("the guide does not leave: {:?}", told.last())))
}

async fn pick(visit: &mut Visit, wanted: &str) -> Outcome {
    let script = PICK.replace("WANTED", &format!("{wanted:?}"));
    visit.until_script(&script, &format!("there is no “{wanted}”")).await
}

fn demand(is_so: bool, what: &str) -> Outcome {
    if is_so { Ok(()) } else { Err(Trouble::Wrong(what.to_owned())) }
}
