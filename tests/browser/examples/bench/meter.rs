//! The measuring: marks in the page, tasks in the trace, nodes by DevTools.

use crate::player::{Next, Subject, endless, set_pace, walk};
use serde_json::json;
use std::fmt;
use std::time::Duration;
use szlak_browser_tests::{Happening, Outcome, Visit};

/// A task of the page's thread that takes longer holds it up, in microseconds.
const LONG: u64 = 50_000;
/// A page that is the same however many games are kept.
const QUIET: &str = "#/settings";
const CLICK: &str = "szlak-click";

/// What was found about one game.
pub struct Measured {
    subject: Subject,
    /// Processor time of each click's task, sorted.
    clicks: Vec<u64>,
    /// Processor time of every other task the page did while a match was played, sorted.
    others: Vec<u64>,
    /// Nodes before anything was played, at the table, and when it was left.
    nodes: [u64; 3],
}

/// Plays until enough clicks are known.
pub async fn measure(visit: &mut Visit, subject: Subject) -> Outcome<Measured> {
    set_pace(visit).await?;
    walk(visit, QUIET, "main").await?;
    let before = nodes(visit).await?;
    let (mut clicks, mut at_table, mut seen) = (0, 0, Vec::new());
    for _ in 0..subject.matches() {
        subject.sit_down(visit).await?;
        visit.trace().await?;
        clicks += play(visit, subject, subject.clicks() - clicks, &mut seen).await?;
        seen.extend(visit.trace().await?);
        at_table = nodes(visit).await?;
        walk(visit, QUIET, "main").await?;
        if clicks >= subject.clicks() {
            break;
        }
    }
    let after = nodes(visit).await?;
    let (clicks, others) = sort_out(&seen);
    Ok(Measured { subject, clicks, others, nodes: [before, at_table, after] })
}

/// Clicks until the match is over or so many clicks were made; says how many were.
async fn play(
    visit: &mut Visit,
    subject: Subject,
    wanted: usize,
    seen: &mut Vec<Happening>,
) -> Outcome<usize> {
    let mut clicks = 0;
    for step in 1..10_000 {
        if step % 10 == 0 {
            seen.extend(visit.trace().await?);
        }
        match subject.next(visit).await? {
            Next::Over => return Ok(clicks),
            Next::Wait => tokio::time::sleep(Duration::from_millis(100)).await,
            Next::Click(css) => {
                click(visit, &css).await?;
                clicks += 1;
            }
        }
        if clicks == wanted {
            return Ok(clicks);
        }
    }
    Err(endless(subject))
}

/// A click in a task of its own: its handler, and the effects that follow it before the task ends.
async fn click(visit: &Visit, css: &str) -> Outcome {
    let script = format!(
        "const element = document.querySelector(\"{css}\");
        return new Promise((done) => setTimeout(() => {{
            performance.mark('{CLICK}');
            element?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
            setTimeout(done, 60);
        }}, 0))"
    );
    visit.script(&script).await.map(drop)
}

/// How many nodes are left when everything that can be forgotten is.
async fn nodes(visit: &Visit) -> Outcome<u64> {
    visit.script("return new Promise((done) => setTimeout(done, 300))").await?;
    visit.devtools("HeapProfiler.collectGarbage", json!({})).await?;
    let counters = visit.devtools("Memory.getDOMCounters", json!({})).await?;
    Ok(counters["nodes"].as_u64().unwrap_or_default())
}

/// The tasks with a click in them, and all others of the same thread.
fn sort_out(happenings: &[Happening]) -> (Vec<u64>, Vec<u64>) {
    let marks: Vec<&Happening> = happenings.iter().filter(|one| one.name == CLICK).collect();
    let (mut clicks, mut others) = (Vec::new(), Vec::new());
    let Some(page) = marks.first().map(|mark| mark.thread) else { return (clicks, others) };
    for task in happenings.iter().filter(|one| one.name == "RunTask" && one.thread == page) {
        let whole = task.begin..=task.begin + task.wall;
        let has_click = marks.iter().any(|mark| whole.contains(&mark.begin));
        if has_click { &mut clicks } else { &mut others }.push(task.cpu);
    }
    clicks.sort_unstable();
    others.sort_unstable();
    (clicks, others)
}

impl Measured {
    /// The head of the table.
    pub const HEAD: &str = "                            clicks      p50      p95    worst   \
        other tasks > 50 ms   longest   nodes before, at the table, after";
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (clicks, others) = (&self.clicks, &self.others);
        let long = others.iter().filter(|cpu| **cpu > LONG).count();
        let [before, table, after] = self.nodes;
        write!(
            f,
            "  {:<26}{:>6}{:>9}{:>9}{:>9}{:>15} of {:<6}{:>7}   {before}, {table}, {after}",
            self.subject.name(),
            clicks.len(),
            millis(share(clicks, 50)),
            millis(share(clicks, 95)),
            millis(share(clicks, 100)),
            long,
            others.len(),
            millis(share(others, 100)),
        )
    }
}

/// The value that so many of a hundred do not exceed.
fn share(sorted: &[u64], percent: usize) -> u64 {
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(place).copied().unwrap_or_default()
}

fn millis(micros: u64) -> String {
    format!("{}.{} ms", micros / 1_000, micros % 1_000 / 100)
}
