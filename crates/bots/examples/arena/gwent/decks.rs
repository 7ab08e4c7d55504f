//! Starter deck against starter deck, both played by the same bot.

use gwent::{Faction, Preset};

use super::duel::Duel;
use crate::asked::Asked;
use crate::share::{Share, share_out};

const COUNT: usize = Faction::ALL.len();

/// The table of every deck against every other, with the share of each against all the others.
pub fn print(asked: &Asked) {
    let player = asked.levels[0];
    println!(
        "gwent, {} games each, seed {}, starter decks, both played by {}",
        asked.games, asked.seed, player
    );
    let pairs: Vec<[usize; 2]> = (0..COUNT)
        .flat_map(|first| (first + 1..COUNT).map(move |second| [first, second]))
        .collect();
    let games = usize::try_from(asked.games).expect("a small number");
    let halves = share_out(pairs.len() * games, |index| {
        let [first, second] = pairs[index / games];
        let swapped = index % 2 == 1;
        let decks = if swapped { [second, first] } else { [first, second] };
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add((index / 2) as u64);
        let decks = decks.map(|deck| Preset::starter(Faction::ALL[deck]));
        let halves = Duel { decks, players: [player; 2], seed }.play().halves;
        if swapped { 2 - halves } else { halves }
    });
    let mut table = [[Share::default(); COUNT]; COUNT];
    let mut all = [Share::default(); COUNT];
    for (index, halves) in halves.into_iter().enumerate() {
        let [first, second] = pairs[index / games];
        for (own, other, halves) in [(first, second, halves), (second, first, 2 - halves)] {
            table[own][other].add(halves);
            all[own].add(halves);
        }
    }
    print_table(&table, &all);
}

fn print_table(table: &[[Share; COUNT]; COUNT], all: &[Share; COUNT]) {
    let name = |faction: usize| Faction::ALL[faction].slug();
    print!("| {:<16} |", "wins of … against");
    for faction in 0..COUNT {
        print!(" {:>15} |", name(faction));
    }
    println!(" all the others |");
    println!("|---|{}---:|", "---:|".repeat(COUNT));
    for own in 0..COUNT {
        print!("| {:<17} |", name(own));
        for (other, share) in table[own].iter().enumerate() {
            let cell = if own == other { String::new() } else { share.to_string() };
            print!(" {cell:>15} |");
        }
        println!(" {} |", all[own]);
    }
}
