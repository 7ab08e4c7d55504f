//! A card: a number, a row, arms, a name. What it does is told by whoever lays it down.

use heraldry::{Blazon, Shape};
use leptos::prelude::*;

use crate::heraldry::{BlazonView, Emblem, ShapeView};
use crate::view::{flag, on};

/// A card as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct CardModel {
    /// What it is called.
    pub name: String,
    /// The number in its corner, if it has one.
    pub number: Option<String>,
    /// The shape beside the number.
    pub shape: Option<Shape>,
    /// Its arms.
    pub blazon: Blazon,
    /// Is its rim gilded?
    pub hero: bool,
}

/// A card face up.
#[component]
pub fn Card(
    /// What is on it.
    card: CardModel,
    /// Its size: empty, `s`, `l` or `xl`.
    #[prop(optional)]
    size: &'static str,
    /// The rules text on it, on large cards.
    #[prop(optional, into)]
    text: String,
    /// Can it be played now?
    #[prop(optional, into)]
    legal: Signal<bool>,
    /// Is it picked up?
    #[prop(optional, into)]
    selected: Signal<bool>,
    /// What a click does.
    #[prop(optional, into)]
    on_click: Option<Callback<()>>,
) -> impl IntoView {
    let class = if size.is_empty() { "card".to_owned() } else { format!("card card--{size}") };
    let act = move |_| {
        if let Some(act) = on_click {
            act.run(());
        }
    };
    let hero = card.hero;
    view! {
        <button
            class=class
            class:card--hero=hero
            class:is-legal=flag(move || legal.get())
            class:is-selected=flag(move || selected.get())
            type="button"
            on:click=on(act)
        >
            {face(card, text)}
        </button>
    }
}

/// A card face up that only lies there: on a pile, in a row of the past.
#[component]
pub fn CardFace(
    /// What is on it.
    card: CardModel,
) -> impl IntoView {
    let hero = card.hero;
    view! { <span class="card card--s" class:card--hero=hero>{face(card, String::new())}</span> }
}

/// What is on a card.
fn face(card: CardModel, text: String) -> AnyView {
    view! {
        {card.number.map(|number| view! { <span class="card__num">{number}</span> }.into_any())}
        {card.shape.map(|shape| view! { <span class="card__row"><ShapeView shape/></span> }.into_any())}
        <span class="card__art"><BlazonView blazon=card.blazon size="fill"/></span>
        <span class="card__name">{card.name}</span>
        {(!text.is_empty()).then(|| view! { <span class="card__text">{text}</span> }.into_any())}
    }
    .into_any()
}

/// A card face down: nothing of it is in the page.
#[component]
pub fn CardBack(
    /// Its size: empty, `s`, `l` or `xl`.
    #[prop(optional)]
    size: &'static str,
) -> impl IntoView {
    let class = if size.is_empty() {
        "card is-back".to_owned()
    } else {
        format!("card card--{size} is-back")
    };
    view! { <span class=class><Emblem/></span> }
}
