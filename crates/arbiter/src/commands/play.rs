//! Making a choice, taking it back, making it again.

use serde_json::Value;
use tabletop::Turn;

use super::{game_over, standing, table_mut};
use crate::arbiter::Said;
use crate::fields::{Fields, wrong};
use crate::{Arbiter, Refusal};

pub fn apply(arbiter: &mut Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let choice = fields.need("choice")?;
    fields.finish()?;
    let choice = read(&choice)?;
    let table = table_mut(arbiter)?;
    if let Turn::Over(_) = table.turn() {
        return Err(game_over());
    }
    match choice {
        Made::Text(text) => table.choose_text(&text)?,
        Made::Index(index) => table.choose(index)?,
    }
    Ok(standing(&**table))
}

/// A choice as it is given.
enum Made {
    Text(String),
    Index(usize),
}

fn read(choice: &Value) -> Result<Made, Refusal> {
    if let Value::String(text) = choice {
        return Ok(Made::Text(text.clone()));
    }
    let index = choice.as_u64().and_then(|index| usize::try_from(index).ok());
    index
        .map(Made::Index)
        .ok_or_else(|| wrong("choice", "the text of a choice or its index from 0"))
}

pub fn undo(arbiter: &mut Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    let table = table_mut(arbiter)?;
    table.undo()?;
    Ok(standing(&**table))
}

pub fn redo(arbiter: &mut Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    let table = table_mut(arbiter)?;
    if !table.can_redo() {
        return Err(Refusal::new("undo", "There is nothing to make again."));
    }
    table.redo()?;
    Ok(standing(&**table))
}
