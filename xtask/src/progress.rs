//! One line when a step starts, one when it ends with its time, and a table of all at the end, with what is to be known.

use crate::Outcome;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The steps of one command, timed.
pub struct Steps {
    start: Instant,
    done: Vec<(String, Duration)>,
    notes: Vec<String>,
}

/// A step that runs beside others until its result is needed.
pub struct Beside<T> {
    name: String,
    work: Option<JoinHandle<(Outcome<T>, Duration)>>,
}

impl Default for Steps {
    fn default() -> Self {
        Self { start: Instant::now(), done: Vec::new(), notes: Vec::new() }
    }
}

impl Steps {
    /// Runs one step between its two lines.
    pub fn run<T>(&mut self, name: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
        println!("▸ {name}");
        let (result, took) = timed(work);
        self.finish(name, result, took)
    }

    /// Starts a step beside those that follow.
    pub fn beside<T: Send + 'static>(
        &mut self,
        name: &str,
        work: impl FnOnce() -> Outcome<T> + Send + 'static,
    ) -> Beside<T> {
        println!("▸ {name}, beside what follows");
        Beside { name: name.to_owned(), work: Some(thread::spawn(|| timed(work))) }
    }

    /// Waits for a step that was started beside others.
    pub fn join<T>(&mut self, mut step: Beside<T>) -> Outcome<T> {
        let work = step.work.take().expect("a step is joined once");
        let (result, took) = work.join().expect("a step does not panic");
        self.finish(&step.name, result, took)
    }

    fn finish<T>(&mut self, name: &str, result: Outcome<T>, took: Duration) -> Outcome<T> {
        let mark = if result.is_ok() { '✓' } else { '✗' };
        println!("{mark} {name} · {}", clock(took));
        self.done.push((name.to_owned(), took));
        result
    }

    /// Something that stands below the table at the end.
    pub fn note(&mut self, line: &str) {
        self.notes.push(line.to_owned());
    }

    /// Prints what took how long.
    pub fn summary(&self, title: &str) {
        println!("\n{title}: {} steps, {}", self.done.len(), clock(self.start.elapsed()));
        for (name, took) in &self.done {
            println!("  {:>9}  {name}", clock(*took));
        }
        self.notes.iter().for_each(|note| println!("  {note}"));
    }
}

/// When another step fails: whoever runs us next must not meet this one still at work.
impl<T> Drop for Beside<T> {
    fn drop(&mut self) {
        if let Some(work) = self.work.take() {
            drop(work.join());
        }
    }
}

fn timed<T>(work: impl FnOnce() -> Outcome<T>) -> (Outcome<T>, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
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

    #[test]
    fn a_step_beside_others_gives_its_result_when_it_is_joined_and_is_never_left_running() {
        let mut steps = Steps::default();
        let (send, hear) = std::sync::mpsc::channel();
        let beside = steps.beside("answer", move || Ok(hear.recv().unwrap_or(0)));
        send.send(42).unwrap();
        assert_eq!(steps.join(beside).unwrap(), 42);
        let (send, hear) = std::sync::mpsc::channel();
        drop(steps.beside("left behind", move || {
            thread::sleep(Duration::from_millis(20));
            send.send(()).unwrap();
            Ok(())
        }));
        hear.try_recv().expect("it was waited for");
    }
}
