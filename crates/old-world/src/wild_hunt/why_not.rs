//! Why a choice of the hunt is not among the legal ones.

use tabletop::{IllegalChoice, Seat};

use super::choice::HuntChoice;
use super::decision::HuntDecision;
use crate::play::{Choice, Decision, OldWorld, Task};

impl OldWorld {
    /// `None` where the engine can say it better.
    pub(crate) fn explain_hunt(&self, seat: Seat, choice: Choice) -> Option<IllegalChoice> {
        let Some(Task::Ask(_, decision)) = self.agenda.peek() else { return None };
        let hunt = self.the_hunt();
        let at = self.players[seat].at;
        let refuse = |key, text: &str, rule| Some(IllegalChoice::new(key, text).citing(rule));
        match (decision, choice) {
            (Decision::Phase1, Choice::Act) if hunt.blocks(at) => refuse(
                "blocked",
                "The rider or a hound keeps everybody from this place.",
                "WH-P1-5",
            ),
            (Decision::Phase1, Choice::Quest(_)) => {
                refuse("no-quest", "This quest cannot be done here and now.", "WH-QST-5")
            }
            (Decision::Phase1, Choice::Poker(_)) => {
                refuse("no-poker", "Witchers do not play dice with each other.", "WH-P1-6")
            }
            (Decision::Phase1, Choice::Hunt(HuntChoice::Hound)) => {
                refuse("no-hound", "No hound can be fought here and now.", "WH-HND-1")
            }
            (Decision::Phase1, Choice::Hunt(HuntChoice::Exchange(_))) => {
                refuse("no-exchange", "There is nobody here to exchange with.", "WH-EXC-1")
            }
            (Decision::Phase1, Choice::Hunt(HuntChoice::HandOver(_))) => {
                refuse("no-hand-over", "The floor cannot go to this witcher now.", "WH-P1-22")
            }
            (Decision::Hunt(HuntDecision::Exchange), Choice::Hunt(HuntChoice::Offer)) => {
                refuse("too-much", "This would break a limit, or moves nothing.", "WH-EXC-4")
            }
            (Decision::Hunt(HuntDecision::Individual), Choice::Option(_)) => {
                refuse("cannot-pay", "The price of this option cannot be paid.", "WH-EXP-5")
            }
            _ => None,
        }
    }
}
