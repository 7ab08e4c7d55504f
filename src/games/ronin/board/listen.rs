//! The few listeners that hear everything on the table.

use std::time::Duration;

use crate::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{
    DragEvent, Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent,
};

use super::super::model::{At, Part, Sheet};
use super::Board;
use crate::browser;
use crate::view::on;

/// How long a finger rests on a thing to ask what it is.
const LONG_PRESS: Duration = Duration::from_millis(400);

/// How far a finger is drawn to turn to the next tab.
const SWIPE: i32 = 60;

/// What a pointer that is down began with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Press {
    /// Counts the presses, so that a late answer knows whether it is too late.
    number: u32,
    /// Is it still down, and has it not moved?
    down: bool,
    /// Where it went down.
    from: (i32, i32),
    /// Was it so long that it asked, and chooses nothing?
    asked: bool,
    /// Is it a finger?
    pub by_finger: bool,
    /// Are keys in use, rather than a pointer?
    pub by_keys: bool,
    /// The thing the keys were at last.
    pub focused: Option<At>,
    /// What is dragged.
    dragged: Option<At>,
}

impl Board {
    /// A part of the table that hears what happens in it.
    pub fn hear(self, class: &'static str, inner: AnyView) -> AnyView {
        view! {
            <div
                class=class
                on:click=on(move |event: MouseEvent| self.hear_click(&event))
                on:pointerover=on(move |event: PointerEvent| {
                    if event.pointer_type() == "mouse" {
                        self.look_at(event.target());
                    }
                })
                on:pointerleave=on(move |_: PointerEvent| self.look_at(None))
                on:pointerdown=on(move |event: PointerEvent| self.press(&event))
                on:pointermove=on(move |event: PointerEvent| {
                    if event.pointer_type() != "mouse" && (event.movement_x(), event.movement_y()) != (0, 0) {
                        self.let_go();
                    }
                })
                on:pointerup=on(move |event: PointerEvent| self.release(&event))
                on:pointercancel=on(move |_: PointerEvent| self.let_go())
                on:focusin=on(move |event: FocusEvent| {
                    if by_keyboard() {
                        let at = place(event.target());
                        self.press.update_value(|press| press.focused = at);
                        // Rows say in the order line what they mean, the swap what it would do.
                        self.look_at(event.target().filter(|_| matches!(at, Some(At::Row(_) | At::Top | At::Swap))));
                    }
                })
                on:keydown=on(move |event: KeyboardEvent| self.hear_key(&event))
                on:dragstart=on(move |event: DragEvent| self.drag(&event))
                on:dragover=on(move |event: DragEvent| {
                    if self.press.with_value(|press| press.dragged).is_some() {
                        event.prevent_default();
                    }
                })
                on:drop=on(move |event: DragEvent| self.drop_on(&event))
            >
                {inner}
            </div>
        }
        .into_any()
    }

    /// Points the note at something, or at nothing; it lies on the other half of the window.
    fn look_at(self, target: Option<EventTarget>) {
        let element = target.clone().and_then(|target| target.dyn_into::<Element>().ok());
        let at = place(target);
        if self.pointed.get_untracked() == at {
            return;
        }
        if let Some(element) = element.filter(|_| at.is_some()) {
            let width = browser::window().inner_width().ok().and_then(|width| width.as_f64());
            let middle = element.get_bounding_client_rect().left();
            self.note_left.set(middle > width.unwrap_or_default() / 2.0);
        }
        self.pointed.set(at);
    }

    fn hear_click(self, event: &MouseEvent) {
        let asked = self.press.with_value(|press| press.asked);
        self.press.update_value(|press| press.asked = false);
        if asked {
            return;
        }
        if let Some(at) = place(event.target()) {
            self.point_at(at);
        }
    }

    fn press(self, event: &PointerEvent) {
        let by_finger = event.pointer_type() != "mouse";
        let mut number = 0;
        self.press.update_value(|press| {
            number = press.number.wrapping_add(1);
            let from = (event.client_x(), event.client_y());
            *press = Press { number, down: true, from, by_finger, ..Press::default() };
        });
        if !by_finger {
            return;
        }
        self.look_at(None);
        let target = event.target();
        set_timeout(
            move || {
                let still = |press: &Press| press.number == number && press.down;
                if self.press.try_with_value(still) == Some(true) {
                    self.press.update_value(|press| press.asked = true);
                    self.look_at(target);
                }
            },
            LONG_PRESS,
        );
    }

    /// A finger that was drawn across turns to the next tab.
    fn release(self, event: &PointerEvent) {
        self.let_go();
        let (by_finger, from) = self.press.with_value(|press| (press.by_finger, press.from));
        let (across, along) = (event.client_x() - from.0, event.client_y() - from.1);
        if by_finger && across.abs() > SWIPE && along.abs() < SWIPE {
            self.press.update_value(|press| press.asked = true);
            self.tab.update(|tab| *tab = tab.beside(across < 0));
        }
    }

    /// A card of the hand or of a slot is dragged; a finger that rests on it only asks.
    fn drag(self, event: &DragEvent) {
        if self.press.with_value(|press| press.by_finger) {
            return event.prevent_default();
        }
        self.look_at(None);
        let at = place(event.target());
        self.press.update_value(|press| press.dragged = at);
    }

    /// On the scroll a card goes to the next slot, on its neighbour both change places, elsewhere a card
    /// of a slot goes back.
    fn drop_on(self, event: &DragEvent) {
        event.prevent_default();
        let mut dragged = None;
        self.press.update_value(|press| dragged = press.dragged.take());
        let Some(at) = dragged else { return };
        let over = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let on_scroll =
            over.is_some_and(|over| over.closest(".ro-scr").is_ok_and(|it| it.is_some()));
        let marks = self.marks.get_untracked();
        let other = place(event.target()).is_some_and(|over| over != at && marks.contains(&over));
        match (marks.contains(&at), on_scroll) {
            (true, true) if other && marks.len() == 2 => self.point_at(At::Swap),
            (true, false) | (false, true) => self.point_at(at),
            _ => {}
        }
    }

    fn let_go(self) {
        self.press.update_value(|press| press.down = false);
    }

    fn hear_key(self, event: &KeyboardEvent) {
        self.press.update_value(|press| press.by_finger = false);
        match event.key().as_str() {
            "Escape" => self.put_down(),
            // Space shows a card, Enter takes it.
            " " if matches!(place(event.target()), Some(At::Card(_) | At::Ability(_))) => {
                event.prevent_default();
                self.look_at(event.target());
            }
            _ => {}
        }
    }

    /// The keys that lead to the parts of the table, wherever the focus is.
    pub fn hear_shortcut(self, event: &KeyboardEvent) {
        self.press.update_value(|press| press.by_keys = true);
        if self.list_open.get_untracked() {
            return self.choose_by_digit(event);
        }
        let elsewhere = "dialog[open], input:focus, select:focus, textarea:focus";
        let busy = browser::document().query_selector(elsewhere).is_ok_and(|found| found.is_some());
        if busy
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
            || event.default_prevented()
        {
            return;
        }
        match event.key().as_str() {
            "h" => browser::focus(".ro-hand button[tabindex='0']"),
            "s" if self.marks.with_untracked(Vec::len) == 2 => self.point_at(At::Swap),
            "a" => self.point_at(At::Open(Sheet::Own)),
            "g" => browser::focus(".ro-acts .btn--act"),
            "o" if untrack(|| self.part()) == Part::Draft => {
                browser::focus(".ro-mats button[tabindex='0']");
            }
            "o" => self.point_at(At::Open(Sheet::Offer)),
            "l" if self.desk.is_persons_turn() => self.list_open.set(true),
            _ => {}
        }
    }

    /// A digit makes the choice of that number.
    fn choose_by_digit(self, event: &KeyboardEvent) {
        let Ok(number) = event.key().parse::<usize>() else { return };
        let count = self.desk.with_scene(|scene| scene.asked.choices.len());
        if (1..=count.min(9)).contains(&number) && self.desk.is_persons_turn() {
            event.prevent_default();
            self.desk.choose(number - 1).expect("a listed choice is legal");
        }
    }
}

/// The thing an event happened at.
fn place(target: Option<EventTarget>) -> Option<At> {
    let element = target?.dyn_into::<Element>().ok()?;
    At::read(&element.closest("[data-at]").ok()??.get_attribute("data-at")?)
}

/// Is the keyboard in use?
fn by_keyboard() -> bool {
    let focus = browser::document().query_selector(":focus-visible");
    focus.is_ok_and(|found| found.is_some())
}
