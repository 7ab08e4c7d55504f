//! Quests and events (OW-QUEST).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use super::witcher::HeldQuest;
use crate::world::effect::{Effect, Place, Quest};
use crate::world::location::{Location, Terrain};
use crate::world::story::{Passage, Story};

impl OldWorld {
    /// OW-QUEST-1.
    pub(crate) fn start_quest(&mut self, passage: Passage, quest: Quest, log: &mut Log<Event>) {
        match quest.place {
            Place::At(at) => self.hold_quest(passage.story, quest, at, false, log),
            Place::In(terrain) if !self.tokens[terrain.index()].is_empty() => {
                self.take_quest_token(passage.story, quest, terrain, log);
            }
            Place::In(_) => {
                self.agenda.push(Task::Ask(self.active, Decision::QuestStack { passage }));
            }
        }
    }

    /// OW-D-QSTACK: the stacks from which a quest token may come instead.
    pub(crate) fn full_stacks(&self) -> impl Iterator<Item = Terrain> + use<'_> {
        Terrain::ALL.into_iter().filter(|terrain| !self.tokens[terrain.index()].is_empty())
    }

    /// The quest that a passage has just started.
    pub(crate) fn take_other_token(
        &mut self,
        passage: Passage,
        terrain: Terrain,
        log: &mut Log<Event>,
    ) {
        let Some(Effect::StartQuest(quest)) = passage.effect() else {
            unreachable!("a passage that starts a quest: check guarantees it")
        };
        self.take_quest_token(passage.story, *quest, terrain, log);
    }

    fn take_quest_token(
        &mut self,
        story: Story,
        quest: Quest,
        terrain: Terrain,
        log: &mut Log<Event>,
    ) {
        if let Some(at) = self.tokens[terrain.index()].pop() {
            log.teach_all();
            self.hold_quest(story, quest, at, true, log);
        }
    }

    fn hold_quest(
        &mut self,
        story: Story,
        quest: Quest,
        at: Location,
        token: bool,
        log: &mut Log<Event>,
    ) {
        let seat = self.active;
        let (cost, event) = (quest.cost, quest.event);
        let held = HeldQuest { story, at, cost, event, token, fresh: true };
        self.players[seat].quests.push(held);
        log.public(Event::QuestTaken { seat, story, at });
    }

    /// OW-QUEST-3.
    pub(crate) fn can_quest(&self, seat: Seat, quest: &HeldQuest) -> bool {
        quest.at == self.players[seat].at && !quest.fresh && self.can_pay(seat, quest.cost)
    }

    /// OW-QUEST-3, OW-QUEST-4.
    pub(crate) fn complete_quest(&mut self, seat: Seat, story: Story, log: &mut Log<Event>) {
        self.agenda.push(Task::Ask(seat, Decision::Phase1));
        if self.complete_common_quest(seat, story, log) {
            return;
        }
        let quest = self.players[seat].quests.iter().find(|quest| quest.story == story).copied();
        let quest = quest.expect("only a quest one holds is offered");
        self.agenda.push_in_order([Task::OpenEvent(quest.event), Task::FinishQuest(story)]);
        self.pay(seat, quest.cost, log);
    }

    pub(crate) fn finish_quest(&mut self, story: Story, log: &mut Log<Event>) {
        let seat = self.active;
        let own = &mut self.players[seat];
        let at = own.quests.iter().position(|quest| quest.story == story);
        let quest = own.quests.remove(at.expect("a quest one holds: check guarantees it"));
        if quest.token
            && let Some(terrain) = quest.at.terrain()
        {
            self.return_token(terrain, quest.at);
        }
        log.public(Event::QuestDone { seat, story });
        self.put_away(story);
    }

    /// OW-QUEST-4, OW-QUEST-6: an event that somebody holds gives nothing.
    pub(crate) fn open_event(&mut self, number: u8, log: &mut Log<Event>) {
        let story = self.event_of(number).expect("an event of the deck: check guarantees it");
        let open = self.in_play.iter().any(|card| card.story == story);
        if !open && !self.is_held(story) {
            log.teach_all();
            self.open_story(self.active, story, log);
        }
    }
}
