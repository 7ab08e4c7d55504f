//! The length of the wasm, written where the first paint reads it: hosts that compress announce another one.

use super::files;
use crate::{Outcome, Trouble};
use std::path::Path;

const PAGE: &str = "index.html";
/// In the `#szlak-wasm` link of `Trunk.toml`.
const PLACE: &str = " data-size=\"";

/// Writes the length into the page.
pub fn write(directory: &Path) -> Outcome {
    let wasm = files::list(directory)?.into_iter().find(|name| name.ends_with(".wasm"));
    let wasm = wasm.ok_or_else(|| Trouble::Page("The build holds no wasm file.".into()))?;
    let size = files::read(directory, &wasm)?.len();
    let page = files::read_text(directory, PAGE)?;
    let Some((before, rest)) = page.split_once(PLACE) else {
        return Err(Trouble::Page(format!(
            "{PAGE} has no `data-size` for the length of the wasm."
        )));
    };
    let (_, after) = rest.split_once('"').unwrap_or_default();
    files::write(directory, PAGE, format!("{before}{PLACE}{size}\"{after}"))
}
