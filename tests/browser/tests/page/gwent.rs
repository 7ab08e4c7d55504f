//! Gwent played as a person would: by mouse, by keyboard alone, by touch on a phone.

use crate::gwent_table::{Hand, NEXT, demand, hurry, pause, play, point, sit_down};
use szlak_browser_tests::{Screen, scenario};

#[test]
fn a_whole_match_by_mouse() {
    scenario("gwent-mouse").everywhere().run(async |visit| {
        sit_down(visit).await?;
        visit.is_accessible().await?;
        visit.pictures("gwent-exchange").await?;
        play(visit, "", Hand::Mouse).await?;
        visit.sees_in("#ending", "Round 1").await?;
        visit.is_accessible().await?;
        visit.pictures("gwent-ending").await
    });
}

#[test]
fn a_whole_match_on_a_phone_by_touch() {
    scenario("gwent-touch").on(Screen::Phone).run(async |visit| {
        sit_down(visit).await?;
        visit.is_accessible().await?;
        visit.pictures("gwent-exchange-phone").await?;
        play(visit, "-phone", Hand::Finger).await?;
        visit.sees_in("#ending", "Round 1").await?;
        visit.pictures("gwent-ending-phone").await
    });
}

#[test]
fn a_whole_match_by_keyboard_alone() {
    scenario("gwent-keyboard").everywhere().run(async |visit| {
        sit_down(visit).await?;
        play(visit, "-keys", Hand::Keys).await?;
        visit.sees_in("#ending", "Round 1").await
    });
}

/// The log is a drawer here; when it comes in sight, it shows its end.
#[test]
fn an_opened_log_shows_its_end() {
    const LOG: &str = "
        const body = document.querySelector('.log').parentElement;
        return { lines: document.querySelectorAll('.log__go').length,
            below: body.scrollHeight - body.scrollTop - body.clientHeight, high: body.clientHeight }";
    scenario("gwent-log").run(async |visit| {
        sit_down(visit).await?;
        // A low panel, so that few lines are more than it holds.
        visit.script("const low = new CSSStyleSheet(); low.replaceSync('.panel--log { max-height: 14rem }'); document.adoptedStyleSheets = [low]").await?;
        for _ in 0..60 {
            match visit.script(NEXT).await?.as_str() {
                Some("over") => break,
                Some("") | None => pause(visit).await?,
                Some(css) => point(visit, css, Hand::Mouse).await?,
            }
            pause(visit).await?;
            if visit.script(LOG).await?["lines"].as_u64() > Some(14) {
                visit.script("document.querySelector('[aria-controls=log]').click()").await?;
                visit.sees_element("#log[data-open]").await?;
                visit.script("return new Promise((done) => setTimeout(done, 300))").await?;
                let log = visit.script(LOG).await?;
                let is_end = log["below"].as_f64().is_some_and(|below| below < 2.0);
                return demand(is_end && log["high"].as_f64() > Some(50.0), &format!("the end is out of sight: {log}"));
            }
        }
        demand(false, "the log did not grow")
    });
}

#[test]
fn passing_says_what_it_means_and_can_be_thought_better_of() {
    scenario("gwent-pass").run(async |visit| {
        sit_down(visit).await?;
        visit.choose("Keep your hand").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        visit.choose("Pass this round").await?;
        visit.sees_in("#pass", "Total strength now:").await?;
        visit.sees_in("#pass", "Cards in hand:").await?;
        visit.is_accessible().await?;
        visit.click("#play-on").await?;
        visit.no_longer_sees_element("dialog#pass[open]").await?;
        visit.sees_element(".gw-hand .is-legal").await
    });
}

/// Finding B1: digits are places in the hand and only pick up; the list asks before it passes.
#[test]
fn no_key_and_no_list_passes_without_asking() {
    scenario("gwent-digits").run(async |visit| {
        sit_down(visit).await?;
        visit.choose("Keep your hand").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        let hand = visit.count(".gw-hand .card").await?;
        for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] {
            visit.press(digit).await?;
            let card = format!(
                ".gw-hand li:nth-child({}) .card",
                (digit.parse::<usize>().unwrap_or(0) + 9) % 10 + 1
            );
            if visit.count(&format!("{card}.is-legal")).await? == 1 {
                visit.sees_element(&format!("{card}.is-selected[aria-pressed='true']")).await?;
                visit.sees_element(".gw-told__tip[role='status']").await?;
            }
        }
        demand(visit.count(".gw-hand .card").await? == hand, "a digit has played a card")?;
        demand(visit.count(".gw-side--us.is-passed").await? == 0, "a digit has passed")?;
        visit.press("Esc").await?;
        visit.click("#all-choices").await?;
        visit.click("#choices li:last-child .choice").await?;
        visit.sees_in("#pass", "Total strength now:").await?;
        demand(visit.count(".gw-side--us.is-passed").await? == 0, "the list has passed")?;
        visit.no_longer_sees_element("dialog#choices[open]").await
    });
}

/// Finding B2: the list of all choices is closed by Esc, by a click outside, and by a move.
#[test]
fn the_list_of_all_choices_closes() {
    scenario("gwent-list").on(Screen::Phone).run(async |visit| {
        sit_down(visit).await?;
        let open = "dialog#choices[open]";
        visit.click("#all-choices").await?;
        visit.sees_element(open).await?;
        visit.is_accessible().await?;
        visit.press("Esc").await?;
        visit.no_longer_sees_element(open).await?;
        visit.click("#all-choices").await?;
        visit.sees_element(open).await?;
        visit.script("document.querySelector('#choices').dispatchEvent(new MouseEvent('click', { clientX: 3, clientY: 3, bubbles: true }))").await?;
        visit.no_longer_sees_element(open).await?;
        visit.click("#all-choices").await?;
        visit.click("#choices .choice").await?;
        visit.no_longer_sees_element(open).await?;
        visit.sees_element(".gw-hand .is-legal").await
    });
}

/// Finding B7: a card of the hand is called by its name, its row, its strength and its ability.
#[test]
fn a_card_of_the_hand_says_what_is_drawn_on_it() {
    scenario("gwent-said").run(async |visit| {
        sit_down(visit).await?;
        let named = "return [...document.querySelectorAll('.gw-hand .card:has(.card__num:not(:empty))')]
            .every((card) => /, (close combat|ranged|siege)( or ranged)?, strength \\d+\\. ./.test(card.textContent))";
        visit.until_script(named, "a unit does not say its row and strength").await
    });
}

/// Finding B9: the end of a round is told, and waits until it has been read.
#[test]
fn a_round_ends_with_a_banner_that_waits() {
    for (screen, name) in [(Screen::Desktop, "banner"), (Screen::Phone, "banner-phone")] {
        scenario("gwent-banner").on(screen).run(async |visit| {
            sit_down(visit).await?;
            visit.choose("Keep your hand").await?;
            visit.sees_element(".gw-hand .is-legal").await?;
            visit.choose("Pass this round").await?;
            visit.click("#pass-now").await?;
            visit.sees_in("#round-end", "Innkeeper won round 1").await?;
            visit.sees_in("#round-end", "Wanderer lost a gem").await?;
            visit
                .until_script(
                    "return document.activeElement?.id === 'next-round'",
                    "the focus is not on going on",
                )
                .await?;
            visit.is_accessible().await?;
            visit.pictures(&format!("gwent-{name}")).await?;
            visit.click("#next-round").await?;
            visit.no_longer_sees_element("#round-end").await?;
            visit.sees_in(".gw-ridge__round", "2").await
        });
    }
}

/// A card of the table can be looked at closely, with the sum of its strength; a card asked for is
/// confirmed in words.
#[test]
fn cards_are_looked_at_closely_and_asked_for_in_words() {
    for (screen, name) in [(Screen::Desktop, ""), (Screen::Phone, "-phone")] {
        scenario("gwent-zoom").on(screen).run(async |visit| {
            hurry(visit).await?;
            visit.open("#/puzzles/gwent/shoulder-to-shoulder").await?;
            visit.sees_element(".gw-hand .is-legal").await?;
            visit.click(".gw-side--us .gw-unit.gw-raised").await?;
            visit.sees_in("#zoom", "Why it is 10").await?;
            visit.sees_in("#zoom", "×2 tight bond").await?;
            visit.is_accessible().await?;
            visit.pictures(&format!("gwent-zoom{name}")).await?;
            visit.press("Esc").await?;
            visit.no_longer_sees_element("dialog#zoom[open]").await?;
            visit.click(".gw-hand .card.is-legal").await?;
            visit.sees_element(".gw-row.is-target .gw-gain").await?;
            visit.click(".gw-row.is-target .gw-row__label").await?;
            visit.sees_in(".gw-asked", "Choose a unit for your medic").await?;
            visit.click(".gw-hand .card.is-legal").await?;
            visit.sees_in(".gw-acts .btn--act", "Bring back").await?;
            visit.is_accessible().await?;
            visit.pictures(&format!("gwent-bring-back{name}")).await
        });
    }
}

/// Finding B10: news never lies over the hand.
#[test]
fn toasts_leave_the_hand_free() {
    for screen in [Screen::Desktop, Screen::Phone, Screen::SmallPhone, Screen::PhoneOnItsSide] {
        scenario("gwent-toast").on(screen).run(async |visit| {
            hurry(visit).await?;
            visit.open("#/puzzles/gwent/shoulder-to-shoulder").await?;
            visit.sees_element(".gw-hand .is-legal").await?;
            visit.press("Ctrl+Z").await?;
            visit.sees_in(".toasts", "nothing to undo").await?;
            let free = "const box = (css) => document.querySelector(css).getBoundingClientRect();
                const [toast, hand] = [box('.toast'), box('.gw-hand')];
                return toast.bottom <= hand.top || toast.right <= hand.left";
            visit.until_script(free, "the toast lies over the hand").await
        });
    }
}

/// Experience 2 and 8: what is not possible says why, what is advised says why.
#[test]
fn refusals_and_hints_say_why() {
    scenario("gwent-why").run(async |visit| {
        sit_down(visit).await?;
        visit.choose("Keep your hand").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        // A unit is picked up and laid on the opponent's side.
        visit.click(".gw-hand .card:has(.card__num:not(:empty)).is-legal").await?;
        visit.sees_element(".gw-row.is-target").await?;
        visit.click(".gw-side--them .gw-row:not(.is-target) .gw-row__label").await?;
        visit.sees_element("#refused").await?;
        let said = visit.text_of("#refused").await?;
        demand(said.contains("(GW-PLAY-2)") || said.contains("(GW-SPY-1)"), &said)?;
        visit.is_accessible().await?;
        visit.pictures("gwent-refused").await?;
        visit.press("Esc").await?;
        visit.click("#hint").await?;
        visit.sees_in(".gw-hint", "games played out in thought").await?;
        visit.sees_element(".card.is-hinted, .gw-acts").await?;
        visit.is_accessible().await?;
        visit.pictures("gwent-hint").await
    });
}
