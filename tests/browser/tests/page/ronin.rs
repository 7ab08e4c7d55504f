//! Ronin played to its end as a person would: by mouse, by touch, by keys, alone, and around one screen.

use std::time::Duration;

use crate::ronin_table::{Hand, NEXT, look, pause, play, point, sit_down};
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// A whole game takes its time on a busy machine.
const LONG: Duration = Duration::from_secs(300);
/// A person and three bots.
const FOUR: &str = "?seats=4&seed=0000-0000-0001-2";
/// A lone player between two Automas.
const ALONE: &str = "?seats=1&seed=0000-0000-0001-2&season=summer";

#[test]
fn a_whole_game_of_four_by_mouse() {
    scenario("ronin-mouse").within(LONG).run(async |visit| {
        sit_down(visit, FOUR).await?;
        play(visit, "", Hand::Mouse).await?;
        visit.sees_in("#ending", "Side quest").await?;
        look(visit, "ronin-ending").await
    });
}

#[test]
fn a_whole_game_of_four_on_a_phone_by_touch() {
    scenario("ronin-touch").on(Screen::Phone).within(LONG).run(async |visit| {
        sit_down(visit, FOUR).await?;
        play(visit, "-phone", Hand::Finger).await?;
        visit.sees_in("#ending", "Side quest").await?;
        look(visit, "ronin-ending-phone").await
    });
}

#[test]
fn a_whole_game_of_four_by_keyboard_alone() {
    scenario("ronin-keyboard").within(LONG).run(async |visit| {
        sit_down(visit, FOUR).await?;
        play(visit, "-keys", Hand::Keys).await?;
        visit.sees_in("#ending", "Side quest").await
    });
}

#[test]
fn a_lone_player_between_two_automas() {
    scenario("ronin-solo").within(LONG).run(async |visit| {
        sit_down(visit, ALONE).await?;
        play(visit, "-solo", Hand::Mouse).await?;
        visit.sees_in("#ending", "35").await
    });
}

/// Everybody sits on the veranda, so that hands hold cards nobody else knows.
const VERANDA: &str = "
    const curtain = document.querySelector('main.curtain');
    if (curtain) {
        if (document.querySelector('.ronin, [data-at], .ro-c')) return 'behind the curtain lies the table';
        window.who = document.querySelector('#curtain-name').innerText;
        curtain.querySelector('.btn--act').click();
        return '';
    }
    if (document.querySelector('dialog#ending[open]')) return window.looks > 20 ? 'over' : `only ${window.looks} looks`;
    if (!document.querySelector('.ronin')) return '';
    window.blind ??= {};
    const here = new Set([...document.querySelectorAll('[data-at^=card]')].map((one) => one.dataset.at));
    const hand = [...document.querySelectorAll('.ro-hand button.ro-c')];
    const own = hand.filter((card) => !card.querySelector('.ro-eye')).map((card) => card.dataset.at);
    const html = document.documentElement.outerHTML;
    // Until the last one has chosen, nothing of it is seen; then it lies on the timelines.
    const choosing = document.querySelector('[data-part=play] .ro-hand .is-legal');
    for (const [who, cards] of Object.entries(choosing ? window.blind : {})) {
        if (who === window.who) continue;
        for (const card of cards) {
            if (here.has(card) || html.includes(`data-piece=\"${card.slice(5)}\"`)) return `${window.who} sees ${card} of ${who}`;
        }
    }
    const on = document.querySelector('.ro-acts .btn--act');
    const selected = document.querySelectorAll('.ronin .ro-inslot').length;
    const top = document.querySelector('.ro-mat--top.is-legal');
    if (top) { window.blind = {}; top.click(); return ''; }
    if (choosing && !selected) { window.blind[window.who] = own; window.looks = (window.looks ?? 0) + (own.length ? 1 : 0); }
    if (on && (selected >= 2 || !choosing)) { on.click(); return ''; }
    const lit = document.querySelector('.ronin button.is-legal');
    lit?.click();
    return ''";

#[test]
fn three_people_at_one_screen_see_nobody_elses_hand() {
    scenario("ronin-hot-seat").within(LONG).run(async |visit| {
        visit.open("#/settings").await?;
        visit.choose("None").await?;
        visit.open("#/new/ronin?seats=3&seed=0000-0000-0001-2").await?;
        seat_people(visit).await?;
        visit.click("#start").await?;
        for _ in 0..4_000 {
            let found = visit.script(VERANDA).await?;
            match found.as_str() {
                Some("over") => return Ok(()),
                Some("") | None => pause(visit, 30).await?,
                Some(what) => return Err(Trouble::Wrong(what.to_owned())),
            }
        }
        Err(Trouble::Wrong("the game does not end".into()))
    });
}

/// Two more people in place of bots.
async fn seat_people(visit: &mut Visit) -> Outcome {
    visit.sees_element("#start").await?;
    for seat in [2, 3] {
        let person = format!("input[name=control-{seat}][value=person]");
        visit.script(&format!("document.querySelector('{person}').click()")).await?;
    }
    Ok(())
}

/// From the first page to the table, and thirty moves against bots, which lead from the offer to pairs of
/// cards and bowls of tea: nothing jumps that was not touched.
#[test]
fn the_table_stays_where_it_is_while_bots_move() {
    for (name, screen, hand) in [
        ("ronin-calm", Screen::Desktop, Hand::Mouse),
        ("ronin-calm-phone", Screen::Phone, Hand::Finger),
    ] {
        scenario(name).on(screen).within(LONG).run(async |visit| {
            visit.open("#/settings").await?;
            visit.choose("Fast").await?;
            visit.open("#/").await?;
            visit.watch_for_jumps().await?;
            visit.go(&format!("#/new/ronin{FOUR}")).await?;
            visit.click("#start").await?;
            visit.sees_element("main.play .ronin").await?;
            let mut moves = 0;
            while moves < 30 {
                match visit.script(NEXT).await?.as_str() {
                    Some("") | None => pause(visit, 100).await?,
                    Some(css) => {
                        point(visit, css, hand).await?;
                        moves += 1;
                        // Long enough that what comes now is not the click's own.
                        pause(visit, 600).await?;
                    }
                }
            }
            visit.nothing_jumps().await
        });
    }
}
