//! Every exploration and event card, resolved on both sides: it does what its effects say and the
//! game goes on.

mod common;

use std::collections::BTreeSet;

use common::{A, Table, Words, cards, given, named};
use old_world::position::Position;
use old_world::versus::{Choice, Decision, OldWorld};
use old_world::world::action_card::Card;
use old_world::world::effect::{Cost, Effect};
use old_world::world::location::Location::{Cidaris, Cintra, Dhuwod};
use old_world::world::slug::Slug;
use old_world::world::story::{Side, Story};
use tabletop::{Game, Log, Rng, Seat, Viewer};

/// A witcher with something of everything.
fn wealthy(number: u64) -> Position {
    Position::new(3)
        .monster("arachas", Dhuwod)
        .monster("foglet", Cintra)
        .monster("harpy", Cidaris)
        .attributes(A, [2, 3, 2, 1])
        .shield(A, 2)
        .gold(A, 9)
        .potions(A, "swallow blizzard")
        .drawn(A, 3)
        .seed(number)
}

/// Resolves a side of a card, answering at random, until phase III begins.
fn resolve(story: Story, side: Side, number: u64) -> OldWorld {
    let table = match story {
        Story::Event(event) => given(wealthy(number).event(event)),
        _ => given(wealthy(number)).exploring(story.slug()),
    };
    let mut game = table.game().clone();
    let mut rng = Rng::from_u64(number);
    let mut first = true;
    while !game.in_play().is_empty() {
        let legal = game.legal();
        let wanted = Choice::Option(side);
        let choice =
            if first && legal.contains(&wanted) { wanted } else { legal[rng.index(legal.len())] };
        first = false;
        game.play(&choice, &mut Log::muted());
    }
    game
}

/// Effects of a side that always happen and are simply added up.
fn sum(effects: &[Effect], of: fn(&Effect) -> i32) -> i32 {
    effects.iter().map(of).sum()
}

/// OW-EXPL-3, OW-EXPL-4, OW-QUEST-4, OW-QUEST-5 a and b.
#[test]
fn every_card_can_be_resolved_on_both_sides() {
    let mut met = BTreeSet::new();
    for story in Story::every() {
        for side in [Side::A, Side::B] {
            for number in 0..6 {
                let game = resolve(story, side, number);
                assert_eq!(game.check(), Ok(()), "{story:?} {side:?}");
                assert!(game.in_play().is_empty());
            }
            for effect in story.effects(side) {
                met.insert(format!("{effect:?}").split(['(', ' ']).next().unwrap().to_owned());
            }
        }
    }
    assert!(met.len() > 15, "{met:?}");
}

/// What a result simply adds up to is what happens.
#[test]
fn gold_and_phase_three_follow_the_effects() {
    for story in Story::every() {
        let Some(options) = story.options() else { continue };
        for (side, option) in [Side::A, Side::B].into_iter().zip(options) {
            let branches = option.effects.iter().any(|effect| {
                matches!(effect, Effect::Roll(_) | Effect::ShortFight(_) | Effect::ResolveEvent(_))
            });
            if branches || option.price != Cost::Free {
                continue;
            }
            let gold = sum(option.effects, |effect| match effect {
                Effect::GainGold(gold) => i32::from(*gold),
                Effect::LoseGold(gold) => -i32::from(*gold),
                _ => 0,
            });
            let draw = sum(option.effects, |effect| match effect {
                Effect::Phase3Draw(by) => i32::from(*by),
                _ => 0,
            });
            let game = resolve(story, side, 3);
            assert_eq!(i32::from(game.players()[A].gold), 9 + gold, "{story:?} {side:?}");
            assert_eq!(i32::from(game.turn().draw), draw, "{story:?} {side:?}");
        }
    }
}

/// OW-EXPL-6, OW-GEN-2: cards taken, drawn and destroyed by results.
#[test]
fn cards_come_and_go_by_results() {
    for story in Story::every() {
        for side in [Side::A, Side::B] {
            let effects = story.effects(side);
            let [Effect::TakeMarketCard { low, high, .. }] = *effects else { continue };
            let before: usize = given(wealthy(1)).own(A).cards();
            let game = resolve(story, side, 1);
            let own = &game.players()[A];
            assert_eq!(own.cards(), before + 1, "{story:?}");
            let taken = own.hand.iter().chain(&own.deck).chain(&own.discard);
            assert!(
                taken.clone().any(|card| card.is_market() && (low..=high).contains(&card.cost())),
                "{story:?}"
            );
        }
    }
    let priest = resolve(named("drunken-priests"), Side::B, 2);
    assert_eq!((priest.players()[A].attributes[1], priest.turn().draw), (4, -1));
}

/// OW-ATTR-5: a bad die takes a level away, but neither the first nor a mastered one.
#[test]
fn a_die_may_lower_an_attribute() {
    for (alchemy, after) in [(3, 2), (1, 1), (5, 5)] {
        let mut ring = given(Position::new(2).attributes(A, [2, 2, alchemy, 1]))
            .exploring("ring-of-mushrooms");
        ring.choose_with_die("option a", 2);
        assert_eq!(ring.own(A).attributes, [2, 2, after, 2]);
    }
    let mut spared =
        given(Position::new(2).attributes(A, [2, 2, 3, 1])).exploring("ring-of-mushrooms");
    spared.choose_with_die("option a", 3);
    assert_eq!(spared.own(A).attributes, [2, 2, 3, 2]);
}

/// OW-ATTR-5, OW-ATTR-6, OW-QUEST-7: what falls is the owner's choice, of what can fall; with
/// defence falls the shield.
#[test]
fn a_mirror_gives_and_takes() {
    let mut mirror = given(Position::new(2).attributes(A, [1, 3, 5, 1]).shield(A, 3).event(42));
    mirror.choose("option b").choose("raise attack");
    assert_eq!(mirror.legal(), ["raise attack", "raise defence", "raise special"]);
    mirror.choose("raise attack");
    assert_eq!(mirror.legal(), ["lower attack", "lower defence"]);
    mirror.choose("lower defence");
    assert_eq!((mirror.own(A).attributes, mirror.own(A).shield), ([3, 2, 5, 1], 2));
}

/// OW-ATTR-9: no card asks it yet.
#[test]
fn the_weakest_attribute_that_can_fall_falls() {
    let mut table = given(
        Position::new(2)
            .hand(A, "r1 b1")
            .attributes(A, [1, 3, 2, 5])
            .asked(A, Decision::Weakest { left: 1, rise: false }),
    );
    assert_eq!(table.legal(), ["lower alchemy"]);
    table.choose("lower alchemy");
    assert_eq!(table.own(A).attributes, [1, 3, 1, 5]);
}

/// OW-GEN-2, OW-DRAW-2: the whole hand goes, and phase III begins with an empty one.
#[test]
fn wolves_cost_the_whole_hand() {
    let mut wolves = given(Position::new(2).hand(A, "r1 b1 g1")).exploring("wolves-in-the-snow");
    wolves.choose("option a");
    assert_eq!((wolves.own(A).attributes[0], wolves.own(A).shield), (2, 0));
    for thrown in cards("r1 b1 g1") {
        assert!(wolves.own(A).discard.contains(&thrown), "{thrown:?}");
        assert!(!wolves.own(A).hand.contains(&thrown), "{thrown:?}");
    }
    assert_eq!((wolves.hand_size(A), wolves.deck_size(A)), (3, 7));
}

/// OW-GEN-2: one card of the own deck, of the owner's choice; nothing, if there is none.
#[test]
fn a_hermit_knows_where_to_look() {
    let mut hermit = given(Position::new(2).hand(A, "r1")).exploring("hermit-on-the-pillar");
    hermit.choose("option b").choose("done");
    assert_eq!(hermit.decision(), Some(Decision::SearchDeck));
    assert!(!hermit.can("take specimen-r1"));
    let found: Card = named("wolf-cleave-1");
    let before = hermit.own(A).deck.iter().filter(|card| **card == found).count();
    hermit.choose("take wolf-cleave-1");
    assert!(hermit.own(A).hand.contains(&found));
    let left = hermit.own(A).deck.iter().filter(|card| **card == found).count();
    assert!(left < before, "{left} of {before}");
    let mut empty =
        given(Position::new(2).hand(A, "r1").deck_of(A, 0)).exploring("hermit-on-the-pillar");
    empty.choose("option b").choose("done");
    assert_ne!(empty.decision(), Some(Decision::SearchDeck));
}

/// OW-ATTR-6: a story mends the shield, not beyond the defence value.
#[test]
fn a_mended_shield_stops_at_the_defence() {
    for (defence, after) in [(1, 1), (2, 2), (4, 2)] {
        let mut hut = given(Position::new(2).attributes(A, [1, defence, 1, 1]).shield(A, 0))
            .exploring("hut-in-the-snow");
        hut.choose("option b");
        assert_eq!(hut.own(A).shield, after);
    }
}

/// Finding L1, OW-EXPL-1, OW-SEAT-6: everybody sees what the options of an open card cost and
/// promise, before and after one is chosen; what they do is not among it.
#[test]
fn what_the_words_promise_is_open_to_everybody() {
    for story in Story::every().filter(|story| story.options().is_some()) {
        let table = match story {
            Story::Event(number) => given(wealthy(1).event(number)),
            _ => given(wealthy(1)).exploring(story.slug()),
        };
        let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let open = table.seen_by(viewer).in_play.pop().unwrap();
            let lines = open.lines.unwrap();
            for (line, option) in lines.iter().zip(story.options().unwrap()) {
                assert_eq!((line.price, line.promise), (option.price, option.promise));
                assert!(!line.promise.is_empty(), "{}", story.slug());
            }
            assert_eq!((open.side, open.result), (None, None));
        }
    }
    let mut table = given(wealthy(1).event(3));
    let shown = |table: &Table| table.seen_by(Viewer::Spectator).in_play.pop().unwrap().lines;
    let before = shown(&table);
    table.choose("option a");
    assert_eq!(before, shown(&table));
}
