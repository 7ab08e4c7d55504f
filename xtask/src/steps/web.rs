//! What needs a browser: wasm tests inside one, and the built page driven from outside.

use crate::Outcome;
use crate::progress::Steps;
use crate::shell::Program;
use crate::tools::{self, Browser, axe, browser, target};

pub fn wasm(steps: &mut Steps) -> Outcome {
    steps.run("wasm target", target::ensure)?;
    let bin = steps.run("wasm-bindgen", tools::wasm_bindgen)?;
    let chromium = steps.run("chromium", browser::chromium)?;
    steps.run("wasm tests", || {
        in_browser(Program::cargo().words("test --locked -p szlak-wasm-tests"), &bin, &chromium)
            .run()
    })
}

/// A cargo command whose wasm binaries run in headless Chromium.
pub fn in_browser(cargo: Program, bin: &std::path::Path, chromium: &Browser) -> Program {
    cargo
        .words("--target")
        .arg(target::WASM)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", bin.join("wasm-bindgen-test-runner"))
        .env("CHROMEDRIVER", &chromium.driver)
        .without("NO_HEADLESS")
}

pub fn browser(steps: &mut Steps, rest: &[String]) -> Outcome {
    steps.run("chromium", browser::chromium)?;
    let axe = steps.run("axe-core", || Ok(axe::ensure()))?;
    if let Err(trouble) = &axe {
        println!("  !! ACCESSIBILITY TESTS WILL BE SKIPPED: {trouble}");
    }
    if browser::firefox().is_none() {
        println!("  no Firefox with geckodriver here: Chromium only");
    }
    steps.run("browser tests", || {
        let mut cargo = Program::cargo().words("test --locked -p szlak-browser-tests --");
        for word in rest {
            cargo = cargo.arg(word);
        }
        cargo.run()
    })
}
