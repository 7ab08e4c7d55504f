//! Every ability of 16.7 in its window, and worked examples 73 to 77 and 79.

mod support;

use ronin::position::Position;
use ronin::{Character, Decision, Event, Stage, Window};
use support::{Ask, counts, effects, given, hands, tea};
use tabletop::{Seat, Viewer};

const OFFER: [&str; 4] = ["r01 r02", "r03 r04", "g01 g02", "g03 g04"];

/// This character on chair 1 between Geralt and Vesemir (or Yennefer), first in the order.
fn table_of(slug: &str) -> Position {
    let left = if slug == "vesemir" { "yennefer" } else { "vesemir" };
    let right = if slug == "geralt" { "dandelion" } else { "geralt" };
    Position::of(3, &[right, slug, left]).order(&[1, 2, 0])
}

/// The same with everything but one ability used.
fn only(slug: &str, ability: &str, xp: u8) -> Position {
    let character = Character::from_slug(slug).expect("a character");
    let mut position = table_of(slug).xp(1, xp);
    for number in 0..4 {
        let other = character.ability(number);
        if other.slug() != ability && number < usize::from(ronin::unlocked(xp)) {
            position = position.used(1, other.slug());
        }
    }
    position
}

/// Geralt 2, W5: a token for each uncovered symbol of a card of this turn.
#[test]
fn twin_blades() {
    let position = only("geralt", "twin-blades", 4).fresh(1, "r01 r02").covered(1, "r02 combat");
    let mut table = effects(position.timeline(1, "b01").turn(2));
    table.expect_legal(["use twin-blades r01", "use twin-blades r02", "done"]);
    table.choose("use twin-blades r02");
    assert_eq!(table.pool(1), counts(1, 0, 0, 0));
    let table = effects(only("geralt", "twin-blades", 4).fresh(1, "r04 r06"));
    assert!(!table.offers("use twin-blades"), "RO-ABIL-13: no uncovered symbol");
}

/// Example 77. Geralt 4, W7, RO-ABIL-16: three of the symbol he has fewer of.
#[test]
fn white_wolf() {
    let six_four = "combat ".repeat(6) + &"magic ".repeat(4);
    let scoring = |tokens: &str| {
        let position = only("geralt", "white-wolf", 15).turn(3).pool(1, tokens);
        given(position, Stage::Scoring)
    };
    let mut table = scoring(&six_four);
    table.expect_legal(["use white-wolf right", "done"]).choose("use white-wolf right");
    assert_eq!((table.xp(1), table.vp(1)), (15 + 7, 6));
    let mut table = scoring(&six_four);
    table.choose("done");
    assert_eq!((table.xp(1), table.vp(1)), (15 + 6, 4));
    let mut table = scoring(&("combat ".repeat(5) + &"magic ".repeat(5)));
    table.expect_legal(["use white-wolf left", "use white-wolf right", "done"]);
    table.choose("use white-wolf left");
    assert_eq!((table.xp(1), table.vp(1)), (15 + 8, 5));
}

/// Yennefer 2, W2: draw three, discard two.
#[test]
fn portal() {
    let position = only("yennefer", "portal", 4).offer(&OFFER).deck("b01 b02 b03").hand(1, "ye1");
    let mut table = given(position, Stage::Draft);
    table.choose("row 1");
    table.expect_awaiting(Seat(1), &Decision::Ability { window: Window::Drafted, card: None });
    table.choose("use portal");
    assert_eq!(table.legal().len(), 15, "two of six");
    table.choose("discard r02 b03");
    assert_eq!(table.hand(1), ["r01", "b01", "b02", "ye1"]);
    assert!(table.discarded("r02") && table.discarded("b03"), "RO-ABIL-17");
}

/// Yennefer 3, W5, RO-ABIL-15: one to three inactive symbols for active ones.
#[test]
fn transmutation() {
    let position = only("yennefer", "transmutation", 9).fresh(1, "g12 y01").pool(1, "diplomacy");
    let mut table = effects(position.covered(1, "y01 diplomacy").covered(1, "y01 diplomacy"));
    table.choose("use transmutation");
    table.expect_legal(["lose diplomacy token", "lose exploration g12"]);
    table.choose("lose diplomacy token").expect_legal(["lose exploration g12", "done"]);
    table.choose_all(["lose exploration g12", "split 1 1"]);
    assert_eq!(table.pool(1), counts(0, 1, 3, 0), "g12 gave two magic before");
}

/// Example 76. Yennefer 4, W5: the full reward of any own standard effect.
#[test]
fn obsidian_star() {
    let position = only("yennefer", "obsidian-star", 15).turn(2).timeline(1, "g07 r13");
    let mut table = effects(position.fresh(1, "r01 r02"));
    table.expect_legal(["use obsidian-star g07", "done"]).choose("use obsidian-star g07");
    assert_eq!(table.pool(1), counts(0, 0, 3, 0));
}

/// Dandelion 1, W6: a point on an own track that is not at its end.
#[test]
fn ballad() {
    let mut table = tea(table_of("dandelion").track(0, 12));
    table.expect_legal(["use ballad left", "done"]).choose("use ballad left");
    assert_eq!(table.marker(1), 1);
    let table = tea(table_of("dandelion").track(0, 12).track(1, 12));
    assert!(!table.offers("use"), "RO-EFF-17");
}

/// Dandelion 2, W5: a card a neighbour played this turn.
#[test]
fn borrowed_verse() {
    let position = only("dandelion", "borrowed-verse", 4).turn(2).timeline(0, "b01");
    let mut table = effects(position.fresh(0, "r01 r04").fresh(2, "y01 r06").fresh(1, "r02"));
    table.expect_legal(["use borrowed-verse y01", "use borrowed-verse r01", "done"]);
    table.choose("use borrowed-verse y01");
    assert_eq!(table.pool(1), counts(0, 0, 0, 2));
}

/// Dandelion 3, W6: needs an uncovered arrow to a track that can move.
#[test]
fn persuasion() {
    let position = || only("dandelion", "persuasion", 9).fresh(1, "r01 g01");
    let mut table = tea(position());
    table.expect_legal(["use persuasion left", "use persuasion right", "done"]);
    let table = tea(position().covered(1, "r01 arrow").track(1, 12));
    assert!(!table.offers("use"));
}

/// Dandelion 4, W7.
#[test]
fn grand_finale() {
    for (cards, vp) in [("r01 g01 b01", 1), ("r01 g01 b01 y01", 2), ("r01 g01 b01 y01 p01", 3)] {
        let position = only("dandelion", "grand-finale", 15).turn(3).timeline(1, cards);
        let mut table = given(position, Stage::Scoring);
        table.choose("use grand-finale");
        assert!(
            table.heard(|event| matches!(event, Event::VpGained { amount, .. } if *amount == vp))
        );
    }
    let position = only("dandelion", "grand-finale", 15).turn(3).timeline(1, "r01 g01");
    assert!(!given(position, Stage::Scoring).offers("use"));
}

/// Ciri 1, W1: a free row is replaced.
#[test]
fn blink() {
    let position = table_of("ciri").order(&[0, 1, 2]).offer(&OFFER).deck("b01 b02");
    let mut table = given(position, Stage::Draft);
    table.choose("row 1").expect_refused("use blink 1", "RO-ABIL-13").choose("use blink 3");
    assert_eq!(table.rows()[2], "b01 b02");
    assert!(table.discarded("g01") && table.discarded("g02"));
    assert!(table.can("row 3"), "the drafting moment goes on");
}

/// Ciri 2, W2. Example 79, RO-ABIL-14, RO-DRAFT-10: experience for the row, in the window that
/// unlocked it.
#[test]
fn swift_step() {
    let position = table_of("ciri").offer(&OFFER).xp(1, 3);
    let mut table = given(position, Stage::Draft);
    table.choose("row 4").choose("use swift-step");
    assert_eq!(table.xp(1), 8);
    let position = only("ciri", "swift-step", 4).offer(&OFFER);
    let mut table = given(position, Stage::Draft);
    table.choose("top");
    assert!(!table.offers("use"), "the top space is no row");
}

/// Ciri 2: row 5 gives four.
#[test]
fn swift_step_gives_at_most_four() {
    let four = ["geralt", "ciri", "vesemir", "triss"];
    let position = Position::of(4, &four).order(&[1, 0, 2, 3]).xp(1, 4).used(1, "blink");
    let mut table = given(position, Stage::Refill);
    table.choose_all(["row 5", "use swift-step"]);
    assert_eq!(table.xp(1), 4 + 1 + 4);
}

/// Ciri 3, W3: a hand card for any other of the discard pile.
#[test]
fn between_worlds() {
    let position = only("ciri", "between-worlds", 9).hand(1, "r01 r02").discard("b01 b02");
    let mut table = given(position, Stage::Choosing);
    table.choose("use between-worlds r01").expect_refused("salvage r01", "not-now");
    table.choose("salvage b01");
    assert_eq!(table.hand(1), ["r02", "b01"]);
    assert!(table.discarded("r01") && !table.discarded("b01"));
}

/// Example 74. Ciri 4, W3, RO-PLAY-6: three cards instead of two, announced openly.
#[test]
fn lady_of_time() {
    let position = only("ciri", "lady-of-time", 15).hand(1, "g01 g04 g05 r01 r02 r03 r06");
    let mut table = given(hands(position, ["b01 b02", "", "y01 y02"]), Stage::Choosing);
    table.choose("use lady-of-time").expect_awaiting(Seat(1), &Decision::Play { cards: 3 });
    assert_eq!(table.seen_by(Viewer::Spectator).chairs[1].plays, 3, "seen by all");
    table.choose_all(["play g01 r01 g05", "play y01 y02", "play b01 b02"]);
    assert_eq!(table.pool(1), counts(0, 2, 0, 0), "the third card sees two green ones");
    assert_eq!(table.hand(1).len(), 4);
}

/// Vesemir 1, W5: experience for cards of a colour, at most three.
#[test]
fn lesson() {
    let position = table_of("vesemir").turn(2).timeline(1, "r01 r02 r03 b01").fresh(1, "r04 r06");
    let mut table = effects(position);
    table.expect_legal(["use lesson red", "use lesson blue", "done"]).choose("use lesson red");
    assert_eq!(table.xp(1), 3, "five red cards");
}

/// Vesemir 2, W6: a point on each own track.
#[test]
fn patient_stance() {
    let mut table = tea(only("vesemir", "patient-stance", 4));
    table.choose("use patient-stance");
    assert_eq!((table.marker(1), table.marker(0)), (1, 1));
}

/// Example 75. Vesemir 3, W5, RO-ABIL-13, RO-ABIL-15: an effect of this turn once more.
#[test]
fn muscle_memory() {
    let position = || only("vesemir", "muscle-memory", 9).fresh(1, "b10");
    let mut table = effects(position().pool(1, "combat"));
    table.choose_all(["lose combat b10", "use muscle-memory b10"]);
    assert_eq!(table.pool(1), counts(0, 0, 4, 0));
    let table = effects(position());
    assert!(!table.offers("use"), "no combat is left in scope");
}

/// RO-ABIL-12: the repeated effect is about to be resolved again, so W4 is open for it.
#[test]
fn a_repeated_effect_opens_its_window() {
    let position = only("vesemir", "muscle-memory", 9).gift(1, "training").fresh(1, "b10");
    let mut table = effects(position.pool(1, "combat"));
    table.choose_all(["done", "lose combat b10", "use muscle-memory b10", "use training"]);
    assert_eq!(table.pool(1), counts(0, 1, 4, 0));
}

/// Vesemir 4, W7: a point for every full ten experience.
#[test]
fn grandmaster() {
    let mut table = given(only("vesemir", "grandmaster", 29).turn(3), Stage::Scoring);
    table.choose("use grandmaster");
    assert_eq!(table.vp(1), 2);
}

/// Triss 1, W5: a token for two active symbols.
#[test]
fn kindle() {
    let mut table = effects(table_of("triss").pool(1, "diplomacy").fresh(1, "r01"));
    table.expect_legal(["use kindle diplomacy", "done"]);
    table.choose_all(["use kindle diplomacy", "split 1 1"]);
    assert_eq!(table.pool(1), counts(0, 1, 1, 0));
}

/// Triss 2, W5: one to three of a symbol for as many of another.
#[test]
fn rain_of_fire() {
    let position = only("triss", "rain-of-fire", 4).pool(1, "diplomacy diplomacy").fresh(1, "y01");
    let mut table = effects(position);
    table.expect_legal([
        "use rain-of-fire diplomacy exploration",
        "use rain-of-fire diplomacy combat",
        "use rain-of-fire diplomacy magic",
        "done",
    ]);
    table.choose_all(["use rain-of-fire diplomacy combat", "lose diplomacy y01"]);
    table.choose_all(["lose diplomacy token", "done"]);
    assert_eq!(table.pool(1), counts(0, 2, 0, 1));
    assert_eq!(table.covered(1, "y01"), (1, false));
}

/// Example 73. Triss 3, W6: the full reward of a due tea effect, in its place.
#[test]
fn calm() {
    let position = || only("triss", "calm", 9).fresh(1, "r14 r13");
    let mut table = tea(position());
    table.expect_legal(["use calm r14", "use calm r13", "done"]);
    table.choose_all(["use calm r14", "track right"]);
    assert_eq!(table.moves(), [(0, 0, 3, 0)]);
    let mut table = tea(position().pool(1, "exploration"));
    table.choose("use calm r13");
    assert_eq!((table.marker(0), table.marker(1)), (1, 1));
    assert_eq!(table.pool(1), counts(1, 0, 0, 0), "nothing lost");
    let table = tea(only("triss", "calm", 9).turn(2).timeline(1, "r13").fresh(1, "r01"));
    assert!(!table.offers("use"), "no tea effect is due");
}

/// Triss 4, W7: a point for every full three spaces of the lower track.
#[test]
fn circle_of_friends() {
    let position = only("triss", "circle-of-friends", 15).turn(3).track(0, 8).track(1, 12);
    let mut table = given(position, Stage::Scoring);
    table.choose("use circle-of-friends");
    assert_eq!(table.vp(1), 2);
}

/// Yuki Onna 1, W3, RO-ABIL-15: one to three hand cards for new ones.
#[test]
fn first_snow() {
    let position = table_of("yuki-onna").hand(1, "r01 r02 r03 r04").deck("b01 b02 b03");
    let mut table = given(position, Stage::Choosing);
    assert_eq!(table.legal().len(), 4 + 6 + 4 + 1);
    table.choose("use first-snow r01 r03");
    assert_eq!(table.hand(1), ["r02", "r04", "b01", "b02"]);
    assert!(table.discarded("r01") && table.discarded("r03"));
    let seen = table.seen_by(Viewer::Seat(Seat(0)));
    assert_eq!(seen.chairs[1].hand.len(), 2, "the new cards are secret");
}

/// Yuki Onna 2, W6: two points on the lower track, either of equals.
#[test]
fn frozen_hospitality() {
    let position = || only("yuki-onna", "frozen-hospitality", 4);
    let mut table = tea(position().track(0, 1));
    table.expect_legal(["use frozen-hospitality left", "done"]);
    table.choose("use frozen-hospitality left");
    assert_eq!(table.marker(1), 2);
    tea(position()).expect_legal([
        "use frozen-hospitality left",
        "use frozen-hospitality right",
        "done",
    ]);
}

/// Yuki Onna 3, W2: tokens for the active symbols just drafted, at most three of four.
#[test]
fn snow_mirror() {
    let offer = ["r01 b01", "y01 p07", "g02 b10", "g03 g04"];
    let position = || only("yuki-onna", "snow-mirror", 9).offer(&offer).deck("r15 r09");
    let mut table = given(position(), Stage::Draft);
    table.choose_all(["row 1", "use snow-mirror"]);
    table.expect_legal(["split 2 1", "split 1 2"]).choose("split 1 2");
    assert_eq!(table.pool(1), counts(0, 1, 2, 0));
    let mut table = given(position(), Stage::Draft);
    table.choose("row 2");
    assert!(!table.offers("use"), "no active symbol");
    let mut table = given(position(), Stage::Draft);
    table.choose_all(["top", "use snow-mirror"]);
    assert_eq!(table.pool(1), counts(0, 1, 0, 0));
    let seen = table.seen_by(Viewer::Seat(Seat(0)));
    assert_eq!(seen.chairs[1].hand.len(), 2, "cards drawn blind are shown");
}

/// Yuki Onna 4, W7: two of the rarer symbol, one of the other.
#[test]
fn lady_of_the_snows() {
    let position = only("yuki-onna", "lady-of-the-snows", 15).turn(3).pool(1, "combat magic magic");
    let mut table = given(position, Stage::Scoring);
    table.choose("use lady-of-the-snows left");
    assert_eq!((table.xp(1), table.vp(1)), (15 + 3, 3));
}
