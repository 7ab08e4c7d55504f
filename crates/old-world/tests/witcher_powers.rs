//! A scenario for every potion, school ability and trophy that the worked examples leave out.

mod common;

use common::{A, B, Words, card, cards, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::effect::Attribute;
use old_world::world::school::School;
use tabletop::Viewer;

fn wolf(hand: &str) -> Position {
    Position::new(2).hand(A, hand)
}

// Potions.

/// Maribor Forest, Thunderbolt, Tawny Owl; the others are in the worked examples.
#[test]
fn the_other_potions() {
    let mut forest =
        given(wolf("r1 b1").discard(A, "g1 y1").potions(A, "maribor-forest").hunting("harpy"));
    forest.choose("use potion-maribor-forest");
    assert!(forest.own(A).hand.contains(&card("y1")));
    assert!(
        !given(wolf("r1 b1 g1").potions(A, "maribor-forest").hunting("harpy")).offers("use potion")
    );
    let mut thunder = given(wolf("r1 b1").potions(A, "thunderbolt").hunting("harpy"));
    thunder.choose("use potion-thunderbolt");
    assert_eq!(thunder.own(A).shield, 0);
    thunder.combo("r1");
    assert_eq!(thunder.pool_left(), 9);
    let mut owl = given(wolf("r1 b1").potions(A, "tawny-owl").hunting("rotfiend"));
    owl.choose("use potion-tawny-owl").combo("r1");
    assert_eq!(owl.hand_size(A), 3);
}

// School abilities, level by level.

/// OW-SPEC-WOLF, OW-SPEC-TABLE, OW-D-WOLF, OW-SPEC-1, OW-ATTR-10.
#[test]
fn the_wolf_fences() {
    for (level, damage, drawn) in [(1, 1, 0), (2, 2, 1), (3, 2, 2), (4, 3, 2), (5, 3, 2)] {
        let mut table = given(wolf("p1 y1 g1").attributes(A, [1, 1, 1, level]).hunting("rotfiend"));
        table.choose("done").choose("combo add specimen-p1");
        table.choose("combo add specimen-y1").choose("combo add specimen-g1");
        assert_eq!(table.legal(), ["use ability-wolf", "done"]);
        table.choose("use ability-wolf");
        assert_eq!(table.pool_left(), 11 - 3 - damage);
        // Attack I and +2 draw three more in step 4.
        assert_eq!(table.hand_size(A), 3 + drawn);
        assert!(!table.can("use ability-wolf"));
    }
}

/// OW-SPEC-GRIFFIN, OW-D-PEEK.
#[test]
fn the_griffin_calls_cards_back() {
    for (level, discards) in [(1, 1), (2, 0), (3, 0)] {
        let mut table = given(
            wolf("r1 b1 b2")
                .school(A, School::Griffin)
                .attributes(A, [1, 1, 1, level])
                .discard(A, "g1 y1")
                .hunting("rotfiend"),
        );
        table.choose("use ability-griffin");
        for _ in 0..discards {
            table.choose_first();
        }
        assert_eq!(table.hand_size(A), 4 - discards);
    }
    for level in [4, 5] {
        let mut table = given(
            wolf("r1 b1 b2")
                .school(A, School::Griffin)
                .attributes(A, [1, 1, 1, level])
                .discard(A, "g1 y1")
                .hunting("rotfiend"),
        );
        table.choose("use ability-griffin").choose("take specimen-g1");
        assert_eq!(table.own(A).hand, cards("r1 b1 b2 g1"));
        assert_eq!(table.own(A).discard, [card("y1")]);
    }
}

/// OW-SPEC-BEAR: by itself, once in a fight.
#[test]
fn the_bear_is_armoured() {
    for (level, drawn, shield) in [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2)] {
        let mut table = given(
            wolf("r1 b1 g1")
                .school(A, School::Bear)
                .attributes(A, [1, 4, 1, level])
                .shield(A, 2)
                .hunting("rotfiend")
                .pool("2-3 2-3 2-3 2-3 2-3")
                .monster_moves(),
        );
        table.choose("charge");
        assert_eq!((table.own(A).shield, table.hand_size(A)), (shield, 3 + drawn));
        assert!(table.heard(|event| matches!(event, Event::PowerUsed { .. })));
        table.change(|at| at.shield(A, 0));
        let hand = table.hand_size(A);
        table.combo("r1");
        table.choose("charge");
        assert!(table.hand_size(A) <= hand);
    }
}

/// OW-SPEC-CAT.
#[test]
fn the_cat_is_quick() {
    for (level, look, take) in [(1, 1, 1), (2, 3, 1), (3, 3, 2), (4, 3, 3), (5, 3, 3)] {
        let mut table = given(
            wolf("r1 b1")
                .school(A, School::Cat)
                .attributes(A, [1, 1, 1, level])
                .hunting("rotfiend"),
        );
        table.choose("use ability-cat");
        if take < look {
            assert_eq!(table.decision(), Some(Decision::PeekTake { look, left: take }));
            assert_eq!(table.legal().len(), usize::from(look));
            let view = table.seen_by(Viewer::Seat(A)).fight.unwrap();
            assert_eq!(view.sides[0].known.len(), usize::from(look));
            let other = table.seen_by(Viewer::Seat(B)).fight.unwrap();
            assert!(other.sides[0].known.is_empty());
        }
        while let Some(Decision::PeekTake { .. } | Decision::PeekOrder { .. }) = table.decision() {
            table.choose_first();
        }
        assert_eq!(table.hand_size(A), 2 + usize::from(take));
    }
    let later = given(wolf("r1 b1").school(A, School::Cat).hunting("rotfiend").later());
    assert!(!later.offers("use"));
}

/// OW-SPEC-CAT, OW-ZONE-1: with a full hand nothing can be taken; everything looked at goes back,
/// in any order. With one place left, one card is taken and no second is asked for.
#[test]
fn a_cat_with_a_full_hand_only_looks() {
    let cat = |hand: usize| {
        let mut table = given(
            Position::new(2)
                .school(A, School::Cat)
                .attributes(A, [1, 1, 1, 3])
                .hand_of(A, hand)
                .deck_of(A, 5)
                .hunting("harpy"),
        );
        table.choose("use ability-cat");
        table
    };
    let full = cat(7);
    assert_eq!(full.decision(), Some(Decision::PeekOrder { own_deck: true, look: 3, placed: 0 }));
    let mut nearly = cat(6);
    assert_eq!(nearly.decision(), Some(Decision::PeekTake { look: 3, left: 1 }));
    nearly.choose_first();
    assert_eq!((nearly.hand_size(A), nearly.deck_size(A)), (7, 4));
    assert_eq!(nearly.decision(), Some(Decision::PeekOrder { own_deck: true, look: 2, placed: 0 }));
}

/// OW-SPEC-VIPER, also against a witcher.
#[test]
fn the_viper_poisons() {
    for (level, look, discard) in [(1u8, 3, 0), (2, 2, 1), (3, 4, 1), (4, 4, 2), (5, 4, 2)] {
        let mut table = given(
            wolf("r1 b1")
                .school(A, School::Viper)
                .attributes(A, [1, 1, 1, level])
                .hunting("rotfiend")
                .pool("2-3 2-3 2-3 2-4 3-4 3-5 4-2 5-2 drop-3"),
        );
        table.choose("done").choose("combo add specimen-r1").choose("done");
        table.choose("use ability-viper");
        let mut discarded = 0;
        if discard == 0 {
            assert_eq!(
                table.decision(),
                Some(Decision::PeekOrder { own_deck: false, look, placed: 0 })
            );
        }
        while let Some(Decision::PeekDiscard { .. } | Decision::PeekOrder { .. }) = table.decision()
        {
            discarded +=
                usize::from(matches!(table.decision(), Some(Decision::PeekDiscard { .. })));
            table.choose_first();
        }
        assert_eq!(discarded, discard);
        assert_eq!(table.pool_left(), 7 - discard);
    }
    let mut duel = given(
        Position::new(2)
            .school(A, School::Viper)
            .attributes(A, [1, 1, 1, 3])
            .hand(A, "r1 b1")
            .shield(B, 0)
            .dueling(),
    );
    duel.choose("done").choose("combo add specimen-r1").choose("done");
    duel.choose("use ability-viper");
    assert_eq!(duel.legal().len(), 4);
    duel.choose_first();
    assert_eq!(duel.own(B).discard.len(), 3);
}

// School trophies.

/// Every medallion does what it says.
#[test]
fn school_trophies() {
    let mut cat = given(wolf("r1 b1").medallion(A, School::Cat).hunting("rotfiend"));
    cat.choose("use medallion-cat");
    assert_eq!(cat.hand_size(A), 3);
    let mut bear = given(wolf("r1 b1").shield(A, 0).medallion(A, School::Bear).hunting("rotfiend"));
    bear.choose("use medallion-bear");
    assert_eq!(bear.own(A).shield, 1);
    assert!(
        !given(wolf("r1 b1").shield(A, 1).medallion(A, School::Bear).hunting("rotfiend"))
            .offers("use")
    );
    let mut fencer = given(
        wolf("p1 y1 g1")
            .school(A, School::Cat)
            .attributes(A, [1, 1, 1, 1])
            .medallion(A, School::Wolf)
            .hunting("rotfiend")
            .later(),
    );
    fencer.choose("done").choose("combo add specimen-p1");
    fencer.choose("combo add specimen-y1").choose("combo add specimen-g1");
    fencer.choose("use medallion-wolf");
    assert_eq!(fencer.pool_left(), 7);
    let mut griffin =
        given(wolf("r1 b1").discard(A, "g1").medallion(A, School::Griffin).hunting("rotfiend"));
    griffin.choose("use medallion-griffin").choose("discard specimen-r1");
    assert_eq!(griffin.own(A).hand, cards("b1 g1"));
    let mut viper = given(
        wolf("r1 b1").attributes(A, [2, 1, 1, 1]).medallion(A, School::Viper).hunting("rotfiend"),
    );
    viper.choose("done").choose("combo add specimen-r1").choose("done");
    viper.choose("use medallion-viper");
    assert_eq!((viper.pool_left(), viper.hand_size(A)), (8, 2));
}

// Attribute trophies.

/// Alchemy: two potions in the first turn. Special: a wound or two cards after the ability;
/// OW-D-SPECTROPHY.
#[test]
fn attribute_trophies() {
    let mut alchemy = given(wolf("r1 b1").mastery(A, Attribute::Alchemy).hunting("rotfiend"));
    alchemy.choose("use mastery-alchemy");
    assert_eq!(alchemy.own(A).potions.len(), 2);
    for (pick, pool, hand) in [(1, 10, 4), (2, 11, 6)] {
        let mut special = given(
            wolf("r1 b1 b2 g1")
                .school(A, School::Griffin)
                .attributes(A, [1, 1, 1, 1])
                .mastery(A, Attribute::Special)
                .hunting("rotfiend"),
        );
        special.choose("use ability-griffin").choose("discard specimen-b2");
        assert!(matches!(special.decision(), Some(Decision::Alternative { .. })));
        special.choose(&format!("pick {pick}"));
        assert_eq!((special.pool_left(), special.hand_size(A)), (pool, hand - 1));
    }
}

// When powers are offered.

/// OW-FIGHT-4, OW-FIGHT-5, OW-STEP1-1, OW-D-STEP1: damage in step 1 is an attack, too.
#[test]
fn step_one_damage_is_an_attack() {
    let mut table = given(
        Position::new(2)
            .school(A, School::Viper)
            .attributes(A, [1, 1, 1, 2])
            .hand(A, "r1 b1")
            .keeps(A, "heavy-crossbow")
            .hunting("rotfiend"),
    );
    table.choose("use kept-heavy-crossbow");
    assert_eq!(table.decision(), Some(Decision::OnFoeLoss));
    table.choose("done");
    assert_eq!(table.decision(), Some(Decision::Combo));
}
