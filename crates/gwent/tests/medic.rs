//! Medics: whom they revive, and the chains that follow.

mod support;

use gwent::{Decision, Event, Row};
use support::leaders::*;
use support::table::{A, B, Look, between, given};
use tabletop::{Game, Status};

/// Example 34. GW-MEDIC-1, GW-MEDIC-3, GW-D6, GW-EDGE-8.
#[test]
fn a_revived_medic_revives_another() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "menno-coehoorn")
        .pile(A, "siege-technician, black-infantry-archer");
    let mut table = given(position);
    table.choose("play menno-coehoorn");
    assert_eq!(table.game().status(), Status::Awaiting { seat: A, decision: Decision::Revive });
    assert_eq!(table.legal(), ["pick black-infantry-archer", "pick siege-technician"]);
    table.choose("pick siege-technician");
    assert_eq!(table.total(A), 20);
    assert!(table.pile(A).is_empty());
}

/// Example 35. GW-HERO-2, GW-MEDIC-2, GW-PLAY-6, GW-HERO-3.
#[test]
fn heroes_and_specials_cannot_be_revived() {
    let position = between(NORTHERN_REALMS, MONSTERS)
        .hand(A, "dun-banner-medic, yennefer-of-vengerberg")
        .pile(A, "geralt-of-rivia, scorch, decoy")
        .passed(B);
    let mut table = given(position);
    table.choose("play dun-banner-medic").choose("play yennefer-of-vengerberg");
    assert_eq!(table.field(A), ["yennefer-of-vengerberg", "dun-banner-medic"]);
    assert_eq!(table.pile(A).len(), 3);
}

/// Example 36. GW-MEDIC-3.
#[test]
fn a_revived_spy_spies_again() {
    let position = between(NILFGAARD, MONSTERS)
        .after([20, 10], Some(A))
        .hand(A, "etolian-auxiliary-archers")
        .deck(A, "vreemde, cynthia, sweers")
        .pile(A, "stefan-skellen");
    let mut table = given(position);
    table.choose("play etolian-auxiliary-archers");
    assert_eq!(table.totals(), [1, 9]);
    assert_eq!(table.hand(A).len(), 2);
}

/// Example 37. Section 16.3: Emhyr, Invader of the North, leaves it to chance.
#[test]
fn the_invader_leaves_revival_to_chance() {
    let revived = |seed| {
        let position = between(NORTHERN_REALMS, "emhyr-invader-of-the-north")
            .seed(seed)
            .hand(A, "dun-banner-medic")
            .pile(A, "ves, ballista, keira-metz")
            .hand(B, "vreemde");
        let mut table = given(position);
        table.choose("play dun-banner-medic");
        assert_eq!(table.awaited(), Some(B), "nobody is asked");
        assert!(table.heard(|event| matches!(event, Event::Revived { random: true, .. })));
        let mut field = table.field(A);
        field.retain(|slug| *slug != "dun-banner-medic");
        field[0]
    };
    let mut all: Vec<_> = (0..40).map(revived).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, ["ballista", "keira-metz", "ves"]);
}

/// Example 38. GW-MEDIC-2, GW-D6: the only one is played without asking.
#[test]
fn the_only_one_is_revived_at_once() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "siege-technician")
        .pile(A, "vreemde")
        .hand(B, "fiend");
    let mut table = given(position);
    table.choose("play siege-technician");
    assert_eq!(table.field(A), ["vreemde", "siege-technician"]);
    assert_eq!(table.awaited(), Some(B));
}

/// GW-MEDIC-1, GW-D6: two alike are no choice.
#[test]
fn two_alike_are_no_choice() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "siege-technician")
        .pile(A, "2 black-infantry-archer")
        .hand(B, "fiend");
    let mut table = given(position);
    table.choose("play siege-technician");
    assert_eq!(table.row(A, Row::Ranged), 10);
    assert_eq!(table.pile(A), ["black-infantry-archer"]);
}

/// GW-MEDIC-1, GW-LEAVE-1: only the own pile; the opponent's dead stay dead.
#[test]
fn a_medic_looks_into_the_own_pile_only() {
    let position =
        between(NILFGAARD, MONSTERS).hand(A, "siege-technician").pile(B, "fiend, griffin");
    let mut table = given(position);
    table.choose("play siege-technician");
    assert_eq!(table.field(A), ["siege-technician"]);
    assert_eq!(table.refusal("pick fiend").key, "not-now");
}

/// GW-AGILE-1, GW-D5: a revived agile unit still chooses its row.
#[test]
fn a_revived_agile_unit_chooses_its_row() {
    let army = || {
        between(SCOIATAEL, MONSTERS)
            .hand(A, "havekar-healer")
            .pile(A, "yaevinn")
            .weather(B, "biting-frost")
    };
    let mut table = given(army());
    table.choose("play havekar-healer");
    assert_eq!(table.legal(), ["place close", "place ranged"]);
    table.choose("place ranged");
    assert_eq!(table.strength(A, "yaevinn"), 6);
    let mut table = given(army());
    table.choose("play havekar-healer").choose("place close");
    assert_eq!(table.strength(A, "yaevinn"), 1);
}

/// GW-MEDIC-3: a revived scorch unit scorches.
#[test]
fn a_revived_dragon_breathes_fire() {
    let position = between(NORTHERN_REALMS, MONSTERS)
        .hand(A, "dun-banner-medic")
        .pile(A, "villentretenmerth")
        .field(B, "fiend, griffin");
    let mut table = given(position);
    table.choose("play dun-banner-medic");
    assert_eq!(table.field(B), ["griffin"]);
}

/// GW-MEDIC-4, GW-EDGE-8: the pile of the moment; who has left it is gone.
#[test]
fn a_chain_never_takes_the_same_card_twice() {
    let position = between(SCOIATAEL, MONSTERS)
        .hand(A, "havekar-healer")
        .pile(A, "2 havekar-healer, milva, toruviel");
    let mut table = given(position);
    table.choose("play havekar-healer");
    assert_eq!(table.legal(), ["pick havekar-healer", "pick milva", "pick toruviel"]);
    table.choose("pick havekar-healer").choose("pick havekar-healer").choose("pick milva");
    assert_eq!(
        table.lying(A, Row::Ranged),
        ["havekar-healer", "havekar-healer", "havekar-healer", "milva"]
    );
    assert_eq!(table.pile(A), ["toruviel"]);
}

/// GW-MEDIC-1: what cannot be revived is refused by name.
#[test]
fn a_hero_is_refused_to_the_medic() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "menno-coehoorn")
        .pile(A, "letho-of-gulet, vreemde, cynthia");
    let mut table = given(position);
    table.choose("play menno-coehoorn");
    assert_eq!(table.refusal("pick letho-of-gulet").rule, Some("GW-MEDIC-1"));
}
