//! Values that outlive the function that made them: [`StoredValue`], which nobody follows, and
//! [`RwSignal`], which views follow. They are used like Leptos's own, whose names they take, but what they
//! hold has no type for Leptos: its machinery is compiled once, and not once for each thing a page remembers.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{GetValue, LocalStorage, Notify, Track};

/// Each holds a `RefCell` of its own kind.
type Shelf = leptos::prelude::StoredValue<Rc<dyn Any>, LocalStorage>;
type Bell = leptos::prelude::RwSignal<()>;

/// What is said when something is read after the page it belonged to is gone.
const GONE: &str = "a value is read as long as its page is there";

/// A value that nobody follows. It lasts as long as the part of the page that made it.
pub struct StoredValue<T: 'static> {
    shelf: Shelf,
    kind: PhantomData<fn() -> T>,
}

/// A value that views follow.
pub struct RwSignal<T: 'static> {
    value: StoredValue<T>,
    bell: Bell,
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

#[inline(never)]
fn put(value: Rc<dyn Any>) -> Shelf {
    Shelf::new_local(value)
}

#[inline(never)]
fn take(shelf: Shelf) -> Option<Rc<dyn Any>> {
    shelf.try_get_value()
}

#[inline(never)]
fn follow(bell: Bell) {
    bell.track();
}

#[inline(never)]
fn ring(bell: Bell) {
    bell.notify();
}

impl<T> StoredValue<T> {
    /// Puts it where it lasts.
    pub fn new(value: T) -> Self {
        Self { shelf: put(Rc::new(RefCell::new(value))), kind: PhantomData }
    }

    /// What is held, if it is still there. Found here once for each kind, and not wherever one is looked at.
    #[inline(never)]
    fn find(self) -> Option<Rc<RefCell<T>>> {
        take(self.shelf)?.downcast().ok()
    }

    /// What is held.
    #[inline(never)]
    pub fn held(self) -> Rc<RefCell<T>> {
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
    pub fn try_get_value(self) -> Option<T> {
        self.try_with_value(T::clone)
    }
}

impl<T> RwSignal<T> {
    /// Puts it where it lasts.
    pub fn new(value: T) -> Self {
        Self { value: StoredValue::new(value), bell: Bell::new(()) }
    }

    /// Follows it.
    pub fn track(self) {
        follow(self.bell);
    }

    /// Looks at it, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        let held = self.followed();
        let held = held.borrow();
        look(&held)
    }

    #[inline(never)]
    fn followed(self) -> Rc<RefCell<T>> {
        self.track();
        self.value.held()
    }

    /// Looks at it as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.value.with_value(look)
    }

    /// Puts another in its place; nothing happens when it is gone.
    #[inline(never)]
    pub fn set(self, value: T) {
        self.value.set_value(value);
        ring(self.bell);
    }

    /// Changes it; nothing happens when it is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.value.update_value(change);
        ring(self.bell);
    }
}

impl<T: Clone> RwSignal<T> {
    /// A copy of it; follows it.
    #[inline(never)]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// A copy of it as it is now.
    pub fn get_untracked(self) -> T {
        self.value.get_value()
    }

    /// A copy of it as it is now, if it is still there.
    pub fn try_get_untracked(self) -> Option<T> {
        self.value.try_get_value()
    }
}
