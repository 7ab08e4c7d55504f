//! Ronin's puzzles, proven: each is won whatever the deck holds, by the stated first choices and by
//! no other.

use bots::solve::{can_win, winning_choices, worlds};
use bots::{Seen, choose};
use ronin::{Choice, Puzzle, Ronin, SOLO_TARGET, Setup};
use tabletop::{Game, Level, Log, Record, Rng, Save, Seat, Seed, Session, Status};

const PLAYER: Seat = Puzzle::PLAYER;

/// Neither chance nor the order of the deck, which the player does not know, may matter.
const OTHERS: u64 = 3;

fn laid_out(puzzle: Puzzle) -> Ronin {
    Ronin::start(&Setup::of(puzzle), Seed::new(1), &mut Log::muted()).expect("a puzzle")
}

#[test]
fn there_are_eight_possible_positions() {
    assert_eq!(Puzzle::all().len(), 8);
    for puzzle in Puzzle::all() {
        let game = laid_out(puzzle);
        assert_eq!(game.check(), Ok(()), "{puzzle}");
        assert_eq!(game.turn(), 9, "{puzzle}: the last turn");
        assert!(matches!(game.status(), Status::Awaiting { seat: PLAYER, .. }), "{puzzle}");
        assert!(game.legal().iter().all(|choice| matches!(choice, Choice::Play(_))), "{puzzle}");
    }
    let mut characters: Vec<_> = Puzzle::all().map(Puzzle::character).collect();
    characters.sort_unstable();
    characters.dedup();
    assert!(characters.len() >= 5, "{characters:?}");
}

/// Every line of every pair is played to its end.
#[test]
fn every_puzzle_is_solved_by_its_keys_and_by_no_other_pair() {
    for puzzle in Puzzle::all() {
        let game = laid_out(puzzle);
        let keys = winning_choices(&worlds(&game, PLAYER, OTHERS), PLAYER);
        let texts: Vec<String> = keys.iter().map(ToString::to_string).collect();
        assert_eq!(texts, puzzle.keys(), "{puzzle}");
        assert!(game.legal().len() >= 30, "{puzzle}: enough pairs to choose from");
    }
}

/// Solutions are choices like any others: they are saved, recorded and played again.
#[test]
fn every_solution_is_played_to_its_end_and_kept_in_a_record() {
    for puzzle in Puzzle::all() {
        let mut session = Session::<Ronin>::new(Setup::of(puzzle), Seed::new(7)).expect("a puzzle");
        for text in puzzle.solution() {
            assert!(can_win(&worlds(session.game(), PLAYER, OTHERS), PLAYER), "{puzzle}: {text}");
            let choice: Choice = text.parse().expect("a choice");
            session.choose(&choice).unwrap_or_else(|error| panic!("{puzzle}: {text}: {error}"));
        }
        let Status::Over(outcome) = session.game().status() else { panic!("{puzzle} goes on") };
        assert_eq!(outcome.winners(), [PLAYER], "{puzzle}");
        assert!(outcome.scores[PLAYER] >= i32::from(SOLO_TARGET), "{puzzle}");
        let record = Record::from_json(&session.record().to_json()).expect("a record");
        let replayed = record.replay::<Ronin>().expect("a record that replays");
        assert_eq!(&replayed, session.game(), "{puzzle}");
        let save = Save::from_json(&session.save().to_json()).expect("a save");
        let resumed = Session::<Ronin>::resume(&save).expect("a save that resumes");
        assert_eq!(resumed.setup().puzzle, Some(puzzle));
    }
}

/// What looks best at once is the trap.
#[test]
fn rules_of_thumb_solve_no_puzzle() {
    for puzzle in Puzzle::all() {
        let game = laid_out(puzzle);
        let seen = Seen::by_mover(&game).expect("a question");
        let choice = choose(&seen, Level::Apprentice, None, &mut Rng::from_u64(1)).choice;
        assert!(!puzzle.keys().contains(&choice.to_string().as_str()), "{puzzle}: {choice}");
    }
}
