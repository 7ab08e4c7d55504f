//! Why a choice is not among the legal ones.

use tabletop::IllegalChoice;

use super::choice::{Choice, Pay};
use super::decision::Decision;
use super::state::OldWorld;
use super::task::Task;
use crate::world::slug::Slug;

impl OldWorld {
    pub(crate) fn explain(&self, choice: Choice) -> IllegalChoice {
        let Some(Task::Ask(seat, decision)) = self.agenda.peek() else {
            return IllegalChoice::game_over();
        };
        let own = &self.players[*seat];
        match (decision, choice) {
            (Decision::Phase1, Choice::Move(to, _)) if !own.at.neighbours().contains(&to) => {
                let (from, to) = (own.at.slug(), to.slug());
                IllegalChoice::new("not-adjacent", format!("No road leads from {from} to {to}."))
                    .citing("OW-MOVE-2")
            }
            (Decision::Phase1, Choice::Move(_, Pay::CardAndGold(_))) if own.gold == 0 => {
                IllegalChoice::new("no-gold", "There is no gold to pay with.").citing("OW-MOVE-3")
            }
            (Decision::Phase1, Choice::Move(..)) => {
                IllegalChoice::new("bad-payment", "This does not pay for the way.")
                    .citing("OW-MOVE-3")
            }
            (Decision::Phase1, Choice::Act | Choice::Poker(_) | Choice::Quest(_))
                if !self.turn.moved =>
            {
                IllegalChoice::new("move-first", "Nothing can be done here before a move.")
                    .citing("OW-ACT-1")
            }
            (Decision::Phase1, Choice::Act) => {
                IllegalChoice::new("no-action", "The action of this place is not to be had now.")
                    .citing("OW-ACT-2")
            }
            (Decision::Phase2, Choice::Duel(_)) => {
                IllegalChoice::new("no-duel", "This witcher cannot be fought here and now.")
                    .citing("OW-P2-3")
            }
            (Decision::Phase2, Choice::Fight(_)) => {
                IllegalChoice::new("no-monster", "This monster cannot be fought here and now.")
                    .citing("OW-P2-2")
            }
            (Decision::Phase2, Choice::Meditate(_)) => {
                IllegalChoice::new("no-meditation", "There is no such trophy within reach.")
                    .citing("OW-MED-1")
            }
            (Decision::Combo | Decision::Short, Choice::Add(card, _))
                if own.hand.contains(&card) =>
            {
                IllegalChoice::new("no-link", "This card does not fit on the one below.")
                    .citing("OW-COMBO-2")
            }
            (Decision::Discard3, Choice::Done) => {
                IllegalChoice::new("too-many-cards", "At most three cards may be kept.")
                    .citing("OW-DRAW-1")
            }
            (Decision::Option, Choice::Option(_)) => {
                IllegalChoice::new("cannot-pay", "The price of this option cannot be paid.")
                    .citing("OW-EXPL-2")
            }
            (Decision::Buy, _) => {
                IllegalChoice::new("must-buy", "One card must be bought that can be paid for.")
                    .citing("OW-DRAW-3")
            }
            _ => IllegalChoice::new("not-now", format!("“{choice}” is not possible now.")),
        }
    }
}
