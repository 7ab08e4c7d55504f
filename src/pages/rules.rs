//! The rules in the player's language: our own text, by chapter, searchable.

use crate::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::shell::Shell;
use crate::games;
use crate::i18n::{Lang, keeping, words};
use crate::icon::{Icon, IconView};
use crate::prose::{self, Manner, Prose};
use crate::view::{Each, Settled, Text, flag, follow, later, on, part, t, text};
use crate::{browser, prefs};

/// The text about the table itself, which every game shares.
const TABLE: &str = "table";

/// The rules of a game, or of the table; `gwent/GW-SPY-1` goes to that rule.
#[component]
pub fn Rules(game: Option<String>) -> impl IntoView {
    let path = game.unwrap_or_else(|| TABLE.to_owned());
    let (id, rule) = path.split_once('/').unwrap_or((&path, ""));
    let (id, rule) = (id.to_owned(), rule.to_owned());
    let query = RwSignal::new(String::new());
    // Which hit of the search is looked at.
    let hit = RwSignal::new(0);
    // Rule ids are folded away, unless one is asked for by its address.
    let ids = RwSignal::new(!rule.is_empty());
    let game = games::find(&id);
    let written = load(id.clone());
    let shown = Settled::new(move || {
        written.get().map(|text| {
            if text.is_empty() {
                return Prose::default();
            }
            let picture = |slug: &str| {
                game.and_then(|game| game.picture(slug, prefs::lang())).unwrap_or_default()
            };
            prose::render(&text, Manner { query: &query.get(), ids: ids.get(), picture: &picture })
        })
    });
    follow(move || {
        if !rule.is_empty() && shown.with(Option::is_some) {
            let place = format!("[id=\"{}\"]", rule.replace(['"', '\\'], ""));
            later(async move {
                // The text is in the page after this turn of the browser.
                browser::sleep(0).await;
                go_to(&place);
            });
        }
    });
    let found = move || shown.with(|prose| prose.as_ref().map_or(0, |prose| prose.found));
    follow(move || {
        let at = hit.get();
        if found() > 0 {
            later(async move {
                browser::sleep(0).await;
                show_hit(at);
            });
        }
    });
    let search = move |text: String| {
        hit.set(0);
        query.set(text);
    };
    let go_on = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        hit.update(|hit| *hit = (*hit + 1) % found().max(1));
    };
    view! {
        <Shell>
            <h1 class="page__title">{t(|w| w.rules)}</h1>
            <ul class="acts" role="list">{shelf(&id)}</ul>
            <div class="rules">
                <div class="rules__side">
                    <search>
                        <form class="field" role="search" on:submit=on(go_on)>
                            <label class="field__label" for="q">{t(|w| w.search_rules)}</label>
                            <div class="joined">
                                <input
                                    class="input"
                                    id="q"
                                    type="search"
                                    prop:value=text(move || query.get())
                                    on:input=on(move |event| search(event_target_value(&event)))
                                />
                                <button class="btn btn--icon" type="submit" aria-label=t(|w| w.search_rules)>
                                    <IconView icon=Icon::Search/>
                                </button>
                            </div>
                            <p class="rules__found" role="status">
                                {text(move || if query.get().is_empty() { String::new() } else { told(hit.get(), found()) })}
                            </p>
                        </form>
                    </search>
                    <label class="rules__ids">
                        <input
                            class="toggle"
                            type="checkbox"
                            id="rule-ids"
                            prop:checked=flag(move || ids.get())
                            on:change=on(move |event| ids.set(event_target_checked(&event)))
                        />
                        {t(|w| w.rule_ids)}
                    </label>
                    <nav aria-label=t(|w| w.chapters)>
                        <ol class="chapters">{part(move || shown.get().map(|prose| chapters(&prose).into_any()))}</ol>
                    </nav>
                </div>
                {part(move || match shown.get() {
                    None => view! { <p class="muted" role="status">{words().loading}</p> }.into_any(),
                    Some(prose) if prose.html.is_empty() => view! { <p class="notice" role="status">{keeping().text_missing}</p> }.into_any(),
                    Some(prose) => view! { <article class="prose" inner_html=prose.html></article> }.into_any(),
                })}
            </div>
        </Shell>
    }
}

/// The text in the language in use; `None` until it has come, empty where there is none.
fn load(id: String) -> RwSignal<Option<String>> {
    let written = RwSignal::new(None);
    let asked = RwSignal::new(String::new());
    follow(move || {
        let path = path(&id, prefs::lang());
        asked.set(path.clone());
        later(async move {
            let text = browser::fetch_text(&path).await.unwrap_or_default();
            // By now the page may be gone, or another language asked for.
            if asked.try_get_untracked() == Some(path) {
                written.set(Some(text));
            }
        });
    });
    written
}

fn path(id: &str, lang: Lang) -> String {
    format!("./rules/{}/{id}.md", lang.tag())
}

/// The texts there are.
fn shelf(current: &str) -> impl IntoView + use<> {
    let link = |href: String, name: Text, here: bool| {
        view! {
            <li><a class="btn btn--quiet" href=href aria-current=here.then_some("page")>{name}</a></li>
        }
    };
    let table = link("#/rules".to_owned(), t(|w| w.the_table), current == TABLE);
    let games = bots::GAMES.iter().filter(|entry| entry.shown || entry.id == current);
    let games = games.filter_map(|entry| games::find(entry.id)).map(|game| {
        let name = text(move || game.name(prefs::lang()));
        link(format!("#/rules/{}", game.id()), name, game.id() == current)
    });
    (table, games.each())
}

/// Links that scroll: the fragment belongs to the routes.
fn chapters(prose: &Prose) -> impl IntoView + use<> {
    let links = prose.chapters.iter().map(|(id, title)| {
        let target = format!("#{id}");
        let go = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            go_to(&target);
        };
        view! { <li><a href=format!("#{id}") on:click=on(go)>{title.clone()}</a></li> }
    });
    links.each()
}

/// Which of how many hits is looked at.
fn told(hit: usize, found: usize) -> String {
    if found == 0 { words().found(0) } else { words().found_at(hit + 1, found) }
}

/// Marks the hit that is looked at among the others and brings it into sight; the focus stays where the
/// player types.
fn show_hit(at: usize) {
    let Ok(hits) = browser::document().query_selector_all(".prose mark") else { return };
    for (index, hit) in (0..hits.length()).filter_map(|index| hits.get(index)).enumerate() {
        let Ok(hit) = hit.dyn_into::<Element>() else { continue };
        if index == at {
            drop(hit.set_attribute("data-here", ""));
            hit.scroll_into_view();
        } else {
            drop(hit.remove_attribute("data-here"));
        }
    }
}

/// Scrolls to a place in the text, if there is such a place.
fn go_to(place: &str) {
    if let Ok(Some(found)) = browser::document().query_selector(place) {
        found.scroll_into_view();
        browser::focus(place);
    }
}
