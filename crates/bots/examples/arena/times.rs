//! How long thoughts took.

use std::fmt;
use std::time::Duration;

/// Median, ninety-fifth percentile and the worst, in milliseconds.
pub struct Times(pub Vec<Duration>);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let Some(last) = sorted.len().checked_sub(1) else { return f.write_str("none") };
        let at = |part: usize| sorted[last * part / 100].as_secs_f64() * 1000.0;
        write!(f, "{:.1} ms, {:.1} ms, {:.1} ms", at(50), at(95), at(100))
    }
}
