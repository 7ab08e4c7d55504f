//! The packs that are here, and how another is fetched. A language is spoken only when all of its
//! words are here.

use std::sync::OnceLock;

use web_sys::RequestCache;

use super::Lang;
use super::annals::AnnalsWords;
use super::frame::Frame;
use super::front::Front;
use super::pack::{Reader, Text};
use super::post::PostWords;
use crate::browser;
use crate::games::Spoken;
use crate::heraldry::words::Arms;

/// Everything the page says in one language.
pub struct Pack {
    pub frame: Frame,
    pub front: Front,
    pub annals: AnnalsWords,
    pub arms: Arms,
    pub post: PostWords,
    pub games: Spoken,
}

impl Pack {
    /// Reads a pack as far as it goes.
    pub fn read(reader: &mut Reader) -> Self {
        Self {
            frame: reader.part("frame"),
            front: reader.part("front"),
            annals: reader.part("annals"),
            arms: reader.part("heraldry"),
            post: reader.part("post"),
            games: Spoken::read(reader),
        }
    }
}

static PACKS: [OnceLock<&'static Pack>; 3] = [const { OnceLock::new() }; 3];

/// Everything that is said in this language; in another that is here, if this one is not.
pub fn pack(lang: Lang) -> &'static Pack {
    #[cfg(test)]
    take_in(lang, kept(lang));
    let here = |lang: Lang| PACKS[lang as usize].get().copied();
    let found = here(lang).or_else(|| Lang::ALL.into_iter().find_map(here));
    found.expect("the page waits for its words")
}

/// Are the words of this language here?
pub fn is_here(lang: Lang) -> bool {
    cfg!(test) || PACKS[lang as usize].get().is_some()
}

/// Fetches the words of a language, if they are not here. `false` if they cannot be had, or not in
/// the shape this program needs: what some cache has kept gets a second chance past it.
pub async fn load(lang: Lang) -> bool {
    let path = format!("./words/{}.txt", lang.tag());
    for cache in [RequestCache::Default, RequestCache::Reload] {
        if is_here(lang) {
            break;
        }
        if let Some(text) = browser::fetch_text_from(cache, &path).await {
            take_in(lang, text.leak());
        }
    }
    is_here(lang)
}

/// Takes a pack in, if it is whole.
fn take_in(lang: Lang, text: Text) {
    if PACKS[lang as usize].get().is_some() {
        return;
    }
    let mut reader = Reader::new(lang, text);
    let pack = Pack::read(&mut reader);
    if reader.is_sound() {
        PACKS[lang as usize].get_or_init(|| Box::leak(Box::new(pack)));
    }
}

/// The pack as it is kept, for tests: a word that is changed is read without compiling anything.
#[cfg(test)]
pub fn kept(lang: Lang) -> Text {
    static KEPT: [OnceLock<String>; 3] = [const { OnceLock::new() }; 3];
    KEPT[lang as usize].get_or_init(|| {
        let root = env!("CARGO_MANIFEST_DIR");
        std::fs::read_to_string(format!("{root}/public/words/{}.txt", lang.tag())).unwrap()
    })
}
