//! Worked examples 34, 106: joint decisions. And what everybody may know.

use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::wild_hunt::{HuntDecision, HuntEvent, Question};
use old_world::world::location::Location::{Glenmore, Hengfors, Vizima};
use old_world::world::location::Terrain::{Forest, Water};
use old_world::world::rider::Rider;
use old_world::world::school::School;
use tabletop::{Game, Rng, Seat, Viewer};

use super::table::{A, B, E, HuntWords, Table, Words, given, two};

/// Example 34: WH-JNT-1, WH-JNT-2, WH-D-TIE.
#[test]
fn the_tie_seat_decides_a_tie() {
    let mut table =
        given(Position::hunt(4, Rider::Nithral).next_story("last-hay-wagon").explores());
    table.choose_all(["option a", "option a", "option b", "option b"]);
    assert!(table.heard(|event| matches!(event, Event::Hunt(HuntEvent::Decided { choice, .. }) if choice.to_string() == "option b")));
    assert_eq!(table.own(A).gold, 2);
    let mut other = given(
        Position::hunt(4, Rider::Nithral).tie_seat(A).next_story("last-hay-wagon").explores(),
    );
    other.choose_all(["option a", "option b", "option b", "option a"]);
    assert_eq!(other.own(A).gold, 0);
}

fn marked_by(votes: &[&str], tie: Seat) -> Table {
    let mut table = given(
        Position::hunt(5, Rider::Imlerith)
            .tie_seat(tie)
            .at(A, Vizima)
            .rider_at(Vizima)
            .monster("griffin", Vizima)
            .monster("bruxa", Glenmore)
            .monster("rotfiend", Hengfors)
            .rides(),
    );
    assert_eq!(table.question(), Some(Question::Mark));
    table.choose_all(votes.iter().copied());
    table
}

/// Example 106: WH-JNT-1, WH-JNT-2, WH-JNT-3, WH-D-TIE.
#[test]
fn ballots_close_when_nobody_can_catch_up() {
    let (x, y, z) = ("mark griffin", "mark bruxa", "mark rotfiend");
    let mut tied = marked_by(&[x, y, z, x], E);
    assert_eq!(tied.awaited(), Some(E));
    tied.choose(y);
    assert_eq!(tied.hunt().marked[Water.index()], 1);
    let mut asked = marked_by(&[x, x, y, y, z], E);
    assert_eq!(
        (asked.awaited(), asked.asked()),
        (Some(E), Some(HuntDecision::Tie { question: Question::Mark }))
    );
    assert_eq!(asked.legal(), [x, y]);
    asked.choose(x);
    assert_eq!(asked.hunt().marked[Forest.index()], 1);
    let closed = marked_by(&[x, x, x], E);
    assert_eq!(closed.hunt().marked[Forest.index()], 1, "closed after three");
    assert_ne!(closed.asked(), Some(HuntDecision::Vote { question: Question::Mark }));
}

/// WH-INFO-1: hands are open. WH-INFO-3: what a card says goes before.
#[test]
fn hands_are_open_to_all() {
    let table = given(two().hand(A, "b1 r1").hand(B, "g1"));
    let view = table.seen_by(Viewer::Seat(B));
    assert_eq!(view.players[A].hand.as_deref(), Some(&table.own(A).hand[..]));
    assert!(table.seen_by(Viewer::Spectator).players[B].hand.is_some());
    let other = table.game().resample(Viewer::Seat(B), &mut Rng::from_u64(3));
    assert_eq!(other.table().players()[A].hand, table.own(A).hand);
    assert_eq!(other.view(Viewer::Seat(B)), view);
}

/// WH-INFO-4, WH-INFO-5: what one looks at, all see, until it is gone.
#[test]
fn a_peek_is_shown_to_all() {
    let mut table = given(
        two()
            .school(A, School::Viper)
            .attributes(A, [1, 1, 1, 2])
            .at(A, Vizima)
            .monster("rotfiend", Vizima)
            .trail(A, Forest)
            .hand(A, "b1 r1")
            .fights(),
    );
    table.choose("fight rotfiend");
    table.combo("b1 r1");
    assert_eq!(table.decision(), Some(Decision::OnFoeLoss));
    table.choose_first();
    let seen = table.seen_by(Viewer::Seat(B)).fight.unwrap().pool_known;
    assert_eq!(seen.len(), 2);
    let other = table.game().resample(Viewer::Seat(B), &mut Rng::from_u64(5));
    assert_eq!(other.view(Viewer::Seat(B)).fight.unwrap().pool_known, seen);
}
