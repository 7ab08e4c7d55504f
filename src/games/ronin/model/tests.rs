//! The table against the rules, in whole random games.

use std::collections::BTreeSet;

use ::ronin::{BoardSide, Event, Season, Setup};
use tabletop::{Game, Rng, Seed, Session, Viewer};

use super::recap::recap;
use super::*;

/// Tables of all sizes, played at random; what is looked at at each decision is told the session.
fn played(mut look: impl FnMut(&Session<Ronin>, Seat)) {
    for (players, seed) in [(1, 3), (2, 5), (3, 7), (4, 8), (5, 11), (3, 12)] {
        let side = if seed % 2 == 0 { BoardSide::A } else { BoardSide::B };
        let setup = Setup { players, side, season: Season::Summer, puzzle: None };
        let mut table = Session::<Ronin>::new(setup, Seed::new(seed)).unwrap();
        let mut rng = Rng::from_u64(seed);
        while let Status::Awaiting { seat, .. } = table.game().status() {
            look(&table, seat);
            let legal = table.game().legal();
            let choice = legal[rng.index(legal.len())];
            table.choose(&choice).unwrap();
        }
    }
}

fn seen(table: &Session<Ronin>, seat: Seat) -> Model {
    model(&Sight::of(table.game(), Viewer::Seat(seat), true), seat)
}

/// Whoever points at what belongs to an answer, one thing after another, and then presses the button if
/// there is one, gives that answer and no other.
#[test]
fn every_answer_can_be_given_on_the_table() {
    let mut rng = Rng::from_u64(2);
    played(|table, seat| {
        let laid = seen(table, seat);
        let place = rng.index(laid.legal.len());
        let (choice, spots) = (laid.legal[place], laid.gestures[place].spots.clone());
        let mut marks = Vec::new();
        let mut given = None;
        for at in spots {
            if marks.contains(&at) || given.is_some() {
                continue;
            }
            assert!(laid.lit(&marks).contains(&at), "{at} is not lit for {choice} after {marks:?}");
            match click(&laid, &marks, at, false) {
                Step::Mark(now) => marks = now,
                Step::Choose(choice) => given = Some(choice),
                other => panic!("{at}: {other:?}"),
            }
        }
        let button = || {
            let acts = laid.acts(&marks);
            acts.into_iter().rev().find_map(|act| match act {
                Act::Choose(choice) => Some(choice),
                Act::Abilities => None,
            })
        };
        assert_eq!(given.or_else(button), Some(choice), "{marks:?}");
    });
}

/// Nothing is lit that leads nowhere, and what is lit is an answer or a mark.
#[test]
fn what_is_lit_can_be_pointed_at() {
    played(|table, seat| {
        let laid = seen(table, seat);
        for at in laid.lit(&[]) {
            let step = click(&laid, &[], at, false);
            assert!(matches!(step, Step::Mark(_) | Step::Choose(_)), "{at}: {step:?}");
        }
        let other = model(&Sight::of(table.game(), Viewer::Spectator, false), seat);
        assert!(other.lit(&[]).is_empty() && other.acts(&[]).is_empty());
    });
}

/// A finger shows a row before it takes it.
#[test]
fn a_finger_shows_a_row_first() {
    let mut met = false;
    played(|table, seat| {
        let laid = seen(table, seat);
        if laid.decision() == Some(Decision::Draft) && laid.legal.contains(&Choice::Row(1)) {
            met = true;
            let shown = click(&laid, &[], At::Row(1), true);
            assert_eq!(shown, Step::Mark(vec![At::Row(1)]));
            let card = laid.view.offer[0].cards[0];
            assert_eq!(click(&laid, &[], At::Card(card), true), shown, "a card means its row");
            let again = click(&laid, &[At::Row(1)], At::Row(1), true);
            assert_eq!(again, Step::Choose(Choice::Row(1)));
        }
    });
    assert!(met);
}

/// What is told to be counted is as much as the rules counted; a chapter's sums are theirs.
#[test]
fn what_is_explained_is_what_the_rules_did() {
    let (mut effects, mut chapters) = (0, 0);
    played(|table, seat| {
        let told = recap(table, Viewer::Seat(seat), table.ply());
        let us = table.game().chair_of(seat);
        let mut counted = Vec::new();
        for step in table.line_from(told.since).take(table.ply() + 1 - told.since) {
            for entry in step.entries {
                match entry.seen_by(Viewer::Seat(seat)) {
                    // An effect without its condition counts nothing.
                    Some(Event::EffectResolved { chair, card, counted: found, level })
                        if *chair == us && (*found > 0 || *level == 0) =>
                    {
                        counted.push((*card, usize::from(*found)));
                    }
                    Some(Event::ChapterScored { chair, left, right, .. }) => {
                        chapters += 1;
                        let scored = told.scored.iter().find(|scored| scored.chair == *chair);
                        let sums = scored.unwrap().paths.map(|[cards, tokens]| cards + tokens);
                        assert_eq!(sums, [*left, *right]);
                    }
                    _ => {} // tidy: listens: for what is explained
                }
            }
        }
        let reckoned = told.reckoned.iter().filter(|one| one.counted > 0 || one.level == 0);
        let reckoned: Vec<_> = reckoned.map(|one| (one.card, one.things.len())).collect();
        effects += counted.len();
        assert_eq!(reckoned, counted);
    });
    assert!(effects > 100 && chapters > 10, "{effects} effects, {chapters} chapters");
}

/// What is foreseen of two cards without a choice is what the rules make of them.
#[test]
fn what_is_foreseen_comes_true() {
    let mut tried = 0;
    played(|table, seat| {
        let laid = seen(table, seat);
        if !matches!(laid.decision(), Some(Decision::Play { .. })) {
            return;
        }
        for choice in laid.legal.iter().take(12) {
            let Choice::Play(cards) = choice else { continue }; // tidy: listens: for cards that are laid
            if cards.iter().any(|card| card.tea_effect().is_some()) {
                continue;
            }
            let then = table.game().forecast(laid.us, cards);
            let (_, paths) = reckon::foresee(&laid.before(), cards, laid.view.active);
            let mixed = |card: &Card| {
                card.standard_effect()
                    .is_some_and(|effect| effect.condition == ::ronin::Condition::LoseInactive)
            };
            if !cards.iter().any(mixed) {
                assert_eq!(paths, then.path_counts(laid.us), "{cards:?}");
                tried += 1;
            }
        }
    });
    assert!(tried > 100);
}

#[test]
fn the_parts_of_the_table_take_turns() {
    let mut parts = BTreeSet::new();
    played(|table, seat| {
        let told = recap(table, Viewer::Seat(seat), table.ply());
        let moved = told.moved.map(|moved| moved.track);
        parts.insert(seen(table, seat).part(moved).name());
    });
    assert_eq!(parts.len(), 5, "{parts:?}");
}
