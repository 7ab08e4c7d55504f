//! As much HTTP as a static server needs: one request, one response, then the connection closes.

use crate::page::pressed::Coding;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;

const LONGEST_HEAD: u64 = 32 * 1024;

/// A request without its body.
pub struct Request {
    pub method: String,
    /// Without the query.
    pub path: String,
    /// Names in lower case.
    headers: Vec<(String, String)>,
}

impl Request {
    pub fn read(stream: &TcpStream) -> io::Result<Self> {
        let mut lines = BufReader::new(stream.take(LONGEST_HEAD)).lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        let mut headers = Vec::new();
        for line in lines {
            let line = line?;
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').unwrap_or((&line, ""));
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        let mut words = first.split(' ');
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Err(io::ErrorKind::InvalidData.into());
        };
        let path = target.split(['?', '#']).next().unwrap_or_default();
        Ok(Self { method: method.to_owned(), path: path.to_owned(), headers })
    }

    pub fn head_only(&self) -> bool {
        self.method == "HEAD"
    }

    /// The codings the client takes, best first. Whoever asks for a range counts in bytes of the file itself.
    pub fn codings(&self) -> impl Iterator<Item = Coding> {
        let whole = self.values("range").next().is_none();
        Coding::ALL.into_iter().filter(move |coding| whole && self.accepts(*coding))
    }

    /// `gzip, br;q=0.5, *;q=0`: a coding is taken when it is named, or meant by `*`, and not with a weight of zero.
    fn accepts(&self, coding: Coding) -> bool {
        let told: Vec<(&str, bool)> = self
            .values("accept-encoding")
            .flat_map(|value| value.split(','))
            .map(|item| {
                let (token, weight) = item.split_once(';').unwrap_or((item, ""));
                let weight = weight.trim().trim_start_matches(['q', 'Q', '=']).trim();
                (token.trim(), !weight.parse().is_ok_and(|weight: f32| weight <= 0.0))
            })
            .collect();
        let of = |name: &str| told.iter().find(|(token, _)| token.eq_ignore_ascii_case(name));
        of(coding.token()).or_else(|| of("*")).is_some_and(|(_, wanted)| *wanted)
    }

    fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.headers.iter().filter(move |(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

/// A response with its body in memory: the files are small.
pub struct Response {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Response {
    pub fn file(mime: &str, body: Vec<u8>) -> Self {
        Self { status: "200 OK", headers: vec![("Content-Type", mime.to_owned())], body }
    }

    pub fn sentence(status: &'static str, text: &str) -> Self {
        let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        Self { status, headers, body: text.as_bytes().to_vec() }
    }

    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub fn write(&self, mut stream: &TcpStream, head_only: bool) -> io::Result<()> {
        let mut head = format!("HTTP/1.1 {}\r\n", self.status);
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        let length = self.body.len();
        head.push_str(&format!("Content-Length: {length}\r\nCache-Control: no-cache\r\n"));
        head.push_str("X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes())?;
        if !head_only {
            stream.write_all(&self.body)?;
        }
        stream.flush()
    }
}
