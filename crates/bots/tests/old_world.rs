//! The Old World's levels in positions where the right answer is plain, their honesty, their
//! repeatability, their strength.

use bots::{Play, Seen, choose, playout};
use old_world::position::{Position, named};
use old_world::versus::{Choice, HeldQuest, OldWorld, Setup};
use old_world::world::effect::{Attribute, Cost};
use old_world::world::location::Location;
use tabletop::{BySeat, Game, Level, Log, Rng, Seat, Seed, Viewer};

const BOTS: [Level; 3] = [Level::Apprentice, Level::Master, Level::Legend];
const ME: Seat = Seat(0);

fn built(position: Position) -> OldWorld {
    position.build().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Seat 1 stands before this monster with so many cards of its deck in hand.
fn facing(name: &str, hand: usize) -> Position {
    let place = Location::Vizima;
    Position::new(2).monster(name, place).at(ME, place).drawn(ME, hand)
}

fn choices(game: &OldWorld, level: Level) -> Vec<Choice> {
    let seen = Seen::by_mover(game).expect("somebody is to move");
    let ask = |seed| choose(&seen, level, Some(60), &mut Rng::from_u64(seed)).choice;
    (0..4).map(ask).collect()
}

#[track_caller]
fn all_choose(game: &OldWorld, good: impl Fn(&Choice) -> bool) {
    for level in BOTS {
        let chosen = choices(game, level);
        let words: Vec<String> = chosen.iter().map(ToString::to_string).collect();
        assert!(chosen.iter().all(&good), "{} chooses: {words:?}", level.slug());
    }
}

/// OW-P2-1, OW-FIGHT-2: ten starting cards and one draw a turn are no match for a Leshen.
#[test]
fn does_not_fight_hopelessly() {
    let game = built(facing("leshen", 1).phase2(ME));
    all_choose(&game, |choice| matches!(choice, Choice::Explore(_)));
}

/// OW-P2-1, OW-END-KILL: everything at its best against the weakest.
#[test]
fn fights_what_it_can_kill() {
    let strong = facing("arachas", 6).deck_of(ME, 22).attributes(ME, [4; 4]).shield(ME, 4);
    let game = built(strong.phase2(ME));
    all_choose(&game, |choice| matches!(choice, Choice::Fight(_)));
}

/// OW-RES-4: a monster with so little life left is killed, whatever else could be done.
#[test]
fn finishes_a_monster_it_can_kill() {
    let game = built(Position::new(2).drawn(ME, 4).hunting("rotfiend").later().pool("3-5"));
    for level in BOTS {
        let mut game = game.clone();
        let mut rng = Rng::from_u64(3);
        while game.ongoing_fight().is_some()
            && let Some(seen) = Seen::by_mover(&game)
        {
            let choice = choose(&seen, level, Some(60), &mut rng).choice;
            game.play(&choice, &mut Log::muted());
        }
        assert_eq!(game.players()[ME].monsters, [named("rotfiend")], "{}", level.slug());
    }
}

/// OW-MED-1, OW-MED-2: a trophy for the asking.
#[test]
fn meditates_when_a_trophy_is_due() {
    let game = built(Position::new(2).attributes(ME, [5, 2, 2, 2]).phase2(ME));
    all_choose(&game, |choice| *choice == Choice::Meditate(Attribute::Attack));
}

/// OW-QUEST-3: what was come for is done.
#[test]
fn completes_a_quest_when_it_can() {
    let story = named("house-of-the-lamp");
    let (at, cost) = (Location::BanArd, Cost::Free);
    let quest = HeldQuest { story, at, cost, event: 3, token: false, fresh: false };
    let there = Position::new(2).at(ME, at).drawn(ME, 2).quest(ME, quest);
    let game = built(there.moved().acted(at));
    all_choose(&game, |choice| *choice == Choice::Quest(story));
}

/// OW-LOC-TRAIN: free lessons are taken.
#[test]
fn trains_where_it_is_free() {
    let game = built(Position::new(2).at(ME, Location::ArdModron).drawn(ME, 3).moved());
    all_choose(&game, |choice| *choice == Choice::Act);
}

/// OW-SOLO-6: the last monster may not be fought before an attribute is mastered. Standing beside it
/// helps nobody: the way leads to a teacher.
#[test]
fn alone_goes_to_learn_when_the_last_fight_is_forbidden() {
    let game = built(
        Position::new(1)
            .monster("bruxa", Location::Vizima)
            .at(ME, Location::Vizima)
            .monster_trophy(ME, "arachas")
            .monster_trophy(ME, "griffin")
            .reputation(ME, 2)
            .attributes(ME, [4, 3, 3, 3])
            .level(ME, 4)
            .drawn(ME, 5)
            .gold(ME, 5)
            .acted(Location::Vizima)
            .phase1(ME),
    );
    all_choose(&game, |choice| matches!(choice, Choice::Move(..)));
}

fn dealt(seats: u8, number: u64) -> OldWorld {
    OldWorld::start(&Setup::for_players(seats), Seed::new(number), &mut Log::muted())
        .expect("a plain set-up")
}

/// OW-SEAT-6: the choice depends on what the seat knows, and on nothing else; and it is legal.
#[test]
fn chooses_the_same_in_positions_it_cannot_tell_apart() {
    let mut rng = Rng::from_u64(8);
    for seats in 1..=5 {
        let mut game = dealt(seats, u64::from(seats));
        let mut moves = 0;
        while let Some(seen) = Seen::by_mover(&game) {
            moves += 1;
            if moves % 11 == 0 {
                let other = game.resample(Viewer::Seat(seen.seat()), &mut rng);
                let unaware = Seen::by_mover(&other).expect("the same question");
                for level in BOTS {
                    let [own, blind] = [&seen, &unaware]
                        .map(|seen| choose(seen, level, Some(12), &mut Rng::from_u64(moves)));
                    assert_eq!(own, blind, "{}", level.slug());
                    assert!(seen.legal().contains(&own.choice), "{}", own.choice);
                }
            }
            let choice = choose(&seen, Level::Apprentice, None, &mut Rng::from_u64(moves)).choice;
            game.play(&choice, &mut Log::muted());
        }
    }
}

/// A level more wins most of its games; the arena says how many exactly.
#[test]
fn each_level_beats_the_one_below() {
    for (strong, weak, budget, games, least) in [
        (Level::Apprentice, Level::Random, None, 40, 38),
        (Level::Master, Level::Apprentice, Some(60), 40, 24),
    ] {
        let won = |number: u64| {
            let seat = Seat(u8::from(number % 2 == 1));
            let levels = BySeat::from_fn(2, |own| if own == seat { strong } else { weak });
            let game = dealt(2, number / 2);
            let played = playout(game, &levels, budget, &mut Rng::from_u64(number));
            u32::from(played.outcome.expect("it ends").winners() == [seat])
        };
        let wins: u32 = (0..games).map(won).sum();
        assert!(wins >= least, "{} won {wins} of {games}", strong.slug());
    }
}

/// Budgets are iterations: the same position, budget and seed give the same game. It ends for any
/// number of players.
#[test]
fn plays_the_same_again() {
    for seats in 1..=5 {
        let levels = BySeat::from_fn(seats, |seat| BOTS[seat.index() % 2]);
        let play = || playout(dealt(seats, 5), &levels, Some(8), &mut Rng::from_u64(5));
        let played = play();
        assert_eq!(played, play());
        assert!(played.outcome.is_some_and(|outcome| !outcome.winners().is_empty()));
    }
    assert!(OldWorld::standard_budget(Level::Legend) > OldWorld::standard_budget(Level::Master));
}
