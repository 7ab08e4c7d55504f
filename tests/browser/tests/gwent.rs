//! Gwent played as a person would: by mouse, by keyboard alone, by touch on a phone.

mod gwent_table;

use gwent_table::{Hand, demand, play, sit_down};
use szlak_browser_tests::{Screen, scenario};

#[test]
fn a_whole_match_by_mouse() {
    scenario("gwent-mouse").run(async |visit| {
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
    scenario("gwent-keyboard").run(async |visit| {
        sit_down(visit).await?;
        play(visit, "-keys", Hand::Keys).await?;
        visit.sees_in("#ending", "Round 1").await
    });
}

#[test]
fn passing_says_what_it_means_and_can_be_thought_better_of() {
    scenario("gwent-pass").run(async |visit| {
        sit_down(visit).await?;
        visit.choose("Keep the hand").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        visit.choose("Pass the round").await?;
        visit.sees_in("#pass", "Strength now:").await?;
        visit.sees_in("#pass", "Cards in hand:").await?;
        visit.is_accessible().await?;
        visit.click("#play-on").await?;
        visit.no_longer_sees_element("dialog#pass[open]").await?;
        visit.sees_element(".gw-hand .is-legal").await?;
        // The list of all choices is there for whoever wants it.
        visit.choose("All choices").await?;
        visit.sees_in(".choices", "Pass the round").await
    });
}

/// Experience 2 and 8: what is not possible says why, what is advised says why.
#[test]
fn refusals_and_hints_say_why() {
    scenario("gwent-why").run(async |visit| {
        sit_down(visit).await?;
        visit.choose("Keep the hand").await?;
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
        visit.sees_in(".gw-hint", "games thought through").await?;
        visit.sees_element(".card.is-hinted, .gw-acts").await?;
        visit.is_accessible().await?;
        visit.pictures("gwent-hint").await
    });
}
