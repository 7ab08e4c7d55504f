//! The rulings a table may play otherwise. Who starts after a tie is in `rounds.rs`.

mod support;

use gwent::{BranRounds, HornUnit, HouseRules, Row, WeatherOnZero};
use support::leaders::*;
use support::table::{A, B, Look, between, given};

/// GW-CALC-4: the whole scale, by both readings.
#[test]
fn king_bran_by_either_reading() {
    let loss = [0, 1, 3, 4, 5, 6, 12].map(|printed| BranRounds::Loss.left(printed));
    assert_eq!(loss, [0, 1, 2, 2, 3, 3, 6]);
    let remainder = [0, 1, 3, 4, 5, 6, 12].map(|printed| BranRounds::Remainder.left(printed));
    assert_eq!(remainder, [0, 0, 1, 2, 2, 3, 6]);
    let rules = HouseRules { bran_rounds: BranRounds::Remainder, ..HouseRules::default() };
    let position = between("king-bran", MONSTERS)
        .rules(rules)
        .field(A, "zoltan-chivay")
        .hand(A, "clear-weather")
        .weather(B, "biting-frost");
    assert_eq!(given(position).total(A), 2);
}

/// Example 11. GW-CALC-3: weather sets a printed 0 to 1; a house rule keeps it.
#[test]
fn weather_raises_a_printed_zero_to_one() {
    let army = |rules| {
        between(SCOIATAEL, MONSTERS)
            .rules(rules)
            .field(A, "havekar-healer")
            .hand(A, "impenetrable-fog")
    };
    let mut table = given(army(HouseRules::default()));
    assert_eq!(table.total(A), 0);
    table.choose("play impenetrable-fog");
    assert_eq!(table.total(A), 1);
    let rules = HouseRules { weather_on_zero: WeatherOnZero::Zero, ..HouseRules::default() };
    let mut table = given(army(rules));
    table.choose("play impenetrable-fog");
    assert_eq!(table.total(A), 0);
}

/// GW-HORN-U1: the house rule by which a horn unit doubles only the others.
#[test]
fn a_horn_unit_may_double_only_the_others() {
    let rules = HouseRules { horn_unit: HornUnit::Others, ..HouseRules::default() };
    let position = between(MONSTERS, NILFGAARD)
        .rules(rules)
        .field(A, "dandelion, vesemir")
        .hand(A, "commanders-horn")
        .passed(B);
    let mut table = given(position);
    assert_eq!(table.strengths(A, Row::Close), [2, 12]);
    table.choose("play commanders-horn close");
    assert_eq!(table.strengths(A, Row::Close), [4, 12], "the card doubles Dandelion too");
}
