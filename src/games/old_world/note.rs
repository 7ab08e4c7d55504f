//! The note beside the thing that is pointed at: what it is, in words, and why it cannot be had.

mod tell;

use crate::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

use super::board::Board;
use super::model::At;
use super::{refusal, sitting};
use crate::browser;
use crate::number::{tenths, within};
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
            <h2 class="ow-note__title">{told.title.clone()}</h2>
            {card.map(|drawn| view! { <div class="ow-note__drawn" inner_html=drawn></div> }.into_any())}
            {lines.each()}
        </div>
    }
    .into_any()
}

/// Why what was tried is not possible: the rules' own reason.
fn refused(board: Board) -> Option<AnyView> {
    let choice = board.refused.get()?;
    let said =
        board.desk.with(|table| refusal::sentence(sitting::game(table), choice, prefs::lang()));
    Some(view! { <p class="ow-refused" role="alert" id="refused">{said}</p> }.into_any())
}

/// What the strongest bot would do, if it was asked.
fn hint(board: Board) -> Option<AnyView> {
    let index = board.desk.hint.get()?;
    let choice = board.desk.with_scene(|scene| scene.asked.choices.get(index).cloned())?;
    let why = decision::note(board.desk, board.house);
    Some(view! { <p class="ow-hint" role="status"><b>{choice}"."</b>" "{why}</p> }.into_any())
}

/// Lays the note beside the thing, on the side that hides the fewest legal places.
fn lay_beside(at: Option<At>) {
    let find = |css: &str| browser::document().query_selector(css).ok().flatten();
    let Some(note) = find("#note").and_then(|note| note.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let Some(box_of) = at.and_then(drawn_box) else { return };
    let own = note.get_bounding_client_rect();
    let window = browser::window();
    let size = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64());
    let (Some(width), Some(height)) = (size(window.inner_width()), size(window.inner_height()))
    else {
        return;
    };
    let free = legal_places();
    let size = (own.width(), own.height());
    let (left, top) = beside(&frame(&box_of), size, (width, height), &free);
    // Moved as a picture: the page is not laid out anew for it.
    drop(note.style().set_property(
        "translate",
        &format!("{}px {}px", tenths(left.round()), tenths(top.round())),
    ));
}

/// Where the thing is drawn. Some are there twice, and one of the two is not laid out on this screen.
fn drawn_box(at: At) -> Option<DomRect> {
    let found = browser::document().query_selector_all(&format!(".play [data-at='{at}']")).ok()?;
    let things = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    things.map(|thing| thing.get_bounding_client_rect()).find(|drawn| drawn.width() > 0.0)
}

/// What the note should not hide.
fn legal_places() -> Vec<[f64; 4]> {
    let wanted = ".ow-place.at-legal .ow-target, .ow-hand .is-legal, .ow-stall .is-legal";
    let Ok(places) = browser::document().query_selector_all(wanted) else { return Vec::new() };
    let places = (0..places.length()).filter_map(|at| places.get(at)?.dyn_into::<Element>().ok());
    places.map(|place| frame(&place.get_bounding_client_rect())).collect()
}

fn frame(rect: &DomRect) -> [f64; 4] {
    [rect.left(), rect.top(), rect.right(), rect.bottom()]
}

/// Where a note of that size goes beside a box (left, top, right, bottom) in a window: right, left,
/// above or below, wherever there is room and it hides the fewest of what should stay free.
fn beside(thing: &[f64; 4], note: (f64, f64), window: (f64, f64), free: &[[f64; 4]]) -> (f64, f64) {
    const GAP: f64 = 12.0;
    let [left, top, right, bottom] = *thing;
    let (wide, high) = note;
    let most = ((window.0 - wide - GAP).max(GAP), (window.1 - high - GAP).max(GAP));
    let x = f64::midpoint(left, right) - wide / 2.0;
    let y = f64::midpoint(top, bottom) - high / 2.0;
    let sides = [
        (right + GAP, within(y, GAP, most.1)),
        (left - GAP - wide, within(y, GAP, most.1)),
        (within(x, GAP, most.0), top - GAP - high),
        (within(x, GAP, most.0), bottom + GAP),
    ];
    let in_window = |(x, y): &(f64, f64)| *x >= GAP && *y >= GAP && *x <= most.0 && *y <= most.1;
    let hidden = |(x, y): &(f64, f64)| {
        let over = |other: &&[f64; 4]| {
            *x < other[2] && other[0] < x + wide && *y < other[3] && other[1] < y + high
        };
        free.iter().filter(over).count()
    };
    let best = sides.into_iter().filter(in_window).min_by_key(hidden);
    best.unwrap_or((within(x, GAP, most.0), most.1))
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
            let (left, top) = beside(&thing, note, window, &[]);
            assert!(left >= 0.0 && top >= 0.0);
            assert!(left + note.0 <= window.0 && top + note.1 <= window.1);
            let apart = left + note.0 <= thing[0]
                || left >= thing[2]
                || top + note.1 <= thing[1]
                || top >= thing[3];
            assert!(apart, "over the thing at {x}, {y}");
        }
    }

    #[test]
    fn the_note_leaves_legal_places_free_where_it_can() {
        let thing = [700.0, 400.0, 740.0, 440.0];
        let right = [760.0, 380.0, 800.0, 460.0];
        let (left, _) = beside(&thing, (256.0, 180.0), (1440.0, 900.0), &[right]);
        assert!(left < 700.0, "to the right it would hide a place");
    }
}
