//! Wild Hunt's companions: plain positions, their honesty, their repeatability, their strength.

use bots::{Seen, choose, playout};
use old_world::position::Position;
use old_world::versus::{Choice, Decision};
use old_world::wild_hunt::{HuntChoice, HuntDecision, Setup, WildHunt};
use old_world::world::location::Location;
use old_world::world::potion::Potion;
use old_world::world::rider::Rider;
use old_world::world::round_board::Difficulty;
use tabletop::{BySeat, Game, Level, Log, Rng, Seat, Seed, Status, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const BOTS: [Level; 3] = [Level::Apprentice, Level::Master, Level::Legend];

fn two(change: impl FnOnce(Position) -> Position) -> WildHunt {
    let position = change(Position::hunt(2, Rider::Nithral));
    position.build_hunt().unwrap_or_else(|fault| panic!("{fault}"))
}

fn chosen(game: &WildHunt, level: Level) -> Choice {
    let seen = Seen::by_mover(game).expect("somebody is to move");
    choose(&seen, level, Some(12), &mut Rng::from_u64(1)).choice
}

fn dealt(seats: u8, difficulty: Difficulty, number: u64) -> WildHunt {
    let rider = Rider::ALL[usize::try_from(number % 4).expect("small")];
    let setup = Setup { rider, difficulty, ..Setup::for_players(seats) };
    WildHunt::start(&setup, Seed::new(number), &mut Log::muted()).expect("a plain set-up")
}

/// WH-FIN-5: the first blow is for those who are with the rider.
#[test]
fn everybody_goes_to_the_rider_in_the_last_round() {
    let game = two(|at| {
        at.round(8)
            .rider_at(Location::Vizima)
            .at(A, Location::Novigrad)
            .hand_of(A, 1)
            .gold(A, 1)
            .floor(A)
    });
    for level in BOTS {
        let choice = chosen(&game, level);
        assert!(matches!(choice, Choice::Move(Location::Vizima, _)), "{}: {choice}", level.slug());
    }
}

/// WH-P1-22: a hound that is better fought by two waits until the other has come.
#[test]
fn a_master_waits_for_who_can_still_come_to_the_hound() {
    let near = |at: Position| {
        at.round(2)
            .hound(3, Location::Vizima)
            .at(A, Location::Vizima)
            .at(B, Location::Novigrad)
            .attributes(A, [4; 4])
            .attributes(B, [4; 4])
            .hand_of(A, 4)
            .hand_of(B, 4)
    };
    let waits = two(|at| near(at).floor(A));
    assert_eq!(chosen(&waits, Level::Master), Choice::Hunt(HuntChoice::HandOver(B)));
    let together = two(|at| near(at).at(B, Location::Vizima).floor(A));
    assert_eq!(chosen(&together, Level::Master), Choice::Hunt(HuntChoice::Hound));
}

/// WH-EXC-3: a potion more than can be drunk is for whoever can, and is taken.
#[test]
fn a_potion_too_many_is_given_away() {
    let mut game = two(|at| {
        at.at(A, Location::Vizima)
            .at(B, Location::Vizima)
            .attributes(B, [1, 1, 4, 1])
            .potions(A, [Potion::ALL[0], Potion::ALL[1], Potion::ALL[2]])
            .hand_of(A, 2)
            .floor(A)
    });
    for _ in 0..5 {
        let choice = chosen(&game, Level::Apprentice);
        game.play(&choice, &mut Log::muted());
    }
    let potions = |seat: Seat| game.table().players()[seat].potions.len();
    assert_eq!((potions(A), potions(B)), (1, 2));
    assert!(matches!(game.status(), Status::Awaiting { seat: A, decision: Decision::Phase1 }));
}

/// WH-D-SUP: what is in hand after phase I is for the fighter.
#[test]
fn support_is_given() {
    let mut met = 0;
    for number in 0..6 {
        let mut game = dealt(3, Difficulty::Easy, number);
        let mut rng = Rng::from_u64(number);
        while let Some(seen) = Seen::by_mover(&game) {
            let choice = choose(&seen, Level::Apprentice, None, &mut rng).choice;
            let asked = matches!(seen.decision(), Decision::Hunt(HuntDecision::Support));
            met += u32::from(asked && matches!(choice, Choice::Discard(_)));
            game.play(&choice, &mut Log::muted());
        }
    }
    assert!(met > 6, "only {met} cards were given");
}

/// Nothing that is hidden changes an answer; the same position, budget and seed give the same one.
#[test]
fn is_honest_and_repeatable() {
    for (seats, seed) in [(1, 11), (3, 12), (4, 13)] {
        let mut game = dealt(seats, Difficulty::Standard, seed);
        let mut rng = Rng::from_u64(seed);
        let mut moves = 0;
        while let Some(seen) = Seen::by_mover(&game) {
            moves += 1;
            if moves % 11 == 0 || game.hunt().finale.is_some() && moves % 3 == 0 {
                let other = game.resample(Viewer::Seat(seen.seat()), &mut rng);
                let unaware = Seen::by_mover(&other).expect("the same question");
                for level in BOTS {
                    let [own, blind] = [&seen, &unaware]
                        .map(|seen| choose(seen, level, Some(8), &mut Rng::from_u64(moves)));
                    assert_eq!(own, blind, "{} at {moves}", level.slug());
                    assert!(seen.legal().contains(&own.choice), "{}", own.choice);
                }
            }
            let choice = choose(&seen, Level::Apprentice, None, &mut Rng::from_u64(moves)).choice;
            game.play(&choice, &mut Log::muted());
        }
    }
}

/// Teams that know what they do win hunts; who does not, never. The arena says how many exactly.
#[test]
fn a_team_of_masters_wins_and_a_random_one_does_not() {
    let won = |level: Level, number: u64| {
        let game = dealt(2, Difficulty::Easy, number);
        let levels = BySeat::from_fn(2, |_| level);
        let played = playout(game, &levels, Some(8), &mut Rng::from_u64(number));
        usize::from(played.outcome.expect("it ends").places[A] == 1)
    };
    let count = |level| (0..16).map(|number| won(level, number)).sum::<usize>();
    assert_eq!(count(Level::Random), 0);
    let masters = count(Level::Master);
    assert!(masters >= 6, "a team of masters won {masters} of 16");
}
