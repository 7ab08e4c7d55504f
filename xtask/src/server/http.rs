//! As much HTTP as a static server needs: one request, one response, then the connection closes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;

const LONGEST_HEAD: u64 = 32 * 1024;

/// The first line of a request; the headers are read and forgotten.
pub struct Request {
    pub method: String,
    /// Without the query.
    pub path: String,
}

impl Request {
    pub fn read(stream: &TcpStream) -> io::Result<Self> {
        let mut lines = BufReader::new(stream.take(LONGEST_HEAD)).lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let mut words = first.split(' ');
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Err(io::ErrorKind::InvalidData.into());
        };
        let path = target.split(['?', '#']).next().unwrap_or_default();
        Ok(Self { method: method.to_owned(), path: path.to_owned() })
    }

    pub fn head_only(&self) -> bool {
        self.method == "HEAD"
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
