//! Numbers that can say where they come from.

use serde::Serialize;

use super::source::Source;

/// One step of a sum: `amount` because of `source`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Why.
    pub source: Source,
    /// How much.
    pub amount: i16,
}

/// A sum with its provenance. The steps are kept only while somebody listens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// What it comes to.
    pub total: i16,
    /// How it came about, in order.
    pub steps: Vec<Step>,
    #[serde(skip)]
    keep: bool,
}

impl Tally {
    /// An empty sum; `keep` says whether the steps are wanted.
    pub const fn new(keep: bool) -> Self {
        Self { total: 0, steps: Vec::new(), keep }
    }

    /// A sum of one step.
    pub fn of(keep: bool, source: Source, amount: i16) -> Self {
        let mut tally = Self::new(keep);
        tally.add(source, amount);
        tally
    }

    /// Adds a step; nothing is not a step.
    pub fn add(&mut self, source: Source, amount: i16) {
        self.total = self.total.saturating_add(amount);
        if self.keep && amount != 0 {
            self.steps.push(Step { source, amount });
        }
    }

    /// Cuts the sum to a range; the cut is a step of its own.
    pub fn clamp(&mut self, source: Source, low: i16, high: i16) {
        let kept = self.total.clamp(low, high.max(low));
        self.add(source, kept.saturating_sub(self.total));
    }

    /// The sum as a count, never below 0.
    pub fn count(&self) -> u8 {
        u8::try_from(self.total.max(0)).unwrap_or(u8::MAX)
    }
}
