//! Packs are read as they should be, and what is not a pack of this program is refused.

use super::*;

table! {
    /// A table with everything a table can have.
    struct Sample {
        plain: Text,
        made: Filled,
        pairs: [(Text, Text); 2],
        inner: Inner,
        cards: List => Rows::of(&["cow", "roach"]),
        puzzles: List => Rows::in_parts(&["one"], &["title", "task"]),
    }
}

table! {
    struct Inner {
        only: Text,
    }
}

const LINES: &str = "plain = a = b\nmade = {0|card|cards}\npairs.1.1 = c\npairs.1.2 =\n\
    # A remark = nothing.\npairs.2.1 =  d\npairs.2.2 = e\n\n[sample.inner]\nonly = f\n\n\
    [sample.cards]\ncow = g|h\nroach = i\n[sample.puzzles]\none.title = j\none.task = k\n";

fn read(lines: &str) -> (Sample, bool) {
    let whole = format!("{}{lines}\n[[end]]\n", heading("sample", Sample::SHAPE));
    let mut reader = Reader::new(Lang::En, whole.leak());
    (reader.part("sample"), reader.is_sound())
}

#[test]
fn lines_are_read_in_the_order_of_the_fields() {
    let (read, is_sound) = read(LINES);
    assert!(is_sound);
    assert_eq!((read.plain, read.made.of(2).as_str()), ("a = b", "2 cards"));
    assert_eq!(read.pairs, [("c", ""), (" d", "e")]);
    assert_eq!((read.inner.only, read.cards), ("f", ["g|h", "i"].as_slice()));
    assert_eq!(read.puzzles, ["j", "k"]);
}

#[test]
fn keys_are_paths() {
    let keys = Sample::keys("sample").join(" ");
    let expected = "sample.plain sample.made sample.pairs.1.1 sample.pairs.1.2 \
        sample.pairs.2.1 sample.pairs.2.2 sample.inner.only sample.cards.cow \
        sample.cards.roach sample.puzzles.one.title sample.puzzles.one.task";
    assert_eq!(keys, expected);
}

/// Sentences cannot shift: a line too few or too many is noticed by the program itself.
#[test]
fn a_part_with_another_number_of_lines_is_refused() {
    assert!(!read(&LINES.replacen("made = {0|card|cards}\n", "", 1)).1, "a line too few");
    assert!(!read(&LINES.replacen("only = f\n", "only = f\nmore = x\n", 1)).1, "too many");
    let cut = format!("{}{}", heading("sample", Sample::SHAPE), &LINES[..60]);
    let mut reader = Reader::new(Lang::En, cut.leak());
    let _: Sample = reader.part("sample");
    assert!(!reader.is_sound(), "cut short");
}

#[test]
fn a_part_of_another_shape_is_refused() {
    let whole = format!("{}{LINES}\n[[end]]\n", heading("sample", Sample::SHAPE ^ 1));
    let mut reader = Reader::new(Lang::En, whole.leak());
    let read: Sample = reader.part("sample");
    assert!(!reader.is_sound());
    assert_eq!(read.plain, "", "nothing of it is used");
}

/// Tables of which only the shape matters.
mod shapes {
    use super::*;

    table! { pub struct A { one: Text, two: Text, } }
    table! { pub struct B { two: Text, one: Text, } }
    table! { pub struct C { one: Text, two: [Text; 2], } }
    table! { pub struct D { one: Text, two: [Text; 3], } }
    table! { pub struct E { one: Text, two: List => Rows::of(&["a", "b"]), } }
    table! { pub struct F { one: Text, two: List => Rows::of(&["b", "a"]), } }
}

/// Whatever is renamed, added or moved changes the shape.
#[test]
fn the_shape_knows_the_keys_and_their_order() {
    use shapes::{A, B, C, D, E, F};
    let mut shapes = [A::SHAPE, B::SHAPE, C::SHAPE, D::SHAPE, E::SHAPE, F::SHAPE].to_vec();
    shapes.sort_unstable();
    shapes.dedup();
    assert_eq!(shapes.len(), 6);
}
