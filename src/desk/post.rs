//! A table that is played by link: whom it waits for, what was sent, and what comes in.

use crate::prelude::*;
use tabletop::{Control, Player, Seat, Table, Turn};

use super::laid::people;
use super::{Desk, Mode};
use crate::post;
use crate::post::course::{self, Standing};
use crate::storage::StorageError;

/// What became of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// So many moves were made.
    GoesOn(usize),
    /// They had been made before.
    Same,
    /// The game is so many moves further.
    Older(usize),
    /// From that move on it is another course, now kept under this key.
    Apart {
        /// The move, counted from 1.
        at: usize,
        /// Where it is kept.
        key: String,
    },
    /// It is a letter of another game.
    OtherGame,
    /// Another tab plays this game.
    NotNow,
    /// It is another course, and could not be kept.
    NotKept(StorageError),
}

impl Desk {
    /// The person far away whose move is awaited; nobody while an earlier moment is looked at.
    pub fn waits_for(self) -> Option<Seat> {
        let seat = self.awaited()?;
        let is_far = self.with(|table| table.players()[seat].is_far());
        (is_far && self.mode.get() != Mode::Replay && self.moment.get().is_none()).then_some(seat)
    }

    /// Is anybody at this table far away?
    pub fn is_by_link(self) -> bool {
        self.with(|table| table.players().values().any(Player::is_far))
    }

    /// The persons at the table, here and far away.
    pub fn persons(self) -> Vec<Seat> {
        self.with(|table| {
            let persons = table.players().iter().filter(|(_, player)| player.is_person());
            persons.map(|(seat, _)| seat).collect()
        })
    }

    /// Has everything that was played here been sent, or come from elsewhere?
    pub fn is_sent(self) -> bool {
        let ply = self.with(Table::ply);
        self.slot.with_value(|slot| slot.sent.is_some_and(|sent| sent >= ply))
    }

    /// The fragment that carries the game to another device.
    pub fn letter(self) -> Option<String> {
        self.with(bots::letter_of).map(|letter| letter.encode())
    }

    /// Notes that the game as it stands has been sent: it stands. Where one person plays alone, on whichever device,
    /// anything may still be taken back.
    pub fn mark_sent(self) {
        if self.mode.get_untracked() != Mode::Play || untrack(|| self.is_sent()) {
            return;
        }
        let alone = untrack(|| self.persons().len()) < 2;
        let sent = if alone { 0 } else { untrack(|| self.with(Table::ply)) };
        self.slot.update_value(|slot| slot.sent = Some(sent));
        self.heed_what_was_sent();
        self.save();
        self.laid.changed();
    }

    /// Says where a person plays.
    pub fn set_far(self, seat: Seat, far: bool) {
        let control = if far { Control::Far } else { Control::Human };
        let name = untrack(|| self.name(seat));
        self.change(|table| {
            table.set_player(seat, Player { name, control });
            Ok::<(), std::convert::Infallible>(())
        })
        .unwrap_or_else(|never| match never {});
    }

    /// The person at the curtain is the right one: shows that person's side, and what has happened meanwhile.
    pub fn lift_curtain(self, seat: Seat) {
        self.shown_to.set(Some(seat));
        if self.arrived.get_untracked() == Some(seat) {
            self.arrived.set(None);
            self.tell_since(seat);
        }
    }

    /// Does the curtain hang because a letter has come?
    pub fn has_arrived(self) -> bool {
        self.arrived.get().is_some()
    }

    /// Tells a person what has happened since that person's last move.
    pub fn tell_since(self, seat: Seat) {
        self.since.set(Some(untrack(|| self.with(|table| table.last_move_of(seat)))));
    }

    /// A letter for this table, to be taken in as soon as this tab plays it.
    pub fn expect(self, letter: Box<dyn Table>) {
        self.incoming.set_value(Some(letter));
    }

    /// Takes in what was expected.
    pub(super) fn receive(self) {
        let mut letter = None;
        self.incoming.update_value(|incoming| letter = incoming.take());
        if let Some(letter) = letter {
            post::tell(self.take_in(letter.as_ref()));
        }
    }

    /// Takes in a letter, which has been played through: every move of it is possible.
    pub fn take_in(self, letter: &dyn Table) -> Taken {
        if self.mode.get_untracked() != Mode::Play {
            return Taken::NotNow;
        }
        self.catch_up();
        let (ours, theirs) = (self.laid.table.with_value(|table| table.save()), letter.save());
        if !course::is_same_game(&ours, &theirs) {
            return Taken::OtherGame;
        }
        match course::compare(course::made(&ours), course::made(&theirs)) {
            Standing::Same => Taken::Same,
            Standing::Older(by) => Taken::Older(by),
            Standing::Apart(at) => {
                let kept =
                    self.laid.table.with_value(|table| course::keep_apart(table.as_ref(), letter));
                kept.map_or_else(Taken::NotKept, |key| Taken::Apart { at, key })
            }
            Standing::GoesOn(moves) => {
                self.moment.set(None);
                self.change(|table| {
                    self.slot.update_value(|slot| slot.sent = Some(theirs.at));
                    course::follow(table, &moves)
                })
                .expect("the letter was played through from the same deal");
                self.notice();
                Taken::GoesOn(moves.len())
            }
        }
    }

    /// Who is here and was awaited finds a curtain; one who is here alone and is not, is told at once.
    fn notice(self) {
        let turn = self.laid.table.with_value(|table| table.turn());
        let here: Vec<Seat> = self.laid.table.with_value(|table| people(table.as_ref()).collect());
        match (turn, here.as_slice()) {
            (Turn::Awaiting(seat), here) if here.contains(&seat) => {
                self.shown_to.set(None);
                self.arrived.set(Some(seat));
            }
            (Turn::Awaiting(_), [only]) => self.tell_since(*only),
            (Turn::Awaiting(_) | Turn::Over(_), _) => {}
        }
    }

    /// What was sent stands, whichever tab sent it.
    pub(super) fn heed_what_was_sent(self) {
        let sent = self.slot.with_value(|slot| slot.sent).unwrap_or_default();
        self.laid.table.update_value(|table| table.mark_sent(sent));
    }

    /// The game was kept with so many moves sent.
    pub fn had_sent(self, sent: Option<usize>) {
        self.slot.update_value(|slot| slot.sent = sent);
        self.heed_what_was_sent();
    }
}
