//! From a request to a file: only inside the root, never through `..`, a dotfile or a link that leads out.

use super::Site;
use super::http::{Request, Response};
use std::fs;
use std::path::{Path, PathBuf};

pub fn respond(site: &Site, request: &Request) -> Response {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return Response::sentence("405 Method Not Allowed", "Only GET and HEAD.")
            .with("Allow", "GET, HEAD");
    }
    if format!("{}/", request.path) == site.prefix {
        return Response::sentence("301 Moved Permanently", "").with("Location", &site.prefix);
    }
    match find(site, &request.path) {
        Some((file, body)) => whole_or_pressed(site, request, mime(&file), body),
        None => Response::sentence("404 Not Found", "There is no such file here."),
    }
}

/// In the best coding the client takes and the build has made. Caches are told that the answer depends on that.
fn whole_or_pressed(site: &Site, request: &Request, mime: &str, body: Vec<u8>) -> Response {
    let copy = |coding| Some((coding, site.pressed.copy_of(&body, coding)?));
    let response = match request.codings().find_map(copy) {
        Some((coding, copy)) => Response::file(mime, copy).with("Content-Encoding", coding.token()),
        None => Response::file(mime, body),
    };
    response.with("Vary", "Accept-Encoding").with("Accept-Ranges", "none")
}

fn find(site: &Site, path: &str) -> Option<(PathBuf, Vec<u8>)> {
    let path = decoded(path)?;
    let inside = path.strip_prefix(&site.prefix)?;
    let name = if inside.is_empty() || inside.ends_with('/') {
        format!("{inside}index.html")
    } else {
        inside.to_owned()
    };
    let is_withheld = site.withheld.contains(&name) || site.withheld_once.contains(&name);
    if is_withheld || !name.split('/').all(is_plain) {
        return None;
    }
    let root = site.root.canonicalize().ok()?;
    let file = root.join(name).canonicalize().ok()?;
    let body = file.starts_with(&root).then(|| fs::read(&file).ok())??;
    Some((file, body))
}

fn is_plain(part: &str) -> bool {
    !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', '\0', ':'])
}

/// `%20` and its kin; `None` for anything malformed.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        if byte == b'%' {
            let digits = std::str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "md" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
