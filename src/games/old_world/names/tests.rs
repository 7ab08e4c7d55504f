//! Everything that is in a game has a name, and no two things share one.

use super::*;

#[test]
fn every_action_card_that_is_in_a_game_has_a_name() {
    let starting = School::ALL.into_iter().flat_map(Card::starting);
    for card in starting.chain(Card::market()) {
        for lang in Lang::ALL {
            let name = Voice::of_cards(lang).card(card);
            assert!(name.starts_with(char::is_uppercase), "{} is called {name}", card.slug());
        }
    }
}

/// What is called by a list in the rules bears the slug of the rules.
#[test]
fn terms_stand_at_their_slugs() {
    for school in School::ALL {
        assert_eq!(terms::school(school).slug, school.slug());
    }
    for attribute in Attribute::ALL {
        assert_eq!(terms::attribute(attribute).slug, attribute.slug());
    }
    for terrain in Terrain::ALL {
        assert_eq!(terms::terrain(terrain).slug, terrain.slug());
    }
    for potion in Potion::ALL {
        assert_eq!(terms::potion(potion).slug, potion.slug());
    }
    for school in School::ALL {
        assert_eq!(terms::specialty(school).slug, school.slug());
    }
}

#[test]
fn no_two_monsters_places_or_kinds_of_card_share_a_name() {
    use std::collections::BTreeSet;
    for table in [&monsters::MONSTERS, &places::PLACES, &cards::CARDS] {
        for lang in Lang::ALL {
            let names: BTreeSet<&str> = table.rows().iter().map(|row| row.by(lang)).collect();
            assert_eq!(names.len(), table.rows().len(), "{lang:?}");
        }
    }
}

#[test]
fn a_number_says_where_it_comes_from() {
    let voice = Voice::of_cards(Lang::En);
    let maim = Card::market().find(|card| card.kind() == "maim").unwrap();
    let mut tally = Tally::of(true, Source::Card(maim), 2);
    assert_eq!(voice.why(&tally), "");
    tally.add(Source::Rule(Reason::Bound), -1);
    assert_eq!(voice.why(&tally), " (Maim +2, limit −1)");
}

#[test]
fn sentences_begin_with_a_capital_and_end_once() {
    assert_eq!(sentence("nothing stirs"), "Nothing stirs.");
    assert_eq!(sentence("żaden potwór!"), "Żaden potwór!");
    assert_eq!(sentence(""), "");
}
