//! News for the player: short sentences that come, can be acted on, and go.

use std::sync::{Arc, LazyLock};

use leptos::prelude::*;

use crate::browser;
use crate::icon::{Icon, IconView};
use crate::view::{Each, later, on, part, t};

/// What colour of news it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It worked.
    Good,
    /// It did not.
    Bad,
    /// Something else to know.
    News,
}

/// A button of a toast.
#[derive(Clone)]
pub struct Action {
    /// What it says.
    pub label: String,
    /// What it does.
    pub act: Arc<dyn Fn() + Send + Sync>,
}

#[derive(Clone)]
struct Toast {
    id: usize,
    tone: Tone,
    text: String,
    actions: Vec<Action>,
}

/// Each keeps its place until those after it are gone too: a place that is made anew would be read
/// out again.
static TOASTS: LazyLock<ArcRwSignal<Vec<Option<Toast>>>> = LazyLock::new(ArcRwSignal::default);

/// How long a toast without buttons stays, in milliseconds.
const STAY: i32 = 6_000;

/// Says something; it goes away by itself.
pub fn say(tone: Tone, text: impl Into<String>) {
    let id = push(tone, text.into(), Vec::new());
    later(async move {
        browser::sleep(STAY).await;
        dismiss(id);
    });
}

/// Says something that can be answered; it stays until it is, or is dismissed.
pub fn ask(tone: Tone, text: impl Into<String>, actions: Vec<Action>) {
    push(tone, text.into(), actions);
}

fn push(tone: Tone, text: String, actions: Vec<Action>) -> usize {
    TOASTS
        .try_update(|toasts| {
            let id = toasts.iter().flatten().map(|toast| toast.id + 1).max().unwrap_or_default();
            // The same sentence twice at once says nothing more.
            clear(toasts, |toast| toast.text == text);
            toasts.push(Some(Toast { id, tone, text, actions }));
            id
        })
        .unwrap_or_default()
}

fn dismiss(id: usize) {
    TOASTS.update(|toasts| clear(toasts, |toast| toast.id == id));
}

fn clear(toasts: &mut Vec<Option<Toast>>, which: impl Fn(&Toast) -> bool) {
    for toast in toasts.iter_mut() {
        toast.take_if(|toast| which(toast));
    }
    let last = toasts.iter().rposition(Option::is_some);
    toasts.truncate(last.map_or(0, |last| last + 1));
}

/// The region where they appear.
#[component]
pub fn Toasts() -> impl IntoView {
    view! {
        <div class="toasts" role="region" aria-label=t(|w| w.news) aria-live="polite">
            {part(|| {
                let toasts = TOASTS.get().into_iter();
                toasts.map(|toast| toast.map(|toast| view! { <ToastView toast/> }.into_any())).each()
            })}
        </div>
    }
}

#[component]
fn ToastView(toast: Toast) -> impl IntoView {
    let id = toast.id;
    let class = match toast.tone {
        Tone::Good => "toast toast--good",
        Tone::Bad => "toast toast--bad",
        Tone::News => "toast toast--news",
    };
    let actions = toast.actions.into_iter().map(|action| {
        let act = move |_| {
            (action.act)();
            dismiss(id);
        };
        view! { <button class="btn" type="button" on:click=on(act)>{action.label}</button> }
    });
    view! {
        <div class=class>
            <p class="toast__text">{toast.text}</p>
            {actions.each()}
            <button
                class="btn btn--quiet btn--icon"
                type="button"
                aria-label=t(|w| w.dismiss)
                on:click=on(move |_| dismiss(id))
            >
                <IconView icon=Icon::Close/>
            </button>
        </div>
    }
}
