//! Zoom and pan: which part of the map is in sight, and how it is moved.

use crate::prelude::*;
use ::old_world::world::location::Location;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent, SvgElement};

use super::drag::{Fingers, moved};
use super::lie::Lie;
use super::zoom::Sheet;
use crate::browser;
use crate::games::old_world::board::{Board, Tab};
use crate::games::old_world::model::At;
use crate::games::old_world::words;
use crate::icon::{Icon, IconView};
use crate::number::{tenths, thousandths};
use crate::prefs;
use crate::view::{Settled, follow, on, text};

/// The window of the map.
const WINDOW: &str = ".ow-window";
/// Where the whole map would be too small to be played on, in pixels of its width.
const NARROW: f64 = 600.0;
/// How much nearer a step brings the map.
const STEP: f64 = 1.5;

/// What is in sight; copied freely.
#[derive(Clone, Copy)]
pub struct Pan {
    board: Board,
    lie: Settled<Lie>,
    pub sheet: RwSignal<Sheet>,
    fingers: StoredValue<Fingers>,
    /// The width of the window, as it was last measured.
    width: RwSignal<f64>,
}

impl Pan {
    /// The whole map, until the window is measured.
    pub fn new(board: Board, lie: Settled<Lie>) -> Self {
        let pan = Self {
            board,
            lie,
            sheet: RwSignal::new(Sheet::WHOLE),
            fingers: StoredValue::new(Fingers::default()),
            width: RwSignal::new(1200.0),
        };
        // A phone opens anew on each question that is asked of its owner.
        let own =
            Settled::new(move || board.model.with(|model| (model.own().at, model.decision())));
        follow(move || {
            own.track();
            request_animation_frame(move || pan.open());
        });
        // A contract that is looked at leads to its place.
        follow(move || {
            if let Some(At::Contract(terrain)) = board.opened.get() {
                board.opened.set(None);
                board.tab.set(Tab::Hand);
                let place =
                    board.model.with_untracked(|model| model.view.lairs[terrain.index()].at);
                if let Some(place) = place {
                    pan.show(place);
                }
            }
        });
        let resized = window_event_listener(leptos::ev::resize, move |_| pan.open());
        let pressed = window_event_listener(leptos::ev::keydown, move |event| pan.hear_key(&event));
        // Names and targets have their size in pixels, however near the map is.
        follow(move || {
            let unit = pan.sheet.get().width / pan.width.get().max(1.0);
            set_on_window("--unit", &thousandths(unit));
        });
        on_cleanup(move || {
            resized.remove();
            pressed.remove();
        });
        pan
    }

    /// What a fresh look shows: everything, or on a phone the part that matters.
    fn open(self) {
        let Some((width, height)) = window() else { return };
        // The page may have gone on by then.
        if self.width.try_get_untracked().is_none() || width < 1.0 {
            return;
        }
        self.width.set(width);
        if width >= NARROW {
            self.sheet.set(Sheet::WHOLE);
            return;
        }
        let own = self.board.model.with_untracked(|model| model.own().at);
        let legal: Vec<Location> = self.lie.with_untracked(|lie| {
            Location::ALL.into_iter().filter(|place| lie.places[place.index()].legal).collect()
        });
        let legal = if legal.is_empty() { own.neighbours().to_vec() } else { legal };
        self.sheet.set(Sheet::opening(own, &legal, height / width));
    }

    /// How near the map is: names in full, only some, or numbers alone.
    pub fn nearness(self) -> &'static str {
        let scale = self.width.get() / self.sheet.get().width;
        match () {
            () if self.width.get() >= NARROW || scale >= 0.7 => "near",
            () if scale > 0.4 => "mid",
            () => "far",
        }
    }

    fn shape() -> f64 {
        window().map_or(832.0 / 1200.0, |(width, height)| height / width.max(1.0))
    }

    /// Brings a place into sight.
    pub fn show(self, place: Location) {
        let sheet = self.sheet.get_untracked();
        if sheet.width < Sheet::WHOLE.width {
            let (x, y) = super::chart::spot_of(place).at;
            self.sheet.set(Sheet::round((x.into(), y.into()), sheet.width, Self::shape()));
        }
    }

    fn zoom(self, factor: f64) {
        let sheet = self.sheet.get_untracked();
        let sheet = Sheet { height: sheet.width * Self::shape(), ..sheet };
        self.sheet.set(sheet.zoomed(factor));
    }

    fn whole(self) {
        let sheet = Sheet { width: 1200.0, height: 1200.0 * Self::shape(), ..Sheet::WHOLE };
        self.sheet.set(if self.width.get_untracked() >= NARROW {
            Sheet::WHOLE
        } else {
            sheet.moved(0.0, 0.0)
        });
    }

    /// `+`, `−` and `0`, wherever the focus is.
    fn hear_key(self, event: &KeyboardEvent) {
        let elsewhere = "dialog[open], input:focus, select:focus, textarea:focus";
        let busy = browser::document().query_selector(elsewhere).is_ok_and(|found| found.is_some());
        if busy || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "+" | "=" => self.zoom(STEP),
            "-" | "−" => self.zoom(1.0 / STEP),
            "0" => self.whole(),
            _ => {}
        }
    }

    /// The window, which hears the fingers.
    pub fn hear(self, inner: AnyView) -> AnyView {
        let at = |event: &PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
        let is_finger = |event: &PointerEvent| event.pointer_type() != "mouse";
        let lift = move |event: PointerEvent| {
            if is_finger(&event) {
                self.lift(event.pointer_id());
            }
        };
        view! {
            <div
                class="ow-window"
                on:pointerdown=on(move |event: PointerEvent| {
                    if is_finger(&event) {
                        self.fingers.update_value(|fingers| fingers.put(event.pointer_id(), at(&event)));
                    }
                })
                on:pointermove=on(move |event: PointerEvent| {
                    let mut moves = None;
                    self.fingers.update_value(|fingers| {
                        if fingers.move_to(event.pointer_id(), at(&event)) {
                            moves = Some(fingers.shift());
                        }
                    });
                    if let Some(shift) = moves {
                        shift_picture(Some(shift));
                    }
                })
                on:pointerup=on(lift)
                on:pointercancel=on(lift)
                on:dblclick=on(move |_| self.zoom(STEP))
            >
                {inner}
            </div>
        }
        .into_any()
    }

    fn lift(self, id: i32) {
        let mut rests = None;
        self.fingers.update_value(|fingers| {
            let shift = fingers.shift();
            if fingers.lift(id) && fingers.dragged {
                rests = Some(shift);
            }
        });
        shift_picture(None);
        if let Some(shift) = rests {
            let width = self.width.get_untracked();
            self.sheet.update(|sheet| *sheet = moved(*sheet, shift, width));
        }
    }

    /// To me, and the whole map.
    pub fn buttons(self) -> AnyView {
        let label = |pick: fn(&'static words::map::MapWords) -> &'static str| {
            text(move || pick(words::map::of(prefs::lang())))
        };
        view! {
            <div class="ow-zoom">
                <button class="btn btn--icon" type="button" id="to-me" aria-label=label(|w| w.to_me) on:click=on(move |_| self.open())>
                    <IconView icon=Icon::Here/>
                </button>
                <button class="btn btn--icon" type="button" id="whole-map" aria-label=label(|w| w.whole_map) on:click=on(move |_| self.whole())>
                    <IconView icon=Icon::Whole/>
                </button>
            </div>
        }
        .into_any()
    }
}

/// How large the window of the map is.
fn window() -> Option<(f64, f64)> {
    let window = browser::document().query_selector(WINDOW).ok()??;
    Some((f64::from(window.client_width()), f64::from(window.client_height())))
}

/// Sets a property of the style of the window.
fn set_on_window(name: &str, value: &str) {
    let window = browser::document().query_selector(WINDOW).ok().flatten();
    if let Some(window) = window.and_then(|window| window.dyn_into::<HtmlElement>().ok()) {
        drop(window.style().set_property(name, value));
    }
}

/// Moves the drawn layers as a picture, or lets them lie.
fn shift_picture(shift: Option<(f64, f64, f64)>) {
    let Ok(Some(window)) = browser::document().query_selector(WINDOW) else { return };
    let layers = window.children();
    for at in 0..layers.length() {
        let Some(layer) =
            layers.item(at).and_then(|layer: Element| layer.dyn_into::<SvgElement>().ok())
        else {
            continue;
        };
        let style = layer.style();
        drop(match shift {
            Some((dx, dy, factor)) => style.set_property(
                "transform",
                &format!(
                    "translate({}px, {}px) scale({})",
                    tenths(dx),
                    tenths(dy),
                    thousandths(factor)
                ),
            ),
            None => style.remove_property("transform").map(drop),
        });
    }
}
