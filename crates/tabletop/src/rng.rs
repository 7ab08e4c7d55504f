//! The one source of chance in a game.
//!
//! The generator (PCG-XSH-RR 64/32) comes from a crate with published vectors; sampling is ours,
//! because the same seed must give the same game for ever, whatever a library changes.

use std::borrow::Cow;
use std::fmt;

use rand_core::Rng as _;
use rand_pcg::Pcg32;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seed;

/// A portable generator that lives inside the state of a game.
///
/// It is written down as its origin and how often it was asked (`"00000000000004d2+17"`), so that
/// a person can read it and no tool can lose digits of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Rng {
    origin: u64,
    asked: u64,
    pcg: Pcg32,
}

/// Every generator of Szlak runs on the same stream; the seed alone tells games apart.
const STREAM: u64 = 0x0073_7a6c_616b;

impl Rng {
    /// The generator of a game started from this seed.
    pub fn from_seed(seed: Seed) -> Self {
        Self::from_u64(seed.value())
    }

    /// A generator for tools and bots. Near numbers give unrelated generators.
    pub fn from_u64(number: u64) -> Self {
        Self { origin: number, asked: 0, pcg: Pcg32::new(split_mix(number), STREAM) }
    }

    /// The next 32 bits.
    pub fn bits(&mut self) -> u32 {
        self.asked = self.asked.wrapping_add(1);
        self.pcg.next_u32()
    }

    /// A whole number from 0 up to but not including `bound`, each as likely as the others
    /// (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// If `bound` is 0: there is nothing to choose from.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if low(product) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low(product) < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        high(product)
    }

    /// An index into something of this length.
    ///
    /// # Panics
    /// If `length` is 0.
    pub fn index(&mut self, length: usize) -> usize {
        let bound = u32::try_from(length).expect("no pile is that high");
        self.below(bound) as usize
    }

    /// A six-sided die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        let face = self.below(6) + 1;
        u8::try_from(face).expect("a face of a die")
    }

    /// A fair coin.
    pub fn coin(&mut self) -> bool {
        self.bits() >> 31 == 1
    }

    /// Puts the items in random order (Fisher–Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.index(items.len())]) }
    }

    /// A generator of its own for a helper, decided by this one.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let high = u64::from(self.bits());
        let low = u64::from(self.bits());
        Self::from_u64(high << 32 | low)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
const fn low(product: u64) -> u32 {
    product as u32
}

const fn high(product: u64) -> u32 {
    (product >> 32) as u32
}

/// `SplitMix64`'s finaliser: spreads a small difference over all bits.
const fn split_mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl fmt::Display for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}+{}", self.origin, self.asked)
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng({self})")
    }
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        parse(&text).ok_or_else(|| {
            serde::de::Error::custom("a generator is written as sixteen hexadecimal digits, +, and how often it was asked")
        })
    }
}

fn parse(text: &str) -> Option<Rng> {
    let (origin, asked) = text.split_once('+')?;
    let mut rng = Rng::from_u64(u64::from_str_radix(origin, 16).ok()?);
    rng.asked = asked.parse().ok()?;
    rng.pcg.advance(rng.asked);
    Some(rng)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs of the reference implementation's demonstration (seed 42, stream 54).
    #[test]
    fn agrees_with_the_published_pcg32_vector() {
        let mut pcg = Pcg32::new(42, 54);
        let drawn: Vec<u32> = std::iter::repeat_with(|| pcg.next_u32()).take(6).collect();
        assert_eq!(
            drawn,
            [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e]
        );
    }

    /// The published outputs of `SplitMix64` started at 1234567.
    #[test]
    fn split_mix_agrees_with_the_published_vector() {
        assert_eq!(split_mix(1_234_567), 6_457_827_717_110_365_317);
    }

    #[test]
    fn every_number_below_the_bound_is_as_likely() {
        let mut rng = Rng::from_u64(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.index(6)] += 1;
        }
        for count in counts {
            assert!(count.abs_diff(10_000) < 400, "{counts:?}");
        }
    }

    #[test]
    fn a_saved_generator_goes_on_where_it_was() {
        let mut rng = Rng::from_u64(0xdead_beef);
        for _ in 0..100 {
            rng.bits();
        }
        let text = serde_json::to_string(&rng).unwrap();
        assert_eq!(text, "\"00000000deadbeef+100\"");
        let mut copy: Rng = serde_json::from_str(&text).unwrap();
        assert_eq!(copy, rng);
        assert_eq!(copy.bits(), rng.bits());
    }

    #[test]
    fn a_generator_asked_as_often_as_can_be_written_goes_on() {
        let mut rng = parse("00000000deadbeef+18446744073709551615").unwrap();
        rng.bits();
        assert_eq!(rng, Rng::from_u64(0xdead_beef));
    }

    #[test]
    fn a_damaged_generator_is_refused() {
        for text in ["", "12", "zz+1", "00+", "00+-1", "00+1.5"] {
            assert!(parse(text).is_none(), "{text}");
        }
    }

    /// Frozen for ever: a change here changes every saved game.
    #[test]
    fn sampling_is_frozen() {
        let mut rng = Rng::from_u64(2026);
        let below: Vec<u32> = (1..=12).map(|n| rng.below(n * 7)).collect();
        let dice: Vec<u8> = (0..12).map(|_| rng.die()).collect();
        let coins: String = (0..16).map(|_| if rng.coin() { 'H' } else { 'T' }).collect();
        let mut cards: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut cards);
        let frozen = format!("{below:?} {dice:?} {coins} {cards:?} {rng}");
        assert_eq!(
            frozen,
            "[0, 4, 12, 27, 30, 25, 15, 55, 20, 25, 54, 74] \
             [2, 1, 2, 5, 6, 1, 5, 1, 5, 2, 4, 3] TTHTHTTHTHTHHTHH \
             [8, 7, 0, 9, 5, 1, 3, 4, 10, 11, 6, 2] 00000000000007ea+51"
        );
    }
}
