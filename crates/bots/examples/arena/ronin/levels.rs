//! Level against level for three: one against two of the other, and the reverse, seats rotated.
//! Every deal is played six times, so that both are everywhere equally often; of equals each wins
//! one half.

use ronin::Setup;

use super::round::Round;
use crate::asked::{Asked, Player};
use crate::share::{Share, share_out};
use crate::times::Times;

/// Each level against the next of the list.
pub fn print(asked: &Asked) {
    println!("ronin, {} games each for three, seed {}", asked.games, asked.seed);
    println!(
        "{:<28}{:>16}{:>16}{:>16}   thought: median, p95, worst",
        "", "wins", "one v two", "two v one"
    );
    for pair in asked.levels.windows(2) {
        print_pair(asked, [pair[0], pair[1]]);
    }
}

fn print_pair(asked: &Asked, players: [Player; 2]) {
    let games = usize::try_from(asked.games).expect("a small number");
    let played = share_out(games, |index| {
        let (deal, way) = (index / 6, index % 6);
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(deal as u64);
        let (single, others) = if way < 3 { (0, 1) } else { (1, 0) };
        let seats: Vec<Player> =
            (0..3).map(|seat| players[if seat == way % 3 { single } else { others }]).collect();
        (Round { setup: Setup::for_players(3), players: seats, seed }.play(), way)
    });
    let [mut all, mut one, mut two] = [Share::default(); 3];
    let mut thoughts = Vec::new();
    for (mut played, way) in played {
        let won = played.places.values().position(|place| *place == 1) == Some(way % 3);
        let halves = 2 * u32::from(won == (way < 3));
        all.add(halves);
        if way < 3 {
            one.add(halves);
        } else {
            two.add(halves);
        }
        for (seat, times) in played.thoughts.drain(..).enumerate() {
            if (seat == way % 3) == (way < 3) {
                thoughts.extend(times);
            }
        }
    }
    let name = format!("{} v {}", players[0], players[1]);
    println!("{name:<28}{all}{one}{two}   {}", Times(thoughts));
}
