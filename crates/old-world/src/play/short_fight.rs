//! Short fights on event cards (OW-QUEST-8).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::combo::{lay, list_links};
use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::combo::{self, Laid};
use crate::world::effect::ShortFight;
use crate::world::source::{Reason, Source};
use crate::world::story::Passage;
use crate::world::tally::Tally;

impl OldWorld {
    /// The shield falls, cards are drawn, a combo may be laid.
    pub(crate) fn begin_short_fight(
        &mut self,
        passage: Passage,
        fight: ShortFight,
        log: &mut Log<Event>,
    ) {
        let seat = self.active;
        self.lower_shield(seat, fight.shield, Source::Rule(Reason::Printed), log);
        self.draw_cards(seat, fight.draw, log);
        self.agenda
            .push_in_order([Task::Ask(seat, Decision::Short), Task::JudgeShortFight(passage)]);
    }

    pub(crate) fn list_short(&self, seat: Seat, choices: &mut Vec<Choice>) {
        list_links(&self.open_card().combo, &self.players[seat].hand, choices);
        choices.push(Choice::Done);
    }

    pub(crate) fn add_short(&mut self, seat: Seat, card: Card, field: u8, log: &mut Log<Event>) {
        self.players[seat].take_from_hand(card);
        lay(&mut self.open_card_mut().combo, card, field);
        log.public(Event::CardLaid { seat, card });
        self.agenda.push(Task::Ask(seat, Decision::Short));
    }

    /// The sum of damage and shield symbols is compared with the bands.
    pub(crate) fn judge_short_fight(&mut self, passage: Passage, log: &mut Log<Event>) {
        let seat = self.active;
        let combo = std::mem::take(&mut self.open_card_mut().combo);
        let sum = short_sum(&combo, !log.is_muted());
        let reached = sum.count();
        log.public(Event::ShortFightFought { seat, story: passage.story, sum });
        for laid in combo {
            self.players[seat].discard.push(laid.card);
        }
        let fight = passage.story.short_fight(passage.side);
        let fight = fight.expect("a side with a short fight: check guarantees it");
        let band = fight.bands.iter().rposition(|band| band.at_least <= reached);
        if let Some(band) = band.and_then(|band| u8::try_from(band).ok()) {
            self.agenda.push(Task::Resolve(passage.branch(band)));
        }
    }
}

/// OW-QUEST-8: what a combo on a story card comes to, with its provenance.
pub(crate) fn short_sum(laid: &[Laid], keep: bool) -> Tally {
    let mut sum = Tally::new(keep);
    for (card, symbols) in combo::active(laid, None) {
        sum.add(Source::Card(card), i16::from(symbols.damage) + i16::from(symbols.shield));
    }
    sum
}
