//! What every file with a view begins with: Leptos, with our own `view!` in the place of its.

pub use leptos::prelude::*;
pub use markup::view;
