//! Random games over all pairs of factions with random legal decks: whatever happens, the
//! contract holds. `SZLAK_GAMES=<n>` plays n times as many.

mod support;

use gwent::{Faction, Gwent};
use support::random::{random_rules, random_setup};
use tabletop::{Game, Log, Rng, Seat, Seed, Status, Viewer};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

fn games() -> u64 {
    let times = std::env::var("SZLAK_GAMES").map_or(1, |times| times.parse().expect("a number"));
    2_500 * times
}

/// All pairs of factions in turn.
fn pair(number: u64) -> [Faction; 2] {
    let pairs = Faction::ALL.into_iter().flat_map(|a| Faction::ALL.map(|b| [a, b]));
    pairs.cycle().nth(usize::try_from(number % 25).expect("a small number")).expect("a pair")
}

/// GW-ZONE-1, GW-ZONE-3, GW-TURN-3, GW-TURN-6: cards are conserved, there is always an answer,
/// every answer can be given, nothing is asked that has only one.
#[test]
fn random_games_keep_the_contract() {
    let mut rng = Rng::from_u64(1);
    for number in 0..games() {
        let mut setup = random_setup(pair(number), &mut rng);
        setup.rules = random_rules(&mut rng);
        let mut game = Gwent::start(&setup, Seed::new(number), &mut Log::muted()).unwrap();
        let census = game.census();
        let mut choices = Vec::new();
        for step in 0.. {
            assert!(step < 500, "game {number} does not end");
            choices.clear();
            game.list_legal(&mut choices);
            let Status::Awaiting { .. } = game.status() else { break };
            assert!(choices.len() > 1, "game {number}: {:?} {choices:?}", game.status());
            for (index, choice) in choices.iter().enumerate() {
                assert!(!choices[..index].contains(choice), "game {number}: {choice} twice");
                assert_eq!(choice.to_string().parse(), Ok(*choice));
            }
            if rng.below(8) == 0 {
                inspect(&game, &choices, &mut rng);
            }
            let choice = *rng.pick(&choices).unwrap();
            game.apply(&choice, &mut Log::muted()).unwrap();
            assert_eq!(game.census(), census, "game {number}: {choice}");
        }
        assert!(choices.is_empty());
        game.check().unwrap();
    }
}

/// The costlier promises, looked at now and then.
fn inspect(game: &Gwent, choices: &[gwent::Choice], rng: &mut Rng) {
    game.check().unwrap_or_else(|fault| panic!("{fault}\n{game:?}"));
    let text = serde_json::to_string(game).unwrap();
    let copy: Gwent = serde_json::from_str(&text).unwrap();
    assert_eq!(&copy, game);
    for choice in choices {
        let mut clone = game.clone();
        clone.apply(choice, &mut Log::new()).unwrap();
        assert_eq!(clone.census(), game.census());
    }
    assert_eq!(&copy, game, "trying changes nothing");
    for viewer in VIEWERS {
        let imagined = game.resample(viewer, rng);
        assert_eq!(imagined.view(viewer), game.view(viewer), "{viewer:?}");
        imagined.check().unwrap_or_else(|fault| panic!("{fault}\n{imagined:?}"));
        let dice = rng.fork();
        let [truth, other] = [game, &imagined].map(|game| game.resample(viewer, &mut dice.clone()));
        assert!(truth == other, "{viewer:?} imagines what he cannot know");
    }
}

/// GW-SETUP-9, section 3: what is not marked as news for a viewer he could compute himself.
#[test]
fn what_is_not_news_surprises_nobody() {
    let mut rng = Rng::from_u64(2);
    let mut quiet = 0;
    for number in 0..games() / 4 {
        let setup = random_setup(pair(number), &mut rng);
        let mut game = Gwent::start(&setup, Seed::new(number), &mut Log::muted()).unwrap();
        while let Some(&choice) = rng.pick(&game.legal()) {
            let before = game.clone();
            let mut log = Log::new();
            game.play(&choice, &mut log);
            for viewer in VIEWERS.into_iter().filter(|viewer| !log.learners().include(*viewer)) {
                quiet += 1;
                let mut imagined = before.resample(viewer, &mut rng);
                if imagined.apply(&choice, &mut Log::muted()).is_ok() {
                    assert_eq!(imagined.view(viewer), game.view(viewer), "{choice} {viewer:?}");
                }
            }
        }
    }
    assert!(quiet > 0);
}

/// Every choice is refused unless it is listed, and a refusal changes nothing.
#[test]
fn what_is_not_listed_is_refused() {
    let mut rng = Rng::from_u64(3);
    for number in 0..games() / 40 {
        let setup = random_setup(pair(number), &mut rng);
        let mut game = Gwent::start(&setup, Seed::new(number), &mut Log::muted()).unwrap();
        let mut other = game.legal();
        while let Some(&choice) = rng.pick(&game.legal()) {
            let legal = game.legal();
            let before = game.clone();
            for stray in other.iter().filter(|stray| !legal.contains(stray)) {
                let refusal = game.apply(stray, &mut Log::muted()).unwrap_err();
                assert!(!refusal.sentence.is_empty());
                assert_eq!(game, before);
            }
            other.extend(legal);
            other.truncate(40);
            game.play(&choice, &mut Log::muted());
        }
    }
}
