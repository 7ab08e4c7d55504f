//! The note beside the thing that is pointed at: what it is, in words, and why it cannot be had.

mod tell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, HtmlElement};

use super::board::Board;
use super::model::At;
use super::{OldWorldUi, refusal};
use crate::browser;
use crate::prefs;
use crate::table::decision;
use crate::view::{Each, Settled, follow, part};
use tell::{Told, tell};

/// The note, what a hint says, and why what was tried is not possible.
pub fn note(board: Board) -> AnyView {
    let told = Settled::new(move || board.pointed.get().and_then(|at| tell(board, at)));
    follow(move || {
        told.track();
        board.refused.track();
        request_animation_frame(move || {
            // The page may have gone on by then.
            if let Some(at) = board.pointed.try_get_untracked() {
                lay_beside(at);
            }
        });
    });
    view! {
        <div class="ow-note" id="note">
            {part(move || refused(board))}
            {part(move || told.get().map(|told| draw(&told)))}
        </div>
        {part(move || hint(board))}
    }
    .into_any()
}

fn draw(told: &Told) -> AnyView {
    let lines = told.lines.iter().map(|line| view! { <p>{line.clone()}</p> });
    let card = told.drawn.clone();
    view! {
        <div class="ow-note__leaf" role="note">
            <h3 class="ow-note__title">{told.title.clone()}</h3>
            {card.map(|drawn| view! { <div class="ow-note__drawn" inner_html=drawn></div> }.into_any())}
            {lines.each()}
        </div>
    }
    .into_any()
}

/// Why what was tried is not possible: the rules' own reason.
fn refused(board: Board) -> Option<AnyView> {
    let choice = board.refused.get()?;
    let said = board.desk.with_session::<::old_world::versus::OldWorld, _>(|session| {
        refusal::sentence(session.game(), choice, prefs::lang())
    });
    Some(view! { <p class="ow-refused" role="alert" id="refused">{said}</p> }.into_any())
}

/// What the strongest bot would do, if it was asked.
fn hint(board: Board) -> Option<AnyView> {
    let index = board.desk.hint.get()?;
    let choice = board.desk.with_scene(|scene| scene.asked.choices.get(index).cloned())?;
    let why = decision::note(board.desk, &OldWorldUi);
    Some(view! { <p class="ow-hint" role="status"><b>{choice}"."</b>" "{why}</p> }.into_any())
}

/// Lays the note beside the thing, on the side where there is room.
fn lay_beside(at: Option<At>) {
    let find = |css: &str| browser::document().query_selector(css).ok().flatten();
    let Some(note) = find("#note").and_then(|note| note.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let thing = at.and_then(|at| find(&format!(".play [data-at='{at}']")));
    let Some(thing) = thing else { return };
    let (box_of, own) = (thing.get_bounding_client_rect(), note.get_bounding_client_rect());
    let window = browser::window();
    let size = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64());
    let (Some(width), Some(height)) = (size(window.inner_width()), size(window.inner_height()))
    else {
        return;
    };
    let (left, top) = beside(&frame(&box_of), (own.width(), own.height()), (width, height));
    let style = note.style();
    drop(style.set_property("left", &format!("{left:.0}px")));
    drop(style.set_property("top", &format!("{top:.0}px")));
}

fn frame(rect: &DomRect) -> [f64; 4] {
    [rect.left(), rect.top(), rect.right(), rect.bottom()]
}

/// Where a note of that size goes beside a box (left, top, right, bottom) in a window: to its right,
/// or to its left, or below or above it.
fn beside(thing: &[f64; 4], note: (f64, f64), window: (f64, f64)) -> (f64, f64) {
    const GAP: f64 = 12.0;
    let [left, top, right, bottom] = *thing;
    let low = (window.1 - note.1 - GAP).max(GAP);
    let level = (top + (bottom - top) / 2.0 - note.1 / 2.0).clamp(GAP, low);
    if right + GAP + note.0 <= window.0 - GAP {
        (right + GAP, level)
    } else if left - GAP - note.0 >= GAP {
        (left - GAP - note.0, level)
    } else {
        let x =
            ((left + right) / 2.0 - note.0 / 2.0).clamp(GAP, (window.0 - note.0 - GAP).max(GAP));
        let above = top - GAP - note.1;
        (x, if above >= GAP { above } else { (bottom + GAP).min(low) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is pointed at: the note lies in the window and not over the thing.
    #[test]
    fn the_note_lies_beside_the_thing() {
        let window = (1440.0, 900.0);
        let note = (256.0, 180.0);
        for (x, y) in [(10.0, 10.0), (1390.0, 850.0), (700.0, 450.0), (10.0, 860.0)] {
            let thing = [x, y, x + 40.0, y + 40.0];
            let (left, top) = beside(&thing, note, window);
            assert!(left >= 0.0 && top >= 0.0);
            assert!(left + note.0 <= window.0 && top + note.1 <= window.1);
            let apart = left + note.0 <= thing[0]
                || left >= thing[2]
                || top + note.1 <= thing[1]
                || top >= thing[3];
            assert!(apart, "over the thing at {x}, {y}");
        }
    }
}
