//! The stories of exploration and event cards: a file a language, fetched when Old World is first
//! shown. Until one has come, cards go by their slugs.

use std::sync::LazyLock;

use crate::prelude::*;
use ::old_world::world::slug::Slug;
use ::old_world::world::story::{Passage, Side, Story};

use crate::browser;
use crate::i18n::Lang;
use crate::view::later;

/// By slug and by field (`name`, `intro`, `a`, `result_a_2` …).
type Tales = serde_json::Value;

/// The stories of a game: where they lie, and those told last with their language.
struct Book {
    folder: &'static str,
    told: LazyLock<ArcRwSignal<Option<(Lang, Tales)>>>,
}

static OLD_WORLD: Book = Book::new("stories");
static WILD_HUNT: Book = Book::new("stories/wild-hunt");

impl Book {
    const fn new(folder: &'static str) -> Self {
        Self { folder, told: LazyLock::new(|| ArcRwSignal::new(None)) }
    }

    /// The one that a card is in.
    const fn of(story: Story) -> &'static Self {
        if cfg!(feature = "wild-hunt") && story.is_of_the_hunt() { &WILD_HUNT } else { &OLD_WORLD }
    }

    /// Fetches the stories of a language, unless they are here.
    fn want(&'static self, lang: Lang) {
        let here =
            self.told.with_untracked(|told| told.as_ref().is_some_and(|(of, _)| *of == lang));
        if here {
            return;
        }
        later(async move {
            let path = format!("./{}/{}.json", self.folder, lang.tag());
            if let Some(text) = browser::fetch_text(&path).await {
                self.tell(lang, &text);
            }
        });
    }

    /// Takes the stories of a language in. A file that cannot be read leaves things as they were.
    fn tell(&self, lang: Lang, text: &str) {
        if let Ok(tales) = serde_json::from_str::<Tales>(text) {
            self.told.set(Some((lang, tales)));
        }
    }

    fn is_here(&self, lang: Lang) -> bool {
        self.told.with(|told| told.as_ref().is_some_and(|(of, _)| *of == lang))
    }
}

/// Fetches the stories of a language, unless they are here.
pub fn want(lang: Lang) {
    OLD_WORLD.want(lang);
}

/// The same for Wild Hunt.
#[cfg(feature = "wild-hunt")]
pub fn want_hunt(lang: Lang) {
    WILD_HUNT.want(lang);
}

/// Takes the stories in from their files. They are everybody's: only for what runs alone.
#[cfg(test)]
pub fn read(lang: Lang) {
    for book in [&OLD_WORLD, &WILD_HUNT] {
        let path = format!("public/{}/{}.json", book.folder, lang.tag());
        book.tell(lang, &std::fs::read_to_string(path).unwrap());
    }
}

/// Have the stories of this language come?
pub fn are_here(lang: Lang) -> bool {
    OLD_WORLD.is_here(lang)
}

/// The same for Wild Hunt.
#[cfg(feature = "wild-hunt")]
pub fn hunt_is_here(lang: Lang) -> bool {
    WILD_HUNT.is_here(lang)
}

/// A text of a card, if it has one and it is here.
pub fn field(story: Story, field: &str, lang: Lang) -> Option<String> {
    Book::of(story).told.with(|told| {
        let (of, tales) = told.as_ref()?;
        if *of != lang {
            return None;
        }
        tales[story.slug()][field].as_str().map(str::to_owned)
    })
}

/// What a card is called.
pub fn name(story: Story, lang: Lang) -> String {
    field(story, "name", lang).unwrap_or_else(|| story.slug().replace('-', " "))
}

/// What came of a side of a card, as far as it has been resolved: the side itself, then the line
/// of its die or the band of its fight.
pub fn results(passage: Passage, lang: Lang) -> Vec<String> {
    let has_sides = passage.story.options().is_some()
        || (passage.story.is_of_the_hunt() && field(passage.story, "result_a", lang).is_some());
    let side = match (has_sides, passage.side) {
        (false, _) => "result".to_owned(),
        (true, Side::A) => "result_a".to_owned(),
        (true, Side::B) => "result_b".to_owned(),
    };
    let mut told: Vec<String> = field(passage.story, &side, lang).into_iter().collect();
    if let Some(branch) = passage.branch {
        told.extend(field(passage.story, &format!("{side}_{}", branch + 1), lang));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the files themselves: the signal is the page's, and tests run side by side.
    #[test]
    fn every_card_has_its_words_in_every_language() {
        for lang in Lang::ALL {
            let path = format!("public/stories/{}.json", lang.tag());
            let text = std::fs::read_to_string(path).unwrap();
            let tales: Tales = serde_json::from_str(&text).unwrap();
            for story in Story::every() {
                let told = &tales[story.slug()];
                let also = if story.is_kept() { "description" } else { "intro" };
                for field in ["name", "intro", also] {
                    assert!(
                        !told[field].as_str().unwrap().trim().is_empty(),
                        "{} {field}",
                        story.slug()
                    );
                }
            }
        }
    }

    #[test]
    fn a_card_goes_by_its_slug_until_its_story_has_come() {
        assert_eq!(name(Story::City(0), Lang::En), "boastful noble");
    }
}
