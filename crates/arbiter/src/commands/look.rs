//! Looking at the table, in all the ways there are.

use serde_json::{Value, json};

use super::{said, standing, table};
use crate::arbiter::Said;
use crate::fields::Fields;
use crate::{Arbiter, Refusal};

pub fn status(arbiter: &Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    Ok(standing(table(arbiter)?))
}

pub fn legal(arbiter: &Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    let choices = table(arbiter)?.choices();
    let listed = choices.into_iter().enumerate();
    let listed = listed.map(|(index, choice)| json!({ "index": index, "choice": choice }));
    Ok(said("legal", listed.collect::<Vec<Value>>()))
}

pub fn state(arbiter: &Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    let table = table(arbiter)?;
    let inside = bots::inspect(table);
    let state = json!({
        "game": table.game_id(),
        "setup": inside.setup_json(),
        "seed": table.seed(),
        "position": inside.state_json(),
    });
    Ok(said("state", state))
}

pub fn view(arbiter: &Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let table = table(arbiter)?;
    let viewer = fields.viewer("viewer", table.players().seats())?;
    fields.finish()?;
    Ok(said("view", bots::inspect(table).view_json(viewer)))
}

pub fn events(arbiter: &Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let table = table(arbiter)?;
    let viewer = fields.viewer("viewer", table.players().seats())?;
    let since = fields.number("since", 0, u64::MAX)?;
    fields.finish()?;
    let mut events = bots::inspect(table).events_json(viewer);
    if let Some(since) = since {
        let told = usize::try_from(since).unwrap_or(usize::MAX).saturating_add(1);
        events.drain(..told.min(events.len()));
    }
    Ok(said("events", events))
}

pub fn record(arbiter: &Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    let record = table(arbiter)?.record();
    Ok(said("record", serde_json::to_value(record).expect("a record always serialises")))
}

pub fn save(arbiter: &Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    let save = table(arbiter)?.save();
    Ok(said("save", serde_json::to_value(save).expect("a save always serialises")))
}

pub fn link(arbiter: &Arbiter, fields: Fields) -> Result<Said, Refusal> {
    fields.finish()?;
    Ok(said("link", table(arbiter)?.record_link()))
}
