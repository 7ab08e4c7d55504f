//! Measurements: natively in the optimised profile, then the same in the browser as the page is optimised, and how the
//! two compare; and the built page while it is played.

use super::build;
use super::web::in_browser;
use crate::Outcome;
use crate::progress::Steps;
use crate::shell::Program;
use crate::tools::{self, browser, target};

/// Prints both tables and the ratios; fails when something is over its own limit.
pub fn bench() -> Outcome {
    let mut steps = Steps::default();
    let native = steps.run("benches, native", || {
        Program::cargo().words("run --locked --profile fast -p szlak-benches").read()
    })?;
    println!("{native}");
    steps.run("wasm target", target::ensure)?;
    let bin = steps.run("wasm-bindgen", tools::wasm_bindgen)?;
    let chromium = steps.run("chromium", browser::chromium)?;
    let wasm = steps.run("benches, browser", || {
        // The profile of the page, so that its own trade of size for speed is what is measured.
        let cargo = Program::cargo()
            .words("test --locked --release -p szlak-wasm-tests --test frame --test speed");
        in_browser(cargo, &bin, &chromium)
            .env("WASM_BINDGEN_TEST_TIMEOUT", "1800")
            .words("-- --nocapture")
            .read()
    })?;
    println!("{wasm}\n");
    for (what, share) in shares(&native, &wasm) {
        println!("{what:<50}{share:>11} % of native  50 %");
    }
    play(&mut steps, &[])?;
    steps.summary("Measured");
    Ok(())
}

/// The page alone: `dist/`, or each of the built pages that are named.
pub fn bench_page(pages: &[String]) -> Outcome {
    let mut steps = Steps::default();
    steps.run("chromium", browser::chromium)?;
    play(&mut steps, pages)?;
    steps.summary("Measured");
    Ok(())
}

fn play(steps: &mut Steps, pages: &[String]) -> Outcome {
    if pages.is_empty() {
        build::page(steps)?;
    }
    steps.run("benches, the page", || {
        let cargo = Program::cargo()
            .words("run --locked --quiet -p szlak-browser-tests --example bench --");
        pages.iter().fold(cargo, Program::arg).run()
    })
}

/// What runs so many times a second in both: the browser's share of native speed, in percent.
fn shares(native: &str, wasm: &str) -> Vec<(String, u64)> {
    let natively: Vec<(&str, u64)> = native.lines().filter_map(rate).collect();
    let shares = wasm.lines().filter_map(rate).filter_map(|(what, here)| {
        let (_, there) = natively.iter().find(|(name, _)| *name == what)?;
        Some((what.to_owned(), here * 100 / there.max(&1)))
    });
    shares.collect()
}

/// A line such as `Gwent: random games      20123 /s  …`.
fn rate(line: &str) -> Option<(&str, u64)> {
    let (start, _) = line.split_once(" /s")?;
    let (what, number) = start.trim().rsplit_once(' ')?;
    Some((what.trim(), number.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_both_tables_are_compared_by_name() {
        let native =
            "rewind   12.3 µs\nGwent: random games       20000 /s  promised\nonly here 5 /s";
        let wasm = "  Gwent: random games     12000 /s  promised\nonly there 7 /s";
        assert_eq!(shares(native, wasm), [("Gwent: random games".to_owned(), 60)]);
        assert_eq!(rate("no number /s"), None);
    }
}
