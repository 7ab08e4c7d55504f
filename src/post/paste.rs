//! A link that is pasted: an installed app does not catch links, so there is a field for them.

use crate::prelude::*;
use leptos::ev::SubmitEvent;

use crate::browser;
use crate::desk::{Desk, Taken};
use crate::i18n::{post, words};
use crate::route::Route;
use crate::table::dialog::Dialog;
use crate::toast::{self, Tone};
use crate::view::{on, text};

use super::{says, tell};

/// Where the link in a text leads. The text may be a whole message, and the link may be broken over two lines.
pub fn route_in(text: &str) -> Route {
    let Some(at) = text.find("#/") else { return Route::parse("#/nowhere") };
    let is_end = |symbol: char| !(symbol.is_ascii_alphanumeric() || symbol == '-' || symbol == '_');
    let link = text[at..].split_whitespace().next().unwrap_or_default();
    let route = Route::parse(link.trim_end_matches(is_end));
    if !matches!(route, Route::Lost(_)) {
        return route;
    }
    let joined: String = text[at..].split_whitespace().collect();
    match Route::parse(joined.trim_end_matches(is_end)) {
        Route::Lost(_) => route,
        whole => whole,
    }
}

/// Opens a link that was pasted: at this table, if it carries a move of its game. `false` if it leads nowhere.
fn open(text: &str, desk: Option<Desk>) -> bool {
    let route = route_in(text);
    let lost = |error| {
        toast::ask(Tone::Bad, words().link_error(&error), Vec::new());
        false
    };
    match (desk, &route) {
        (_, Route::Lost(error)) => return lost(error.clone()),
        (Some(desk), Route::Turn(letter)) => match bots::open_letter(letter) {
            Err(error) => return lost(error),
            Ok(table) => {
                let taken = desk.take_in(table.as_ref());
                if taken == Taken::OtherGame {
                    browser::go(&route.to_string());
                }
                tell(taken);
            }
        },
        (Some(_), _) => {
            toast::say(Tone::News, post().no_turn);
            return false;
        }
        (None, _) => browser::go(&route.to_string()),
    }
    true
}

/// The field.
#[component]
pub fn PasteForm(
    /// The table it belongs to; elsewhere, a link leads where it leads.
    #[prop(optional)]
    desk: Option<Desk>,
    /// The id of the field.
    id: &'static str,
    /// What it is for.
    label: fn() -> &'static str,
    /// Told when a link was opened.
    #[prop(optional)]
    opened: Option<Callback<()>>,
) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if open(&pasted.get_untracked(), desk) {
            // Nothing happens if the page has gone on by now.
            pasted.update(String::clear);
            if let Some(opened) = opened {
                opened.run(());
            }
        }
    };
    view! {
        <form class="paste" on:submit=on(submit)>
            <label class="field__label" for=id>{text(label)}</label>
            <div class="joined">
                <input
                    class="input"
                    id=id
                    type="text"
                    inputmode="url"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=text(label)
                    prop:value=text(move || pasted.get())
                    on:input=on(move |event| pasted.set(event_target_value(&event)))
                />
                <button class="btn" type="submit">{says(|p| p.take_in)}</button>
            </div>
        </form>
    }
}

/// The field in a dialog of its own: for the home page, where a first link of a game may be pasted.
#[component]
pub fn PasteDialog(open: RwSignal<bool>) -> impl IntoView {
    let title = Signal::derive(|| post().paste.to_owned());
    view! {
        <Dialog open id="paste" title>
            <div class="dialog__body">
                <PasteForm id="pasted" label=|| post().paste opened=Callback::new(move |()| open.set(false))/>
            </div>
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter() -> String {
        let game = bots::find("cairns").unwrap();
        let table = (game.open)(&(game.model)().blank(), tabletop::Seed::new(7)).unwrap();
        bots::letter_of(table.as_ref()).unwrap().encode()
    }

    /// As messengers hand it over: alone, in a sentence, with a full stop, broken over two lines.
    #[test]
    fn the_link_is_found_in_the_message() {
        let letter = letter();
        let (head, tail) = letter.split_at(letter.len() / 2);
        for message in [
            format!("https://example.org/szlak/#/{letter}"),
            format!("  #/{letter}\n"),
            format!("Your turn! https://example.org/#/{letter}. See you"),
            format!("<https://example.org/#/{letter}>"),
            format!("https://example.org/#/{head}\r\n{tail}"),
        ] {
            let Route::Turn(found) = route_in(&message) else { panic!("{message}") };
            assert_eq!(found.encode(), letter, "{message}");
        }
    }

    #[test]
    fn what_is_no_link_of_ours_leads_nowhere() {
        let cut = format!("https://example.org/#/{}", &letter()[..30]);
        for message in ["", "hello", "https://example.org/", "#/turn/", cut.as_str()] {
            assert!(matches!(route_in(message), Route::Lost(_)), "{message}");
        }
        assert!(matches!(route_in("see https://example.org/#/rules/gwent"), Route::Rules(Some(_))));
    }
}
