//! How many cards of each exploration deck bring what (§22.9, "Frequencies"): at least as many as
//! is known of the printed decks, and not many more.

use old_world::world::effect::{Cost, Effect};
use old_world::world::story::{Passage, Side, Story, StoryDeck};

/// A kind of thing, how many printed cards of city and wilds are known to mention it, and how many
/// of ours may.
struct Frequency {
    name: &'static str,
    is: fn(&Effect) -> bool,
    known: [usize; 2],
    most: [usize; 2],
}

const FREQUENCIES: [Frequency; 9] = [
    Frequency {
        name: "gain gold",
        is: |effect| matches!(effect, Effect::GainGold(_)),
        known: [14, 5],
        most: [16, 9],
    },
    Frequency {
        name: "gain a trail",
        is: |effect| matches!(effect, Effect::GainTrail(_)),
        known: [6, 5],
        most: [7, 6],
    },
    Frequency {
        name: "gain potions",
        is: |effect| matches!(effect, Effect::GainPotions(_) | Effect::FillPotionsTo(_)),
        known: [5, 10],
        most: [7, 11],
    },
    Frequency {
        name: "raise an attribute",
        is: |effect| matches!(effect, Effect::Raise(..)),
        known: [9, 14],
        most: [9, 14],
    },
    Frequency {
        name: "lower the shield or an attribute",
        is: |effect| matches!(effect, Effect::LowerShield(_) | Effect::Lower(..)),
        known: [9, 9],
        most: [9, 15],
    },
    Frequency {
        name: "draw more in phase III",
        is: |effect| matches!(effect, Effect::Phase3Draw(by) if *by > 0),
        known: [5, 6],
        most: [9, 9],
    },
    Frequency {
        name: "draw fewer in phase III",
        is: |effect| matches!(effect, Effect::Phase3Draw(by) if *by < 0),
        known: [1, 5],
        most: [1, 8],
    },
    Frequency {
        name: "destroy a card",
        is: |effect| matches!(effect, Effect::Destroy { .. }),
        known: [3, 3],
        most: [3, 4],
    },
    Frequency {
        name: "start a quest",
        is: |effect| matches!(effect, Effect::StartQuest(_)),
        known: [20, 21],
        most: [20, 21],
    },
];

/// Everything either option of a card may come to.
fn outcomes(story: Story) -> Vec<&'static Effect> {
    let mut found = Vec::new();
    for side in [Side::A, Side::B] {
        let whole = Passage::of(story, side);
        found.extend(whole.effects());
        let lines = whole.effects().iter().map(|effect| match effect {
            Effect::Roll(lines) => lines.len(),
            _ => 0,
        });
        let lines = u8::try_from(lines.sum::<usize>()).unwrap();
        found.extend((0..lines).flat_map(|line| whole.branch(line).effects()));
    }
    found
}

fn count(deck: StoryDeck, mentions: impl Fn(Story) -> bool) -> usize {
    deck.cards().filter(|story| mentions(*story)).count()
}

/// Finding F4: the known frequencies are lower bounds; ours stay near them.
#[test]
fn stories_give_hardly_more_than_the_printed_ones() {
    for Frequency { name, is, known, most } in FREQUENCIES {
        for (deck, (known, most)) in StoryDeck::ALL.into_iter().zip(known.into_iter().zip(most)) {
            let ours = count(deck, |story| outcomes(story).into_iter().any(is));
            assert!((known..=most).contains(&ours), "{name}, {deck:?}: {ours} cards");
        }
    }
}

/// Finding F4, OW-EXPL-2: gold is asked for on the line of an option or taken by its result; a die
/// is rolled.
#[test]
fn stories_take_gold_and_roll_dice_as_often_as_the_printed_ones() {
    let takes = |story: Story| {
        let priced = |side: Side| {
            story.options().is_some_and(|both| matches!(both[side as usize].price, Cost::Gold(_)))
        };
        let lost = |effect: &Effect| matches!(effect, Effect::LoseGold(_));
        priced(Side::A) || priced(Side::B) || outcomes(story).into_iter().any(lost)
    };
    let rolls =
        |story: Story| outcomes(story).into_iter().any(|effect| matches!(effect, Effect::Roll(_)));
    for (deck, known) in StoryDeck::ALL.into_iter().zip([6, 5]) {
        assert!(count(deck, takes) >= known, "{deck:?}: gold");
        assert!(count(deck, rolls) >= 5, "{deck:?}: dice");
    }
}
