//! Numbers and texts as bytes: seven bits at a time, texts with their length before them.

#[derive(Default)]
pub struct Writer(pub Vec<u8>);

impl Writer {
    pub fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    pub fn number(&mut self, mut number: u64) {
        while number > 127 {
            self.byte(number.to_le_bytes()[0] | 128);
            number >>= 7;
        }
        self.byte(number.to_le_bytes()[0]);
    }

    pub fn fixed(&mut self, number: u64) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    pub fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.extend_from_slice(text.as_bytes());
    }
}

pub struct Reader<'a>(pub &'a [u8]);

impl Reader<'_> {
    pub fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number, in the one spelling [`Writer::number`] gives it.
    pub fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 127);
            number |= bits << shift;
            if bits << shift >> shift != bits {
                return None;
            }
            if byte < 128 {
                return (byte > 0 || shift == 0).then_some(number);
            }
        }
        None
    }

    pub fn fixed(&mut self) -> Option<u64> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*bytes))
    }

    pub fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let mut out = Writer::default();
        let numbers = [0, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        for number in numbers {
            out.number(number);
        }
        out.text("wiedźmin");
        out.fixed(7);
        let mut from = Reader(&out.0);
        for number in numbers {
            assert_eq!(from.number(), Some(number));
        }
        assert_eq!(from.text().as_deref(), Some("wiedźmin"));
        assert_eq!(from.fixed(), Some(7));
        assert_eq!(from.byte(), None);
    }

    #[test]
    fn a_number_has_one_spelling() {
        for bytes in [&[0x80, 0x00][..], &[0x85, 0x80, 0x00], &[0x80], &[0xff; 10], &[0xff; 11]] {
            assert_eq!(Reader(bytes).number(), None, "{bytes:?}");
        }
    }
}
