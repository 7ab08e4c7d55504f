//! What every option of Old World does and what it tells, side by side in one file a language under
//! `target/tmp`, to be read by whoever changes either. Prose and effect must agree; no test can
//! say whether they do, but none may be left out of the reading.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use old_world::world::effect::Effect;
use old_world::world::slug::Slug;
use old_world::world::story::{Passage, Side, Story};
use szlak_tests::places;

type Texts = BTreeMap<String, String>;

fn stories(language: &str) -> BTreeMap<String, Texts> {
    let path = places::root().join(format!("public/stories/{language}.json"));
    let text = fs::read_to_string(path).expect("the stories are in the repository");
    serde_json::from_str(&text).expect("cards by slug, texts by field")
}

/// A list of effects in one line; a die or a fight only by its name, its lines follow.
fn effects(effects: &[Effect]) -> String {
    let named = effects.iter().map(|effect| match effect {
        Effect::Roll(_) => "die".to_owned(),
        Effect::ShortFight(fight) => format!("fight(-{}, {})", fight.shield, fight.draw),
        other => format!("{other:?}"),
    });
    named.collect::<Vec<_>>().join(", ")
}

/// One text and what it stands for. A text that is missing is a hole in the reading.
fn line(page: &mut String, texts: &Texts, field: &str, does: &str) {
    let text = texts.get(field).unwrap_or_else(|| panic!("{field} is missing: {does}"));
    writeln!(page, "  {field} [{does}] {text}").expect("a string takes everything");
}

/// The result of a side, then its die lines or bands.
fn result(page: &mut String, story: Story, side: Side, stem: &str, texts: &Texts) {
    let beginning = Passage::of(story, side);
    if texts.contains_key(stem) {
        line(page, texts, stem, &effects(beginning.effects()));
    }
    let branches = beginning.effects().iter().find_map(|effect| match effect {
        Effect::Roll(lines) => Some(lines.len()),
        Effect::ShortFight(fight) => Some(fight.bands.len()),
        _ => None,
    });
    for branch in (0u8..).take(branches.unwrap_or(0)) {
        let field = format!("{stem}_{}", branch + 1);
        line(page, texts, &field, &effects(beginning.branch(branch).effects()));
    }
}

fn card(page: &mut String, story: Story, texts: &Texts) {
    writeln!(page, "\n## {} — {}", story.slug(), texts["name"]).expect("a string");
    writeln!(page, "  {}", texts["intro"]).expect("a string");
    if let Some(options) = story.options() {
        for (option, (side, field)) in options.iter().zip([(Side::A, "a"), (Side::B, "b")]) {
            let promise = format!("{:?} for {:?}", option.price, option.promise);
            line(page, texts, field, &promise);
            result(page, story, side, &format!("result_{field}"), texts);
        }
    } else if story.is_kept() {
        line(page, texts, "description", &format!("{:?}", story.boons()));
    } else {
        result(page, story, Side::A, "result", texts);
    }
}

#[test]
fn what_a_card_does_stands_beside_what_it_tells() {
    for language in ["en", "pl", "uk"] {
        let stories = stories(language);
        let mut page = String::from("# Old World: effect and prose\n");
        Story::every().for_each(|story| card(&mut page, story, &stories[story.slug()]));
        for texts in stories.values() {
            let unread = texts.values().find(|text| !page.contains(text.as_str()));
            assert_eq!(unread, None, "{language}: every text stands in the file");
        }
        let file = format!("old-world-stories-{language}.md");
        fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join(file), page).expect("written");
    }
}
