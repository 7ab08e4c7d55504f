//! Deck building, the box, and the decks that come with the game.

mod support;

use gwent::{Ability, Deck, DeckChoice, DeckFault, Faction, Gwent, Kind, Leader, Preset, Setup};
use support::random::random_deck;
use support::table::kind;
use tabletop::{Form, Game, Log, Rng, Seed, SetupError, SetupForm};

/// A deck with so many units and specials of the Monsters, strongest sort irrelevant.
fn monsters(units: usize, specials: usize) -> Deck {
    let copies = |kind: Kind| (0..kind.copies()).map(move |_| (kind, 1));
    let all: Vec<Kind> = Kind::set(Faction::Monsters).filter(|kind| !kind.is_side_deck()).collect();
    let some = |unit: bool, count| {
        let chosen = all.clone().into_iter().filter(move |kind| kind.is_unit() == unit);
        chosen.flat_map(copies).take(count)
    };
    let leader = Leader::from_slug("eredin-bringer-of-death").unwrap();
    Deck::new(leader, some(true, units).chain(some(false, specials)))
}

fn rule_of(deck: &Deck) -> Option<&'static str> {
    deck.check().err().and_then(|error| error.rule)
}

fn with(deck: &Deck, slug: &str, copies: u8) -> Deck {
    deck.with_copies(kind(slug), copies)
}

/// GW-DECK-10: every broken rule is named at once, so that a builder can show them all.
#[test]
fn every_broken_rule_is_named() {
    let deck = with(&with(&monsters(20, 11), "olaf", 1), "nekker", 4);
    let rules: Vec<_> = deck.faults().iter().map(DeckFault::rule).collect();
    assert_eq!(rules, ["GW-DECK-6", "GW-DECK-1", "GW-DECK-3"]);
    assert_eq!(rule_of(&deck), Some("GW-DECK-6"), "the refusal names the first");
    assert!(monsters(22, 10).faults().is_empty());
}

/// GW-DECK-6: copies are counted, changed and taken out one card at a time.
#[test]
fn copies_change_one_card_and_leave_the_others() {
    let deck = with(&monsters(22, 0), "nekker", 2);
    assert_eq!(deck.copies_of(kind("nekker")), 2);
    let without = with(&deck, "nekker", 0);
    assert_eq!(without.copies_of(kind("nekker")), 0);
    assert_eq!(without.units(), deck.units() - 2);
    assert_eq!(with(&without, "nekker", 2), deck);
}

/// Example 74. GW-DECK-2, GW-DECK-3, GW-DECK-5, GW-DECK-6, GW-DECK-10.
#[test]
fn illegal_decks_are_refused_by_rule() {
    assert_eq!(rule_of(&monsters(21, 0)), Some("GW-DECK-2"));
    assert_eq!(rule_of(&monsters(22, 0)), None, "no special card is needed");
    assert_eq!(rule_of(&monsters(22, 10)), None);
    assert_eq!(rule_of(&monsters(22, 11)), Some("GW-DECK-3"));
    assert_eq!(rule_of(&with(&monsters(22, 0), "decoy", 4)), Some("GW-DECK-6"));
    assert_eq!(rule_of(&with(&monsters(22, 0), "bovine-defence-force", 1)), Some("GW-DECK-5"));
    let skellige = Preset::from_slug("skellige-starter").unwrap().deck();
    assert_eq!(rule_of(&with(&skellige, "hemdall", 1)), Some("GW-DECK-5"));
    assert_eq!(rule_of(&monsters(58, 10)), None, "there is no upper limit but the set");
}

/// Example 74. GW-DECK-2: heroes are units.
#[test]
fn heroes_count_as_units() {
    let deck = monsters(22, 0);
    let heroes = deck.cards.iter().filter(|(kind, _)| kind.is_hero()).count();
    assert_eq!(heroes, 9);
    assert_eq!((deck.units(), rule_of(&deck)), (22, None));
}

/// GW-DECK-1, GW-DECK-4: one faction, and its leader.
#[test]
fn a_deck_is_of_one_faction() {
    assert_eq!(rule_of(&with(&monsters(22, 0), "olaf", 1)), Some("GW-DECK-1"));
    let error = SetupError::from(Deck::read("geralt:nekker.3").unwrap_err());
    assert_eq!((error.rule, error.key), (Some("GW-DECK-4"), "unknown-leader"));
    let error = SetupError::from(Deck::read("king-bran:olaff").unwrap_err());
    assert_eq!((error.rule, error.key), (Some("GW-DECK-1"), "unknown-card"));
    assert!(error.to_string().contains("olaff"));
}

/// GW-DECK-10: a game is not started with an illegal deck, and the seat is named.
#[test]
fn an_illegal_deck_starts_no_game() {
    let setup = Setup::between(Preset::starter(Faction::Skellige), monsters(21, 0));
    let error = Gwent::start(&setup, Seed::new(1), &mut Log::muted()).unwrap_err();
    assert_eq!(error.rule, Some("GW-DECK-2"));
    assert_eq!(error.option.as_deref(), Some("deck.2"));
}

/// GW-DECK-7: the side deck assembles itself.
#[test]
fn the_side_deck_assembles_itself() {
    let side_deck = |code: &str| {
        let deck = Deck::read(code).unwrap();
        let mut slugs: Vec<_> = deck.side_deck().map(Kind::slug).collect();
        slugs.sort_unstable();
        slugs
    };
    assert_eq!(side_deck("king-bran:cow"), ["bovine-defence-force"; 2]);
    assert_eq!(side_deck("king-bran:kambi,berserker"), ["hemdall", "transformed-vildkaarl"]);
    assert_eq!(side_deck("king-bran:young-berserker"), ["transformed-young-vildkaarl"; 3]);
    assert!(side_deck("king-bran:olaf").is_empty());
}

/// GW-DECK-8: both may play the same faction.
#[test]
fn both_may_play_the_same_faction() {
    let starter = Preset::starter(Faction::Nilfgaard);
    let setup = Setup::between(starter, starter);
    assert!(Gwent::start(&setup, Seed::new(1), &mut Log::muted()).is_ok());
}

/// GW-DECK-9: a starter and a themed deck for each faction, all legal.
#[test]
fn the_decks_of_the_game_are_legal() {
    assert_eq!(Preset::ALL.len(), 10);
    for preset in Preset::ALL {
        let deck = preset.deck();
        deck.check().unwrap_or_else(|error| panic!("{preset}: {error}"));
        assert!(preset.slug.starts_with(deck.faction().slug()), "{preset}");
        let copies: u32 = deck.cards.iter().map(|(_, copies)| u32::from(*copies)).sum();
        assert!((25..=34).contains(&copies), "{preset} has {copies} cards");
    }
    for faction in Faction::ALL {
        assert_eq!(Preset::starter(faction).slug, format!("{faction}-starter"));
    }
}

/// A deck code reads back, and a person may write it otherwise.
#[test]
fn deck_codes_read_back() {
    let mut rng = Rng::from_u64(5);
    for faction in Faction::ALL {
        let deck = random_deck(faction, &mut rng);
        assert_eq!(Deck::read(&deck.to_string()), Ok(deck));
    }
    let code = Deck::read("king-bran:clan-brokva-archer.3,olaf").unwrap();
    for other in [
        "King Bran\n3 Clan Brokva Archer\nOlaf",
        "king-bran: olaf, clan-brokva-archer x3",
        "king-bran:3x clan-brokva-archer;1 olaf",
        "king-bran:olaf,clan-brokva-archer,clan-brokva-archer.2",
    ] {
        assert_eq!(Deck::read(other).as_ref(), Ok(&code), "{other}");
    }
    assert_eq!(code.to_string(), "king-bran:clan-brokva-archer.3,olaf");
}

/// GW-DECK-6: a code that says how many of a card says one or more.
#[test]
fn an_impossible_number_of_copies_gets_a_sentence() {
    for entry in ["0*cow", "-1*cow", "cow.0", "cow x0", "cow.-1", "−1 cow", "0x Cow", "300*cow"] {
        let fault = Deck::read(&format!("king-bran:olaf,{entry}")).unwrap_err();
        assert_eq!(fault, DeckFault::NoSuchNumber { text: entry.to_owned() });
        assert_eq!(fault.to_string(), format!("“{entry}” names an impossible number of copies."));
    }
    for entry in ["1*cow", "cow-1", "- 1 cow", "- cow", "cow"] {
        let deck = Deck::read(&format!("king-bran:{entry}")).unwrap();
        assert_eq!(deck.copies_of(Kind::from_slug("cow").unwrap()), 1, "{entry}");
    }
}

/// GW-D0: the name of a deck is read as generously as a code.
#[test]
fn the_case_of_a_decks_name_does_not_matter() {
    for name in ["Monsters-Starter", "MONSTERS-STARTER", "Monsters starter", " monsters-starter "] {
        let choice = DeckChoice::read(name).unwrap();
        assert_eq!(choice.to_string(), "monsters-starter", "{name}");
    }
}

/// The form makes the set-up and the set-up the form (GW-D0).
#[test]
fn the_form_says_what_is_wrong() {
    let form =
        |deck: &str| Form { seats: 2, answers: [("deck.2".to_owned(), deck.to_owned())].into() };
    let refused = |deck: &str| -> SetupError { Setup::read(&form(deck)).unwrap_err() };
    assert_eq!(refused("the-best-deck").key, "unknown-deck");
    assert_eq!(refused("king-bran:olaf").rule, Some("GW-DECK-2"));
    assert_eq!(refused("king-bran:olaf").option.as_deref(), Some("deck.2"));
    let setup = Setup::read(&form("scoiatael-mahakam")).unwrap();
    assert_eq!(setup.decks[1].preset().map(|preset| preset.slug), Some("scoiatael-mahakam"));
    assert_eq!(Setup::read(&setup.to_form()), Ok(setup.clone()));
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    let custom = DeckChoice::from(monsters(24, 3));
    let setup = Setup::between(custom, Preset::starter(Faction::Monsters));
    assert_eq!(Setup::read(&setup.to_form()), Ok(setup.clone()));
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
}

/// Section 16: five leaders a faction, slugs that are unique.
#[test]
fn nothing_shares_its_slug() {
    assert_eq!(Faction::ALL.map(|faction| Leader::of(faction).count()), [5; 5]);
    let mut slugs: Vec<_> = Kind::all().map(Kind::slug).collect();
    slugs.extend(Leader::all().map(Leader::slug));
    let count = slugs.len();
    slugs.sort_unstable();
    slugs.dedup();
    assert_eq!(slugs.len(), count);
}

/// GW-PLAY-3: no card prints two abilities that act on play, so that their order never matters.
#[test]
fn no_card_acts_twice_on_play() {
    for kind in Kind::all() {
        let acts = kind.abilities().iter().filter(|ability| {
            !matches!(
                ability,
                Ability::Agile
                    | Ability::Morale
                    | Ability::TightBond
                    | Ability::Horn
                    | Ability::Avenger { .. }
            )
        });
        assert!(acts.count() <= 1, "{kind}");
    }
}
