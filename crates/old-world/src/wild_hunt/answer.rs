//! What an answer to a question of the hunt does: one table.

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::decision::HuntDecision;
use crate::play::{Choice, Event, OldWorld};

impl OldWorld {
    /// A new question without a line here does not compile.
    pub(crate) fn answer_decision(
        &mut self,
        seat: Seat,
        decision: HuntDecision,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        match decision {
            HuntDecision::Vote { question } => self.answer_vote(seat, question, choice, log),
            HuntDecision::Tie { question } => self.close(question, choice, log),
            HuntDecision::Exchange => self.answer_exchange(seat, choice, log),
            HuntDecision::Accept => self.answer_offer(seat, choice, log),
            HuntDecision::Join => self.answer_join(seat, choice, log),
            HuntDecision::Go => self.answer_go(seat, choice, log),
            HuntDecision::Combo => self.answer_hound_combo(seat, choice, log),
            HuntDecision::BonusOrder => {
                if let Choice::Hunt(HuntChoice::Player(next)) = choice {
                    self.reward_next(next);
                }
            }
            HuntDecision::Fight { monster } => self.answer_fight(seat, monster, choice, log),
            HuntDecision::Quest { story } => {
                if choice == Choice::Quest(story) {
                    self.do_quest(seat, story, log);
                }
            }
            HuntDecision::Support => self.answer_support(seat, choice, log),
            HuntDecision::Meditate => {
                if let Choice::Meditate(attribute) = choice {
                    self.meditate(seat, attribute, log);
                }
            }
            HuntDecision::Individual => self.pick_own(seat, choice, log),
            HuntDecision::Purse => self.put_in_purse(seat, choice, log),
            HuntDecision::Teleport => self.answer_teleport(seat, choice, log),
            HuntDecision::Strongest => {
                if let Choice::Lower(attribute) = choice {
                    self.lower(seat, attribute, log);
                }
            }
        }
    }
}
