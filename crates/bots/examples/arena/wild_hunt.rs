//! Wild Hunt: how often teams of equal bots win, by rider, difficulty and number of players, and by
//! level.

use std::time::{Duration, Instant};

use ::old_world::play::Witcher;
use bots::{Seen, choose};
use old_world::wild_hunt::{Setup, WildHunt};
use old_world::world::rider::Rider;
use old_world::world::round_board::Difficulty;
use old_world::world::slug::Slug;
use tabletop::{Game, Log, Rng, Seed, Status};

use super::asked::{Asked, Player};
use super::calibration;
use super::share::{Share, share_out};
use super::times::Times;

/// What a hunt came to.
struct Played {
    won: bool,
    /// The rider's shields when the last fight began, and when it ended.
    shields: (u16, u16),
    /// Cards of his pool at the end.
    pool: usize,
    trophies: usize,
    levels: u8,
    /// How long each thought took.
    thoughts: Vec<Duration>,
}

/// Teams of each level, against every rider in turn.
pub fn print_levels(asked: &Asked) {
    println!("Wild Hunt, {} hunts for each number of players, all riders in turn", asked.games);
    for player in &asked.levels {
        for difficulty in [Difficulty::Easy, Difficulty::Standard] {
            let mut thoughts = Vec::new();
            print!("{player:<12} {:<9}", difficulty.slug());
            for seats in &asked.players {
                let played = share_out(asked.games as usize, |number| {
                    let rider = Rider::ALL[number % Rider::ALL.len()];
                    play(*player, *seats, rider, difficulty, asked.seed * 100_000 + number as u64)
                });
                let mut share = Share::default();
                for game in played {
                    share.add(2 * u32::from(game.won));
                    thoughts.extend(game.thoughts);
                }
                print!("  {seats}: {share}");
            }
            println!("  thoughts (median, 95 %, worst): {}", Times(thoughts));
        }
    }
}

/// Whether a level knows how its team stands: riders, difficulties and numbers of players in turn.
pub fn print_calibration(asked: &Asked) {
    calibration::print(asked, true, |number| {
        let players = asked.players[number % asked.players.len()];
        let rider = Rider::ALL[number % Rider::ALL.len()];
        let difficulty = Difficulty::ALL[number / 4 % Difficulty::ALL.len()];
        let setup = Setup { rider, difficulty, ..Setup::for_players(players) };
        let seed = Seed::new(asked.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        WildHunt::start(&setup, seed, &mut Log::muted()).expect("a plain set-up")
    });
}

/// Teams of the first level.
pub fn print_table(asked: &Asked) {
    let player = asked.levels[0];
    println!("# Wild Hunt, teams of equal bots: {player}\n");
    let players: Vec<String> = asked.players.iter().map(u8::to_string).collect();
    println!(
        "Written by `cargo xtask arena wild-hunt --table --games {} --players {} --seed {}`. Wins of the \
         team; in brackets the mean of the rider's shields when the last fight began.\n",
        asked.games,
        players.join(","),
        asked.seed
    );
    for seats in &asked.players {
        print_players(asked, player, *seats);
    }
}

fn print_players(asked: &Asked, player: Player, seats: u8) {
    println!("## {seats} player{}\n", if seats == 1 { "" } else { "s" });
    println!("| rider | easy | standard | hard | very hard |\n|---|---:|---:|---:|---:|");
    let mut totals = [Share::default(); 4];
    let mut sums = (0u64, 0u64, 0u64, 0u64);
    for rider in Rider::ALL {
        print!("| {} |", rider.slug());
        for (column, difficulty) in Difficulty::ALL.into_iter().enumerate() {
            let played = share_out(asked.games as usize, |number| {
                play(player, seats, rider, difficulty, asked.seed * 100_000 + number as u64)
            });
            let mut share = Share::default();
            let mut before = 0.0;
            for game in &played {
                share.add(2 * u32::from(game.won));
                totals[column].add(2 * u32::from(game.won));
                before += f64::from(game.shields.0) / played.len() as f64;
                sums.0 += u64::from(game.shields.1) + game.pool as u64;
                sums.1 += game.trophies as u64;
                sums.2 += u64::from(game.levels);
                sums.3 += 1;
            }
            print!(" {share} ({before:.0}) |");
        }
        println!();
    }
    print!("| **all** |");
    for total in totals {
        print!(" **{total}** |");
    }
    let mean = |sum: u64| sum as f64 / sums.3.max(1) as f64 / f64::from(seats);
    println!(
        "\n\nFor each player on the average: {:.1} trophies, {:.1} levels of attributes at the end; \
         {:.1} points were missing.\n",
        mean(sums.1),
        mean(sums.2),
        mean(sums.0)
    );
}

fn play(player: Player, seats: u8, rider: Rider, difficulty: Difficulty, number: u64) -> Played {
    let setup = Setup { rider, difficulty, ..Setup::for_players(seats) };
    let mut rng = Rng::from_u64(number);
    let mut game =
        WildHunt::start(&setup, Seed::new(number), &mut Log::muted()).expect("a plain set-up");
    let mut before = 0;
    let mut thoughts = Vec::new();
    while let Status::Awaiting { .. } = game.status() {
        if game.hunt().finale.is_none() {
            before = game.hunt().shields;
        }
        let seen = Seen::by_mover(&game).expect("it is not over");
        let clock = Instant::now();
        let choice = choose(&seen, player.level, player.budget, &mut rng).choice;
        thoughts.push(clock.elapsed());
        game.play(&choice, &mut Log::muted());
    }
    let players = game.table().players();
    Played {
        won: game.hunt().won == Some(true),
        shields: (before, game.hunt().shields),
        pool: game.table().ongoing_fight().map_or(0, |fight| fight.pool.len()),
        trophies: players.values().map(Witcher::trophies).sum(),
        levels: players.values().map(|own| own.attributes.iter().sum::<u8>()).sum(),
        thoughts,
    }
}
