//! Every card with an ability shows it, whichever faction it belongs to.

mod support;

use gwent::{Ability, Faction, Kind, Row};
use support::leaders::{MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE};
use support::table::{A, B, Look, between, given};

/// Every card with this ability, in the hands of each faction that has it.
fn each(ability: impl Fn(&Ability) -> bool) -> Vec<(&'static str, Kind)> {
    let leaders = [MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE];
    let cards = leaders
        .into_iter()
        .zip(Faction::ALL)
        .flat_map(|(leader, faction)| Kind::set(faction).map(move |kind| (leader, kind)));
    let found: Vec<_> = cards.filter(|(_, kind)| kind.abilities().iter().any(&ability)).collect();
    assert!(!found.is_empty());
    found
}

fn only_row(kind: Kind) -> Row {
    kind.rows().iter().next().expect("a unit has a row")
}

/// GW-SPY-1, GW-HERO-3: every spy, heroes included, goes over and draws two.
#[test]
fn every_spy_spies() {
    for (leader, kind) in each(|ability| *ability == Ability::Spy) {
        let position =
            between(leader, MONSTERS).hand(A, kind.slug()).deck(A, "vesemir, zoltan-chivay, roach");
        let mut table = given(position);
        table.choose(&format!("play {kind}"));
        assert_eq!(table.lying(B, only_row(kind)), [kind.slug()]);
        assert_eq!(table.total(B), u16::from(kind.strength()));
        assert_eq!(table.hand(A).len(), 2, "{kind}");
    }
}

/// GW-BOND-1: every bonded card, from one copy to all.
#[test]
fn every_bond_multiplies() {
    for (leader, kind) in each(|ability| *ability == Ability::TightBond) {
        for count in 1..=kind.copies() {
            let position = between(leader, MONSTERS).field(A, &format!("{count} {kind}"));
            let total = u16::from(count) * u16::from(count) * u16::from(kind.strength());
            assert_eq!(given(position).total(A), total, "{count} {kind}");
        }
    }
}

/// GW-MORALE-1, GW-HERO-3: every morale card raises another and not itself, in each of its rows.
#[test]
fn every_morale_card_raises_the_others() {
    let others = ["vesemir", "gaunter-odimm-darkness", "gaunter-odimm"];
    for (leader, kind) in each(|ability| *ability == Ability::Morale) {
        for row in kind.rows().iter() {
            let other = others[row.index()];
            let field = format!("{kind} {row}, {other}");
            let table = given(between(leader, NILFGAARD).field(A, &field).hand(A, "roach"));
            assert_eq!(table.strength(A, kind.slug()), u16::from(kind.strength()), "{kind}");
            let printed = Kind::from_slug(other).expect("a card").strength();
            assert_eq!(table.strength(A, other), u16::from(printed) + 1, "{kind} {row}");
        }
    }
}

/// GW-HORN-U1: every unit with a horn doubles its row and itself, and no other row.
#[test]
fn every_horn_unit_doubles_its_row() {
    let others = ["vesemir", "gaunter-odimm-darkness", "gaunter-odimm"];
    for (leader, kind) in each(|ability| *ability == Ability::Horn) {
        let field = format!("{kind}, {}", others.join(", "));
        let table = given(between(leader, NILFGAARD).field(A, &field).hand(A, "roach"));
        assert_eq!(table.strength(A, kind.slug()), 2 * u16::from(kind.strength()));
        for (row, other) in Row::ALL.into_iter().zip(others) {
            let printed = u16::from(Kind::from_slug(other).expect("a card").strength());
            let times = 1 + u16::from(row == only_row(kind));
            assert_eq!(table.strength(A, other), times * printed, "{kind}: {other}");
        }
    }
}

/// GW-AGILE-1: every agile card may be played to either of its rows, and to no third.
#[test]
fn every_agile_card_has_two_rows() {
    for (leader, kind) in each(|ability| *ability == Ability::Agile) {
        let hand = || between(leader, MONSTERS).hand(A, kind.slug());
        for row in [Row::Close, Row::Ranged] {
            let mut table = given(hand());
            table.choose(&format!("play {kind} {row}"));
            assert_eq!(table.lying(A, row), [kind.slug()]);
        }
        let refusal = given(hand()).refusal(&format!("play {kind} siege"));
        assert_eq!(refusal.rule, Some("GW-PLAY-2"));
    }
}

/// GW-MEDIC-1, GW-HERO-3: every medic revives.
#[test]
fn every_medic_revives() {
    for (leader, kind) in each(|ability| *ability == Ability::Medic) {
        let position = between(leader, MONSTERS).hand(A, kind.slug()).pile(A, "vesemir");
        let mut table = given(position);
        table.choose(&format!("play {kind}"));
        assert_eq!(table.total(A), u16::from(kind.strength()) + 6, "{kind}");
    }
}

/// GW-SCU-1: every unit with row scorch burns the opposite row.
#[test]
fn every_row_scorcher_burns_its_row() {
    let theirs =
        ["fiend, griffin", "grave-hag, wyvern, gargoyle, endrega", "ice-giant, fire-elemental"];
    for (leader, kind) in each(|ability| *ability == Ability::ScorchRow) {
        let row = only_row(kind);
        let position = between(leader, MONSTERS).hand(A, kind.slug()).field(B, &theirs.join(", "));
        let mut table = given(position);
        let before = table.lying(B, row).len();
        table.choose(&format!("play {kind}"));
        assert_eq!(table.lying(B, row).len(), before - 1, "{kind}");
        assert_eq!(table.pile(B).len(), 1, "only one row burns");
    }
}

/// GW-AVENG-1, GW-BERS-1: every card that brings another brings it.
#[test]
fn every_avenger_comes_and_every_berserker_turns() {
    for (leader, kind) in each(|ability| matches!(ability, Ability::Avenger { .. })) {
        let [Ability::Avenger { summons }] = kind.abilities() else { panic!("{kind}") };
        let position = between(leader, NILFGAARD).field(A, kind.slug()).hand(A, "scorch, roach");
        let mut table = given(position);
        table.choose("play scorch");
        assert_eq!(table.field(A), [*summons]);
    }
    for (leader, kind) in each(|ability| matches!(ability, Ability::Berserker { .. })) {
        let [Ability::Berserker { into }] = kind.abilities() else { panic!("{kind}") };
        let position = between(leader, NILFGAARD).field(A, kind.slug()).hand(A, "mardroeme, roach");
        let mut table = given(position);
        table.choose(&format!("play mardroeme {}", only_row(kind)));
        assert_eq!(table.lying(A, only_row(kind)), [*into, "mardroeme"]);
    }
}

/// GW-HERO-1: no hero is touched by weather, morale, horn or Scorch.
#[test]
fn every_hero_is_immune() {
    let leaders = [MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE];
    for (leader, faction) in leaders.into_iter().zip(Faction::ALL) {
        for kind in Kind::set(faction).filter(|kind| kind.is_hero()) {
            let row = only_row(kind);
            // A hero who spies lies on the side of its owner's opponent.
            let whose = if kind.abilities().contains(&Ability::Spy) { "enemy " } else { "" };
            let position = between(leader, MONSTERS)
                .field(A, &format!("{whose}{kind} {row}"))
                .horn(A, row)
                .weather(B, "biting-frost, skellige-storm")
                .hand(A, "scorch, decoy, roach");
            let mut table = given(position);
            assert_eq!(table.total(A), u16::from(kind.strength()), "{kind}");
            assert_eq!(table.refusal("play decoy on roach").rule, Some("GW-DECOY-4"));
            table.choose("play scorch");
            assert_eq!(table.field(A), [kind.slug()]);
        }
    }
}
