//! Heraldry as parts of a page.

use crate::prelude::*;
use heraldry::Blazon;
#[cfg(debug_assertions)]
use heraldry::Shape;

use super::{draw, words};
use crate::prefs;
use crate::view::text;

/// A coat of arms, with its blazon in words for those who do not see it. Beside a name it is
/// decoration, and `labelled` stays off.
#[component]
pub fn BlazonView(
    /// What to draw.
    blazon: Blazon,
    /// Its size: `xs`, `s`, `m`, `l`, `xl` or `fill`.
    #[prop(default = "m")]
    size: &'static str,
    /// Does it stand alone, so that it must speak for itself?
    #[prop(optional)]
    labelled: bool,
) -> impl IntoView {
    let drawn = draw::blazon(&blazon, size);
    view! {
        <span
            class="arms"
            role=labelled.then_some("img")
            aria-label=labelled.then(|| text(move || words::words(&blazon, prefs::lang())))
            inner_html=drawn
        ></span>
    }
}

/// One of the shapes that stand beside colours.
#[cfg(debug_assertions)]
#[component]
pub fn ShapeView(shape: Shape) -> impl IntoView {
    view! { <span class="arms" inner_html=draw::shape(shape)></span> }
}

/// The emblem of Szlak.
#[component]
pub fn Emblem() -> impl IntoView {
    view! { <span class="arms" inner_html=draw::emblem()></span> }
}
