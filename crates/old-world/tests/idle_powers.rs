//! Powers that can do nothing are not offered.

mod common;

use common::{A, Words, given};
use old_world::position::Position;
use old_world::world::effect::Attribute;
use old_world::world::school::School;

/// OW-STEP1-1, finding D2: what could only be spent or cost something is not offered.
#[test]
fn a_power_that_can_do_nothing_is_not_offered() {
    let griffin = || Position::new(2).school(A, School::Griffin).hand(A, "r1 b1 g1");
    let empty = given(griffin().hunting("rotfiend"));
    assert!(!empty.can("use ability-griffin"));
    let something = given(griffin().discard(A, "g2").hunting("rotfiend"));
    assert!(something.can("use ability-griffin"));
    let followed = given(griffin().mastery(A, Attribute::Special).hunting("rotfiend"));
    assert!(followed.can("use ability-griffin"), "for the trophy that follows it");

    let forest =
        |discard| Position::new(2).potions(A, "maribor-forest").hand(A, "r1").discard(A, discard);
    assert!(!given(forest("").hunting("rotfiend")).can("use potion-maribor-forest"));
    assert!(given(forest("g2").hunting("rotfiend")).can("use potion-maribor-forest"));

    let swallow = |shield| {
        Position::new(2)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, shield)
            .potions(A, "swallow")
            .hand(A, "r1")
            .hunting("rotfiend")
    };
    assert!(!given(swallow(2)).can("use potion-swallow"));
    assert!(given(swallow(1)).can("use potion-swallow"));

    let blizzard = |hand| Position::new(2).potions(A, "blizzard").hand(A, hand).hunting("rotfiend");
    assert!(!given(blizzard("r1")).can("use potion-blizzard"), "the combo takes the only card");
    assert!(given(blizzard("r1 g1")).can("use potion-blizzard"));
}

/// Ekimmara's trophy, finding D2: nobody is asked about an empty discard.
#[test]
fn an_empty_discard_gives_nothing_back() {
    let hit = |discard| {
        let mut table = given(
            Position::new(2)
                .monster_trophy(A, "ekimmara")
                .hand(A, "b1 r1")
                .discard(A, discard)
                .hunting("rotfiend"),
        );
        table.combo("b1");
        table.can("use trophy-ekimmara")
    };
    assert!(!hit(""));
    assert!(hit("g2"));
}
