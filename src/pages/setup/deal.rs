//! Deals a game as it is set up, or at once as it was set up last.

use tabletop::{
    BySeat, Form, LinkError, MAX_SEATS, Player, Seat, Seed, SetupError, Table, UndoPolicy,
};

use super::{fresh_seed, remember, seats};
use crate::desk::Desk;
use crate::games::{self, GameUi};
use crate::i18n::words;
use crate::storage::last::{self, Last};
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::toast::{self, Tone};
use crate::{app, browser, link};

/// What a game begins with.
pub type Start = Last;

/// The game that *Play now* starts at first.
const FIRST: &str = "gwent";

/// How a game is set up as long as nobody says otherwise: as it was last, or as its model says. There are always as many
/// players as may ever sit there.
pub fn usual(entry: &bots::GameEntry) -> Start {
    let model = (entry.model)();
    let kept = last::of(entry.id).filter(|last| entry.shown && model.check(&last.form).is_ok());
    let Some(Last { form, players, undo }) = kept else {
        return Start { form: model.blank(), players: seats::first_players(), undo: None };
    };
    let mut all = seats::first_players();
    for (seat, kept) in all.iter_mut().zip(players) {
        let name = if kept.name.is_empty() { seat.name.clone() } else { kept.name };
        *seat = Player { name, control: kept.control };
    }
    Start { form, players: all, undo }
}

/// The game that *Play now* starts, and how.
pub fn next() -> Option<(&'static bots::GameEntry, &'static dyn GameUi, Start)> {
    let known = |id: &str| bots::find(id).zip(games::find(id)).filter(|(entry, _)| entry.shown);
    let last = last::game().and_then(|id| known(&id));
    let first = || known(FIRST).or_else(|| bots::GAMES.iter().find_map(|game| known(game.id)));
    last.or_else(first).map(|(entry, game)| (entry, game, usual(entry)))
}

/// Starts what *Play now* promises, or a game between bots to look at, in the place of the present address.
pub fn go_now(watch: bool) -> Result<(), LinkError> {
    let (entry, _, start) = next().ok_or(LinkError::Foreign)?;
    let (entry, start) = if watch {
        let entry = bots::find(FIRST).unwrap_or(entry);
        (entry, Start { form: (entry.model)().blank(), players: seats::bots(), undo: None })
    } else {
        (entry, start)
    };
    let key = put_down(entry, &start, fresh_seed()).map_err(|_| LinkError::Foreign)?;
    browser::replace(&format!("#/play/{key}"));
    Ok(())
}

/// Deals a game, keeps it and remembers how it was set up; gives back its key.
pub fn deal(
    entry: &'static bots::GameEntry,
    start: Start,
    seed: Seed,
) -> Result<String, SetupError> {
    let key = put_down(entry, &start, seed)?;
    remember(entry, &start);
    Ok(key)
}

fn put_down(
    entry: &'static bots::GameEntry,
    start: &Start,
    seed: Seed,
) -> Result<String, SetupError> {
    let Start { form, players, undo } = start;
    let mut table = (entry.open)(form, seed)?;
    let seated = seated(form, players);
    let undo = undo.unwrap_or_else(|| UndoPolicy::usual(&seated));
    (entry.seat)(table.as_mut(), seated, undo);
    Ok(keep(table))
}

/// Deals the same set-up to the same players anew, and goes to that table. What cannot be dealt any more is set up by
/// hand.
pub fn rematch(desk: Desk) {
    let dealt = desk.with(|table| {
        let entry = bots::find(table.game_id())?;
        let mut fresh = (entry.open)(&table.form(), fresh_seed()).ok()?;
        (entry.seat)(fresh.as_mut(), table.players().clone(), table.undo_policy());
        Some(fresh)
    });
    match dealt {
        Some(table) => browser::go(&format!("#/play/{}", keep(table))),
        None => browser::go(&format!("#/{}", desk.with(link::setup_link))),
    }
}

/// Keeps a table that was just dealt, and lays it out; gives back its key.
fn keep(table: Box<dyn Table>) -> String {
    let key = fresh_key();
    if let Err(error) = saves::write(&key, &Kept::of(table.as_ref(), None)) {
        toast::ask(Tone::Bad, words().storage_failed(error), Vec::new());
    }
    app::seat_table(&key, table);
    key
}

/// Those who play, each with a name.
fn seated(form: &Form, players: &[Player]) -> BySeat<Player> {
    BySeat::from_fn(form.seats.min(MAX_SEATS), |seat: Seat| {
        let player = &players[seat.index()];
        let name = player.name.trim();
        let name = if name.is_empty() { words().seat(seat.index() + 1) } else { name.to_owned() };
        Player { name, control: player.control }
    })
}
