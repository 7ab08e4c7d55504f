//! What needs a browser: wasm tests inside one, and the built page driven from outside.

use crate::progress::Steps;
use crate::shell::Program;
use crate::tally::{self, Tally};
use crate::tools::{self, Browser, axe, browser, target};
use crate::{Outcome, Trouble};

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
    let others = [
        ("Firefox", steps.run("firefox", || Ok(browser::firefox()))?),
        ("WebKit", steps.run("webkit", || Ok(browser::webkit()))?),
    ];
    for (name, had) in &others {
        if let Err(trouble) = had {
            println!("  !! NOTHING WILL BE PLAYED IN {}: {trouble}", name.to_uppercase());
        }
    }
    let tally = Tally::new()?;
    steps.run("browser tests", || {
        let mut cargo = Program::cargo().words("test --locked -p szlak-browser-tests --");
        for word in rest {
            cargo = cargo.arg(word);
        }
        cargo.env(tally::VARIABLE, &tally.0).run()
    })?;
    let tally = tally.read()?;
    steps.note(&tally.told("Chromium"));
    for (name, had) in others {
        match had {
            Err(trouble) => steps.note(&format!("{name}: nothing was played in it. {trouble}")),
            // Who names a test may name one that is not played there.
            Ok(_) if rest.is_empty() && tally.of(name) == 0 => {
                let nothing = format!("{name} is here, but no scenario was played in it.");
                return Err(Trouble::Page(nothing));
            }
            Ok(_) => steps.note(&tally.told(name)),
        }
    }
    Ok(())
}
