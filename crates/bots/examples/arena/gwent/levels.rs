//! Level against level: the same deck on both sides, seats alternated, draws halved.

use gwent::{Faction, Preset};

use super::duel::Duel;
use crate::asked::{Asked, Player};
use crate::share::{Share, share_out};
use crate::times::Times;

/// Each level against the next of the list.
pub fn print(asked: &Asked) {
    println!("gwent, {} games each, seed {}, mirrored starter decks", asked.games, asked.seed);
    println!("{:<28}{:>16}   thought: median, p95, worst", "", "wins");
    for pair in asked.levels.windows(2) {
        print_pair(asked, [pair[0], pair[1]]);
    }
}

fn print_pair(asked: &Asked, players: [Player; 2]) {
    let games = usize::try_from(asked.games).expect("a small number");
    let played = share_out(games, |index| {
        let number = index as u64;
        // Two games of each deal, with the seats changed.
        let faction = Faction::ALL[index / 2 % Faction::ALL.len()];
        let swapped = index % 2 == 1;
        let seats = if swapped { [players[1], players[0]] } else { players };
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(number / 2);
        let mut played = Duel { decks: [Preset::starter(faction); 2], players: seats, seed }.play();
        if swapped {
            played.halves = 2 - played.halves;
            played.thoughts.reverse();
        }
        played
    });
    let mut share = Share::default();
    let mut thoughts = Vec::new();
    for mut played in played {
        share.add(played.halves);
        thoughts.append(&mut played.thoughts[0]);
    }
    let name = format!("{} v {}", players[0], players[1]);
    println!("{name:<28}{share}   {}", Times(thoughts));
}
