//! What an attribute is: a text, there or not there, or made anew when what it follows changes.

use std::borrow::Cow;

use leptos::prelude::*;

use crate::view::Text;

/// What an attribute is, or how it is found out.
pub enum Value {
    Text(Cow<'static, str>),
    There(bool),
    Moving(Text),
    Coming(Box<dyn FnMut() -> bool + Send>),
    Maybe(Box<dyn FnMut() -> Option<&'static str> + Send>),
}

/// What it is now.
#[derive(PartialEq)]
pub enum Now {
    Text(Cow<'static, str>),
    There(bool),
}

impl Value {
    /// Whether it follows something.
    pub const fn is_moving(&self) -> bool {
        match self {
            Self::Text(_) | Self::There(_) => false,
            Self::Moving(_) | Self::Coming(_) | Self::Maybe(_) => true,
        }
    }

    /// What it is now; inside an effect, that is called again when it changes.
    pub fn now(&mut self) -> Now {
        match self {
            Self::Text(text) => Now::Text(text.clone()),
            Self::There(there) => Now::There(*there),
            Self::Moving(make) => Now::Text(make().into()),
            Self::Coming(make) => Now::There(make()),
            Self::Maybe(make) => make().map_or(Now::There(false), |text| Now::Text(text.into())),
        }
    }
}

/// Anything an attribute can be given as.
pub trait IntoValue {
    fn into_value(self) -> Value;
}

impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Text(self.into())
    }
}

impl IntoValue for String {
    fn into_value(self) -> Value {
        Value::Text(self.into())
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        Value::There(self)
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        self.map_or(Value::There(false), T::into_value)
    }
}

impl IntoValue for Text {
    fn into_value(self) -> Value {
        Value::Moving(self)
    }
}

impl IntoValue for Box<dyn FnMut() -> bool + Send> {
    fn into_value(self) -> Value {
        Value::Coming(self)
    }
}

impl IntoValue for Box<dyn FnMut() -> Option<&'static str> + Send> {
    fn into_value(self) -> Value {
        Value::Maybe(self)
    }
}

impl IntoValue for Signal<String> {
    fn into_value(self) -> Value {
        Value::Moving(Box::new(move || self.get()))
    }
}
