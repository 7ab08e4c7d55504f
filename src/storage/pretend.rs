//! What stands in for localStorage in tests: one for each test, and it can be full, forbidden or
//! forgetful.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::StorageError;

/// How it treats what it is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Temper {
    /// As it should.
    #[default]
    Honest,
    /// Site data is blocked.
    Forbidden,
    /// Says yes and keeps nothing.
    Forgetful,
}

#[derive(Default)]
struct Pretend {
    texts: BTreeMap<String, String>,
    room: Option<usize>,
    temper: Temper,
}

thread_local! {
    static PRETEND: RefCell<Pretend> = RefCell::default();
}

/// From here on there is room for so many bytes of names and texts.
pub fn limit(room: usize) {
    PRETEND.with_borrow_mut(|pretend| pretend.room = Some(room));
}

/// From here on it behaves like this.
pub fn turn(temper: Temper) {
    PRETEND.with_borrow_mut(|pretend| pretend.temper = temper);
}

/// As [`super::local::Place`].
pub struct Place;

impl Place {
    pub fn open() -> Option<Self> {
        PRETEND.with_borrow(|pretend| (pretend.temper != Temper::Forbidden).then_some(Self))
    }

    pub fn get(&self, name: &str) -> Option<String> {
        PRETEND.with_borrow(|pretend| pretend.texts.get(name).cloned())
    }

    pub fn set(&self, name: &str, text: &str) -> Result<(), StorageError> {
        PRETEND.with_borrow_mut(|pretend| {
            let others = pretend.texts.iter().filter(|(other, _)| *other != name);
            let used: usize = others.map(|(name, text)| name.len() + text.len()).sum();
            if pretend.room.is_some_and(|room| used + name.len() + text.len() > room) {
                return Err(StorageError::Full);
            }
            if pretend.temper == Temper::Honest {
                pretend.texts.insert(name.to_owned(), text.to_owned());
            }
            Ok(())
        })
    }

    pub fn remove(&self, name: &str) {
        PRETEND.with_borrow_mut(|pretend| pretend.texts.remove(name));
    }

    pub fn names(&self) -> Vec<String> {
        PRETEND.with_borrow(|pretend| pretend.texts.keys().cloned().collect())
    }
}
