//! Writes a value's JSON exactly as `serde_json` does, in little code: fingerprints, saves and links need it. In the
//! page the general writer, compiled into each type's own writing, weighs more than some games' rules, and its table
//! for floating numbers, which nothing here holds, is ten kilobytes that do not compress.

use std::fmt;

use serde::Serialize;
use serde::ser::{self, Serializer};

/// The JSON of a value.
///
/// # Panics
/// Where a value refuses to be written, which no state, record or kept thing does.
pub fn json(value: &impl Serialize) -> String {
    let mut scribe = Scribe(String::with_capacity(4096));
    match value.serialize(&mut scribe) {
        Ok(()) => scribe.0,
    }
}

struct Scribe(String);

/// Never happens: so the compiler leaves out what would be done about it, after every word that is written.
#[derive(Debug)]
enum Unsayable {}

impl fmt::Display for Unsayable {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Unsayable {}

impl ser::Error for Unsayable {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        panic!("what Szlak keeps can be said in JSON: {reason}")
    }
}

type Said = Result<(), Unsayable>;

impl Scribe {
    #[inline(never)]
    fn put(&mut self, text: &str) -> Said {
        self.0.push_str(text);
        Ok(())
    }

    #[inline(never)]
    fn number(&mut self, negative: bool, size: u64) -> Said {
        let sign = if negative { "-" } else { "" };
        self.0.push_str(&format!("{sign}{size}"));
        Ok(())
    }

    #[inline(never)]
    fn quote(&mut self, text: &str) -> Said {
        self.0.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.0.push_str("\\\""),
                '\\' => self.0.push_str("\\\\"),
                '\u{8}' => self.0.push_str("\\b"),
                '\u{c}' => self.0.push_str("\\f"),
                '\n' => self.0.push_str("\\n"),
                '\r' => self.0.push_str("\\r"),
                '\t' => self.0.push_str("\\t"),
                '\0'..='\u{1f}' => {
                    self.0.push_str(&format!("\\u{:04x}", u32::from(letter)));
                }
                _ => self.0.push(letter),
            }
        }
        self.put("\"")
    }

    /// `"name":`, after what stands before it.
    #[inline(never)]
    fn name(&mut self, first: &mut bool, name: &str) -> Said {
        self.part(first)?;
        self.quote(name)?;
        self.put(":")
    }

    #[inline(never)]
    fn part(&mut self, first: &mut bool) -> Said {
        if std::mem::take(first) { Ok(()) } else { self.put(",") }
    }

    /// Begins a list or a map; a variant's name stands before it.
    #[inline(never)]
    fn open(
        &mut self,
        variant: Option<&str>,
        open: &str,
        close: &'static str,
    ) -> Result<Body<'_>, Unsayable> {
        if let Some(variant) = variant {
            self.put("{")?;
            self.quote(variant)?;
            self.put(":")?;
        }
        self.put(open)?;
        Ok(Body { scribe: self, first: true, close })
    }
}

/// A list or a map that is being written.
struct Body<'a> {
    scribe: &'a mut Scribe,
    first: bool,
    close: &'static str,
}

impl Body<'_> {
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Said {
        self.scribe.part(&mut self.first)?;
        value.serialize(&mut *self.scribe)
    }

    fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Said {
        self.scribe.name(&mut self.first, name)?;
        value.serialize(&mut *self.scribe)
    }
}

impl<'a> Serializer for &'a mut Scribe {
    type Ok = ();
    type Error = Unsayable;
    type SerializeSeq = Body<'a>;
    type SerializeTuple = Body<'a>;
    type SerializeTupleStruct = Body<'a>;
    type SerializeTupleVariant = Body<'a>;
    type SerializeMap = Body<'a>;
    type SerializeStruct = Body<'a>;
    type SerializeStructVariant = Body<'a>;

    fn serialize_bool(self, value: bool) -> Said {
        self.put(if value { "true" } else { "false" })
    }

    fn serialize_i8(self, value: i8) -> Said {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Said {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Said {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Said {
        self.number(value < 0, value.unsigned_abs())
    }

    fn serialize_u8(self, value: u8) -> Said {
        self.number(false, value.into())
    }

    fn serialize_u16(self, value: u16) -> Said {
        self.number(false, value.into())
    }

    fn serialize_u32(self, value: u32) -> Said {
        self.number(false, value.into())
    }

    fn serialize_u64(self, value: u64) -> Said {
        self.number(false, value)
    }

    /// Nothing of ours holds a floating number (see the invariants), so nobody has to agree on how to write one. In a
    /// file from elsewhere it can stand where no rule looks: there it is nothing.
    fn serialize_f32(self, _: f32) -> Said {
        self.put("null")
    }

    fn serialize_f64(self, _: f64) -> Said {
        self.put("null")
    }

    fn serialize_char(self, value: char) -> Said {
        self.quote(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Said {
        self.quote(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Said {
        value.serialize(self)
    }

    fn serialize_none(self) -> Said {
        self.put("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Said {
        self.put("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Said {
        self.put("null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Said {
        self.quote(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Said {
        let mut body = self.open(None, "{", "}")?;
        body.field(variant, value)?;
        body.done()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Body<'a>, Unsayable> {
        self.open(None, "[", "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Body<'a>, Unsayable> {
        self.open(None, "[", "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Body<'a>, Unsayable> {
        self.open(None, "[", "]")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Body<'a>, Unsayable> {
        self.open(Some(variant), "[", "]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Body<'a>, Unsayable> {
        self.open(None, "{", "}")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Body<'a>, Unsayable> {
        self.open(None, "{", "}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Body<'a>, Unsayable> {
        self.open(Some(variant), "{", "}}")
    }
}

impl Body<'_> {
    fn done(self) -> Said {
        self.scribe.put(self.close)
    }
}

/// What all lists do alike.
macro_rules! list {
    ($($kind:ident: $item:ident),+) => {$(
        impl ser::$kind for Body<'_> {
            type Ok = ();
            type Error = Unsayable;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
                self.item(value)
            }

            fn end(self) -> Said {
                self.done()
            }
        }
    )+};
}

/// What structs do alike.
macro_rules! fields {
    ($($kind:ident),+) => {$(
        impl ser::$kind for Body<'_> {
            type Ok = ();
            type Error = Unsayable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Said {
                self.field(name, value)
            }

            fn end(self) -> Said {
                self.done()
            }
        }
    )+};
}

list! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
}
fields! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Body<'_> {
    type Ok = ();
    type Error = Unsayable;

    /// JSON wants texts for keys: numbers are put in quotes.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Said {
        self.scribe.part(&mut self.first)?;
        let start = self.scribe.0.len();
        key.serialize(&mut *self.scribe)?;
        if !self.scribe.0[start..].starts_with('"') {
            self.scribe.0.insert(start, '"');
            self.scribe.0.push('"');
        }
        self.scribe.put(":")
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
        value.serialize(&mut *self.scribe)
    }

    fn end(self) -> Said {
        self.done()
    }
}

#[cfg(test)]
mod tests;
