//! The cairns on the table: click one, then say how many; or drag the decision from the list.

use crate::prelude::*;
use ::cairns::{CairnView, Cairns, Choice};

use super::words::{self, CairnsWords};
use crate::desk::Desk;
use crate::prefs;
use crate::scene::Sight;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, flag, follow, on, part};

/// A cairn as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CairnModel {
    letter: String,
    stones: u16,
    covers_token: bool,
    token: Option<u8>,
    /// The texts of the legal choices that concern this cairn.
    choices: Vec<String>,
}

/// What is drawn, from what may be known. Pure, so that it can be tested without a browser.
fn model(sight: &Sight<Cairns>) -> Vec<CairnModel> {
    let cairns = (0u8..).map(::cairns::CairnId).zip(&sight.view.cairns);
    cairns
        .map(|(id, &CairnView { stones, covers_token, token })| CairnModel {
            letter: id.to_string(),
            stones,
            covers_token,
            token,
            choices: sight
                .legal
                .iter()
                .filter(
                    |choice| matches!(choice, Choice::Peek(at) | Choice::Take(at, _) if *at == id),
                )
                .map(ToString::to_string)
                .collect(),
        })
        .collect()
}

/// The board.
#[component]
pub fn Board(desk: Desk) -> impl IntoView {
    let cairns = Settled::new(move || desk.see(model));
    let selected = RwSignal::new(None::<String>);
    // A cairn that was pointed at stays so only until the position changes.
    follow(move || {
        cairns.track();
        selected.set(None);
    });
    view! {
        <ul class="cairns" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
            {part(move || {
                let words = words::of(prefs::lang());
                cairns.get().into_iter().enumerate()
                    .map(|(at, cairn)| view! { <Heap desk cairn at words selected/> })
                    .each()
            })}
        </ul>
        {part(move || {
            let letter = selected.get()?;
            let cairn = cairns.get().into_iter().find(|cairn| cairn.letter == letter)?;
            Some(view! { <Takings desk cairn selected/> }.into_any())
        })}
    }
}

#[component]
fn Heap(
    desk: Desk,
    cairn: CairnModel,
    at: usize,
    words: &'static CairnsWords,
    selected: RwSignal<Option<String>>,
) -> impl IntoView {
    let under = match (cairn.token, cairn.covers_token) {
        (Some(token), _) => words.token_known(token),
        (None, true) => words.token_hidden.to_owned(),
        (None, false) => words.token_none.to_owned(),
    };
    let detail = words.cairn_detail(cairn.stones.into(), &under);
    let legal = !cairn.choices.is_empty();
    let letter = cairn.letter.clone();
    let is_selected = {
        let letter = letter.clone();
        move || selected.get().as_deref() == Some(&letter)
    };
    let choices = cairn.choices.clone();
    let act = move |_| match choices.as_slice() {
        [] => {}
        [only] => drop(desk.choose_text(only)),
        _ => selected.update(|selected| {
            let same = selected.as_deref() == Some(&letter);
            *selected = (!same).then(|| letter.clone());
        }),
    };
    let pebbles = (0..cairn.stones.min(60)).map(|_| view! { <span class="pebble"></span> });
    let token = match (cairn.token, cairn.covers_token) {
        (Some(token), _) => {
            Some(view! { <span class="token token--gilt">{token.to_string()}</span> }.into_any())
        }
        (None, true) => Some(view! { <span class="token is-back"></span> }.into_any()),
        (None, false) => None,
    };
    view! {
        <li>
            <button
                class="cairn"
                class:cairn--bare=cairn.stones == 0
                class:is-legal=legal
                class:is-illegal=!legal
                class:is-selected=flag(is_selected)
                type="button"
                tabindex=if at == 0 { "0" } else { "-1" }
                aria-disabled=(!legal).to_string()
                on:click=on(act)
            >
                <span class="cairn__stones" aria-hidden="true">{pebbles.each()}</span>
                <span class="cairn__under" aria-hidden="true">{token}</span>
                <span class="cairn__label">
                    <span class="cairn__count" aria-hidden="true">{cairn.stones.to_string()}</span>
                    {words.cairn(&cairn.letter)}
                    <span class="sr-only">{detail}</span>
                </span>
            </button>
        </li>
    }
}

/// How many stones: the second half of the gesture.
#[component]
fn Takings(desk: Desk, cairn: CairnModel, selected: RwSignal<Option<String>>) -> impl IntoView {
    let buttons = cairn.choices.into_iter().enumerate().map(|(at, choice)| {
        let number = choice.rsplit(' ').next().unwrap_or_default().to_owned();
        let label = {
            let words = words::of(prefs::lang());
            words.choose_take(&cairn.letter, number.parse().unwrap_or_default())
        };
        let act = move |_| drop(desk.choose_text(&choice));
        view! {
            <li>
                <button
                    class="token token--l is-legal"
                    type="button"
                    aria-label=label
                    tabindex=if at == 0 { "0" } else { "-1" }
                    on:click=on(act)
                >
                    {number}
                </button>
            </li>
        }
    });
    let keys = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            selected.set(None);
        }
        zone_keys(&event, ZoneKeys::Row);
    };
    view! {
        <ul class="takings" role="list" aria-label=words::of(prefs::lang()).cairn(&cairn.letter) on:keydown=on(keys)>
            {buttons.each()}
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::cairns::Setup;
    use tabletop::{Game, Log, Seat, Seed, Viewer};

    #[test]
    fn only_legal_cairns_offer_choices_and_only_known_tokens_are_drawn() {
        let setup = Setup { stones: 1, growth: 0, cairns: 2, ..Setup::default() };
        let mut game = Cairns::start(&setup, Seed::new(1), &mut Log::muted()).unwrap();
        for choice in ["peek a", "peek b", "take a 1"] {
            game.apply(&choice.parse().unwrap(), &mut Log::muted()).unwrap();
        }
        let seen = |viewer, may_choose| model(&Sight::of(&game, viewer, may_choose));
        let drawn = seen(Viewer::Seat(Seat(1)), true);
        assert!(drawn[0].choices.is_empty() && !drawn[0].covers_token);
        assert_eq!(drawn[1].choices, ["take b 1"]);
        assert!(drawn[1].token.is_some(), "seat 2 looked under b");
        assert!(seen(Viewer::Spectator, true)[1].token.is_none());
        assert!(seen(Viewer::Seat(Seat(1)), false)[1].choices.is_empty());
    }
}
