//! Playing by link: a letter (`tabletop::Letter`) goes out after every turn and the answer comes back the same way.
//! Which seats are on this device, only this device knows.

pub mod course;
pub mod hand_over;
pub mod paste;
pub mod send;
pub mod since;
pub mod waiting;

use std::cell::RefCell;
use std::sync::Arc;

use tabletop::{Seat, Table};

use crate::browser;
use crate::desk::Taken;
use crate::i18n::{PostWords, post, words};
use crate::toast::{self, Action, Tone};
use crate::view::Text;

/// What a page that opens a table is told before it does.
pub enum Pending {
    /// A letter for a game that is here already.
    Letter(Box<dyn Table>),
    /// The game has just come; this person opened it.
    Fresh(Option<Seat>),
}

thread_local! {
    static PENDING: RefCell<Option<(String, Pending)>> = const { RefCell::new(None) };
}

/// Remembers what the table under a key is to be told when it is opened.
pub fn leave_word(key: &str, pending: Pending) {
    PENDING.with_borrow_mut(|left| *left = Some((key.to_owned(), pending)));
}

/// What the table under a key is told.
pub fn word_left(key: &str) -> Option<Pending> {
    PENDING
        .with_borrow_mut(|left| left.take_if(|(left, _)| left == key))
        .map(|(_, pending)| pending)
}

/// A word of this part of the page that follows a change of language.
pub fn says(pick: fn(&'static PostWords) -> &'static str) -> Text {
    Box::new(move || pick(post()).to_owned())
}

/// Says what became of a letter.
pub fn tell(taken: Taken) {
    let says = post();
    match taken {
        Taken::GoesOn(moves) => toast::say(Tone::Good, says.came_in.of(moves)),
        Taken::Same => toast::say(Tone::News, says.same),
        Taken::Older(by) => toast::ask(Tone::News, says.older.of(by), Vec::new()),
        Taken::Apart { at, key } => {
            let open = move || browser::go(&format!("#/play/{key}"));
            let open = Action { label: says.open_it.to_owned(), act: Arc::new(open) };
            toast::ask(Tone::News, says.apart.of(at), vec![open]);
        }
        Taken::OtherGame => toast::say(Tone::News, says.other_game),
        Taken::NotNow => toast::ask(Tone::Bad, says.not_now, Vec::new()),
        Taken::NotKept(error) => toast::ask(Tone::Bad, words().storage_failed(error), Vec::new()),
    }
}
