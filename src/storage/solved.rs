//! Which puzzles the player has solved, by name (`gwent/two-for-one`).

use super::{Key, StorageError};

/// All of them.
pub fn list() -> Vec<String> {
    let text = super::read(&Key::Solved).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Notes that these have been solved.
pub fn add(names: impl IntoIterator<Item = String>) -> Result<(), StorageError> {
    let mut all = list();
    let before = all.len();
    for name in names {
        // A name is one line; whatever else was imported would be many.
        if !all.contains(&name) && !name.contains('\n') {
            all.push(name);
        }
    }
    if all.len() == before { Ok(()) } else { super::write(&Key::Solved, &all.join("\n")) }
}
