//! A hunt is set up, asked, answered, told, judged, saved and shared in words.

use ::old_world::wild_hunt::{Setup, WildHunt};
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::rider::{Passive, Rider};
use ::old_world::world::round_board::Difficulty;
use ::old_world::world::slug::Slug;
use ::old_world::world::story::{Side, Story};
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Table, Turn, Viewer};

use super::super::names::Voice;
use super::super::{names_at, rules_text};
use super::words::{self, DIFFICULTIES, HuntWords, PASSIVES, RIDERS};
use super::{WildHuntUi, model, tale};
use crate::games::{self, GameUi};
use crate::i18n::Lang;
use crate::i18n::template::places;
use crate::route::Route;
use crate::scene::{Asked, Sight};

fn deal(seats: u8, rider: Rider) -> Setup {
    Setup { rider, ..Setup::for_players(seats) }
}

/// Whole random hunts, told in every language: every question is asked, every answer can be told
/// from the others, every event has its sentence, and the end is told.
#[test]
fn a_hunt_can_be_played_by_its_words_alone() {
    let tables = [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11), (2, 13), (3, 15), (1, 17)];
    for ((seats, seed), rider) in tables.into_iter().zip(Rider::ALL.into_iter().cycle()) {
        let mut table = Session::<WildHunt>::new(deal(seats, rider), Seed::new(seed)).unwrap();
        let mut rng = Rng::from_seed(Seed::new(seed));
        let mut asked = 0;
        while let Status::Awaiting { .. } = table.game().status() {
            if asked % 5 == 0 {
                check_words(&table, Lang::ALL[asked % 3]);
            }
            asked += 1;
            let legal = table.game().legal();
            table.choose(&legal[rng.index(legal.len())].clone()).unwrap();
        }
        for lang in Lang::ALL {
            check_end(&table, lang);
        }
    }
}

fn check(said: &str) {
    assert!(!said.trim().is_empty(), "something is said without words");
    assert!(!said.contains(['{', '}', '|']), "{said}");
}

fn check_words(table: &Session<WildHunt>, lang: Lang) {
    let seat = table.game().status().awaited().unwrap();
    let sight = Sight::of(table.game(), Viewer::Seat(seat), true);
    let Asked { prompt, choices: said } = WildHuntUi.ask(table, &sight, lang);
    check(&prompt);
    assert_eq!(said.len(), table.game().legal().len());
    for (at, choice) in said.iter().enumerate() {
        check(choice);
        assert!(!said[..at].contains(choice), "“{choice}” is said twice to “{prompt}”");
    }
    let names = names_at(table);
    let sections = model::sections(&sight.view, Voice::new(lang, &names));
    assert!(sections.len() >= 4, "the table is told");
    sections.iter().flat_map(|section| &section.lines).for_each(|line| check(line));
}

fn check_end(table: &Session<WildHunt>, lang: Lang) {
    let mut teller = WildHuntUi.teller(table, lang);
    teller.tell(table, 0, Viewer::Seat(Seat(0)), &mut |_, sentence| check(&sentence));
    let Turn::Over(outcome) = Table::turn(table) else { unreachable!("it was played to its end") };
    check(&WildHuntUi.verdict(table, &outcome, lang).unwrap());
    let chapters = tale::chapters(table, &names_at(table), lang);
    assert_eq!(chapters.len(), usize::from(table.game().hunt().round) + 1, "a chapter a round");
    let last = chapters.last().unwrap();
    assert!(!last.told.is_empty(), "the last fight is told");
    assert!(WildHuntUi.sheet(table, &outcome, lang).unwrap().contains("<h3>"));
}

/// A hunt is one of the page's games: it is found, saved, taken up again, replayed and shared.
#[test]
fn a_hunt_is_saved_resumed_replayed_and_shared() {
    assert!(games::find("wild-hunt").is_some());
    let entry = bots::find("wild-hunt").unwrap();
    let mut table = (entry.open)(&(entry.model)().blank(), Seed::new(4)).unwrap();
    let mut rng = Rng::from_u64(9);
    for _ in 0..120 {
        let count = table.choices().len();
        table.choose(rng.index(count)).unwrap();
    }
    let resumed = (entry.resume)(&table.save()).unwrap();
    assert_eq!(resumed.digest(), table.digest());
    let replayed = (entry.replay)(&table.record()).unwrap();
    assert_eq!(replayed.digest(), table.digest());
    let Route::Watch(link) = Route::parse(&format!("#/{}", table.record_link())) else {
        panic!("a link to a game is one to watch");
    };
    let shared = (entry.read_link)(&link).unwrap();
    assert_eq!(shared.digest(), table.digest());
    assert!(crate::link::seed_link(table.as_ref()).starts_with("new/wild-hunt?"));
}

/// WH-INFO-1: one person may play all witchers, and no curtain falls between them.
#[test]
fn nothing_is_secret() {
    assert!(!WildHuntUi.has_secrets());
    assert!(games::find("old-world").unwrap().has_secrets());
}

#[test]
fn names_stand_at_their_slugs() {
    assert_eq!(Rider::ALL.map(Slug::slug), RIDERS);
    assert_eq!(Difficulty::ALL.map(Slug::slug), DIFFICULTIES);
    let passives = Rider::ALL.map(|rider| match rider.passive() {
        Passive::HoundAttack => "hound-attack",
        Passive::FrostArmour => "frost-armour",
        Passive::Teleportation => "teleportation",
        Passive::AdvancedTeleportation => "advanced-teleportation",
    });
    assert_eq!(passives, PASSIVES);
}

#[test]
fn cards_say_what_they_do() {
    for lang in Lang::ALL {
        let voice = Voice::of_cards(lang);
        let mut attacks: Vec<String> = Vec::new();
        for card in Rider::ALL.into_iter().flat_map(AttackCard::of_rider) {
            let said = rules_text::attack(voice, card.attack(Half::Charge));
            check(&said);
            assert!(!attacks.contains(&said), "two cards say “{said}”");
            attacks.push(said);
        }
        for story in Story::of_the_hunt() {
            for effects in [Side::A, Side::B].map(|side| story.effects(side)) {
                if !effects.is_empty() {
                    check(&rules_text::effects(voice, effects));
                }
            }
        }
    }
}

fn sentences(words: &HuntWords) -> Vec<String> {
    let written = format!("{words:?}").replace("\\u{a0}", "\u{a0}");
    written.split('"').skip(1).step_by(2).map(ToOwned::to_owned).collect()
}

#[test]
fn every_language_says_everything_and_fills_the_same_places() {
    let english = sentences(words::of(Lang::En));
    assert!(english.len() > 180);
    for lang in Lang::ALL {
        let here = sentences(words::of(lang));
        assert_eq!(here.len(), english.len());
        for (said, meant) in here.iter().zip(&english) {
            assert_eq!(said.is_empty(), meant.is_empty(), "“{said}” for “{meant}”");
            assert_eq!(places(said), places(meant), "“{said}” for “{meant}”");
            let counted = said.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            for place in counted.filter(|place| lang != Lang::En && place.contains('|')) {
                assert_eq!(place.split('|').count(), 4, "{said}");
            }
        }
    }
}
