//! The ink map: the drawn ground, the places and roads, and all that stands on them.

mod chart;
mod drag;
mod ground;
mod ink;
mod keys;
mod lie;
mod pan;
mod place;
mod road;
mod sea;
mod zoom;

use crate::prelude::*;
use ::old_world::world::location::Location;
use web_sys::KeyboardEvent;

use super::board::Board;
use super::model::At;
use super::names::Voice;
use super::{hunt, words};
use crate::browser;
use crate::prefs;
use crate::signal::Lasting;
use crate::view::{Each, Settled, maybe, on, text};
use chart::SPOTS;
pub use chart::{REGION_SLUGS, spot_of};
use lie::{Lie, lie};
use pan::Pan;

pub use place::{facts, told};
pub use road::{Stand, stands, way};
pub use sea::contracts;

/// What the parts of the map share.
type Map = Lasting<Parts>;

/// What a map holds.
struct Parts {
    board: Board,
    lie: Settled<Lie>,
    /// The place that Tab leads to.
    stop: RwSignal<Option<Location>>,
    pan: Pan,
}

/// The map.
pub fn sheet(board: Board) -> AnyView {
    let drawn = Settled::new(move || {
        let (marks, hinted) = (board.marks.get(), board.hinted.get());
        board.model.with(|model| board.lit.with(|lit| lie(model, &marks, lit, &hinted)))
    });
    let map = Lasting::of(Parts {
        board,
        lie: drawn,
        stop: RwSignal::new(None),
        pan: Pan::new(board, drawn),
    });
    map.draw()
}

impl Map {
    fn draw(self) -> AnyView {
        let Parts { lie, pan, .. } = *self;
        let view_box = move || pan.sheet.get().view_box();
        let label = || words::map::of(prefs::lang()).map;
        let open = Settled::new(move || lie.with(ink::open_roads));
        let names =
            Settled::new(move || lie.with(|lie| ink::names(lie, Voice::new(prefs::lang(), &[]))));
        let pieces = Settled::new(move || lie.with(ink::pieces));
        let board = self.board;
        let beasts = Settled::new(move || {
            board
                .model
                .with(|model| board.lit.with(|lit| hunt::on_map(model, &board.marks.get(), lit)))
        });
        let ground = if board.is_hunt() { hunt::GROUND } else { ground::GROUND };
        let places = SPOTS.iter().map(|spot| self.place(spot));
        let inner = view! {
            <svg class="ow-ground" viewBox=text(view_box) aria-hidden="true">
                <g inner_html=ground></g>
                <g inner_html=ink::roads()></g>
            </svg>
            <svg
                class="ow-map"
                viewBox=text(view_box)
                data-zoom=text(move || pan.nearness())
                role="group"
                aria-label=text(label)
                on:keydown=on(move |event: KeyboardEvent| self.hear_key(&event))
            >
                <g aria-hidden="true" inner_html=text(move || open.get())></g>
                <g class="ow-regions" aria-hidden="true" inner_html=text(|| ink::regions(prefs::lang()))></g>
                {places.each()}
                <g aria-hidden="true" inner_html=text(move || names.get())></g>
                <g aria-hidden="true" inner_html=text(move || beasts.get())></g>
                <g aria-hidden="true" inner_html=text(move || pieces.get())></g>
            </svg>
        };
        view! {
            <div class="ow-sheet">
                {pan.hear(inner.into_any())}
                {pan.buttons()}
                {place::going(self.board)}
            </div>
        }
        .into_any()
    }

    /// A place: a button of the map.
    fn place(self, spot: &'static chart::Spot) -> AnyView {
        let Parts { board, lie, stop, .. } = *self;
        let number = spot.place.index();
        let of = move |look: fn(&lie::Place) -> bool| lie.with(|lie| look(&lie.places[number]));
        let class = move || lie.with(|lie| ink::class(spot, &lie.places[number]));
        let said = Settled::new(move || place::said(board, lie, spot.place));
        let tab = move || {
            let first = lie.with(|lie| lie.places.iter().position(|place| place.here)).unwrap_or(0);
            let stop = stop.get().map_or(first, Location::index);
            if stop == number { "0" } else { "-1" }
        };
        let (x, y) = spot.at;
        view! {
            <g
                class=text(class)
                transform=format!("translate({x} {y})")
                role="button"
                tabindex=text(tab)
                aria-label=text(move || said.get())
                aria-pressed=maybe(move || of(|place| place.selected).then_some("true"))
                aria-current=maybe(move || of(|place| place.here).then_some("location"))
                data-at=At::Place(spot.place).to_string()
                inner_html=ink::seal_of(spot)
            ></g>
        }
        .into_any()
    }

    /// Arrows, Home, Page Up and Down, letters.
    fn hear_key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let Some(At::Place(from)) = super::board::place(event.target()) else { return };
        let to = self.lie.with_untracked(|lie| {
            keys::leads(&event.key(), from, lie, Voice::new(prefs::lang(), &[]))
        });
        if let Some(to) = to {
            event.prevent_default();
            event.stop_propagation();
            self.stop.set(Some(to));
            self.pan.show(to);
            browser::focus(&format!("g[data-at='{}']", At::Place(to)));
        }
    }
}
