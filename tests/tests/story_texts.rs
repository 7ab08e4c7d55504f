//! Every exploration and event card of Old World is told in every language, with the fields that
//! `docs/stories.md` lays down for it, no fewer and no more.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use old_world::world::content::events::EVENTS;
use old_world::world::effect::Effect;
use old_world::world::slug::Slug;
use old_world::world::story::{Side, Story};
use old_world::world::story_card::EventKind;
use szlak_tests::places;

type Stories = BTreeMap<String, BTreeMap<String, String>>;

fn stories(language: &str) -> Stories {
    let path = places::root().join(format!("public/stories/{language}.json"));
    let text = fs::read_to_string(path).expect("the stories are in the repository");
    serde_json::from_str(&text).expect("cards by slug, texts by field")
}

/// How many ways a list of effects can go on by a die or a short fight.
fn branches(effects: &[Effect]) -> usize {
    let branches = effects.iter().map(|effect| match effect {
        Effect::Roll(lines) => lines.len(),
        Effect::ShortFight(fight) => fight.bands.len(),
        _ => 0,
    });
    branches.sum()
}

fn fields(story: Story) -> BTreeSet<String> {
    let mut fields: BTreeSet<String> = ["name", "intro"].map(str::to_owned).into();
    let mut add = |field: String| assert!(fields.insert(field), "named twice");
    if story.options().is_some() {
        for (side, letter) in [(Side::A, "a"), (Side::B, "b")] {
            add(letter.to_owned());
            add(format!("result_{letter}"));
            (1..=branches(story.effects(side))).for_each(|n| add(format!("result_{letter}_{n}")));
        }
    } else if story.is_kept() {
        add("description".to_owned());
    } else {
        (1..=branches(story.effects(Side::A))).for_each(|n| add(format!("result_{n}")));
    }
    fields
}

#[test]
fn every_card_is_told_in_every_language() {
    let slugs: BTreeSet<String> = Story::every().map(|story| story.slug().to_owned()).collect();
    for language in ["en", "pl", "uk"] {
        let stories = stories(language);
        let told: BTreeSet<String> = stories.keys().cloned().collect();
        assert_eq!(told, slugs, "{language}");
        for story in Story::every() {
            let texts = &stories[story.slug()];
            let told: BTreeSet<String> = texts.keys().cloned().collect();
            assert_eq!(told, fields(story), "{language}: {}", story.slug());
            for (field, text) in texts {
                let tidy = !text.is_empty() && text.trim() == text;
                assert!(tidy, "{language}: {field} of {} is “{text}”", story.slug());
            }
        }
    }
}

#[test]
fn names_are_unique_within_a_language_and_stories_differ_between_them() {
    let languages = ["en", "pl", "uk"].map(stories);
    for stories in &languages {
        let names: BTreeSet<&str> = stories.values().map(|texts| texts["name"].as_str()).collect();
        assert_eq!(names.len(), stories.len(), "two cards have the same name");
    }
    for story in Story::every() {
        let intros: BTreeSet<&str> =
            languages.iter().map(|stories| stories[story.slug()]["intro"].as_str()).collect();
        assert_eq!(intros.len(), languages.len(), "{} is not translated", story.slug());
    }
}

/// A test without a die and without a fight would have nothing to tell.
#[test]
fn every_event_without_options_has_something_to_tell() {
    for (event, number) in EVENTS.iter().zip(1..) {
        if let EventKind::Test(effects) | EventKind::Fight(effects) = event.kind {
            assert!(branches(effects) > 1, "event {number}, {}", event.slug);
        }
    }
}
