//! Sends the game: by the browser's own way of sharing where it has one, otherwise by the clipboard.

use crate::browser::{self, Shared};
use crate::desk::Desk;
use crate::i18n::{post, words};
use crate::route::LONGEST;
use crate::toast::{self, Tone};
use crate::view::later;

/// The link of the game as it stands; says so if there is none.
pub fn link(desk: Desk) -> Option<String> {
    let Some(fragment) = desk.letter() else {
        toast::say(Tone::Bad, post().cannot_send);
        return None;
    };
    if fragment.len() > LONGEST {
        toast::say(Tone::Bad, words().too_long_for_link);
        return None;
    }
    Some(format!("{}#/{fragment}", browser::address()))
}

/// Sends the game as it stands.
pub fn send(desk: Desk) {
    let Some(link) = link(desk) else { return };
    later(async move {
        match browser::share(&link).await {
            Shared::Done => note(desk),
            // Thought better of it: nothing was sent.
            Shared::Cancelled => {}
            Shared::Impossible => copy_out(desk, link).await,
        }
    });
}

/// Puts the link of the game on the clipboard.
pub fn copy(desk: Desk) {
    if let Some(link) = link(desk) {
        later(copy_out(desk, link));
    }
}

/// Where the browser does not let us copy, the link is shown to be copied by hand.
async fn copy_out(desk: Desk, link: String) {
    if browser::copy(&link).await {
        toast::say(Tone::Good, post().copied);
    } else {
        toast::ask(Tone::News, link, Vec::new());
    }
    note(desk);
}

fn note(desk: Desk) {
    // The page may have gone on meanwhile; the table it showed has not changed since.
    if desk.edition().is_some() {
        desk.mark_sent();
    }
}
