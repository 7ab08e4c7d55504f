//! What `Trunk.toml` says about the page, read from there so that trunk and we follow one recipe. It reads the few
//! kinds of lines our own file has; it is no reader of other people's TOML.

use super::files;
use crate::{Outcome, Trouble};
use std::path::Path;

const FILE: &str = "Trunk.toml";

/// How the page refers to its parts.
#[derive(Debug, PartialEq, Eq)]
pub struct Recipe {
    /// Before every name: `./`.
    pub base: String,
    /// Goes to the end of the head.
    pub preload: String,
    /// Takes the place of the link to the program.
    pub script: String,
    /// What stands for itself in both: `{boot}`.
    pub params: Vec<(String, String)>,
}

impl Recipe {
    /// Reads it, with the files it names, from the root of the checkout.
    pub fn read(root: &Path) -> Outcome<Self> {
        let toml = files::read_text(root, FILE)?;
        let mut params = Vec::new();
        for (name, value) in pairs(section(&toml, "build.pattern_params")?)? {
            let value = match value.strip_prefix('@') {
                Some(file) => files::read_text(root, file)?,
                None => value.to_owned(),
            };
            params.push((name.to_owned(), value));
        }
        let build = pairs(section(&toml, "build")?)?;
        let value = |name: &str| {
            let found = build.iter().find(|(key, _)| *key == name);
            let missing = || Trouble::Page(format!("{FILE} has no `{name}` in [build]."));
            found.map(|(_, value)| (*value).to_owned()).ok_or_else(missing)
        };
        Ok(Self {
            base: value("public_url")?,
            preload: value("pattern_preload")?,
            script: value("pattern_script")?,
            params,
        })
    }

    /// A pattern with the names of the glue and of the wasm filled in.
    pub fn filled(&self, pattern: &str, js: &str, wasm: &str) -> String {
        let own = [("base", self.base.as_str()), ("js", js), ("wasm", wasm)];
        let given = self.params.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        own.into_iter().chain(given).fold(pattern.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
    }
}

/// The lines after `[name]` until the next section.
fn section<'a>(toml: &'a str, name: &str) -> Outcome<&'a str> {
    let head = format!("\n[{name}]\n");
    let missing = || Trouble::Page(format!("{FILE} has no [{name}]."));
    let (_, rest) = toml.split_once(&head).ok_or_else(missing)?;
    Ok(rest.split_once("\n[").map_or(rest, |(own, _)| own))
}

/// The keys with a text; switches are left out.
fn pairs(section: &str) -> Outcome<Vec<(&str, &str)>> {
    let lines = section.lines().map(str::trim);
    let told = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut pairs = Vec::new();
    for line in told {
        let odd = || Trouble::Page(format!("{FILE}: only trunk understands `{line}`."));
        let (key, value) = line.split_once(" = ").ok_or_else(odd)?;
        if matches!(value, "true" | "false") {
            continue;
        }
        pairs.push((key, text(value).ok_or_else(odd)?));
    }
    Ok(pairs)
}

fn text(value: &str) -> Option<&str> {
    if let Some(literal) = value.strip_prefix("'''") {
        return literal.strip_suffix("'''");
    }
    let plain = value.strip_prefix('"')?.strip_suffix('"')?;
    (!plain.contains(['"', '\\'])).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn our_own_recipe_is_understood() {
        let recipe = Recipe::read(&workspace::root()).unwrap();
        assert_eq!(recipe.base, "./");
        assert!(recipe.filled(&recipe.preload, "a.js", "b.wasm").contains("href=\"./a.js\""));
        let script = recipe.filled(&recipe.script, "", "");
        assert!(script.starts_with("<script") && script.contains("szlak:started"), "{script}");
    }

    #[test]
    fn texts_and_switches_are_read_and_the_rest_is_refused() {
        let told = pairs("# why\na = \"b\"\nc = true\nd = '''e \"f\"'''\n").unwrap();
        assert_eq!(told, [("a", "b"), ("d", "e \"f\"")]);
        for odd in ["a = [1]", "a = \"\\n\"", "a"] {
            assert!(pairs(odd).is_err(), "{odd}");
        }
        assert!(section("[a]\n", "b").is_err());
    }
}
