//! A dialog over the page: it holds the focus, Esc closes it, the focus goes back. One that asks for
//! nothing typed is also closed by a click outside.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, MouseEvent};

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
    /// What is in it; made anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    follow(move || {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            drop(dialog.show_modal());
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
            id=id
            aria-labelledby=labelled_by
            node_ref=element
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
