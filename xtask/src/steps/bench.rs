//! Measurements, in the optimised profile: natively, then the same in the browser.

use super::web::in_browser;
use crate::Outcome;
use crate::progress::Steps;
use crate::shell::Program;
use crate::tools::{self, browser, target};

/// Prints both tables; fails when something is over its own limit.
pub fn bench() -> Outcome {
    let mut steps = Steps::default();
    steps.run("benches, native", || {
        Program::cargo().words("run --locked --profile fast -p szlak-benches").run()
    })?;
    steps.run("wasm target", target::ensure)?;
    let bin = steps.run("wasm-bindgen", tools::wasm_bindgen)?;
    let chromium = steps.run("chromium", browser::chromium)?;
    steps.run("benches, browser", || {
        let cargo =
            Program::cargo().words("test --locked --profile fast -p szlak-wasm-tests --test frame");
        in_browser(cargo, &bin, &chromium).words("-- --nocapture").run()
    })?;
    steps.summary("Measured");
    Ok(())
}
