//! What program and glue call each other: wasm-bindgen's names carry hashes, which do not compress, in both files.

use super::module::Module;

/// The module that the glue is, for the program.
const MODULE: &str = "$";

/// Gives imports short names in the program and in the glue, whose text comes back without comments and blank space at
/// the ends of lines. An import that does not stand in the glue exactly once keeps its name.
pub fn shorten(module: &mut Module, glue: &str) -> String {
    let mut text = tidied(glue);
    for (place, import) in module.imports.iter_mut().enumerate() {
        let short = letters(place);
        if replace_once(&mut text, &format!("\n{}: ", import.name), &format!("\n{short}: ")) {
            import.name = short;
        }
    }
    let home = module.imports.first().map(|import| import.module.clone()).unwrap_or_default();
    let is_only = module.imports.iter().all(|import| import.module == home);
    let at = |name: &str| format!("\n\"{name}\": import0");
    if is_only && replace_once(&mut text, &at(&home), &at(MODULE)) {
        for import in &mut module.imports {
            import.module = MODULE.into();
        }
    }
    text
}

/// Lines without their indent; those that are comments go. A text in backticks that goes over lines must stay as it is,
/// and then everything does.
fn tidied(glue: &str) -> String {
    if glue.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return glue.to_owned();
    }
    let lines = glue.lines().map(str::trim);
    let told = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    told.map(|line| format!("{line}\n")).collect()
}

fn replace_once(text: &mut String, from: &str, to: &str) -> bool {
    let once = text.matches(from).count() == 1;
    if once {
        *text = text.replacen(from, to, 1);
    }
    once
}

/// a … z, aa, ba … zz, aaa: no capital and no sign, so none is a name of JavaScript's own that matters as a key.
fn letters(mut place: usize) -> String {
    let mut name = String::new();
    loop {
        name.extend(('a'..='z').nth(place % 26));
        if place < 26 {
            return name;
        }
        place = place / 26 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn letters_never_repeat() {
        assert_eq!([0, 25, 26, 27, 701, 702].map(letters), ["a", "z", "aa", "ba", "zz", "aaa"]);
        assert_eq!((0..2000).map(letters).collect::<HashSet<_>>().len(), 2000);
    }

    #[test]
    fn a_text_over_lines_keeps_the_glue_as_it_is() {
        assert_eq!(tidied("  a();\n\n  // why\n  b(`c`);\n"), "a();\nb(`c`);\n");
        let over = "  a(`\n  // b`);\n";
        assert_eq!(tidied(over), over);
    }
}
