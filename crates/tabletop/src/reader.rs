//! Reads a typed value out of JSON that has been parsed, in little code: the other half of [`crate::scribe`]. What does not
//! fit is said in few words, and without the means to print whatever was found instead, which would be floating numbers
//! too.

use std::fmt;

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserialize, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor};
use serde_json::Value;

/// What the JSON says.
pub fn read<T: for<'de> Deserialize<'de>>(value: Value) -> Result<T, Misfit> {
    T::deserialize(Json(value))
}

/// The JSON says something else than it should.
#[derive(Debug)]
pub struct Misfit(String);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self(reason.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self(format!("it lacks {expected}"))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }
}

struct Json(Value);

impl IntoDeserializer<'_, Misfit> for Json {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// What a type asks for is the only thing that is read for it: code for whatever else the JSON may hold would be compiled
/// once more for each type. A struct is an object, never a list of its fields.
impl Json {
    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Number(number) = self.0 else { return lacking(&visitor) };
        match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
        }
    }

    fn text<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::String(text) = self.0 else { return lacking(&visitor) };
        visitor.visit_string(text)
    }

    fn items<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Array(values) = self.0 else { return lacking(&visitor) };
        let mut items = SeqDeserializer::new(values.into_iter().map(Json));
        let read = visitor.visit_seq(&mut items)?;
        items.end().map(|()| read)
    }

    fn fields<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Object(fields) = self.0 else { return lacking(&visitor) };
        let fields = fields.into_iter().map(|(name, value)| (name, Json(value)));
        let mut fields = MapDeserializer::new(fields);
        let read = visitor.visit_map(&mut fields)?;
        fields.end().map(|()| read)
    }
}

fn lacking<T>(expected: &dyn Expected) -> Result<T, Misfit> {
    Err(de::Error::invalid_type(Unexpected::Unit, expected))
}

/// The types that ask for the same kind of thing.
macro_rules! asks_for {
    ($kind:ident: $($asked:ident)+) => {$(
        fn $asked<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
            self.$kind(visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Json {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.items(visitor),
            Value::Object(_) => self.fields(visitor),
        }
    }

    asks_for! { number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }
    asks_for! { number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    asks_for! { text: deserialize_char deserialize_str deserialize_string }
    asks_for! { items: deserialize_seq }
    asks_for! { fields: deserialize_map }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Bool(value) = self.0 else { return lacking(&visitor) };
        visitor.visit_bool(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.items(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.fields(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_unit()
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    /// The name of a field or a variant is never a number.
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(name) => visitor.visit_string(name),
            _ => Err(Misfit("it lacks a name".to_owned())),
        }
    }

    /// A variant is its name, or its name and what it holds.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let (name, held) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(fields) if fields.len() == 1 => {
                let field = fields.into_iter().next();
                field.map(|(name, held)| (name, Some(held))).unwrap_or_default()
            }
            _ => return Err(Misfit("it lacks the name of a variant".to_owned())),
        };
        visitor.visit_enum(Variant { name, held })
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 bytes byte_buf unit unit_struct tuple_struct
    }
}

struct Variant {
    name: String,
    held: Option<Value>,
}

impl<'de> de::EnumAccess<'de> for Variant {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<V: de::DeserializeSeed<'de>>(
        mut self,
        seed: V,
    ) -> Result<(V::Value, Self), Misfit> {
        let name = std::mem::take(&mut self.name);
        Ok((seed.deserialize(Json(Value::String(name)))?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        match self.held {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(Misfit("a variant holds more than its name".to_owned())),
        }
    }

    fn newtype_variant_seed<T: de::DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Misfit> {
        seed.deserialize(Json(self.held.unwrap_or_default()))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        Json(self.held.unwrap_or_default()).items(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        Json(self.held.unwrap_or_default()).fields(visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::{Value, json};

    use super::read;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Plain,
        New(u8),
        Pair(i64, Option<String>),
        Named { first_name: char, rest: Vec<Kind> },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "on", deny_unknown_fields)]
    enum Tagged {
        One { number: u64 },
        Nothing,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Inner(i8);

    #[derive(Debug, PartialEq, Deserialize)]
    struct All {
        kinds: Vec<Kind>,
        tagged: (Tagged, Tagged),
        #[serde(default)]
        missing: bool,
        inner: Option<Inner>,
        map: BTreeMap<String, u16>,
        any: Value,
    }

    fn sample() -> Value {
        json!({
            "kinds": ["plain", {"new": 255}, {"pair": [i64::MIN, null]}, {"pair": [3, "x"]},
                {"named": {"first_name": "ß", "rest": ["plain"]}}],
            "tagged": [{"on": "One", "number": u64::MAX}, {"on": "Nothing"}],
            "inner": -3, "map": {"a": 1}, "any": {"x": [1.5, null, true]}, "unknown": []
        })
    }

    /// Every value below is put in the place of every other: both readers agree on what can be read, and on what it says.
    #[test]
    fn reads_what_serde_json_reads() {
        let strange = [
            json!(null),
            json!(1),
            json!(-1),
            json!(1.5),
            json!("plain"),
            json!([]),
            json!({}),
            json!([1, 2, 3]),
        ];
        let places = [
            "/kinds",
            "/kinds/0",
            "/kinds/1/new",
            "/kinds/2/pair",
            "/kinds/4/named/rest",
            "/tagged/0",
            "/tagged/1/on",
            "/inner",
            "/map",
            "/map/a",
            "/any",
            "",
        ];
        let agree = |value: &Value| {
            let theirs = serde_json::from_value::<All>(value.clone());
            assert_eq!(read::<All>(value.clone()).ok(), theirs.ok(), "{value}");
        };
        agree(&sample());
        assert!(read::<All>(sample()).is_ok());
        for place in places {
            for put in &strange {
                let mut value = sample();
                *value.pointer_mut(place).unwrap() = put.clone();
                agree(&value);
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_said() {
        assert_eq!(read::<Inner>(json!("x")).unwrap_err().to_string(), "it lacks i8");
        assert_eq!(read::<Inner>(json!(300)).unwrap_err().to_string(), "it lacks i8");
    }
}
