//! Home's first view, written into `index.html`, so that it is seen before the program has come: `first.html` with the
//! page's own words in it, and behind it `first.js`, which has them in the other languages.

use super::files;
use super::words::is_built;
use crate::{Outcome, Trouble, workspace};
use std::fmt::Write as _;
use std::path::Path;

const PAGE: &str = "index.html";
/// Where the view goes.
const PLACE: &str = r#"<div id="first-view"></div>"#;
/// Where its words go, in `first.js`.
const SAYS: &str = "const SAYS = {};";
/// Before what an element says: keys of the packs, and what stands between them.
const SAY: &str = r#" data-say=""#;

/// The languages, the one of the markup first.
const TAGS: [&str; 3] = ["en", "pl", "uk"];

/// The games of the box, and what can be done with each besides a new game.
const BOX: [(&str, &[&str]); 4] = [
    ("gwent", &["learn", "puzzles", "decks"]),
    ("old-world", &["learn", "puzzles"]),
    ("wild-hunt", &[]),
    ("ronin", &["learn", "puzzles"]),
];

/// The outlines of `src/icon.rs` that the view has.
const ICONS: [&str; 5] = ["Book", "Settings", "Menu", "Play", "Eye"];

/// Writes the view into the page. One that has it already stays as it is.
pub fn write(directory: &Path) -> Outcome {
    let page = files::read_text(directory, PAGE)?;
    if !page.contains(PLACE) {
        return Ok(());
    }
    let view = view(&workspace::root())?;
    files::write(directory, PAGE, page.replacen(PLACE, &view, 1))
}

fn view(root: &Path) -> Outcome<String> {
    let manifest = files::read_text(root, "Cargo.toml")?;
    let icons = files::read_text(root, "src/icon.rs")?;
    let mut html = files::read_text(root, "first.html")?.replace("{tiles}", &tiles(&manifest));
    for icon in ICONS {
        let outline = outline(&icons, icon)?;
        html = html.replace(&format!("{{icon.{}}}", icon.to_lowercase()), outline);
    }
    let packs = TAGS.map(|tag| files::read_text(root, &format!("public/words/{tag}.txt")));
    let [first, second, third] = packs;
    let packs = [Pack::read(&first?), Pack::read(&second?), Pack::read(&third?)];
    let (html, said) = spoken(&html, &packs)?;
    let script = files::read_text(root, "first.js")?;
    if !script.contains(SAYS) {
        return Err(Trouble::Page(format!("first.js has no `{SAYS}` to fill in.")));
    }
    let script = script.replacen(SAYS, &format!("const SAYS = {said};"), 1);
    Ok(format!("{html}<script>{script}</script>"))
}

/// The outline of an icon, as the program has it.
fn outline<'a>(icons: &'a str, name: &str) -> Outcome<&'a str> {
    let arm = format!("Self::{name} =>");
    let outline = icons.split(&arm).nth(1).and_then(|rest| rest.split('"').nth(1));
    outline.ok_or_else(|| Trouble::Page(format!("src/icon.rs has no outline of {name}.")))
}

/// As `src/pages/home/tiles.rs` draws them.
fn tiles(manifest: &str) -> String {
    let mut tiles = String::new();
    for (id, doors) in BOX {
        let built = is_built(manifest, id);
        let name = format!("frame.upcoming.{id}.name");
        let (class, heading, facts) = if built {
            let link = format!(r##"<a href="#/new/{id}" data-say="{name}"></a>"##);
            (
                "plate",
                format!(r#"<h2 class="plate__name">{link}</h2>"#),
                format!("front.home.facts.{id}"),
            )
        } else {
            let heading = format!(r#"<h2 class="plate__name" data-say="{name}"></h2>"#);
            ("plate plate--coming", heading, "frame.words.coming".to_owned())
        };
        let _ = write!(
            tiles,
            "<li><article class=\"{class}\" data-game=\"{id}\"><img class=\"plate__picture\" src=\"./figures/tile-{id}.svg\" alt=\"\" width=\"280\" height=\"170\">\
             {heading}<p class=\"plate__line\" data-say=\"frame.upcoming.{id}.line\"></p><p class=\"plate__facts\" data-say=\"{facts}\"></p>"
        );
        if built {
            let mut door = |href: &str, key: &str| {
                let _ = write!(tiles, r##"<li><a href="#/{href}" data-say="{key}"></a></li>"##);
            };
            door(&format!("new/{id}"), "frame.words.new_game");
            for name in doors {
                match *name {
                    "learn" => door(&format!("learn/{id}"), "front.home.learn"),
                    "puzzles" => door(&format!("puzzles/{id}"), "frame.learning.puzzles"),
                    _ => door("decks", "gwent.deck.title"),
                }
            }
            // The doors stand in a list of their own.
            let at = tiles.rfind("</p><li><a").map_or(tiles.len(), |at| at + "</p>".len());
            tiles.insert_str(at, "<ul class=\"doors\" role=\"list\">");
            tiles.push_str("</ul>");
        }
        tiles.push_str("</article></li>\n");
    }
    tiles
}

/// The markup in its first language, and what it says in the others as a value of JavaScript.
fn spoken(html: &str, packs: &[Pack; 3]) -> Outcome<(String, String)> {
    let mut pieces = html.split(SAY);
    let mut page = pieces.next().unwrap_or_default().to_owned();
    let mut others = [Vec::new(), Vec::new()];
    for piece in pieces {
        let odd = || Trouble::Page("first.html: a `data-say` has no end.".into());
        let (keys, rest) = piece.split_once('"').ok_or_else(odd)?;
        let (tag, rest) = rest.split_once('>').ok_or_else(odd)?;
        let _ = write!(page, " data-say{tag}>{}{rest}", packs[0].say(keys)?);
        for (said, pack) in others.iter_mut().zip(&packs[1..]) {
            said.push(format!("\"{}\"", pack.say(keys)?.replace('"', "\\\"")));
        }
    }
    let list = |at: usize| format!("{}: [{}]", TAGS[at + 1], others[at].join(", "));
    Ok((page, format!("{{ {}, {} }}", list(0), list(1))))
}

/// The words of a language by their keys.
struct Pack(Vec<(String, String)>);

impl Pack {
    fn read(text: &str) -> Self {
        let mut section = String::new();
        let mut lines = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                // A part without sections of its own is one.
                let name = name.trim_start_matches('[').trim_end_matches(']');
                name.split(' ').next().unwrap_or_default().clone_into(&mut section);
            } else if let Some((key, said)) = line.split_once('=') {
                let key = format!("{section}.{}", key.trim());
                // Of a name with its forms, the first.
                let said = said.trim().split('|').next().unwrap_or_default();
                lines.push((key, said.to_owned()));
            }
        }
        Self(lines)
    }

    /// Keys become what they say; what stands between them stays.
    fn say(&self, keys: &str) -> Outcome<String> {
        let mut words = Vec::new();
        for key in keys.split(' ') {
            let found = self.0.iter().find(|(known, _)| known == key);
            match found {
                Some((_, said)) => words.push(said.as_str()),
                None if key.contains('.') => {
                    return Err(Trouble::Page(format!("No pack says `{key}`.")));
                }
                None => words.push(key),
            }
        }
        Ok(words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_comes_from_the_packs() {
        let pack = |name: &str| {
            Pack::read(&format!("[[a 01]]\n\n[a.b]\n# x\nc = {name} “1”\nd = {name}|bent\n"))
        };
        let html = r#"<p data-say="a.b.c"></p><b data-say="a.b.d · a.b.c" id="x"></b>"#;
        let (page, said) = spoken(html, &[pack("en"), pack("pl"), pack("uk")]).unwrap();
        assert_eq!(page, r#"<p data-say>en “1”</p><b data-say id="x">en · en “1”</b>"#);
        assert_eq!(said, r#"{ pl: ["pl “1”", "pl · pl “1”"], uk: ["uk “1”", "uk · uk “1”"] }"#);
        assert!(spoken(r#"<p data-say="a.b.e"></p>"#, &[pack("a"), pack("b"), pack("c")]).is_err());
    }

    #[test]
    fn our_own_view_is_whole() {
        let view = view(&workspace::root()).unwrap();
        for part in ["<h1 class=\"hero__line\" data-say>", "#/new/gwent", "Zagraj", "Грати", "M"]
        {
            assert!(view.contains(part), "{part}");
        }
        assert!(!view.contains("{icon") && !view.contains("{tiles}") && !view.contains(SAYS));
        assert_eq!(
            view.matches("<ul class=\"doors\"").count(),
            view.matches("<article class=\"plate\"").count()
        );
    }

    #[test]
    fn a_game_that_is_not_built_is_in_the_making() {
        let manifest = "[features]\ndefault = [\"gwent\"]\n";
        let tiles = tiles(manifest);
        assert_eq!(tiles.matches("plate--coming").count(), 3);
        assert!(tiles.contains("#/new/gwent") && !tiles.contains("#/new/ronin"));
    }
}
