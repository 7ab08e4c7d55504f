//! The content of the box, as const tables. Names and stories live elsewhere, by slug.

pub mod action_cards;
pub mod city;
pub mod events;
pub mod monsters;
pub mod wild_hunt;
pub mod wilds;

use super::effect::{Cost, Effect};
use super::story_card::{EventKind, ExplorationCard, StoryOption};

/// 36 city and 36 wilds cards, 56 events, all written as `effect.rs` asks.
const _: () = {
    assert!(city::CITY.len() == 36 && wilds::WILDS.len() == 36 && events::EVENTS.len() == 56);
    check_deck(city::CITY);
    check_deck(wilds::WILDS);
    let mut at = 0;
    while at < events::EVENTS.len() {
        match &events::EVENTS[at].kind {
            EventKind::Options(options) => check_options(options),
            EventKind::Test(effects) | EventKind::Fight(effects) => check_result(effects),
            EventKind::Equipment(boons) | EventKind::Companion(boons) => assert!(!boons.is_empty()),
        }
        at += 1;
    }
};

const fn check_deck(cards: &[ExplorationCard]) {
    let mut at = 0;
    while at < cards.len() {
        check_options(&cards[at].options);
        at += 1;
    }
}

/// OW-EXPL-2: one option is free, so that there is always something to choose; and both promise
/// something, if only that anything may come.
const fn check_options(options: &[StoryOption; 2]) {
    assert!(matches!(options[0].price, Cost::Free) || matches!(options[1].price, Cost::Free));
    check_promise(&options[0]);
    check_promise(&options[1]);
    check_result(options[0].effects);
    check_result(options[1].effects);
}

const fn check_promise(option: &StoryOption) {
    assert!(matches!(option.promise.len(), 1..=3));
}

/// At most one die table or short fight, complete and not nested.
const fn check_result(effects: &[Effect]) {
    let mut branching = 0;
    let mut at = 0;
    while at < effects.len() {
        match &effects[at] {
            Effect::Roll(lines) => {
                branching += 1;
                let mut face = 1;
                let mut line = 0;
                while line < lines.len() {
                    assert!(lines[line].low == face && lines[line].high >= face);
                    face = lines[line].high + 1;
                    check_branch(lines[line].effects);
                    line += 1;
                }
                assert!(face == 7);
            }
            Effect::ShortFight(fight) => {
                branching += 1;
                assert!(!fight.bands.is_empty() && fight.bands[0].at_least == 0);
                let mut band = 0;
                while band < fight.bands.len() {
                    assert!(
                        band == 0 || fight.bands[band - 1].at_least < fight.bands[band].at_least
                    );
                    check_branch(fight.bands[band].effects);
                    band += 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    assert!(branching <= 1);
}

const fn check_branch(effects: &[Effect]) {
    let mut at = 0;
    while at < effects.len() {
        assert!(!matches!(effects[at], Effect::Roll(_) | Effect::ShortFight(_)));
        at += 1;
    }
}
