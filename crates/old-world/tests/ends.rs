//! Every game ends (OW-REP-6), and why: a turn is bounded by the rules, and so is their number.

mod common;

use common::{A, B, C, given};
use old_world::position::Position;
use old_world::versus::{Choice, OldWorld, Setup};
use old_world::world::tracks::LAST_TURN;
use tabletop::{Game, Log, Rng, Seed, Status};

/// No turn has more answers than this, by anybody. Phase I: each of 19 places acts once (at most 4
/// answers), each of 4 rivals plays dice once (3), every move costs one of at most a few dozen
/// cards that can come to hand, every quest is gone once it is done: well under 600. Phase II: a
/// fight between witchers has at most 100 combat turns (OW-KO-7), in each at most 7 cards are laid,
/// a handful of powers used and at most 7 cards lost by choice: 2,300. A monster loses a card in
/// each of its turns and has at most 19. Phase III: at most 7 cards away, one bought, 3 paid.
const TURN: usize = 3_000;

/// Plays at random to the end; returns how many answers the longest turn had.
fn play_on(game: &mut OldWorld, rng: &mut Rng) -> usize {
    let (mut longest, mut answers, mut turn) = (0, 0, game.turns());
    let mut legal: Vec<Choice> = Vec::new();
    loop {
        legal.clear();
        game.list_legal(&mut legal);
        let Some(choice) = rng.pick(&legal) else { return longest };
        game.play(choice, &mut Log::muted());
        answers += 1;
        longest = longest.max(answers);
        assert!(longest <= TURN, "turn {turn} does not end");
        if game.turns() != turn {
            (answers, turn) = (0, game.turns());
        }
    }
}

/// OW-REP-6: a lone witcher who has destroyed every action card there is can neither move, nor
/// buy, nor fight. (Found by random play: two games in ten thousand went on for ever.)
#[test]
fn a_world_without_action_cards_comes_to_an_end() {
    let mut game = given(Position::new(1).without_cards()).game().clone();
    assert_eq!(game.players()[A].cards(), 0);
    play_on(&mut game, &mut Rng::from_u64(1));
    let Status::Over(outcome) = game.status() else { panic!("it goes on") };
    assert_eq!((game.turns(), game.winner(), game.rating()), (LAST_TURN, None, None));
    assert!(outcome.winners().is_empty(), "a lone witcher whose time is up has not won");
    assert_eq!(game.check(), Ok(()));
}

/// OW-REP-6, OW-REP-5.
#[test]
fn rivals_are_ranked_when_the_last_turn_is_over() {
    let mut table = given(
        Position::new(3)
            .reputation(A, 2)
            .reputation(B, 3)
            .gold(C, 1)
            .phase3(A)
            .hand(A, "r1")
            .turns(LAST_TURN - 1),
    );
    table.choose("done");
    while table.awaited() == Some(A) {
        table.choose_first();
    }
    assert_eq!(table.awaited(), Some(B), "the last turn is still played");
    let mut game = table.game().clone();
    play_on(&mut game, &mut Rng::from_u64(2));
    let Status::Over(outcome) = game.status() else { panic!("it goes on") };
    assert_eq!(game.turns(), LAST_TURN);
    assert_eq!(outcome.winners(), [B]);
}

/// OW-REP-6: random games end, nearly all of them long before.
#[test]
fn random_games_end() {
    let times = std::env::var("SZLAK_GAMES").map_or(1, |times| times.parse().expect("a number"));
    for players in 1..=5 {
        let (mut longest, mut turns) = (0, 0);
        for number in 0..150 * times {
            let setup = Setup::for_players(players);
            let mut game = OldWorld::start(&setup, Seed::new(number), &mut Log::muted()).unwrap();
            longest = longest.max(play_on(&mut game, &mut Rng::from_u64(number)));
            turns = turns.max(game.turns());
            assert!(game.winner().is_some() || game.turns() == LAST_TURN);
        }
        println!("{players} players: at most {turns} turns, {longest} answers in a turn");
    }
}
