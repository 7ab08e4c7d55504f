//! Looks for golden games of Old World: `cargo run --profile fast -p szlak-tests --example cover
//! -- 2000` plays so many games for each number of players and prints few, short ones that
//! together show everything, and what none has shown.

use szlak_tests::golden;
use szlak_tests::subjects::OldWorldSubject;

fn main() {
    let asked = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let numbers = 0..asked.unwrap_or(200);
    let candidates = (1..=5).flat_map(|players| {
        numbers.clone().map(move |number| {
            ((players, number), OldWorldSubject::hasty("candidate", players, number))
        })
    });
    let (finds, missing) = golden::search::<OldWorldSubject, (u8, u64)>(candidates);
    for golden::Find { candidate: (players, number), choices, adds } in finds {
        println!("{players} players, number {number}, {choices} choices: {adds:?}");
    }
    println!("never shown: {missing:?}");
}
