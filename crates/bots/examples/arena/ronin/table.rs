//! Equal bots at tables of every size: characters, seats, sides of the boards, points by source,
//! and the share of solo games won by season; in the end all sizes of a table together.

use ronin::{BoardSide, Character, MAX_XP, Season, Setup, Sheet};

use super::round::{Played, Round};
use crate::asked::Asked;
use crate::share::{Share, share_out};
use crate::times::Times;

/// Everything, as Markdown.
pub fn print(asked: &Asked) {
    println!(
        "ronin, {} games for each number of players and side, all {}, seed {}",
        asked.games, asked.levels[0], asked.seed
    );
    let mut thoughts = Vec::new();
    let mut by_side: [Pooled; 2] = Default::default();
    for players in asked.players.iter().copied() {
        for side in BoardSide::ALL {
            if players == 1 {
                print_solo(asked, side);
                continue;
            }
            let setup = Setup { side, ..Setup::for_players(players) };
            let mut played = play(asked, setup);
            if players > 2 {
                by_side[side as usize].add(&played);
            }
            println!("\n## {players} players, side {}\n", side.slug().to_uppercase());
            print_wins(players, &played);
            print_points(&played);
            thoughts.extend(played.iter_mut().flat_map(|game| game.thoughts.drain(..)).flatten());
        }
    }
    for (side, pooled) in BoardSide::ALL.into_iter().zip(&by_side) {
        pooled.print(side);
    }
    println!("\nThought: {} (median, p95, worst)", Times(thoughts));
}

fn play(asked: &Asked, setup: Setup) -> Vec<Played> {
    let games = usize::try_from(asked.games).expect("a small number");
    share_out(games, |index| {
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(index as u64);
        let players = vec![asked.levels[0]; usize::from(setup.players)];
        Round { setup, players, seed }.play()
    })
}

fn print_solo(asked: &Asked, side: BoardSide) {
    println!("\n## Solo, side {}\n", side.slug().to_uppercase());
    println!("| season | won | points |\n|---|---:|---:|");
    for season in Season::ALL {
        let played = play(asked, Setup { side, season, ..Setup::for_players(1) });
        let mut won = Share::default();
        let mut points = 0;
        for game in &played {
            won.add(2 * u32::from(game.places.values().next() == Some(&1)));
            points += u32::from(game.sheets[0].total());
        }
        let mean = f64::from(points) / played.len().max(1) as f64;
        println!("| {} | {won} | {mean:.1} |", season.slug());
    }
}

/// Wins beside the fair share, over tables of every size from three: a win at a table of four is
/// three quarters more than what was due, a loss one quarter less.
#[derive(Default)]
struct Pooled {
    games: usize,
    by_character: [Vec<f64>; 7],
    by_seat: [Vec<f64>; 5],
}

impl Pooled {
    fn add(&mut self, played: &[Played]) {
        self.games += played.len();
        for game in played {
            let fair = 100.0 / game.sheets.len() as f64;
            for (seat, place) in game.places.iter() {
                let beside = if *place == 1 { 100.0 } else { 0.0 } - fair;
                self.by_character[game.characters[seat.index()].index()].push(beside);
                self.by_seat[seat.index()].push(beside);
            }
        }
    }

    fn print(&self, side: BoardSide) {
        if self.games == 0 {
            return;
        }
        let side = side.slug().to_uppercase();
        println!("\n## Three to five players together, side {side}, {} games\n", self.games);
        println!("| character | times | wins beside the fair share |\n|---|---:|---:|");
        for (character, beside) in Character::ALL.iter().zip(&self.by_character) {
            println!("| {character} | {} | {} |", beside.len(), mean_with_error(beside));
        }
        println!("\n| seat | times | wins beside the fair share |\n|---|---:|---:|");
        for (seat, beside) in self.by_seat.iter().enumerate() {
            println!("| {} | {} | {} |", seat + 1, beside.len(), mean_with_error(beside));
        }
    }
}

fn print_wins(players: u8, played: &[Played]) {
    let mut by_character = [Share::default(); 7];
    let mut ahead: [Vec<f64>; 7] = Default::default();
    let mut by_seat = vec![Share::default(); usize::from(players)];
    let mut by_start = vec![Share::default(); usize::from(players.max(3))];
    for game in played {
        let points = |seat: usize| f64::from(game.sheets[seat].total());
        let mean = (0..game.sheets.len()).map(points).sum::<f64>() / game.sheets.len() as f64;
        for (seat, place) in game.places.iter() {
            let halves = 2 * u32::from(*place == 1);
            ahead[game.characters[seat.index()].index()].push(points(seat.index()) - mean);
            by_character[game.characters[seat.index()].index()].add(halves);
            by_seat[seat.index()].add(halves);
            by_start[game.started[seat.index()]].add(halves);
        }
    }
    println!("| character | times | wins | points beside the mean of the table |");
    println!("|---|---:|---:|---:|");
    for ((character, share), ahead) in Character::ALL.iter().zip(by_character).zip(&ahead) {
        println!("| {character} | {} | {share} | {} |", share.games, mean_with_error(ahead));
    }
    println!("\n| seat | wins |\n|---|---:|");
    for (seat, share) in by_seat.iter().enumerate() {
        println!("| {} | {share} |", seat + 1);
    }
    println!("\n| place in the first order | wins |\n|---|---:|");
    for (place, share) in by_start.iter().enumerate() {
        println!("| {} | {share} |", place + 1);
    }
}

/// A mean, and how far the truth may be from it nineteen times in twenty.
fn mean_with_error(values: &[f64]) -> String {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    format!("{mean:+.2} ± {:.2}", 1.96 * (spread / count).sqrt())
}

fn print_points(played: &[Played]) {
    let sheets: Vec<&Sheet> = played.iter().flat_map(|game| &game.sheets).collect();
    let mean = |line: fn(&Sheet) -> u16| {
        sheets.iter().map(|sheet| f64::from(line(sheet))).sum::<f64>() / sheets.len().max(1) as f64
    };
    let winners = played.iter().filter_map(|game| {
        let seat = game.places.values().position(|place| *place == 1)?;
        Some(f64::from(game.sheets[seat].total()))
    });
    let best = winners.sum::<f64>() / played.len().max(1) as f64;
    let xp: f64 = played.iter().flat_map(|game| &game.xp).map(|xp| f64::from(*xp)).sum();
    let at_the_end = played.iter().flat_map(|game| &game.xp).filter(|xp| **xp == MAX_XP).count();
    let choices = played.iter().map(|game| game.choices).max().unwrap_or(0);
    println!(
        "\nPoints: {:.1}, winners {best:.1}; chapters {:.1} + {:.1} + {:.1}, bonuses {:.1}, \
         abilities {:.1}, side quest {:.1}, experience {:.1}, cooperation {:.1}. Experience {:.1}, \
         {:.0} % at its end. Longest game: {choices} choices.",
        mean(Sheet::total),
        mean(|sheet| u16::from(sheet.chapters[0])),
        mean(|sheet| u16::from(sheet.chapters[1])),
        mean(|sheet| u16::from(sheet.chapters[2])),
        mean(|sheet| u16::from(sheet.bonuses)),
        mean(|sheet| u16::from(sheet.abilities)),
        mean(|sheet| u16::from(sheet.quest)),
        mean(|sheet| u16::from(sheet.experience)),
        mean(|sheet| u16::from(sheet.cooperation)),
        xp / sheets.len().max(1) as f64,
        100.0 * at_the_end as f64 / sheets.len().max(1) as f64
    );
}
