//! Worked examples 69–79: monsters.

mod common;

use common::{A, B, C, D, Words, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::effect::Attribute;
use old_world::world::location::Location::Vizima;
use old_world::world::school::School;

/// Example 69: OW-MON-1, OW-D-ATTACK.
#[test]
fn attacks_are_chosen_in_rotation() {
    let mut table =
        given(Position::new(4).attributes(A, [1, 5, 1, 1]).hunting("leshen").monster_moves());
    let mut choosers = Vec::new();
    for _ in 0..4 {
        table.change(|at| at.pool_of(15).shield(A, 4).deck_of(A, 30));
        choosers.push(table.awaited().unwrap());
        table.choose("charge");
        while table.decision() != Some(Decision::Attack) {
            table.choose_first();
        }
    }
    assert_eq!(choosers, [D, C, B, D]);
}

/// Example 70: OW-STEP1-2, OW-STEP1-3.
#[test]
fn alchemy_limits_the_potions_of_a_fight() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 2, 1])
            .potions(A, "swallow swallow tawny-owl")
            .hand(A, "r1 b1")
            .hunting("rotfiend"),
    );
    table.choose("use potion-swallow");
    assert!(table.offers("use potion"));
    table.change(|at| at.attributes(A, [1, 2, 1, 1]));
    assert!(!table.offers("use potion"));
    // Petri's Philter needs a card to discard.
    let petri = given(Position::new(2).potions(A, "petris-philter").hunting("rotfiend"));
    assert!(!petri.offers("use potion"));
}

/// Example 71: OW-P2-2, OW-D-INITCOST; Archespore.
#[test]
fn an_archespore_wants_a_potion_first() {
    let place = || Position::new(2).at(A, Vizima).monster("archespore", Vizima).hand(A, "r1 b1");
    assert!(!given(place().phase2(A)).can("fight archespore"));
    let mut table = given(place().potions(A, "swallow blizzard").phase2(A));
    table.choose("fight archespore");
    assert_eq!(table.legal(), ["pour swallow", "pour blizzard"]);
    table.choose("pour swallow");
    assert_eq!(table.game().potion_discard().len(), 1);
    assert_eq!(table.pool_left(), 12);
}

/// Example 72: the fight of the rulebook (§13), OW-SPEC-BEAR, OW-FIGHT-2.
#[test]
fn a_bear_kills_an_archespore() {
    let mut table = given(
        Position::new(2)
            .school(A, School::Bear)
            .attributes(A, [3, 3, 2, 3])
            .level(A, 2)
            .shield(A, 3)
            .gold(A, 0)
            .hand(A, "b1 r1")
            .potions(A, "blizzard")
            .deck_of(A, 12)
            .hunting("archespore"),
    );
    // 3 damage with −1 +1: a Cleave after a Quick Slash would do; here B1 and R1 make 4.
    table.change(|at| at.hand(A, "r1 b2"));
    table.combo("r1 b2");
    // R1 2, B2 1; +1 −1: draws 3.
    assert_eq!((table.pool_left(), table.hand_size(A)), (9, 3));
    table.change(|at| at.pool("3-5 2-3 2-alchemy 2-3 2-3 2-3 2-3 2-3 2-3"));
    table.change(|at| at.hand(A, "p1 y1 g2"));
    let deck = table.deck_size(A);
    // Bite 5: the shield and two cards; then the armour raises the shield and draws two.
    table.choose("bite");
    assert_eq!((table.pool_left(), table.own(A).shield), (8, 1));
    assert_eq!(table.hand_size(A), 5);
    assert_eq!(table.deck_size(A), deck - 4);
    table.change(|at| at.hand(A, "p1 y1 g1 b1 b2 r1"));
    table.change(|at| at.discarded(A, "y2"));
    table.choose("use potion-blizzard");
    table.choose("combo add specimen-p1").choose("combo add specimen-y1").choose("done");
    table.choose("combo add specimen-r1");
    // 2 + 1 + 2 damage.
    assert_eq!(table.pool_left(), 3);
    table.change(|at| at.pool("2-alchemy 2-3 2-3"));
    table.choose("bite");
    assert_eq!((table.own(A).attributes[2], table.pool_left()), (1, 2));
    table.change(|at| at.hand(A, "r1 b2"));
    table.combo("r1 b2");
    assert_eq!(table.own(A).gold, 2);
    assert_eq!(table.own(A).reputation, 1);
    assert_eq!(table.own(A).monsters.len(), 1);
}

/// Example 73: Foglet, OW-D-FOGLET.
#[test]
fn a_foglet_uses_the_worse_half() {
    let first = |shield: u8| {
        let mut table = given(
            Position::new(2)
                .attributes(A, [1, 5, 1, 1])
                .shield(A, shield)
                .hand(A, "b2")
                .hunting("foglet")
                .pool("2-3 3-4 2-3 2-3"),
        );
        table.choose("done");
        table
    };
    let bitten = first(3);
    assert_eq!(bitten.own(A).shield, 0);
    assert!(
        bitten.heard(
            |event| matches!(event, Event::DamageDealt { to: Some(A), why } if why.total == 4)
        )
    );
    let mut tie = first(4);
    assert_eq!((tie.decision(), tie.awaited()), (Some(Decision::Foglet), Some(B)));
    tie.choose("charge");
    assert_eq!(tie.own(A).shield, 1);
}

/// Example 74: Nekker nest.
#[test]
fn nekkers_slow_down_who_does_not_dodge() {
    for (hand, drawn) in [("r1", 1), ("g1", 2)] {
        let mut table = given(
            Position::new(2).attributes(A, [2, 1, 1, 1]).hand(A, hand).hunting("nekker-nest"),
        );
        table.choose("done");
        assert_eq!(table.hand_size(A), drawn);
    }
}

/// Example 75: Striga, OW-FIGHT-1, OW-FIGHT-2.
#[test]
fn a_striga_takes_shield_for_every_hand_card() {
    for (hand, left) in [(3, 1), (6, 0)] {
        let table =
            given(Position::new(2).attributes(A, [1, 4, 1, 1]).shield(A, 4).hand_of(A, hand))
                .begin_hunt("striga");
        assert_eq!(table.own(A).shield, left);
        assert_eq!(table.hand_size(A), hand);
    }
}

/// Example 76: OW-SPEC-VIPER, OW-D-VIPER.
#[test]
fn a_viper_discards_from_the_top_of_the_pool() {
    let viper = |pool: &str| {
        Position::new(2)
            .school(A, School::Viper)
            .attributes(A, [1, 1, 1, 2])
            .hand(A, "b1 r1")
            .hunting("rotfiend")
            .pool(pool)
    };
    let mut table = given(viper("2-3 2-3 2-3 2-4 3-5"));
    table.choose("done").choose("combo add specimen-r1").choose("combo add specimen-b1");
    assert_eq!(table.pool_left(), 2);
    table.choose("use ability-viper");
    assert_eq!(table.legal(), ["discard-attack 2-4", "discard-attack 3-5"]);
    table.choose("discard-attack 3-5");
    assert_eq!(table.pool_left(), 1);
    let mut kill = given(viper("2-3 2-3 2-3 2-4"));
    kill.choose("done").choose("combo add specimen-r1").choose("combo add specimen-b1");
    kill.choose("use ability-viper");
    assert_eq!(kill.own(A).monsters.len(), 1);
}

/// Example 77: the defence trophy, OW-D-DEFTROPHY.
#[test]
fn the_defence_trophy_raises_the_shield_once() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 1)
            .mastery(A, Attribute::Defence)
            .hand(A, "r1 b1")
            .hunting("rotfiend")
            .pool("3-4 3-4 2-3 2-3")
            .monster_moves(),
    );
    let deck = table.deck_size(A);
    table.choose("charge");
    assert_eq!((table.own(A).shield, deck - table.deck_size(A)), (0, 2));
    table.choose("use mastery-defence");
    assert_eq!(table.own(A).shield, 2);
    table.change(|at| at.shield(A, 0));
    table.combo("b1");
    table.choose("charge");
    assert_ne!(table.decision(), Some(Decision::OnOwnLoss));
}

/// Example 78: the attack trophy.
#[test]
fn the_attack_trophy_wounds_when_the_life_deck_is_empty() {
    let mut table = given(
        Position::new(2)
            .deck_of(A, 0)
            .mastery(A, Attribute::Attack)
            .hand(A, "r1 b1")
            .hunting("rotfiend")
            .pool_of(1),
    );
    table.choose("use mastery-attack");
    assert_eq!(table.own(A).monsters.len(), 1);
    let full =
        given(Position::new(2).mastery(A, Attribute::Attack).hand(A, "r1").hunting("rotfiend"));
    assert!(!full.can("use mastery-attack"));
}

/// Example 79: OW-KO-3, OW-END-DRIVE; Petri's Philter.
#[test]
fn the_last_card_spent_on_petris_philter_ends_the_turn_on_the_ground() {
    let mut table = given(
        Position::new(2)
            .deck_of(A, 0)
            .hand(A, "r1")
            .potions(A, "petris-philter")
            .hunting("rotfiend")
            .pool_of(3),
    );
    table.choose("use potion-petris-philter");
    assert!(table.heard(|event| matches!(event, Event::MonsterDriven { .. })));
    assert_eq!(table.own(A).gold, 2);
}
