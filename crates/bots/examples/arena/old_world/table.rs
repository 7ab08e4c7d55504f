//! Equal bots at tables of every size: schools, seats, length, trophies, fights; then the content.

use old_world::world::school::School;
use old_world::world::slug::Slug;

use super::content;
use super::hunt::Hunt;
use super::played::{Ending, Played};
use crate::asked::Asked;
use crate::share::{Share, share_out};
use crate::times::Times;

/// Everything, as Markdown.
pub fn print(asked: &Asked) {
    println!(
        "old-world, {} games for each number of players, all {}, seed {}",
        asked.games, asked.levels[0], asked.seed
    );
    let mut all = Vec::new();
    for seats in &asked.players {
        let played = play(asked, *seats);
        println!("\n## {seats} players\n");
        print_wins(*seats, &played);
        print_length(&played);
        print_trophies(&played);
        print_fights(&played);
        all.extend(played);
    }
    content::print_market(&all);
    content::print_options(&all);
    let thoughts =
        all.into_iter().flat_map(|played| played.thoughts.values().cloned().collect::<Vec<_>>());
    println!("\nThought: {} (median, p95, worst)", Times(thoughts.flatten().collect()));
}

fn play(asked: &Asked, seats: u8) -> Vec<Played> {
    let games = usize::try_from(asked.games).expect("a small number");
    share_out(games, |index| {
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(index as u64);
        let players = vec![asked.levels[0]; usize::from(seats)];
        Hunt { schools: seating(index, usize::from(seats)), players, seed }.play()
    })
}

/// Schools in the order of turns: all orders of all five, one after the other; the first so many
/// of them play.
fn seating(number: usize, seats: usize) -> Vec<School> {
    let mut left = School::ALL.to_vec();
    // A step that has no divisor in common with 120 mixes the orders of neighbouring games.
    let mut order = number * 47 % 120;
    let mut schools = Vec::new();
    for size in (1..=left.len()).rev() {
        schools.push(left.remove(order % size));
        order /= size;
    }
    schools.truncate(seats);
    schools
}

fn print_wins(seats: u8, played: &[Played]) {
    let mut by_school = [Share::default(); 5];
    let mut by_seat = vec![Share::default(); usize::from(seats)];
    for game in played {
        for (seat, school) in game.schools.iter().enumerate() {
            let halves = 2 * u32::from(game.winner == Some(seat));
            by_school[school.index()].add(halves);
            by_seat[seat].add(halves);
        }
    }
    println!("| school | wins |\n|---|---:|");
    for (school, share) in School::ALL.iter().zip(by_school) {
        println!("| {} | {share} |", school.slug());
    }
    println!("\n| seat | wins |\n|---|---:|");
    for (seat, share) in by_seat.iter().enumerate() {
        println!("| {} | {share} |", seat + 1);
    }
}

fn print_length(played: &[Played]) {
    let mut turns: Vec<u16> = played.iter().map(|game| game.turns).collect();
    turns.sort_unstable();
    let at = |part: usize| turns[(turns.len() - 1) * part / 100];
    let mean = turns.iter().map(|turns| f64::from(*turns)).sum::<f64>() / turns.len() as f64;
    let choices = played.iter().map(|game| game.choices).max().unwrap_or(0);
    let unfinished = played.iter().filter(|game| game.winner.is_none()).count();
    println!(
        "\nTurns a player: median {}, mean {mean:.1}, half between {} and {}, nine tenths between {} and {}; \
         longest {} ({choices} choices); {unfinished} unfinished.",
        at(50),
        at(25),
        at(75),
        at(5),
        at(95),
        at(100)
    );
}

fn print_trophies(played: &[Played]) {
    let mut kinds = [0u32; 3];
    for game in played {
        for (sum, kind) in kinds.iter_mut().zip(game.trophies) {
            *sum += kind;
        }
    }
    let total = f64::from(kinds.iter().sum::<u32>().max(1));
    let [monsters, witchers, attributes] = kinds.map(|kind| 100.0 * f64::from(kind) / total);
    println!(
        "\nTrophies: monsters {monsters:.1} %, witchers {witchers:.1} %, \
         attributes {attributes:.1} %."
    );
}

fn print_fights(played: &[Played]) {
    println!("\n| fights | number | won | driven away | lost |\n|---|---:|---:|---:|---:|");
    for level in 1..=3 {
        let hunts: Vec<Ending> = played
            .iter()
            .flat_map(|game| &game.hunts)
            .filter(|(own, _)| *own == level)
            .map(|(_, ending)| *ending)
            .collect();
        let [won, driven, lost] = [Ending::Won, Ending::DrivenAway, Ending::Lost].map(|wanted| {
            let mut share = Share::default();
            hunts.iter().for_each(|ending| share.add(2 * u32::from(*ending == wanted)));
            share
        });
        println!("| level {level} | {} | {won} | {driven} | {lost} |", hunts.len());
    }
    let mut duels = Share::default();
    for won in played.iter().flat_map(|game| &game.duels) {
        duels.add(2 * u32::from(*won));
    }
    println!("| witchers, by the attacker | {} | {duels} | | |", duels.games);
}
