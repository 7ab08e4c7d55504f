//! Random hunts from the deal to the end: pieces conserved, every state possible, every kind of
//! question met.

use std::collections::BTreeSet;

use old_world::versus::{Boards, FirstPlayer};
use old_world::wild_hunt::{Setup, WildHunt};
use old_world::world::rider::Rider;
use old_world::world::round_board::Difficulty;
use tabletop::{BySeat, Game, Log, Rng, Seed, Status, Viewer};

/// More than any random hunt has needed.
const MANY: usize = 20_000;

fn setup(seats: u8, rider: Rider, number: u64) -> Setup {
    let difficulty = Difficulty::ALL[usize::try_from(number % 4).unwrap()];
    Setup {
        rider,
        difficulty,
        tie: None,
        first: FirstPlayer::Random,
        boards: if number % 2 == 0 { Boards::Drawn } else { Boards::Free },
        schools: BySeat::from_fn(seats, |_| None),
    }
}

/// Plays a random hunt to its end; says what was asked and how it ended.
fn play(seats: u8, rider: Rider, number: u64, asked: &mut BTreeSet<String>) -> bool {
    let mut log = Log::new();
    let seed = Seed::new(number);
    let mut game = WildHunt::start(&setup(seats, rider, number), seed, &mut log).unwrap();
    let whole = game.census();
    let mut rng = Rng::from_u64(number);
    for step in 0..MANY {
        let decision = match game.status() {
            Status::Awaiting { decision, .. } => decision,
            Status::Over(outcome) => return !outcome.winners().is_empty(),
        };
        let name = serde_json::to_value(decision).unwrap();
        let name =
            format!("{} {}", name["decision"], name.get("hunt").unwrap_or(&name["decision"]));
        asked.insert(name);
        let legal = game.legal();
        assert!(legal.len() > 1, "{decision:?} has the answers {legal:?}");
        if step % 7 == 0 {
            game.check().unwrap_or_else(|fault| panic!("{fault:?} at {decision:?}"));
            assert_eq!(game.census(), whole);
            let viewer = Viewer::Seat(game.status().awaited().unwrap());
            let other = game.resample(viewer, &mut rng);
            other.check().unwrap_or_else(|fault| panic!("imagined: {fault:?} at {decision:?}"));
            assert_eq!(other.view(viewer), game.view(viewer));
        }
        // Phase I would go round for ever with exchanges that come to nothing.
        let choice = legal[rng.index(legal.len())];
        let text = choice.to_string();
        assert_eq!(text.parse(), Ok(choice));
        game.play(&choice, &mut Log::new());
    }
    panic!("a hunt of more than {MANY} choices");
}

#[test]
fn random_hunts_end_and_every_state_is_possible() {
    let mut asked = BTreeSet::new();
    let mut won = 0;
    for number in 0..60 {
        for rider in Rider::ALL {
            let seats = 1 + u8::try_from(number % 5).unwrap();
            won += u32::from(play(seats, rider, number, &mut asked));
        }
    }
    println!("{won} of 240 were won; asked: {asked:#?}");
}
