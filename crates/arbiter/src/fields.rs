//! The fields of a request, taken out one by one; what is left over is a mistake and is named.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::{Level, Seed, Viewer};

use crate::Refusal;

pub struct Fields(Map<String, Value>);

impl Fields {
    /// The fields of a request.
    pub const fn new(fields: Map<String, Value>) -> Self {
        Self(fields)
    }

    /// A field that may be left out; `null` is left out too.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub fn need(&mut self, name: &str) -> Result<Value, Refusal> {
        self.take(name).ok_or_else(|| missing(name))
    }

    /// Nothing more is expected: refuses what is left over.
    pub fn finish(self) -> Result<(), Refusal> {
        self.0.keys().next().map_or(Ok(()), |name| {
            let sentence = format!("This command has no field “{name}”.");
            Err(Refusal::new("unknown-field", sentence))
        })
    }

    pub fn text(&mut self, name: &str) -> Result<Option<String>, Refusal> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wrong(name, "a text")),
        }
    }

    pub fn need_text(&mut self, name: &str) -> Result<String, Refusal> {
        self.text(name)?.ok_or_else(|| missing(name))
    }

    /// A whole number from `min` to `max`. Out of bounds is too much, not nonsense.
    pub fn number(&mut self, name: &str, min: u64, max: u64) -> Result<Option<u64>, Refusal> {
        let Some(value) = self.take(name) else { return Ok(None) };
        let number = value.as_u64().ok_or_else(|| wrong(name, "a whole number"))?;
        if (min..=max).contains(&number) {
            return Ok(Some(number));
        }
        let sentence = format!("The field “{name}” must be from {min} to {max}, not {number}.");
        Err(Refusal::new("out-of-bounds", sentence))
    }

    pub fn seed(&mut self, name: &str) -> Result<Option<Seed>, Refusal> {
        self.take(name).map(|value| seed(name, &value)).transpose()
    }

    pub fn level(&mut self, name: &str) -> Result<Level, Refusal> {
        level(name, &self.need(name)?)
    }

    /// A seat by its number from 1, `"spectator"` or `"referee"`.
    pub fn viewer(&mut self, name: &str, seats: u8) -> Result<Viewer, Refusal> {
        let value = self.need(name)?;
        match value.as_str() {
            Some("spectator") => return Ok(Viewer::Spectator),
            Some("referee") => return Ok(Viewer::Referee),
            _ => {}
        }
        let seat = serde_json::from_value(value).ok();
        seat.filter(|seat: &tabletop::Seat| seat.0 < seats).map(Viewer::Seat).ok_or_else(|| {
            wrong(name, &format!("a seat from 1 to {seats}, “spectator” or “referee”"))
        })
    }

    /// A field with an inner form of its own.
    pub fn parsed<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, Refusal> {
        let Some(value) = self.take(name) else { return Ok(None) };
        serde_json::from_value(value).map(Some).map_err(|error| {
            let reason = error.to_string();
            let reason = reason.trim_end_matches('.');
            Refusal::new("bad-field", format!("The field “{name}” cannot be read: {reason}."))
        })
    }
}

/// A seed in its text form, or a number below 2⁶⁰.
pub fn seed(name: &str, value: &Value) -> Result<Seed, Refusal> {
    if let Some(text) = value.as_str() {
        return Ok(text.parse()?);
    }
    let number = value.as_u64().filter(|number| Seed::new(*number).value() == *number);
    number.map(Seed::new).ok_or_else(|| {
        wrong(name, "a seed in its text form (“7K3M-92QD-XH4T-6”) or a whole number below 2^60")
    })
}

pub fn level(name: &str, value: &Value) -> Result<Level, Refusal> {
    value
        .as_str()
        .and_then(Level::from_slug)
        .ok_or_else(|| wrong(name, "a level: “random”, “apprentice”, “master” or “legend”"))
}

pub fn missing(name: &str) -> Refusal {
    Refusal::new("missing-field", format!("The field “{name}” is missing."))
}

pub fn wrong(name: &str, wanted: &str) -> Refusal {
    Refusal::new("bad-field", format!("The field “{name}” must be {wanted}."))
}
