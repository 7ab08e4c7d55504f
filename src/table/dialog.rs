//! A dialog over the page: it holds the focus, Esc closes it, the focus goes back.

use leptos::html;
use leptos::prelude::*;

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
