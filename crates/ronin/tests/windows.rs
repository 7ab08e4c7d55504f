//! The windows of abilities, and what is hidden while cards are chosen.

mod support;

use ronin::position::Position;
use ronin::{Ability, Character, Decision, Event, Stage, Window};
use support::{Ask, effects, hands, tea};
use tabletop::{Game, Learners, Log, Seat, Viewer};

/// RO-ABIL-2, RO-ABIL-13, RO-D10, RO-ABIL-3: several abilities in one window, neighbours' cards
/// too, each once, none by force.
#[test]
fn several_abilities_in_one_window() {
    let position = Position::of(3, &["dandelion", "triss", "vesemir"]).order(&[1, 2, 0]);
    let position = position.xp(1, 9).gift(1, "ballad").fresh(1, "r13 r01").track(1, 1);
    let mut table = tea(position.pool(1, "exploration").used(1, "kindle"));
    table.expect_legal(["use ballad left", "use ballad right", "use calm r13", "done"]);
    table.choose("use ballad right").expect_legal(["use calm r13", "done"]);
    table.expect_refused("use ballad left", "RO-ABIL-1").choose("done");
    assert_eq!((table.marker(0), table.marker(1)), (2, 2));
}

/// RO-PLAY-7, RO-ABIL-12, RO-ABIL-4: W4 before each effect, then W5, by initiative.
#[test]
fn windows_come_in_order() {
    let position = Position::three().order(&[0, 2, 1]).xp(0, 4).gift(0, "kindle");
    let mut table = effects(position.pool(0, "exploration exploration").fresh(0, "r11 r09"));
    let ability = |window, card: Option<&str>| Decision::Ability {
        window,
        card: card.map(|slug| ronin::Card::from_slug(slug).expect("a card")),
    };
    table.expect_awaiting(Seat(0), &ability(Window::Effect, Some("r11"))).choose("done");
    table.expect_awaiting(Seat(0), &ability(Window::Effect, Some("r09"))).choose("done");
    table.expect_awaiting(Seat(0), &ability(Window::Played, None));
    assert!(table.offers("use twin-blades") || table.offers("use kindle"));
}

/// RO-PLAY-6: what is chosen is hidden until the last has chosen, then it is news to all.
#[test]
fn chosen_cards_are_hidden() {
    let position = hands(Position::three().order(&[0, 1, 2]), ["r01 r02", "g01 g02", "b01 b02"]);
    let mut game = position.build(Stage::Choose).unwrap();
    for (choice, learners) in [
        ("play r01 r02", Learners::NOBODY),
        ("play g01 g02", Learners::NOBODY),
        ("play b01 b02", Learners::EVERYBODY),
    ] {
        let mut log = Log::new();
        game.apply(&choice.parse().unwrap(), &mut log).unwrap();
        assert_eq!(log.learners(), learners, "{choice}");
        if learners == Learners::NOBODY {
            let Some(Event::Chosen { cards, .. }) = log.entries()[0].seen_by(Viewer::Spectator)
            else {
                panic!("somebody has chosen")
            };
            assert!(cards.is_empty());
            assert_eq!(game.view(Viewer::Spectator).chairs[0].hand_count, 2);
        }
    }
}

/// RO-ABIL-10, RO-ABIL-12: every ability has one window; four for each character.
#[test]
fn every_ability_has_a_window() {
    let in_window = |window| Ability::ALL.iter().filter(|one| one.window() == window).count();
    assert_eq!(Window::ALL.map(in_window), [2, 3, 3, 2, 8, 5, 5]);
    for character in Character::ALL {
        let own: Vec<_> = (0..4).map(|number| character.ability(number)).collect();
        assert_eq!(own.len(), 4);
    }
    assert_eq!(Character::Triss.ability(2), Ability::Calm);
}
