//! The server from outside, over a socket.

use super::{Reach, Server, lan};
use crate::page::pressed::Pressed;
use crate::scratch::Scratch;
use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};

/// A directory with a page, a wasm file and a secret beside it.
fn folder() -> Scratch {
    let base = Scratch::new("server");
    base.write("site/index.html", "<p>page");
    base.write("site/deep/app.wasm", "wasm");
    base.write("site/.hidden", "hidden");
    base.write("secret", "secret");
    base
}

fn asked(server: &Server, request: &str) -> String {
    asked_with(server, request, "")
}

fn asked_with(server: &Server, request: &str, headers: &str) -> String {
    let mut stream = server.connect().unwrap();
    write!(stream, "{request} HTTP/1.1\r\nHost: here\r\n{headers}\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn files_come_with_their_type_from_below_the_prefix() {
    let folder = folder();
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
    let folder = folder();
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
    let folder = folder();
    let mut server = Server::start(&folder.0.join("site"), "/", 0).unwrap();
    let url = server.url();
    server.stop();
    assert!(server.refuses());
    server.resume().unwrap();
    assert_eq!(server.url(), url);
    server.withhold_once("index.html");
    assert!(asked(&server, "GET /index.html").contains("404"));
    assert!(!asked(&server, "GET /index.html").contains("404"), "only once");
    server.withhold("index.html");
    assert!(asked(&server, "GET /").contains("404"));
}

/// A site whose one page has copies that say what they are.
fn compressed() -> (Scratch, Server) {
    let folder = folder();
    folder.write("site/index.html", "a page of many words");
    folder.write("site/icon.png", "dot");
    let pressed = Pressed::within(&folder.0.join("pressed"));
    for (file, copy) in pressed.renew(&folder.0.join("site")).unwrap() {
        let size = if file.ends_with("icon.png") { "larger than it was" } else { "" };
        fs::write(copy.with_extension("br"), format!("brotli{size}")).unwrap();
        fs::write(copy.with_extension("gz"), format!("gzip{size}")).unwrap();
    }
    let server = Server::start(&folder.0.join("site"), "/", 0).unwrap();
    server.press_from(pressed);
    (folder, server)
}

#[test]
fn a_client_gets_the_best_coding_it_takes() {
    let (_folder, server) = compressed();
    for (accepted, coding, body) in [
        ("gzip, deflate, br", Some("br"), "brotli"),
        ("gzip, deflate", Some("gzip"), "gzip"),
        ("GZIP;q=0.8, BR;q=0", Some("gzip"), "gzip"),
        ("*", Some("br"), "brotli"),
        ("br;q=0.0, *;q=0.5", Some("gzip"), "gzip"),
        ("identity", None, "a page of many words"),
        ("*;q=0", None, "a page of many words"),
        ("", None, "a page of many words"),
    ] {
        let answer = asked_with(&server, "GET /", &format!("Accept-Encoding: {accepted}\r\n"));
        let (head, sent) = answer.split_once("\r\n\r\n").unwrap();
        assert_eq!(sent, body, "{accepted}");
        let encoding = head.lines().find_map(|line| line.strip_prefix("Content-Encoding: "));
        assert_eq!(encoding, coding, "{accepted}");
        for line in ["Vary: Accept-Encoding", "Content-Type: text/html; charset=utf-8"] {
            assert!(head.lines().any(|own| own == line), "{accepted}: {head}");
        }
        assert!(head.lines().any(|own| own == format!("Content-Length: {}", body.len())), "{head}");
    }
}

#[test]
fn what_does_not_shrink_or_has_changed_since_is_sent_as_it_is() {
    let (folder, server) = compressed();
    let plain = |path: &str| {
        let answer = asked_with(&server, &format!("GET {path}"), "Accept-Encoding: br, gzip\r\n");
        assert!(!answer.contains("Content-Encoding"), "{answer}");
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    };
    assert_eq!(plain("/icon.png"), "dot");
    folder.write("site/index.html", "a page of other words");
    assert_eq!(plain("/"), "a page of other words");
}

#[test]
fn a_head_tells_what_a_get_would_bring() {
    let (_folder, server) = compressed();
    let ask = |verb: &str| asked_with(&server, &format!("{verb} /"), "Accept-Encoding: br\r\n");
    let (head, get) = (ask("HEAD"), ask("GET"));
    assert!(head.contains("Content-Encoding: br\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    assert_eq!(get, format!("{head}brotli"));
}

/// Ranges count bytes of the file: whoever asks for one gets the whole file, which HTTP allows, and never a
/// compressed copy.
#[test]
fn a_range_is_answered_with_the_whole_file_as_it_is() {
    let (_folder, server) = compressed();
    let asks = "Range: bytes=2-5\r\nAccept-Encoding: br, gzip\r\n";
    let answer = asked_with(&server, "GET /", asks);
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.contains("Accept-Ranges: none"));
    assert!(answer.ends_with("\r\n\r\na page of many words"), "{answer}");
    assert!(!answer.contains("Content-Encoding"), "{answer}");
}

#[test]
fn only_on_request_does_it_listen_to_the_network() {
    let folder = folder();
    let site = folder.0.join("site");
    let alone = Server::start(&site, "/", 0).unwrap();
    assert!(alone.address.ip().is_loopback());
    let mut open = Server::start_for(Reach::Network, &site, "/", 0).unwrap();
    assert!(open.address.ip().is_unspecified());
    assert!(open.url().starts_with("http://127.0.0.1:"), "{}", open.url());
    let port = open.address.port();
    // Where this machine has an address in a network, the page is there.
    if let Some(address) = lan::address() {
        assert!(TcpStream::connect((address, port)).is_ok(), "{address}");
        assert!(TcpStream::connect((address, alone.address.port())).is_err(), "{address}");
    }
    open.stop();
    assert!(open.refuses());
}

#[test]
fn an_invitation_names_the_address_and_what_a_guest_cannot_have() {
    let folder = folder();
    let server = Server::start_for(Reach::Network, &folder.0.join("site"), "a", 0).unwrap();
    let told = lan::invitation(Some(Ipv4Addr::new(10, 1, 2, 3).into()), &server);
    assert!(told.contains(&format!("http://10.1.2.3:{}/a/", server.address.port())), "{told}");
    assert!(told.contains("https"), "{told}");
    assert!(lan::invitation(None, &server).contains("no network"));
}
