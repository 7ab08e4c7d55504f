//! Quests that belong to all (section 8.6).

use tabletop::{Log, Seat};

use super::decision::Question;
use super::event::HuntEvent;
use super::hunt::OpenQuest;
use super::task::HuntTask;
use crate::play::{Event, OldWorld, Task};
use crate::world::hunt_card::{HuntKind, HuntPlace, HuntQuest};
use crate::world::location::Terrain;
use crate::world::story::Story;

impl OldWorld {
    /// WH-QST-1: the card stays; who does it, and where, is settled first.
    pub(crate) fn begin_quest(&mut self, story: Story, quest: HuntQuest, log: &mut Log<Event>) {
        self.the_hunt_mut().quests.push(OpenQuest { story, at: None, token: false, who: None });
        if quest.chosen {
            self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Assign)));
        } else {
            self.lay_quest(None, log);
        }
    }

    /// WH-D-ASSIGN.
    pub(crate) fn assign_quest(&mut self, seat: Seat, log: &mut Log<Event>) {
        if let Some(quest) = self.the_hunt_mut().quests.last_mut() {
            quest.who = Some(seat);
        }
        self.lay_quest(None, log);
    }

    /// WH-QST-2, WH-QST-7: the newest quest gets its place, from this stack or the one it names.
    pub(crate) fn lay_quest(&mut self, instead: Option<Terrain>, log: &mut Log<Event>) {
        let Some(OpenQuest { story, who, .. }) = self.the_hunt().quests.last().copied() else {
            return;
        };
        let named = match quest_of(story).map(|quest| quest.place) {
            Some(HuntPlace::In(terrain)) => Some(instead.unwrap_or(terrain)),
            _ => None,
        };
        let Some(terrain) = named else {
            log.public(Event::Hunt(HuntEvent::QuestLaid { story, at: None, who }));
            return;
        };
        let Some(at) = self.tokens[terrain.index()].pop() else {
            if self.full_stacks().next().is_some() {
                self.agenda.push(Task::Hunt(HuntTask::Poll(Question::QuestStack)));
            } else {
                self.the_hunt_mut().quests.pop();
                log.public(Event::Hunt(HuntEvent::QuestLost { story }));
            }
            return;
        };
        let hunt = self.the_hunt_mut();
        let token = hunt.quest_tokens > 0;
        hunt.quest_tokens -= u8::from(token);
        if let Some(quest) = hunt.quests.last_mut() {
            (quest.at, quest.token) = (Some(at), token);
        }
        log.teach_all();
        log.public(Event::Hunt(HuntEvent::QuestLaid { story, at: Some(at), who }));
    }

    /// WH-QST-3 to WH-QST-5, WH-QST-9: forms (a) to (c).
    pub(crate) fn may_do_quest(&self, seat: Seat, open: &OpenQuest) -> bool {
        let Some(quest) = quest_of(open.story) else { return false };
        let at = self.players[seat].at;
        let here = match quest.place {
            HuntPlace::In(_) => open.at == Some(at),
            HuntPlace::Rider => self.the_hunt().at == at,
            HuntPlace::Fight => false,
        };
        here && self.marks(seat).moved
            && open.who.is_none_or(|who| who == seat)
            && self.can_pay(seat, quest.cost)
    }

    /// WH-QST-3, WH-QST-6: the event, then the card leaves the table.
    pub(crate) fn do_quest(&mut self, seat: Seat, story: Story, log: &mut Log<Event>) {
        self.something_is_done();
        let Some(card) = story.hunt_card() else { return };
        self.agenda
            .push_in_order([Task::OpenEvent(card.event), Task::Hunt(HuntTask::FinishQuest(story))]);
        if let Some(quest) = quest_of(story) {
            self.pay(seat, quest.cost, log);
        }
    }

    /// WH-QST-6.
    pub(crate) fn finish_common_quest(&mut self, story: Story, log: &mut Log<Event>) {
        let hunt = self.the_hunt_mut();
        let Some(place) = hunt.quests.iter().position(|quest| quest.story == story) else { return };
        let quest = hunt.quests.remove(place);
        hunt.quest_tokens += u8::from(quest.token);
        hunt.told.push(story);
        if let Some(at) = quest.at
            && let Some(terrain) = at.terrain()
        {
            self.return_token(terrain, at);
        }
        log.public(Event::QuestDone { seat: self.active, story });
    }
}

/// The quest on a card, if it is one.
pub(crate) fn quest_of(story: Story) -> Option<HuntQuest> {
    match story.hunt_card()?.kind {
        HuntKind::Quest(quest) => Some(quest),
        HuntKind::Joint(_) | HuntKind::Individual(_) | HuntKind::Pool => None,
    }
}
