//! The keys of a list of names: slugs of the rules.

use super::{START, hash, mix};

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
