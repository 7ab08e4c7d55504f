//! The one call of wasm-bindgen that the page needs: `szlak-bindgen <compiled.wasm> <directory>` writes `szlak.js` and
//! `szlak_bg.wasm`, byte for byte what the command line of the same version writes. That program compiles for three
//! times as long, because it also brings a web server and the runner of tests.

use std::path::Path;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [compiled, directory] = words.as_slice() else {
        eprintln!("szlak-bindgen <compiled.wasm> <directory>");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    // What the command line leaves in, the library leaves out unless asked.
    bindgen.input_path(compiled).out_name("szlak").omit_default_module_path(false);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(Path::new(directory))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("wasm-bindgen: {trouble:?}");
            ExitCode::FAILURE
        }
    }
}
