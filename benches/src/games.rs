//! The games themselves at speed: random games, bots' thoughts, replays. Compiled natively and to WebAssembly, so that
//! one can be compared with the other line by line.

use bots::{Play, Seen, choose};
use old_world::versus::OldWorld;
use tabletop::{Level, Record, Rng};

use crate::clock::measure;
use crate::subjects;

/// How long to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Long enough to believe it.
    Full,
    /// Only to see that it works, without optimisation.
    Glance,
}

impl Effort {
    const fn repeats(self) -> usize {
        match self {
            Self::Full => 20,
            Self::Glance => 1,
        }
    }

    const fn positions(self) -> usize {
        match self {
            Self::Full => 60,
            Self::Glance => 1,
        }
    }

    /// The usual budget of a bot, or hardly any.
    const fn budget(self) -> Option<u32> {
        match self {
            Self::Full => None,
            Self::Glance => Some(20),
        }
    }
}

/// Measures all of it, handing over each line as it is found.
pub fn measure_games(effort: Effort, say: &mut dyn FnMut(String)) {
    gwent_games(effort, say);
    old_world_games(effort, say);
    old_world_replay(effort, say);
    wild_hunt_games(effort, say);
    ronin_games(effort, say);
    gwent_thoughts(effort, Level::Master, "< 300 ms", say);
    gwent_thoughts(effort, Level::Legend, "< 1500 ms", say);
    ronin_thoughts(effort, Level::Master, "< 500 ms", say);
    ronin_thoughts(effort, Level::Legend, "< 500 ms", say);
}

fn gwent_games(effort: Effort, say: &mut dyn FnMut(String)) {
    /// A browser's clock is coarse: ten times all pairs of decks are some milliseconds.
    const TIMES: u32 = 10;
    let setups = subjects::gwent_setups();
    let games = u32::try_from(setups.len()).expect("a small number") * TIMES;
    let times = measure(effort.repeats(), || {
        for _ in 0..TIMES {
            subjects::random_gwent(&setups);
        }
    });
    say(rate("Gwent: random games", games, times.best, "20000 /s natively"));
}

/// The best of a few games, added up: few enough to be left alone by whatever else runs, long enough for a coarse clock.
fn old_world_games(effort: Effort, say: &mut dyn FnMut(String)) {
    const SEEDS: [[u64; 4]; 3] = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]];
    let (mut games, mut choices, mut nanos) = (0, 0, 0);
    for seeds in SEEDS {
        let mut made = 0;
        let times = measure(effort.repeats(), || {
            made = seeds.map(subjects::random_old_world).iter().sum();
        });
        games += 4;
        choices += made;
        nanos += times.best;
    }
    say(rate("Old World: random choices, four players", choices, nanos, "500000 /s natively"));
    say(rate("Old World: random games, four players", games, nanos, ""));
}

fn ronin_games(effort: Effort, say: &mut dyn FnMut(String)) {
    const SEEDS: std::ops::Range<u64> = 0..40;
    for players in [1, 3, 5] {
        let mut choices = 0;
        let times = measure(effort.repeats(), || {
            choices = SEEDS.map(|seed| subjects::random_ronin(players, seed)).sum();
        });
        let what = format!("Ronin: random choices, {players} players");
        say(rate(&what, choices, times.best, "1000000 /s natively"));
    }
}

/// The same for hunts.
fn wild_hunt_games(effort: Effort, say: &mut dyn FnMut(String)) {
    const SEEDS: [[u64; 4]; 2] = [[0, 1, 2, 3], [4, 5, 6, 7]];
    let (mut choices, mut nanos) = (0, 0);
    for seeds in SEEDS {
        let mut made = 0;
        let times = measure(effort.repeats(), || {
            made = seeds.map(subjects::random_wild_hunt).iter().sum();
        });
        choices += made;
        nanos += times.best;
    }
    say(rate("Wild Hunt: random choices, four players", choices, nanos, "700000 /s natively"));
}

/// From the text of the record to the end of the game.
fn old_world_replay(effort: Effort, say: &mut dyn FnMut(String)) {
    let session = subjects::finished_old_world();
    let json = session.record().to_json();
    let times = measure(effort.repeats(), || {
        let record = Record::from_json(&json).expect("a good record");
        record.replay::<OldWorld>().expect("a good record")
    });
    let what = format!("Old World: cold replay of {} choices", session.ply());
    say(format!("{what:<50}{:>11} ms  < 50 ms", millis(times.median)));
}

/// How long a level thinks in positions of real games: the least of two thoughts for each, since the same position,
/// budget and seed are the same work.
fn gwent_thoughts(effort: Effort, level: Level, promised: &str, say: &mut dyn FnMut(String)) {
    thoughts("Gwent", &subjects::gwent_positions(effort.positions()), effort, level, promised, say);
}

fn ronin_thoughts(effort: Effort, level: Level, promised: &str, say: &mut dyn FnMut(String)) {
    thoughts("Ronin", &subjects::ronin_positions(effort.positions()), effort, level, promised, say);
}

fn thoughts<G: Play>(
    game: &str,
    positions: &[G],
    effort: Effort,
    level: Level,
    promised: &str,
    say: &mut dyn FnMut(String),
) {
    let mut taken: Vec<u64> = positions
        .iter()
        .map(|game| {
            let seen = Seen::by_mover(game).expect("somebody is to move");
            measure(1, || choose(&seen, level, effort.budget(), &mut Rng::from_u64(3))).best
        })
        .collect();
    taken.sort_unstable();
    let at = |percent: usize| millis(taken[(taken.len() - 1) * percent / 100]);
    let what = format!("{game}: thoughts of a {}, {} positions", level.slug(), taken.len());
    say(format!("{what:<50}p50 {} ms, p95 {} ms  {promised}", at(50), at(95)));
}

fn rate(what: &str, count: u32, nanos: u64, promised: &str) -> String {
    let a_second = u64::from(count) * 1_000_000_000 / nanos.max(1);
    format!("{what:<50}{a_second:>11} /s  {promised}")
}

/// Nanoseconds as milliseconds with one decimal.
fn millis(nanos: u64) -> String {
    format!("{}.{}", nanos / 1_000_000, nanos % 1_000_000 / 100_000)
}
