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
    let slug = |at: usize, listed: &[&'static str]| listed[at];
    for school in School::ALL {
        assert_eq!(slug(school as usize, &terms::SCHOOLS), school.slug());
    }
    for attribute in Attribute::ALL {
        assert_eq!(slug(attribute as usize, &terms::ATTRIBUTES), attribute.slug());
    }
    for terrain in Terrain::ALL {
        assert_eq!(slug(terrain as usize, &terms::TERRAINS), terrain.slug());
    }
    for potion in Potion::ALL {
        assert_eq!(slug(potion as usize, &terms::POTIONS), potion.slug());
    }
    // The rules name no colour and no hand of dice: a new one does not compile here.
    let colours = terms::COLOURS;
    let at = |colour: Colour| match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Purple => "purple",
        Colour::Yellow => "yellow",
    };
    let all = [Colour::Blue, Colour::Red, Colour::Green, Colour::Purple, Colour::Yellow];
    assert!(all.into_iter().all(|colour| at(colour) == colours[colour as usize]));
    let at = |rank: Rank| match rank {
        Rank::Nothing => "nothing",
        Rank::Pair => "pair",
        Rank::TwoPairs => "two-pairs",
        Rank::Three => "three",
        Rank::SmallStraight => "small-straight",
        Rank::LargeStraight => "large-straight",
        Rank::FullHouse => "full-house",
        Rank::Four => "four",
        Rank::Five => "five",
    };
    let straights = [Rank::SmallStraight, Rank::LargeStraight, Rank::FullHouse];
    let ranks = [Rank::Nothing, Rank::Pair, Rank::TwoPairs, Rank::Three, Rank::Four, Rank::Five];
    let mut all = straights.into_iter().chain(ranks);
    assert!(all.all(|rank| at(rank) == terms::POKER_HANDS[rank as usize]));
}

#[test]
fn no_two_monsters_places_or_kinds_of_card_share_a_name() {
    use std::collections::BTreeSet;
    for lang in Lang::ALL {
        let tables = words::tables(lang);
        for table in [tables.monsters, tables.places, tables.cards] {
            let names: BTreeSet<&str> = table.iter().map(|forms| plain(forms)).collect();
            assert_eq!(names.len(), table.len(), "{lang:?}");
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
