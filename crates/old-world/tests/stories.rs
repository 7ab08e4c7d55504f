//! Every exploration and event card, resolved on both sides: it does what its effects say and the
//! game goes on.

mod common;

use std::collections::BTreeSet;

use common::{A, Position, named};
use old_world::versus::{Choice, Decision, OldWorld, Task};
use old_world::world::effect::{Cost, Effect};
use old_world::world::location::Location::{Cidaris, Cintra, Dhuwod};
use old_world::world::slug::Slug;
use old_world::world::story::{Side, Story};
use tabletop::{Game, Log, Rng};

/// A witcher with something of everything.
fn wealthy(number: u64) -> Position {
    let mut position = Position::new(3)
        .monster("arachas", Dhuwod)
        .monster("foglet", Cintra)
        .monster("harpy", Cidaris)
        .attributes(A, [2, 3, 2, 1])
        .shield(A, 2)
        .gold(A, 9)
        .potions(A, "swallow blizzard");
    position.game.rng = Rng::from_u64(number);
    for _ in 0..3 {
        let card = position.game.players[A].deck.pop().unwrap();
        position.edit(A).hand.push(card);
    }
    position.edit(A).hand.sort_unstable();
    let bag: Vec<_> = position.own(A).potions.clone();
    for potion in bag {
        let at = position.game.potion_deck.iter().position(|lying| *lying == potion).unwrap();
        position.game.potion_deck.remove(at);
    }
    position
}

/// Resolves a side of a card, answering at random, until phase III begins.
fn resolve(story: Story, side: Side, number: u64) -> OldWorld {
    let mut game = match story {
        Story::Event(event) => {
            let mut position = wealthy(number);
            position.game.agenda.clear();
            position.game.agenda.push(Task::Phase3);
            position.game.agenda.push(Task::OpenEvent(event));
            position.game.agenda.push(Task::Ask(A, Decision::Bet));
            position.choose("done");
            position.game
        }
        _ => wealthy(number).exploring(story.slug()).game,
    };
    let mut rng = Rng::from_u64(number);
    let mut first = true;
    while !game.in_play.is_empty() {
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
                assert!(game.in_play.is_empty());
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
            assert_eq!(i32::from(game.players[A].gold), 9 + gold, "{story:?} {side:?}");
            assert_eq!(i32::from(game.turn.draw), draw, "{story:?} {side:?}");
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
            let before: usize = wealthy(1).own(A).cards();
            let game = resolve(story, side, 1);
            let own = &game.players[A];
            assert_eq!(own.cards(), before + 1, "{story:?}");
            let taken = own.hand.iter().chain(&own.deck).chain(&own.discard);
            assert!(
                taken.clone().any(|card| card.is_market() && (low..=high).contains(&card.cost())),
                "{story:?}"
            );
        }
    }
    let priest = resolve(named("drunken-priests"), Side::B, 2);
    assert_eq!((priest.players[A].attributes[1], priest.turn.draw), (4, -1));
}

/// Questions that no card asks yet: search the deck, lower any or the weakest attribute
/// (OW-ATTR-5, OW-ATTR-9).
#[test]
fn questions_in_waiting_are_answered() {
    let mut search = Position::new(2).hand(A, "r1");
    search.game.agenda.push(Task::ShuffleDeck(A));
    search.game.agenda.push(Task::Ask(A, Decision::SearchDeck));
    search.choose("take wolf-cleave-1");
    assert_eq!(search.hand_size(A), 2);
    assert_eq!(search.deck_size(A), 9);
    for (decision, lowered) in [
        (Decision::AnyAttribute { left: 1, rise: false }, vec!["lower defence", "lower alchemy"]),
        (Decision::Weakest { left: 1, rise: false }, vec!["lower alchemy"]),
    ] {
        let mut position =
            Position::new(2).hand(A, "r1 b1").attributes(A, [1, 3, 2, 5]).shield(A, 3);
        position.game.agenda.push(Task::Ask(A, decision));
        assert_eq!(position.legal(), lowered);
        position.choose(lowered[0]);
    }
}
