//! Keys by the names people use: `Enter`, `ArrowLeft`, `Ctrl+Z`, `?`.

use crate::{Outcome, Trouble};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

/// The key strokes for a chord such as `Ctrl+Shift+Z`.
pub(crate) fn chord(name: &str) -> Outcome<KeyActions> {
    // A lone plus is a key, not a joint.
    let parts: Vec<&str> = if name == "+" { vec!["+"] } else { name.split('+').collect() };
    let keys = parts.into_iter().map(key).collect::<Outcome<Vec<char>>>()?;
    let mut actions = KeyActions::new("keyboard".to_owned());
    for &value in &keys {
        actions = actions.then(KeyAction::Down { value });
    }
    for &value in keys.iter().rev() {
        actions = actions.then(KeyAction::Up { value });
    }
    Ok(actions)
}

fn key(name: &str) -> Outcome<char> {
    let key = match name {
        "Ctrl" => Key::Control,
        "Shift" => Key::Shift,
        "Alt" => Key::Alt,
        "Enter" => Key::Enter,
        "Esc" => Key::Escape,
        "Tab" => Key::Tab,
        "Space" => return Ok(' '),
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        _ => return letter(name),
    };
    Ok(key.into())
}

fn letter(name: &str) -> Outcome<char> {
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Ok(letter.to_ascii_lowercase()),
        _ => Err(Trouble::Wrong(format!("there is no key `{name}`"))),
    }
}
