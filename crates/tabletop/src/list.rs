//! A short list that lives inside the state, so that copying a game allocates nothing.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What fills the unused places of a [`List`]. Never seen from outside.
pub trait Filler: Copy {
    /// Any value.
    const FILLER: Self;
}

/// Up to `N` items in order. Written down as a plain list.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Filler, const N: usize> List<T, N> {
    /// Nothing.
    pub const EMPTY: Self = {
        assert!(N <= u8::MAX as usize);
        Self { len: 0, items: [T::FILLER; N] }
    };

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full, which the number of cards in the box rules out.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes out the item at a place; the order of the others stays.
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len();
        let item = self[index];
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Takes out the first item that is equal, if there is one.
    pub fn take(&mut self, wanted: T) -> bool
    where
        T: PartialEq,
    {
        let found = self.iter().position(|item| *item == wanted);
        found.map(|index| self.remove(index)).is_some()
    }

    /// Keeps only the items that pass.
    pub fn retain(&mut self, mut keeps: impl FnMut(T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len() {
            let item = self.items[index];
            if keeps(item) {
                self.items[usize::from(kept)] = item;
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// Forgets everything.
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Filler + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader(PhantomData))
    }
}

struct Reader<T, const N: usize>(PhantomData<T>);

impl<'de, T: Filler + Deserialize<'de>, const N: usize> Visitor<'de> for Reader<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut list = List::EMPTY;
        while let Some(item) = seq.next_element()? {
            if list.len() == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}
