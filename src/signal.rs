//! Values that outlive the function that made them: [`StoredValue`], which nobody follows, and
//! [`RwSignal`], which views follow. They are used like Leptos's own, whose names they take, but what they
//! hold has no type for Leptos: its machinery is compiled once, and not once for each thing a page remembers.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{GetValue, LocalStorage, Notify, Track};

type Shelf = leptos::prelude::StoredValue<Rc<RefCell<dyn Any>>, LocalStorage>;
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

fn put(value: Rc<RefCell<dyn Any>>) -> Shelf {
    Shelf::new_local(value)
}

fn take(shelf: Shelf) -> Option<Rc<RefCell<dyn Any>>> {
    shelf.try_get_value()
}

impl<T> StoredValue<T> {
    /// Puts it where it lasts.
    pub fn new(value: T) -> Self {
        Self { shelf: put(Rc::new(RefCell::new(value))), kind: PhantomData }
    }

    /// Looks at it, if it is still there.
    pub fn try_with_value<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        let held = take(self.shelf)?;
        let held = held.borrow();
        held.downcast_ref().map(look)
    }

    /// Changes it, if it is still there.
    pub fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let held = take(self.shelf)?;
        let mut held = held.borrow_mut();
        held.downcast_mut().map(change)
    }

    /// Looks at it.
    pub fn with_value<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.try_with_value(look).expect(GONE)
    }

    /// Changes it; nothing happens when it is gone.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// Puts another in its place; nothing happens when it is gone.
    pub fn set_value(self, value: T) {
        // What was there may do something when it goes: it must find the place free.
        drop(self.try_update_value(|held| std::mem::replace(held, value)));
    }
}

impl<T: Clone> StoredValue<T> {
    /// A copy of it.
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
        self.bell.track();
    }

    /// Looks at it, and follows it.
    pub fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.value.with_value(look)
    }

    /// Looks at it as it is now.
    pub fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.value.with_value(look)
    }

    /// Puts another in its place; nothing happens when it is gone.
    pub fn set(self, value: T) {
        self.value.set_value(value);
        self.bell.notify();
    }

    /// Changes it; nothing happens when it is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.value.update_value(change);
        self.bell.notify();
    }
}

impl<T: Clone> RwSignal<T> {
    /// A copy of it; follows it.
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
