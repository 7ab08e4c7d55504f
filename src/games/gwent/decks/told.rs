//! What is told of the card that was pointed at.

use crate::prelude::*;

use super::super::board::card::still;
use super::super::card_text;
use super::super::names::Called;
use super::armoury;
use super::builder::Builder;
use crate::icon::{Icon, IconView};
use crate::view::{on, t};
use crate::{browser, prefs};

/// The card, what it does, and how many of it there are.
pub fn told(builder: Builder) -> Option<AnyView> {
    let kind = builder.shown.get()?;
    let lang = prefs::lang();
    let card = still(kind, "card--l");
    let name = kind.name(lang);
    let rules = card_text::whole(kind, lang);
    let steps = armoury::steps(builder, kind);
    Some(
        view! {
            <aside class="db-told leaf" aria-label=name id="card-told">
                {card}
                <div class="db-told__text">
                    <p class="db-told__name">{name}</p>
                    <p role="status">{rules}</p>
                    {steps}
                </div>
                <button
                    class="btn btn--quiet btn--icon db-told__close"
                    type="button"
                    aria-label=t(|w| w.close)
                    on:click=on(move |_| close(builder))
                >
                    <IconView icon=Icon::Close/>
                </button>
            </aside>
        }
        .into_any(),
    )
}

/// Closes it; the focus goes back to the card.
pub fn close(builder: Builder) {
    if let Some(kind) = builder.shown.get_untracked() {
        builder.shown.set(None);
        browser::focus(&format!(".db-grid [data-card='{kind}']"));
    }
}
