//! A few examples of each kind, as they come along in games.

use std::collections::BTreeMap;

use super::{Row, Said};

/// By label, and by what makes two of one label different.
#[derive(Default)]
pub struct Examples(BTreeMap<String, BTreeMap<String, Vec<Said>>>);

impl Examples {
    /// Takes an example, unless there are enough that are like it, or it is known.
    pub fn add(&mut self, label: &str, like: &str, most: usize, say: impl FnOnce() -> Said) {
        let of_label = self.0.entry(label.to_owned()).or_default();
        if of_label.get(like).is_some_and(|known| known.len() >= most) {
            return;
        }
        let one = say();
        if !of_label.values().flatten().any(|known| *known == one) {
            of_label.entry(like.to_owned()).or_default().push(one);
        }
    }

    /// How many there are of this label.
    pub fn count(&self, label: &str) -> usize {
        self.0.get(label).map_or(0, |of_label| of_label.values().map(Vec::len).sum())
    }

    /// Is there one of this kind: the label, or what stands before its first stroke?
    pub fn has(&self, kind: &str) -> bool {
        self.0.keys().any(|label| label.split('/').next() == Some(kind))
    }

    /// All of them, label by label.
    pub fn into_rows(self) -> Vec<Row> {
        let mut rows = Vec::new();
        for (label, of_label) in self.0 {
            let all = of_label.into_values().flatten();
            rows.extend(all.map(|said| Row { label: label.clone(), said }));
        }
        rows
    }
}
