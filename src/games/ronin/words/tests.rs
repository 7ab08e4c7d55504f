//! The three tables hold against each other.

use super::*;
use crate::i18n::template::places;

/// Every sentence of a table, in the order of its fields.
fn sentences(words: &RoninWords) -> Vec<String> {
    // A no-break space is written as its number, which looks like a place.
    let written = format!("{words:?}").replace("\\u{a0}", "\u{a0}");
    written.split('"').skip(1).step_by(2).map(ToOwned::to_owned).collect()
}

#[test]
fn every_language_says_everything_and_fills_the_same_places() {
    let english = sentences(of(Lang::En));
    assert!(english.len() > 200);
    for lang in Lang::ALL {
        let here = sentences(of(lang));
        assert_eq!(here.len(), english.len());
        for (said, meant) in here.iter().zip(&english) {
            assert_eq!(said.is_empty(), meant.is_empty(), "“{said}” for “{meant}”");
            assert_eq!(places(said), places(meant), "“{said}” for “{meant}”");
        }
    }
}

#[test]
fn polish_and_ukrainian_nouns_have_three_forms() {
    for lang in [Lang::Pl, Lang::Uk] {
        for said in sentences(of(lang)) {
            let counted = said.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            for place in counted.filter(|place| place.contains('|')) {
                assert_eq!(place.split('|').count(), 4, "{said}");
            }
        }
    }
}
