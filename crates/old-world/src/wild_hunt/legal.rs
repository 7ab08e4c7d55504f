//! What may be answered to each question of the hunt.

use tabletop::Seat;

use super::choice::HuntChoice;
use super::decision::HuntDecision;
use crate::play::{Choice, OldWorld};

impl OldWorld {
    /// A new question without a line here does not compile.
    pub(crate) fn list_decision(
        &self,
        seat: Seat,
        decision: HuntDecision,
        choices: &mut Vec<Choice>,
    ) {
        match decision {
            HuntDecision::Vote { question } => choices.extend(self.options_of(question)),
            HuntDecision::Tie { question } => choices.extend(self.tied(question)),
            HuntDecision::Exchange => self.list_exchange(seat, choices),
            HuntDecision::Accept => {
                choices.extend([Choice::Hunt(HuntChoice::Accept), Choice::Done]);
            }
            HuntDecision::Join => choices.extend([Choice::Hunt(HuntChoice::Join), Choice::Done]),
            HuntDecision::Go => choices.extend([Choice::Hunt(HuntChoice::Go), Choice::Done]),
            HuntDecision::Combo => self.list_hound_combo(seat, choices),
            HuntDecision::BonusOrder => self.list_bonus_order(choices),
            HuntDecision::Fight { monster } => {
                choices.extend([Choice::Fight(monster), Choice::Done]);
            }
            HuntDecision::Quest { story } => choices.extend([Choice::Quest(story), Choice::Done]),
            HuntDecision::Support => self.list_support(seat, choices),
            HuntDecision::Meditate => {
                choices.extend(self.meditations(seat).map(Choice::Meditate));
                choices.push(Choice::Done);
            }
            HuntDecision::Individual => self.list_options(seat, choices),
            HuntDecision::Purse => self.list_purse(seat, choices),
            HuntDecision::Teleport => self.list_teleport(choices),
            HuntDecision::Strongest => self.list_strongest(seat, choices),
        }
    }
}
