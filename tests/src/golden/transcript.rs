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
    let end: G = each_move(record, |_, _, lines| text.push_str(lines));
    text + &closing(&end)
}

/// Plays a record and shows, after the deal and after each choice: how many choices were made, the
/// position, and the lines about the move. Returns the end.
pub fn each_move<G: Game>(record: &Record, mut show: impl FnMut(usize, &G, &str)) -> G {
    let mut log = Log::new();
    let mut game: G = record.begin(&mut log).expect("a beginning of this game");
    show(0, &game, &tell(0, "deal", &log));
    for (choice, ply) in record.choices.iter().zip(1..) {
        let seat = game.status().awaited().expect("the record ends with the game");
        let mut log = Log::new();
        let made = choice.parse().expect("a choice of this game");
        game.apply(&made, &mut log).expect("a legal choice");
        show(ply, &game, &tell(ply, &format!("{seat}: {choice}"), &log));
    }
    game
}

/// How it stands at the end.
pub fn closing<G: Game>(end: &G) -> String {
    let how = match end.status() {
        Status::Over(outcome) => {
            let places: Vec<String> = outcome.places.values().map(ToString::to_string).collect();
            let scores: Vec<String> = outcome.scores.values().map(ToString::to_string).collect();
            format!("places {}, scores {}", places.join(" "), scores.join(" "))
        }
        Status::Awaiting { seat, decision } => format!("{seat} is asked {decision:?}"),
    };
    format!("{how}\ndigest {}\n", Digest::of(end))
}

fn tell<E: serde::Serialize>(ply: usize, headline: &str, log: &Log<E>) -> String {
    let news = if log.has_taught() { " !" } else { "" };
    let mut text = format!("{ply:>4} {headline}{news}\n");
    for Entry { public, secret } in log.entries() {
        let json = |event: &E| serde_json::to_string(event).expect("an event always serialises");
        if let Some((seat, event)) = secret {
            let _ = writeln!(text, "       {seat} sees {}", json(event));
        }
        if let Some(event) = public {
            let _ = writeln!(text, "       {}", json(event));
        }
    }
    text
}
