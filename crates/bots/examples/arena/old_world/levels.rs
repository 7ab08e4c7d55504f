//! Level against level for two, every pair of schools in turn, seats alternated.

use old_world::world::school::School;

use super::hunt::Hunt;
use crate::asked::{Asked, Player};
use crate::share::{Share, share_out};
use crate::times::Times;

/// Each level against the next of the list.
pub fn print(asked: &Asked) {
    println!("old-world, {} games each for two, seed {}", asked.games, asked.seed);
    println!("{:<28}{:>16}   turns  longest  thought: median, p95, worst", "", "wins");
    for pair in asked.levels.windows(2) {
        print_pair(asked, [pair[0], pair[1]]);
    }
}

fn print_pair(asked: &Asked, players: [Player; 2]) {
    let games = usize::try_from(asked.games).expect("a small number");
    let played = share_out(games, |index| {
        // Two games of each deal, with the players changed.
        let deal = index / 2;
        let swapped = index % 2 == 1;
        let seats = if swapped { [players[1], players[0]] } else { players };
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(deal as u64);
        let hunt = Hunt { schools: pair(deal).to_vec(), players: seats.to_vec(), seed };
        (hunt.play(), usize::from(swapped))
    });
    let mut share = Share::default();
    let mut thoughts = Vec::new();
    let mut turns = Vec::new();
    let mut longest = 0;
    for (played, own) in played {
        share.add(match played.winner {
            Some(winner) => 2 * u32::from(winner == own),
            None => 1,
        });
        turns.push(played.turns);
        longest = longest.max(played.choices);
        thoughts.extend(played.thoughts.values().nth(own).into_iter().flatten());
    }
    turns.sort_unstable();
    let name = format!("{} v {}", players[0], players[1]);
    let median = turns.get(turns.len() / 2).copied().unwrap_or(0);
    println!("{name:<28}{share}   {median:>5}  {longest:>7}  {}", Times(thoughts));
}

/// The ordered pairs of different schools, one after the other.
pub fn pair(number: usize) -> [School; 2] {
    let first = number % 5;
    let second = (first + 1 + number / 5 % 4) % 5;
    [School::ALL[first], School::ALL[second]]
}
