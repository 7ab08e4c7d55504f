//! How the round would end if it ended now: what a player must know before he passes.

mod support;

use gwent::{Choice, Gwent, Setup};
use support::leaders::*;
use support::random::random_deck;
use support::table::{A, B, between};
use tabletop::{Game, Log, Rng, Seed, Viewer};

const LEADERS: [&str; 5] = [MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE];

/// Finding B6. GW-END-3, GW-FAC-NIL: at 0:0 exactly one Nilfgaard wins; no other faction does.
#[test]
fn an_empty_field_is_nilfgaards_and_otherwise_a_tie() {
    for first in LEADERS {
        for second in LEADERS {
            let mut game = between(first, second).hand(A, "2 decoy").passed(B).build().unwrap();
            let winner = match [first, second].map(|leader| leader == NILFGAARD) {
                [true, false] => Some(A),
                [false, true] => Some(B),
                _ => None,
            };
            let standing = game.standing();
            assert_eq!((standing.totals, standing.winner), ([0, 0], winner), "{first} {second}");
            game.apply(&Choice::Pass, &mut Log::muted()).unwrap();
            assert_eq!(game.results(), [standing], "{first} {second}");
        }
    }
}

/// GW-END-1, GW-END-2: the higher total wins, whoever plays Nilfgaard.
#[test]
fn whoever_is_ahead_would_win() {
    for first in LEADERS {
        for second in LEADERS {
            let position = between(first, second).field(A, "vesemir").field(B, "zoltan-chivay");
            let standing = position.hand(A, "decoy").hand(B, "decoy").build().unwrap().standing();
            assert_eq!((standing.totals, standing.winner), ([6, 5], Some(A)));
        }
    }
}

/// Finding B6: in random games of all factions no round ends otherwise than it stood when the last
/// player passed.
#[test]
fn a_round_ends_as_it_stands() {
    let mut rng = Rng::from_u64(6);
    let mut ended = 0;
    for number in 0..60u64 {
        let faction = |at: u64| gwent::Faction::ALL[usize::try_from(at % 5).unwrap()];
        let [first, second] =
            [number, number / 5].map(|number| random_deck(faction(number), &mut rng));
        let setup = Setup::between(first, second);
        let mut game = Gwent::start(&setup, Seed::new(number), &mut Log::muted()).unwrap();
        while let Some(&choice) = rng.pick(&game.legal()) {
            let (standing, rounds) = (game.standing(), game.results().len());
            let seen = game.view(Viewer::Spectator).standing();
            game.play(&choice, &mut Log::muted());
            if choice == Choice::Pass && game.results().len() > rounds {
                assert_eq!(game.results()[rounds], standing);
                assert_eq!(standing, seen, "also by what everybody sees");
                ended += 1;
            }
        }
    }
    assert!(ended > 60, "{ended} rounds");
}
