//! Gwent's levels in positions where the right move is plain, their honesty, their repeatability.

use bots::{Play, Seen, choose, playout};
use gwent::position::Position;
use gwent::{Decision, Faction, Gwent, Preset, Setup};
use tabletop::{BySeat, Game, Level, Log, Rng, Seat, Seed, Status, Viewer};

const BOTS: [Level; 3] = [Level::Apprentice, Level::Master, Level::Legend];
const ME: Seat = Seat(0);
const THEM: Seat = Seat(1);

/// The North against Nilfgaard, leaders spent: cards decide.
fn position() -> Position {
    let position = Position::between("foltest-king-of-temeria", "emhyr-the-relentless");
    let decks = position.deck(ME, "siege-tower, dethmold").deck(THEM, "puttkammer, sweers");
    decks.leader_used(ME).leader_used(THEM)
}

fn think(game: &Gwent, level: Level, seed: u64) -> String {
    let seen = Seen::by_mover(game).expect("somebody is to move");
    choose(&seen, level, None, &mut Rng::from_u64(seed)).choice.to_string()
}

/// Every level, whatever the dice say; the master, who imagines a handful of positions only, mostly.
#[track_caller]
fn all_choose(position: Position, good: impl Fn(&str) -> bool) {
    let game = position.build().expect("a possible position");
    for level in BOTS {
        let choices: Vec<String> = (0..6).map(|seed| think(&game, level, seed)).collect();
        let found = choices.iter().filter(|choice| good(choice)).count();
        let enough = if level == Level::Master { 4 } else { 6 };
        assert!(found >= enough, "{} chooses: {choices:?}", level.slug());
    }
}

/// GW-PASS-3: nothing is to be won by playing on.
#[test]
fn passes_when_the_opponent_has_passed_and_is_behind() {
    let ahead = position()
        .field(ME, "ballista")
        .field(THEM, "vreemde")
        .hand(ME, "ves, trebuchet, john-natalis")
        .hand(THEM, "cynthia, letho-of-gulet")
        .passed(THEM);
    all_choose(ahead, |choice| choice == "pass");
}

/// GW-END-2: two points are to be had for one card.
#[test]
fn wins_a_round_the_opponent_has_left() {
    let behind = position()
        .field(THEM, "vreemde")
        .hand(ME, "ves, john-natalis, catapult")
        .hand(THEM, "cynthia, letho-of-gulet")
        .passed(THEM)
        .after([10, 20], Some(THEM));
    all_choose(behind, |choice| choice != "pass");
}

/// GW-DECOY-2: a spy comes back with two cards.
#[test]
fn takes_a_spy_back_with_a_decoy() {
    let spied = position()
        .deck(ME, "john-natalis, vernon-roche, esterad-thyssen, philippa-eilhart, 2 catapult")
        .field(ME, "enemy vattier-de-rideaux, ves")
        .field(THEM, "heavy-zerrikanian-fire-scorpion")
        .hand(ME, "decoy, redanian-foot-soldier, yarpen-zigrin, keira-metz")
        .hand(THEM, "cynthia, albrich, morteisen, rainfarn");
    all_choose(spied, |choice| choice == "play decoy on enemy vattier-de-rideaux");
}

/// GW-SPY-1: the round is won and the opponent gone, so that what a spy brings him is worth nothing.
#[test]
fn the_legend_sends_a_spy_into_a_round_that_is_won() {
    let won = position()
        .deck(ME, "john-natalis, vernon-roche, esterad-thyssen, philippa-eilhart, 2 catapult")
        .field(ME, "ballista, ves, siegfried-of-denesle")
        .field(THEM, "vreemde")
        .hand(ME, "thaler, trebuchet, keira-metz")
        .hand(THEM, "cynthia, albrich, morteisen, rainfarn")
        .passed(THEM)
        .build()
        .expect("a possible position");
    for seed in 0..6 {
        assert_eq!(think(&won, Level::Legend, seed), "play thaler siege");
    }
}

/// GW-SCORCH-1.
#[test]
fn burns_a_row_of_thirty_six() {
    let position = Position::between("emhyr-the-relentless", "foltest-king-of-temeria")
        .leader_used(ME)
        .leader_used(THEM)
        .field(THEM, "3 blue-stripes-commando")
        .field(ME, "albrich, vreemde")
        .hand(ME, "scorch, cynthia, vanhemar, rainfarn")
        .hand(THEM, "ves, keira-metz, dethmold")
        .deck(ME, "sweers, puttkammer")
        .deck(THEM, "thaler, trebuchet");
    all_choose(position, |choice| choice == "play scorch");
}

/// GW-SCORCH-1: of both sides.
#[test]
fn does_not_burn_its_own() {
    let strong = position()
        .field(ME, "3 blue-stripes-commando")
        .field(THEM, "rainfarn, letho-of-gulet, tibor-eggebracht, morvran-voorhis")
        .hand(ME, "scorch, ves, keira-metz, trebuchet")
        .hand(THEM, "cynthia, albrich, morteisen");
    all_choose(strong, |choice| choice != "play scorch");
}

/// GW-MEDIC-1.
#[test]
fn revives_the_best_unit() {
    let mut game = Position::between("emhyr-his-imperial-majesty", "foltest-king-of-temeria")
        .leader_used(ME)
        .leader_used(THEM)
        .pile(ME, "black-infantry-archer, vreemde, albrich, sweers")
        .hand(ME, "etolian-auxiliary-archers, cynthia, rainfarn")
        .hand(THEM, "ves, keira-metz, dethmold")
        .field(THEM, "ballista")
        .deck(THEM, "thaler, trebuchet")
        .build()
        .expect("a possible position");
    let medic = "play etolian-auxiliary-archers ranged".parse().expect("a choice");
    game.apply(&medic, &mut Log::muted()).expect("a legal choice");
    let asked = Status::Awaiting { seat: ME, decision: Decision::Revive };
    assert_eq!(game.status(), asked);
    for level in BOTS {
        assert_eq!(think(&game, level, 1), "pick black-infantry-archer", "{}", level.slug());
    }
}

fn dealt(number: u64) -> Gwent {
    let faction = |at: u64| Faction::ALL[usize::try_from(at % 5).expect("a small number")];
    let [first, second] = [number, number / 5].map(|at| Preset::starter(faction(at)));
    Gwent::start(&Setup::between(first, second), Seed::new(number), &mut Log::muted())
        .expect("legal decks")
}

/// Section 3: the choice depends on what the seat knows, and on nothing else.
#[test]
fn chooses_the_same_in_positions_it_cannot_tell_apart() {
    for number in 0..10 {
        let mut rng = Rng::from_u64(number);
        let mut game = dealt(number);
        while let Some(seen) = Seen::by_mover(&game) {
            let other = game.resample(Viewer::Seat(seen.seat()), &mut rng);
            let unaware = Seen::by_mover(&other).expect("the same question");
            for level in BOTS {
                let [own, blind] = [&seen, &unaware]
                    .map(|seen| choose(seen, level, Some(30), &mut Rng::from_u64(number)));
                assert_eq!(own, blind, "{}", level.slug());
            }
            let choice = *rng.pick(seen.legal()).expect("a legal choice");
            game.play(&choice, &mut Log::muted());
        }
    }
}

/// A level more wins most of its games; the arena says how many exactly.
#[test]
fn each_level_beats_the_one_below() {
    for (strong, weak, games, least) in
        [(Level::Apprentice, Level::Random, 100, 80), (Level::Master, Level::Apprentice, 80, 44)]
    {
        let won = |number: u64| {
            let seat = Seat(u8::from(number % 2 == 1));
            let levels = BySeat::from_fn(2, |own| if own == seat { strong } else { weak });
            let mirror = Preset::starter(Faction::ALL[usize::try_from(number / 2 % 5).unwrap()]);
            let setup = Setup::between(mirror, mirror);
            let game = Gwent::start(&setup, Seed::new(number / 2), &mut Log::muted()).unwrap();
            let played = playout(game, &levels, None, &mut Rng::from_u64(number));
            u32::from(played.outcome.expect("it ends").winners() == [seat])
        };
        let wins: u32 = (0..games).map(won).sum();
        assert!(wins >= least, "{} won {wins} of {games}", strong.slug());
    }
}

/// Budgets are iterations: the same position, budget and seed give the same thought.
#[test]
fn thinks_the_same_again() {
    let game = dealt(7);
    let levels = BySeat::from(vec![Level::Legend, Level::Master]);
    let play = || playout(game.clone(), &levels, Some(40), &mut Rng::from_u64(5));
    assert_eq!(play(), play());
    assert!(Gwent::standard_budget(Level::Legend) > Gwent::standard_budget(Level::Master));
}
