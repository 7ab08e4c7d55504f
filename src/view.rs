//! Reactive parts of a view, each kind as one type.
//!
//! Every closure has a type of its own, and Leptos compiles its machinery once for each: hundreds of
//! `move || words().close` would be most of the download. These helpers box them, so that the
//! machinery is compiled once for texts, once for flags, once for parts and once for each event.

use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;

use crate::i18n::{Words, words};

/// A text that changes.
pub type Text = Box<dyn FnMut() -> String + Send>;

/// Picks a word of the page: `|w| w.close`.
pub type Word = fn(&'static Words) -> &'static str;

/// A word of the page that follows a change of language: `t(|w| w.close)`.
pub fn t(pick: Word) -> Text {
    Box::new(move || pick(words()).to_owned())
}

/// A word of the page as a signal, for the properties of components.
pub fn word(pick: Word) -> Signal<String> {
    Signal::derive(move || pick(words()).to_owned())
}

/// A text that changes.
pub fn text<T: ToString>(mut make: impl FnMut() -> T + Send + 'static) -> Text {
    Box::new(move || make().to_string())
}

/// An attribute that comes and goes.
pub fn maybe(
    make: impl FnMut() -> Option<&'static str> + Send + 'static,
) -> Box<dyn FnMut() -> Option<&'static str> + Send> {
    Box::new(make)
}

/// A class or property that is on or off.
pub fn flag(make: impl FnMut() -> bool + Send + 'static) -> Box<dyn FnMut() -> bool + Send> {
    Box::new(make)
}

/// `"true"` or `"false"`, as ARIA wants it.
pub fn aria(mut make: impl FnMut() -> bool + Send + 'static) -> Text {
    Box::new(move || make().to_string())
}

/// A part of the page that is made anew when what it follows changes.
pub fn part<V: IntoAny>(
    mut make: impl FnMut() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || make().into_any())
}

/// A part of the page that is there or not. It is made anew only when that changes, not whenever
/// what the question reads does.
pub fn when<V: IntoAny>(
    shown: impl Fn() -> bool + Send + Sync + 'static,
    mut make: impl FnMut() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    let shown = settled(Box::new(shown));
    part(move || if shown.get() { make().into_any() } else { ().into_any() })
}

fn settled(question: Box<dyn Fn() -> bool + Send + Sync>) -> Memo<bool> {
    Memo::new(move |_| question())
}

/// Parts of the page one after another, whatever they are made of.
pub trait Each {
    /// All of them.
    fn each(self) -> AnyView;
}

impl<I: IntoIterator<Item = V>, V: IntoAny> Each for I {
    fn each(self) -> AnyView {
        self.into_iter().map(IntoAny::into_any).collect::<Vec<AnyView>>().into_any()
    }
}

/// Parts of the page one after another, each known by a number: those that stay are left as they are.
pub fn kept(
    ids: impl Fn() -> Vec<u64> + Send + 'static,
    make: impl Fn(u64) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    kept_boxed(Box::new(ids), Arc::new(make))
}

fn kept_boxed(
    ids: Box<dyn Fn() -> Vec<u64> + Send>,
    make: Arc<dyn Fn(u64) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=move || ids() key=|id| *id children=move |id| make(id)/> }.into_any()
}

/// Does something now, and again whenever what it reads changes.
pub fn follow(act: impl FnMut() + 'static) {
    let act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(act);
}

/// Does something that has to wait.
pub fn later(work: impl Future<Output = ()> + 'static) {
    let work: Pin<Box<dyn Future<Output = ()>>> = Box::pin(work);
    leptos::task::spawn_local(work);
}

/// What an event does.
pub fn on<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}
