//! One macro for the closed lists of this crate: the enum, its `ALL` and its slugs are written once.

/// Declares an enum of unit variants with `ALL` in the order of declaration and a stable `slug` for each.
macro_rules! closed {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident => $slug:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $slug)] $variant,)+
        }

        impl $name {
            /// Every one, in the order of declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The stable name: lower case, words joined by hyphens.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$variant => $slug,)+
                }
            }
        }
    };
}

pub(crate) use closed;
