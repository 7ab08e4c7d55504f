//! Old World's puzzles, proven: each is solved whatever chance brings and the other seat answers, by
//! the stated first choices and by no other.

use bots::solve::{can_win, winning_choices, worlds};
use old_world::position::Position;
use old_world::puzzle::{Puzzle, Test};
use old_world::versus::{Choice, OldWorld, Setup};
use old_world::world::attack::AttackCard;
use old_world::world::slug::Slug;
use tabletop::{Game, Log, Record, Save, Seat, Seed, Session, Status, Turn, Viewer};

const PLAYER: Seat = Puzzle::PLAYER;

fn laid_out(puzzle: Puzzle) -> OldWorld {
    OldWorld::start(&Setup::of(puzzle), Seed::new(1), &mut Log::muted()).expect("a puzzle")
}

/// Everything it could be. In no puzzle does a monster attack more than once before the end, so that
/// a pool of one kind for each kind of combat card is every card it could draw. Own decks and what
/// is dropped at random come in several orders.
fn possible(game: &OldWorld) -> Vec<OldWorld> {
    let others = worlds(game, PLAYER, 6);
    let Some(fight) = game.ongoing_fight().filter(|fight| !fight.is_duel()) else { return others };
    let life = fight.pool.len();
    let drawing = |kind| {
        others.iter().map(move |world| {
            let world = Position::of(world.clone()).pool(vec![kind; life]);
            world.build().expect("stand-ins for combat cards")
        })
    };
    AttackCard::kinds().flat_map(drawing).collect()
}

#[test]
fn there_are_ten_possible_positions_of_every_school() {
    assert_eq!(Puzzle::all().len(), 10);
    for puzzle in Puzzle::all() {
        assert_eq!(puzzle.position().build().err(), None, "{puzzle:?}");
        let game = laid_out(puzzle);
        assert_eq!(game.check(), Ok(()), "{puzzle:?}");
        assert!(matches!(game.status(), Status::Awaiting { seat: PLAYER, .. }), "{puzzle:?}");
    }
    let mut schools: Vec<_> = Puzzle::all().map(|puzzle| puzzle.schools()[0]).collect();
    schools.sort_unstable();
    schools.dedup();
    assert_eq!(schools.len(), 5);
}

#[test]
fn every_puzzle_is_solved_by_its_keys_and_by_no_other_first_choice() {
    for puzzle in Puzzle::all() {
        let game = laid_out(puzzle);
        let worlds = possible(&game);
        let view = game.view(Viewer::Seat(PLAYER));
        assert!(worlds.iter().all(|world| world.view(Viewer::Seat(PLAYER)) == view), "{puzzle:?}");
        let keys = winning_choices(&worlds, PLAYER);
        let texts: Vec<String> = keys.iter().map(ToString::to_string).collect();
        assert_eq!(texts, puzzle.keys(), "{puzzle:?}");
        assert!(keys.len() * 2 <= game.legal().len(), "{puzzle:?}: too many ways");
    }
}

/// Solutions are choices like any others: they are saved, recorded and played again. Before each own
/// choice the puzzle can still be solved whatever is hidden.
#[test]
fn every_solution_is_played_to_its_end_and_kept_in_a_record() {
    for puzzle in Puzzle::all() {
        let mut session =
            Session::<OldWorld>::new(Setup::of(puzzle), Seed::new(1)).expect("a puzzle");
        for text in puzzle.solution() {
            let game = session.game();
            assert!(!puzzle.goal().is_reached(game), "{puzzle:?} before {text}");
            assert!(can_win(std::slice::from_ref(game), PLAYER), "{puzzle:?} before {text}");
            let choice: Choice = text.parse().expect("a choice");
            session.choose(&choice).unwrap_or_else(|error| panic!("{puzzle:?}: {text}: {error}"));
        }
        assert!(puzzle.goal().is_reached(session.game()), "{puzzle:?}");
        assert_eq!(session.game().check(), Ok(()), "{puzzle:?}");
        let record = Record::from_json(&session.record().to_json()).expect("a record");
        let replayed = record.replay::<OldWorld>().expect("a record that replays");
        assert_eq!(&replayed, session.game(), "{puzzle:?}");
        let save = Save::from_json(&session.save().to_json()).expect("a save");
        let resumed = Session::<OldWorld>::resume(&save).expect("a save that resumes");
        assert_eq!(resumed.setup().puzzle, Some(puzzle));
    }
}

/// A missed goal ends the puzzle, too, and the other side has won.
#[test]
fn a_missed_goal_is_the_end() {
    use tabletop::Table;
    let puzzle = Puzzle::from_slug("even-dice").expect("a puzzle");
    let mut session = Session::<OldWorld>::new(Setup::of(puzzle), Seed::new(1)).expect("a puzzle");
    session.choose_text("reroll 1 2 3 4 5").expect("a choice");
    let Turn::Over(outcome) = session.turn() else { panic!("the dice are down") };
    assert_eq!(outcome.winners(), [Seat(1)]);
}

/// The goal of a market puzzle counts what the hand could deal, and not what it has in all.
#[test]
fn a_hand_that_does_not_link_is_no_blow() {
    let puzzle = Puzzle::from_slug("the-missing-link").expect("a puzzle");
    let blow = puzzle.goal().reach.iter().any(|test| matches!(test, Test::Blow(6)));
    assert!(blow, "six damage are asked for");
    let mut game = laid_out(puzzle);
    game.play(&"buy precise-slash-1".parse().expect("a choice"), &mut Log::muted());
    assert!(matches!(game.status(), Status::Over(_)), "it costs nothing: the turn is over");
    assert!(!puzzle.goal().is_reached(&game), "1+1 and 1 and 2 are five");
}

#[test]
fn the_solver_knows_a_lost_position_when_it_sees_one() {
    let puzzle = Puzzle::from_slug("last-link").expect("a puzzle");
    let mut game = laid_out(puzzle);
    assert!(can_win(&possible(&game), PLAYER));
    game.play(&"combo add wolf-aard-2".parse().expect("a choice"), &mut Log::muted());
    assert!(!can_win(&possible(&game), PLAYER), "a point is missing");
}
