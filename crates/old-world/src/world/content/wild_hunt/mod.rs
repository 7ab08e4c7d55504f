//! The cards of Wild Hunt, as const tables (17.4, 17.5). Stories by slug in `public/stories`.

pub mod events;
pub mod stage_one;
pub mod stage_two;

use crate::world::effect::Cost;
use crate::world::hunt_card::{HuntCard, HuntEventKind, HuntKind};

/// 20 + 15 exploration cards and 35 events; each event is called by exactly one card, and one option
/// of every choice is free (WH-EVT-7).
const _: () = {
    assert!(stage_one::STAGE_ONE.len() == 20 && stage_two::STAGE_TWO.len() == 15);
    assert!(events::HUNT_EVENTS.len() == 35);
    let mut called = [false; 36];
    call(&stage_one::STAGE_ONE, &mut called);
    call(&stage_two::STAGE_TWO, &mut called);
    let mut number = 1;
    while number < called.len() {
        assert!(called[number]);
        number += 1;
    }
    let mut at = 0;
    while at < events::HUNT_EVENTS.len() {
        if let HuntEventKind::Options(options) = &events::HUNT_EVENTS[at].kind {
            super::check_options(options);
        }
        at += 1;
    }
};

const fn call(cards: &[HuntCard], called: &mut [bool; 36]) {
    let mut at = 0;
    while at < cards.len() {
        let event = cards[at].event as usize;
        assert!(!called[event]);
        called[event] = true;
        match &cards[at].kind {
            HuntKind::Joint(options) => {
                super::check_options(options);
                // WH-EVT-7: nobody pays for others.
                assert!(matches!(options[0].price, Cost::Free));
                assert!(matches!(options[1].price, Cost::Free));
            }
            HuntKind::Individual(options) => super::check_options(options),
            HuntKind::Quest(_) | HuntKind::Pool => {}
        }
        at += 1;
    }
}
