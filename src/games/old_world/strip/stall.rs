//! The market stall: an awning, six cards with their price tags, a shelf. While it is asked about it
//! comes forward over the lower map.

use crate::prelude::*;
use ::old_world::versus::{Decision, View};
use ::old_world::world::action_card::Card;
use ::old_world::world::effect::To;
use ::old_world::world::tally::Tally;
use ::old_world::world::tracks::SLOT_MODIFIER;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::button::button;
use super::head::pile;
use crate::games::old_world::board::Board;
use crate::games::old_world::model::At;
use crate::games::old_world::names::{Voice, signed};
use crate::games::old_world::pieces::{said, symbol};
use crate::games::old_world::words::pieces;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, flag, follow, on, part, text, when};

/// A place of the stall.
#[derive(Clone, Debug, PartialEq)]
struct Slot {
    card: Card,
    price: Option<Tally>,
}

fn slot(view: &View, at: usize) -> Option<Slot> {
    let card = view.market.get(at).copied().flatten()?;
    Some(Slot { card, price: view.prices.get(at).cloned().flatten() })
}

/// Is this question answered at the stall?
const fn is_about_stall(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Buy
            | Decision::Pay { .. }
            | Decision::TradeFor { .. }
            | Decision::CleanUp { .. }
            | Decision::MarketPick { .. }
    )
}

/// The stall.
pub fn stall(board: Board) -> AnyView {
    let asked = Settled::new(move || {
        board.model.with(|model| model.decision().filter(|decision| is_about_stall(*decision)))
    });
    let tucked = RwSignal::new(false);
    follow(move || {
        asked.track();
        tucked.set(false);
    });
    let forward = move || asked.with(Option::is_some) && !tucked.get();
    tuck_by_others(tucked, asked);
    let label = || pieces::of(prefs::lang()).strip.market;
    let bring = on(move |_| tucked.set(false));
    view! {
        <section class="ow-stall" class:is-forward=flag(forward) aria-label=text(label)>
            <div class="ow-stall__awning">
                <span class="ow-stall__piles">{piles(board)}</span>
                <span class="ow-stall__sign">{text(move || asked.with(|asked| sign(*asked)))}</span>
                {when(move || asked.with(Option::is_some), move || shift(tucked))}
            </div>
            <ul
                class="ow-stall__slots"
                role="list"
                data-zone="stall"
                on:click=bring
                on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
            >
                {(0..6).map(|at| place(board, at)).each()}
            </ul>
        </section>
    }
    .into_any()
}

/// The button that puts the stall back, or brings it again.
fn shift(tucked: RwSignal<bool>) -> AnyView {
    let label = move || {
        let words = &pieces::of(prefs::lang()).strip;
        if tucked.get() { words.fetch } else { words.tuck }
    };
    view! {
        <button
            type="button"
            class="ow-stall__shift"
            class:is-tucked=flag(move || tucked.get())
            aria-label=text(label)
            title=text(label)
            on:click=on(move |_| tucked.update(|tucked| *tucked = !*tucked))
            inner_html=r#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 9l7 7 7-7"/></svg>"#
        ></button>
    }
    .into_any()
}

/// Esc, or a click on the map, tucks the stall back.
fn tuck_by_others(tucked: RwSignal<bool>, asked: Settled<Option<Decision>>) {
    let tuck = move || {
        if asked.with_untracked(Option::is_some) {
            tucked.set(true);
        }
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            tuck();
        }
    });
    let clicks = window_event_listener(leptos::ev::click, move |event| {
        if is_on_map(event.target()) {
            tuck();
        }
    });
    on_cleanup(move || {
        keys.remove();
        clicks.remove();
    });
}

fn is_on_map(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(".ow-sheet").is_ok_and(|map| map.is_some()))
}

fn sign(asked: Option<Decision>) -> &'static str {
    let words = &pieces::of(prefs::lang()).strip;
    match asked {
        Some(Decision::MarketPick { to: To::Hand, .. }) => words.to_hand,
        Some(Decision::MarketPick { to: To::Discard, .. }) => words.to_discard,
        _ => words.market, // tidy: listens: for where a card of the stall goes
    }
}

fn piles(board: Board) -> AnyView {
    let counts = Settled::new(move || {
        board.model.with(|model| (model.view.common_discard.len(), model.view.removed.len()))
    });
    view! {
        {part(move || {
            let (common, removed) = counts.get();
            let voice = Voice::new(prefs::lang(), &[]);
            let words = &pieces::of(voice.lang).strip;
            let common_said = voice.fill(words.common, &[&common.to_string()]);
            let removed_said = voice.fill(words.removed, &[&removed.to_string()]);
            [
                pile(board, At::Common, "ow-stack", common, common_said),
                pile(board, At::Removed, "ow-stack ow-stack--gone", removed, removed_said),
            ]
            .each()
        })}
    }
    .into_any()
}

/// One place: card, price tag, what the place adds.
fn place(board: Board, index: usize) -> AnyView {
    let at = At::Stall(index);
    let lying = Settled::new(move || board.model.with(|model| slot(&model.view, index)));
    let modifier = SLOT_MODIFIER[index];
    let plus = (modifier != 0).then(|| {
        view! { <span class="ow-stand__plus" aria-hidden="true">{signed(modifier)}</span> }
            .into_any()
    });
    view! {
        <li class="ow-stand">
            {part(move || match lying.get() {
                None => {
                    let empty = pieces::of(prefs::lang()).strip.empty;
                    view! { <span class="ow-stand__empty" role="img" aria-label=empty></span> }.into_any()
                }
                Some(slot) => {
                    let voice = Voice::new(prefs::lang(), &[]);
                    let price = slot.price.as_ref();
                    let costs = price.map(|price| said::price(voice, price)).unwrap_or_default();
                    let count = price.map_or(0, Tally::count);
                    let tag = format!(r#"{}<span class="num">{count}</span>"#, symbol::cards());
                    view! {
                        {button(board, at, slot.card, index == 0, &costs)}
                        <span
                            class="ow-price"
                            class:is-open=flag(move || board.is_lit(at))
                            class:is-marked=flag(move || board.is_marked(at))
                            aria-hidden="true"
                            inner_html=tag
                        ></span>
                    }
                    .into_any()
                }
            })}
            {plus}
        </li>
    }
    .into_any()
}
