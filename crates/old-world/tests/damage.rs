//! Worked examples 58–79: damage, knock-out, monsters.

mod common;

use common::{A, B, C, D, Position, card};
use old_world::versus::{Decision, Event};
use old_world::world::effect::Attribute;
use old_world::world::location::Location::Vizima;
use old_world::world::school::School;

/// A monster of level I that is about to use the top card of its pool.
fn attacked(pool: &str) -> Position {
    Position::new(2).hunting("rotfiend").pool(pool).monster_moves()
}

/// Example 58: OW-DMG-1.
#[test]
fn damage_takes_the_shield_then_the_life_deck() {
    let mut position =
        attacked("3-5 2-3 2-3").attributes(A, [1, 4, 1, 1]).shield(A, 3).deck_of(A, 8);
    position.edit(A).hand = common::filler(3);
    position.choose("bite");
    assert_eq!((position.own(A).shield, position.deck_size(A), position.hand_size(A)), (0, 6, 3));
    assert_eq!(position.own(A).discard.len(), 2);
}

/// Example 59: OW-DMG-1, OW-KO-2, OW-D-DMGHAND.
#[test]
fn then_hand_cards_of_ones_choice() {
    let mut position = attacked("3-4 2-3 2-3").shield(A, 1).deck_of(A, 2).hand(A, "r1 b1 g1");
    position.choose("bite");
    assert_eq!(position.decision(), Some(Decision::DamageHand { left: 1, hand_first: false }));
    assert_eq!(position.awaited(), Some(A));
    position.choose("discard specimen-b1");
    assert_eq!((position.own(A).shield, position.deck_size(A), position.hand_size(A)), (0, 0, 2));
    // Seven points (a Bruxa with two cards left hits for 5 + 2): everything is gone, one is lost.
    let mut out = Position::new(2)
        .shield(A, 1)
        .deck_of(A, 2)
        .hand(A, "r1 b1 g1")
        .hunting("bruxa")
        .pool("5-2 2-3")
        .monster_moves();
    out.choose("charge");
    assert!(out.heard(|event| matches!(event, Event::DamageDealt { why, .. } if why.total == 7)));
    assert!(out.heard(|event| matches!(event, Event::KnockedOut { seat: A })));
}

/// Example 60: OW-KO-1, OW-KO-3, OW-END-LOSS.
#[test]
fn a_shield_does_not_save_the_last_card() {
    let mut position = Position::new(2)
        .attributes(A, [1, 3, 1, 1])
        .shield(A, 1)
        .deck_of(A, 0)
        .hand(A, "g1")
        .hunting("rotfiend")
        .pool_of(4);
    position.choose("done");
    assert!(position.heard(|event| matches!(event, Event::ShieldChanged { to: 2, .. })));
    assert!(position.heard(|event| matches!(event, Event::FightLost { seat: A })));
}

/// Example 61: OW-KO-3, OW-KO-4, OW-PVP-1.
#[test]
fn who_empties_the_other_in_his_own_turn_wins() {
    let mut position = Position::new(2).deck_of(A, 0).hand(A, "r1").shield(B, 0).deck_of(B, 1);
    position.set_hand(B, "g1");
    let mut position = position.dueling();
    position.choose("done");
    assert!(position.heard(|event| matches!(event, Event::DuelWon { seat: A, loser: B })));
    let mut shielded = Position::new(2).deck_of(A, 0).hand(A, "r1").shield(B, 1).deck_of(B, 1);
    shielded.set_hand(B, "g1");
    let mut shielded = shielded.dueling();
    shielded.choose("done");
    assert!(shielded.heard(|event| matches!(event, Event::DuelWon { seat: B, loser: A })));
}

/// Example 62: OW-MON-2, OW-MON-4, OW-KO-5.
#[test]
fn a_monster_that_uses_its_last_card_is_killed_or_driven_away() {
    let mut killed =
        attacked("3-4").attributes(A, [1, 2, 1, 1]).shield(A, 2).deck_of(A, 3).hand(A, "r1");
    killed.choose("bite");
    assert!(killed.heard(|event| matches!(event, Event::MonsterKilled { .. })));
    let mut driven = attacked("3-4").shield(A, 0).deck_of(A, 1).hand(A, "r1 b1");
    driven.choose("bite");
    assert!(driven.heard(|event| matches!(event, Event::MonsterDriven { .. })));
    assert!(driven.own(A).monsters.is_empty());
}

/// Example 63: OW-END-DRIVE, OW-END-LOSS, OW-ZERO.
#[test]
fn one_card_left_is_driven_away_two_are_a_loss() {
    let last = |pool| {
        Position::new(2)
            .deck_of(A, 0)
            .hand(A, "r1")
            .market("precise-slash-1 maim-1 maim-2 maim-3 maim-4 whirl-1")
            .hunting("rotfiend")
            .pool_of(pool)
    };
    let mut driven = last(3);
    driven.edit(A).trails = [None; 3];
    driven.choose("done");
    assert_eq!(driven.own(A).gold, 2);
    assert_eq!(driven.game.lairs[0].monster.unwrap().level(), 1);
    assert!(!driven.game.turn.lost);
    // The 0-cost card is in the new deck: two cards, both drawn in phase III.
    let own = driven.own(A);
    assert!(
        own.hand.contains(&card("precise-slash-1")) || own.deck.contains(&card("precise-slash-1"))
    );
    let mut lost = last(4);
    lost.game.tokens[0].push(lost.own(A).trails[0].unwrap());
    lost.edit(A).trails = [None; 3];
    lost.choose("done");
    assert!(lost.game.turn.lost);
    assert!(lost.own(A).trails[0].is_some());
    assert_eq!(lost.own(A).gold, 0);
    assert_eq!(lost.hand_size(A), 2);
}

/// Example 64: OW-TRACK-2, OW-TRACK-3.
#[test]
fn a_loss_gives_no_second_trail_and_none_from_an_empty_stack() {
    let last = || Position::new(2).deck_of(A, 0).hand(A, "r1").hunting("rotfiend").pool_of(9);
    let mut holding = last();
    let stack = holding.game.tokens[0].len();
    holding.choose("done");
    assert_eq!(holding.game.tokens[0].len(), stack);
    let mut empty = last();
    empty.game.tokens[0].clear();
    empty.edit(A).trails = [None; 3];
    empty.choose("done");
    assert!(empty.own(A).trails[0].is_none());
}

/// Example 65: OW-MON-3, OW-DMG-3.
#[test]
fn a_drop_ignores_the_shield_and_goes_on_into_the_deck() {
    let mut position = Position::new(2)
        .attributes(A, [1, 2, 1, 1])
        .shield(A, 2)
        .deck_of(A, 5)
        .hand(A, "r1")
        .hunting("griffin")
        .pool("drop-3 2-3 2-3")
        .monster_moves();
    position.choose("charge");
    assert_eq!((position.own(A).discard.len(), position.own(A).shield), (2, 2));
    // One of the four cards left is drawn in the turn that follows.
    assert_eq!((position.hand_size(A), position.deck_size(A)), (1, 3));
}

/// Example 66: OW-MON-3, OW-D-DESTROY.
#[test]
fn a_burn_destroys_a_hand_card_or_the_top_of_the_deck() {
    let mut empty = attacked("burn-2 2-3 2-3").deck_of(A, 4);
    empty.choose("charge");
    // Three cards are left, one is drawn in the turn that follows.
    assert_eq!(empty.game.removed.len(), 1);
    let mut held = attacked("burn-2 2-3 2-3").hand(A, "r1 b1");
    held.choose("charge");
    assert_eq!(held.decision(), Some(Decision::Burn));
    held.choose("destroy specimen-b1");
    assert_eq!(held.game.removed, [card("b1")]);
}

/// Example 67: OW-ATTR-5, OW-MON-3 (§17 #10).
#[test]
fn lowering_stops_at_one_and_never_touches_five() {
    for (monster, alchemy, left, damage) in
        [("rotfiend", 3, 2, 0), ("griffin", 1, 1, 1), ("griffin", 5, 5, 1)]
    {
        let mut position = Position::new(2)
            .attributes(A, [1, 1, alchemy, 1])
            .shield(A, 1)
            .hand(A, "r1 b1")
            .hunting(monster)
            .pool("2-alchemy 2-3 2-3")
            .monster_moves();
        position.choose("bite");
        assert_eq!(position.own(A).attributes[2], left);
        assert_eq!(position.own(A).shield, 1 - damage);
    }
}

/// Example 68: OW-ATTR-5, OW-ATTR-6, OW-END-ALWAYS; Leshen.
#[test]
fn a_leshen_lowers_the_defence_while_it_is_fought() {
    let mut position = Position::new(2)
        .attributes(A, [1, 3, 1, 1])
        .shield(A, 3)
        .hand(A, "r1 b1")
        .begin_hunt("leshen");
    assert_eq!(position.own(A).shield, 2);
    position.set_pool("3-as-defence 2-3");
    position.game.fight.as_mut().unwrap().mover = 1;
    position.ask_attack();
    position.choose("bite");
    assert_eq!(position.own(A).shield, 0);
    // Afterwards the real defence counts.
    let mut end =
        Position::new(2).attributes(A, [1, 3, 1, 1]).hand(A, "r1 b1").hunting("leshen").pool_of(1);
    end.combo("r1");
    end.choose("destroy specimen-r1");
    assert_eq!(end.own(A).shield, 3);
    let five = Position::new(2)
        .attributes(A, [1, 5, 1, 1])
        .shield(A, 4)
        .hand(A, "r1 b1")
        .begin_hunt("leshen");
    assert_eq!(five.own(A).shield, 4);
}

/// Example 69: OW-MON-1, OW-D-ATTACK.
#[test]
fn attacks_are_chosen_in_rotation() {
    let mut position = Position::new(4).hunting("leshen").monster_moves();
    let mut choosers = Vec::new();
    for _ in 0..4 {
        position.set_pool(&"2-3 ".repeat(15));
        position.edit(A).shield = 4;
        position.edit(A).deck = common::filler(30);
        choosers.push(position.awaited().unwrap());
        position.choose("charge");
        while position.decision() != Some(Decision::Attack) {
            let first = position.legal()[0].clone();
            position.choose(&first);
        }
    }
    assert_eq!(choosers, [D, C, B, D]);
}

/// Example 70: OW-STEP1-2, OW-STEP1-3.
#[test]
fn alchemy_limits_the_potions_of_a_fight() {
    let mut position = Position::new(2)
        .attributes(A, [1, 2, 2, 1])
        .potions(A, "swallow swallow tawny-owl")
        .hand(A, "r1 b1")
        .hunting("rotfiend");
    position.choose("use potion-swallow");
    assert!(position.offers("use potion"));
    position.edit(A).attributes[2] = 1;
    assert!(!position.offers("use potion"));
    // Petri's Philter needs a card to discard.
    let petri = Position::new(2).potions(A, "petris-philter").hunting("rotfiend");
    assert!(!petri.offers("use potion"));
}

/// Example 71: OW-P2-2, OW-D-INITCOST; Archespore.
#[test]
fn an_archespore_wants_a_potion_first() {
    let place = || Position::new(2).at(A, Vizima).monster("archespore", Vizima).hand(A, "r1 b1");
    assert!(!place().phase2(A).can("fight archespore"));
    let mut position = place().potions(A, "swallow blizzard").phase2(A);
    position.choose("fight archespore");
    assert_eq!(position.legal(), ["pour swallow", "pour blizzard"]);
    position.choose("pour swallow");
    assert_eq!(position.game.potion_discard.len(), 1);
    assert_eq!(position.pool_left(), 12);
}

/// Example 72: the fight of the rulebook (§13), OW-SPEC-BEAR, OW-FIGHT-2.
#[test]
fn a_bear_kills_an_archespore() {
    let mut position = Position::new(2)
        .school(A, School::Bear)
        .attributes(A, [3, 3, 2, 3])
        .level(A, 2)
        .shield(A, 3)
        .gold(A, 0)
        .hand(A, "b1 r1")
        .potions(A, "blizzard")
        .deck_of(A, 12)
        .hunting("archespore");
    // 3 damage with −1 +1: a Cleave after a Quick Slash would do; here B1 and R1 make 4.
    position.set_hand(A, "r1 b2");
    position.combo("r1 b2");
    // R1 2, B2 1; +1 −1: draws 3.
    assert_eq!((position.pool_left(), position.hand_size(A)), (9, 3));
    position.set_pool("3-5 2-3 2-alchemy 2-3 2-3 2-3 2-3 2-3 2-3");
    position.edit(A).hand = Vec::new();
    position.set_hand(A, "p1 y1 g2");
    let deck = position.deck_size(A);
    // Bite 5: the shield and two cards; then the armour raises the shield and draws two.
    position.choose("bite");
    assert_eq!((position.pool_left(), position.own(A).shield), (8, 1));
    assert_eq!(position.hand_size(A), 5);
    assert_eq!(position.deck_size(A), deck - 4);
    position.set_hand(A, "p1 y1 g1 b1 b2 r1");
    position.edit(A).discard.push(card("y2"));
    position.choose("use potion-blizzard");
    position.choose("combo add specimen-p1").choose("combo add specimen-y1").choose("done");
    position.choose("combo add specimen-r1");
    // 2 + 1 + 2 damage.
    assert_eq!(position.pool_left(), 3);
    position.set_pool("2-alchemy 2-3 2-3");
    position.choose("bite");
    assert_eq!((position.own(A).attributes[2], position.pool_left()), (1, 2));
    position.set_hand(A, "r1 b2");
    position.combo("r1 b2");
    assert_eq!(position.own(A).gold, 2);
    assert_eq!(position.own(A).reputation, 1);
    assert_eq!(position.own(A).monsters.len(), 1);
}

/// Example 73: Foglet, OW-D-FOGLET.
#[test]
fn a_foglet_uses_the_worse_half() {
    let first = |shield: u8| {
        let mut position = Position::new(2)
            .attributes(A, [1, 5, 1, 1])
            .shield(A, shield)
            .hand(A, "b2")
            .hunting("foglet")
            .pool("2-3 3-4 2-3 2-3");
        position.choose("done");
        position
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
        let mut position =
            Position::new(2).attributes(A, [2, 1, 1, 1]).hand(A, hand).hunting("nekker-nest");
        position.choose("done");
        assert_eq!(position.hand_size(A), drawn);
    }
}

/// Example 75: Striga, OW-FIGHT-1, OW-FIGHT-2.
#[test]
fn a_striga_takes_shield_for_every_hand_card() {
    for (hand, left) in [(3, 1), (6, 0)] {
        let position = Position::new(2)
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .hand_of(A, hand)
            .begin_hunt("striga");
        assert_eq!(position.own(A).shield, left);
        assert_eq!(position.hand_size(A), hand);
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
    let mut position = viper("2-3 2-3 2-3 2-4 3-5");
    position.choose("done").choose("combo add specimen-r1").choose("combo add specimen-b1");
    assert_eq!(position.pool_left(), 2);
    position.choose("use ability-viper");
    assert_eq!(position.legal(), ["discard-attack 2-4", "discard-attack 3-5"]);
    position.choose("discard-attack 3-5");
    assert_eq!(position.pool_left(), 1);
    let mut kill = viper("2-3 2-3 2-3 2-4");
    kill.choose("done").choose("combo add specimen-r1").choose("combo add specimen-b1");
    kill.choose("use ability-viper");
    assert_eq!(kill.own(A).monsters.len(), 1);
}

/// Example 77: the defence trophy, OW-D-DEFTROPHY.
#[test]
fn the_defence_trophy_raises_the_shield_once() {
    let mut position = Position::new(2)
        .attributes(A, [1, 2, 1, 1])
        .shield(A, 1)
        .mastery(A, Attribute::Defence)
        .hand(A, "r1 b1")
        .hunting("rotfiend")
        .pool("3-4 3-4 2-3 2-3")
        .monster_moves();
    let deck = position.deck_size(A);
    position.choose("charge");
    assert_eq!((position.own(A).shield, deck - position.deck_size(A)), (0, 2));
    position.choose("use mastery-defence");
    assert_eq!(position.own(A).shield, 2);
    position.edit(A).shield = 0;
    position.combo("b1");
    position.choose("charge");
    assert_ne!(position.decision(), Some(Decision::DefenceTrophy));
}

/// Example 78: the attack trophy.
#[test]
fn the_attack_trophy_wounds_when_the_life_deck_is_empty() {
    let mut position = Position::new(2)
        .deck_of(A, 0)
        .mastery(A, Attribute::Attack)
        .hand(A, "r1 b1")
        .hunting("rotfiend")
        .pool_of(1);
    position.choose("use mastery-attack");
    assert_eq!(position.own(A).monsters.len(), 1);
    let full = Position::new(2).mastery(A, Attribute::Attack).hand(A, "r1").hunting("rotfiend");
    assert!(!full.can("use mastery-attack"));
}

/// Example 79: OW-KO-3, OW-END-DRIVE; Petri's Philter.
#[test]
fn the_last_card_spent_on_petris_philter_ends_the_turn_on_the_ground() {
    let mut position = Position::new(2)
        .deck_of(A, 0)
        .hand(A, "r1")
        .potions(A, "petris-philter")
        .hunting("rotfiend")
        .pool_of(3);
    position.choose("use potion-petris-philter");
    assert!(position.heard(|event| matches!(event, Event::MonsterDriven { .. })));
    assert_eq!(position.own(A).gold, 2);
}
