//! The few listeners that hear everything on the table.

use std::time::Duration;

use crate::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

use super::super::model::At;
use super::Board;
use super::choices::choose_by_digit;
use crate::browser;
use crate::view::on;

/// How long a finger rests on a thing to ask what it is.
const LONG_PRESS: Duration = Duration::from_millis(400);

/// What a pointer that is down began with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Press {
    /// Counts the presses, so that a late answer knows whether it is too late.
    number: u32,
    /// The thing it began at, while it is down.
    at: Option<At>,
    /// Was it so long that it asked, and chooses nothing?
    asked: bool,
    /// Are keys in use, rather than a pointer?
    pub by_keys: bool,
    /// The thing the keys were at last.
    pub focused: Option<At>,
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
                        self.look_at(place(event.target()));
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
                        self.look_at(at);
                    }
                })
                on:keydown=on(move |event: KeyboardEvent| self.hear_key(&event))
            >
                {inner}
            </div>
        }
        .into_any()
    }

    /// Points the note at something, or at nothing.
    pub fn look_at(self, at: Option<At>) {
        if self.pointed.get_untracked() != at {
            self.pointed.set(at);
        }
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
        let at = place(event.target());
        let mut number = 0;
        self.press.update_value(|press| {
            number = press.number.wrapping_add(1);
            *press = Press { number, at, ..Press::default() };
        });
        if event.pointer_type() == "mouse" {
            return;
        }
        self.look_at(None);
        set_timeout(
            move || {
                let still = |press: &Press| press.number == number && press.at.is_some();
                if self.press.try_with_value(still) == Some(true) {
                    self.press.update_value(|press| press.asked = true);
                    self.look_at(at);
                }
            },
            LONG_PRESS,
        );
    }

    /// The pointer is lifted: a medallion or a card dragged to a place goes there.
    fn release(self, event: &PointerEvent) {
        let from = self.press.with_value(|press| press.at);
        self.let_go();
        let to = place(event.target());
        let us = self.model.with_untracked(|model| model.us);
        if event.pointer_type() != "mouse" || from == to {
            return;
        }
        match (from, to) {
            (Some(At::Witcher(seat)), Some(At::Place(place))) if seat == us => {
                self.point_at(At::Place(place));
            }
            (Some(card @ At::Hand(_)), Some(At::Place(place))) => {
                self.marks.set(Vec::new());
                self.point_at(card);
                self.point_at(At::Place(place));
            }
            _ => {}
        }
    }

    fn let_go(self) {
        self.press.update_value(|press| press.at = None);
    }

    fn hear_key(self, event: &KeyboardEvent) {
        match event.key().as_str() {
            "Escape" => self.put_down(),
            // What is no button of its own answers to the keys of one.
            "Enter" | " " => {
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let drawn = target.filter(|element| element.tag_name() == "g");
                if let Some(at) = drawn.and_then(|element| place(Some(element.into()))) {
                    event.prevent_default();
                    self.point_at(at);
                }
            }
            _ => {}
        }
    }

    /// The keys that lead to the parts of the table, wherever the focus is.
    pub fn hear_shortcut(self, event: &KeyboardEvent) {
        self.press.update_value(|press| press.by_keys = true);
        if self.list_open.get_untracked() {
            return choose_by_digit(self, event);
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
        let part = match event.key().as_str() {
            "m" => ".ow-map g[tabindex='0']",
            "h" => ".ow-hand button",
            "b" => ".ow-stall button, .ow-belt button",
            "o" => ".ow-boards button",
            "i" => {
                let focus = browser::document().active_element();
                return self.look_at(place(focus.map(Into::into)));
            }
            "l" if self.desk.is_persons_turn() => return self.list_open.set(true),
            _ => return,
        };
        browser::focus(part);
    }
}

/// The thing an event happened at.
pub fn place(target: Option<EventTarget>) -> Option<At> {
    let element = target?.dyn_into::<Element>().ok()?;
    At::read(&element.closest("[data-at]").ok()??.get_attribute("data-at")?)
}

/// Is the keyboard in use?
pub fn by_keyboard() -> bool {
    let focus = browser::document().query_selector(":focus-visible");
    focus.is_ok_and(|found| found.is_some())
}
