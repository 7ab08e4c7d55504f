//! Puzzles as set-ups: links, records and old saves.

use gwent::{Gwent, HouseRules, Preset, Puzzle, Setup, WeatherOnZero};
use tabletop::{Form, Game, Log, Seed, SetupForm, Viewer};

fn puzzle(slug: &str) -> Puzzle {
    Puzzle::from_slug(slug).expect("a puzzle")
}

#[test]
fn a_puzzle_is_carried_by_links_and_records() {
    for puzzle in Puzzle::all() {
        let setup = Setup::of(puzzle);
        let form = setup.to_form();
        assert_eq!(form.answers.len(), 1, "nothing else is asked");
        assert_eq!(Setup::read(&form), Ok(setup.clone()));
        let json = serde_json::to_string(&setup).expect("a set-up");
        assert_eq!(serde_json::from_str::<Setup>(&json).expect("the same"), setup);
    }
}

#[test]
fn an_unknown_puzzle_is_refused_by_name() {
    let form = Form { seats: 2, answers: [("puzzle".into(), "sphinx".into())].into() };
    let refused = Setup::read(&form).expect_err("there is none");
    assert_eq!((refused.key, refused.option.as_deref()), ("unknown-puzzle", Some("puzzle")));
    assert!(serde_json::from_str::<Setup>(&with_puzzle("sphinx")).is_err());
    assert!(serde_json::from_str::<Setup>(&with_puzzle("cold-fire")).is_ok());
}

fn with_puzzle(slug: &str) -> String {
    let decks = r#""decks": ["monsters-starter", "skellige-starter"]"#;
    format!(r#"{{ {decks}, "puzzle": "{slug}" }}"#)
}

/// What was saved before there were puzzles is read and written as it was.
#[test]
fn an_ordinary_set_up_does_not_mention_puzzles() {
    let starter = |slug| Preset::from_slug(slug).expect("a deck");
    let setup = Setup::between(starter("monsters-starter"), starter("skellige-starter"));
    let json = serde_json::to_value(&setup).expect("a set-up");
    assert!(json.get("puzzle").is_none());
    assert_eq!(serde_json::from_value::<Setup>(json).expect("the same"), setup);
    let offers = |id: &str| Setup::model().options.iter().any(|option| option.id == id);
    assert!(offers("deck") && !offers("puzzle"), "no page asks for it");
}

/// The proofs hold for our rulings alone.
#[test]
fn a_puzzle_is_not_changed_by_house_rules_or_decks() {
    let setup = Setup::of(puzzle("morale-in-the-rain"));
    let rules = HouseRules { weather_on_zero: WeatherOnZero::Zero, ..HouseRules::default() };
    let other = Setup { rules, ..setup.clone() };
    let start = |setup| Gwent::start(setup, Seed::new(1), &mut Log::muted()).expect("a puzzle");
    assert_eq!(start(&setup), start(&other));
}

/// Where the enemy can answer, his hand is open; where he has passed, it is empty.
#[test]
fn nothing_is_hidden_from_whoever_solves_a_puzzle() {
    for puzzle in Puzzle::all() {
        let setup = Setup::of(puzzle);
        let game = Gwent::start(&setup, Seed::new(1), &mut Log::muted()).expect("a puzzle");
        let enemy = tabletop::Seat(1);
        let seen = game.view(Viewer::Seat(Puzzle::PLAYER));
        assert_eq!(seen.side(enemy).hand.cards.len(), game.hand(enemy).len(), "{puzzle}");
        assert!(game.deck(enemy).is_empty(), "{puzzle}");
        assert_eq!(game.has_passed(enemy), game.hand(enemy).is_empty(), "{puzzle}");
    }
}
