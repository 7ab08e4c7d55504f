//! How a saved game stands: to be known only by playing it over, so it is done once for each state of it.

use std::cell::RefCell;

use tabletop::{Control, Seat, Turn};

use crate::arms::seat_blazon;
use crate::games;
use crate::heraldry::draw;
use crate::i18n::{Lang, brief, words};
use crate::storage::saves::Kept;
use crate::{browser, prefs};

/// How much of a title is shown: an imported one may be as long as its file.
pub const LONGEST_TITLE: usize = 80;

/// How a game stands.
#[derive(Clone, PartialEq, Eq)]
pub struct Standing {
    /// How far it is, or who has won.
    pub state: String,
    /// The arms of the first two players, as SVG.
    pub crests: Vec<String>,
}

/// A game in a state, told in a language.
type Moment = (String, u64, Lang);

thread_local! {
    static KNOWN: RefCell<Vec<(Moment, Standing)>> = RefCell::default();
}

/// How the game under a key stands.
pub fn of(key: &str, kept: &Kept) -> Standing {
    let moment = (key.to_owned(), kept.saved_at, prefs::lang());
    let known = KNOWN.with_borrow(|known| {
        known.iter().find(|(other, _)| *other == moment).map(|(_, standing)| standing.clone())
    });
    known.unwrap_or_else(|| {
        let standing = found(kept);
        KNOWN.with_borrow_mut(|known| {
            known.retain(|((other, ..), _)| other != key);
            known.push((moment, standing.clone()));
        });
        standing
    })
}

/// One that cannot be played over is told by its number of moves.
fn found(kept: &Kept) -> Standing {
    let lang = prefs::lang();
    let seats = kept.save.players.seats().min(2);
    let game = games::find(&kept.save.record.game);
    let (Some(game), Ok(table)) = (game, kept.resume()) else {
        let crests = Seat::all(seats).map(plain).collect();
        return Standing { state: lang.words().moves(kept.save.at), crests };
    };
    let state = match table.turn() {
        Turn::Awaiting(_) => game.state(table.as_ref(), lang),
        Turn::Over(outcome) => {
            let verdict = game.verdict(table.as_ref(), &outcome, lang);
            let name = |seat: &Seat| table.players()[*seat].name.clone();
            let names: Vec<String> = outcome.winners().iter().map(name).collect();
            verdict.unwrap_or_else(|| lang.words().winners(&names))
        }
    };
    let arms = |seat| game.arms(table.as_ref(), seat).unwrap_or_else(|| plain(seat));
    Standing { state, crests: Seat::all(seats).map(arms).collect() }
}

fn plain(seat: Seat) -> String {
    draw::blazon(&seat_blazon(seat), "s")
}

/// What a save is called: its own name, or who plays.
pub fn title(kept: &Kept) -> String {
    if let Some(title) = &kept.title {
        return brief(title, LONGEST_TITLE);
    }
    let named = |player: &tabletop::Player| match player.control {
        Control::Human | Control::Far => player.name.clone(),
        Control::Bot(level) => format!("{}, {}", player.name, words().level(level)),
    };
    let players = kept.save.players.values();
    let names: Vec<String> = match kept.save.players.seats() {
        0..=2 => players.map(named).collect(),
        _ => players.map(|player| player.name.clone()).collect(),
    };
    let between = if names.len() == 2 { " – " } else { ", " };
    brief(&names.join(between), LONGEST_TITLE)
}

/// The game of a save.
pub fn game_name(kept: &Kept) -> String {
    let id = &kept.save.record.game;
    games::find(id)
        .map_or_else(|| brief(id, LONGEST_TITLE), |game| game.name(prefs::lang()).to_owned())
}

/// When something was saved, as the reader says it.
pub fn when(milliseconds: u64) -> String {
    browser::ago(milliseconds, prefs::lang().tag())
}
