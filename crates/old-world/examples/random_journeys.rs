//! How fast random games run: `cargo run --profile fast -p old-world --example random_journeys`.

use std::time::Instant;

use old_world::versus::{OldWorld, Setup};
use tabletop::{Game, Log, Rng, Seed, Status};

fn main() {
    let argument = |at: usize| std::env::args().nth(at).and_then(|text| text.parse::<u64>().ok());
    let games = argument(1).unwrap_or(200);
    let counts: Vec<u8> = match argument(2).and_then(|seats| u8::try_from(seats).ok()) {
        Some(seats) => vec![seats],
        None => (1..=5).collect(),
    };
    for seats in counts {
        let started = Stopwatch::start();
        let (mut total, mut longest, mut turns) = (0usize, 0usize, 0usize);
        for number in 0..games {
            let (choices, rounds) = play(seats, number);
            total += choices;
            turns += rounds;
            longest = longest.max(choices);
        }
        let each_second = total as u128 * 1_000_000 / started.microseconds().max(1);
        println!(
            "{seats} players: {games} games, {total} choices, {} a game, longest {longest}, \
             {} turns a player, {each_second} choices a second",
            total / usize::try_from(games).unwrap_or(1),
            turns / usize::try_from(games).unwrap_or(1) / usize::from(seats),
        );
    }
}

/// Processor time where the system tells it (others may be busy on the same machine), else the
/// clock.
struct Stopwatch {
    clock: Instant,
    processor: Option<u128>,
}

impl Stopwatch {
    fn start() -> Self {
        Self { clock: Instant::now(), processor: processor_time() }
    }

    fn microseconds(&self) -> u128 {
        match (self.processor, processor_time()) {
            (Some(before), Some(now)) if now > before => (now - before) / 1_000,
            _ => self.clock.elapsed().as_micros(),
        }
    }
}

/// Nanoseconds this process has run.
fn processor_time() -> Option<u128> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

fn play(seats: u8, number: u64) -> (usize, usize) {
    let mut log = Log::muted();
    let mut rng = Rng::from_u64(number ^ 0x5eed);
    let mut game = OldWorld::start(&Setup::for_players(seats), Seed::new(number), &mut log)
        .expect("a plain set-up");
    let mut choices = Vec::new();
    let mut made = 0;
    while let Status::Awaiting { .. } = game.status() {
        choices.clear();
        game.list_legal(&mut choices);
        let choice = choices[rng.index(choices.len())];
        game.play(&choice, &mut log);
        made += 1;
        if made > 2_000_000 {
            println!("game {number} for {seats} does not end");
            break;
        }
    }
    (made, usize::from(game.turns()))
}
