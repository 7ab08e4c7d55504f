//! A game as a text in which every line is one fact.

use std::fmt::Write as _;

use tabletop::{Digest, Entry, Game, Log, Record, Status};

/// Every move with what it told, and to whom. A `!` marks moves with new information.
///
/// # Panics
/// If the record cannot be played.
pub fn transcript<G: Game>(record: &Record) -> String {
    let mut text = format!("{}, rules {}, seed {}\n", record.game, record.rules, record.seed);
    let _ = writeln!(text, "{}", record.setup);
    let mut log = Log::new();
    let mut game: G = record.begin(&mut log).expect("a beginning of this game");
    tell(&mut text, 0, "deal", &log);
    for (choice, ply) in record.choices.iter().zip(1..) {
        let seat = game.status().awaited().expect("the record ends with the game");
        let mut log = Log::new();
        let made = choice.parse().expect("a choice of this game");
        game.apply(&made, &mut log).expect("a legal choice");
        tell(&mut text, ply, &format!("{seat}: {choice}"), &log);
    }
    match game.status() {
        Status::Over(outcome) => {
            let places: Vec<String> = outcome.places.values().map(ToString::to_string).collect();
            let scores: Vec<String> = outcome.scores.values().map(ToString::to_string).collect();
            let _ = writeln!(text, "places {}, scores {}", places.join(" "), scores.join(" "));
        }
        Status::Awaiting { seat, decision } => {
            let _ = writeln!(text, "{seat} is asked {decision:?}");
        }
    }
    let _ = writeln!(text, "digest {}", Digest::of(&game));
    text
}

fn tell<E: serde::Serialize>(text: &mut String, ply: u32, headline: &str, log: &Log<E>) {
    let news = if log.has_new_information() { " !" } else { "" };
    let _ = writeln!(text, "{ply:>4} {headline}{news}");
    for Entry { public, secret } in log.entries() {
        let json = |event: &E| serde_json::to_string(event).expect("an event always serialises");
        if let Some((seat, event)) = secret {
            let _ = writeln!(text, "       {seat} sees {}", json(event));
        }
        if let Some(event) = public {
            let _ = writeln!(text, "       {}", json(event));
        }
    }
}
