//! Locals numbered by how often they are used, those of a type together: small numbers, and alike in functions that are.

use super::body::{Function, Part};
use std::cmp::Reverse;

/// Numbers the locals of a function anew; its parameters keep their places. One that is never used goes.
pub fn renumber(function: &mut Function, parameters: u32) {
    let own = function.locals.iter().flat_map(|(count, kind)| (0..*count).map(|_| *kind));
    let kinds: Vec<u8> = own.collect();
    let mut uses = vec![0_u32; kinds.len()];
    let mut first = vec![usize::MAX; kinds.len()];
    for (place, part) in function.parts.iter().enumerate() {
        if let Some(local) = own_local(part, parameters) {
            uses[local] += 1;
            first[local] = first[local].min(place);
        }
    }
    let mut order: Vec<usize> = (0..kinds.len()).filter(|local| uses[*local] > 0).collect();
    // i32 is 0x7f, i64 0x7e, f32 0x7d, f64 0x7c.
    order.sort_by_key(|local| (Reverse(kinds[*local]), Reverse(uses[*local]), first[*local]));
    let mut renamed = vec![0; kinds.len()];
    function.locals.clear();
    for (number, local) in (parameters..).zip(order) {
        renamed[local] = number;
        match function.locals.last_mut() {
            Some((count, kind)) if *kind == kinds[local] => *count += 1,
            _ => function.locals.push((1, kinds[local])),
        }
    }
    for part in &mut function.parts {
        if let Some(local) = own_local(part, parameters)
            && let Part::Local(_, index) = part
        {
            *index = renamed[local];
        }
    }
}

/// Which local, counted without the parameters.
fn own_local(part: &Part, parameters: u32) -> Option<usize> {
    match part {
        Part::Local(_, index) => index.checked_sub(parameters).map(|local| local as usize),
        Part::Plain(_) | Part::Function(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_used_comes_first_within_its_type_and_the_unused_goes() {
        // One parameter; an i64 used once, two i32 used once and twice, an i32 never.
        let parts = [(0x20, 0), (0x21, 1), (0x20, 2), (0x22, 3), (0x20, 3)];
        let parts = parts.map(|(code, index)| Part::Local(code, index)).to_vec();
        let mut function =
            Function { kind: 0, locals: vec![(1, 0x7e), (2, 0x7f), (1, 0x7f)], parts };
        renumber(&mut function, 1);
        assert_eq!(function.locals, [(2, 0x7f), (1, 0x7e)]);
        let parts = [(0x20, 0), (0x21, 3), (0x20, 2), (0x22, 1), (0x20, 1)];
        assert_eq!(function.parts, parts.map(|(code, index)| Part::Local(code, index)));
    }
}
