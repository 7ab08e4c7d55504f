//! One style sheet out of many: `style/index.css` imports them in the order of the cascade, and here they are
//! joined, without comments, so that the page asks for a single hashed file.

use super::files;
use crate::{Outcome, Trouble};
use std::fs;
use std::path::Path;

const INDEX: &str = "index.css";

/// Which sheets are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheets {
    /// All of them.
    All,
    /// Those of the frame and of the sample game.
    Frame,
    /// All but those of this game.
    Without(&'static str),
}

/// Sheets that belong to a game are named after it.
pub const GAMES: [&str; 3] = ["gwent", "old-world", "ronin"];

/// Joins the sheets of `style` into the file `joined`. A sheet that is not imported is a mistake.
pub fn bundle(style: &Path, joined: &Path, sheets: Sheets) -> Outcome {
    let names = imports(&files::read_text(style, INDEX)?)?;
    let all = files::list(style)?;
    let forgotten =
        all.iter().find(|name| name.ends_with(".css") && *name != INDEX && !names.contains(name));
    if let Some(name) = forgotten {
        return Err(Trouble::Page(format!("style/{name} is not imported in style/{INDEX}.")));
    }
    let mut text = String::new();
    for name in names.iter().filter(|name| sheets.hold(name)) {
        text.push_str(&without_comments(&files::read_text(style, name)?));
    }
    let home = joined.parent().unwrap_or(joined);
    fs::create_dir_all(home).map_err(Trouble::file("create", home))?;
    fs::write(joined, text).map_err(Trouble::file("write", joined))
}

impl Sheets {
    /// The games whose sheets are joined, and whose code is compiled.
    pub fn games(self) -> Vec<&'static str> {
        let games = GAMES.into_iter();
        match self {
            Self::All => games.collect(),
            Self::Frame => Vec::new(),
            Self::Without(one) => games.filter(|game| *game != one).collect(),
        }
    }

    fn hold(self, sheet: &str) -> bool {
        let of = GAMES.into_iter().find(|game| sheet.starts_with(game));
        of.is_none_or(|game| self.games().contains(&game))
    }
}

/// The names in `@import "name.css";`, which must be all there is.
fn imports(index: &str) -> Outcome<Vec<String>> {
    let bare = without_comments(index);
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    let name = |line: &str| Some(line.strip_prefix("@import \"")?.strip_suffix("\";")?.to_owned());
    lines
        .map(|line| {
            name(line).ok_or_else(|| {
                Trouble::Page(format!("style/{INDEX} holds only imports, not `{line}`."))
            })
        })
        .collect()
}

/// Comments and the blank space around lines go; strings are kept as they are.
fn without_comments(css: &str) -> String {
    let mut text = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, from) = rest.split_at(at);
        text.push_str(before);
        let end = match from.as_bytes() {
            [b'/', b'*', ..] => {
                rest = from.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            [b'/', ..] => 1,
            [quote, ..] => from[1..].find(char::from(*quote)).map_or(from.len(), |end| end + 2),
            [] => 0,
        };
        text.push_str(&from[..end]);
        rest = &from[end..];
    }
    text.push_str(rest);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_strings_stay() {
        let css =
            "/* a */\np {\n  background: url(\"data:/*x*/\"); /* ' */\n  grid-area: 1 / 2;\n}\n";
        assert_eq!(
            without_comments(css),
            "p {\nbackground: url(\"data:/*x*/\");\ngrid-area: 1 / 2;\n}\n"
        );
    }

    #[test]
    fn the_index_holds_imports_only() {
        assert_eq!(
            imports("/* order */\n@import \"a.css\";\n@import \"b.css\";\n").unwrap(),
            ["a.css", "b.css"]
        );
        assert!(imports("p { color: red }").is_err());
    }
}
