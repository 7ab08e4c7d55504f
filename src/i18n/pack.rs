//! Words out of a file. A pack (`public/words/<tag>.txt`) holds everything the page says in one
//! language, a line a sentence. It has parts, each read field after field by the struct that names
//! its sentences ([`table!`]). The program knows no key: that every line stands in the place of its
//! field is proven by a test (`check.rs`), and a part of another shape is refused.

mod rows;
#[cfg(test)]
mod tests;

use super::Lang;
use super::template::fill;

pub use rows::Rows;

/// A word or a sentence.
pub type Text = &'static str;

/// What a table of the rules is called, in its order.
pub type List = &'static [Text];

/// Something that is read from a pack.
pub trait Table: Sized {
    /// A hash of its keys, in their order.
    const SHAPE: u32;

    /// With nothing to say yet.
    const EMPTY: Self;

    /// Takes its lines. They are put where they belong: handed up and put there by each table, a
    /// line would cost the page three times the code.
    fn read(&mut self, reader: &mut Reader);

    /// The keys of its lines.
    #[cfg(test)]
    fn keys(path: &str) -> Vec<String>;
}

/// A pack that is being read.
pub struct Reader {
    lang: Lang,
    whole: Text,
    rest: Text,
    is_sound: bool,
    /// The parts that were asked for: name, shape, keys.
    #[cfg(test)]
    pub asked: Vec<(String, u32, Vec<String>)>,
}

impl Reader {
    /// Begins to read.
    pub const fn new(lang: Lang, whole: Text) -> Self {
        Self {
            lang,
            whole,
            rest: "",
            is_sound: true,
            #[cfg(test)]
            asked: Vec::new(),
        }
    }

    /// The table that is the part of this name.
    pub fn part<T: Table>(&mut self, name: &str) -> T {
        #[cfg(test)]
        self.asked.push((name.to_owned(), T::SHAPE, T::keys(name)));
        self.open(&heading(name, T::SHAPE));
        let mut table = T::EMPTY;
        table.read(self);
        self.close();
        table
    }

    /// Was everything there that was asked for, and nothing else between?
    pub const fn is_sound(&self) -> bool {
        self.is_sound
    }

    fn open(&mut self, heading: &str) {
        let found = self.whole.split_once(heading);
        self.is_sound &= found.is_some();
        self.rest = found.map_or("", |(_, rest)| rest);
    }

    /// A part ends where another begins, or the pack (`[[end]]`).
    fn close(&mut self) {
        self.skip();
        self.is_sound &= self.rest.starts_with("[[");
    }

    /// The next sentence.
    #[inline(never)]
    pub fn line(&mut self, place: &mut Text) {
        self.skip();
        let said = self.rest.split_once('\n').and_then(|(line, rest)| {
            let (_, said) = line.split_once('=')?;
            self.rest = rest;
            Some(said.strip_prefix(' ').unwrap_or(said))
        });
        self.is_sound &= said.is_some();
        *place = said.unwrap_or_default();
    }

    /// So many sentences.
    #[inline(never)]
    pub fn list(&mut self, count: usize, place: &mut List) {
        let mut list = vec![""; count];
        for line in &mut list {
            self.line(line);
        }
        *place = list.leak();
    }

    /// Goes past empty lines, remarks and the headings of sections.
    fn skip(&mut self) {
        while let Some((line, rest)) = self.rest.split_once('\n') {
            let is_section = line.starts_with('[') && !line.starts_with("[[");
            if !(line.is_empty() || line.starts_with('#') || is_section) {
                return;
            }
            self.rest = rest;
        }
    }
}

/// The line before a part.
pub fn heading(name: &str, shape: u32) -> String {
    format!("[[{name} {shape:08x}]]\n")
}

/// Where a hash begins: FNV-1a.
pub const START: u32 = 0x811c_9dc5;

/// A hash that goes on with this text.
pub const fn hash(mut shape: u32, text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        shape = (shape ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    // So that two texts are not one.
    (shape ^ 0xff).wrapping_mul(0x0100_0193)
}

/// A hash that goes on with another.
pub const fn mix(shape: u32, other: u32) -> u32 {
    (shape.rotate_left(5) ^ other).wrapping_mul(0x0100_0193)
}

impl Table for Text {
    const SHAPE: u32 = START;
    const EMPTY: Self = "";

    fn read(&mut self, reader: &mut Reader) {
        reader.line(self);
    }

    #[cfg(test)]
    fn keys(path: &str) -> Vec<String> {
        vec![path.to_owned()]
    }
}

impl Table for (Text, Text) {
    const SHAPE: u32 = hash(START, "pair");
    const EMPTY: Self = ("", "");

    fn read(&mut self, reader: &mut Reader) {
        reader.line(&mut self.0);
        reader.line(&mut self.1);
    }

    #[cfg(test)]
    fn keys(path: &str) -> Vec<String> {
        vec![format!("{path}.1"), format!("{path}.2")]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no table has four billion lines")]
impl<T: Table, const N: usize> Table for [T; N] {
    const SHAPE: u32 = mix(T::SHAPE, N as u32);
    const EMPTY: Self = [const { T::EMPTY }; N];

    fn read(&mut self, reader: &mut Reader) {
        for table in self {
            table.read(reader);
        }
    }

    #[cfg(test)]
    fn keys(path: &str) -> Vec<String> {
        (1..=N).flat_map(|at| T::keys(&format!("{path}.{at}"))).collect()
    }
}

/// A sentence with places to fill, which knows its language and so can count.
#[derive(Clone, Copy)]
pub struct Filled {
    lang: Lang,
    text: Text,
}

impl Filled {
    /// With its places filled.
    pub fn with(&self, parts: &[&str]) -> String {
        fill(self.lang, self.text, parts)
    }

    /// With a number in its one place.
    pub fn of(&self, number: usize) -> String {
        self.numbers(&[number])
    }

    /// With numbers in its places.
    pub fn numbers(&self, numbers: &[usize]) -> String {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let parts: Vec<&str> = numbers.iter().map(String::as_str).collect();
        self.with(&parts)
    }
}

impl Table for Filled {
    const SHAPE: u32 = START;
    const EMPTY: Self = Self { lang: Lang::En, text: "" };

    #[inline(never)]
    fn read(&mut self, reader: &mut Reader) {
        self.lang = reader.lang;
        reader.line(&mut self.text);
    }

    #[cfg(test)]
    fn keys(path: &str) -> Vec<String> {
        vec![path.to_owned()]
    }
}

/// No text: what it says is made (`games/dump/table.rs`).
#[cfg(test)]
impl std::fmt::Debug for Filled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("filled")
    }
}

/// The slugs of a closed list of the rules, in its order.
macro_rules! slugs {
    ($kind:ty) => {{
        const COUNT: usize = <$kind>::ALL.len();
        let mut slugs = [""; COUNT];
        let mut at = 0;
        while at < COUNT {
            slugs[at] = <$kind>::ALL[at].slug();
            at += 1;
        }
        slugs
    }};
}

/// Declares a struct with one field a sentence that is read from a pack. A field is a [`Text`], a
/// [`Filled`], an array or a table again; or a [`List`], with its keys after an arrow.
macro_rules! table {
    ($(#[$about:meta])* $open:vis struct $name:ident {
        $($(#[$note:meta])* $seen:vis $field:ident: $kind:ty $(=> $rows:expr)?,)+
    }) => {
        $(#[$about])*
        $open struct $name {
            $($(#[$note])* $seen $field: $kind,)+
        }

        impl $crate::i18n::pack::Table for $name {
            const SHAPE: u32 = {
                use $crate::i18n::pack::{START, hash, mix};
                let shape = START;
                $(
                    let shape = hash(shape, stringify!($field));
                    let shape = mix(shape, $crate::i18n::pack::table!(@shape $kind $(=> $rows)?));
                )+
                shape
            };

            const EMPTY: Self = Self {
                $($field: $crate::i18n::pack::table!(@empty $kind $(=> $rows)?),)+
            };

            fn read(&mut self, reader: &mut $crate::i18n::pack::Reader) {
                $($crate::i18n::pack::table!(@read self.$field, reader, $kind $(=> $rows)?);)+
            }

            #[cfg(test)]
            fn keys(path: &str) -> Vec<String> {
                let mut keys = Vec::new();
                $(
                    let field = format!("{path}.{}", stringify!($field));
                    keys.extend($crate::i18n::pack::table!(@keys field $kind $(=> $rows)?));
                )+
                keys
            }
        }
    };
    (@shape $kind:ty => $rows:expr) => { $rows.shape() };
    (@shape $kind:ty) => { <$kind as $crate::i18n::pack::Table>::SHAPE };
    (@empty $kind:ty => $rows:expr) => { &[] };
    (@empty $kind:ty) => { <$kind as $crate::i18n::pack::Table>::EMPTY };
    (@read $place:expr, $reader:ident, $kind:ty => $rows:expr) => {
        $reader.list(const { $rows.count() }, &mut $place)
    };
    (@read $place:expr, $reader:ident, $kind:ty) => {
        <$kind as $crate::i18n::pack::Table>::read(&mut $place, $reader)
    };
    (@keys $path:ident $kind:ty => $rows:expr) => { $rows.keys(&$path) };
    (@keys $path:ident $kind:ty) => { <$kind as $crate::i18n::pack::Table>::keys(&$path) };
}

pub(crate) use {slugs, table};
