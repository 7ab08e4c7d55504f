//! Time, in whole nanoseconds: the best of repeats, their median and the worst.

use std::hint::black_box;
use web_time::{Duration, Instant};

/// What was measured, in nanoseconds.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// What it takes when nothing else runs.
    pub best: u64,
    /// The middle one.
    pub median: u64,
    /// The longest.
    pub worst: u64,
}

/// Nanoseconds as microseconds with one decimal.
pub fn micros(nanos: u64) -> String {
    format!("{}.{} µs", nanos / 1_000, nanos % 1_000 / 100)
}

/// The same work again and again, after one round to warm up.
pub fn measure<T>(repeats: usize, mut work: impl FnMut() -> T) -> Times {
    black_box(work());
    measure_each(repeats, work)
}

/// Work that goes on from where it was, such as one undo after the other.
pub fn measure_each<T>(repeats: usize, mut work: impl FnMut() -> T) -> Times {
    let mut taken: Vec<Duration> = (0..repeats)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed()
        })
        .collect();
    taken.sort_unstable();
    let nanos = |taken: Duration| u64::try_from(taken.as_nanos()).unwrap_or(u64::MAX);
    Times {
        best: nanos(taken[0]),
        median: nanos(taken[taken.len() / 2]),
        worst: nanos(taken[taken.len() - 1]),
    }
}
