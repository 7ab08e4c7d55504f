//! Work shared among the cores, and shares of games won with their error bars.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does all of it, on every core, and returns what came of it in order.
pub fn share_out<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    let result = work(index);
                    done.lock().expect("no work fails").push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no work fails");
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Half points won out of so many games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    pub halves: u32,
    pub games: u32,
}

impl Share {
    pub const fn add(&mut self, halves: u32) {
        self.halves += halves;
        self.games += 1;
    }

    pub fn percent(self) -> f64 {
        100.0 * f64::from(self.halves) / f64::from(2 * self.games.max(1))
    }

    /// Nineteen times in twenty the truth is not farther away.
    pub fn error(self) -> f64 {
        let percent = self.percent();
        1.96 * (percent * (100.0 - percent) / f64::from(self.games.max(1))).sqrt()
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:5.1} % ± {:4.1}", self.percent(), self.error())
    }
}
