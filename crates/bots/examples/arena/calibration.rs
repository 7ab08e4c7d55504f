//! Estimated against real wins: what a level thinks of its own choices, and how often it wins then.
//!
//! It sits with opponents unlike itself, so that a level which knows only its own kind is found
//! out: in every game the others are of another mixture of levels, from random to master. Of a
//! cooperative game all seats are its own.

use bots::{Play, Seen, choose};
use tabletop::{Level, Log, Rng, Seat, Status};

use crate::asked::{Asked, Player};
use crate::share::share_out;

/// The estimates are told in tenths.
const BINS: usize = 10;

/// The others at the table: every mixture comes in turn.
const OTHERS: [Level; 4] = [Level::Master, Level::Apprentice, Level::Master, Level::Random];

/// A choice that somebody made, by what he thought it worth.
#[derive(Clone, Copy, Debug)]
struct Estimate {
    /// Thousandths of a game.
    value: u16,
    /// What came of it: 1 won, 0 lost, shared alike.
    won: f64,
}

/// Plays and prints the table. `deal` lays the table of that number.
pub fn print<G: Play>(asked: &Asked, is_team: bool, deal: impl Fn(usize) -> G + Sync) {
    let own = asked.levels[0];
    let others = if is_team { "the like" } else { "masters, apprentices and random players" };
    println!(
        "{}, what {own} thinks of its choices, {} games against {others}, seed {}\n",
        G::ID,
        asked.games,
        asked.seed
    );
    let games = usize::try_from(asked.games).expect("a small number");
    let played = share_out(games, |number| play(own, deal(number), is_team, asked.seed, number));
    Table::of(&played.concat()).print();
}

/// One game, and what was thought in it.
fn play<G: Play>(
    own: Player,
    mut game: G,
    is_team: bool,
    seed: u64,
    number: usize,
) -> Vec<Estimate> {
    let seats = usize::from(game.seats());
    let judge = Seat(u8::try_from(number % seats).expect("a few seats"));
    let mut rng = Rng::from_u64(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
    let mut values = Vec::new();
    while let Some(seen) = Seen::by_mover(&game) {
        let seat = seen.seat();
        let choice = if is_team || seat == judge {
            let thought = choose(&seen, own.level, own.budget, &mut rng);
            let found = thought.considered.iter().find(|one| one.choice == thought.choice);
            values.extend(found.filter(|_| seat == judge).map(|one| one.value));
            thought.choice
        } else {
            let level = OTHERS[(number / seats + seat.index()) % OTHERS.len()];
            choose(&seen, level, None, &mut rng).choice
        };
        game.play(&choice, &mut Log::muted());
    }
    let Status::Over(outcome) = game.status() else { unreachable!("nobody is to move") };
    let winners = outcome.winners();
    let share = if is_team { 1.0 } else { 1.0 / winners.len().max(1) as f64 };
    let won = if winners.contains(&judge) { share } else { 0.0 };
    values.into_iter().map(|value| Estimate { value, won }).collect()
}

/// Estimates by tenths.
struct Table([Bin; BINS]);

#[derive(Clone, Copy, Debug, Default)]
struct Bin {
    count: u32,
    estimated: f64,
    won: f64,
}

impl Table {
    fn of(estimates: &[Estimate]) -> Self {
        let mut bins = [Bin::default(); BINS];
        for one in estimates {
            let bin = &mut bins[(usize::from(one.value) * BINS / 1000).min(BINS - 1)];
            bin.count += 1;
            bin.estimated += f64::from(one.value) / 10.0;
            bin.won += 100.0 * one.won;
        }
        Self(bins)
    }

    fn print(&self) {
        println!("| judged | choices | estimated | won | beside |\n|---|---:|---:|---:|---:|");
        for (place, bin) in self.0.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
            println!(
                "| {}–{} % | {} | {:.1} % | {:.1} % | {:+.1} |",
                place * 100 / BINS,
                (place + 1) * 100 / BINS,
                bin.count,
                bin.estimated(),
                bin.won(),
                bin.won() - bin.estimated()
            );
        }
        println!(
            "\nCalibration error: {:.1} points over the bins, {:.1} over the choices.",
            self.error_by_bin(),
            self.error_by_choice()
        );
    }

    /// The mean of |estimate − share won| over the bins that were met.
    fn error_by_bin(&self) -> f64 {
        let met = || self.0.iter().filter(|bin| bin.count > 0);
        met().map(Bin::error).sum::<f64>() / met().count().max(1) as f64
    }

    /// The same, every choice counting alike.
    fn error_by_choice(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|bin| bin.error() * f64::from(bin.count)).sum();
        let count: u32 = self.0.iter().map(|bin| bin.count).sum();
        sum / f64::from(count.max(1))
    }
}

impl Bin {
    fn estimated(&self) -> f64 {
        self.estimated / f64::from(self.count.max(1))
    }

    fn won(&self) -> f64 {
        self.won / f64::from(self.count.max(1))
    }

    fn error(&self) -> f64 {
        (self.estimated() - self.won()).abs()
    }
}
