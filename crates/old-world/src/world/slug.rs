//! Content is named by slugs, in JSON and in the text form of choices, never by table row.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serializer};

/// Something with a stable name.
pub trait Slug: Copy + Sized + 'static {
    /// What a person would call such a thing, for messages.
    const KIND: &'static str;

    /// The stable name.
    fn slug(self) -> &'static str;

    /// Everything of this kind, in table order.
    fn every() -> impl Iterator<Item = Self>;

    /// The thing of that name. Asked for in many places: never inlined.
    #[inline(never)]
    fn from_slug(slug: &str) -> Option<Self> {
        Self::every().find(|thing| thing.slug() == slug)
    }
}

/// Writes a thing as its slug.
pub fn serialize<T: Slug, S: Serializer>(thing: T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(thing.slug())
}

/// Reads a thing by its slug.
pub fn deserialize<'de, T: Slug, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = Cow::<'de, str>::deserialize(deserializer)?;
    T::from_slug(&text)
        .ok_or_else(|| serde::de::Error::custom(format!("there is no {} “{text}”", T::KIND)))
}

/// Serialises a [`Slug`] as its name.
#[macro_export]
macro_rules! serde_by_slug {
    ($($name:ty),+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::world::slug::serialize(*self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::world::slug::deserialize(deserializer)
            }
        }
    )+};
}
