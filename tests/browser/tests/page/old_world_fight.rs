//! Fights of Old World in a browser: one is won, a monster is driven away, a duel is fought; bets and
//! the halves of a combat card are asked for.
//!
//! Each begins at a table of `tables/` that is one card away from its end.

use crate::old_world_table::{Hand, pause, point, take_up};
use szlak_browser_tests::{Media, Outcome, Screen, Trouble, Visit, scenario};

/// A monster with so few cards left that the right card kills it.
const WON: &str = include_str!("../../tables/won.json");
/// One card in hand, none in the life deck: laying it leaves the monster one card, and the witcher none.
const DRIVEN: &str = include_str!("../../tables/driven.json");
/// The other witcher is as good as beaten.
const DUEL: &str = include_str!("../../tables/duel.json");
/// Two others have met, and bets are taken.
const BET: &str = include_str!("../../tables/bet.json");
/// A Foglet's card lies open, and both halves of it cost the same.
const HALVES: &str = include_str!("../../tables/halves.json");

/// Lit cards of the hand, as selectors.
const LIT: &str = "
    return [...document.querySelectorAll('.ow-hand .is-legal[data-at]')].map((one) => `.ow-hand [data-at='${one.dataset.at}']`)";

/// How the foe's bar stands: whole cards, and those the combo would take.
const BAR: &str = "
    const count = (css) => document.querySelectorAll(`.ow-foe__life ${css}`).length;
    return { whole: count('.on'), hit: count('.hit') }";

/// OW-RES-1, OW-RES-4, OW-END-KILL: pointing at a card shows what it would take; laid, it takes it.
#[test]
fn a_fight_is_won_by_mouse() {
    scenario("old-world-fight-won").run(async |visit| {
        take_up(visit, "won", WON).await?;
        look_well(visit, "old-world-fight").await?;
        let before = visit.script(BAR).await?;
        let lit = visit.script(LIT).await?;
        let lit: Vec<&str> =
            lit.as_array().into_iter().flatten().filter_map(|css| css.as_str()).collect();
        let mut fatal = None;
        for css in lit {
            hover(visit, css).await?;
            visit.sees_element(".ow-totals.is-foreseen").await?;
            let bar = visit.script(BAR).await?;
            if bar["whole"] == 0 {
                fatal = Some(css.to_owned());
                break;
            }
        }
        let fatal =
            fatal.ok_or_else(|| Trouble::Wrong(format!("no card would kill it: {before}")))?;
        visit.screenshot("old-world-fight-foreseen").await?;
        let laid = visit.count(".ow-fight__combo .ow-card").await?;
        point(visit, &fatal, Hand::Mouse).await?;
        if visit.count(".ow-fight__combo .ow-card").await? == laid + 1 {
            visit.sees_element(".ow-combo .ow-link.is-used").await?;
            visit.click(".ow-acts .btn--act").await?;
        }
        over_the_rest(visit).await?;
        visit.sees_in(".log", "defeated").await?;
        visit.no_longer_sees_element(".ow-fight").await?;
        // How it ended stays until it is read.
        visit.sees_in(".ow-fought", "defeated").await?;
        visit.focus_is_on(".ow-over__on").await?;
        look_well(visit, "old-world-fought").await?;
        visit.press("Enter").await?;
        visit.no_longer_sees_element(".ow-fought").await
    });
}

/// OW-END-DRIVE, OW-KO-3: by touch, on a phone.
#[test]
fn a_monster_is_driven_away_by_touch() {
    scenario("old-world-fight-driven").on(Screen::Phone).run(async |visit| {
        take_up(visit, "driven", DRIVEN).await?;
        look_well(visit, "old-world-fight-phone").await?;
        let lit = visit.script(LIT).await?;
        let css =
            lit[0].as_str().ok_or_else(|| Trouble::Wrong("no card is lit".into()))?.to_owned();
        point(visit, &css, Hand::Finger).await?;
        over_the_rest(visit).await?;
        visit.no_longer_sees_element(".ow-fight").await?;
        visit.sees_element(".old-world").await?;
        visit.sees_in(".ow-fought", "drove").await?;
        look_well(visit, "old-world-fought-phone").await?;
        told(visit, "drove").await
    });
}

/// OW-PVP-1, OW-DMG-1: by keys alone, on a laptop.
#[test]
fn a_duel_is_fought_by_keys() {
    scenario("old-world-duel").on(Screen::Laptop).run(async |visit| {
        take_up(visit, "duel", DUEL).await?;
        visit.sees_element(".ow-fight--duel .ow-duelist").await?;
        look_well(visit, "old-world-duel").await?;
        for _ in 0..12 {
            let lit = visit.script(LIT).await?;
            let next = lit[0].as_str().unwrap_or(".ow-acts .btn--act").to_owned();
            if visit.count(".ow-fight").await? == 0 {
                break;
            }
            point(visit, &next, Hand::Keys).await?;
        }
        told(visit, "won the fight against").await
    });
}

/// OW-BET-1, OW-MON-1: what is asked of those who look on.
#[test]
fn bets_and_halves_are_asked_for_in_the_middle() {
    scenario("old-world-asked").run(async |visit| {
        take_up(visit, "bet", BET).await?;
        visit.sees_element("[data-at='coin attacker'].is-legal").await?;
        look_well(visit, "old-world-bet").await?;
        point(visit, "[data-at='coin attacker']", Hand::Mouse).await?;
        told(visit, "bet").await?;
        take_up(visit, "halves", HALVES).await?;
        visit.sees_element("[data-at='half bite'].is-legal").await?;
        look_well(visit, "old-world-halves").await?;
        // The next turn of the monster may ask again before anybody looks: the log has grown.
        let last = "return +[...document.querySelectorAll('.log__go')].at(-1).dataset.ply";
        let before = visit.script(last).await?.as_u64().unwrap_or_default();
        point(visit, "[data-at='half bite']", Hand::Mouse).await?;
        visit.until_script(&format!("{last} > {before}"), "no half was chosen").await
    });
}

/// Both lights, accessible and not wider than the screen.
async fn look_well(visit: &mut Visit, name: &str) -> Outcome {
    visit.pictures(name).await?;
    for dark in [false, true] {
        visit.prefer(Media { dark, still: true }).await?;
        visit.is_accessible().await?;
    }
    visit.prefer(Media { dark: false, still: true }).await?;
    let wide = visit.script("return document.documentElement.scrollWidth > innerWidth").await?;
    if wide == true {
        Err(Trouble::Wrong("the table is wider than the screen".into()))
    } else {
        Ok(())
    }
}

async fn hover(visit: &mut Visit, css: &str) -> Outcome {
    let place = visit
        .script(&format!(
            "const box = document.querySelector(\"{css}\").getBoundingClientRect();
            return [box.left + box.width * .3, box.top + box.height * .4]"
        ))
        .await?;
    let event = serde_json::json!({ "type": "mouseMoved", "x": place[0], "y": place[1] });
    visit.devtools("Input.dispatchMouseEvent", event).await?;
    pause(visit, 60).await
}

/// What three cards let a Wolf use, and the like, is passed over.
async fn over_the_rest(visit: &mut Visit) -> Outcome {
    for _ in 0..40 {
        if visit.count(".ow-fight").await? == 0 {
            return Ok(());
        }
        let next = visit
            .script("return !!document.querySelector('.ow-fight') && !!document.querySelector('.ow-acts .btn--act')")
            .await?;
        if next == true {
            point(visit, ".ow-acts .btn--act", Hand::Mouse).await?;
        }
        pause(visit, 50).await?;
    }
    Ok(())
}

/// Was this told, wherever the log is kept on this screen?
async fn told(visit: &mut Visit, what: &str) -> Outcome {
    let script = format!(
        "return [...document.querySelectorAll('.log, [role=log], [aria-live]')].some((log) => log.textContent.includes('{what}'))"
    );
    visit.until_script(&script, &format!("“{what}” was not told")).await
}
