//! Motion at the table of Old World: pieces travel and end where they lie, a click skips the way,
//! and where no motion is wanted there is none.

use crate::old_world_table::{Hand, TWO, pause, point};
use szlak_browser_tests::{Media, Outcome, Screen, Trouble, Visit, scenario};

/// One person among bots.
const THREE: &str = "?seats=3&seed=0000-0000-0001-2&first=seat-1";

/// Every motion from now on is written down, and so slow that one can look at it at leisure.
const SLOWLY: &str = "
    window.moved = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const motion = plain.call(this, frames, options);
        motion.updatePlaybackRate(0.02);
        window.moved.push(this.dataset.piece ?? this.className);
        return motion;
    }";

/// Where the own medallion stands, how many points its way has, and whether it is on its way.
const MEDALLION: &str = "
    const own = document.querySelector(\".ow-map [data-piece='w0']\");
    const [motion] = own.getAnimations();
    const box = own.getBoundingClientRect();
    return {
        at: [Math.round(box.x), Math.round(box.y)],
        points: motion?.effect.getKeyframes().length ?? 0,
        runs: motion?.playState === 'running',
        place: own.getAttribute('transform'),
    }";

#[test]
fn a_medallion_goes_along_its_road_and_a_click_skips_the_way() {
    scenario("old-world-motion").run(async |visit| {
        sit_down(visit, "Slow").await?;
        visit.script(SLOWLY).await?;
        let before = visit.script(MEDALLION).await?;
        travel(visit).await?;
        // What is paid goes first; the medallion waits where it was.
        visit.until_script("return document.querySelectorAll('.is-ghost').length > 0 || window.moved.includes('w0')", "nothing moves").await?;
        let on_its_way = visit.script(MEDALLION).await?;
        if on_its_way["points"] != 9 || on_its_way["runs"] != true {
            return Err(Trouble::Wrong(format!("not on its way: {on_its_way}")));
        }
        let far = |one: &serde_json::Value, other: &serde_json::Value| {
            let off = |at: usize| {
                (one["at"][at].as_f64().unwrap_or(0.0) - other["at"][at].as_f64().unwrap_or(0.0)).abs()
            };
            off(0).max(off(1))
        };
        if far(&before, &on_its_way) > 12.0 {
            return Err(Trouble::Wrong(format!("it jumped: {before} {on_its_way}")));
        }
        visit.screenshot("old-world-motion").await?;
        // A click anywhere on the table skips it.
        point(visit, ".ow-hand__head h2", Hand::Mouse).await?;
        let arrived = visit.script(MEDALLION).await?;
        if arrived["points"] != 0 || far(&arrived, &before) < 40.0 {
            return Err(Trouble::Wrong(format!("it has not arrived: {arrived}")));
        }
        visit.no_longer_sees_element(".old-world > .is-ghost").await?;
        let still = visit.script("return document.querySelector('.board').getAnimations({ subtree: true }).length").await?;
        if still != 0 {
            return Err(Trouble::Wrong(format!("{still} things still move")));
        }
        visit.is_accessible().await
    });
}

#[test]
fn nothing_moves_where_no_motion_is_wanted() {
    scenario("old-world-still").run(async |visit| {
        sit_down(visit, "Slow").await?;
        visit.prefer(Media { still: true, ..Media::default() }).await?;
        visit.script(SLOWLY).await?;
        travel(visit).await?;
        pause(visit, 60).await?;
        let moving =
            visit.script("return [window.moved.length, document.getAnimations().length]").await?;
        if moving[0] != 0 || moving[1] != 0 {
            return Err(Trouble::Wrong(format!("something moves: {moving}")));
        }
        Ok(())
    });
}

/// From the first page to the table, and twenty moves against bots: nothing jumps.
#[test]
fn the_table_stays_where_it_is_while_bots_move() {
    for (name, screen, hand) in [
        ("old-world-calm", Screen::Desktop, Hand::Mouse),
        ("old-world-calm-phone", Screen::Phone, Hand::Finger),
    ] {
        scenario(name).on(screen).run(async |visit| {
            visit.open("#/settings").await?;
            visit.choose("Fast").await?;
            visit.open("#/").await?;
            visit.watch_for_jumps().await?;
            visit.go(&format!("#/new/old-world{THREE}")).await?;
            visit.click("#start").await?;
            visit.sees_element("main.play .old-world").await?;
            let mut moves = 0;
            for _ in 0..400 {
                match visit.script(crate::old_world_table::NEXT).await?.as_str() {
                    Some("") | None => pause(visit, 100).await?,
                    Some(css) => {
                        point(visit, css, hand).await?;
                        moves += 1;
                        // Long enough that what comes now is not the click's own.
                        pause(visit, 600).await?;
                    }
                }
                if moves == 20 {
                    break;
                }
            }
            visit.nothing_jumps().await
        });
    }
}

/// The log shows its end as it grows; a reader who has scrolled back stays where he is.
#[test]
fn the_log_keeps_to_its_end_unless_it_is_read() {
    const LOG: &str = "
        const body = document.querySelector('.log').parentElement;
        return { lines: document.querySelectorAll('.log__go').length, top: body.scrollTop,
            below: body.scrollHeight - body.scrollTop - body.clientHeight, over: body.scrollHeight > body.clientHeight + 80 }";
    scenario("old-world-log").run(async |visit| {
        sit_down(visit, "None").await?;
        let mut back = None;
        for _ in 0..120 {
            match visit.script(crate::old_world_table::NEXT).await?.as_str() {
                Some("") | None => pause(visit, 100).await?,
                Some(css) => point(visit, css, Hand::Mouse).await?,
            }
            pause(visit, 200).await?;
            let log = visit.script(LOG).await?;
            let lines = log["lines"].as_u64().unwrap_or_default();
            match back {
                None if log["over"] == true => {
                    if log["below"].as_f64().is_none_or(|below| below >= 2.0) {
                        return Err(Trouble::Wrong(format!("the end is out of sight: {log}")));
                    }
                    visit
                        .script("document.querySelector('.log').parentElement.scrollTop = 20")
                        .await?;
                    pause(visit, 200).await?;
                    back = Some(lines);
                }
                Some(then) if lines > then + 3 => {
                    let stays = log["top"] == 20;
                    return if stays {
                        Ok(())
                    } else {
                        Err(Trouble::Wrong(format!("the reader was led away: {log}")))
                    };
                }
                _ => {}
            }
        }
        Err(Trouble::Wrong("the log did not grow".into()))
    });
}

/// A table at this speed, where a move is asked for.
async fn sit_down(visit: &mut Visit, speed: &str) -> Outcome {
    crate::old_world_table::sit_down(visit, TWO).await?;
    for _ in 0..60 {
        if visit.count(".ow-place.at-legal").await? > 0 {
            break;
        }
        let next = visit.script(crate::old_world_table::NEXT).await?;
        match next.as_str() {
            Some("") | None => pause(visit, 30).await?,
            Some(css) => point(visit, css, Hand::Mouse).await?,
        }
    }
    let table = visit.script("return location.hash").await?;
    visit.go("#/settings").await?;
    visit.choose(speed).await?;
    visit.go(table.as_str().unwrap_or_default()).await?;
    visit.sees_element(".ow-place.at-legal").await
}

/// Goes to the first place one may go to, whatever it costs.
async fn travel(visit: &mut Visit) -> Outcome {
    let place = visit
        .script(
            "window.stood = document.querySelector(\".ow-map [data-piece='w0']\").getAttribute('transform');
            return document.querySelector('.ow-place.at-legal').dataset.at",
        )
        .await?;
    let place = format!("[data-at='{}']", place.as_str().unwrap_or_default());
    for _ in 0..12 {
        let gone = visit
            .script("return document.querySelector(\".ow-map [data-piece='w0']\").getAttribute('transform') !== window.stood")
            .await?;
        if gone == true {
            return Ok(());
        }
        // Pointed at once more it is gone to; first a card pays for it.
        let next = visit
            .script(&format!(
                "const card = document.querySelector('.ow-hand .is-legal[data-at]');
                const pays = document.querySelector('.ow-hand .is-selected');
                return !document.querySelector('.ow-place.at-selected') || pays || !card
                    ? \"{place}\"
                    : `.ow-hand [data-at='${{card.dataset.at}}']`"
            ))
            .await?;
        point(visit, next.as_str().unwrap_or_default(), Hand::Mouse).await?;
    }
    Err(Trouble::Wrong("one cannot go".into()))
}
