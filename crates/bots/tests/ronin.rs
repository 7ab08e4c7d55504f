//! Ronin's levels in positions where the right answer is plain, their honesty, their repeatability.

use bots::{Play, Seen, choose, playout};
use ronin::position::Position;
use ronin::{BoardSide, Choice, Ronin, Season, Setup, Stage};
use tabletop::{BySeat, Game, Level, Log, Rng, Seat, Seed, Viewer};

const BOTS: [Level; 3] = [Level::Apprentice, Level::Master, Level::Legend];

fn think(game: &Ronin, level: Level, seed: u64) -> String {
    let seen = Seen::by_mover(game).expect("somebody is to move");
    choose(&seen, level, None, &mut Rng::from_u64(seed)).choice.to_string()
}

#[track_caller]
fn all_choose(position: Position, stage: Stage, good: impl Fn(&str) -> bool) {
    let game = position.build(stage).expect("a possible position");
    for level in BOTS {
        for seed in 0..3 {
            let choice = think(&game, level, seed);
            assert!(good(&choice), "{} chooses: {choice}", level.slug());
        }
    }
}

/// RO-EFF-2, RO-EFF-7: G04 wants to be the only green card, G05 the second one. Four symbols in one
/// order, none in the other.
#[test]
fn plays_two_cards_in_the_order_in_which_both_work() {
    let last = Position::three()
        .turn(3)
        .order(&[0, 1, 2])
        .hand(0, "g04 g05 r16 y15 b13")
        .hand(1, "r01 b01 p01 y01 g01")
        .hand(2, "r02 b02 p02 y02 g02");
    all_choose(last, Stage::Choose, |choice| choice == "play g04 g05");
}

/// RO-FINAL-2: nothing else can be won any more, so the card for the side quest stays in hand.
#[test]
fn keeps_the_side_quest_in_hand_at_the_end() {
    // Chapter III of CH1: exploration and combat; the quest asks for magic or diplomacy.
    let end = Position::three()
        .turn(9)
        .order(&[0, 1, 2])
        .timeline(0, "r04 r06")
        .hand(0, "r01 g01 y01 y02 p03 b09 p01")
        .hand(1, "b01 b03 g03 p02 g02")
        .hand(2, "r02 b02 y03 r03 g12");
    all_choose(end, Stage::Choose, |choice| choice.contains("r01") && choice.contains("g01"));
}

fn tables() -> impl Iterator<Item = Setup> {
    (1..=5).map(|players| Setup {
        side: BoardSide::ALL[usize::from(players % 2)],
        season: Season::Summer,
        ..Setup::for_players(players)
    })
}

/// RO-ZONE-4: the choice depends on what the seat knows, and on nothing else.
#[test]
fn chooses_the_same_in_positions_it_cannot_tell_apart() {
    for (setup, number) in tables().zip(0..) {
        let mut rng = Rng::from_u64(number);
        let mut game = Ronin::start(&setup, Seed::new(number), &mut Log::muted()).expect("a table");
        let mut asked = 0;
        while let Some(seen) = Seen::by_mover(&game) {
            let other = game.resample(Viewer::Seat(seen.seat()), &mut rng);
            let unaware = Seen::by_mover(&other).expect("the same question");
            // Thinking takes its time without optimisation: the others are asked now and then.
            asked += 1;
            let levels = match asked {
                asked if asked % 15 == 0 => &BOTS[..],
                asked if asked % 5 == 0 => &BOTS[..2],
                _ => &BOTS[..1],
            };
            for level in levels {
                let [own, blind] = [&seen, &unaware]
                    .map(|seen| choose(seen, *level, Some(8), &mut Rng::from_u64(number)));
                assert_eq!(own, blind, "{}", level.slug());
            }
            let choice = *rng.pick(seen.legal()).expect("a legal choice");
            game.play(&choice, &mut Log::muted());
        }
    }
}

/// A level more wins most of its games; the arena says how many exactly.
#[test]
fn the_apprentice_beats_those_who_play_at_random() {
    let won = |number: u64| {
        let seat = Seat(u8::try_from(number % 3).expect("a seat"));
        let strong = |own| if own == seat { Level::Apprentice } else { Level::Random };
        let levels = BySeat::from_fn(3, strong);
        let game = Ronin::start(&Setup::for_players(3), Seed::new(number / 3), &mut Log::muted());
        let played = playout(game.expect("a table"), &levels, None, &mut Rng::from_u64(number));
        usize::from(played.outcome.expect("it ends").winners() == [seat])
    };
    let wins: usize = (0..30).map(won).sum();
    assert!(wins >= 26, "the apprentice won {wins} of 30");
}

/// Budgets are iterations: the same position, budget and seed give the same thought.
#[test]
fn thinks_the_same_again() {
    let setup = Setup::for_players(3);
    let game = Ronin::start(&setup, Seed::new(7), &mut Log::muted()).expect("a table");
    let levels = BySeat::from(vec![Level::Legend, Level::Master, Level::Apprentice]);
    let play = || playout(game.clone(), &levels, Some(10), &mut Rng::from_u64(5));
    assert_eq!(play(), play());
    assert!(Ronin::standard_budget(Level::Legend) > Ronin::standard_budget(Level::Master));
}

/// Of many pairs of cards only some are tried; what is chosen is always among the legal ones.
#[test]
fn what_a_master_chooses_was_offered() {
    let setup = Setup::for_players(4);
    let mut rng = Rng::from_u64(3);
    let mut game = Ronin::start(&setup, Seed::new(3), &mut Log::muted()).expect("a table");
    let mut pairs = 0;
    while let Some(seen) = Seen::by_mover(&game) {
        let offered = seen.legal().to_vec();
        let thought = choose(&seen, Level::Master, Some(4), &mut rng);
        assert!(offered.contains(&thought.choice));
        assert!(thought.considered.iter().all(|one| offered.contains(&one.choice)));
        if matches!(thought.choice, Choice::Play(_)) {
            assert!(offered.len() >= thought.considered.len());
            pairs += 1;
        }
        game.play(&thought.choice, &mut Log::muted());
    }
    assert_eq!(pairs, 4 * 9, "four players, nine turns");
}
