//! What the generic suite does not ask of random games: states edited from outside, and whether
//! chance meets every question of the rules.

#[path = "common/spoil.rs"]
mod spoil;

use old_world::versus::{Choice, OldWorld, Setup};
use spoil::{spoil, words};
use tabletop::{Game, Log, Rng, Seed, Status};

fn start(seats: u8, number: u64) -> OldWorld {
    OldWorld::start(&Setup::for_players(seats), Seed::new(number), &mut Log::muted()).unwrap()
}

/// Plays a random game, showing each position to `look`.
fn play(
    seats: u8,
    number: u64,
    mut look: impl FnMut(&OldWorld, &[Choice], usize, &mut Rng),
) -> usize {
    let mut rng = Rng::from_u64(number.wrapping_mul(31) + u64::from(seats));
    let mut game = start(seats, number);
    for made in 0.. {
        let legal = game.legal();
        look(&game, &legal, made, &mut rng);
        let Status::Awaiting { .. } = game.status() else { return made };
        let choice = legal[rng.index(legal.len())];
        game.play(&choice, &mut Log::muted());
        assert!(made < 100_000, "a game for {seats} does not end ({number})");
    }
    unreachable!()
}

fn edits() -> u64 {
    std::env::var("SZLAK_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(6)
}

/// Edited states are refused, or play on without a panic.
#[test]
fn edited_states_never_panic() {
    let mut tried = 0;
    for seats in 1..=5 {
        play(seats, 300, |game, _, made, rng| {
            if made % 13 != 5 {
                return;
            }
            let whole = serde_json::to_value(game).unwrap();
            let mut known = ["phase2", "recover", "fight-floor", "killed", "mountain"]
                .map(str::to_owned)
                .to_vec();
            words(&whole, &mut known);
            for _ in 0..edits() {
                let mut value = whole.clone();
                // Half of the time the plan is meddled with.
                if rng.coin() {
                    spoil(&mut value["agenda"], &known, rng);
                } else {
                    spoil(&mut value, &known, rng);
                }
                let Ok(mut edited) = serde_json::from_value::<OldWorld>(value) else { continue };
                if edited.check().is_err() {
                    continue;
                }
                tried += 1;
                for _ in 0..30 {
                    let legal = edited.legal();
                    if legal.is_empty() {
                        break;
                    }
                    edited.play(&legal[rng.index(legal.len())], &mut Log::muted());
                }
            }
        });
    }
    assert!(tried > 20, "too few edited states were possible: {tried}");
}

/// Random games meet every question of the rules.
#[test]
fn random_games_meet_every_question() {
    let mut met = std::collections::BTreeSet::new();
    for seats in 1..=5 {
        for number in 0..40 {
            play(seats, 400 + number, |game, _, _, _| {
                if let Status::Awaiting { decision, .. } = game.status() {
                    let json = serde_json::to_value(decision).unwrap();
                    met.insert(json["decision"].as_str().unwrap().to_owned());
                }
            });
        }
    }
    assert_eq!(met.len(), 50, "{met:?}");
}
