//! Base 64 with the alphabet that is safe in links, without padding (RFC 4648, section 5).

pub const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let mut group = [0; 4];
        group[1..=chunk.len()].copy_from_slice(chunk);
        let bits = u32::from_be_bytes(group);
        for place in 0..=chunk.len() {
            let symbol = bits >> (18 - 6 * place) & 63;
            text.push(char::from(ALPHABET[symbol as usize]));
        }
    }
    text
}

/// The bytes of a text, as far as they are complete: a text whose end is missing gives fewer. Only
/// a symbol of another alphabet is refused.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for (place, symbol) in chunk.iter().enumerate() {
            bits |= value(*symbol)? << (18 - 6 * place);
        }
        bytes.extend_from_slice(&bits.to_be_bytes()[1..chunk.len()]);
    }
    Some(bytes)
}

/// What a symbol stands for.
pub fn value(symbol: u8) -> Option<u32> {
    let value = match symbol {
        b'A'..=b'Z' => symbol - b'A',
        b'a'..=b'z' => symbol - b'a' + 26,
        b'0'..=b'9' => symbol - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(value.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors of RFC 4648, section 10, without their padding.
    #[test]
    fn agrees_with_the_published_vectors() {
        let vectors =
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")];
        for (plain, text) in vectors {
            assert_eq!(encode(plain.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(plain.as_bytes()));
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn refuses_other_alphabets() {
        for text in ["Zg==", "Z g", "żó", "Zm9v+"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }

    #[test]
    fn reads_a_text_that_was_cut_short_as_far_as_it_goes() {
        assert_eq!(decode("Zm9vY").as_deref(), Some(b"foo".as_slice()));
        assert_eq!(decode("Z").as_deref(), Some(b"".as_slice()));
    }
}
