//! The fifteen cards of stage II (17.4). What comes of each is on its event.

use crate::world::effect::Cost::{Free, Gold as Pay};
use crate::world::hunt_card::HuntKind::{Individual, Joint};
use crate::world::hunt_card::HuntPlace::{In, Rider};
use crate::world::hunt_card::{HuntCard, HuntKind, HuntPlace, HuntQuest};
use crate::world::location::Terrain::{Forest, Mountain, Water};
use crate::world::promise::Promise::{
    Chance, Danger, Expense, Gear, Gold, Harm, Menace, Parting, Rest, Toil, Tracks,
};
use crate::world::story_card::free;

const fn card(slug: &'static str, kind: HuntKind, event: u8) -> HuntCard {
    HuntCard { slug, kind, event }
}

const fn quest(chosen: bool, place: HuntPlace) -> HuntKind {
    HuntKind::Quest(HuntQuest { chosen, place, cost: Free })
}

/// Stage II, by number.
pub static STAGE_TWO: [HuntCard; 15] = [
    card("elven-scholar", quest(true, In(Forest)), 35),
    card("rider-in-dreams", Individual([free(&[Rest], &[]), free(&[Chance, Menace], &[])]), 17),
    card("council-of-mages", Joint([free(&[Danger, Chance], &[]), free(&[Chance], &[])]), 21),
    card("ship-in-the-fog", Joint([free(&[Harm], &[]), free(&[Gear, Danger], &[])]), 22),
    card("conscripts", Individual([free(&[Gold], &[]), free(&[Toil], &[])]), 24),
    card("hounds-at-the-fold", Joint([free(&[Gold, Menace], &[]), free(&[Danger, Harm], &[])]), 25),
    card("ice-over-the-harbour", quest(false, In(Water)), 26),
    card("abandoned-watchtower", quest(false, In(Mountain)), 27),
    card("traitor-guide", Joint([free(&[Chance, Harm], &[]), free(&[Gold], &[])]), 28),
    card("oath-of-blood", Individual([free(&[Parting, Chance], &[]), free(&[Chance], &[])]), 29),
    card("last-hay-wagon", Joint([free(&[Rest], &[]), free(&[Gold], &[])]), 30),
    card("riders-shadow", quest(false, Rider), 31),
    card(
        "smith-of-mahakam",
        HuntKind::Quest(HuntQuest { chosen: true, place: In(Mountain), cost: Pay(3) }),
        32,
    ),
    card("white-sickness", Joint([free(&[Expense, Harm], &[]), free(&[Toil, Danger], &[])]), 33),
    card(
        "squire-of-the-hunt",
        Individual([free(&[Chance], &[]), free(&[Tracks(None), Chance], &[])]),
        34,
    ),
];
