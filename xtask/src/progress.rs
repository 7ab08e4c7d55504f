//! One line when a step starts, one when it ends with its time, and a table of all at the end.

use crate::Outcome;
use std::time::{Duration, Instant};

/// The steps of one command, timed.
#[derive(Default)]
pub struct Steps {
    done: Vec<(String, Duration)>,
}

impl Steps {
    /// Runs one step between its two lines.
    pub fn run<T>(&mut self, name: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
        println!("▸ {name}");
        let start = Instant::now();
        let result = work();
        let took = start.elapsed();
        let mark = if result.is_ok() { '✓' } else { '✗' };
        println!("{mark} {name} · {}", clock(took));
        self.done.push((name.to_owned(), took));
        result
    }

    /// Prints what took how long.
    pub fn summary(&self, title: &str) {
        let total: Duration = self.done.iter().map(|(_, took)| *took).sum();
        println!("\n{title}: {} steps, {}", self.done.len(), clock(total));
        for (name, took) in &self.done {
            println!("  {:>9}  {name}", clock(*took));
        }
    }
}

/// `850 ms`, `12.3 s`, `4 min 05 s`.
fn clock(time: Duration) -> String {
    match time.as_secs() {
        0 => format!("{} ms", time.as_millis()),
        1..60 => format!("{:.1} s", time.as_secs_f64()),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_in_the_unit_a_person_would_choose() {
        assert_eq!(clock(Duration::from_millis(850)), "850 ms");
        assert_eq!(clock(Duration::from_millis(12_340)), "12.3 s");
        assert_eq!(clock(Duration::from_secs(245)), "4 min 05 s");
    }
}
