//! Functions that are the same, byte for byte and in their signature, are kept once. The compiler makes them from
//! different types; that two functions have one address is nothing that a program may rely on, and in the table of
//! functions each keeps a place of its own.

use super::module::Module;
use std::collections::HashMap;

/// Lets everybody call the first of the same functions. Callers that become the same by that are merged in turn.
pub fn merge(module: &mut Module) {
    let imported = module.imported;
    let mut first: Vec<u32> = module.numbers().collect();
    let mut kept = vec![true; module.functions.len()];
    loop {
        let mut seen: HashMap<(u32, Vec<u8>), u32> = HashMap::new();
        let mut merged = false;
        for (place, function) in
            module.functions.iter().enumerate().filter(|(place, _)| kept[*place])
        {
            let own = imported + place;
            let number = *seen.entry((function.kind, function.write(&first))).or_insert(first[own]);
            if number != first[own] {
                first[own] = number;
                merged = true;
            }
        }
        for (place, kept) in kept.iter_mut().enumerate() {
            *kept = first[imported + place] as usize == imported + place;
        }
        // A twin of a twin, found in this round, has the number of the one that stays.
        for place in 0..first.len() {
            first[place] = first[first[place] as usize];
        }
        if !merged {
            break;
        }
    }
    module.forward(&first, &kept);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::tighten::module::tests::sample;

    #[test]
    fn twins_and_the_callers_of_twins_are_one() {
        let mut module = Module::read(&sample()).unwrap();
        assert_eq!((module.imported, module.functions.len()), (1, 5));
        merge(&mut module);
        // 1 and 2 are twins, and so are 3 and 4, which call them; 5 has another signature.
        assert_eq!(module.functions.len(), 3);
        assert_eq!(module.functions[1].named().collect::<Vec<_>>(), [1]);
        let again = Module::read(&module.write()).unwrap();
        assert_eq!(again.functions.len(), 3);
    }
}
