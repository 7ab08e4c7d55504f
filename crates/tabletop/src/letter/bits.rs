//! Bits one after another, six of them a symbol of a link.

use crate::link::base64::{ALPHABET, value};

/// What may stand in a slug or a list of them: six bits each instead of eight.
const SLUG: &[u8] = b"abcdefghijklmnopqrstuvwxyz0123456789-.,:";

/// Bits that are being written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bits(pub Vec<bool>);

impl Bits {
    /// A number in so many bits.
    pub fn put(&mut self, number: u64, width: u32) {
        for place in (0..width).rev() {
            self.0.push(number >> place & 1 == 1);
        }
    }

    /// A number of any size: four bits at a time, each group with a bit that says whether it is the last.
    pub fn number(&mut self, mut number: u64) {
        while number > 15 {
            self.put(16 | number & 15, 5);
            number >>= 4;
        }
        self.put(number, 5);
    }

    /// A text with its length before it.
    pub fn text(&mut self, text: &str) {
        let place = |byte| SLUG.iter().position(|known| *known == byte);
        let plain = text.bytes().all(|byte| place(byte).is_some());
        self.put(plain.into(), 1);
        self.number(text.len() as u64);
        for byte in text.bytes() {
            match place(byte).filter(|_| plain) {
                Some(place) => self.put(place as u64, 6),
                None => self.put(byte.into(), 8),
            }
        }
    }

    /// The symbols of a link. The last is filled up with zeros.
    pub fn symbols(&self) -> String {
        let symbol = |bits: &[bool]| {
            let number = (0..6).fold(0, |sum, at| {
                sum << 1 | usize::from(bits.get(at).copied().unwrap_or_default())
            });
            char::from(ALPHABET[number])
        };
        self.0.chunks(6).map(symbol).collect()
    }

    /// The bits of the symbols of a link; `None` if one of them is of another alphabet.
    pub fn of_symbols(text: &str) -> Option<Self> {
        let mut bits = Self::default();
        for symbol in text.bytes() {
            bits.put(value(symbol)?.into(), 6);
        }
        Some(bits)
    }
}

/// Bits that are being read.
#[derive(Clone, Copy)]
pub struct BitReader<'a>(pub &'a [bool]);

impl<'a> BitReader<'a> {
    /// The next so many bits.
    pub fn take(&mut self, count: usize) -> Option<&'a [bool]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// A number of so many bits.
    pub fn get(&mut self, width: u32) -> Option<u64> {
        let bits = self.take(width as usize)?;
        Some(bits.iter().fold(0, |sum, bit| sum << 1 | u64::from(*bit)))
    }

    /// What [`Bits::number`] wrote.
    pub fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(4) {
            let group = self.get(5)?;
            number |= (group & 15) << shift;
            if group < 16 {
                return Some(number);
            }
        }
        None
    }

    /// What [`Bits::text`] wrote.
    pub fn text(&mut self) -> Option<String> {
        let plain = self.get(1)? == 1;
        let length = usize::try_from(self.number()?).ok()?;
        // A damaged length must not make us reserve the earth.
        let mut bytes = Vec::with_capacity(length.min(self.0.len() / 6));
        for _ in 0..length {
            bytes.push(if plain {
                *SLUG.get(usize::try_from(self.get(6)?).ok()?)?
            } else {
                u8::try_from(self.get(8)?).ok()?
            });
        }
        String::from_utf8(bytes).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let mut out = Bits::default();
        let numbers = [0, 1, 15, 16, 255, 300, u64::from(u32::MAX), u64::MAX];
        for number in numbers {
            out.number(number);
        }
        let texts = ["", "king-bran:olaf,decoy.2", "Ciri", "Zoltan Чивай"];
        for text in texts {
            out.text(text);
        }
        out.put(5, 3);
        let read = Bits::of_symbols(&out.symbols()).unwrap();
        let mut from = BitReader(&read.0);
        for number in numbers {
            assert_eq!(from.number(), Some(number));
        }
        for text in texts {
            assert_eq!(from.text().as_deref(), Some(text));
        }
        assert_eq!(from.get(3), Some(5));
        assert!(from.0.len() < 6 && from.get(6).is_none());
    }

    #[test]
    fn a_slug_takes_a_symbol_a_letter() {
        let mut out = Bits::default();
        out.text("monsters-starter");
        assert_eq!(out.0.len(), 1 + 10 + 16 * 6);
    }
}
