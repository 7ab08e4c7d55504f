//! Asking a bot, and letting bots play whole games.

use bots::search::MAX_ITERATIONS;
use bots::{Advice, BoxedTable, Playout};
use serde_json::{Value, json};
use tabletop::{BySeat, Level, Seat, Seed};

use super::open::Deal;
use super::{find, game_over, said, table, tools};
use crate::arbiter::Said;
use crate::fields::{self, Fields, missing, wrong};
use crate::{Arbiter, Refusal};

/// More games than this are not played in one request.
pub const MAX_GAMES: u64 = 10_000;

/// More work than this, in moves made and thought of, is not done in one request.
pub const MAX_WORK: u64 = bots::MAX_PLAYOUT_WORK;

pub fn bot(arbiter: &Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let level = fields.level("level")?;
    let budget = take_budget(&mut fields)?;
    let seed = fields.seed("seed")?.unwrap_or(Seed::new(0));
    fields.finish()?;
    let table = table(arbiter)?;
    let advice = bots::think(table, level, budget, seed.value());
    let advice = advice.ok_or_else(game_over)?;
    Ok(said("bot", in_words(&advice, &table.choices())))
}

/// The advice with the text of each choice beside its place in the list.
fn in_words(advice: &Advice, choices: &[String]) -> Value {
    let considered = advice.considered.iter().map(|one| {
        json!({
            "index": one.index,
            "choice": choices[one.index],
            "visits": one.visits,
            "value": one.value,
        })
    });
    json!({
        "index": advice.index,
        "choice": choices[advice.index],
        "iterations": advice.iterations,
        "considered": considered.collect::<Vec<_>>(),
    })
}

fn take_budget(fields: &mut Fields) -> Result<Option<u32>, Refusal> {
    let budget = fields.number("budget", 1, MAX_ITERATIONS.into())?;
    Ok(budget.map(|budget| u32::try_from(budget).expect("in bounds")))
}

pub fn playout(arbiter: &Arbiter, mut fields: Fields) -> Result<Said, Refusal> {
    let deal = match fields.text("game")? {
        Some(game) => Some(Deal::take(find(&game)?, &mut fields)?),
        None => None,
    };
    let seeds = take_seeds(&mut fields)?;
    let policy = fields.need("policy")?;
    let budget = take_budget(&mut fields)?;
    fields.finish()?;
    // With a game, each seed deals its own; without, each plays on from where the table stands.
    let table_for = |seed: Seed| -> Result<BoxedTable, Refusal> {
        match &deal {
            Some(deal) => deal.open(seed),
            None => Ok(table(arbiter)?.boxed_clone()),
        }
    };
    let first = table_for(seeds[0])?;
    let levels = read_policy(&policy, first.players().seats())?;
    let play = tools(first.game_id()).playout;
    let mut work = 0;
    let mut played = Vec::with_capacity(seeds.len());
    for seed in &seeds {
        let playout = play(&*table_for(*seed)?, &levels, budget, seed.value());
        work += playout.work;
        played.push((*seed, playout));
        if work > MAX_WORK {
            return Err(too_much(played.len(), seeds.len()));
        }
    }
    Ok(said("playout", summary(&played, levels.seats())))
}

/// Either `seeds`, or `games` many from `seed` on.
fn take_seeds(fields: &mut Fields) -> Result<Vec<Seed>, Refusal> {
    let games = fields.number("games", 1, MAX_GAMES)?;
    let first = fields.seed("seed")?;
    match (fields.take("seeds"), games, first) {
        (Some(Value::Array(seeds)), None, None) => {
            if seeds.is_empty() || seeds.len() as u64 > MAX_GAMES {
                let sentence = format!("The field “seeds” must have 1 to {MAX_GAMES} seeds.");
                return Err(Refusal::new("out-of-bounds", sentence));
            }
            seeds.iter().map(|seed| fields::seed("seeds", seed)).collect()
        }
        (Some(_), None, None) => Err(wrong("seeds", "a list of seeds")),
        (Some(_), ..) => {
            let sentence = "Give either “seeds”, or “games” and “seed”.";
            Err(Refusal::new("bad-field", sentence))
        }
        (None, Some(games), first) => {
            let first = first.unwrap_or(Seed::new(0)).value();
            Ok((0..games).map(|step| Seed::new(first.wrapping_add(step))).collect())
        }
        (None, None, _) => Err(missing("games")),
    }
}

/// One level for all, or one for each seat.
fn read_policy(policy: &Value, seats: u8) -> Result<BySeat<Level>, Refusal> {
    match policy {
        Value::Array(levels) if levels.len() == usize::from(seats) => {
            let levels = levels.iter().map(|level| fields::level("policy", level));
            Ok(BySeat::from(levels.collect::<Result<Vec<Level>, Refusal>>()?))
        }
        Value::Array(_) => {
            Err(wrong("policy", &format!("one level, or a list of {seats}, one for each seat")))
        }
        one => {
            let level = fields::level("policy", one)?;
            Ok(BySeat::from_fn(seats, |_| level))
        }
    }
}

fn too_much(played: usize, wanted: usize) -> Refusal {
    let sentence = format!(
        "This is more than one request may ask for: it was stopped in game {played} of {wanted}. \
         Ask for fewer games, weaker levels or a smaller budget."
    );
    Refusal::new("too-much", sentence)
}

fn summary(played: &[(Seed, Playout)], seats: u8) -> Value {
    let games: Vec<Value> = played.iter().map(|(seed, playout)| told(*seed, playout)).collect();
    let won = |seat: Seat| {
        let outcomes = played.iter().filter_map(|(_, playout)| playout.outcome.as_ref());
        outcomes.filter(|outcome| outcome.places[seat] == 1).count()
    };
    let unfinished = played.iter().filter(|(_, playout)| playout.outcome.is_none()).count();
    json!({ "games": games, "wins": BySeat::from_fn(seats, won), "unfinished": unfinished })
}

fn told(seed: Seed, playout: &Playout) -> Value {
    json!({
        "seed": seed,
        "outcome": playout.outcome,
        "moves": playout.moves,
        "digest": playout.digest,
    })
}
