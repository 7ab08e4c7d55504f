//! Words out of a file. A pack (`public/words/<tag>.txt`) holds everything the page says in one
//! language, a line a sentence. It has parts, each read field after field by the struct that names
//! its sentences ([`table!`]). The program knows no key: that every line stands in the place of its
//! field is proven by a test (`check.rs`), and a part of another shape is refused.

use super::Lang;
use super::template::fill;

/// A word or a sentence.
pub type Text = &'static str;

/// What a table of the rules is called, in its order.
pub type List = &'static [Text];

/// Something that is read from a pack.
pub trait Table: Sized {
    /// A hash of its keys, in their order.
    const SHAPE: u32;

    /// Takes its lines.
    fn read(reader: &mut Reader) -> Self;

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
        let table = T::read(self);
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
    pub fn line(&mut self) -> Text {
        self.skip();
        let said = self.rest.split_once('\n').and_then(|(line, rest)| {
            let (_, said) = line.split_once('=')?;
            self.rest = rest;
            Some(said.strip_prefix(' ').unwrap_or(said))
        });
        self.is_sound &= said.is_some();
        said.unwrap_or_default()
    }

    /// So many sentences.
    pub fn list(&mut self, count: usize) -> List {
        let mut list = Vec::with_capacity(count);
        for _ in 0..count {
            list.push(self.line());
        }
        list.leak()
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

    fn read(reader: &mut Reader) -> Self {
        reader.line()
    }

    #[cfg(test)]
    fn keys(path: &str) -> Vec<String> {
        vec![path.to_owned()]
    }
}

impl Table for (Text, Text) {
    const SHAPE: u32 = hash(START, "pair");

    fn read(reader: &mut Reader) -> Self {
        (reader.line(), reader.line())
    }

    #[cfg(test)]
    fn keys(path: &str) -> Vec<String> {
        vec![format!("{path}.1"), format!("{path}.2")]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no table has four billion lines")]
impl<T: Table, const N: usize> Table for [T; N] {
    const SHAPE: u32 = mix(T::SHAPE, N as u32);

    fn read(reader: &mut Reader) -> Self {
        std::array::from_fn(|_| T::read(reader))
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

    fn read(reader: &mut Reader) -> Self {
        Self { lang: reader.lang, text: reader.line() }
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

/// The keys of a [`List`]: the slugs of the rules, each alone or with the names of its parts.
#[derive(Clone, Copy)]
pub struct Rows {
    slugs: &'static [&'static str],
    parts: &'static [&'static str],
}

impl Rows {
    /// A line for each.
    pub const fn of(slugs: &'static [&'static str]) -> Self {
        Self::in_parts(slugs, &[""])
    }

    /// Some lines for each.
    pub const fn in_parts(slugs: &'static [&'static str], parts: &'static [&'static str]) -> Self {
        Self { slugs, parts }
    }

    /// How many lines.
    pub const fn count(self) -> usize {
        self.slugs.len() * self.parts.len()
    }

    /// A hash of the keys.
    pub const fn shape(self) -> u32 {
        texts(texts(START, self.parts), self.slugs)
    }

    /// The keys.
    #[cfg(test)]
    pub fn keys(self, path: &str) -> Vec<String> {
        let parts = |slug: &&str| {
            let slug = format!("{path}.{slug}");
            self.parts.iter().map(move |part| format!("{slug}.{part}"))
        };
        let keys = self.slugs.iter().flat_map(parts);
        keys.map(|key| key.trim_end_matches('.').to_owned()).collect()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no table has four billion lines")]
const fn texts(mut shape: u32, texts: &[&str]) -> u32 {
    let mut at = 0;
    while at < texts.len() {
        shape = hash(shape, texts[at]);
        at += 1;
    }
    mix(shape, at as u32)
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

            fn read(reader: &mut $crate::i18n::pack::Reader) -> Self {
                Self {
                    $($field: $crate::i18n::pack::table!(@read reader $kind $(=> $rows)?),)+
                }
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
    (@read $reader:ident $kind:ty => $rows:expr) => { $reader.list(const { $rows.count() }) };
    (@read $reader:ident $kind:ty) => { <$kind as $crate::i18n::pack::Table>::read($reader) };
    (@keys $path:ident $kind:ty => $rows:expr) => { $rows.keys(&$path) };
    (@keys $path:ident $kind:ty) => { <$kind as $crate::i18n::pack::Table>::keys(&$path) };
}

pub(crate) use {slugs, table};

#[cfg(test)]
mod tests {
    use super::*;

    table! {
        /// A table with everything a table can have.
        struct Sample {
            plain: Text,
            made: Filled,
            pairs: [(Text, Text); 2],
            inner: Inner,
            cards: List => Rows::of(&["cow", "roach"]),
            puzzles: List => Rows::in_parts(&["one"], &["title", "task"]),
        }
    }

    table! {
        struct Inner {
            only: Text,
        }
    }

    const LINES: &str = "plain = a = b\nmade = {0|card|cards}\npairs.1.1 = c\npairs.1.2 =\n\
        # A remark = nothing.\npairs.2.1 =  d\npairs.2.2 = e\n\n[sample.inner]\nonly = f\n\n\
        [sample.cards]\ncow = g|h\nroach = i\n[sample.puzzles]\none.title = j\none.task = k\n";

    fn read(lines: &str) -> (Sample, bool) {
        let whole = format!("{}{lines}\n[[end]]\n", heading("sample", Sample::SHAPE));
        let mut reader = Reader::new(Lang::En, whole.leak());
        (reader.part("sample"), reader.is_sound())
    }

    #[test]
    fn lines_are_read_in_the_order_of_the_fields() {
        let (read, is_sound) = read(LINES);
        assert!(is_sound);
        assert_eq!((read.plain, read.made.of(2).as_str()), ("a = b", "2 cards"));
        assert_eq!(read.pairs, [("c", ""), (" d", "e")]);
        assert_eq!((read.inner.only, read.cards), ("f", ["g|h", "i"].as_slice()));
        assert_eq!(read.puzzles, ["j", "k"]);
    }

    #[test]
    fn keys_are_paths() {
        let keys = Sample::keys("sample").join(" ");
        let expected = "sample.plain sample.made sample.pairs.1.1 sample.pairs.1.2 \
            sample.pairs.2.1 sample.pairs.2.2 sample.inner.only sample.cards.cow \
            sample.cards.roach sample.puzzles.one.title sample.puzzles.one.task";
        assert_eq!(keys, expected);
    }

    /// Sentences cannot shift: a line too few or too many is noticed by the program itself.
    #[test]
    fn a_part_with_another_number_of_lines_is_refused() {
        assert!(!read(&LINES.replacen("made = {0|card|cards}\n", "", 1)).1, "a line too few");
        assert!(!read(&LINES.replacen("only = f\n", "only = f\nmore = x\n", 1)).1, "too many");
        let cut = format!("{}{}", heading("sample", Sample::SHAPE), &LINES[..60]);
        let mut reader = Reader::new(Lang::En, cut.leak());
        let _: Sample = reader.part("sample");
        assert!(!reader.is_sound(), "cut short");
    }

    #[test]
    fn a_part_of_another_shape_is_refused() {
        let whole = format!("{}{LINES}\n[[end]]\n", heading("sample", Sample::SHAPE ^ 1));
        let mut reader = Reader::new(Lang::En, whole.leak());
        let read: Sample = reader.part("sample");
        assert!(!reader.is_sound());
        assert_eq!(read.plain, "", "nothing of it is used");
    }

    /// Tables of which only the shape matters.
    mod shapes {
        #![expect(dead_code, reason = "nothing is read into them")]
        use super::*;

        table! { pub struct A { one: Text, two: Text, } }
        table! { pub struct B { two: Text, one: Text, } }
        table! { pub struct C { one: Text, two: [Text; 2], } }
        table! { pub struct D { one: Text, two: [Text; 3], } }
        table! { pub struct E { one: Text, two: List => Rows::of(&["a", "b"]), } }
        table! { pub struct F { one: Text, two: List => Rows::of(&["b", "a"]), } }
    }

    /// Whatever is renamed, added or moved changes the shape.
    #[test]
    fn the_shape_knows_the_keys_and_their_order() {
        use shapes::{A, B, C, D, E, F};
        let mut shapes = [A::SHAPE, B::SHAPE, C::SHAPE, D::SHAPE, E::SHAPE, F::SHAPE].to_vec();
        shapes.sort_unstable();
        shapes.dedup();
        assert_eq!(shapes.len(), 6);
    }
}
