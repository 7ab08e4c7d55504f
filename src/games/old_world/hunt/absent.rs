//! A page without Wild Hunt: nothing of this is ever asked for.

use ::old_world::versus::Event;
use ::old_world::wild_hunt::{HuntChoice, HuntDecision, HuntEvent};
use ::old_world::world::attack::{Attack, AttackCard};
use ::old_world::world::hunt_card::HuntEffect;
use ::old_world::world::rider::Rider;
use ::old_world::world::story::Story;

use super::super::names::Voice;
use super::super::say::Moment;
use super::super::told::Teller;
use super::super::words::Text;
use super::is_elsewhere;
use crate::i18n::Lang;

pub const fn prompt(_: &Moment<'_>, _: HuntDecision) -> String {
    is_elsewhere()
}

pub const fn choice(_: &Moment<'_>, _: HuntChoice) -> String {
    is_elsewhere()
}

pub const fn done(_: &Moment<'_>, _: HuntDecision) -> Text {
    is_elsewhere()
}

pub const fn event(_: &Teller<'_>, _: &HuntEvent) -> String {
    is_elsewhere()
}

pub const fn rider_event(_: &Teller<'_>, _: &Event) -> Option<String> {
    None
}

pub const fn attack(_: Voice<'_>, _: Attack) -> String {
    is_elsewhere()
}

pub const fn fight_card(_: Voice<'_>, _: AttackCard) -> Option<String> {
    None
}

pub const fn effect(_: Voice<'_>, _: HuntEffect) -> String {
    is_elsewhere()
}

pub const fn rider_forms(_: Voice<'_>, _: Rider) -> Text {
    is_elsewhere()
}

pub const fn story_deck(_: Voice<'_>) -> Text {
    is_elsewhere()
}

pub const fn refusal(_: &str, _: Lang) -> Option<Text> {
    None
}

pub const fn phase1(_: Voice<'_>) -> Text {
    is_elsewhere()
}

pub const fn end(_: Voice<'_>) -> Text {
    is_elsewhere()
}

pub const fn discard_attack(_: Voice<'_>, _: AttackCard) -> String {
    is_elsewhere()
}

pub const fn outcome(_: &Teller<'_>, _: Story) -> Vec<String> {
    Vec::new()
}
