//! News for the player: short sentences that come, can be acted on, and go.

use std::sync::{Arc, LazyLock};

use crate::prelude::*;

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

/// All that are shown.
#[derive(Clone, Default)]
struct Board {
    /// Each keeps its place until those after it are gone too: a place that is made anew would be
    /// read out again.
    places: Vec<Option<Toast>>,
    /// How many there have ever been: a number is never given twice, since the timer of an old toast
    /// may still run.
    count: usize,
}

static TOASTS: LazyLock<ArcRwSignal<Board>> = LazyLock::new(ArcRwSignal::default);

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
    TOASTS.try_update(|board| board.push(tone, text, actions)).unwrap_or_default()
}

fn dismiss(id: usize) {
    TOASTS.update(|board| board.clear(|toast| toast.id == id));
}

impl Board {
    fn push(&mut self, tone: Tone, text: String, actions: Vec<Action>) -> usize {
        self.count += 1;
        // The same sentence twice at once says nothing more.
        self.clear(|toast| toast.text == text);
        self.places.push(Some(Toast { id: self.count, tone, text, actions }));
        self.count
    }

    fn clear(&mut self, which: impl Fn(&Toast) -> bool) {
        for toast in &mut self.places {
            toast.take_if(|toast| which(toast));
        }
        let last = self.places.iter().rposition(Option::is_some);
        self.places.truncate(last.map_or(0, |last| last + 1));
    }
}

/// The region where they appear.
#[component]
pub fn Toasts() -> impl IntoView {
    view! {
        <div class="toasts" role="region" aria-label=t(|w| w.news) aria-live="polite">
            {part(|| {
                let toasts = TOASTS.get().places.into_iter();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(board: &Board) -> Vec<&str> {
        board.places.iter().flatten().map(|toast| toast.text.as_str()).collect()
    }

    /// Finding F-7: the timer of a toast that is long gone does not take away a new one.
    #[test]
    fn a_number_is_never_given_twice() {
        let mut board = Board::default();
        let first = board.push(Tone::News, "The link is on the clipboard.".to_owned(), Vec::new());
        board.clear(|toast| toast.id == first);
        board.push(Tone::News, "It is deleted.".to_owned(), Vec::new());
        board.clear(|toast| toast.id == first);
        assert_eq!(shown(&board), ["It is deleted."]);
    }

    #[test]
    fn the_same_sentence_is_shown_once_and_others_keep_their_places() {
        let mut board = Board::default();
        for text in ["one", "two", "one"] {
            board.push(Tone::News, text.to_owned(), Vec::new());
        }
        assert_eq!(shown(&board), ["two", "one"]);
        assert!(board.places[0].is_none());
    }
}
