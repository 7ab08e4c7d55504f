//! The names of elements, as numbers: `view!` turns one into the other when the page is compiled.

/// Every element the page is made of. One that is missing does not compile; it is added here.
const NAMES: [&str; 61] = [
    "a",
    "article",
    "aside",
    "b",
    "br",
    "button",
    "caption",
    "circle",
    "dd",
    "dialog",
    "div",
    "dl",
    "dt",
    "em",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "form",
    "g",
    "h1",
    "h2",
    "h3",
    "header",
    "i",
    "image",
    "img",
    "input",
    "kbd",
    "label",
    "legend",
    "li",
    "main",
    "mark",
    "nav",
    "ol",
    "option",
    "p",
    "path",
    "progress",
    "rect",
    "search",
    "section",
    "select",
    "small",
    "span",
    "strong",
    "svg",
    "table",
    "tbody",
    "td",
    "text",
    "textarea",
    "tfoot",
    "th",
    "thead",
    "tr",
    "tspan",
    "u",
    "ul",
    "use",
];

/// Elements of drawings come after all others.
const DRAWN: u8 = 128;

/// The name of an element, and whether it is the page's or a drawing's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tag(u8);

impl Tag {
    /// An element of the page.
    pub const fn of(name: &str) -> Self {
        Self(place(name))
    }

    /// An element of a drawing.
    pub const fn drawn(name: &str) -> Self {
        Self(DRAWN + place(name))
    }

    /// Is it a drawing's?
    pub const fn is_drawn(self) -> bool {
        self.0 >= DRAWN
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        NAMES[(self.0 % DRAWN) as usize]
    }
}

/// Only ever asked while the page is compiled.
#[expect(clippy::cast_possible_truncation, reason = "there are fewer than 128 names")]
const fn place(name: &str) -> u8 {
    let mut at = 0;
    while at < NAMES.len() {
        if is_same(NAMES[at].as_bytes(), name.as_bytes()) {
            return at as u8;
        }
        at += 1;
    }
    panic!("`view!` knows no element of this name: see src/markup/tag.rs")
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_again() {
        assert!(
            NAMES.iter().all(|name| Tag::of(name).name() == *name && !Tag::of(name).is_drawn())
        );
        assert_eq!((Tag::drawn("svg").name(), Tag::drawn("svg").is_drawn()), ("svg", true));
        assert!(Tag::of("b") != Tag::of("br") && Tag::of("a") != Tag::drawn("a"));
    }
}
