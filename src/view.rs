//! Reactive parts of a view, each kind as one type.
//!
//! Every closure has a type of its own, and Leptos compiles its machinery once for each: hundreds of
//! `move || words().close` would be most of the download. These helpers box them, so that the
//! machinery is compiled once for texts, once for flags, once for parts and once for each event.

use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use crate::prelude::*;

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
    let shown = Settled::new(shown);
    part(move || if shown.get() { make().into_any() } else { ().into_any() })
}

/// A value that others follow: they hear of it only when it has become another one. For Leptos it is
/// a counter, whatever the value is, so that its machinery is compiled once and not for each type.
pub struct Settled<T: 'static>(StoredValue<Made<T>>);

/// Makes a value, with a look at what it was before.
type Maker<T> = Rc<dyn Fn(Option<&T>) -> T>;

struct Made<T: 'static> {
    value: Option<Rc<T>>,
    make: Maker<T>,
    changes: Option<ArcMemo<u64>>,
}

impl<T> Clone for Settled<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Settled<T> {}

impl<T: PartialEq + 'static> Settled<T> {
    /// A value made of others that are followed.
    pub fn new(make: impl Fn() -> T + 'static) -> Self {
        Self::made(Rc::new(move |_| make()))
    }

    /// The same, made with a look at what it was before.
    pub fn after(make: impl Fn(Option<&T>) -> T + 'static) -> Self {
        Self::made(Rc::new(make))
    }

    #[inline(never)]
    fn made(make: Maker<T>) -> Self {
        let settled = Self(StoredValue::new(Made { value: None, make, changes: None }));
        let changes = count_changes(Box::new(move || settled.renew()));
        settled.0.update_value(|made| made.changes = Some(changes));
        settled
    }

    /// Makes it anew. Has it become another one?
    #[inline(never)]
    fn renew(self) -> bool {
        let (make, before) = self.0.with_value(|made| (made.make.clone(), made.value.clone()));
        let value = make(before.as_deref());
        let is_other = before.as_deref() != Some(&value);
        if is_other {
            self.0.update_value(|made| made.value = Some(Rc::new(value)));
        }
        is_other
    }

    /// What it is; follows it.
    #[inline(never)]
    fn followed(self) -> Rc<T> {
        self.track();
        self.0.with_value(|made| made.value.clone()).expect("it was made when it was read")
    }

    #[inline(never)]
    fn unfollowed(self) -> Rc<T> {
        untrack(|| self.followed())
    }

    /// Looks at it, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.followed())
    }

    /// Looks at it as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.unfollowed())
    }

    /// Follows it.
    #[inline(never)]
    pub fn track(self) {
        let changes = self.0.with_value(|made| made.changes.clone());
        changes.map(|changes| changes.get());
    }
}

impl<T: Clone + PartialEq + 'static> Settled<T> {
    /// A copy of it.
    #[inline(never)]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// A copy of it as it is now.
    #[inline(never)]
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

#[inline(never)]
fn count_changes(renew: Box<dyn Fn() -> bool + Send + Sync>) -> ArcMemo<u64> {
    ArcMemo::new(move |before: Option<&u64>| {
        let before = before.copied().unwrap_or_default();
        if renew() { before + 1 } else { before }
    })
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
