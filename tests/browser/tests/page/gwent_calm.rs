//! Gwent's table stays where it is while cards are asked for and played.

use crate::gwent_table::{Hand, NEXT, TABLE, pause, point};
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// Long enough that what comes next is not the click's own.
async fn breathe(visit: &mut Visit) -> Outcome {
    visit.script("return new Promise((done) => setTimeout(done, 600))").await.map(drop)
}

/// Plays the match to its end, breathing after every click.
async fn play_calmly(visit: &mut Visit, hand: Hand) -> Outcome {
    for _ in 0..900 {
        match visit.script(NEXT).await?.as_str() {
            Some("over") => return Ok(()),
            Some("") | None => pause(visit).await?,
            Some(css) => {
                point(visit, css, hand).await?;
                breathe(visit).await?;
            }
        }
    }
    Err(Trouble::Wrong("the match does not end".into()))
}

/// From the set-up through the redraw, a leader's choice and three rounds: nothing jumps. What is
/// lifted over the table leaves its room behind.
#[test]
fn the_table_stays_where_it_is_while_cards_are_asked_for() {
    for (name, screen, hand) in [
        ("gwent-calm", Screen::Desktop, Hand::Mouse),
        ("gwent-calm-phone", Screen::Phone, Hand::Finger),
    ] {
        scenario(name).on(screen).run(async |visit| {
            visit.open("#/settings").await?;
            visit.choose("Fast").await?;
            visit.open(&format!("#/new/gwent{TABLE}")).await?;
            visit.watch_for_jumps().await?;
            visit.click("#start").await?;
            visit.sees_element("main.play .gw-hand .is-legal").await?;
            breathe(visit).await?;
            play_calmly(visit, hand).await?;
            visit.nothing_jumps().await
        });
    }
}

/// Lifted cards leave their room behind, whoever has touched what: the rows stay as they are when the
/// overlay closes.
#[test]
fn an_overlay_leaves_the_rows_as_they_are() {
    const ROWS: &str =
        "return JSON.stringify([...document.querySelectorAll('.gw-row, .gw-camp')].map((row) => {
        const { x, y, width, height } = row.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    }))";
    for screen in [Screen::Desktop, Screen::Phone, Screen::PhoneOnItsSide, Screen::TwiceTheSize] {
        scenario("gwent-overlay-room").on(screen).run(async |visit| {
            crate::gwent_table::sit_down(visit).await?;
            visit.sees_element(".gwent--asks").await?;
            let before = visit.script(ROWS).await?;
            visit
                .script("document.querySelector('.gwent').classList.remove('gwent--asks')")
                .await?;
            let after = visit.script(ROWS).await?;
            crate::gwent_table::demand(before == after, &format!("{screen:?}: {before} → {after}"))
        });
    }
}
