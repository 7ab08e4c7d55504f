//! What can be asked of the arbiter: one file for each kind of request.
//!
//! Each command takes its fields, refuses what is left over, and only then touches the table.

mod load;
mod look;
mod open;
mod play;
mod think;

use bots::{BoxedTable, GameEntry, GameTools};
use serde_json::{Map, Value, json};
use tabletop::{Table, UndoPolicy};

use crate::arbiter::Said;
use crate::fields::Fields;
use crate::{Arbiter, Refusal};

pub use think::{MAX_GAMES, MAX_WORK};

pub(crate) fn carry_out(
    arbiter: &mut Arbiter,
    command: &str,
    fields: Fields,
) -> Result<Said, Refusal> {
    match command {
        "games" => open::games(fields),
        "new" => open::new(arbiter, fields),
        "load" => load::load(arbiter, fields),
        "status" => look::status(arbiter, fields),
        "legal" => look::legal(arbiter, fields),
        "state" => look::state(arbiter, fields),
        "view" => look::view(arbiter, fields),
        "events" => look::events(arbiter, fields),
        "record" => look::record(arbiter, fields),
        "save" => look::save(arbiter, fields),
        "link" => look::link(arbiter, fields),
        "apply" => play::apply(arbiter, fields),
        "undo" => play::undo(arbiter, fields),
        "redo" => play::redo(arbiter, fields),
        "bot" => think::bot(arbiter, fields),
        "playout" => think::playout(arbiter, fields),
        "quit" => fields.finish().map(|()| said("quit", true)),
        unknown => {
            let sentence = format!("There is no command “{unknown}”.");
            Err(Refusal::new("unknown-command", sentence))
        }
    }
}

/// An answer with one field.
fn said(name: &str, value: impl Into<Value>) -> Said {
    Map::from_iter([(name.to_owned(), value.into())])
}

/// Where a table stands: the answer of everything that opens or moves one.
fn standing(table: &dyn Table) -> Said {
    let status = json!({
        "game": table.game_id(),
        "seed": table.seed(),
        "move": table.ply(),
        "line": table.line_len(),
        "digest": table.digest(),
        "status": bots::inspect(table).status_json(),
    });
    said("table", status)
}

fn find(game: &str) -> Result<&'static GameEntry, Refusal> {
    bots::find(game).ok_or_else(|| {
        let known: Vec<&str> = bots::GAMES.iter().map(|game| game.id).collect();
        let sentence = format!("There is no game “{game}”; there is {}.", known.join(", "));
        Refusal::new("unknown-game", sentence)
    })
}

/// The tools of a catalogued game.
fn tools(game: &str) -> &'static GameTools {
    bots::tools(game).expect("every catalogued game has its tools")
}

/// Everything may be taken back: whoever plays through a script has nobody to be fair to.
fn free(mut table: BoxedTable) -> BoxedTable {
    let game = bots::find(table.game_id()).expect("every table is a catalogued game's");
    let players = table.players().clone();
    (game.seat)(&mut *table, players, UndoPolicy::Free);
    table
}

fn table(arbiter: &Arbiter) -> Result<&dyn Table, Refusal> {
    arbiter.table.as_deref().ok_or_else(nothing_on_the_table)
}

fn table_mut(arbiter: &mut Arbiter) -> Result<&mut BoxedTable, Refusal> {
    arbiter.table.as_mut().ok_or_else(nothing_on_the_table)
}

fn game_over() -> Refusal {
    Refusal::new("game-over", "The game is over; there is nothing left to choose.")
}

fn nothing_on_the_table() -> Refusal {
    Refusal::new("no-table", "There is no game on the table; start one with “new” or “load”.")
}
