//! A fingerprint of a value, equal on every target.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::scribe;

/// 64-bit FNV-1a over the value's JSON. It guards against accidents and casual tampering and
/// proves that two machines agree; it is not cryptography.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(pub u64);

impl Digest {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;

    /// The fingerprint of any value that can be saved.
    pub fn of<T: Serialize>(value: &T) -> Self {
        Self::of_bytes(scribe::json(value).as_bytes())
    }

    /// The fingerprint of plain bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self(Self::OFFSET).with(bytes)
    }

    /// The fingerprint that goes on with these bytes.
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Self {
        let absorb = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(Self::PRIME);
        Self(bytes.iter().fold(self.0, absorb))
    }

    /// The lowest byte: enough to tell at which move a long record went astray.
    pub const fn check_byte(self) -> u8 {
        self.0.to_le_bytes()[0]
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16)
            .map(Self)
            .map_err(|_| serde::de::Error::custom("a digest is sixteen hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::Digest;

    #[test]
    fn agrees_with_the_published_fnv_1a_vectors() {
        assert_eq!(Digest::of_bytes(b"").0, 0xcbf2_9ce4_8422_2325);
        assert_eq!(Digest::of_bytes(b"a").0, 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Digest::of_bytes(b"foobar").0, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn is_the_digest_of_the_json() {
        assert_eq!(Digest::of(&[1, 2]), Digest::of_bytes(b"[1,2]"));
    }

    #[test]
    fn survives_a_round_trip_as_text() {
        let digest = Digest(0x0000_0000_0000_00ff);
        let text = serde_json::to_string(&digest).unwrap();
        assert_eq!(text, "\"00000000000000ff\"");
        assert_eq!(serde_json::from_str::<Digest>(&text).unwrap(), digest);
    }
}
