//! Exploration: a card is drawn, an option chosen (OW-EXPL).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::{InPlay, OldWorld};
use super::task::Task;
use crate::world::effect::Boon;
use crate::world::story::{Passage, Side, Story, StoryDeck};

impl OldWorld {
    /// OW-EXPL-1, OW-EXPL-5.
    pub(crate) fn list_explorations(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let has_cards = |deck: &StoryDeck| {
            let at = deck.index();
            !self.story_decks[at].is_empty() || !self.story_removed[at].is_empty()
        };
        let before = choices.len();
        choices.extend(StoryDeck::ALL.into_iter().filter(has_cards).map(Choice::Explore));
        if choices.len() == before {
            choices.push(Choice::Explore(StoryDeck::Wilds));
        }
        let debts = self.players[seat].boons().filter_map(|(story, boon)| match boon {
            Boon::ExploreForGold(_) => Some(story),
            _ => None,
        });
        choices.extend(debts.map(Choice::CashIn));
    }

    pub(crate) fn explore(&mut self, seat: Seat, deck: StoryDeck, log: &mut Log<Event>) {
        let at = deck.index();
        if self.story_decks[at].is_empty() {
            // OW-EXPL-5.
            let mut removed = std::mem::take(&mut self.story_removed[at]);
            self.rng.shuffle(&mut removed);
            self.story_decks[at] = removed;
            log.public(Event::StoriesShuffled { deck });
        }
        if let Some(story) = self.story_decks[at].pop() {
            log.teach_all();
            self.open_story(seat, story, log);
        }
    }

    /// The gold of a kept card in place of an exploration.
    pub(crate) fn cash_in(&mut self, seat: Seat, story: Story, log: &mut Log<Event>) {
        let gold = story.boons().iter().find_map(|boon| match boon {
            Boon::ExploreForGold(gold) => Some(*gold),
            _ => None,
        });
        self.gain_gold(seat, gold.unwrap_or(0), log);
        self.spend_story(seat, story, log);
    }

    /// A card is laid open and, when there is nothing to choose, resolved.
    pub(crate) fn open_story(&mut self, seat: Seat, story: Story, log: &mut Log<Event>) {
        log.public(Event::StoryDrawn { seat, story });
        if story.is_kept() {
            self.keep_story(seat, story, log);
            return;
        }
        self.in_play.push(InPlay { story, side: None, combo: Vec::new() });
        self.agenda.push(Task::FinishStory);
        if story.options().is_some() {
            self.agenda.push(Task::Ask(seat, Decision::Option));
        } else {
            self.choose_side(seat, Side::A, log);
        }
    }

    /// The card being resolved. There is one: `check` refuses every agenda that speaks of one where
    /// none lies open.
    pub(crate) fn open_card(&self) -> &InPlay {
        self.in_play.last().expect("a card lies open: check guarantees it")
    }

    pub(crate) fn open_card_mut(&mut self) -> &mut InPlay {
        self.in_play.last_mut().expect("a card lies open: check guarantees it")
    }

    /// OW-EXPL-2: the options that can be paid.
    pub(crate) fn list_options(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let options = self.open_card().story.options();
        let options = options.expect("a card with options: check guarantees it");
        for (side, option) in [Side::A, Side::B].into_iter().zip(options) {
            if self.can_pay(seat, option.price) {
                choices.push(Choice::Option(side));
            }
        }
    }

    /// OW-EXPL-3.
    pub(crate) fn choose_side(&mut self, seat: Seat, side: Side, log: &mut Log<Event>) {
        let card = self.open_card_mut();
        card.side = Some(side);
        let story = card.story;
        self.agenda.push(Task::Resolve(Passage::of(story, side)));
        if let Some(options) = story.options() {
            // Everybody now sees the result.
            log.teach_all();
            log.public(Event::OptionChosen { seat, story, side });
            self.pay(seat, options[side as usize].price, log);
        }
    }

    /// OW-EXPL-3: removed, unless it is kept or has become a quest.
    pub(crate) fn finish_story(&mut self) {
        let card = self.in_play.pop().expect("a card lies open: check guarantees it");
        self.put_away(card.story);
    }

    /// An exploration card that nobody holds goes to the removed ones; an event back to its number.
    pub(crate) fn put_away(&mut self, story: Story) {
        if self.is_held(story) {
            return;
        }
        if let Some(deck) = story.deck() {
            self.story_removed[deck.index()].push(story);
        } else {
            self.outlived(story);
        }
    }

    /// Does anybody hold this card, as a quest or for good?
    pub(crate) fn is_held(&self, story: Story) -> bool {
        self.players.values().any(|own| {
            own.kept.contains(&story) || own.quests.iter().any(|quest| quest.story == story)
        })
    }

    pub(crate) fn keep_story(&mut self, seat: Seat, story: Story, log: &mut Log<Event>) {
        self.players[seat].kept.push(story);
        log.public(Event::StoryKept { seat, story });
    }

    /// A kept card is used up.
    pub(crate) fn spend_story(&mut self, seat: Seat, story: Story, log: &mut Log<Event>) {
        self.players[seat].kept.retain(|kept| *kept != story);
        log.public(Event::StorySpent { seat, story });
        self.put_away(story);
    }
}
