//! The program as the compiler leaves it, said in an order that compresses well. Nothing it does changes: functions that
//! are the same are kept once (`twins`), locals are numbered by how often they are used (`locals`), functions lie beside
//! those they resemble (`order`), and what program and glue call each other is short (`names`). Brotli then saves a
//! twentieth of the wasm, where the usual optimisers, which make it smaller but not more alike, save nothing.

mod body;
mod bytes;
mod locals;
mod module;
mod names;
mod order;
mod twins;

use super::files;
use crate::{Outcome, Trouble};
use module::Module;
use std::path::Path;

/// Tightens the one program of a built page, and its glue. Leaves alone what has been here before.
pub fn write(directory: &Path) -> Outcome {
    let names = files::list(directory)?;
    let Some(wasm) = names.iter().find(|name| name.ends_with("_bg.wasm")) else {
        return Err(Trouble::Page("The build holds no wasm file.".into()));
    };
    let glue = wasm.replace("_bg.wasm", ".js");
    let mut module = Module::read(&files::read(directory, wasm)?)?;
    // Every program comes from wasm-bindgen with a section that says so.
    if module.drop_remarks() == 0 {
        return Ok(());
    }
    let text = names::shorten(&mut module, &files::read_text(directory, &glue)?);
    rearrange(&mut module);
    files::write(directory, wasm, module.write())?;
    files::write(directory, &glue, text)
}

fn rearrange(module: &mut Module) {
    for function in &mut module.functions {
        locals::renumber(function, module.parameters[function.kind as usize]);
    }
    twins::merge(module);
    let order = order::by_likeness(module);
    module.reorder(&order);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    const GLUE: &str = "const import0 = {\n    // Says it.\n    __wbg_log_12ab: function(arg0) {\n    },\n};\nreturn {\n    \"./a_bg.js\": import0,\n};\n";

    #[test]
    fn a_page_is_tightened_once() {
        let folder = Scratch::new("tighten");
        fs_write(&folder, "a_bg.wasm", &module::tests::sample());
        folder.write("a.js", GLUE);
        write(&folder.0).unwrap();
        let (wasm, glue) = (
            files::read(&folder.0, "a_bg.wasm").unwrap(),
            files::read_text(&folder.0, "a.js").unwrap(),
        );
        assert!(wasm.len() < module::tests::sample().len());
        assert_eq!(
            glue,
            "const import0 = {\na: function(arg0) {\n},\n};\nreturn {\n\"$\": import0,\n};\n"
        );
        write(&folder.0).unwrap();
        assert_eq!(files::read(&folder.0, "a_bg.wasm").unwrap(), wasm);
        assert_eq!(files::read_text(&folder.0, "a.js").unwrap(), glue);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        let folder = Scratch::new("tighten-refused");
        folder.write("a.js", GLUE);
        assert!(write(&folder.0).is_err());
        folder.write("a_bg.wasm", "no wasm at all");
        assert!(write(&folder.0).is_err());
        // Cut off in the middle.
        let whole = module::tests::sample();
        for length in 0..whole.len() {
            fs_write(&folder, "a_bg.wasm", &whole[..length]);
            drop(write(&folder.0));
        }
    }

    fn fs_write(folder: &Scratch, name: &str, bytes: &[u8]) {
        files::write(&folder.0, name, bytes).unwrap();
    }
}
