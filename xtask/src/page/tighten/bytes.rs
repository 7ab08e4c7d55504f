//! Numbers as wasm writes them: seven bits a byte, the low ones first.

use crate::{Outcome, Trouble};

/// Reads from the beginning on.
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// How many have been read.
    pub at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub fn is_done(&self) -> bool {
        self.at >= self.bytes.len()
    }

    pub fn byte(&mut self) -> Outcome<u8> {
        let byte = *self.bytes.get(self.at).ok_or_else(cut_off)?;
        self.at += 1;
        Ok(byte)
    }

    pub fn take(&mut self, length: usize) -> Outcome<&'a [u8]> {
        let end = self.at.checked_add(length).ok_or_else(cut_off)?;
        let taken = self.bytes.get(self.at..end).ok_or_else(cut_off)?;
        self.at = end;
        Ok(taken)
    }

    /// An unsigned number.
    pub fn number(&mut self) -> Outcome<u32> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return u32::try_from(number).map_err(|_| cut_off());
            }
        }
        Err(cut_off())
    }

    /// A number that is the length of what follows, or counts it.
    pub fn length(&mut self) -> Outcome<usize> {
        self.number().map(|number| number as usize)
    }

    /// A number of any length and sign, which nobody wants to know.
    pub fn skip(&mut self) -> Outcome {
        while self.byte()? >= 0x80 {}
        Ok(())
    }

    /// What was read since `start`.
    pub fn since(&self, start: usize) -> &'a [u8] {
        &self.bytes[start..self.at]
    }
}

fn cut_off() -> Trouble {
    Trouble::Page("The wasm of the build is cut off or is none.".into())
}

/// Writes an unsigned number.
pub fn put(out: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push((number & 0x7f) as u8);
}

/// Writes how many there are of something.
pub fn put_length(out: &mut Vec<u8>, length: usize) {
    put(out, u32::try_from(length).expect("a page is smaller than four gigabytes"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, u32::MAX] {
            let mut out = Vec::new();
            put(&mut out, number);
            let mut reader = Reader::new(&out);
            assert_eq!(reader.number().unwrap(), number);
            assert!(reader.is_done() && reader.byte().is_err());
        }
        assert!(Reader::new(&[0xff; 9]).number().is_err());
    }
}
