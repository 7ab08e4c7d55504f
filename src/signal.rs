//! Values that outlive the function that made them: [`StoredValue`], which nobody follows, and
//! [`RwSignal`], which views follow. They are used like Leptos's own, whose names they take, but what they
//! hold has no type for Leptos: its machinery is compiled once, and not once for each thing a page remembers.
//! For the same reason what is done with them is done in functions of their own, once for each type of value.

mod shelf;

use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use leptos::prelude::{ArcTrigger, Notify, Track};

use shelf::{Place, put, take};

/// What is said when something is read after the page it belonged to is gone.
const GONE: &str = "a value is read as long as its page is there";

/// A value that nobody follows. It lasts as long as the part of the page that made it.
pub struct StoredValue<T: 'static> {
    place: Place,
    kind: PhantomData<fn() -> T>,
}

/// A value that views follow.
pub struct RwSignal<T: 'static>(StoredValue<Followed<T>>);

struct Followed<T> {
    value: RefCell<T>,
    bell: ArcTrigger,
}

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

/// One `ring` and one `heed` for all values.
#[inline(never)]
fn ring(bell: &ArcTrigger) {
    bell.notify();
}

#[inline(never)]
fn heed(bell: &ArcTrigger) {
    bell.track();
}

impl<T> StoredValue<T> {
    /// Puts it where it lasts.
    #[inline(never)]
    pub fn new(value: T) -> Self {
        Self { place: put(Rc::new(RefCell::new(value))), kind: PhantomData }
    }

    #[inline(never)]
    fn find(self) -> Option<Rc<RefCell<T>>> {
        take(self.place)?.downcast().ok()
    }

    #[inline(never)]
    fn held(self) -> Rc<RefCell<T>> {
        self.find().expect(GONE)
    }

    /// Looks at it, if it is still there.
    pub fn try_with_value<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        let held = self.find()?;
        let held = held.borrow();
        Some(look(&held))
    }

    /// Changes it, if it is still there.
    pub fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let held = self.find()?;
        let mut held = held.borrow_mut();
        Some(change(&mut held))
    }

    /// Looks at it.
    pub fn with_value<U>(self, look: impl FnOnce(&T) -> U) -> U {
        let held = self.held();
        let held = held.borrow();
        look(&held)
    }

    /// Changes it; nothing happens when it is gone.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// Puts another in its place; nothing happens when it is gone.
    #[inline(never)]
    pub fn set_value(self, value: T) {
        // What was there may do something when it goes: it must find the place free.
        drop(self.try_update_value(|held| std::mem::replace(held, value)));
    }
}

impl<T: Clone> StoredValue<T> {
    /// A copy of it.
    #[inline(never)]
    pub fn get_value(self) -> T {
        self.with_value(T::clone)
    }

    /// A copy of it, if it is still there.
    #[inline(never)]
    pub fn try_get_value(self) -> Option<T> {
        self.try_with_value(T::clone)
    }
}

impl<T> RwSignal<T> {
    /// Puts it where it lasts.
    #[inline(never)]
    pub fn new(value: T) -> Self {
        let followed = Followed { value: RefCell::new(value), bell: ArcTrigger::new() };
        Self(StoredValue { place: put(Rc::new(followed)), kind: PhantomData })
    }

    #[inline(never)]
    fn find(self) -> Option<Rc<Followed<T>>> {
        take(self.0.place)?.downcast().ok()
    }

    #[inline(never)]
    fn held(self) -> Rc<Followed<T>> {
        self.find().expect(GONE)
    }

    #[inline(never)]
    fn followed(self) -> Rc<Followed<T>> {
        let held = self.held();
        heed(&held.bell);
        held
    }

    /// Follows it.
    pub fn track(self) {
        drop(self.followed());
    }

    /// Looks at it, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        let held = self.followed();
        let value = held.value.borrow();
        look(&value)
    }

    /// Looks at it as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        let held = self.held();
        let value = held.value.borrow();
        look(&value)
    }

    /// Puts another in its place; nothing happens when it is gone.
    #[inline(never)]
    pub fn set(self, value: T) {
        let Some(held) = self.find() else { return };
        // What was there may do something when it goes: it must find the place free.
        drop(held.value.replace(value));
        ring(&held.bell);
    }

    /// Changes it; nothing happens when it is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        let Some(held) = self.find() else { return };
        change(&mut held.value.borrow_mut());
        ring(&held.bell);
    }
}

impl<T: Clone> RwSignal<T> {
    /// A copy of it; follows it.
    #[inline(never)]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// A copy of it as it is now.
    #[inline(never)]
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// A copy of it as it is now, if it is still there.
    #[inline(never)]
    pub fn try_get_untracked(self) -> Option<T> {
        Some(self.find()?.value.borrow().clone())
    }
}

/// What the parts of a page share, as one pointer: hundreds of closures hold it. It stays for good, a few hundred bytes
/// for each table that is opened.
pub struct Lasting<T: 'static>(&'static T);

impl<T> Lasting<T> {
    /// To be shared.
    pub fn of(shared: T) -> Self {
        Self(Box::leak(Box::new(shared)))
    }
}

impl<T> Clone for Lasting<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Lasting<T> {}

impl<T> Deref for Lasting<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}
