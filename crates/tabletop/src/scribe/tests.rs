//! Writes what `serde_json` writes.

use std::collections::BTreeMap;

use serde::Serialize;

use super::json;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Plain,
    New(u8),
    Pair(i64, Option<&'static str>),
    Named { first_name: char, rest: Vec<Kind> },
}

#[derive(Serialize)]
#[serde(tag = "on")]
enum Tagged {
    One { number: u64 },
    Nothing,
}

#[derive(Serialize)]
struct Both((), Tagged);

fn same(value: &impl Serialize) {
    assert_eq!(json(value), serde_json::to_string(value).unwrap());
}

#[test]
fn writes_what_serde_json_writes() {
    let rest =
        vec![Kind::New(255), Kind::Pair(i64::MIN, None), Kind::Pair(3, Some("x")), Kind::Plain];
    same(&Kind::Named { first_name: 'ß', rest });
    same(&Both((), Tagged::One { number: u64::MAX }));
    same(&[Tagged::Nothing]);
    same(&(
        true,
        false,
        "",
        [0_u8; 0],
        -1_i8,
        7_u16,
        "\u{1f}\u{0}\u{7f}\"\\/\n\r\t\u{8}\u{c}\u{141}\u{f3}d\u{17a}",
    ));
    same(&BTreeMap::from([(1_u8, "a"), (2, "b")]));
    same(&BTreeMap::from([("k\"", ()), ("l", ())]));
}

#[test]
fn a_floating_number_is_nothing() {
    assert_eq!(json(&(1, 0.5_f32, 2.5_f64, "x")), r#"[1,null,null,"x"]"#);
}
