//! Tables that were saved and sent once load for ever.

use szlak_tests::frozen::{self, Fixture, Frozen, recorder};
use szlak_tests::subjects::{
    self, CairnsSubject, Errand, GwentSubject, OldWorldSubject, RoninSubject, WildHuntSubject,
};
use tabletop::Game;

/// Loads every frozen table of a game.
struct Load;

impl Errand for Load {
    type Done = ();

    fn run<S: Frozen>(self) {
        let game = S::Game::ID;
        for (name, fixture) in frozen::fixtures(game) {
            assert_eq!((fixture.game.as_str(), &fixture.moment), (game, &name), "{game}/{name}");
            if let Err(reason) = fixture.check::<S>() {
                panic!("{game}/{name}: {reason}");
            }
        }
    }
}

#[test]
fn tables_of_every_version_load_for_ever() {
    for game in frozen::games() {
        let loaded = subjects::send(Load, &game);
        assert!(loaded.is_some(), "there is no game {game}, but a folder of its tables");
    }
}

/// Whether every moment of a game is frozen.
fn every_moment_is_frozen<S: Frozen>() {
    for moment in S::moments() {
        let path = Fixture::path(S::Game::ID, moment.name);
        assert!(path.exists(), "run `cargo xtask freeze {}` for {}", S::Game::ID, moment.name);
    }
}

#[test]
fn every_moment_of_cairns_is_frozen() {
    every_moment_is_frozen::<CairnsSubject>();
}

#[test]
fn every_moment_of_gwent_is_frozen() {
    every_moment_is_frozen::<GwentSubject>();
}

#[test]
fn every_moment_of_old_world_is_frozen() {
    every_moment_is_frozen::<OldWorldSubject>();
}

#[test]
fn every_moment_of_wild_hunt_is_frozen() {
    every_moment_is_frozen::<WildHuntSubject>();
}

#[test]
fn every_moment_of_ronin_is_frozen() {
    every_moment_is_frozen::<RoninSubject>();
}

#[test]
fn a_frozen_table_is_never_frozen_again() {
    let refused = recorder::freeze::<CairnsSubject>("dealt").unwrap_err();
    assert_eq!(refused, "cairns/dealt is frozen already.");
    let unknown = recorder::freeze::<OldWorldSubject>("mid-nothing").unwrap_err();
    assert_eq!(unknown, "There is no moment old-world/mid-nothing.");
}

type Edit = fn(&mut Fixture);

/// Everything a fixture promises is looked at.
#[test]
fn whatever_differs_from_a_frozen_table_is_noticed() {
    let tables = frozen::fixtures("gwent");
    let good = tables.into_iter().find(|(name, _)| name == "mid-medic").expect("it is frozen").1;
    let edits: [(&str, Edit); 8] = [
        ("choices: ", |fixture| fixture.choices += 1),
        ("choices of its line: ", |fixture| fixture.line += 1),
        ("positions: ", |fixture| fixture.positions += 1),
        ("digest: ", |fixture| fixture.digest.0 ^= 1),
        ("it shows another moment", |fixture| fixture.moment = "finished".to_owned()),
        ("no moment is called so", |fixture| fixture.moment = "mid-air".to_owned()),
        ("save when written again: ", |fixture| fixture.save = format!(" {}", fixture.save)),
        ("link: ", |fixture| fixture.link.as_mut().expect("it has one").truncate(60)),
    ];
    assert_eq!(good.check::<GwentSubject>(), Ok(()));
    for (expected, edit) in edits {
        let mut bad = good.clone();
        edit(&mut bad);
        let reason = bad.check::<GwentSubject>().unwrap_err();
        assert!(reason.starts_with(expected), "{expected}: {reason}");
    }
}
