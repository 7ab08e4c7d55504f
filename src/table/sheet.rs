//! The panels beside the board: columns on a desk, sheets over it on a phone.

use crate::prelude::*;

use super::log;
use crate::icon::{Icon, IconView};
use crate::view::{follow, maybe, on, t, text};

/// Which sheet is open on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The players.
    Players,
    /// The log.
    Log,
}

/// A panel.
#[component]
pub fn Panel(
    /// Which one.
    sheet: Sheet,
    /// The one that is open, on a phone.
    open: RwSignal<Option<Sheet>>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let (id, class, heading) = match sheet {
        Sheet::Players => ("players", "panel panel--players", "players-title"),
        Sheet::Log => ("log", "panel panel--log", "log-title"),
    };
    follow(move || {
        if open.get() == Some(Sheet::Log) && sheet == Sheet::Log {
            log::show_the_end();
        }
    });
    view! {
        <section
            class=class
            id=id
            aria-labelledby=heading
            data-open=maybe(move || (open.get() == Some(sheet)).then_some("true"))
        >
            <div class="panel__head">
                <h2 class="panel__title" id=heading>{text(move || title.get())}</h2>
                <button
                    class="btn btn--quiet btn--icon panel__close"
                    type="button"
                    aria-label=t(|w| w.close)
                    on:click=on(move |_| open.set(None))
                >
                    <IconView icon=Icon::Close/>
                </button>
            </div>
            {children()}
        </section>
    }
}
