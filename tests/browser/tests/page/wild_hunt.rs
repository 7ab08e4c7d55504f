//! Wild Hunt played to its end as a person with two companions would: by mouse, by touch, by keys; looked at in both
//! lights and on low screens; and the guided first hunt.
//! Run with `--features wild-hunt`, against a page that has it.

use std::time::Duration;

use crate::old_world_table::{Hand, NEXT, pause, point, sit_down_at};
use szlak_browser_tests::{Media, Outcome, Screen, Trouble, Visit, scenario};

/// One person and two bots against the easiest rider.
const THREE: &str = "?seats=3&seed=0000-0000-0001-2&first=seat-1&rider=nithral&difficulty=easy";
/// Two people at one screen, alone.
const PEOPLE: &str = "?seats=2&seed=0000-0000-0001-2&first=seat-1&rider=imlerith&difficulty=easy";
/// A whole hunt takes a while where a machine is slow.
const LONG: Duration = Duration::from_secs(600);

/// What lies on the table, each by its own element.
const MOMENTS: &str = "
    const one = (css) => [...document.querySelectorAll(css)].some((it) => it.getBoundingClientRect().width > 0);
    return {
        wide: document.documentElement.scrollWidth > innerWidth,
        map: one('.ow-place.at-legal') && !one('.ow-over, .wh-council'),
        vote: one('.wh-council--hands'),
        exchange: one('.wh-council--bargain'),
        hound: one('.wh-brawl'),
        story: one('.ow-leaf .is-legal'),
        came: one('.wh-came'),
        fight: one('.old-world--fight .ow-hand .is-legal') && !one('.wh-bench'),
        last: one('.wh-bench'),
    }";

/// These must have been seen before the end.
const SEEN: [&str; 5] = ["map", "vote", "story", "came", "last"];

/// Plays to the end; every kind of moment is looked at once, in both lights.
async fn hunt(visit: &mut Visit, name: &str, hand: Hand) -> Outcome {
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..9_000 {
        let next = visit.script(NEXT).await?;
        match next.as_str() {
            Some("over") => return all_seen(&seen),
            Some("") | None => pause(visit, 30).await?,
            Some(css) => point(visit, css, hand).await?,
        }
        let moments = visit.script(MOMENTS).await?;
        if moments["wide"] == true {
            return Err(Trouble::Wrong("the table is wider than the screen".into()));
        }
        let Some(all) = moments.as_object() else { continue };
        for (what, _) in all.iter().filter(|(what, is)| *what != "wide" && **is == true) {
            if seen.contains(what) {
                continue;
            }
            seen.push(what.clone());
            for dark in [false, true] {
                visit.prefer(Media { dark, ..Media::default() }).await?;
                visit.is_accessible().await?;
            }
            visit.pictures(&format!("wild-hunt-{what}{name}")).await?;
        }
    }
    Err(Trouble::Wrong("the hunt does not end".into()))
}

fn all_seen(seen: &[String]) -> Outcome {
    let missing: Vec<_> = SEEN.iter().filter(|what| !seen.iter().any(|one| one == *what)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Trouble::Wrong(format!("{missing:?} were never on the table: {seen:?}")))
}

#[test]
fn a_team_of_three_by_mouse() {
    scenario("wild-hunt-mouse").within(LONG).run(async |visit| {
        sit_down_at(visit, "wild-hunt", THREE).await?;
        hunt(visit, "", Hand::Mouse).await?;
        visit.sees_in("#ending", "Round 8 of 8").await?;
        visit.pictures("wild-hunt-ending").await
    });
}

#[test]
fn a_team_of_three_on_a_phone_by_touch() {
    scenario("wild-hunt-touch").on(Screen::Phone).within(LONG).run(async |visit| {
        sit_down_at(visit, "wild-hunt", THREE).await?;
        hunt(visit, "-phone", Hand::Finger).await?;
        visit.sees_in("#ending", "Round 8 of 8").await
    });
}

#[test]
fn a_team_of_three_by_keyboard_alone() {
    scenario("wild-hunt-keyboard").within(LONG).run(async |visit| {
        visit.open("#/settings").await?;
        point(visit, "[aria-labelledby=speed-label] > :first-child", Hand::Keys).await?;
        visit.open(&format!("#/new/wild-hunt{THREE}")).await?;
        point(visit, "#start", Hand::Keys).await?;
        visit.sees_element("main.play .old-world--hunt").await?;
        hunt(visit, "-keys", Hand::Keys).await?;
        visit.sees_in("#ending", "Round 8 of 8").await
    });
}

/// WH-INFO-1: hands are open, so that no curtain falls between two people at one screen.
#[test]
fn two_people_share_a_screen_without_a_curtain() {
    scenario("wild-hunt-people").within(LONG).run(async |visit| {
        visit.open("#/settings").await?;
        visit.choose("None").await?;
        visit.open(&format!("#/new/wild-hunt{PEOPLE}")).await?;
        visit
            .script("document.querySelector('input[name=control-2][value=person]').click()")
            .await?;
        visit.click("#start").await?;
        visit.sees_element("main.play .old-world--hunt").await?;
        let mut near: Vec<String> = Vec::new();
        for _ in 0..400 {
            if visit.count(".curtain").await? > 0 {
                return Err(Trouble::Wrong("a curtain fell".into()));
            }
            let name = visit.text_of(".ow-boards .ow-own__name").await?;
            if !near.contains(&name) {
                near.push(name);
            }
            if near.len() > 1 {
                return Ok(());
            }
            match visit.script(NEXT).await?.as_str() {
                Some("") | None => pause(visit, 30).await?,
                Some(css) => point(visit, css, Hand::Mouse).await?,
            }
        }
        Err(Trouble::Wrong(format!("only {near:?} sat at the near side")))
    });
}

/// Whatever is asked, what answers it can be reached and nothing lies over it.
const UNREACHED: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.getBoundingClientRect().width > 0);
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
    for (const thing of all('.wh-slip, .wh-brawl .btn, .wh-council .btn, .wh-bench .is-legal, .ow-acts button')) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const at = thing.getBoundingClientRect();
        const top = document.elementFromPoint(at.left + Math.min(8, at.width / 2), at.top + at.height / 2);
        if (!top || !thing.contains(top)) wrong.push(`${thing.dataset.at} is under ${top?.getAttribute('class') ?? 'nothing'}`);
        if (at.height < 43.5 && thing.matches('.wh-slip, .wh-bench .is-legal')) wrong.push(`${thing.dataset.at} is ${at.height} high`);
    }
    return wrong.join('; ')";

#[test]
fn everything_can_be_reached_on_low_and_small_screens() {
    scenario("wild-hunt-screens").within(LONG).run(async |visit| {
        sit_down_at(visit, "wild-hunt", THREE).await?;
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..3_000 {
            if ["vote", "hound", "map"].iter().all(|what| seen.iter().any(|one| one == what)) {
                return Ok(());
            }
            let moments = visit.script(MOMENTS).await?;
            let what = ["vote", "hound", "map"].iter().find(|what| moments[**what] == true);
            if let Some(what) = what.filter(|what| !seen.iter().any(|one| one == **what)) {
                seen.push((*what).to_owned());
                for screen in [
                    Screen::Laptop,
                    Screen::TwiceTheSize,
                    Screen::Tablet,
                    Screen::PhoneOnItsSide,
                    Screen::SmallPhone,
                    Screen::Desktop,
                ] {
                    visit.set_screen(screen).await?;
                    pause(visit, 150).await?;
                    let wrong = visit.script(UNREACHED).await?;
                    if wrong != "" {
                        return Err(Trouble::Wrong(format!("{what} on {screen:?}: {wrong}")));
                    }
                }
            }
            match visit.script(NEXT).await?.as_str() {
                Some("over") => break,
                Some("") | None => pause(visit, 30).await?,
                Some(css) => point(visit, css, Hand::Mouse).await?,
            }
        }
        Err(Trouble::Wrong(format!("only {seen:?} were met")))
    });
}

/// The guided first hunt: explained, with something to try, and left alone after two rounds.
#[test]
fn the_first_hunt_is_guided() {
    scenario("wild-hunt-guide").within(LONG).run(async |visit| {
        visit.open("#/settings").await?;
        visit.choose("None").await?;
        visit.open("#/learn/wild-hunt").await?;
        visit.click("#lesson").await?;
        visit.sees_element("main.play .old-world--hunt").await?;
        visit.sees_in("#guide", "eight rounds").await?;
        visit.is_accessible().await?;
        visit.pictures("wild-hunt-guide").await
    });
}
