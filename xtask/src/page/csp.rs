//! The content policy: everything from our own origin, nothing from another, inline only what was there when
//! the page was built. It lives in a meta tag because the page must be safe on any static host.

use super::{files, hash, html};
use crate::{Outcome, Trouble};
use std::path::Path;

const PAGE: &str = "index.html";
/// Stands in our `index.html`, before anything the policy should govern.
const PLACE: &str = r#"<meta http-equiv="Content-Security-Policy" content=""#;

/// Writes the policy into the page.
pub fn write(directory: &Path) -> Outcome {
    let page = files::read_text(directory, PAGE)?;
    files::write(directory, PAGE, with_policy(&page)?)
}

fn with_policy(page: &str) -> Outcome<String> {
    let Some((before, rest)) = page.split_once(PLACE) else {
        return Err(Trouble::Page(format!("{PAGE} has no `{PLACE}\">` for the content policy.")));
    };
    let (_, after) = rest.split_once('"').unwrap_or_default();
    Ok(format!("{before}{PLACE}{}\"{after}", policy(page)?))
}

fn policy(page: &str) -> Outcome<String> {
    let (mut scripts, mut styles) = (String::new(), String::new());
    for tag in html::tags(page) {
        refuse_inline_attributes(&tag)?;
        let Some(body) = tag.body.filter(|_| !tag.attribute_names().any(|name| name == "src"))
        else {
            continue;
        };
        let list = if tag.name == "script" { &mut scripts } else { &mut styles };
        list.push_str(&format!(" {}", hash::source(body)));
    }
    Ok(format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; \
         img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
         base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types default"
    ))
}

/// The policy blocks them without a word on the page, so they must not get that far.
fn refuse_inline_attributes(tag: &html::Tag<'_>) -> Outcome {
    match tag.attribute_names().find(|name| *name == "style" || name.starts_with("on")) {
        Some(name) => Err(Trouble::Page(format!(
            "<{}> in {PAGE} has an inline `{name}` attribute, which the content policy blocks. \
             Use a class or a listener.",
            tag.name
        ))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<head><meta http-equiv="Content-Security-Policy" content=""><style>p{}</style></head><script>go()</script><script src="a.js"></script>"#;

    #[test]
    fn inline_code_is_named_by_its_hash_and_nothing_else_is_allowed() {
        let page = with_policy(PAGE).unwrap();
        assert!(page.contains(&format!("'wasm-unsafe-eval' {};", hash::source("go()"))), "{page}");
        assert!(page.contains(&format!("style-src 'self' {};", hash::source("p{}"))), "{page}");
        assert!(!page.contains("unsafe-inline"));
        // Finding F-17: a string becomes code only where boot.js lets it.
        assert!(page.contains("require-trusted-types-for 'script'; trusted-types default"));
    }

    #[test]
    fn the_policy_can_be_written_again() {
        let once = with_policy(PAGE).unwrap();
        assert_eq!(with_policy(&once).unwrap(), once);
    }

    #[test]
    fn what_the_policy_would_block_is_refused() {
        for bad in [r#"<p style="color:red">"#, r#"<a onclick="x()">"#] {
            assert!(with_policy(&format!("{PAGE}{bad}")).is_err(), "{bad}");
        }
        assert!(with_policy("<p>no place").is_err());
    }
}
