//! What is told of the thing that is pointed at.

use leptos::prelude::*;

use super::board::Board;

/// The note beside it.
pub fn note(_board: Board) -> AnyView {
    ().into_any()
}
