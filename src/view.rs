//! Reactive parts of a view, each kind as one type.
//!
//! Every closure has a type of its own, and Leptos compiles its machinery once for each: hundreds of
//! `move || words().close` would be most of the download. These helpers box them, so that the
//! machinery is compiled once for texts, once for flags, once for parts and once for each event.
//!
//! They are boxed as [`Make`] and [`Act`], traits of our own: a `dyn FnMut` carries a second copy of its
//! closure, for the last call that ends it, and nobody makes that call. There were 850 such copies.

use std::any::Any;
use std::marker::PhantomData;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use crate::prelude::*;

use crate::i18n::{Words, words};

/// Makes something, again and again.
pub trait Make<T> {
    /// Makes it anew.
    fn make(&mut self) -> T;
}

impl<T, F: FnMut() -> T> Make<T> for F {
    fn make(&mut self) -> T {
        self()
    }
}

/// Does something with what it is given, again and again.
pub trait Act<E> {
    /// Does it.
    fn act(&mut self, given: E);
}

impl<E, F: FnMut(E)> Act<E> for F {
    fn act(&mut self, given: E) {
        self(given);
    }
}

/// As Leptos wants it: one closure for each kind of thing that is made.
#[inline(never)]
fn maker<T: 'static>(mut make: Box<dyn Make<T> + Send>) -> Box<dyn FnMut() -> T + Send> {
    Box::new(move || make.make())
}

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
    maker(Box::new(move || make().to_string()))
}

/// An attribute that comes and goes.
pub fn maybe(
    make: impl FnMut() -> Option<&'static str> + Send + 'static,
) -> Box<dyn FnMut() -> Option<&'static str> + Send> {
    maker(Box::new(make))
}

/// A class or property that is on or off.
pub fn flag(make: impl FnMut() -> bool + Send + 'static) -> Box<dyn FnMut() -> bool + Send> {
    maker(Box::new(make))
}

/// `"true"` or `"false"`, as ARIA wants it.
pub fn aria(make: impl FnMut() -> bool + Send + 'static) -> Text {
    let mut make = flag(make);
    Box::new(move || make().to_string())
}

/// A part of the page that is made anew when what it follows changes.
pub fn part<V: IntoAny>(
    mut make: impl FnMut() -> V + Send + 'static,
) -> Box<dyn FnMut() -> AnyView + Send> {
    maker(Box::new(move || make().into_any()))
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
pub struct Settled<T: 'static> {
    made: StoredValue<Made>,
    kind: PhantomData<fn() -> T>,
}

/// What it is, how it is made anew, and how often it has become another one. It has no type here, so that this too is
/// compiled once.
struct Made {
    value: Option<Rc<dyn Any>>,
    renew: Rc<dyn Renew>,
    changes: Option<ArcMemo<u64>>,
}

/// Makes a value, with a look at what it was before; nothing if it is the same again.
trait Renew {
    fn renew(&self, before: Option<Rc<dyn Any>>) -> Option<Rc<dyn Any>>;
}

struct Maker<T, F>(F, PhantomData<fn() -> T>);

impl<T: PartialEq + 'static, F: Fn(Option<&T>) -> T> Renew for Maker<T, F> {
    fn renew(&self, before: Option<Rc<dyn Any>>) -> Option<Rc<dyn Any>> {
        let before = before.as_deref().and_then(<dyn Any>::downcast_ref);
        changed(before, self.0(before))
    }
}

#[inline(never)]
fn changed<T: PartialEq + 'static>(before: Option<&T>, now: T) -> Option<Rc<dyn Any>> {
    if before == Some(&now) { None } else { Some(Rc::new(now)) }
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
        Self::after(move |_| make())
    }

    /// The same, made with a look at what it was before.
    pub fn after(make: impl Fn(Option<&T>) -> T + 'static) -> Self {
        Self { made: settle(Rc::new(Maker(make, PhantomData))), kind: PhantomData }
    }

    /// What it is; follows it.
    #[inline(never)]
    fn followed(self) -> Rc<T> {
        let value = followed(self.made).downcast();
        value.expect("what is made is of the type that was asked for")
    }

    /// Looks at it, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&self.followed())
    }

    /// Looks at it as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(&untrack(|| self.followed()))
    }

    /// Follows it.
    pub fn track(self) {
        heed(self.made);
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
fn settle(renew: Rc<dyn Renew>) -> StoredValue<Made> {
    let settled = StoredValue::new(Made { value: None, renew, changes: None });
    let changes = ArcMemo::new(move |before: Option<&u64>| {
        let before = before.copied().unwrap_or_default();
        if renewed(settled) { before + 1 } else { before }
    });
    settled.update_value(|made| made.changes = Some(changes));
    settled
}

/// Makes it anew. Has it become another one?
fn renewed(settled: StoredValue<Made>) -> bool {
    let (renew, before) = settled.with_value(|made| (made.renew.clone(), made.value.clone()));
    let value = renew.renew(before);
    let is_other = value.is_some();
    if is_other {
        settled.update_value(|made| made.value = value);
    }
    is_other
}

#[inline(never)]
fn heed(settled: StoredValue<Made>) {
    let changes = settled.with_value(|made| made.changes.clone());
    changes.map(|changes| changes.get());
}

#[inline(never)]
fn followed(settled: StoredValue<Made>) -> Rc<dyn Any> {
    heed(settled);
    settled.with_value(|made| made.value.clone()).expect("it was made when it was read")
}

/// Parts of the page one after another, whatever they are made of.
pub trait Each {
    /// All of them.
    fn each(self) -> AnyView;
}

impl<I: IntoIterator<Item = V>, V: IntoAny> Each for I {
    fn each(self) -> AnyView {
        let mut parts = self.into_iter();
        gather(&mut || parts.next().map(IntoAny::into_any))
    }
}

/// One loop for all of them.
#[inline(never)]
fn gather(next: &mut dyn Make<Option<AnyView>>) -> AnyView {
    let mut parts = Vec::new();
    while let Some(part) = next.make() {
        parts.push(part);
    }
    parts.into_any()
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
    follow_boxed(Box::new(act));
}

#[inline(never)]
fn follow_boxed(mut act: Box<dyn Make<()>>) {
    Effect::new(move || act.make());
}

/// Does something that has to wait.
pub fn later(work: impl Future<Output = ()> + 'static) {
    let work: Pin<Box<dyn Future<Output = ()>>> = Box::pin(work);
    leptos::task::spawn_local(work);
}

/// What an event does.
pub fn on<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    listener(Box::new(act))
}

#[inline(never)]
fn listener<E: 'static>(mut act: Box<dyn Act<E>>) -> Box<dyn FnMut(E)> {
    Box::new(move |event| act.act(event))
}
