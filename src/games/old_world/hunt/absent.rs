//! A page without Wild Hunt: nothing of this is ever asked for.

use ::old_world::versus::{Decision, Event, FightView, View};
use ::old_world::wild_hunt::{HuntChoice, HuntDecision, HuntEvent};
use ::old_world::world::attack::{Attack, AttackCard};
use ::old_world::world::combo::Laid;
use ::old_world::world::hunt_card::HuntEffect;
use ::old_world::world::location::Location;
use ::old_world::world::rider::Rider;
use ::old_world::world::story::{Side, Story};

use super::super::board::Board;
use super::super::fight::Attack as Struck;
use super::super::model::{At, Gesture, Model};
use super::super::names::Voice;
use super::super::say::Moment;
use super::super::told::Teller;
use super::super::words::Text;
use crate::i18n::Lang;
use crate::prelude::*;
use crate::view::Settled;
use tabletop::Seat;

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

/// Nothing of a hunt is ever met.
const fn is_elsewhere() -> ! {
    panic!("a page without Wild Hunt has no hunt to show")
}

pub const GROUND: &str = "";

/// Nobody rides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RiderModel {
    pub rider: Rider,
    pub left: usize,
    pub whole: usize,
    pub known: [AttackCard; 0],
    pub shown: Option<Struck>,
    pub is_now: bool,
}

pub const fn rider_model(_: &View, _: &FightView, _: Rider, _: Option<Struck>) -> RiderModel {
    is_elsewhere()
}

pub const fn rider_card(_: Voice<'_>, _: &RiderModel) -> String {
    is_elsewhere()
}

pub const fn rider_name(_: Voice<'_>, _: Rider) -> Text {
    is_elsewhere()
}

pub const fn gesture(_: HuntChoice, _: &View, _: Seat) -> Gesture {
    is_elsewhere()
}

pub const fn is_button(_: HuntChoice) -> bool {
    false
}

pub const fn has_slips(_: Decision) -> bool {
    false
}

pub const fn is_on_leaf(_: Decision) -> bool {
    false
}

pub const fn open_quest(_: &View, _: Story) -> Option<usize> {
    None
}

pub const fn combo(_: &View) -> Option<&[Laid]> {
    None
}

pub const fn rider_at(_: &View) -> Option<Location> {
    None
}

pub const fn attack_card(_: AttackCard) -> Option<String> {
    None
}

pub const fn attack_effect(_: Attack) -> String {
    is_elsewhere()
}

pub const fn facts(_: &View, _: Voice<'_>, _: Location, _: &mut Vec<String>) {}

pub const fn on_map(_: &Model, _: &[At], _: &[At]) -> String {
    String::new()
}

pub const fn sea(_: &Model, _: &[At], _: Voice<'_>) -> String {
    String::new()
}

pub const fn deck(_: &Model, _: Voice<'_>) -> Option<String> {
    None
}

pub const fn seat_marks(_: &View, _: Seat, _: Voice<'_>) -> String {
    String::new()
}

pub const fn tell(_: &Model, _: Voice<'_>, _: At) -> Option<(String, Vec<String>)> {
    None
}

pub const fn milestones(_: Board) -> Option<AnyView> {
    None
}

pub fn table(_: Board) -> AnyView {
    ().into_any()
}

pub fn hands(_: Board, _: Side) -> AnyView {
    ().into_any()
}

pub fn bench(_: Board) -> AnyView {
    ().into_any()
}

pub fn support(_: Board) -> AnyView {
    ().into_any()
}

/// Nothing comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Came {
    pub ply: usize,
}

pub const fn came(_: Board) -> Option<Came> {
    None
}

pub fn came_leaf(_: Board, _: Settled<Option<Came>>, _: RwSignal<usize>) -> AnyView {
    ().into_any()
}
