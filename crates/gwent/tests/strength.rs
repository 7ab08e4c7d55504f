//! Section 7: current strength, in the order weather, bond, morale, horn.

mod support;

use gwent::{Row, StrengthCause};
use support::leaders::*;
use support::table::{A, B, Look, between, given};

/// Example 1. GW-BOND-1, GW-BOND-2, GW-CALC-5.
#[test]
fn three_in_a_bond_count_threefold() {
    let table = given(between(NORTHERN_REALMS, MONSTERS).field(A, "3 blue-stripes-commando"));
    assert_eq!(table.strengths(A, Row::Close), [12, 12, 12]);
    assert_eq!(table.row(A, Row::Close), 36);
}

fn siege() -> gwent::position::Position {
    between(NORTHERN_REALMS, MONSTERS)
        .field(A, "2 catapult, kaedweni-siege-expert")
        .hand(A, "torrential-rain, commanders-horn")
        .passed(B)
}

/// Example 2. GW-CALC-1, GW-MORALE-1, GW-CALC-6.
#[test]
fn morale_is_added_after_the_bond() {
    let table = given(siege());
    assert_eq!(table.strengths(A, Row::Siege), [17, 17, 1]);
    assert_eq!(table.row(A, Row::Siege), 35);
}

/// Example 3. GW-CALC-1, GW-CALC-2.
#[test]
fn weather_comes_before_the_bond() {
    let mut table = given(siege());
    table.choose("play torrential-rain");
    assert_eq!(table.strengths(A, Row::Siege), [3, 3, 1]);
    assert_eq!(table.total(A), 7);
}

/// Example 4. GW-CALC-7, GW-HORN-S1.
#[test]
fn a_horn_doubles_the_whole_row() {
    let mut table = given(siege());
    table.choose("play commanders-horn siege");
    assert_eq!(table.strengths(A, Row::Siege), [34, 34, 2]);
    assert_eq!(table.total(A), 70);
}

/// Example 5. GW-CALC-1, GW-CALC-10.
#[test]
fn weather_bond_morale_and_horn_in_this_order() {
    let mut table = given(siege());
    table.choose("play commanders-horn siege").choose("play torrential-rain");
    assert_eq!(table.strengths(A, Row::Siege), [6, 6, 2]);
    assert_eq!(table.total(A), 14);
}

/// Example 6. GW-CALC-6, GW-MORALE-1.
#[test]
fn several_morale_units_raise_each_other() {
    let position = between(NORTHERN_REALMS, MONSTERS)
        .field(A, "3 kaedweni-siege-expert")
        .hand(A, "commanders-horn")
        .passed(B);
    let mut table = given(position);
    assert_eq!(table.strengths(A, Row::Siege), [3, 3, 3]);
    table.choose("play commanders-horn siege");
    assert_eq!(table.total(A), 18);
}

/// Example 7. GW-CALC-4, GW-CALC-5.
#[test]
fn king_bran_loses_half_before_the_bond() {
    let army = |leader| {
        between(leader, MONSTERS)
            .field(A, "3 clan-an-craite-warrior")
            .hand(A, "biting-frost, clear-weather")
            .passed(B)
    };
    let mut with_bran = given(army("king-bran"));
    with_bran.choose("play biting-frost");
    assert_eq!(with_bran.strengths(A, Row::Close), [9, 9, 9]);
    let mut without = given(army(SKELLIGE));
    without.choose("play biting-frost");
    assert_eq!(without.total(A), 9);
}

/// Example 8. GW-CALC-4, GW-HORN-U1.
#[test]
fn king_bran_with_morale_and_a_horn_unit() {
    let position = between("king-bran", MONSTERS)
        .field(A, "olaf close, vesemir, dandelion")
        .hand(A, "clear-weather")
        .weather(B, "biting-frost");
    let table = given(position);
    assert_eq!(table.strengths(A, Row::Close), [12, 8, 4]);
    assert_eq!(table.total(A), 24);
}

/// Example 9. GW-CALC-3, GW-CALC-4.
#[test]
fn king_bran_rounds_the_loss_down() {
    let army = |leader| {
        between(leader, MONSTERS)
            .field(A, "zoltan-chivay, roach, kambi")
            .hand(A, "biting-frost, clear-weather")
            .passed(B)
    };
    let mut table = given(army("king-bran"));
    assert_eq!(table.total(A), 8);
    table.choose("play biting-frost");
    assert_eq!(table.strengths(A, Row::Close), [3, 2, 0]);
    let mut without = given(army(SKELLIGE));
    without.choose("play biting-frost");
    assert_eq!(without.strengths(A, Row::Close), [1, 1, 1]);
}

/// GW-CALC-4, GW-SPY-2: Bran also shelters the opponent's spies on his side.
#[test]
fn king_bran_shelters_spies_on_his_side() {
    let position = between("king-bran", NILFGAARD)
        .field(A, "enemy stefan-skellen")
        .hand(A, "clear-weather")
        .weather(B, "biting-frost");
    assert_eq!(given(position).strengths(A, Row::Close), [5]);
}

/// Example 10. GW-HERO-1.
#[test]
fn heroes_are_immune_to_weather_horn_and_morale() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "geralt-of-rivia, fiend, olgierd-von-everec close")
        .hand(A, "commanders-horn, biting-frost")
        .passed(B);
    let mut table = given(position);
    table.choose("play biting-frost").choose("play commanders-horn close");
    assert_eq!(table.strengths(A, Row::Close), [15, 4, 2]);
    assert_eq!(table.total(A), 21);
}

/// Example 12. GW-CALC-1, GW-MORALE-1.
#[test]
fn two_morale_units_in_the_ranged_row() {
    let army = || {
        between(SCOIATAEL, MONSTERS)
            .field(A, "milva, olgierd-von-everec ranged, dol-blathanna-archer")
            .hand(A, "commanders-horn, impenetrable-fog")
            .passed(B)
    };
    let mut table = given(army());
    assert_eq!(table.strengths(A, Row::Ranged), [11, 7, 6]);
    table.choose("play commanders-horn ranged");
    assert_eq!(table.total(A), 48);
    table.choose("play impenetrable-fog");
    assert_eq!(table.total(A), 14);
    let mut table = given(army());
    table.choose("play impenetrable-fog");
    assert_eq!(table.strengths(A, Row::Ranged), [2, 2, 3]);
}

/// Example 13. GW-HORN-U1, GW-HORN-S2: doubled once, however many horns.
#[test]
fn a_horn_unit_doubles_itself_and_a_horn_card_adds_nothing() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "dandelion, vesemir")
        .hand(A, "commanders-horn")
        .passed(B);
    let mut table = given(position);
    assert_eq!(table.strengths(A, Row::Close), [4, 12]);
    table.choose("play commanders-horn close");
    assert_eq!(table.total(A), 16);
}

/// Example 14. GW-DECOY-1, GW-EDGE-4, GW-CALC-8, GW-CALC-9.
#[test]
fn a_decoy_on_a_horn_unit_ends_its_horn() {
    let army = || {
        between(MONSTERS, NILFGAARD)
            .field(A, "dandelion, vesemir")
            .hand(A, "commanders-horn, decoy")
            .passed(B)
    };
    let mut table = given(army());
    table.choose("play commanders-horn close").choose("play decoy on dandelion");
    assert_eq!(table.strengths(A, Row::Close), [0, 12]);
    assert_eq!(table.hand(A), ["dandelion"]);
    let mut table = given(army());
    table.choose("play decoy on dandelion");
    assert_eq!(table.total(A), 6);
}

/// Example 15. GW-HERO-3.
#[test]
fn a_hero_with_morale_raises_the_others() {
    let table = given(between(MONSTERS, NILFGAARD).field(A, "kayran close, fiend, nekker"));
    assert_eq!(table.strengths(A, Row::Close), [8, 7, 3]);
    assert_eq!(table.total(A), 18);
}

/// Example 16. GW-WEATHER-1.
#[test]
fn the_storm_falls_on_two_rows() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "leshen, wyvern, ice-giant, fiend")
        .hand(A, "skellige-storm");
    let mut table = given(position);
    table.choose("play skellige-storm");
    assert_eq!(table.total(A), 18);
}

/// GW-WEATHER-1, GW-WEATHER-4: each weather falls on its row, on both sides.
#[test]
fn each_weather_falls_on_its_row_of_both_sides() {
    for (weather, rows) in [
        ("biting-frost", [1, 5, 5]),
        ("impenetrable-fog", [5, 1, 5]),
        ("torrential-rain", [5, 5, 1]),
        ("skellige-storm", [5, 1, 1]),
    ] {
        let position = between(MONSTERS, NILFGAARD)
            .field(A, "griffin, grave-hag, ice-giant")
            .field(B, "zoltan-chivay, renuald-aep-matsen, zerrikanian-fire-scorpion")
            .hand(A, weather);
        let mut table = given(position);
        table.choose(&format!("play {weather}"));
        for seat in [A, B] {
            assert_eq!(Row::ALL.map(|row| table.row(seat, row)), rows, "{weather}");
        }
    }
}

/// Example 17. GW-WEATHER-2, GW-WEATHER-3.
#[test]
fn a_second_frost_changes_nothing_and_both_are_cleared() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "vesemir")
        .hand(A, "biting-frost, clear-weather")
        .weather(B, "biting-frost")
        .passed(B);
    let mut table = given(position);
    table.choose("play biting-frost");
    assert_eq!(table.total(A), 1);
    assert_eq!(table.weather(), ["biting-frost", "biting-frost"]);
    table.choose("play clear-weather");
    assert_eq!(table.total(A), 6);
    assert!(table.weather().is_empty());
    assert_eq!(table.pile(A), ["biting-frost", "clear-weather"]);
    assert_eq!(table.pile(B), ["biting-frost"]);
}

/// Example 18. GW-WEATHER-3, GW-LEAVE-1.
#[test]
fn cleared_weather_goes_to_its_owners() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "fiend, grave-hag")
        .hand(A, "clear-weather")
        .weather(A, "biting-frost")
        .weather(B, "impenetrable-fog, skellige-storm");
    let mut table = given(position);
    table.choose("play clear-weather");
    assert_eq!(table.total(A), 11);
    assert_eq!(table.pile(A), ["biting-frost", "clear-weather"]);
    let mut theirs = table.pile(B);
    theirs.sort_unstable();
    assert_eq!(theirs, ["impenetrable-fog", "skellige-storm"]);
}

/// Example 18a. GW-CALC-1, GW-HERO-3.
#[test]
fn everything_at_once() {
    let army = |cards: &str| {
        between(NORTHERN_REALMS, MONSTERS)
            .field(A, cards)
            .hand(A, "biting-frost, commanders-horn")
            .passed(B)
    };
    let mut table = given(army("3 blue-stripes-commando, zoltan-chivay"));
    assert_eq!(table.total(A), 41);
    table.choose("play biting-frost");
    assert_eq!(table.total(A), 10);
    // Isengrim is of another faction; any hero with morale does, so the Scoia'tael say the same.
    let position = between(SCOIATAEL, MONSTERS)
        .field(A, "zoltan-chivay, isengrim-faoiltiarna, 3 mahakaman-defender")
        .hand(A, "biting-frost, commanders-horn")
        .passed(B);
    let mut table = given(position);
    table.choose("play biting-frost");
    assert_eq!(table.strengths(A, Row::Close), [2, 10, 2, 2, 2]);
    table.choose("play commanders-horn close");
    assert_eq!(table.strengths(A, Row::Close), [4, 10, 4, 4, 4]);
}

/// Example 18a, to the letter: bond, weather, a morale source and a horn. GW-CALC-1.
#[test]
fn bond_under_frost_with_morale_and_horn() {
    let position = between(NORTHERN_REALMS, MONSTERS)
        .field(A, "3 blue-stripes-commando, zoltan-chivay, olgierd-von-everec close")
        .hand(A, "biting-frost, commanders-horn")
        .passed(B);
    let mut table = given(position);
    table.choose("play biting-frost");
    assert_eq!(table.strengths(A, Row::Close), [4, 4, 4, 2, 1]);
    table.choose("play commanders-horn close");
    assert_eq!(table.strengths(A, Row::Close), [8, 8, 8, 4, 2]);
}

/// GW-CALC-1: every number can be explained.
#[test]
fn a_strength_comes_with_its_steps() {
    let position = between(NORTHERN_REALMS, MONSTERS)
        .field(A, "2 catapult, kaedweni-siege-expert, philippa-eilhart")
        .horn(A, Row::Siege)
        .weather(B, "torrential-rain");
    let side = given(position).side(A);
    let steps = |row: Row, index: usize| -> Vec<(StrengthCause, u16)> {
        let strength = &side.rows[row.index()].cards[index].strength;
        strength.steps.iter().map(|step| (step.cause, step.value)).collect()
    };
    use StrengthCause::*;
    assert_eq!(
        steps(Row::Siege, 0),
        [(Printed, 8), (Weather, 1), (Bond(2), 2), (Morale(1), 3), (Horn, 6)]
    );
    assert_eq!(steps(Row::Ranged, 0), [(Printed, 10), (Hero, 10)]);
}

/// GW-CALC-8: a Decoy is 0 whatever lies around it.
#[test]
fn a_decoy_is_always_zero() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "decoy close, olgierd-von-everec close")
        .horn(A, Row::Close)
        .weather(B, "biting-frost");
    assert_eq!(given(position).strengths(A, Row::Close), [0, 2]);
}

/// GW-CALC-10, GW-EDGE-10: permanent effects also reach those who come later.
#[test]
fn late_comers_are_affected_too() {
    let position = between(NORTHERN_REALMS, MONSTERS)
        .field(A, "kaedweni-siege-expert")
        .hand(A, "dun-banner-medic, ves")
        .pile(A, "trebuchet")
        .weather(B, "torrential-rain")
        .passed(B);
    let mut table = given(position);
    table.choose("play dun-banner-medic");
    assert_eq!(table.strength(A, "trebuchet"), 2, "revived into the rain, raised by the expert");
}

/// GW-EDGE-6: totals have no ceiling.
#[test]
fn totals_pass_one_hundred() {
    let position = between(SKELLIGE, MONSTERS)
        .field(A, "3 war-longship, 3 clan-an-craite-warrior")
        .horn(A, Row::Siege)
        .horn(A, Row::Close);
    assert_eq!(given(position).total(A), 216);
}
