//! Bots choose the options of stories by what everybody can read, whatever comes of them.

use std::fs;
use std::path::{Path, PathBuf};

use bots::{Seen, Thought, choose};
use old_world::position::{Position, named};
use old_world::versus::{Choice, HeldQuest, OldWorld};
use old_world::world::effect::Cost;
use old_world::world::location::Location;
use old_world::world::potion::Potion;
use old_world::world::slug::Slug;
use old_world::world::story::{Side, Story};
use tabletop::{Game, Level, Log, Rng, Seat};

const BOTS: [Level; 3] = [Level::Apprentice, Level::Master, Level::Legend];
const ME: Seat = Seat(0);

/// Two witchers at home, decks of ten, a purse of three; the second level of everything.
fn table() -> Position {
    Seat::all(2).fold(Position::new(2), |table, seat| {
        table.attributes(seat, [2; 4]).shield(seat, 2).gold(seat, 3)
    })
}

fn built(position: Position) -> OldWorld {
    position.build().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Seat 1 has this card before it and must choose an option.
fn reading(position: Position, story: Story) -> OldWorld {
    if let Story::Event(number) = story {
        return built(position.event(number));
    }
    let deck = story.deck().expect("an exploration card has a deck");
    let mut game = built(position.story_on_top(story).phase2(ME));
    game.play(&Choice::Explore(deck), &mut Log::muted());
    game
}

fn thought(game: &OldWorld, level: Level, seed: u64) -> Thought<Choice> {
    let seen = Seen::by_mover(game).expect("somebody is to move");
    choose(&seen, level, Some(60), &mut Rng::from_u64(seed))
}

/// Cards of the same deck that read alike, with the same prices, and do different things.
fn twins() -> Vec<(Story, Story)> {
    let told: Vec<Story> = Story::every().filter(|story| story.lines().is_some()).collect();
    let differ = |one: Story, other: Story| {
        [Side::A, Side::B].iter().any(|side| one.effects(*side) != other.effects(*side))
    };
    let mut twins = Vec::new();
    for (at, one) in told.iter().enumerate() {
        for other in &told[at + 1..] {
            let alike = one.lines() == other.lines() && one.deck() == other.deck();
            if alike && differ(*one, *other) {
                twins.push((*one, *other));
            }
        }
    }
    twins
}

/// Finding L1, OW-SEAT-6, OW-EXPL-3: with other hidden effects behind the same words and prices
/// every level gives the same answer from the same position and seed.
#[test]
fn cards_that_read_alike_are_answered_alike() {
    let twins = twins();
    assert!(twins.len() >= 8, "only {} pairs read alike", twins.len());
    let rich = || table().gold(ME, 9).shield(ME, 0).attributes(ME, [4, 1, 5, 3]);
    let mut answers = [0; 2];
    for (one, other) in twins {
        for start in [table(), rich()] {
            let [one, other] = [one, other].map(|story| reading(start.clone(), story));
            for level in BOTS {
                for seed in 0..8 {
                    let [own, twin] = [&one, &other].map(|game| thought(game, level, seed).choice);
                    assert_eq!(own, twin, "{}, seed {seed}", level.slug());
                    let Choice::Option(side) = own else { panic!("an option, not {own}") };
                    answers[side as usize] += 1;
                }
            }
        }
    }
    assert!(answers.iter().all(|count| *count > 0), "both sides are chosen: {answers:?}");
}

/// Finding L1: the words do count. A full bag makes a promise of something for it worth nothing.
#[test]
fn the_promise_moves_the_choice() {
    let chosen = |potions: usize, level| {
        let bag: Vec<Potion> = Potion::every().take(potions).collect();
        let game = reading(table().potions(ME, bag), named("old-womans-pan"));
        let brews = |seed: &u64| thought(&game, level, *seed).choice == Choice::Option(Side::B);
        (0..200).filter(brews).count()
    };
    for level in BOTS {
        let (empty, full) = (chosen(0, level), chosen(4, level));
        assert!(empty > full + 20, "{}: {empty} and {full} of 200", level.slug());
    }
}

/// Finding L1, OW-SEAT-6, OW-QUEST-4: what the event of a quest brings is hidden too, and a turn
/// finished in thought does not show it.
#[test]
fn a_quest_is_worth_the_same_whatever_its_event_brings() {
    let with_quest = |event: u8| {
        let (story, at) = (named("wrecked-longship"), Location::KaerSeren);
        let quest = HeldQuest { story, at, cost: Cost::Free, event, token: false, fresh: false };
        let there = table().at(ME, at).gold(ME, 12).drawn(ME, 3).quest(ME, quest);
        let mut game = built(there.moved());
        game.play(&Choice::Act, &mut Log::muted());
        game
    };
    // Gold and another quest; two lessons; a fight; a test; company.
    let games = [36, 46, 40, 45, 11].map(with_quest);
    for level in [Level::Master, Level::Legend] {
        let thoughts = games.each_ref().map(|game| thought(game, level, 7));
        assert!(thoughts[0].considered.len() > 1, "there is something to weigh");
        assert!(thoughts.iter().all(|other| *other == thoughts[0]), "{thoughts:?}");
    }
}

/// What leads from a card to what its options do.
const HIDDEN: [&str; 9] = [
    ".effects(",
    ".options()",
    ".short_fight(",
    "Passage",
    "StoryOption",
    "story_card",
    "EVENTS",
    "CITY",
    "WILDS",
];

fn names_hidden(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    HIDDEN.iter().any(|name| code.contains(name))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Finding L1, OW-SEAT-6: no bot names what stands behind an option, chosen or not.
#[test]
fn no_bot_names_the_effects_of_a_story() {
    assert!(names_hidden("let result = card.story.effects(side);"));
    assert!(!names_hidden("let lines = card.story.lines(); // not .effects()"));
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.iter().any(|path| path.ends_with("old_world/hint.rs")), "they are looked at");
    for path in files {
        let text = fs::read_to_string(&path).expect("plain text");
        for (number, line) in (1..).zip(text.lines()) {
            assert!(!names_hidden(line), "{}, line {number}: {line}", path.display());
        }
    }
}
