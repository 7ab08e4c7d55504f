//! What may be answered: one line for each question. The only place where legality is decided.

use crate::choice::cards;
use crate::task::Task;
use crate::{Abilities, Board, Chair, Choice, Ronin, Side, Window};

impl Ronin {
    /// Appends the answers to a task, in a fixed order; none if it is no question.
    pub(crate) fn list(&self, task: &Task, choices: &mut Vec<Choice>) {
        match *task {
            Task::Character { drawn, .. } => choices.extend(drawn.map(Choice::Character)),
            Task::Board { drawn, .. } => choices.extend(drawn.map(Choice::Board)),
            Task::FreeBoard { .. } => {
                let free: Vec<Board> = self.free_boards().collect();
                choices.extend(free.into_iter().map(Choice::Board));
            }
            Task::Draft { chair } => self.list_drafts(chair, task, choices),
            Task::Drafted { chair, .. } => self.list_window(chair, Window::Drafted, task, choices),
            Task::Window { chair, window } => self.list_window(chair, window, task, choices),
            Task::Effect { chair, .. } => self.list_window(chair, Window::Effect, task, choices),
            Task::Choose { chair } => self.list_plays(chair, choices),
            Task::Keep { chair } => self.list_keeps(chair, choices),
            Task::Lose { chair, what, scope, .. } => {
                self.list_losses(chair, what, usize::from(scope), choices);
            }
            Task::Neighbour { chair, card } => {
                choices.extend(self.neighbours_worth(chair, card).map(Choice::Neighbour));
            }
            Task::Track { chair, .. } => {
                let open = |side: &Side| self.track(chair, *side).is_open();
                choices.extend(Side::ALL.into_iter().filter(open).map(Choice::Track));
            }
            Task::Bonus { track, .. } => self.list_bonus(track, choices),
            Task::Split { count, most, .. } => Self::list_splits(count, most, choices),
            Task::Same { .. } => choices.extend(Side::ALL.map(Choice::Path)),
            Task::Again { chair } => self.list_again(chair, choices),
            Task::Trade { chair, what, lost, free, .. } => {
                self.list_trades(chair, what, free || lost > 0, choices);
            }
            Task::Mend { chair, free, .. } => self.list_mends(chair, free, choices),
            Task::Discard { chair, count } => self.list_hand_discards(chair, count, choices),
            Task::Salvage { other_than, .. } => {
                let others = self.discard.iter().copied().filter(|card| *card != other_than);
                choices.extend(others.map(Choice::Salvage));
            }
            Task::Resolve { .. }
            | Task::TeaEffect { .. }
            | Task::Grant { .. }
            | Task::Pairs { .. }
            | Task::Advance { .. }
            | Task::Climb { .. }
            | Task::Count { .. } => {}
        }
    }

    /// Is there surely something to choose, so that the answers need not be listed to be counted?
    pub(crate) fn leaves_a_choice(&self, task: &Task) -> bool {
        match *task {
            Task::Draft { .. } | Task::FreeBoard { .. } => true,
            Task::Choose { chair } => self.player(chair).hand.len() > 1,
            Task::Keep { chair } => {
                self.cards_to_keep(chair) > 0 && self.player(chair).timeline.len() > 1
            }
            _ => false,
        }
    }

    /// Is it a window in which nothing can be used, so that only “none of them” is left?
    pub(crate) fn passes_by(&self, task: &Task) -> bool {
        let (chair, window) = match *task {
            Task::Drafted { chair, .. } => (chair, Window::Drafted),
            Task::Window { chair, window } => (chair, window),
            Task::Effect { chair, .. } => (chair, Window::Effect),
            _ => return false,
        };
        self.player(chair).available().and(Abilities::in_window(window)).are_none()
    }

    /// RO-ABIL-3: the uses, or none of them.
    fn list_window(&self, chair: Chair, window: Window, task: &Task, choices: &mut Vec<Choice>) {
        self.list_uses(chair, window, task, choices);
        choices.push(Choice::Done);
    }

    /// One or two hand cards, in no order.
    fn list_hand_discards(&self, chair: Chair, count: u8, choices: &mut Vec<Choice>) {
        let hand = &self.player(chair).hand;
        for (place, one) in hand.iter().enumerate() {
            if count == 1 {
                choices.push(Choice::Discard(cards([one.card])));
            } else {
                for other in &hand[place + 1..] {
                    choices.push(Choice::Discard(cards([one.card, other.card])));
                }
            }
        }
    }
}
