//! The server from outside, over a socket.

use super::Server;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;

/// A directory with a page, a wasm file and a secret beside it; gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let base = std::env::temp_dir().join(format!("szlak-server-{name}-{}", std::process::id()));
        fs::create_dir_all(base.join("site/deep")).unwrap();
        fs::write(base.join("site/index.html"), "<p>page").unwrap();
        fs::write(base.join("site/deep/app.wasm"), "wasm").unwrap();
        fs::write(base.join("site/.hidden"), "hidden").unwrap();
        fs::write(base.join("secret"), "secret").unwrap();
        Self(base)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn asked(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).unwrap();
    write!(stream, "{request} HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn files_come_with_their_type_from_below_the_prefix() {
    let folder = Folder::new("types");
    let server = Server::start(&folder.0.join("site"), "games/szlak", 0).unwrap();
    let page = asked(&server, "GET /games/szlak/?x=1");
    assert!(
        page.contains("200 OK") && page.contains("text/html") && page.ends_with("<p>page"),
        "{page}"
    );
    assert!(asked(&server, "GET /games/szlak/deep/app.wasm").contains("application/wasm"));
    assert!(asked(&server, "GET /games/szlak").contains("Location: /games/szlak/"));
    assert!(asked(&server, "GET /").contains("404"));
    assert!(!asked(&server, "HEAD /games/szlak/").contains("page"));
    assert!(asked(&server, "POST /games/szlak/").contains("405"));
}

#[test]
fn nothing_outside_the_root_is_given() {
    let folder = Folder::new("outside");
    let server = Server::start(&folder.0.join("site"), "/", 0).unwrap();
    for path in [
        "/../secret",
        "/%2e%2e/secret",
        "/deep/..%2f..%2fsecret",
        "/.hidden",
        "/%",
        "/%ff",
        "//secret",
        "/deep",
    ] {
        let answer = asked(&server, &format!("GET {path}"));
        assert!(answer.contains("404") && !answer.ends_with("secret"), "{path}: {answer}");
    }
}

#[test]
fn it_stops_and_comes_back_on_the_same_port() {
    let folder = Folder::new("stop");
    let mut server = Server::start(&folder.0.join("site"), "/", 0).unwrap();
    let url = server.url();
    server.stop();
    assert!(server.refuses());
    server.resume().unwrap();
    assert_eq!(server.url(), url);
    server.withhold("index.html");
    assert!(asked(&server, "GET /").contains("404"));
}
