//! QR codes of links (ISO/IEC 18004): bytes, error correction of the lowest level, as it suits a screen, and every
//! version. Pure: a text goes in, dark and light squares come out.

/// How many symbols of correction a block has, by version from 1 on.
const CORRECTION: [u8; 40] = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
    26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];

/// How many blocks there are, by version from 1 on.
const BLOCKS: [u8; 40] = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
    15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];

/// A QR code.
#[derive(Clone)]
pub struct Qr {
    size: usize,
    /// Row by row.
    dark: Vec<bool>,
    /// The squares that find, align and time: no data lies there.
    fixed: Vec<bool>,
}

impl Qr {
    /// The code of a text; `None` if the text is too long for any.
    pub fn of(text: &str) -> Option<Self> {
        let blank = Self::unmasked(text.as_bytes())?;
        (0..8).map(|mask| blank.masked(mask)).min_by_key(Self::unrest)
    }

    /// How many squares a side has.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// The dark squares as the path of an SVG, a unit each, with the quiet margin of four around them.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for (row, y) in self.dark.chunks(self.size).zip(4..) {
            let mut x = 0;
            while x < self.size {
                let run = row[x..].iter().take_while(|dark| **dark).count();
                if run > 0 {
                    path.push_str(&format!("M{} {y}h{run}v1h-{run}z", x + 4));
                }
                x += run + 1;
            }
        }
        path
    }

    /// With its data, before a mask is laid over it.
    fn unmasked(data: &[u8]) -> Option<Self> {
        let version = (1..=40).find(|version| fits(*version, data.len()))?;
        let size = 17 + 4 * version;
        let blank = vec![false; size * size];
        let mut code = Self { size, dark: blank.clone(), fixed: blank };
        code.draw_fixed(version);
        code.draw_data(&interleave(version, &words(version, data)));
        Some(code)
    }

    fn set(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.size + x] = dark;
        self.fixed[y * self.size + x] = true;
    }

    fn draw_fixed(&mut self, version: usize) {
        let far = self.size - 7;
        for at in 0..self.size {
            self.set(6, at, at % 2 == 0);
            self.set(at, 6, at % 2 == 0);
        }
        for (left, top) in [(0, 0), (far, 0), (0, far)] {
            self.draw_rings(left + 3, top + 3, 4, &[2, 4]);
        }
        let places = alignments(version, self.size);
        for &x in &places {
            for &y in &places {
                let at_a_corner = [(6, 6), (6, far), (far, 6)].contains(&(x, y));
                if !at_a_corner {
                    self.draw_rings(x, y, 2, &[1]);
                }
            }
        }
        self.draw_format(0);
        if version >= 7 {
            let bits = version << 12 | remainder(version, 12, 0x1F25);
            for at in 0..18 {
                let (a, b, dark) = (self.size - 11 + at % 3, at / 3, bits >> at & 1 == 1);
                self.set(a, b, dark);
                self.set(b, a, dark);
            }
        }
    }

    /// Squares in rings around a middle, as far as the code reaches: those at these distances are light.
    fn draw_rings(&mut self, x: usize, y: usize, reach: usize, light: &[usize]) {
        for row in y.saturating_sub(reach)..=(y + reach).min(self.size - 1) {
            for column in x.saturating_sub(reach)..=(x + reach).min(self.size - 1) {
                let distance = row.abs_diff(y).max(column.abs_diff(x));
                self.set(column, row, !light.contains(&distance));
            }
        }
    }

    /// The level of correction and the mask, twice.
    fn draw_format(&mut self, mask: usize) {
        let data = 1 << 3 | mask;
        let bits = (data << 10 | remainder(data, 10, 0x537)) ^ 0x5412;
        let size = self.size;
        for at in 0..15 {
            let dark = bits >> at & 1 == 1;
            let (x, y) = match at {
                0..=5 => (8, at),
                6 | 7 => (8, at + 1),
                8 => (7, 8),
                _ => (14 - at, 8),
            };
            self.set(x, y, dark);
            let (x, y) = if at < 8 { (size - 1 - at, 8) } else { (8, size - 15 + at) };
            self.set(x, y, dark);
        }
        self.set(8, size - 8, true);
    }

    /// Up and down in columns of two, from the right.
    fn draw_data(&mut self, words: &[u8]) {
        let mut bits =
            words.iter().flat_map(|word| (0..8).rev().map(move |at| word >> at & 1 == 1));
        let columns = (1..self.size).rev().step_by(2).map(|right| right - usize::from(right <= 6));
        for right in columns.take_while(|right| *right > 0) {
            for step in 0..self.size {
                let y = if (right + 1) & 2 == 0 { self.size - 1 - step } else { step };
                for x in [right, right - 1] {
                    let at = y * self.size + x;
                    if !self.fixed[at] {
                        self.dark[at] = bits.next().unwrap_or_default();
                    }
                }
            }
        }
    }

    fn masked(&self, mask: usize) -> Self {
        let mut code = self.clone();
        code.draw_format(mask);
        for at in 0..code.dark.len() {
            let (x, y) = (at % code.size, at / code.size);
            let turned = match mask {
                0 => (x + y) % 2 == 0,
                1 => y % 2 == 0,
                2 => x % 3 == 0,
                3 => (x + y) % 3 == 0,
                4 => (x / 3 + y / 2) % 2 == 0,
                5 => x * y % 2 + x * y % 3 == 0,
                6 => (x * y % 2 + x * y % 3) % 2 == 0,
                _ => ((x + y) % 2 + x * y % 3) % 2 == 0,
            };
            code.dark[at] ^= turned && !code.fixed[at];
        }
        code
    }

    /// How hard a code is to read, by the four rules of the standard.
    fn unrest(&self) -> usize {
        let at = |x: usize, y: usize| self.dark[y * self.size + x];
        let mut sum = 0;
        for a in 0..self.size {
            sum += line_unrest((0..self.size).map(|b| at(b, a)));
            sum += line_unrest((0..self.size).map(|b| at(a, b)));
        }
        for y in 1..self.size {
            for x in 1..self.size {
                let here = at(x, y);
                let alike = [at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)];
                sum += if alike == [here; 3] { 3 } else { 0 };
            }
        }
        let dark = self.dark.iter().filter(|dark| **dark).count();
        // Ten for every whole step of five hundredths away from the half.
        sum + (20 * dark).abs_diff(10 * self.dark.len()) / self.dark.len() * 10
    }
}

/// Long runs, and what looks like the mark at a corner.
fn line_unrest(line: impl Iterator<Item = bool>) -> usize {
    let (mut sum, mut run, mut last, mut seen) = (0, 0, None, 0);
    for (count, dark) in (1..).zip(line) {
        run = if last == Some(dark) { run + 1 } else { 1 };
        last = Some(dark);
        sum += match run {
            0..=4 => 0,
            5 => 3,
            _ => 1,
        };
        seen = (seen << 1 | usize::from(dark)) & 0b111_1111_1111;
        if count >= 11 && (seen == 0b101_1101_0000 || seen == 0b000_0101_1101) {
            sum += 40;
        }
    }
    sum
}

/// What is left of a number, shifted by so many bits, when it is divided by a polynomial.
fn remainder(number: usize, bits: usize, divisor: usize) -> usize {
    (0..bits).fold(number, |rest, _| rest << 1 ^ (rest >> (bits - 1)) * divisor)
}

/// Where the small marks stand, in both directions.
fn alignments(version: usize, size: usize) -> Vec<usize> {
    if version == 1 {
        return Vec::new();
    }
    let count = version / 7 + 2;
    let step = if version == 32 { 26 } else { (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2 };
    let mut places: Vec<usize> = (0..count - 1).map(|at| size - 7 - at * step).collect();
    places.push(6);
    places
}

/// How many bytes a version holds, correction included.
fn room(version: usize) -> usize {
    let mut squares = (16 * version + 128) * version + 64;
    if version > 1 {
        let marks = version / 7 + 2;
        squares -= (25 * marks - 10) * marks - 55;
    }
    if version > 6 {
        squares -= 36;
    }
    squares / 8
}

/// Of those, how many are data.
fn data_room(version: usize) -> usize {
    room(version) - usize::from(CORRECTION[version - 1]) * usize::from(BLOCKS[version - 1])
}

/// How many bits tell the length.
const fn length_bits(version: usize) -> usize {
    if version < 10 { 8 } else { 16 }
}

fn fits(version: usize, length: usize) -> bool {
    4 + length_bits(version) + 8 * length <= 8 * data_room(version)
}

/// The data with what stands before and after it.
fn words(version: usize, data: &[u8]) -> Vec<u8> {
    let mut bits: Vec<bool> = Vec::new();
    let mut put = |number: usize, width: usize| {
        bits.extend((0..width).rev().map(|at| number >> at & 1 == 1));
    };
    put(0b0100, 4);
    put(data.len(), length_bits(version));
    data.iter().for_each(|byte| put(usize::from(*byte), 8));
    let word = |bits: &[bool]| {
        (0..8).fold(0, |sum, at| sum << 1 | u8::from(bits.get(at).copied().unwrap_or_default()))
    };
    let mut words: Vec<u8> = bits.chunks(8).map(word).collect();
    // The half byte after the data is the mark of its end, where there is room for one.
    let padding = [0xEC, 0x11].into_iter().cycle();
    words.extend(padding.take(data_room(version) - words.len()));
    words
}

/// Cuts the data into blocks, gives each its correction, and takes one of each in turn.
fn interleave(version: usize, data: &[u8]) -> Vec<u8> {
    let (count, correction) =
        (usize::from(BLOCKS[version - 1]), usize::from(CORRECTION[version - 1]));
    let divisor = divisor(correction);
    let (short, longer) = (data.len() / count, data.len() % count);
    let mut rest = data;
    let mut blocks = Vec::new();
    for at in 0..count {
        let length = short + usize::from(at >= count - longer);
        let (block, after) = rest.split_at(length);
        blocks.push((block, corrected(block, &divisor)));
        rest = after;
    }
    let mut words = Vec::with_capacity(room(version));
    for at in 0..=short {
        words.extend(blocks.iter().filter_map(|(block, _)| block.get(at)));
    }
    for at in 0..correction {
        words.extend(blocks.iter().map(|(_, correction)| correction[at]));
    }
    words
}

/// In the field of 256 elements the standard counts in.
fn times(a: u8, b: u8) -> u8 {
    (0..8).rev().fold(0, |product: u8, at| {
        let doubled = product << 1 ^ (product >> 7) * 0x1D;
        doubled ^ (b >> at & 1) * a
    })
}

/// The product of the first so many terms, without its leading one.
fn divisor(degree: usize) -> Vec<u8> {
    let mut divisor = vec![0; degree];
    divisor[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for at in 0..degree {
            let next = divisor.get(at + 1).copied().unwrap_or_default();
            divisor[at] = times(divisor[at], root) ^ next;
        }
        root = times(root, 2);
    }
    divisor
}

/// The correction of a block: what is left of it when it is divided.
fn corrected(block: &[u8], divisor: &[u8]) -> Vec<u8> {
    let mut rest = vec![0; divisor.len()];
    for byte in block {
        let factor = byte ^ rest.remove(0);
        rest.push(0);
        for (rest, term) in rest.iter_mut().zip(divisor) {
            *rest ^= times(*term, factor);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use tabletop::Digest;

    use super::*;

    fn drawn(code: &Qr) -> String {
        let row = |row: &[bool]| row.iter().map(|dark| if *dark { '#' } else { '.' }).collect();
        code.dark.chunks(code.size).map(row).collect::<Vec<String>>().join("\n")
    }

    /// Drawn by another program (qrcode-generator for JavaScript), level L, with the mask it chose.
    const SZLAK: &str = "\
#######...###.#######
#.....#.###.#.#.....#
#.###.#...###.#.###.#
#.###.#.##..#.#.###.#
#.###.#..#..#.#.###.#
#.....#.#..#..#.....#
#######.#.#.#.#######
.........#...........
#####.###..#.#.#.#.#.
....##.##.#####....##
####..#..#..#.##...#.
....##..#######..####
..#.###..#..#..#.....
........#.#.#..#.#.#.
#######.#.##.#..#.##.
#.....#..#.....#####.
#.###.#.##.#.#..#..#.
#.###.#.########..#..
#.###.#.#.#.#.##.##..
#.....#.##.####.###..
#######.#.#.#..##..#.";

    #[test]
    fn agrees_square_by_square_with_another_program() {
        assert_eq!(drawn(&Qr::unmasked(b"Szlak").unwrap().masked(2)), SZLAK);
    }

    /// Length, mask, side, and the fingerprint of the squares row by row: by the same program, all masks of a
    /// full code by a third (segno). The lengths lie on both
    /// sides of where something changes: the version, the width of the length, the blocks, the marks.
    #[test]
    fn agrees_with_another_program_from_the_smallest_to_the_largest() {
        let known: [(usize, usize, usize, u64); 30] = [
            (1, 0, 21, 0xd37d_650a_0b4d_9a91),
            (17, 0, 21, 0x975e_2545_36e6_fe8f),
            (17, 1, 21, 0x7774_0dfe_4b6f_aa71),
            (17, 2, 21, 0x8c6e_802c_7dad_aed9),
            (17, 3, 21, 0x9289_7b81_060c_7277),
            (17, 4, 21, 0xd9e1_e12f_0086_b80d),
            (17, 5, 21, 0x0c28_1847_9654_0863),
            (17, 6, 21, 0x3cf2_abc3_d5cd_9f33),
            (17, 7, 21, 0x8a53_c573_3f0c_7cfd),
            (18, 6, 25, 0x894b_902f_d379_88bb),
            (53, 3, 29, 0xabd6_8ecd_9590_fac1),
            (106, 6, 37, 0x8b9f_7129_a070_bda5),
            (107, 6, 41, 0x8008_9fbb_5957_03d3),
            (134, 6, 41, 0xc75c_17ed_98f8_5d3f),
            (154, 3, 45, 0x2e80_5495_c2d8_2e9d),
            (155, 4, 49, 0xbb3d_8f74_b1d5_f949),
            (192, 4, 49, 0xa478_d7bf_90f7_7c17),
            (230, 3, 53, 0xe7b6_ff05_dfb4_d4e6),
            (231, 4, 57, 0x4a2c_7cd7_260c_18cb),
            (271, 3, 57, 0x9b60_e9e7_ae01_c50d),
            (321, 3, 61, 0x8352_4db5_5e07_3103),
            (500, 4, 77, 0xa54c_a055_dece_8fe6),
            (718, 3, 89, 0x1f5b_252a_d295_39a0),
            (1000, 3, 105, 0x3f70_2442_6660_d365),
            (1171, 3, 113, 0x1d3b_78d9_4d71_3973),
            (1465, 3, 125, 0xa040_eae7_f78f_1091),
            (1840, 3, 141, 0xd728_d134_476a_6eea),
            (2071, 3, 153, 0xdda5_0ed4_ec17_eb95),
            (2431, 3, 161, 0x968e_149c_22cf_14b8),
            (2953, 3, 177, 0xccf6_e287_7fd0_ad3b),
        ];
        for (length, mask, size, squares) in known {
            let code = Qr::unmasked(text(length).as_bytes()).unwrap().masked(mask);
            let dark: Vec<u8> = code.dark.iter().map(|dark| u8::from(*dark)).collect();
            assert_eq!((code.size(), Digest::of_bytes(&dark)), (size, Digest(squares)), "{length}");
        }
    }

    fn text(length: usize) -> String {
        let symbols = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        (0..length).map(|at| char::from(symbols[(at * at + 7 * at) % 64])).collect()
    }

    #[test]
    fn a_text_too_long_for_any_code_has_none() {
        assert_eq!(Qr::of(&text(2953)).map(|code| code.size()), Some(177));
        assert!(Qr::of(&text(2954)).is_none());
    }

    /// What is drawn is what is dark, four squares from the edge.
    #[test]
    fn the_path_goes_round_every_dark_run() {
        let code = Qr::unmasked(b"Szlak").unwrap().masked(2);
        assert!(code.path().starts_with("M4 4h7v1h-7zM14 4h3v1h-3zM18 4h7v1h-7zM4 5h1"));
        let runs: usize =
            SZLAK.lines().map(|row| row.split('.').filter(|r| !r.is_empty()).count()).sum();
        assert_eq!(code.path().matches('M').count(), runs);
    }

    #[test]
    fn the_calmest_mask_is_taken() {
        let blank = Qr::unmasked(b"Szlak").unwrap();
        let calm = Qr::of("Szlak").unwrap().unrest();
        assert!((0..8).all(|mask| blank.masked(mask).unrest() >= calm));
        // Five dark ones count 3, a sixth 1; the mark of a corner with its margin counts 40.
        assert_eq!(line_unrest([true; 6].into_iter()), 4);
        let mark = "10111010000".chars().map(|bit| bit == '1');
        assert_eq!(line_unrest(mark), 40);
    }
}
