//! What games there are, and dealing one.

use bots::{BoxedTable, GAMES, GameEntry};
use serde_json::{Value, json};
use tabletop::{Form, Seed, Table};

use super::{find, free, said, standing, tools};
use crate::arbiter::Said;
use crate::fields::Fields;
use crate::{Arbiter, Refusal};

pub fn games(mut fields: Fields) -> Result<Said, Refusal> {
    let only = fields.text("game")?.map(|game| find(&game)).transpose()?;
    fields.finish()?;
    let listed = GAMES.iter().filter(|game| only.is_none_or(|only| only.id == game.id));
    Ok(said("games", listed.map(described).collect::<Vec<Value>>()))
}

fn described(game: &GameEntry) -> Value {
    let model = (game.model)();
    json!({
        "game": game.id,
        "rules": game.rules,
        "shown": game.shown,
        "model": model,
        "form": model.blank(),
        "setup": (tools(game.id).example)(),
    })
}

pub fn new(arbiter: &mut Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let game = find(&fields.need_text("game")?)?;
    let deal = Deal::take(game, &mut fields)?;
    let seed = fields.seed("seed")?;
    fields.finish()?;
    let seed = seed.unwrap_or_else(|| arbiter.fresh_seed());
    let table = free(deal.open(seed)?);
    let standing = standing(&*table);
    arbiter.table = Some(table);
    Ok(standing)
}

/// A game and how it is set up.
pub struct Deal {
    game: &'static GameEntry,
    wish: Wish,
}

enum Wish {
    Form(Form),
    Setup(Value),
}

impl Deal {
    /// Takes `setup` or `form`; with neither, the set-up is the assumed one.
    pub fn take(game: &'static GameEntry, fields: &mut Fields) -> Result<Self, Refusal> {
        let wish = match (fields.take("setup"), fields.parsed("form")?) {
            (Some(_), Some(_)) => {
                let sentence = "Give either “setup” or “form”, not both.";
                return Err(Refusal::new("bad-field", sentence));
            }
            (Some(setup), None) => Wish::Setup(setup),
            (None, Some(form)) => Wish::Form(form),
            (None, None) => Wish::Form((game.model)().blank()),
        };
        Ok(Self { game, wish })
    }

    pub fn open(&self, seed: Seed) -> Result<BoxedTable, Refusal> {
        Ok(match &self.wish {
            Wish::Form(form) => (self.game.open)(form, seed)?,
            Wish::Setup(setup) => {
                let table = (tools(self.game.id).open_setup)(setup, seed)?;
                complete(setup, &*table)?;
                table
            }
        })
    }
}

/// Refuses a set-up that leaves out what Szlak would write: a set-up is complete, a form is not.
pub fn complete(setup: &Value, table: &dyn Table) -> Result<(), Refusal> {
    match left_out(setup, &bots::inspect(table).setup_json()) {
        None => Ok(()),
        Some(field) => {
            let sentence = format!(
                "The field “{field}” of the set-up is missing. A set-up is complete; leave out what you like in a “form”."
            );
            Err(Refusal::new("missing-field", sentence))
        }
    }
}

/// The first field of the whole that the part does not have.
fn left_out(part: &Value, whole: &Value) -> Option<String> {
    whole.as_object()?.iter().find_map(|(name, value)| {
        let Some(given) = part.get(name) else { return Some(name.clone()) };
        left_out(given, value).map(|inner| format!("{name}.{inner}"))
    })
}
