//! Rust without its comments and the insides of its strings, line for line.

/// What is left has the same lines as the text.
pub fn code_only(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = raw_string(rest, code.chars().last()) {
            length
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' {
            character(rest)
        } else {
            0
        };
        if skipped == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.extend(rest[..skipped].chars().filter(|c| *c == '\n'));
            code.push(' ');
            rest = &rest[skipped..];
        }
    }
    code
}

/// The length of `r"…"` or `r#"…"#` at the beginning, unless the `r` is the end of a word.
fn raw_string(rest: &str, before: Option<char>) -> Option<usize> {
    if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let after = rest.strip_prefix('r')?;
    let fence = after.len() - after.trim_start_matches('#').len();
    let body = after[fence..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(fence));
    let end = body.find(&close).map_or(body.len(), |at| at + close.len());
    Some(1 + fence + 1 + end)
}

/// The length of a quoted piece, its quotes included.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of `'x'`; 0 for a lifetime.
fn character(rest: &str) -> usize {
    let mut inside = rest.chars().skip(1);
    match (inside.next(), inside.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(rest, '\''),
        _ => 0,
    }
}
