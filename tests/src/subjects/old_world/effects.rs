//! Which effects of exploration and event cards a game has carried out, read from its events.

use std::collections::BTreeSet;

use old_world::versus::Event;
use old_world::world::effect::Effect;
use old_world::world::story::{Side, Story};

use super::names;

/// The names of all effects that were resolved. A list is resolved to its end (OW-EXPL-3), so that
/// a card that was opened has done all that stands on the side chosen.
pub fn resolved(events: &[&Event]) -> BTreeSet<&'static str> {
    let mut reader = Reader::default();
    for event in events {
        reader.read(event);
    }
    reader.resolved
}

#[derive(Default)]
struct Reader {
    resolved: BTreeSet<&'static str>,
    /// Sides opened, the last one last.
    opened: Vec<(Story, Side)>,
    /// The card whose die has not been rolled yet.
    unrolled: Option<(Story, Side)>,
}

impl Reader {
    fn read(&mut self, event: &Event) {
        match event {
            Event::OptionChosen { story, side, .. } => self.open(*story, *side),
            Event::StoryDrawn { story, .. } if story.options().is_none() && !story.is_kept() => {
                self.open(*story, Side::A);
            }
            Event::DieRolled { face, .. } => {
                if let Some((story, side)) = self.unrolled.take() {
                    self.roll(story, side, *face);
                }
            }
            Event::ShortFightFought { story, sum, .. } => {
                let opened = self.opened.iter().rev().find(|(open, _)| open == story);
                if let Some((_, side)) = opened.copied() {
                    self.fight(*story, side, sum.count());
                }
            }
            _ => {}
        }
    }

    fn open(&mut self, story: Story, side: Side) {
        let effects = story.effects(side);
        self.opened.push((story, side));
        self.note(effects);
        if effects.iter().any(|effect| matches!(effect, Effect::Roll(_))) {
            self.unrolled = Some((story, side));
        }
    }

    fn roll(&mut self, story: Story, side: Side, face: u8) {
        for effect in story.effects(side) {
            if let Effect::Roll(lines) = effect {
                let line = lines.iter().find(|line| (line.low..=line.high).contains(&face));
                self.note(line.map_or(&[], |line| line.effects));
            }
        }
    }

    fn fight(&mut self, story: Story, side: Side, sum: u8) {
        let fight = story.short_fight(side);
        let bands = fight.map_or(&[][..], |fight| fight.bands);
        let reached = bands.iter().rfind(|band| band.at_least <= sum);
        self.note(reached.map_or(&[], |band| band.effects));
    }

    fn note(&mut self, effects: &[Effect]) {
        self.resolved.extend(effects.iter().map(names::effect));
    }
}
