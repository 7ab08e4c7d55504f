//! Taking up a game from a position, a record, a save or a link.

use bots::BoxedTable;
use serde::Deserialize;
use serde_json::Value;
use tabletop::{LoadError, Record, RecordLink, Save, SeedLink};

use super::open::complete;
use super::{find, free, standing, tools};
use crate::arbiter::Said;
use crate::fields::{Fields, seed, wrong};
use crate::{Arbiter, Refusal};

/// A position as `state` gives it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    game: String,
    setup: Value,
    seed: Value,
    position: Value,
}

pub fn load(arbiter: &mut Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let state: Option<State> = fields.parsed("state")?;
    let (record, save) = (fields.take("record"), fields.take("save"));
    let link = fields.text("link")?;
    fields.finish()?;
    let table = match (state, record, save, link) {
        (Some(state), None, None, None) => position(&state)?,
        (None, Some(record), None, None) => free(self::record(&record)?),
        (None, None, Some(save), None) => self::save(&save)?,
        (None, None, None, Some(link)) => free(self::link(arbiter, &link)?),
        _ => {
            let sentence = "Give exactly one of “state”, “record”, “save” and “link”.";
            return Err(Refusal::new("bad-field", sentence));
        }
    };
    let standing = standing(&*table);
    arbiter.table = Some(table);
    Ok(standing)
}

fn position(state: &State) -> Result<BoxedTable, Refusal> {
    let game = find(&state.game)?;
    let seed = seed("state.seed", &state.seed)?;
    let table = (tools(game.id).from_state)(&state.setup, seed, &state.position)?;
    complete(&state.setup, &*table)?;
    Ok(free(table))
}

fn record(record: &Value) -> Result<BoxedTable, Refusal> {
    let record = Record::from_json(&record.to_string())?;
    Ok((found(&record.game)?.replay)(&record)?)
}

/// A save keeps its players and its rule of undo.
fn save(save: &Value) -> Result<BoxedTable, Refusal> {
    let save = Save::from_json(&save.to_string())?;
    Ok((found(&save.record.game)?.resume)(&save)?)
}

/// A link to watch or a link to a seed, with or without the address of a page before it.
fn link(arbiter: &mut Arbiter, link: &str) -> Result<BoxedTable, Refusal> {
    let fragment = link.split_once("#/").map_or(link, |(_, fragment)| fragment).trim();
    if let Some(rest) = fragment.strip_prefix("watch/") {
        let link = RecordLink::decode(rest)?;
        return Ok((found(&link.game)?.read_link)(&link)?);
    }
    let Some(rest) = fragment.strip_prefix("new/") else {
        return Err(wrong("link", "a link that begins with “watch/” or “new/”"));
    };
    let mut link = SeedLink::decode(rest)?;
    let game = found(&link.game)?;
    if link.form.seats == 0 {
        link.form.seats = (game.model)().default_seats;
    }
    Ok((game.open)(&link.form, link.seed.unwrap_or_else(|| arbiter.fresh_seed()))?)
}

fn found(game: &str) -> Result<&'static bots::GameEntry, LoadError> {
    bots::find(game).ok_or_else(|| LoadError::UnknownGame { game: game.to_owned() })
}
