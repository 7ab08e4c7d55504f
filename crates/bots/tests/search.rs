//! The search on the sample game, where the right answer is known.

use bots::search::search;
use bots::{Seen, choose, playout};
use cairns::{Cairns, Choice, Setup};
use tabletop::{BySeat, Game, Level, Log, Rng, Seat, Seed, Status, Viewer};

fn deal(setup: &Setup, seed: u64) -> Cairns {
    Cairns::start(setup, Seed::new(seed), &mut Log::muted()).unwrap()
}

fn plain(cairns: u8, stones: u16, growth: u16) -> Setup {
    Setup { seats: 2, cairns, stones, growth, limit: 0, tokens: false }
}

fn heaps(game: &Cairns) -> Vec<u16> {
    game.view(Viewer::Spectator).cairns.iter().map(|cairn| cairn.stones).collect()
}

/// CA-END-1 without tokens is plain Nim: a position is lost for the mover exactly when the
/// exclusive or of its heaps is 0.
fn nim_sum(game: &Cairns) -> u16 {
    heaps(game).into_iter().fold(0, |sum, stones| sum ^ stones)
}

fn after(game: &Cairns, choice: &Choice) -> Cairns {
    let mut next = game.clone();
    next.apply(choice, &mut Log::muted()).unwrap();
    next
}

/// Positions with a winning move and at least one losing one, reached by random play. Small ones:
/// each stone more doubles the tree, and a search that knows nothing of Nim has to walk all of it.
fn won_positions(count: usize) -> Vec<Cairns> {
    let mut rng = Rng::from_u64(2);
    let mut found: Vec<Cairns> = Vec::new();
    while found.len() < count {
        let setup =
            plain(2 + rng.die() % 3, 1 + u16::from(rng.die() % 4), u16::from(rng.die() % 3));
        let mut game = deal(&setup, 1);
        while let Status::Awaiting { .. } = game.status() {
            let legal = game.legal();
            let wins = legal.iter().filter(|choice| nim_sum(&after(&game, choice)) == 0).count();
            let small = heaps(&game).iter().sum::<u16>() <= 8;
            if small && wins > 0 && wins < legal.len() && !found.contains(&game) {
                found.push(game.clone());
            }
            game = after(&game, rng.pick(&legal).unwrap());
        }
    }
    found.truncate(count);
    found
}

/// CA-TAKE-1, CA-END-1.
#[test]
fn finds_the_winning_move_of_plain_nim() {
    let positions = won_positions(250);
    let mut missed = Vec::new();
    for (seed, game) in (0..).zip(&positions) {
        let seen = Seen::by_mover(game).unwrap();
        let thought = choose(&seen, Level::Legend, None, &mut Rng::from_u64(seed));
        if nim_sum(&after(game, &thought.choice)) != 0 {
            missed.push((heaps(game), thought.choice));
        }
    }
    assert!(missed.is_empty(), "{} missed: {missed:?}", missed.len());
}

fn wins_against_random(setup: &Setup, level: Level, budget: Option<u32>, games: u64) -> u64 {
    let wins = |seed: u64| {
        let seat = Seat(u8::from(seed % 2 == 1));
        let levels = BySeat::from_fn(2, |own| if own == seat { level } else { Level::Random });
        let played =
            playout(deal(setup, seed / 2), &levels, budget, &mut Rng::from_u64(seed + 1_000));
        u64::from(played.outcome.unwrap().winners() == [seat])
    };
    (0..games).map(wins).sum()
}

#[test]
fn beats_random_at_plain_nim_nineteen_times_in_twenty() {
    let wins = wins_against_random(&plain(3, 3, 1), Level::Master, Some(400), 200);
    assert!(wins >= 190, "{wins} of 200");
}

#[test]
fn beats_random_with_tokens_too() {
    let wins = wins_against_random(&Setup::default(), Level::Master, Some(400), 200);
    assert!(wins >= 170, "{wins} of 200");
}

/// CA-PEEK-1, CA-TOKEN-1: two cairns of one stone; whoever knows where the better token lies
/// takes it, and who looked at the worse one knows as well.
#[test]
fn uses_what_it_peeked() {
    let setup = Setup { cairns: 2, stones: 1, growth: 0, ..Setup::default() };
    for seed in 0..40 {
        let mut game = deal(&setup, seed);
        for peek in ["peek a", "peek a"] {
            game = after(&game, &peek.parse().unwrap());
        }
        let better = game.view(Viewer::Seat(Seat(0))).cairns[0].token == Some(2);
        let seen = Seen::by_mover(&game).unwrap();
        let thought = search(&seen, 100, &mut Rng::from_u64(seed));
        assert_eq!(thought.choice.to_string(), if better { "take a 1" } else { "take b 1" });
    }
}

/// The choice depends on what the seat knows, and on nothing else.
#[test]
fn chooses_the_same_in_positions_it_cannot_tell_apart() {
    let setup = Setup { seats: 3, cairns: 6, stones: 2, ..Setup::default() };
    let mut differ = 0;
    for seed in 0..20 {
        let mut rng = Rng::from_u64(seed);
        let mut game = deal(&setup, seed);
        while let Some(seen) = Seen::by_mover(&game) {
            let other = game.resample(Viewer::Seat(seen.seat()), &mut rng);
            differ += u32::from(other.view(Viewer::Referee) != game.view(Viewer::Referee));
            let unaware = Seen::by_mover(&other).unwrap();
            for level in Level::ALL {
                let own = choose(&seen, level, Some(60), &mut Rng::from_u64(seed));
                assert_eq!(own, choose(&unaware, level, Some(60), &mut Rng::from_u64(seed)));
            }
            game = after(&game, rng.pick(seen.legal()).unwrap());
        }
    }
    assert!(differ > 50, "the positions really were others: {differ}");
}

#[test]
fn more_thought_is_never_spent_than_the_budget_allows() {
    let game = deal(&Setup::default(), 1);
    let seen = Seen::by_mover(&game).unwrap();
    let thought = search(&seen, 250, &mut Rng::from_u64(1));
    assert_eq!(thought.iterations, 250);
    assert_eq!(thought.considered.iter().map(|one| one.visits).sum::<u32>(), 250);
    assert_eq!(thought.considered.len(), seen.legal().len());
}

#[test]
fn a_forced_choice_is_made_at_once() {
    let game = deal(&plain(1, 1, 0), 1);
    let seen = Seen::by_mover(&game).unwrap();
    let thought = choose(&seen, Level::Legend, None, &mut Rng::from_u64(1));
    assert_eq!((thought.choice.to_string().as_str(), thought.iterations), ("take a 1", 0));
}

#[test]
fn even_an_absurdly_wide_and_long_game_is_thought_about_in_bounds() {
    let setup = Setup { cairns: 6, stones: 400, growth: 50, limit: 1, ..plain(6, 1, 0) };
    let game = deal(&setup, 1);
    let seen = Seen::by_mover(&game).unwrap();
    let thought = search(&seen, u32::MAX, &mut Rng::from_u64(1));
    assert!(thought.work < bots::search::MAX_WORK + 1_000_000);
    assert!(thought.iterations < bots::search::MAX_ITERATIONS);
}

/// Frozen: the same position, budget and seed, the same thought, on every machine. A better
/// search may change this; chance may not.
#[test]
fn a_thought_is_frozen() {
    let setup = Setup { seats: 3, cairns: 4, ..Setup::default() };
    let mut game = deal(&setup, 77);
    for choice in ["peek a", "peek b", "peek a"] {
        game = after(&game, &choice.parse().unwrap());
    }
    let seen = Seen::by_mover(&game).unwrap();
    let thought = search(&seen, 1_000, &mut Rng::from_u64(5));
    let visits: Vec<(u32, u16)> =
        thought.considered.iter().map(|one| (one.visits, one.value)).collect();
    assert_eq!(
        format!("{} {} {visits:?}", thought.choice, thought.work),
        "take c 5 20967 [(15, 333), (12, 313), (34, 529), (42, 548), (16, 375), (19, 421), (180, 710), \
         (35, 536), (21, 417), (25, 480), (19, 421), (348, 752), (12, 313), (49, 582), (34, 522), \
         (32, 508), (16, 375), (91, 654)]"
    );
}
