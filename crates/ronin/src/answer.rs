//! What an answer does: one line for each kind of question.

use tabletop::Log;
use tabletop::list::List;

use crate::task::{Manner, Task};
use crate::{Choice, Event, Ronin, Side};

impl Ronin {
    /// Carries out an answer to a question that was just taken off the agenda.
    pub(crate) fn answer(&mut self, task: Task, choice: Choice, log: &mut Log<Event>) {
        match (task, choice) {
            (Task::Character { chair, .. }, Choice::Character(character)) => {
                self.take_character(chair, character, log);
            }
            (Task::Board { chair, .. }, Choice::Board(board)) => {
                self.lay_board(chair, Side::Left, board, log);
            }
            (Task::FreeBoard { chair, side }, Choice::Board(board)) => {
                self.lay_board(chair, side, board, log);
            }
            (Task::Draft { chair }, Choice::Row(row)) => self.take_row(chair, row, log),
            (Task::Draft { chair }, Choice::Top) => self.draw_top(chair, log),
            (
                Task::Draft { chair } | Task::Drafted { chair, .. } | Task::Window { chair, .. },
                Choice::Use(ability, target),
            ) => {
                // RO-ABIL-13, RO-ABIL-14: the window stays open.
                self.agenda.push(task);
                self.use_ability(chair, ability, target, &task, log);
            }
            (Task::Drafted { .. } | Task::Window { .. }, Choice::Done) => {}
            // RO-ABIL-13: at most one for each effect.
            (Task::Effect { chair, .. }, Choice::Use(ability, target)) => {
                self.use_ability(chair, ability, target, &task, log);
            }
            (Task::Effect { chair, place }, Choice::Done) => {
                self.agenda.push(Task::Resolve { chair, place, manner: Manner::Plain });
            }
            (Task::Choose { chair }, Choice::Play(cards)) => self.choose_cards(chair, &cards, log),
            (Task::Keep { chair }, Choice::Keep(cards)) => self.choose_cards(chair, &cards, log),
            (Task::Lose { chair, what, scope, left }, Choice::Lose(symbol, loss)) => {
                self.lose(chair, symbol, loss, log);
                self.push_loss(chair, what, scope, left - 1, log);
            }
            (Task::Neighbour { chair, card }, Choice::Neighbour(side)) => {
                self.count_on(chair, card, side, log);
            }
            (Task::Track { chair, points }, Choice::Track(side)) => {
                let track = self.track_number(chair, side);
                self.agenda.push(Task::Advance { track, points });
            }
            (Task::Bonus { chair, track }, Choice::Take) => {
                self.take_bonus(chair, track, false, log);
            }
            (Task::Bonus { chair, track }, Choice::Xp) => self.take_bonus(chair, track, true, log),
            (Task::Split { chair, .. }, Choice::Split(left, right)) => {
                self.gain_symbols(chair, self.active_symbols(left, right), log);
            }
            (Task::Same { chair, count }, Choice::Path(side)) => {
                let (left, right) = if side == Side::Left { (count, 0) } else { (0, count) };
                self.gain_symbols(chair, self.active_symbols(left, right), log);
            }
            (Task::Again { chair }, Choice::Again(ability)) => self.renew(chair, ability, log),
            (Task::Trade { chair, what, left, lost, free, into }, Choice::Lose(symbol, loss)) => {
                self.lose(chair, symbol, loss, log);
                let (left, lost) = (left - 1, lost + 1);
                if left > 0 {
                    self.agenda.push(Task::Trade { chair, what, left, lost, free, into });
                } else {
                    self.trade_in(chair, lost, into, log);
                }
            }
            (Task::Trade { chair, lost, into, .. }, Choice::Done) => {
                self.trade_in(chair, lost, into, log);
            }
            (Task::Mend { chair, left, .. }, Choice::Mend(card, symbol)) => {
                self.mend(chair, card, symbol, log);
                if left > 1 {
                    self.agenda.push(Task::Mend { chair, left: left - 1, free: true });
                }
            }
            (Task::Mend { .. }, Choice::Done) => {}
            (Task::Discard { chair, .. }, Choice::Discard(cards)) => {
                let mut discarded = List::EMPTY;
                for card in &cards {
                    discarded.push(*card);
                }
                self.discard_from_hand(chair, discarded, log);
            }
            (Task::Salvage { chair, .. }, Choice::Salvage(card)) => {
                if self.discard.take(card) {
                    self.player_mut(chair).take(card, None);
                    log.public(Event::Salvaged { chair, card });
                }
            }
            (_, choice) => panic!("{choice} is no answer to what is asked"),
        }
    }
}
