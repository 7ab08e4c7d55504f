//! SHA-256 in the two spellings we need, and the hash that names files.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// In hexadecimal, as downloads are pinned.
pub fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// As a content policy names an inline script: `'sha256-…'`.
pub fn source(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

/// SeaHash in hexadecimal: what trunk puts into the names of files. Eight bytes at a time go round four lanes, each
/// stirred as it is met; the last piece is filled up with zeros.
pub fn name(bytes: &[u8]) -> String {
    let mut lanes: [u64; 4] = [
        0x16f1_1fe8_9b0d_677c,
        0xb480_a793_d8e6_c86c,
        0x6fe2_e5aa_f078_ebc9,
        0x14f9_94a4_c525_9381,
    ];
    for (index, piece) in bytes.chunks(8).enumerate() {
        let mut whole = [0; 8];
        whole[..piece.len()].copy_from_slice(piece);
        let lane = &mut lanes[index % 4];
        *lane = stirred(*lane ^ u64::from_le_bytes(whole));
    }
    let length = u64::try_from(bytes.len()).expect("a length fits in 64 bits");
    format!("{:x}", stirred(lanes.into_iter().fold(length, |all, lane| all ^ lane)))
}

fn stirred(number: u64) -> u64 {
    const PRIME: u64 = 0x6eed_0e9d_a4d9_4a4f;
    let number = number.wrapping_mul(PRIME);
    (number ^ ((number >> 32) >> (number >> 60))).wrapping_mul(PRIME)
}

#[cfg(test)]
mod tests {
    /// The published digest of the empty message.
    #[test]
    fn the_empty_text_has_its_known_hash() {
        assert_eq!(
            super::hex(b""),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        );
        assert_eq!(super::source(""), "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    }
    /// The published values of SeaHash 4.
    #[test]
    fn names_are_seahash() {
        assert_eq!(super::stirred(0xDEAD_BEEF), 12_110_756_357_096_144_265);
        assert_eq!(
            super::name(b"to be or not to be"),
            format!("{:x}", 1_988_685_042_348_123_509_u64)
        );
    }
}
