//! A seed a person can read aloud and type without fear.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// Sixty bits: twelve symbols of Crockford's base 32 and a thirteenth that checks them, written
/// in groups (`7K3M-92QD-XH4T-6`).
///
/// The check symbol is a weighted sum in GF(32), so it catches every single wrong symbol and every
/// swap of neighbours, and needs no symbols beyond the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seed(u64);

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SYMBOLS: usize = 12;
const GROUP: usize = 4;

/// A text that is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeedError {
    /// A character that no seed has.
    #[error(
        "“{0}” does not occur in seeds; they are made of digits and letters, without I, L, O and U."
    )]
    Symbol(char),
    /// Too few or too many characters.
    #[error("A seed has 13 characters; this has {0}.")]
    Length(usize),
    /// The check symbol does not fit: a typing mistake.
    #[error("There is a typing mistake in this seed: the last character does not fit the others.")]
    Check,
}

impl Seed {
    /// A seed from any number; only the lowest 60 bits count.
    pub const fn new(number: u64) -> Self {
        Self(number & ((1 << (5 * SYMBOLS)) - 1))
    }

    /// The number.
    pub const fn value(self) -> u64 {
        self.0
    }

    fn symbols(self) -> [u8; SYMBOLS] {
        std::array::from_fn(|place| {
            let shift = 5 * (SYMBOLS - 1 - place);
            (self.0 >> shift).to_le_bytes()[0] & 31
        })
    }
}

/// Σ αⁱ·sᵢ over GF(32) = GF(2)[x]/(x⁵+x²+1), by Horner's rule.
fn check_symbol(symbols: &[u8; SYMBOLS]) -> u8 {
    symbols.iter().fold(0, |sum, &symbol| times_alpha(sum ^ symbol))
}

const fn times_alpha(element: u8) -> u8 {
    let shifted = element << 1;
    if shifted & 32 == 0 { shifted } else { (shifted ^ 0b10_0101) & 31 }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbols = self.symbols();
        for group in symbols.chunks(GROUP) {
            for &symbol in group {
                write!(f, "{}", char::from(ALPHABET[usize::from(symbol)]))?;
            }
            f.write_str("-")?;
        }
        write!(f, "{}", char::from(ALPHABET[usize::from(check_symbol(&symbols))]))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads generously: small letters, missing dashes, spaces, O for 0, I and L for 1.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let read = text
            .chars()
            .filter(|c| !c.is_whitespace() && *c != '-')
            .map(symbol_of)
            .collect::<Result<Vec<u8>, _>>()?;
        let length = read.len();
        let Some((&check, symbols)) = read.split_last() else { return Err(SeedError::Length(0)) };
        let symbols: [u8; SYMBOLS] = symbols.try_into().map_err(|_| SeedError::Length(length))?;
        if check_symbol(&symbols) != check {
            return Err(SeedError::Check);
        }
        Ok(Self(symbols.iter().fold(0, |number, &symbol| number << 5 | u64::from(symbol))))
    }
}

fn symbol_of(typed: char) -> Result<u8, SeedError> {
    let plain = match typed.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    (0u8..)
        .zip(ALPHABET)
        .find(|(_, symbol)| char::from(**symbol) == plain)
        .map(|(value, _)| value)
        .ok_or(SeedError::Symbol(typed))
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for number in [0, 1, 31, 32, 1 << 59, u64::MAX, 0x0123_4567_89ab_cdef] {
            let seed = Seed::new(number);
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!(Seed::new(0).to_string(), "0000-0000-0000-0");
    }

    #[test]
    fn reads_generously() {
        let seed = Seed::new(0x0123_4567_89ab_cdef);
        let text = seed.to_string();
        assert_eq!(text.to_lowercase().parse(), Ok(seed));
        assert_eq!(text.replace('-', " ").parse(), Ok(seed));
        assert_eq!(text.replace('1', "l").replace('0', "o").parse(), Ok(seed));
    }

    #[test]
    fn every_single_mistake_is_caught() {
        let good = Seed::new(0x0a5_5a1e_c0de_f00d).to_string().replace('-', "");
        for place in 0..good.len() {
            for &symbol in ALPHABET {
                let mut bad = good.clone().into_bytes();
                if bad[place] != symbol {
                    bad[place] = symbol;
                    let bad = String::from_utf8(bad).unwrap();
                    assert_eq!(bad.parse::<Seed>(), Err(SeedError::Check), "{bad}");
                }
            }
        }
    }

    #[test]
    fn every_swap_of_neighbours_is_caught() {
        for number in 0..2_000u64 {
            let good = Seed::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).to_string();
            let good = good.replace('-', "").into_bytes();
            for place in 1..good.len() {
                let mut bad = good.clone();
                bad.swap(place - 1, place);
                if bad != good {
                    let bad = String::from_utf8(bad).unwrap();
                    assert_eq!(bad.parse::<Seed>(), Err(SeedError::Check), "{bad}");
                }
            }
        }
    }

    #[test]
    fn says_what_is_wrong() {
        assert_eq!("".parse::<Seed>(), Err(SeedError::Length(0)));
        assert_eq!("ABC".parse::<Seed>(), Err(SeedError::Length(3)));
        assert_eq!("0000-0000-0000-u".parse::<Seed>(), Err(SeedError::Symbol('u')));
        assert_eq!("ż".parse::<Seed>(), Err(SeedError::Symbol('ż')));
    }
}
