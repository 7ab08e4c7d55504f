//! The tags of our own `index.html`, found by plain scanning: enough to hash what is inline and to refuse what
//! a strict content policy would silently block. Not a parser for other people's pages.

/// An opening tag, with the text inside when it is a script or a style.
#[derive(Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The whole tag, from `<` to `>`.
    pub text: &'a str,
    /// `script`, `link`…
    pub name: &'a str,
    /// All between the name and `>`.
    pub attributes: &'a str,
    /// What stands before the closing tag; only for `script` and `style`.
    pub body: Option<&'a str>,
}

impl<'a> Tag<'a> {
    /// The names of the attributes.
    pub fn attribute_names(&self) -> impl Iterator<Item = &'a str> {
        // Every second piece between quotes is a value.
        let outside = self.attributes.split('"').step_by(2);
        outside.flat_map(str::split_whitespace).map(|word| word.trim_end_matches(['=', '/']))
    }

    /// The value of an attribute, as it is written between its quotes.
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        let mut pieces = self.attributes.split('"');
        while let (Some(before), Some(value)) = (pieces.next(), pieces.next()) {
            let own = before.split_whitespace().next_back()?.strip_suffix('=');
            if own == Some(name) {
                return Some(value);
            }
        }
        None
    }
}

/// The opening tags in order; comments are skipped.
pub fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let from = &rest[at..];
        rest = &from[1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let (tag, after) = opening(from);
            found.push(tag);
            rest = after;
        }
    }
    found
}

fn opening(from: &str) -> (Tag<'_>, &str) {
    let (text, after) = from.split_at(from.find('>').map_or(from.len(), |at| at + 1));
    let inside = text.trim_start_matches('<').trim_end_matches('>');
    let end =
        inside.find(|letter: char| letter.is_whitespace() || letter == '/').unwrap_or(inside.len());
    let (name, attributes) = inside.split_at(end);
    if !matches!(name, "script" | "style") {
        return (Tag { text, name, attributes, body: None }, after);
    }
    let close = format!("</{name}>");
    let (body, after) = after.split_once(close.as_str()).unwrap_or((after, ""));
    (Tag { text, name, attributes, body: Some(body) }, after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_keep_their_text_and_comments_vanish() {
        let html = r#"<!doctype html><!-- <script>no</script> --><p class="a b" hidden>x<script type="module">a < b</script>"#;
        let found = tags(html);
        assert_eq!(found.iter().map(|tag| tag.name).collect::<Vec<_>>(), ["p", "script"]);
        assert_eq!(found[0].attribute_names().collect::<Vec<_>>(), ["class", "hidden"]);
        assert_eq!(found[0].text, r#"<p class="a b" hidden>"#);
        assert_eq!(
            [found[0].attribute("class"), found[0].attribute("hidden")],
            [Some("a b"), None]
        );
        assert_eq!(found[1].body, Some("a < b"));
    }
}
