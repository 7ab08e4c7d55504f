//! How many random games a second: `cargo run --profile fast -p gwent --example random_games`.

use std::time::Instant;

use gwent::{Gwent, Preset, Setup};
use tabletop::{Game, Log, Rng, Seed};

fn main() {
    let games: u64 =
        std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(200_000);
    let presets = Preset::ALL;
    let setups: Vec<Setup> = presets
        .iter()
        .flat_map(|first| presets.iter().map(move |second| Setup::between(*first, *second)))
        .collect();
    let mut rng = Rng::from_u64(7);
    let mut choices = Vec::new();
    let mut decisions = 0u64;
    let started = Instant::now();
    for (number, setup) in (0..games).zip(setups.iter().cycle()) {
        let mut log = Log::muted();
        let mut game = Gwent::start(setup, Seed::new(number), &mut log).expect("a legal deck");
        loop {
            choices.clear();
            game.list_legal(&mut choices);
            let Some(choice) = rng.pick(&choices) else { break };
            game.play(choice, &mut log);
            decisions += 1;
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let each = |count: u64| count as f64 / seconds;
    println!("{games} games, {decisions} decisions in {seconds:.2} s");
    println!("{:.0} games a second, {:.0} decisions a second", each(games), each(decisions));
    println!("state: {} bytes", size_of::<Gwent>());
}
