//! What jumps by itself, as the browser counts it (cumulative layout shift).

use super::Visit;
use crate::{Outcome, Trouble};

/// The worst five seconds may not jump more than this.
const MOST: f64 = 0.02;

/// Sums up: a jump belongs to those before it if it follows within a second, for five seconds at most.
const WATCH: &str = "
    window.jumps = { worst: 0, now: 0, first: 0, last: -9999, from: [] };
    new PerformanceObserver((list) => {
        for (const one of list.getEntries().filter((one) => !one.hadRecentInput)) {
            const all = window.jumps;
            if (one.startTime - all.last > 1000 || one.startTime - all.first > 5000) [all.now, all.first] = [0, one.startTime];
            all.last = one.startTime;
            all.now += one.value;
            if (one.value > 0.001) {
                const told = ({ node, previousRect: was, currentRect: is }) =>
                    `${(node?.getAttribute ? node : node?.parentElement)?.getAttribute('class') ?? node?.nodeName} ${[was.x, was.y, was.width, was.height]} → ${[is.x, is.y, is.width, is.height]}`;
                all.from.push([one.value, one.sources.map(told)]);
            }
            all.worst = Math.max(all.worst, all.now);
        }
    }).observe({ type: 'layout-shift' })";

impl Visit {
    /// From now on it is counted what jumps without having been touched. Chromium only.
    pub async fn watch_for_jumps(&mut self) -> Outcome {
        self.note("watch for jumps");
        self.script(WATCH).await.map(drop)
    }

    /// Nothing has jumped since.
    pub async fn nothing_jumps(&mut self) -> Outcome {
        self.note("nothing jumps");
        let jumps = self.script("return window.jumps").await?;
        match jumps["worst"].as_f64() {
            Some(worst) if worst < MOST => Ok(()),
            _ => Err(Trouble::Wrong(format!("the page jumps: {jumps:#}"))),
        }
    }
}
