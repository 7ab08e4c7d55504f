//! States edited from outside: a document with one thing changed.

use tabletop::Rng;

/// Changes one leaf: another number, truth or word, or something left out of a list or doubled.
pub fn spoil(value: &mut serde_json::Value, words: &[String], rng: &mut Rng) {
    use serde_json::Value;
    match value {
        Value::Object(map) if !map.is_empty() => {
            let at = rng.index(map.len());
            let key = map.keys().nth(at).cloned().unwrap();
            spoil(&mut map[&key], words, rng);
        }
        Value::Array(items) if !items.is_empty() => {
            let at = rng.index(items.len());
            match rng.below(6) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items.swap(0, at),
                _ => spoil(&mut items[at], words, rng),
            }
        }
        Value::Number(_) => *value = [0, 1, 2, 3, 7, 20, 255][rng.index(7)].into(),
        Value::Bool(truth) => *truth = !*truth,
        Value::Null => *value = 1.into(),
        Value::String(word) => word.clone_from(&words[rng.index(words.len())]),
        Value::Object(_) | Value::Array(_) => *value = Value::Null,
    }
}

/// Every word in a document.
pub fn words(value: &serde_json::Value, found: &mut Vec<String>) {
    use serde_json::Value;
    match value {
        Value::String(word) => found.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(map) => map.values().for_each(|item| words(item, found)),
        _ => {}
    }
}
