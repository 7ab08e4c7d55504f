//! Gwent's puzzles, proven: each can be won against every answer, by few first choices, and not by greed.

use std::slice::from_ref;

use bots::solve::{can_win, winning_choices, worlds};
use gwent::{Choice, Decision, Gwent, Puzzle, Setup, Verdict};
use tabletop::{Game, Log, Record, Save, Seat, Seed, Session, Status, Table};

const PLAYER: Seat = Puzzle::PLAYER;

/// Neither chance nor the order of the own deck, which the player does not know, may matter.
const OTHERS: u64 = 3;

fn laid_out(puzzle: Puzzle, seed: u64) -> Gwent {
    Gwent::start(&Setup::of(puzzle), Seed::new(seed), &mut Log::muted()).expect("a puzzle")
}

#[test]
fn there_are_twelve_possible_positions() {
    assert_eq!(Puzzle::all().len(), 12);
    for puzzle in Puzzle::all() {
        let game = laid_out(puzzle, 1);
        assert_eq!(game.check(), Ok(()), "{puzzle}");
        assert_eq!(Puzzle::verdict(&game), Verdict::Open, "{puzzle}");
        assert!(matches!(game.status(), Status::Awaiting { seat: PLAYER, .. }), "{puzzle}");
    }
}

#[test]
fn every_puzzle_is_won_by_few_first_choices_whatever_the_enemy_answers() {
    for puzzle in Puzzle::all() {
        let game = laid_out(puzzle, 1);
        let winning = winning_choices(&worlds(&game, PLAYER, OTHERS), PLAYER).len();
        let legal = game.legal().len();
        assert!((1..=3).contains(&winning), "{puzzle}: {winning} first choices win");
        assert!(winning * 2 <= legal, "{puzzle}: {winning} of {legal} first choices win");
    }
}

#[test]
fn the_hardest_puzzles_have_a_single_key() {
    let keys = |slug: &str| {
        let game = laid_out(Puzzle::from_slug(slug).expect("a puzzle"), 1);
        winning_choices(from_ref(&game), PLAYER).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(keys("back-from-the-dead"), ["play menno-coehoorn close"]);
    assert_eq!(keys("cold-fire"), ["play biting-frost"]);
    assert_eq!(keys("return-the-guest"), ["play decoy on enemy stefan-skellen"]);
    assert_eq!(keys("the-better-part"), ["pass"]);
    assert_eq!(keys("two-rounds-to-go"), ["play thaler siege"]);
}

/// Solutions are choices like any others: they are saved, recorded and played again.
#[test]
fn every_solution_is_played_to_its_end_and_kept_in_a_record() {
    for puzzle in Puzzle::all() {
        let mut session = Session::<Gwent>::new(Setup::of(puzzle), Seed::new(7)).expect("a puzzle");
        for text in puzzle.solution() {
            assert_eq!(Puzzle::verdict(session.game()), Verdict::Open, "{puzzle} before {text}");
            assert!(can_win(from_ref(session.game()), PLAYER), "{puzzle} before {text}");
            session.choose_text(text).unwrap_or_else(|error| panic!("{puzzle}: {text}: {error}"));
        }
        assert_eq!(Puzzle::verdict(session.game()), Verdict::Solved, "{puzzle}");
        let record = Record::from_json(&session.record().to_json()).expect("a record");
        let replayed = record.replay::<Gwent>().expect("a record that replays");
        assert_eq!(&replayed, session.game(), "{puzzle}");
        let save = Save::from_json(&session.save().to_json()).expect("a save");
        let resumed = Session::<Gwent>::resume(&save).expect("a save that resumes");
        assert_eq!(resumed.setup().puzzle, Some(puzzle));
    }
}

#[test]
fn greed_solves_no_puzzle() {
    for puzzle in Puzzle::all() {
        assert!(!greed_wins(&laid_out(puzzle, 1)), "{puzzle}");
    }
}

/// Does it win against every answer to take what gains most at once, and to pass when nothing does?
fn greed_wins(game: &Gwent) -> bool {
    match game.status() {
        Status::Over(_) => Puzzle::verdict(game) == Verdict::Solved,
        Status::Awaiting { seat: PLAYER, .. } => {
            let legal = game.legal();
            let greediest = legal.iter().rev().max_by_key(|choice| gain(game, choice));
            greed_wins(&after(game, greediest.expect("a question has answers")))
        }
        Status::Awaiting { .. } => {
            game.legal().iter().all(|choice| greed_wins(&after(game, choice)))
        }
    }
}

fn after(game: &Gwent, choice: &Choice) -> Gwent {
    let mut next = game.clone();
    next.play(choice, &mut Log::muted());
    next
}

/// The lead on the field after a choice and whatever it goes on to ask; two cards drawn are worth ten.
fn gain(game: &Gwent, choice: &Choice) -> i32 {
    let next = after(game, choice);
    let mid_turn = |decision| !matches!(decision, Decision::Turn);
    match next.status() {
        Status::Awaiting { seat: PLAYER, decision } if mid_turn(decision) => {
            let answers = next.legal();
            answers.iter().map(|answer| gain(&next, answer)).max().expect("answers")
        }
        _ => {
            let total = |seat: Seat| match next.results().get(usize::from(game.round()) - 1) {
                Some(result) => i32::from(result.totals[seat.index()]),
                None => i32::from(next.total(seat)),
            };
            let hand = |game: &Gwent| i32::try_from(game.hand(PLAYER).len()).expect("a hand");
            let drawn = (hand(&next) - hand(game) + 1).max(0);
            total(PLAYER) - total(Seat(1)) + 5 * drawn
        }
    }
}

#[test]
fn the_solver_knows_a_lost_position_when_it_sees_one() {
    let puzzle = Puzzle::from_slug("cold-fire").expect("a puzzle");
    let mut game = laid_out(puzzle, 1);
    assert!(can_win(from_ref(&game), PLAYER));
    game.play(&"play scorch".parse().expect("a choice"), &mut Log::muted());
    assert!(!can_win(from_ref(&game), PLAYER), "the own warriors are burned");
}
