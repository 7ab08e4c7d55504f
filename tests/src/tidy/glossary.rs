//! One word for one thing: the glossary (`docs/glossary.csv`) settles the terms, and its column
//! `never` lists the variants that no text for players uses. A variant may have open ends
//! (`umiejętnoś*`); one with a capital is meant as it is written. Stories keep their own voice.

use super::{Finding, Source};

/// A row of the glossary.
#[derive(Clone, Debug)]
pub struct Term {
    /// The game whose texts it is about, or `all`.
    pub game: String,
    /// Its stable name.
    pub key: String,
    /// What kind of thing it is.
    pub kind: String,
    /// The word in each language.
    pub words: [String; 3],
    never: Vec<Variant>,
}

/// A word that stands for another which the glossary prefers.
#[derive(Clone, Debug)]
struct Variant {
    lang: usize,
    text: String,
}

/// A piece of text for players.
struct Said {
    line: usize,
    lang: usize,
    /// Whose terms hold for it.
    games: Vec<&'static str>,
    text: String,
}

const TAGS: [&str; 3] = ["en", "pl", "uk"];

/// The rows of the glossary.
pub fn glossary(csv: &str) -> Vec<Term> {
    let mut lines = csv.lines().map(cells);
    let head = lines.next().unwrap_or_default();
    let column = |name: &str| head.iter().position(|cell| cell == name).unwrap_or(usize::MAX);
    let [game, kind, key, never] = ["game", "kind", "key", "never"].map(column);
    let words = TAGS.map(column);
    lines
        .map(|row| {
            let cell = |at: usize| row.get(at).cloned().unwrap_or_default();
            let never = variants(&cell(never));
            Term {
                game: cell(game),
                key: cell(key),
                kind: cell(kind),
                words: words.map(cell),
                never,
            }
        })
        .collect()
}

/// The cells of a line; quoted ones may hold commas, and two quotes are one.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            c => cells.last_mut().expect("one is there").push(c),
        }
    }
    cells
}

/// `en: foe; pl: wróg; wrog*` as three variants.
fn variants(cell: &str) -> Vec<Variant> {
    let mut lang = 0;
    let mut found = Vec::new();
    for piece in cell.split(';').map(str::trim).filter(|piece| !piece.is_empty()) {
        let tagged = TAGS.iter().position(|tag| piece.starts_with(&format!("{tag}: ")));
        lang = tagged.unwrap_or(lang);
        let text = if tagged.is_some() { piece[4..].trim() } else { piece };
        found.push(Variant { lang, text: text.to_owned() });
    }
    found
}

/// The variants a text for players uses.
pub fn variants_used(source: &Source, glossary: &[Term]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for said in texts(source) {
        for term in glossary.iter().filter(|term| said.games.contains(&term.game.as_str())) {
            for variant in term.never.iter().filter(|variant| variant.lang == said.lang) {
                if find(&said.text, &variant.text).is_none() {
                    continue;
                }
                let text = without_terms(&said.text, variant, glossary);
                if let Some(used) = find(&text, &variant.text) {
                    let word = &term.words[said.lang];
                    let what = format!("“{used}”: the glossary says “{word}”");
                    findings.push(source.finding(said.line, what));
                }
            }
        }
    }
    findings
}

/// The sections of a pack in which things are named, by slug.
const NAMES: [&str; 17] = [
    "cards",
    "leaders",
    "factions",
    "rows",
    "decks",
    "monsters",
    "places",
    "schools",
    "specialties",
    "attributes",
    "terrains",
    "colours",
    "potions",
    "poker_hands",
    "abilities",
    "characters",
    "chapter_cards",
];

/// The names of our packs, in the order of the languages, that are not those of the glossary.
pub fn foreign_names(packs: [&Source; 3], glossary: &[Term]) -> Vec<Finding> {
    let lines = packs.map(lines_of);
    let mut findings = Vec::new();
    for (at, line) in lines[0].iter().enumerate() {
        let (section, slug) = line.key.rsplit_once('.').unwrap_or_default();
        if section.split_once('.').is_none_or(|(_, table)| !NAMES.contains(&table)) {
            continue;
        }
        let games = games(section);
        // Every pack has its lines in the same places: a test of the page sees to it.
        let names = lines
            .each_ref()
            .map(|lines| lines.get(at).map(|line| line.text.to_lowercase()).unwrap_or_default());
        // `griffin` is a school and, as `griffin-monster`, a monster.
        let is_it = |term: &&Term| {
            let longer = term.key.strip_prefix(slug).is_some_and(|rest| rest.starts_with('-'));
            (term.key == slug || longer)
                && games.contains(&term.game.as_str())
                && term.kind != "colour" // Kinds of card stand under their colours.
        };
        let mut settled = glossary.iter().filter(is_it).peekable();
        let Some(first) = settled.peek() else { continue };
        let words = first.words.join(", ");
        let says = |term: &Term| {
            term.words.iter().zip(&names).all(|(word, name)| name.contains(&word.to_lowercase()))
        };
        if !settled.any(says) {
            let what = format!("{slug} is {names:?} here and “{words}” in the glossary");
            findings.push(packs[0].finding(line.number, what));
        }
    }
    findings
}

/// The games whose terms hold in a file or in a part of a pack: Wild Hunt is played on Old World's
/// table.
fn games(path: &str) -> Vec<&'static str> {
    let has = |name: &str| path.replace('_', "-").contains(name);
    let mut games = vec!["all"];
    if has("gwent") {
        games.push("gwent");
    }
    if has("old-world") || has("wild-hunt") {
        games.push("old-world");
    }
    if has("wild-hunt") {
        games.push("wild-hunt");
    }
    if has("ronin") {
        games.push("ronin");
    }
    games
}

/// Does this file hold texts for players?
pub fn speaks(source: &Source) -> bool {
    let loaded = ["public/words/", "public/rules/", "public/lessons/"];
    loaded.iter().any(|part| source.path.starts_with(part))
}

/// A line of a pack that says something.
struct Line<'a> {
    number: usize,
    /// With its section.
    key: String,
    text: &'a str,
}

fn lines_of(pack: &Source) -> Vec<Line<'_>> {
    let mut section = "";
    let mut found = Vec::new();
    for (line, number) in pack.text.lines().zip(1..) {
        if line.starts_with('#') {
            continue;
        }
        if let Some(heading) = line.strip_prefix('[') {
            section = heading.trim_matches(['[', ']']).split(' ').next().unwrap_or_default();
        } else if let Some((key, text)) = line.split_once('=') {
            found.push(Line { number, key: format!("{section}.{}", key.trim_end()), text });
        }
    }
    found
}

/// What a file says, piece by piece, each with its language.
fn texts(source: &Source) -> Vec<Said> {
    let path = source.path.as_str();
    let is_of =
        |tag: &&str| path.contains(&format!("/{tag}/")) || path.ends_with(&format!("/{tag}.txt"));
    let Some(lang) = TAGS.iter().position(is_of) else { return Vec::new() };
    if path.starts_with("public/words/") {
        let said = lines_of(source).into_iter().map(|line| Said {
            line: line.number,
            lang,
            games: games(line.key.split('.').next().unwrap_or_default()),
            text: line.text.to_owned(),
        });
        return said.collect();
    }
    let lines = source.text.lines().zip(1..);
    lines
        .map(|(text, line)| Said { line, lang, games: games(path), text: text.to_owned() })
        .collect()
}

/// The text without the glossary's own words in which the variant would be found.
fn without_terms(text: &str, variant: &Variant, glossary: &[Term]) -> String {
    let own = glossary.iter().map(|term| term.words[variant.lang].as_str());
    let own = own.filter(|word| word.contains(' ') && find(word, &variant.text).is_some());
    own.fold(text.to_owned(), |text, word| {
        let low = text.to_lowercase();
        match low.find(&word.to_lowercase()) {
            Some(at) if low.len() == text.len() => {
                format!("{}·{}", &text[..at], &text[at + word.len()..])
            }
            _ => text,
        }
    })
}

/// Where a variant stands in a text, as it is written there.
fn find(text: &str, variant: &str) -> Option<String> {
    let exact = variant.chars().any(char::is_uppercase);
    let told = if exact { text.to_owned() } else { text.to_lowercase() };
    let words: Vec<&str> = told.split(|c: char| !is_letter(c)).filter(|w| !w.is_empty()).collect();
    let wanted: Vec<&str> = variant.split(' ').collect();
    let here = words
        .windows(wanted.len())
        .find(|here| here.iter().zip(&wanted).all(|(word, wanted)| fits(word, wanted)))?;
    Some(here.join(" "))
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '’' | '\'' | '-')
}

fn fits(word: &str, wanted: &str) -> bool {
    match (wanted.strip_prefix('*'), wanted.strip_suffix('*')) {
        (Some(end), _) => word.ends_with(end),
        (None, Some(start)) => word.starts_with(start),
        (None, None) => word == wanted,
    }
}
