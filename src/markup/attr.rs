//! Attributes, classes, properties and listeners: put on an element, renewed, taken off.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::tachys::renderer::dom::Element;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};

use super::value::{Now, Value};
use crate::view;

/// Where a value goes.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Attribute(&'static str),
    Class(&'static str),
    Property(&'static str),
    Markup,
}

type Act = Box<dyn view::Act<web_sys::Event>>;

/// What an element is to have.
pub enum Attr {
    Value(Kind, Value),
    On { name: Cow<'static, str>, capture: bool, act: Act },
    Known(Box<dyn FnOnce(&Element)>),
}

/// What an element has.
pub enum Held {
    Still(Kind, Now),
    Moving(
        Kind,
        #[expect(dead_code, reason = "an effect lasts as long as it is held")] RenderEffect<Now>,
    ),
    On {
        name: Cow<'static, str>,
        capture: bool,
        act: Rc<RefCell<Act>>,
        heard: JsValue,
    },
    Known,
}

impl Attr {
    /// Puts it on an element.
    pub fn attach(self, element: &Element) -> Held {
        match self {
            Self::Value(kind, mut value) if !value.is_moving() => {
                let now = value.now();
                if now != Now::There(false) {
                    kind.set(element, &now);
                }
                Held::Still(kind, now)
            }
            Self::Value(kind, value) => Held::Moving(kind, follow(kind, value, element.clone())),
            Self::On { name, capture, act } => {
                let act = Rc::new(RefCell::new(act));
                let heard = hear(act.clone());
                let listener = heard.unchecked_ref();
                drop(element.add_event_listener_with_callback_and_bool(&name, listener, capture));
                Held::On { name, capture, act, heard }
            }
            Self::Known(load) => {
                load(element);
                Held::Known
            }
        }
    }
}

/// The effect's own closure is one type, whatever it follows.
fn follow(kind: Kind, mut value: Value, element: Element) -> RenderEffect<Now> {
    RenderEffect::new(move |before: Option<Now>| {
        let now = value.now();
        if before.is_none_or(|before| before != now) {
            kind.set(&element, &now);
        }
        now
    })
}

fn hear(act: Rc<RefCell<Act>>) -> JsValue {
    let heard: Box<dyn FnMut(web_sys::Event)> = Box::new(move |event| {
        // What it does may send the same event once more; that one is not for it.
        if let Ok(mut act) = act.try_borrow_mut() {
            act.act(event);
        }
    });
    Closure::wrap(heard).into_js_value()
}

impl Held {
    /// Whether the new one can take its place.
    pub fn is_like(&self, new: &Attr) -> bool {
        match (self, new) {
            (Self::Still(held, _) | Self::Moving(held, _), Attr::Value(kind, _)) => held == kind,
            (Self::On { name, capture, .. }, Attr::On { name: new, capture: early, .. }) => {
                name == new && capture == early
            }
            (Self::Known, Attr::Known(_)) => true,
            (Self::Still(..) | Self::Moving(..) | Self::On { .. } | Self::Known, _) => false,
        }
    }

    /// Lets the new one take its place.
    pub fn renew(&mut self, new: Attr, element: &Element) {
        match (&mut *self, new) {
            (Self::Still(kind, held), Attr::Value(_, mut value)) if !value.is_moving() => {
                let now = value.now();
                if *held != now {
                    kind.set(element, &now);
                    *held = now;
                }
            }
            (Self::On { act, .. }, Attr::On { act: new, .. }) => *act.borrow_mut() = new,
            (Self::Still(..) | Self::Moving(..) | Self::Known | Self::On { .. }, new) => {
                *self = new.attach(element);
            }
        }
    }

    /// Takes it off.
    pub fn detach(self, element: &Element) {
        match self {
            Self::Still(kind, _) | Self::Moving(kind, _) => kind.set(element, &Now::There(false)),
            Self::On { name, capture, heard, .. } => {
                let heard = heard.unchecked_ref();
                drop(element.remove_event_listener_with_callback_and_bool(&name, heard, capture));
            }
            Self::Known => {}
        }
    }
}

impl Kind {
    fn set(self, element: &Element, now: &Now) {
        match (self, now) {
            (Self::Attribute(name), Now::Text(text)) => drop(element.set_attribute(name, text)),
            (Self::Attribute(name), Now::There(true)) => drop(element.set_attribute(name, "")),
            (Self::Attribute(name), Now::There(false)) => drop(element.remove_attribute(name)),
            (Self::Class(name), Now::There(false)) => drop(element.class_list().remove_1(name)),
            (Self::Class(name), Now::There(true) | Now::Text(_)) => {
                drop(element.class_list().add_1(name));
            }
            (Self::Property(name), now) => {
                let value = match now {
                    Now::Text(text) => JsValue::from_str(text),
                    Now::There(there) => JsValue::from_bool(*there),
                };
                drop(js_sys::Reflect::set(element, &JsValue::from_str(name), &value));
            }
            (Self::Markup, Now::Text(text)) => element.set_inner_html(text),
            (Self::Markup, Now::There(_)) => element.set_inner_html(""),
        }
    }
}
