//! A dialog over the page: it holds the focus, Esc closes it, the focus goes back. One that asks for
//! nothing typed is also closed by a click outside.
//!
//! The browser's own modal dialog makes everything behind it inert, and for that it styles every piece
//! on the table anew, twice: when it opens and when it closes. One that is opened in the middle of play
//! lies over the table instead and holds the focus by itself.

use crate::prelude::*;
use leptos::html;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, KeyboardEvent, MouseEvent};

use crate::browser;
use crate::icon::{Icon, IconView};
use crate::view::{follow, on, t, text, when};

/// A dialog that is open while `open` is true.
#[component]
pub fn Dialog(
    /// Is it open? Closing it by any way sets this to false.
    open: RwSignal<bool>,
    /// Its id; the heading is `<id>-title`.
    id: &'static str,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// Is it wide?
    #[prop(optional)]
    wide: bool,
    /// Does a click outside close it?
    #[prop(optional)]
    light: bool,
    /// Is it opened in the middle of play?
    #[prop(optional)]
    at_table: bool,
    /// What is in it; made anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    follow(move || {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            if at_table {
                dialog.show();
            } else {
                drop(dialog.show_modal());
            }
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let heading = format!("{id}-title");
    let labelled_by = heading.clone();
    view! {
        <dialog
            class="dialog"
            class:dialog--wide=wide
            class:dialog--at-table=at_table
            id=id
            aria-labelledby=labelled_by
            aria-modal="true"
            node_ref=element
            on:keydown=on(move |event: KeyboardEvent| {
                if at_table {
                    hold_focus(&event, open);
                }
            })
            on:close=on(move |_| open.set(false))
            on:click=on(move |event: MouseEvent| {
                if light && is_outside(&event) {
                    open.set(false);
                }
            })
        >
            <div class="dialog__head">
                <h2 id=heading>{text(move || title.get())}</h2>
                <button
                    class="btn btn--quiet btn--icon"
                    type="button"
                    aria-label=t(|w| w.close)
                    on:click=on(move |_| open.set(false))
                >
                    <IconView icon=Icon::Close/>
                </button>
            </div>
            {when(move || open.get(), move || children())}
        </dialog>
    }
}

/// What Tab stops at in a dialog.
const STOPS: &str = "button, a[href], input, select, textarea, [tabindex='0']";

/// Esc closes the dialog; from its last stop Tab goes to its first, and back.
fn hold_focus(event: &KeyboardEvent, open: RwSignal<bool>) {
    let dialog = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let (Some(dialog), Some(at)) = (dialog, browser::document().active_element()) else { return };
    match event.key().as_str() {
        "Escape" => open.set(false),
        "Tab" => {
            let Ok(stops) = dialog.query_selector_all(STOPS) else { return };
            let ends = [stops.item(0), stops.item(stops.length().saturating_sub(1))];
            let [first, last] = ends.map(|stop| stop.and_then(|stop| stop.dyn_into().ok()));
            let (Some(first), Some(last)): (Option<HtmlElement>, Option<HtmlElement>) =
                (first, last)
            else {
                return;
            };
            let (end, other) = if event.shift_key() { (&first, &last) } else { (&last, &first) };
            if **end != at {
                return;
            }
            drop(other.focus());
        }
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// Was the scrim meant? It belongs to the dialog, but lies outside its box.
fn is_outside(event: &MouseEvent) -> bool {
    let Some(dialog) =
        event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok())
    else {
        return false;
    };
    let (x, y) = (event.client_x() - dialog.offset_left(), event.client_y() - dialog.offset_top());
    !(0..=dialog.offset_width()).contains(&x) || !(0..=dialog.offset_height()).contains(&y)
}
