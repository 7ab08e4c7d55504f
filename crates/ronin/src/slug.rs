//! Content is named by slugs, in JSON and in the text form of choices, never by table row.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer};

/// Something with a stable name.
pub(crate) trait Slug: Copy + Sized {
    /// What a person would call such a thing, for messages.
    const KIND: &'static str;

    /// The thing of that name.
    fn find(slug: &str) -> Option<Self>;
}

/// Reads a thing by its slug.
pub(crate) fn deserialize<'de, T: Slug, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = Cow::<'de, str>::deserialize(deserializer)?;
    T::find(&text)
        .ok_or_else(|| serde::de::Error::custom(format!("there is no {} “{text}”", T::KIND)))
}

/// A thing that has `slug` and `from_slug` is displayed, written and read by its slug.
macro_rules! written_as_slug {
    ($name:ty, $kind:literal) => {
        impl $crate::slug::Slug for $name {
            const KIND: &'static str = $kind;

            fn find(slug: &str) -> Option<Self> {
                Self::from_slug(slug)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.slug())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.slug())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::slug::deserialize(deserializer)
            }
        }
    };
}

/// An enum without fields whose variants have slugs.
macro_rules! slugged {
    (
        $(#[$doc:meta])*
        $name:ident, $kind:literal { $($(#[$vdoc:meta])* $variant:ident = $slug:literal),+ $(,)? }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$vdoc])* $variant),+
        }

        impl $name {
            /// All there are, in the order of the rules.
            pub const ALL: [Self; [$($slug),+].len()] = [$(Self::$variant),+];

            /// The stable name.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$variant => $slug),+
                }
            }

            /// The one of that name.
            pub fn from_slug(slug: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.slug() == slug)
            }

            /// Its place among all.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        $crate::slug::written_as_slug!($name, $kind);
    };
}

pub(crate) use {slugged, written_as_slug};
