//! The generic suite on Gwent, and a great many plain random games.

use gwent::Gwent;
use szlak_tests::subjects::GwentSubject;
use szlak_tests::{Subject, generic_suite};
use tabletop::{Game, Log, Rng, Seed};

generic_suite!(GwentSubject);

/// All pairs of factions, random legal decks, all house rules: every game ends, soon enough, at a
/// position that could be, with every card accounted for. `SZLAK_GAMES=<n>` plays n times as many.
#[test]
fn twenty_thousand_random_games_end_with_every_card_accounted_for() {
    let times = std::env::var("SZLAK_GAMES").map_or(1, |times| times.parse().expect("a number"));
    let mut rng = Rng::from_u64(1);
    let mut legal = Vec::new();
    for number in 0..20_000 * times {
        let setup = GwentSubject::setup(&mut rng);
        let mut game = Gwent::start(&setup, Seed::new(number), &mut Log::muted()).unwrap();
        let census = game.census();
        for choices in 0.. {
            assert!(choices < GwentSubject::MAX_CHOICES, "game {number} does not end");
            legal.clear();
            game.list_legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let choice = legal[GwentSubject::choose(&game, &legal, &mut rng)];
            game.play(&choice, &mut Log::muted());
        }
        assert_eq!(game.census(), census, "game {number}");
        game.check().unwrap_or_else(|fault| panic!("game {number}: {fault}"));
    }
}
