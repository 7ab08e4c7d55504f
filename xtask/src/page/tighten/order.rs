//! The order of functions: each lies after those it resembles most, so that a compressor finds near by what it has seen.
//! Counts whole numbers only: the order is the same on every machine.

use super::module::Module;
use std::collections::BTreeMap;

/// As many bytes in a row are compared.
const RUN: usize = 6;
/// As many runs stand for a function: those with the smallest hashes, so that the same are chosen everywhere.
const SKETCH: usize = 400;
/// A run that more functions have says nothing.
const COMMON: usize = 3000;
/// What the last functions count, the very last first.
const LOOK_BACK: [u64; 5] = [100, 60, 36, 22, 13];
/// What a run counts that 1, 2 to 3, 4 to 7… functions share.
const RARE: [u64; 12] = [1000, 871, 758, 660, 574, 500, 435, 379, 330, 287, 250, 218];

/// The places of the functions, in their new order.
pub fn by_likeness(module: &Module) -> Vec<usize> {
    let numbers: Vec<u32> = module.numbers().collect();
    let bodies = module.functions.iter().map(|function| function.write(&numbers));
    likeness(&bodies.map(|body| sketch(&body)).collect::<Vec<_>>())
}

fn likeness(sketches: &[Vec<u64>]) -> Vec<usize> {
    let (sketches, mut runs) = indexed(sketches);
    let mut order: Vec<usize> = Vec::with_capacity(sketches.len());
    let mut waiting = vec![true; sketches.len()];
    let mut scores = vec![0; sketches.len()];
    let mut from = 0;
    while order.len() < sketches.len() {
        let mut scored = Vec::new();
        for (past, weight) in order.iter().rev().zip(LOOK_BACK) {
            for run in &sketches[*past] {
                let run = &mut runs[*run];
                run.holders.retain(|holder| waiting[*holder]);
                for other in &run.holders {
                    if scores[*other] == 0 {
                        scored.push(*other);
                    }
                    scores[*other] += weight * run.worth;
                }
            }
        }
        // A long function holds many runs of any other: what counts is how much of it.
        let alike = |place: usize| scores[place] / (sketches[place].len() as u64 + 1);
        let best = scored.iter().copied().max_by_key(|place| (alike(*place), usize::MAX - place));
        let next = best.unwrap_or_else(|| {
            from += waiting[from..].iter().position(|waits| *waits).unwrap_or_default();
            from
        });
        for place in scored {
            scores[place] = 0;
        }
        waiting[next] = false;
        order.push(next);
    }
    order
}

/// Bytes in a row that functions share.
struct Run {
    /// What it counts.
    worth: u64,
    /// The functions that have it and are not in order yet.
    holders: Vec<usize>,
}

/// The runs that are shared, and by number which of them each function has.
fn indexed(sketches: &[Vec<u64>]) -> (Vec<Vec<usize>>, Vec<Run>) {
    let mut holders: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (place, sketch) in sketches.iter().enumerate() {
        for run in sketch {
            holders.entry(*run).or_default().push(place);
        }
    }
    let (mut numbers, mut runs) = (vec![Vec::new(); sketches.len()], Vec::new());
    for holders in holders.into_values() {
        if (2..=COMMON).contains(&holders.len()) {
            for place in &holders {
                numbers[*place].push(runs.len());
            }
            runs.push(Run { worth: RARE[holders.len().ilog2() as usize], holders });
        }
    }
    (numbers, runs)
}

/// The runs that stand for a function.
fn sketch(body: &[u8]) -> Vec<u64> {
    let mut runs: Vec<u64> = body.windows(RUN).map(hash).collect();
    runs.sort_unstable();
    runs.dedup();
    runs.truncate(SKETCH);
    runs
}

/// FNV, stirred once more, because the smallest are chosen.
fn hash(run: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = run.iter().fold(0xcbf2_9ce4_8422_2325, step);
    (hash ^ (hash >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_alike_lies_together_and_nothing_is_lost() {
        let texts = ["abcdefgh-ijk", "0123456789xy", "zzabcdefgh-i", "q0123456789x", "?"];
        let sketches = texts.map(|text| sketch(text.as_bytes()));
        assert_eq!(likeness(&sketches), [0, 2, 1, 3, 4]);
        assert!(likeness(&[]).is_empty());
    }
}
