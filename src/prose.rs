//! Our own texts (the rules) as HTML: a small, safe subset of Markdown. Pure.
//!
//! Headings `##` and `###`, paragraphs, lists with `- `, tables with `|`, quotes with `> ` as
//! examples, `**strong**`, rule ids in parentheses, such as `(CA-TAKE-1)`, pictures of a game's
//! cards, `[card: slug, slug]`, and figures of ours, `![what it shows](../../figures/card.svg)`.

use crate::browser::lower_case;

/// A rendered text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose {
    /// The whole text.
    pub html: String,
    /// Id and title of each chapter.
    pub chapters: Vec<(String, String)>,
    /// How often the query occurs.
    pub found: usize,
}

/// How a text is rendered.
#[derive(Clone, Copy)]
pub struct Manner<'a> {
    /// What is looked for; every occurrence is marked.
    pub query: &'a str,
    /// Are the ids of rules shown? Their places are there in any case.
    pub ids: bool,
    /// A card of the game as HTML, by its slug.
    pub picture: &'a dyn Fn(&str) -> String,
}

/// Renders a text. Where a rule is named first, its id is the id of an element.
pub fn render(text: &str, manner: Manner<'_>) -> Prose {
    let mut prose = Prose::default();
    let query = lower_case(manner.query.trim());
    let mut marks = Marks { manner, query, found: 0, rules: Vec::new() };
    for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        render_block(block, &mut marks, &mut prose);
    }
    prose.found = marks.found;
    prose
}

/// What is marked on the way.
struct Marks<'a> {
    manner: Manner<'a>,
    query: String,
    /// How often the query occurred.
    found: usize,
    /// The rules named so far.
    rules: Vec<String>,
}

fn render_block(block: &str, marks: &mut Marks<'_>, prose: &mut Prose) {
    if let Some(title) = block.strip_prefix("## ") {
        let id = format!("chapter-{}", prose.chapters.len() + 1);
        let title_html = inline(title, marks);
        prose.html.push_str(&format!("<h2 id=\"{id}\" tabindex=\"-1\">{title_html}</h2>"));
        prose.chapters.push((id, title.to_owned()));
    } else if let Some(title) = block.strip_prefix("### ") {
        let title = inline(title, marks);
        prose.html.push_str(&format!("<h3>{title}</h3>"));
    } else if let Some(slugs) = block.strip_prefix("[card: ") {
        let slugs = slugs.trim_end_matches(']').split(", ");
        let cards: String = slugs.map(|slug| (marks.manner.picture)(slug)).collect();
        if !cards.is_empty() {
            prose.html.push_str(&format!("<div class=\"prose__cards\">{cards}</div>"));
        }
    } else if block.starts_with("# ") {
        // The title of the file; the page has its own.
    } else if let Some((shows, file)) = figure(block) {
        let (shows, file) = (escape(shows), escape(file));
        prose
            .html
            .push_str(&format!("<figure><img src=\"./figures/{file}\" alt=\"{shows}\"></figure>"));
    } else if block.starts_with("- ") {
        let items = block.lines().map(|line| line.trim_start_matches("- "));
        let items: String = items.map(|item| format!("<li>{}</li>", inline(item, marks))).collect();
        prose.html.push_str(&format!("<ul>{items}</ul>"));
    } else if block.starts_with('|') {
        let table = table(block, marks);
        prose.html.push_str(&table);
    } else if block.starts_with("> ") {
        let text =
            block.lines().map(|line| line.trim_start_matches("> ")).collect::<Vec<_>>().join(" ");
        let text = inline(&text, marks);
        prose.html.push_str(&format!("<div class=\"example\"><p>{text}</p></div>"));
    } else {
        let text = inline(&block.replace('\n', " "), marks);
        prose.html.push_str(&format!("<p>{text}</p>"));
    }
}

/// What a figure shows, and the name of its file.
fn figure(block: &str) -> Option<(&str, &str)> {
    let (shows, path) = block.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    let file = path.strip_prefix("../../figures/")?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    file.chars().all(is_name).then_some((shows, file))
}

fn table(block: &str, marks: &mut Marks<'_>) -> String {
    let mut rows = String::new();
    for (at, line) in block.lines().enumerate() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        if cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':'))) {
            continue;
        }
        let tag = if at == 0 { "th" } else { "td" };
        let cells: String =
            cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", inline(cell, marks))).collect();
        rows.push_str(&format!("<tr>{cells}</tr>"));
    }
    format!("<table>{rows}</table>")
}

fn inline(text: &str, marks: &mut Marks<'_>) -> String {
    let mut html = String::new();
    for (at, part) in text.split("**").enumerate() {
        let marked = with_rule_ids(part, marks);
        if at % 2 == 1 {
            html.push_str(&format!("<strong>{marked}</strong>"));
        } else {
            html.push_str(&marked);
        }
    }
    html
}

/// Rule ids stand in parentheses at the end of what they rule.
fn with_rule_ids(text: &str, marks: &mut Marks<'_>) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some((start, end)) = next_rule_id(rest) {
        html.push_str(&mark(&rest[..start], marks));
        let ids = rest[start + 1..end].split(", ").map(|id| rule_id(id, marks));
        html.push_str(&ids.collect::<Vec<_>>().join(" "));
        rest = &rest[end + 1..];
    }
    html.push_str(&mark(rest, marks));
    html
}

/// The first of its name can be gone to.
fn rule_id(id: &str, marks: &mut Marks<'_>) -> String {
    let id = escape(id);
    let shown = if marks.manner.ids { id.as_str() } else { "" };
    if marks.rules.contains(&id) {
        return format!("<span class=\"rule-id\">{shown}</span>");
    }
    let span = format!("<span class=\"rule-id\" id=\"{id}\" tabindex=\"-1\">{shown}</span>");
    marks.rules.push(id);
    span
}

fn next_rule_id(text: &str) -> Option<(usize, usize)> {
    let starts = text.match_indices('(').map(|(start, _)| start);
    starts.into_iter().find_map(|start| {
        let end = start + text[start..].find(')')?;
        let inside = &text[start + 1..end];
        let is_id = inside.contains('-')
            && inside.len() > 3
            && inside.chars().all(|c| {
                c.is_ascii_uppercase() || c.is_ascii_digit() || matches!(c, '-' | ',' | ' ' | '/')
            })
            && inside.starts_with(|c: char| c.is_ascii_uppercase());
        is_id.then_some((start, end))
    })
}

/// Marks the query in a text, whatever its case.
fn mark(text: &str, marks: &mut Marks<'_>) -> String {
    let query = marks.query.as_str();
    if query.is_empty() {
        return escape(text);
    }
    let lower = lower_case(text);
    if lower.len() != text.len() {
        // A letter whose small form has another length: no places to mark, only to show.
        return escape(text);
    }
    let mut html = String::new();
    let mut last = 0;
    for (at, hit) in lower.match_indices(query) {
        marks.found += 1;
        html.push_str(&escape(&text[last..at]));
        html.push_str(&format!("<mark>{}</mark>", escape(&text[at..at + hit.len()])));
        last = at + hit.len();
    }
    html.push_str(&escape(&text[last..]));
    html
}

/// A text as it can stand in markup.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str, query: &str) -> Prose {
        let picture = |slug: &str| format!("<i>{slug}</i>");
        render(text, Manner { query, ids: true, picture: &picture })
    }

    #[test]
    fn ids_fold_away_and_can_still_be_gone_to() {
        let picture = |_: &str| String::new();
        let html =
            render("Take one. (CA-TAKE-1)", Manner { query: "", ids: false, picture: &picture })
                .html;
        assert!(html.contains("id=\"CA-TAKE-1\"") && !html.contains(">CA-TAKE-1<"), "{html}");
    }

    #[test]
    fn cards_are_pictured_where_the_game_draws_them() {
        let html = plain("[card: ves, scorch]", "").html;
        assert_eq!(html, "<div class=\"prose__cards\"><i>ves</i><i>scorch</i></div>");
    }

    #[test]
    fn renders_every_kind_of_block() {
        let text = "# Title\n\n## A turn\n\nTake **one** stone. (CA-TAKE-1)\n\n- first\n- second\n\n\
                    | Token | Worth |\n|---|---|\n| Coin | 1 |\n\n> Ford has four.\n\n### Passing";
        let prose = plain(text, "");
        assert_eq!(
            prose.html,
            "<h2 id=\"chapter-1\" tabindex=\"-1\">A turn</h2>\
             <p>Take <strong>one</strong> stone. \
             <span class=\"rule-id\" id=\"CA-TAKE-1\" tabindex=\"-1\">CA-TAKE-1</span></p>\
             <ul><li>first</li><li>second</li></ul>\
             <table><tr><th>Token</th><th>Worth</th></tr><tr><td>Coin</td><td>1</td></tr></table>\
             <div class=\"example\"><p>Ford has four.</p></div>\
             <h3>Passing</h3>"
        );
        assert_eq!(prose.chapters, [("chapter-1".to_owned(), "A turn".to_owned())]);
    }

    #[test]
    fn finds_words_whatever_their_case_and_keeps_the_text_safe() {
        let prose = plain("Żeton & <b>żeton</b> (nie ŻETON)", "żeton");
        assert_eq!(prose.found, 3);
        assert!(prose.html.contains("<mark>Żeton</mark> &amp; &lt;b&gt;"));
        assert!(!prose.html.contains("<b>"));
    }

    #[test]
    fn a_figure_is_a_file_of_ours_and_says_what_it_shows() {
        let html = plain("![A card & its parts](../../figures/action-card.svg)", "").html;
        let img = "<img src=\"./figures/action-card.svg\" alt=\"A card &amp; its parts\">";
        assert_eq!(html, format!("<figure>{img}</figure>"));
        for foreign in
            ["![x](https://example.org/x.svg)", "![x](../../x.svg)", "![x](../../figures/../x.svg)"]
        {
            assert!(!plain(foreign, "").html.contains("<img"), "{foreign}");
        }
    }

    #[test]
    fn a_rule_can_be_gone_to_where_it_is_named_first() {
        let html = plain("One. (CA-TAKE-1, CA-TAKE-2)\n\nTwo. (CA-TAKE-2)", "").html;
        assert_eq!(html.matches("id=\"CA-TAKE-1\"").count(), 1);
        assert_eq!(html.matches("id=\"CA-TAKE-2\"").count(), 1);
        assert_eq!(html.matches(">CA-TAKE-2</span>").count(), 2);
        assert!(html.find("id=\"CA-TAKE-2\"") < html.find("Two."));
    }

    #[test]
    fn plain_parentheses_are_not_rule_ids() {
        assert!(!plain("Take one (or two).", "").html.contains("rule-id"));
        assert!(!plain("A (B-side) thing", "").html.contains("rule-id"));
    }
}
