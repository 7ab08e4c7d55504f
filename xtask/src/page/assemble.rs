//! The page put together out of `index.html`, as trunk does it: its links marked `data-trunk` say which files belong
//! to it, and files whose names carry a hash of their bytes take their place. `cargo xtask test` compares the result
//! with trunk's own, byte for byte.

use super::recipe::Recipe;
use super::{files, hash, html};
use crate::{Outcome, Trouble};
use std::fs;
use std::path::Path;

const PAGE: &str = "index.html";
/// Where the preloads go.
const HEAD_ENDS: &str = "</head>";

/// What was compiled.
pub struct Program<'a> {
    /// The wasm as the compiler left it: the names are hashes of it.
    pub compiled: &'a Path,
    /// Where wasm-bindgen wrote `<name>.js` and `<name>_bg.wasm`.
    pub glue: &'a Path,
}

/// Puts the page of the checkout `root` together in the directory `to`.
pub fn assemble(root: &Path, program: &Program<'_>, to: &Path) -> Outcome {
    let recipe = Recipe::read(root)?;
    let source = files::read_text(root, PAGE)?;
    let mut page = source.clone();
    for tag in html::tags(&source) {
        if !tag.attribute_names().any(|name| name == "data-trunk") {
            continue;
        }
        let href = tag.attribute("href").unwrap_or_default();
        let instead = match tag.attribute("rel") {
            Some("css") => style(&recipe, &root.join(href), to)?,
            Some("copy-dir") => {
                copy(
                    &root.join(href),
                    &to.join(tag.attribute("data-target-path").unwrap_or(href)),
                )?;
                String::new()
            }
            Some("rust") => {
                let name = tag.attribute("data-bin").unwrap_or_default();
                let (js, wasm) = program.copy(name, to)?;
                let preload = recipe.filled(&recipe.preload, &js, &wasm);
                page = page.replacen(HEAD_ENDS, &format!("{preload}{HEAD_ENDS}"), 1);
                recipe.filled(&recipe.script, &js, &wasm)
            }
            _ => {
                return Err(Trouble::Page(format!(
                    "Only trunk understands {} in {PAGE}.",
                    tag.text
                )));
            }
        };
        page = page.replacen(tag.text, &instead, 1);
    }
    files::write(to, PAGE, page)
}

impl Program<'_> {
    /// Copies glue and wasm; gives back their names.
    fn copy(&self, name: &str, to: &Path) -> Outcome<(String, String)> {
        let compiled = fs::read(self.compiled).map_err(Trouble::file("read", self.compiled))?;
        let hashed = format!("{name}-{}", hash::name(&compiled));
        let (js, wasm) = (format!("{hashed}.js"), format!("{hashed}_bg.wasm"));
        files::write(to, &js, files::read(self.glue, &format!("{name}.js"))?)?;
        files::write(to, &wasm, files::read(self.glue, &format!("{name}_bg.wasm"))?)?;
        Ok((js, wasm))
    }
}

fn style(recipe: &Recipe, sheet: &Path, to: &Path) -> Outcome<String> {
    let bytes = fs::read(sheet).map_err(Trouble::file("read", sheet))?;
    let stem = sheet.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{stem}-{}.css", hash::name(&bytes));
    files::write(to, &name, bytes)?;
    Ok(format!(r#"<link rel="stylesheet" href="{}{name}"/>"#, recipe.base))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    for name in files::list(from)? {
        let (source, target) = (from.join(&name), to.join(&name));
        let home = target.parent().unwrap_or(to);
        fs::create_dir_all(home).map_err(Trouble::file("create", home))?;
        fs::copy(&source, &target).map_err(Trouble::file("copy", &source))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    const TOML: &str = "\n[build]\npublic_url = \"./\"\npattern_preload = '''<link href=\"{base}{js}\">'''\n\
                        pattern_script = '''<script>{boot}</script>'''\n\n[build.pattern_params]\nboot = \"@boot.js\"\n";

    fn checkout(page: &str) -> Scratch {
        let root = Scratch::new("assemble");
        for (name, text) in [
            ("Trunk.toml", TOML),
            ("boot.js", "go();"),
            ("index.html", page),
            ("sheet.css", "p{}"),
            ("public/icons/a.svg", "<svg/>"),
            ("app.wasm", "compiled"),
            ("glue/app.js", "glue"),
            ("glue/app_bg.wasm", "bound"),
        ] {
            root.write(name, text);
        }
        root
    }

    fn assembled(root: &Scratch) -> Outcome<Vec<String>> {
        let program = Program { compiled: &root.0.join("app.wasm"), glue: &root.0.join("glue") };
        let to = root.0.join("out");
        fs::create_dir_all(&to).unwrap();
        assemble(&root.0, &program, &to)?;
        files::list(&to)
    }

    #[test]
    fn marked_links_become_files_with_hashed_names_and_the_rest_of_the_page_stays() {
        let root = checkout(
            "<head><link rel=\"icon\" href=\"x\">\n<link data-trunk rel=\"css\" href=\"sheet.css\">\n\
             <link data-trunk rel=\"copy-dir\" href=\"public\" data-target-path=\"./\"></head>\n\
             <link data-trunk rel=\"rust\" href=\"Cargo.toml\" data-bin=\"app\">",
        );
        let names = assembled(&root).unwrap();
        let (app, sheet) = (hash::name(b"compiled"), hash::name(b"p{}"));
        let mut expected = vec![
            format!("app-{app}.js"),
            format!("app-{app}_bg.wasm"),
            format!("sheet-{sheet}.css"),
            "icons/a.svg".into(),
            "index.html".into(),
        ];
        expected.sort();
        assert_eq!(names, expected);
        assert_eq!(
            files::read_text(&root.0.join("out"), "index.html").unwrap(),
            format!(
                "<head><link rel=\"icon\" href=\"x\">\n<link rel=\"stylesheet\" href=\"./sheet-{sheet}.css\"/>\n\
                 <link href=\"./app-{app}.js\"></head>\n<script>go();</script>"
            )
        );
    }

    #[test]
    fn a_link_only_trunk_knows_is_refused() {
        let trouble =
            assembled(&checkout("<link data-trunk rel=\"sass\" href=\"a.scss\">")).unwrap_err();
        assert!(trouble.to_string().contains("sass"), "{trouble}");
    }
}
