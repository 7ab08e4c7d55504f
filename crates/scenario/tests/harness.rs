//! The harness minds: every expectation can fail, and says what happened.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cairns::{Cairns, Decision, Event, Setup};
use scenario::Scenario;
use tabletop::{Game, Seat, StateError, Viewer};

fn nim() -> Scenario<Cairns> {
    Scenario::deal(Setup { tokens: false, ..Setup::default() }, 1)
}

/// What a step that must fail says.
fn complaint(step: impl FnOnce(&mut Scenario<Cairns>)) -> String {
    let mut table = nim();
    table.choose("take a 3");
    let failed = catch_unwind(AssertUnwindSafe(|| step(&mut table))).expect_err("it should fail");
    failed.downcast_ref::<String>().expect("it fails with a sentence").clone()
}

#[test]
fn a_failure_tells_the_question_the_legal_choices_and_the_story() {
    let told = complaint(|table| {
        table.choose("take a 1");
    });
    assert!(told.starts_with("“take a 1” is refused: "), "{told}");
    for part in ["now:   Awaiting", "legal: take b 1 | ", "   1  seat 1: take a 3\n", "Took"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn every_expectation_can_fail() {
    type Step = fn(&mut Scenario<Cairns>);
    let steps: [(&str, Step); 15] = [
        ("“dance” is not a choice", |table| drop(table.refusal("dance"))),
        ("“take b 1” should be refused", |table| drop(table.refusal("take b 1"))),
        ("“take a 1” is refused, but not by too-few", |table| {
            table.expect_refused("take a 1", "too-few");
        }),
        ("the legal choices should be", |table| {
            table.expect_legal(["take b 1"]);
        }),
        ("seat 1 should be asked", |table| {
            table.expect_awaiting(Seat(0), &Decision::Take);
        }),
        ("Spectator should have been told", |table| {
            table.expect_events(Viewer::Spectator, []);
        }),
        ("new information should be true", |table| {
            table.expect_new_information(true);
        }),
        ("Spectator should see 9, not 0", |table| {
            table.expect_view(Viewer::Spectator, |view| view.cairns[0].stones, &9);
        }),
        ("the game should be over", |table| {
            table.expect_places(&[1, 2]);
        }),
        ("the places should be [1, 2]", |table| {
            table.choose_all(["take b 4", "take c 4", "take c 1"]).expect_places(&[1, 2]);
        }),
        ("the scores should be [1, 0]", |table| {
            table.choose_all(["take b 4", "take c 4", "take c 1"]).expect_scores(&[1, 0]);
        }),
        ("the game is over", |table| {
            table.choose_all(["take b 4", "take c 4", "take c 1"]).choose_first();
        }),
        ("it never comes out as wished", |table| {
            let worlds = seeds();
            table.alter_until(worlds, |game| game.view(Viewer::Referee).cairns[0].stones == 0);
        }),
        ("this is no position", |table| {
            table.forge(|state| *state = 7.into());
        }),
        ("this is no position", |_| drop(Scenario::<Cairns>::at_json("{}"))),
    ];
    for (expected, step) in steps {
        let told = complaint(step);
        assert!(told.starts_with(expected), "{expected}: {told}");
    }
}

#[test]
#[should_panic(expected = "no game could look like this")]
fn a_position_that_cannot_be_is_not_begun_from() {
    let state = serde_json::to_string(nim().game()).expect("a game always serialises");
    let empty =
        state.replace("\"stones\":3", "\"stones\":0").replace("\"stones\":4", "\"stones\":0");
    let _ = Scenario::<Cairns>::at_json(&empty.replace("\"stones\":5", "\"stones\":0"));
}

#[test]
fn what_happened_is_remembered_and_refusals_change_nothing() {
    let mut table = nim();
    let before = table.game().clone();
    assert_eq!(table.refusal("take a 9").rule, Some("CA-TAKE-1"));
    assert_eq!(*table.game(), before);
    table.choose_all(["take a 3", "take b 1"]);
    let took = |event: &Event| matches!(event, Event::Took { .. });
    assert_eq!(table.events().filter(|event| took(event)).count(), 2);
    assert!(table.heard(took) && table.can("take b 1") && table.offers("take c"));
    assert!(!table.can("take a 1") && !table.offers("peek"));
    assert_eq!((table.awaited(), table.decision()), (Some(Seat(0)), Some(Decision::Take)));
}

/// Games with tokens under the cairns, dealt in many ways.
fn seeds() -> impl Iterator<Item = Cairns> {
    (0..200).map(|seed| Scenario::<Cairns>::deal(Setup::default(), seed).game().clone())
}

/// The token under the first cairn.
fn token(game: &Cairns) -> Option<u8> {
    game.view(Viewer::Referee).cairns[0].token
}

#[test]
fn where_it_does_not_matter_the_first_choice_is_made() {
    let mut table = nim();
    let first = table.legal()[0].clone();
    let mut other = table.clone();
    table.choose_first();
    assert_eq!(table.game(), other.choose(&first).game());
}

#[test]
fn of_the_worlds_of_chance_the_wished_one_is_found() {
    for wanted in [1, 2, 3] {
        let mut table = Scenario::<Cairns>::deal(Setup::default(), 1);
        table.alter_until(seeds(), |game| token(game) == Some(wanted));
        assert_eq!(token(table.game()), Some(wanted));
    }
    // Who looks under the first cairn sees its token, and nobody else.
    let seen = |game: &Cairns| game.view(Viewer::Seat(Seat(0))).cairns[0].token;
    let mut table = Scenario::<Cairns>::deal(Setup::default(), 1);
    table.choose_where("peek a", seeds(), |game| seen(game) == Some(2));
    assert_eq!(seen(table.game()), Some(2));
    let heard = |viewer| {
        let number = |event: &Event| match event {
            Event::Peeked { token, .. } => Some(*token),
            _ => None,
        };
        table.told_to(viewer).find_map(number)
    };
    assert_eq!(heard(Viewer::Seat(Seat(0))), Some(Some(2)));
    assert_eq!(heard(Viewer::Spectator), Some(None));
    table.expect_awaiting(Seat(1), &Decision::Peek);
}

/// Everything that comes of a position is checked, until it is forged.
#[test]
fn what_comes_of_a_position_is_checked() {
    fn untouched(game: &Cairns) -> Result<(), StateError> {
        let first = game.view(Viewer::Referee).cairns[0].stones;
        if first == 3 { Ok(()) } else { Err(StateError("The first is touched.".to_owned())) }
    }
    let begun = || Scenario::at_checked_by(untouched, nim().game().clone());
    let touched = begun();
    let failed = catch_unwind(|| drop(touched.clone().choose("take a 1").legal()));
    let told = failed.expect_err("it is checked").downcast::<String>().expect("a sentence");
    assert!(told.starts_with("seat 1: take a 1: no game could look like this: "), "{told}");
    begun().choose("take b 1");
    begun().forge(|_| ()).choose("take a 1").choose("take a 1");
}
