//! The few listeners that hear everything on the table.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent};

use super::super::model::At;
use super::Board;
use crate::browser;
use crate::view::on;

impl Board {
    /// A part of the table that hears what happens in it.
    pub fn hear(self, class: &'static str, inner: AnyView) -> AnyView {
        view! {
            <div
                class=class
                on:click=on(move |event: MouseEvent| {
                    if let Some(at) = place(event.target()) {
                        self.point_at(at);
                    }
                })
                on:mouseover=on(move |event: MouseEvent| self.look_at(place(event.target())))
                on:focusin=on(move |event: FocusEvent| {
                    if by_keyboard() {
                        self.look_at(place(event.target()));
                    }
                })
                on:keydown=on(move |event: KeyboardEvent| self.hear_key(&event))
            >
                {inner}
            </div>
        }
        .into_any()
    }

    fn look_at(self, at: Option<At>) {
        if self.pointed.get_untracked() != at {
            self.pointed.set(at);
        }
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
