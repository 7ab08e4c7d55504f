//! The twenty cards of stage I (17.4). What comes of each is on its event.

use crate::world::effect::Cost::{Free, Gold as Pay};
use crate::world::hunt_card::HuntKind::{Individual, Joint, Pool};
use crate::world::hunt_card::HuntPlace::{Fight, In, Rider};
use crate::world::hunt_card::{HuntCard, HuntKind, HuntPlace, HuntQuest};
use crate::world::location::Terrain::{Forest, Mountain, Water};
use crate::world::promise::Promise::{
    Brew, Chance, Danger, Gear, Gold, Harm, Lesson, Menace, Rest, Toil, Tracks,
};
use crate::world::story_card::{free, priced};

const fn card(slug: &'static str, kind: HuntKind, event: u8) -> HuntCard {
    HuntCard { slug, kind, event }
}

/// Anybody may do it.
const fn any(place: HuntPlace) -> HuntKind {
    HuntKind::Quest(HuntQuest { chosen: false, place, cost: Free })
}

/// One of the players is chosen for it.
const fn chosen(place: HuntPlace) -> HuntKind {
    HuntKind::Quest(HuntQuest { chosen: true, place, cost: Free })
}

/// Stage I, by number.
pub static STAGE_ONE: [HuntCard; 20] = [
    card("missing-boy", any(In(Mountain)), 7),
    card("missing-bard", any(Rider), 23),
    card("returned-children", Joint([free(&[Chance, Brew], &[]), free(&[Danger, Harm], &[])]), 12),
    card("bandit-contracts", Individual([free(&[Gold, Danger], &[]), free(&[Rest], &[])]), 16),
    card("common-purse", Pool, 1),
    card("besieged-farm", any(Fight), 2),
    card("lights-above-the-snowline", any(In(Mountain)), 3),
    card("two-kings-quarrel", chosen(In(Water)), 4),
    card("frozen-ford", any(In(Water)), 5),
    card(
        "deserted-smithy",
        HuntKind::Quest(HuntQuest { chosen: false, place: In(Forest), cost: Pay(2) }),
        6,
    ),
    card("hedge-witch", Individual([priced(Pay(1), &[Brew], &[]), free(&[Chance], &[])]), 8),
    card(
        "wolves-before-the-storm",
        Joint([free(&[Gold, Danger], &[]), free(&[Tracks(None)], &[])]),
        9,
    ),
    card(
        "sleepless-garrison",
        Individual([free(&[Lesson(None), Toil], &[]), free(&[Gold], &[])]),
        10,
    ),
    card("hunters-horn", any(In(Forest)), 11),
    card("snowbound-caravan", Joint([free(&[Gold, Toil], &[]), free(&[Gear], &[])]), 13),
    card("hoofprints-on-the-roof", chosen(In(Forest)), 14),
    card(
        "grieving-mother",
        Individual([priced(Pay(1), &[Chance], &[]), free(&[Tracks(None)], &[])]),
        15,
    ),
    card("frost-on-the-blades", Individual([free(&[Gear], &[]), free(&[Rest], &[])]), 18),
    card("dog-in-the-snow", any(In(Water)), 19),
    card("elf-cairn", Joint([free(&[Rest], &[]), free(&[Chance, Menace], &[])]), 20),
];
