//! Lighthouse on the built page, served as a static host would: compressed, from a fresh browser. The home page and a
//! table, on a phone and on a desk; each number is the median of a few runs.

use super::build;
use crate::progress::Steps;
use crate::server::Server;
use crate::shell::Program;
use crate::tools::{browser, lighthouse as tool};
use crate::{Outcome, Trouble, workspace};
use std::path::{Path, PathBuf};

/// What is wanted of the home page and of a table: points for speed on a phone and on a desk.
const WANTED: [(&str, &str, u32); 4] = [
    ("home", "mobile", 90),
    ("home", "desktop", 99),
    ("play", "mobile", 80),
    ("play", "desktop", 97),
];
/// No more may jump.
const MOST_SHIFT: f64 = 0.02;

/// One page on one device.
struct Line {
    page: String,
    device: String,
    /// Performance, accessibility, best practices, SEO.
    scores: [u32; 4],
    /// First and largest paint, blocked time, all in milliseconds; the share of the page that jumps; speed index.
    metrics: [f64; 5],
    /// What costs points beside speed.
    failed: String,
}

/// Measures the page that is built, or the built page that is named, and prints the table. It says what falls short;
/// it does not fail, because a busy machine makes every page slow.
pub fn lighthouse(page: Option<&str>, runs: u32) -> Outcome {
    let mut steps = Steps::default();
    let tool = steps.run("lighthouse", tool::ensure)?;
    let chromium = steps.run("chromium", browser::chromium)?;
    let page = match page {
        Some(page) => PathBuf::from(page),
        None => {
            build::page(&mut steps)?;
            workspace::dist()
        }
    };
    let told = steps.run("measuring", || measure(&tool, &page, runs, &chromium.program))?;
    steps.summary("Measured");
    let lines = read(&told)?;
    println!("\n{}", table(&lines));
    for line in lines.iter().flat_map(shortcomings) {
        println!("  {line}");
    }
    Ok(())
}

fn measure(tool: &Path, page: &Path, runs: u32, chromium: &Path) -> Outcome<String> {
    let server = Server::start(page, "/", 0)?;
    Program::new("node")
        .arg(workspace::root().join("xtask/lighthouse/run.mjs"))
        .arg(tool)
        .arg(server.url())
        .arg(runs.to_string())
        .arg(chromium)
        .heard()
}

fn read(told: &str) -> Outcome<Vec<Line>> {
    let odd = |line| Trouble::Page(format!("Lighthouse said what nobody understands: {line}"));
    told.lines().map(|line| line_of(line).ok_or_else(|| odd(line))).collect()
}

fn line_of(line: &str) -> Option<Line> {
    let mut words = line.split('\t');
    let (page, device) = (words.next()?.to_owned(), words.next()?.to_owned());
    let mut scores = [0; 4];
    for score in &mut scores {
        *score = words.next()?.parse().ok()?;
    }
    let mut metrics = [0.0; 5];
    for metric in &mut metrics {
        *metric = words.next()?.parse().ok()?;
    }
    Some(Line { page, device, scores, metrics, failed: words.next()?.to_owned() })
}

fn table(lines: &[Line]) -> String {
    let mut text = String::from(
        "page  device    speed  a11y  best  SEO    FCP s  LCP s  TBT ms    CLS  speed index s\n",
    );
    for Line { page, device, scores: [speed, a11y, best, seo], metrics, .. } in lines {
        let [fcp, lcp, tbt, cls, index] = metrics;
        let (fcp, lcp, index) = (fcp / 1000.0, lcp / 1000.0, index / 1000.0);
        text.push_str(&format!(
            "{page:<6}{device:<9}{speed:>6}{a11y:>6}{best:>6}{seo:>5}{fcp:>9.1}{lcp:>7.1}{tbt:>8.0}{cls:>7.3}{index:>15.1}\n"
        ));
    }
    text
}

fn shortcomings(line: &Line) -> Vec<String> {
    let Line { page, device, scores, metrics: [.., shift, _], failed } = line;
    let mut short = Vec::new();
    let wanted = WANTED.iter().find(|(at, on, _)| at == page && on == device);
    if let Some((.., least)) = wanted.filter(|(.., least)| scores[0] < *least) {
        short.push(format!("{page}, {device}: speed {} where {least} is wanted", scores[0]));
    }
    if *shift >= MOST_SHIFT {
        short.push(format!("{page}, {device}: CLS {shift:.3} where {MOST_SHIFT} is the limit"));
    }
    if scores[1..].iter().any(|score| *score < 100) {
        short.push(format!("{page}, {device}: points lost by {failed}"));
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str =
        "home\tmobile\t70\t100\t96\t100\t1000\t4400.4\t510\t0.228\t3000\terrors-in-console\n";

    #[test]
    fn lines_become_a_table_and_what_falls_short_is_named() {
        let lines = read(TOLD).unwrap();
        let table = table(&lines);
        assert!(table.contains("home  mobile       70   100    96  100"), "{table}");
        assert!(table.contains("4.4     510  0.228"), "{table}");
        assert_eq!(
            shortcomings(&lines[0]),
            [
                "home, mobile: speed 70 where 90 is wanted",
                "home, mobile: CLS 0.228 where 0.02 is the limit",
                "home, mobile: points lost by errors-in-console",
            ]
        );
        assert!(read("no line of ours").is_err());
    }
}
