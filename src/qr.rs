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
    (0..bits).fold(number, |rest, _| (rest << 1) ^ ((rest >> (bits - 1)) * divisor))
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
        let doubled = (product << 1) ^ ((product >> 7) * 0x1D);
        doubled ^ (((b >> at) & 1) * a)
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
mod tests;
