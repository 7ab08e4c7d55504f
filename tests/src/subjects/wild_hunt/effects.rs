//! Which effects of the hunt's own cards a game has carried out, read from its events.

use std::collections::BTreeSet;

use old_world::versus::{Choice, Event};
use old_world::wild_hunt::{HuntEvent, Question};
use old_world::world::effect::Effect;
use old_world::world::hunt_card::HuntEffect;
use old_world::world::story::{Side, Story};

/// Every effect that only the hunt has.
pub const EFFECTS: &[&str] = &[
    "effect shields",
    "effect shields per player",
    "effect each",
    "effect chosen",
    "effect fill shield",
    "effect hound in",
    "effect hound out",
    "effect hound for all",
    "effect pool",
    "effect first turn damage",
    "effect gold on result",
    "effect spare loss",
];

const fn name(effect: HuntEffect) -> &'static str {
    match effect {
        HuntEffect::Shields(_) => EFFECTS[0],
        HuntEffect::ShieldsPerPlayer(_) => EFFECTS[1],
        HuntEffect::Each(_) => EFFECTS[2],
        HuntEffect::Chosen(_) => EFFECTS[3],
        HuntEffect::FillShield => EFFECTS[4],
        HuntEffect::HoundIn => EFFECTS[5],
        HuntEffect::HoundOut(_) => EFFECTS[6],
        HuntEffect::HoundForAll => EFFECTS[7],
        HuntEffect::Pool(_) => EFFECTS[8],
        HuntEffect::FirstTurnDamage(_) => EFFECTS[9],
        HuntEffect::GoldOnResult(_) => EFFECTS[10],
        HuntEffect::SpareLoss => EFFECTS[11],
    }
}

/// The names of all of them that were resolved. A list is resolved to its end (OW-EXPL-3), so that an
/// event that was told has done all that stands on the sides chosen; what a die or a short fight
/// brings is left out.
pub fn resolved(events: &[&Event]) -> BTreeSet<&'static str> {
    let mut shown = BTreeSet::new();
    // Sides chosen of the exploration card, whose event is still to be drawn.
    let mut chosen: Vec<Side> = Vec::new();
    for event in events {
        match event {
            Event::Hunt(HuntEvent::Decided {
                question: Question::Option,
                choice: Choice::Option(side),
            }) => chosen.push(*side),
            Event::OptionChosen { story: Story::HuntEvent(number), side, .. } => {
                note(Story::HuntEvent(*number).effects(*side), &mut shown);
            }
            Event::OptionChosen { side, .. } => chosen.push(*side),
            Event::StoryDrawn { story, .. } if matches!(story, Story::HuntEvent(_)) => {
                if story.options().is_none() && !story.is_kept() {
                    if chosen.is_empty() {
                        chosen.push(Side::A);
                    }
                    for side in chosen.drain(..) {
                        note(story.effects(side), &mut shown);
                    }
                }
                chosen.clear();
            }
            _ => {}
        }
    }
    shown
}

fn note(effects: &[Effect], shown: &mut BTreeSet<&'static str>) {
    for effect in effects {
        if let Effect::Hunt(effect) = effect {
            shown.insert(name(*effect));
            if !matches!(effect, HuntEffect::HoundOut(_)) {
                note(effect.part(), shown);
            }
        }
    }
}
