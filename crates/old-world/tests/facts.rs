//! Worked examples 96–109: component facts.

mod common;

use common::{A, B, Words, cards, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::effect::{Band, Effect, ShortFight};
use old_world::world::location::Location::{Cidaris, Vengerberg};
use old_world::world::story::{Side, Story};

/// Example 96: OW-MOVE-2, OW-MOVE-4.
#[test]
fn any_card_pays_the_way_to_behelt_nar() {
    let table = given(Position::new(2).at(A, Vengerberg).hand(A, "g1 r1"));
    assert!(table.can("move behelt-nar with specimen-g1"));
    assert!(table.can("move behelt-nar with specimen-r1"));
    let far = given(Position::new(2).at(A, Cidaris).hand(A, "p1"));
    assert!(!far.offers("move haern-caduch"));
}

/// Example 97: OW-ATTR-1.
#[test]
fn level_five_is_worth_four() {
    for attack in [4, 5] {
        let mut table = given(
            Position::new(2).attributes(A, [attack, 1, 1, 1]).hand(A, "r1").hunting("rotfiend"),
        );
        table.choose("done");
        assert_eq!(table.hand_size(A), 4);
    }
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 4, 5, 1])
            .shield(A, 0)
            .potions(A, "swallow swallow swallow swallow tawny-owl")
            .hand(A, "r1 b1")
            .hunting("rotfiend"),
    );
    for _ in 0..4 {
        table.choose("use potion-swallow");
    }
    assert!(!table.offers("use potion"));
    assert_eq!(table.own(A).shield, 4);
}

/// Example 98: OW-ATTR-2, OW-ATTR-6.
#[test]
fn the_shield_track_ends_at_four() {
    for shield in [3, 4] {
        let mut table = given(
            Position::new(2)
                .at(A, Cidaris)
                .attributes(A, [5, 4, 5, 5])
                .level(A, 4)
                .shield(A, shield)
                .hand(A, "r1")
                .moved(),
        );
        table.choose("act");
        assert_eq!((table.own(A).attributes[1], table.own(A).shield), (5, 4));
    }
    let mut lowered = given(
        Position::new(2)
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .hunting("rotfiend")
            .pool("level-defence 2-3 2-3")
            .monster_moves(),
    );
    lowered.choose("bite");
    assert_eq!((lowered.own(A).attributes[1], lowered.own(A).shield), (3, 3));
}

/// Example 99: OW-ATTR-11.
#[test]
fn damage_by_level_uses_the_level() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 4, 1, 5])
            .shield(A, 4)
            .hand(A, "r1 b1")
            .hunting("rotfiend")
            .pool("4-as-special 2-3 2-3")
            .monster_moves(),
    );
    table.choose("bite");
    assert_eq!((table.own(A).shield, table.own(A).discard.len()), (0, 1));
}

/// Example 100: Ghoul nest and Glustyworp.
#[test]
fn some_monsters_lose_little_in_the_first_turn() {
    let mut nest = given(
        Position::new(2)
            .potions(A, "petris-philter")
            .hand(A, "b2 p1 y1 r1")
            .hunting("ghoul-nest")
            .pool_of(12),
    );
    nest.choose("use potion-petris-philter").choose("discard specimen-b2");
    assert_eq!(nest.pool_left(), 10);
    nest.combo("p1 y1");
    assert_eq!(nest.pool_left(), 10);
    let mut later =
        given(Position::new(2).hand(A, "p1 y1 r1").hunting("ghoul-nest").pool_of(12).later());
    later.combo("p1 y1");
    assert_eq!(later.pool_left(), 9);
    let mut worm = given(Position::new(2).hand(A, "b1 r1 b2").hunting("glustyworp"));
    worm.combo("b1 r1 b2");
    assert_eq!(worm.pool_left(), 17);
}

/// Example 101: Grave hag.
#[test]
fn a_grave_hag_strikes_at_the_hand_first() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 2)
            .deck_of(A, 6)
            .hand(A, "r1 b1 g1")
            .hunting("grave-hag")
            .pool("2-4 2-3 2-3")
            .monster_moves(),
    );
    table.choose("bite");
    assert_eq!(table.own(A).shield, 1);
    assert_eq!(table.own(A).discard.len(), 3);
    assert_eq!(table.hand_size(A) + table.deck_size(A), 6);
    let mut chosen = given(
        Position::new(2)
            .hand(A, "r1 b1 g1")
            .hunting("grave-hag")
            .pool("2-4 2-3 2-3")
            .monster_moves(),
    );
    chosen.choose("charge");
    assert_eq!(chosen.decision(), Some(Decision::DamageHand { left: 2, hand_first: true }));
}

/// Example 102: Fiend.
#[test]
fn a_fiend_dulls_offensive_signs() {
    let mut table =
        given(Position::new(2).potions(A, "blizzard").hand(A, "b1 r1 p1").hunting("fiend"));
    table.choose("use potion-blizzard");
    table.choose("combo add specimen-b1").choose("combo add specimen-r1");
    // P1 follows as the extra card.
    table.choose("done");
    assert_eq!(table.pool_left(), 13 - 4);
}

/// Example 103: Rotfiend.
#[test]
fn a_killed_rotfiend_leaves_one_card() {
    let mut table = given(
        Position::new(2)
            .hand(A, "r1 b1")
            .hunting("rotfiend")
            .pool_of(1)
            .phase3_draw(2, false)
            .market("maim-1 maim-2 maim-3 maim-4 reflex-2 whirl-2"),
    );
    table.combo("r1").choose("destroy specimen-b1");
    // One card is drawn and pays for the only card it can (1 − 1 = 0, so it is kept).
    assert!(table.heard(|event| matches!(event, Event::CardsDrawn { seat: A, count: 1, .. })));
    assert_eq!(table.own(A).reputation, 1);
    assert_eq!(table.hand_size(A), 2);
}

/// Example 104: Bruxa.
#[test]
fn a_wounded_bruxa_hits_harder() {
    for (pool, damage) in [("4-2 2-3", 6), ("4-2 2-3 2-3", 4)] {
        let mut table = given(
            Position::new(2)
                .shield(A, 0)
                .deck_of(A, 20)
                .hand(A, "r1 b1")
                .hunting("bruxa")
                .pool(pool)
                .monster_moves(),
        );
        table.choose("charge");
        assert_eq!(table.own(A).discard.len(), damage);
    }
}

/// Example 105: Harpy.
#[test]
fn a_harpy_takes_the_first_draw() {
    let mut table =
        given(Position::new(2).attributes(A, [3, 1, 1, 1]).hand(A, "y1 g1").hunting("harpy"));
    table.combo("y1 g1");
    assert_eq!(table.hand_size(A), 2);
    let mut later =
        given(Position::new(2).attributes(A, [3, 1, 1, 1]).hand(A, "r1").hunting("harpy").later());
    later.choose("done");
    assert_eq!(later.hand_size(A), 3);
}

/// The short fights of the event deck.
fn short_fights() -> Vec<(Story, Side, &'static ShortFight)> {
    let events = (1..=56u8).map(Story::Event);
    events
        .flat_map(|story| [Side::A, Side::B].map(|side| (story, side)))
        .filter_map(|(story, side)| story.short_fight(side).map(|fight| (story, side, fight)))
        .collect()
}

/// Example 106: OW-QUEST-8, OW-D-SHORT, OW-QUEST-5 c.
#[test]
fn a_short_fight_lowers_the_shield_draws_and_sums_a_combo() {
    let (story, side, fight) = short_fights()[0];
    let Story::Event(number) = story else { unreachable!() };
    let mut table = given(Position::new(2).shield(A, 1).deck_of(A, 9).event(number));
    if table.decision() == Some(Decision::Option) {
        table.choose(if side == Side::A { "option a" } else { "option b" });
    }
    assert_eq!(table.decision(), Some(Decision::Short));
    assert_eq!(table.own(A).shield, 1u8.saturating_sub(fight.shield));
    assert_eq!(table.hand_size(A), usize::from(fight.draw));
    table.change(|at| at.hand(A, "p1 y1 b1 b2"));
    table.choose("combo add specimen-p1").choose("combo add specimen-y1");
    table.choose("done");
    // 2 + 1 damage and 2 shields.
    assert!(table.heard(|event| matches!(
        event,
        Event::ShortFightFought { sum, .. } if sum.total == 5
    )));
    assert!(table.own(A).discard.ends_with(&cards("p1 y1")));
    let reached: &Band = fight.bands.iter().rev().find(|band| band.at_least <= 5).unwrap();
    let gold: u16 = reached
        .effects
        .iter()
        .map(|effect| if let Effect::GainGold(gold) = effect { u16::from(*gold) } else { 0 })
        .sum();
    assert_eq!(table.own(A).gold, gold);
}

/// OW-QUEST-8: every band of every short fight can be reached; an empty combo sums to nothing.
#[test]
fn a_short_fight_may_be_fought_with_nothing() {
    for (story, side, fight) in short_fights() {
        let Story::Event(number) = story else { unreachable!() };
        assert_eq!(fight.bands[0].at_least, 0);
        let mut table = given(Position::new(2).event(number));
        if table.decision() == Some(Decision::Option) {
            table.choose(if side == Side::A { "option a" } else { "option b" });
        }
        table.choose("done");
        assert!(table.heard(|event| matches!(
            event,
            Event::ShortFightFought { sum, .. } if sum.total == 0
        )));
    }
}

/// Example 107: OW-ATTR-5; Weavess.
#[test]
fn a_weavess_takes_defence_for_good() {
    let five = given(Position::new(2).attributes(A, [1, 5, 1, 1]).shield(A, 4).hand_of(A, 3))
        .begin_hunt("weavess");
    assert_eq!((five.own(A).attributes[1], five.own(A).shield), (5, 4));
    let three = given(Position::new(2).attributes(A, [1, 3, 1, 1]).shield(A, 3).hand_of(A, 3))
        .begin_hunt("weavess");
    assert_eq!((three.own(A).attributes[1], three.own(A).shield), (2, 2));
}

/// Example 108: OW-MON-5, OW-D-HALF; the Leshen trophy.
#[test]
fn the_leshen_trophy_switches_the_half_once() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .monster_trophy(A, "leshen")
            .hand(A, "r1 b1 g1")
            .hunting("rotfiend")
            .pool("2-4 2-4 2-3 2-3 2-3 2-3")
            .monster_moves(),
    );
    table.choose("bite");
    assert_eq!((table.decision(), table.awaited()), (Some(Decision::Half), Some(A)));
    table.choose("use trophy-leshen");
    assert_eq!(table.own(A).shield, 2);
    table.combo("b1").choose("bite");
    assert_ne!(table.decision(), Some(Decision::Half));
}

/// OW-MON-5, OW-D-FOGLET: the controller settles a Foglet's tie first; only then can the owner of
/// the Leshen trophy change the half that was chosen, and his word is the last.
#[test]
fn a_foglets_tie_is_settled_before_the_leshen_trophy() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 5, 1, 1])
            .shield(A, 4)
            .monster_trophy(A, "leshen")
            .hand(A, "b2")
            .hunting("foglet")
            .pool("2-3 3-4 2-3 2-3"),
    );
    table.choose("done");
    assert_eq!((table.decision(), table.awaited()), (Some(Decision::Foglet), Some(B)));
    table.choose("bite");
    assert_eq!((table.decision(), table.awaited()), (Some(Decision::Half), Some(A)));
    table.choose("use trophy-leshen");
    assert_eq!(table.own(A).shield, 1, "the charge of 3, not the bite of 4");
}

/// Example 109: OW-TRACK-6, OW-FIGHT-2 (7); Ekimmara.
#[test]
fn always_first_is_not_a_trail() {
    let mut hound =
        given(Position::new(2).hand(A, "r1 b1 g1").keeps(A, "limping-hound")).ambushed("ekimmara");
    assert_eq!(hound.decision(), Some(Decision::PreFightDiscard { left: 1 }));
    hound.choose("discard specimen-r1");
    assert_eq!(hound.decision(), Some(Decision::Combo));
    let trail = given(Position::new(2).hand(A, "r1 b1 g1")).begin_hunt("ekimmara");
    assert_eq!(trail.decision(), Some(Decision::Combo));
    let neither = given(Position::new(2).hand(A, "r1 b1 g1")).ambushed("harpy");
    assert_eq!(neither.decision(), Some(Decision::Attack));
}
