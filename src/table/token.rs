//! A token: a number on a disc, or its back.

use crate::prelude::*;

/// A token; without a face it lies face down.
#[component]
pub fn Token(
    /// What is on it.
    #[prop(optional_no_strip)]
    face: Option<String>,
    /// Its size: empty, `s` or `l`.
    #[prop(optional)]
    size: &'static str,
) -> impl IntoView {
    let class = if size.is_empty() { "token".to_owned() } else { format!("token token--{size}") };
    let is_back = face.is_none();
    view! { <span class=class class:is-back=is_back>{face}</span> }
}
