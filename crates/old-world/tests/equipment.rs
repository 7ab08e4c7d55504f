//! Scenarios for equipment and companions.

mod common;

use common::{A, B, Words, card, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::story::Story;

fn wolf(hand: &str) -> Position {
    Position::new(2).hand(A, hand)
}

/// The crossbows, the knuckles, the medicine: used in step 1.
#[test]
fn equipment_of_step_one() {
    let mut crossbow = given(wolf("r1 b1 g1").keeps(A, "crossbow").hunting("rotfiend"));
    crossbow.choose("use kept-crossbow").choose("discard specimen-b1");
    assert_eq!(crossbow.pool_left(), 9);
    assert!(!given(wolf("r1 b1").keeps(A, "crossbow").hunting("rotfiend").later()).offers("use"));
    let mut heavy = given(wolf("r1 b1").keeps(A, "heavy-crossbow").hunting("rotfiend"));
    heavy.choose("use kept-heavy-crossbow");
    assert_eq!((heavy.pool_left(), heavy.hand_size(A)), (9, 2));
    let mut knuckles = given(wolf("r1 b1 g1").keeps(A, "pit-knuckles").hunting("rotfiend").later());
    knuckles.choose("use kept-pit-knuckles").choose("discard specimen-b1");
    assert_eq!(knuckles.pool_left(), 9);
    let mut medicine =
        given(wolf("r1 b1").discard(A, "g1 y1").keeps(A, "field-medicine").hunting("rotfiend"));
    medicine.choose("use kept-field-medicine").choose("take specimen-g1");
    assert!(medicine.own(A).deck.contains(&card("g1")));
    for (face, pool, shield) in [(1, 11, 0), (3, 9, 0), (6, 9, 1)] {
        let mut bombs =
            given(wolf("r1 b1").shield(A, 1).keeps(A, "bombardier").hunting("rotfiend"));
        bombs.choose_with_die("use kept-bombardier", face);
        assert_eq!((bombs.pool_left(), bombs.own(A).shield), (pool, shield));
    }
}

/// What works by itself: armour, sword, bracers, boots, child, companion of the first combo.
#[test]
fn equipment_that_works_by_itself() {
    let mut armour = given(
        wolf("g1 r1")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 0)
            .keeps(A, "armour-of-the-mire")
            .hunting("rotfiend"),
    );
    armour.combo("g1");
    assert_eq!(armour.own(A).shield, 2);
    let mut sword = given(wolf("b1 r1").keeps(A, "mahakam-blade").hunting("rotfiend"));
    sword.choose("done").choose("combo add specimen-b1").choose("done");
    assert_eq!(sword.pool_left(), 9);
    let mut boots = given(wolf("r1 b1").keeps(A, "cats-boots").hunting("rotfiend"));
    boots.combo("r1");
    assert_eq!(boots.hand_size(A), 4);
    let mut child = given(
        wolf("r1 b1")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .keeps(A, "child-of-ban-ard")
            .hunting("rotfiend")
            .pool("3-4 2-3 2-3")
            .monster_moves(),
    );
    child.choose("bite");
    assert_eq!(child.own(A).shield, 2);
    let mut vesna =
        given(wolf("r1 b1").keeps(A, "vesna-of-the-scythe").hunting("harpy").pool_of(9));
    vesna.combo("r1");
    assert_eq!(vesna.pool_left(), 4);
    vesna.choose("charge").combo("b1");
    assert!(vesna.pool_left() >= 2);
    // After a kill her own story goes on.
    let mut killed =
        given(wolf("r1 b1").keeps(A, "vesna-of-the-scythe").hunting("harpy").pool_of(1));
    killed.combo("r1").choose("destroy specimen-b1");
    assert!(
        killed.heard(|event| matches!(event, Event::StoryDrawn { story: Story::Event(51), .. }))
    );
    let mut bracers = given(
        wolf("y1 g1")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 0)
            .keeps(A, "ladys-bracers")
            .hunting("rotfiend")
            .hand(A, "y1 g1 g2")
            .potions(A, "blizzard"),
    );
    bracers
        .choose("use potion-blizzard")
        .choose("combo add specimen-y1")
        .choose("combo add specimen-g1");
    bracers.choose("use kept-ladys-bracers");
    bracers.choose("done");
    assert_eq!(bracers.own(A).shield, 4);
}

/// Oskar (given): before the opponent's first combat turn, also a witcher's.
#[test]
fn oskar_warns() {
    let mut hunt = given(wolf("r1 b1").keeps(A, "oskar")).ambushed("harpy");
    hunt.change(|at| at.pool("2-3 3-5 2-4"));
    hunt.choose("use kept-oskar");
    assert_eq!(hunt.legal(), ["discard-attack 2-3", "discard-attack 3-5"]);
    hunt.choose("discard-attack 3-5");
    assert_eq!(hunt.pool_left(), 2);
    let mut duel =
        given(Position::new(2).hand(A, "r1 b1").hand(B, "g1 g2").keeps(A, "oskar")).begin_duel();
    duel.combo("r1");
    assert_eq!((duel.awaited(), duel.decision()), (Some(A), Some(Decision::BeforeFoe)));
    let shield = duel.own(B).shield;
    duel.choose("use kept-oskar");
    duel.choose_first();
    assert_eq!(duel.own(B).shield, shield);
    // One card left is discarded, and its owner falls.
    let mut last = given(
        Position::new(2).hand(A, "b2 b1").shield(B, 1).deck_of(B, 1).keeps(A, "oskar").dueling(),
    );
    last.combo("b2");
    last.choose("use kept-oskar");
    assert!(last.heard(|event| matches!(event, Event::DuelWon { seat: A, .. })));
}
