//! Reactive parts of a view, each kind as one type.
//!
//! Every closure has a type of its own, and Leptos compiles its machinery once for each: hundreds of
//! `move || words().close` would be most of the download. These helpers box them, so that the
//! machinery is compiled once for texts, once for flags, once for parts and once for each event.

use leptos::prelude::*;

use crate::i18n::{Words, words};

/// A word of the page that follows a change of language: `t(|w| w.close)`.
pub fn t(
    pick: fn(&'static Words) -> &'static str,
) -> impl FnMut() -> &'static str + Copy + Send + 'static {
    move || pick(words())
}

/// A word of the page as a signal, for the properties of components.
pub fn word(pick: fn(&'static Words) -> &'static str) -> Signal<String> {
    Signal::derive(move || pick(words()).to_owned())
}

/// A text that changes.
pub type Text = Box<dyn FnMut() -> String + Send>;

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

/// What an event does.
pub fn on<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}
