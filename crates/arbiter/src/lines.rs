//! Lines from outside, of any bytes and any length, without ever holding more than the limit.

use std::io::{self, BufRead, Read};

use crate::Refusal;

/// A longer line is refused unread.
pub const MAX_LINE: usize = 1 << 20;

pub struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub const fn new(input: R) -> Self {
        Self { input, line: Vec::new() }
    }

    /// The next line without its end, or why it is refused; `None` at the end of the input.
    pub fn next_line(&mut self) -> io::Result<Option<Result<&[u8], Refusal>>> {
        self.line.clear();
        let limit = MAX_LINE as u64 + 1;
        if self.input.by_ref().take(limit).read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() > MAX_LINE {
            self.skip_line()?;
            let sentence = format!("A line may have {MAX_LINE} bytes; this one has more.");
            return Ok(Some(Err(Refusal::new("too-long", sentence))));
        }
        if self.line.last() == Some(&b'\r') {
            self.line.pop();
        }
        Ok(Some(Ok(&self.line)))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let (used, ended) = match buffer.iter().position(|byte| *byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.input.consume(used);
            if ended {
                return Ok(());
            }
        }
    }
}
