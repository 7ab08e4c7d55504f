//! What every file with a view begins with: Leptos, with our own `view!`, signals and
//! stored values in the place of its.

pub use leptos::prelude::*;
pub use markup::view;

pub use crate::signal::{RwSignal, StoredValue};
