//! A scenario for every monster ability that the worked examples leave out.

mod common;

use common::{A, Words, card, given};
use old_world::position::Position;
use old_world::versus::Decision;

fn wolf(hand: &str) -> Position {
    Position::new(2).hand(A, hand)
}

/// Arachas: a hand card before the life deck; OW-D-PREFIGHT.
#[test]
fn arachas_costs_a_hand_card() {
    let mut table = given(wolf("r1 b1 g1")).begin_hunt("arachas");
    assert_eq!(table.decision(), Some(Decision::PreFightDiscard { left: 1 }));
    table.choose("discard specimen-g1");
    assert!(table.own(A).hand.len() == 2 && table.own(A).discard.is_empty());
    assert!(table.own(A).deck.contains(&card("g1")));
}

/// Drowner nest: the top card of the new life deck is discarded and the deck shuffled.
#[test]
fn drowners_drag_a_card_down() {
    let table = given(wolf("r1 b1")).begin_hunt("drowner-nest");
    assert_eq!((table.own(A).discard.len(), table.deck_size(A)), (1, 9));
}

/// Barghest and Werewolf: shield −1 and −2.
#[test]
fn some_monsters_strip_the_shield() {
    for (monster, left) in [("barghest", 3), ("werewolf", 2)] {
        let table =
            given(wolf("r1 b1").attributes(A, [1, 4, 1, 1]).shield(A, 4)).begin_hunt(monster);
        assert_eq!(table.own(A).shield, left);
    }
}

/// Nightwraith: the first card of the first combo comes at random.
#[test]
fn a_nightwraith_draws_the_first_card() {
    let mut table = given(wolf("r1 b1 g1").hunting("nightwraith"));
    table.choose_until("done", |game| {
        game.ongoing_fight().is_some_and(|fight| {
            fight.sides[0].combo.first().is_some_and(|laid| laid.card == card("b1"))
        })
    });
    assert_eq!(table.decision(), Some(Decision::Combo));
    assert!(table.can("done") && table.can("combo add specimen-r1"));
    let mut later = given(wolf("r1 b1 g1").hunting("nightwraith").later());
    later.choose("done");
    assert_eq!(later.legal().len(), 3);
}

/// Noonwraith: the shield rises by at most 1 in a turn.
#[test]
fn a_noonwraith_slows_the_shield() {
    let mut table = given(
        wolf("y1 g1")
            .attributes(A, [1, 4, 2, 1])
            .shield(A, 0)
            .potions(A, "swallow")
            .hunting("noonwraith"),
    );
    table.choose("use potion-swallow");
    assert_eq!(table.own(A).shield, 1);
    table.combo("y1 g1");
    assert_eq!(table.own(A).shield, 1);
}

/// Manticore: one damage less, and a random hand card each time.
#[test]
fn a_manticore_poisons_the_hand() {
    let mut table = given(
        wolf("r1 b1 g1")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .hunting("manticore")
            .pool("3-4 2-3 2-3")
            .monster_moves(),
    );
    table.choose("charge");
    assert_eq!((table.own(A).shield, table.own(A).discard.len()), (2, 1));
}

/// Penitent: without its trail no damage in the first turn.
#[test]
fn a_penitent_is_not_hurt_by_strangers() {
    let mut stranger = given(wolf("r1 b1").hunting("penitent").trackless(A));
    stranger.combo("r1");
    assert_eq!(stranger.pool_left(), 14);
    let mut tracker = given(wolf("r1 b1").hunting("penitent"));
    tracker.combo("r1");
    assert_eq!(tracker.pool_left(), 12);
}

/// Water hag: one potion in the whole fight.
#[test]
fn a_water_hag_allows_one_potion() {
    let mut table = given(
        wolf("r1 b1")
            .attributes(A, [1, 4, 4, 1])
            .potions(A, "swallow swallow")
            .hunting("water-hag"),
    );
    table.choose("use potion-swallow");
    assert!(!table.offers("use potion"));
}

/// Griffin: step 4 draws one fewer, but not fewer than one.
#[test]
fn a_griffin_slows_the_draw() {
    for (attack, hand, drawn) in [(3, "r1", 2), (1, "r1", 1), (1, "b2", 0)] {
        let mut table = given(wolf(hand).attributes(A, [attack, 1, 1, 1]).hunting("griffin"));
        table.choose("done");
        assert_eq!(table.hand_size(A), drawn);
    }
}

/// Whispess: a yellow card costs two points of shield at the end of step 3.
#[test]
fn a_whispess_hates_defensive_signs() {
    let mut table =
        given(wolf("y1 r1").attributes(A, [1, 4, 1, 1]).shield(A, 1).hunting("whispess"));
    table.combo("y1");
    assert_eq!(table.own(A).shield, 1);
    let mut red = given(wolf("y1 r1").attributes(A, [1, 4, 1, 1]).shield(A, 3).hunting("whispess"));
    red.combo("r1");
    assert_eq!(red.own(A).shield, 3);
}

/// Wyvern: a random hand card at the end of its first turn.
#[test]
fn a_wyvern_tears_a_card_away() {
    let fight = || {
        wolf("r1 b1 g1")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 4)
            .hunting("wyvern")
            .pool("2-3 2-3 2-3")
            .monster_moves()
    };
    let mut first = given(fight());
    first.choose("charge");
    assert_eq!((first.own(A).shield, first.own(A).discard.len()), (2, 1));
    let mut later = given(fight().later());
    later.choose("charge");
    assert!(later.own(A).discard.is_empty());
}

/// Brewess and Yghern: combos with their colours deal one less, once.
#[test]
fn some_colours_hit_some_monsters_less() {
    let mut brewess = given(wolf("p1 y1 g1").hunting("brewess"));
    brewess.combo("p1 y1 g1");
    assert_eq!(brewess.pool_left(), 17 - 2);
    let mut yghern = given(wolf("b1 r1 b2").hunting("yghern"));
    yghern.combo("b1 r1 b2");
    assert_eq!(yghern.pool_left(), 18 - 4);
    let mut spared = given(wolf("r1 g1").hunting("yghern"));
    spared.combo("r1");
    assert_eq!(spared.pool_left(), 16);
}
