//! What is heard at the table: names, told to a small player outside the program (`public/sound.js`), where the recipes
//! are. Off until it is asked for, and never needed: whatever is heard is shown as well. What an event of a game sounds
//! like is said by the game, as a table.

use js_sys::{Function, Reflect};
use tabletop::{Player, Seat, Table, Viewer};
use wasm_bindgen::JsCast;

use crate::prefs::{self, Loudness};
use crate::{browser, games};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Lift,
    Lay,
    Draw,
    Shuffle,
    /// A number counts.
    Count,
    Horn,
    /// A clasp snaps shut.
    Bond,
    Drum,
    Spy,
    Medic,
    Frost,
    Fog,
    Rain,
    Clear,
    Scorch,
    /// A knock on the table.
    Pass,
    /// A gem bursts.
    Gem,
    RoundWon,
    RoundLost,
    RoundTied,
    Won,
    Lost,
    Refused,
    Dice,
    Coin,
    Hit,
    /// Something large falls.
    Fall,
    /// Tea is poured, or whatever else one drinks.
    Tea,
    Scroll,
    Bell,
}

/// The names of the recipes, in the order of the sounds.
const NAMES: [&str; 30] = [
    "lift",
    "lay",
    "draw",
    "shuffle",
    "count",
    "horn",
    "bond",
    "drum",
    "spy",
    "medic",
    "frost",
    "fog",
    "rain",
    "clear",
    "scorch",
    "pass",
    "gem",
    "round-won",
    "round-lost",
    "round-tied",
    "won",
    "lost",
    "refused",
    "dice",
    "coin",
    "hit",
    "fall",
    "tea",
    "scroll",
    "bell",
];

/// Lets sounds be heard one after another, if sound is wanted.
pub fn play(sounds: &[Sound]) {
    let volume = prefs::loudness_untracked().volume();
    if volume > 0.0 && !sounds.is_empty() {
        let names: Vec<&str> = sounds.iter().map(|sound| NAMES[*sound as usize]).collect();
        tell(&names.join(" "), volume);
    }
}

/// What has happened at a table is heard by whoever looked on; what is taken back, as something that is laid down.
pub fn of_change(table: &dyn Table, since: usize, viewer: Viewer) {
    if prefs::loudness_untracked() == Loudness::Off {
        return;
    }
    let sounds = match games::find(table.game_id()) {
        Some(game) if table.ply() > since => game.sounds(table, since, viewer),
        Some(_) | None => vec![Sound::Lay],
    };
    play(&sounds);
}

/// At the start of the page: the player is fetched if there is to be sound at all.
pub fn start() {
    if prefs::loudness_untracked() != Loudness::Off {
        set_volume(prefs::loudness_untracked().volume());
    }
}

/// Tells the player how loud it is to be from now on.
pub fn set_volume(volume: f64) {
    tell("", volume);
}

/// The one function of `boot.js`; a page without it is silent.
fn tell(names: &str, volume: f64) {
    if cfg!(not(target_family = "wasm")) {
        return;
    }
    let player = Reflect::get(&browser::window(), &"szlakSound".into());
    if let Some(player) = player.ok().and_then(|player| player.dyn_into::<Function>().ok()) {
        drop(player.call2(&player, &names.into(), &volume.into()));
    }
}

/// How an end sounds to those at this screen: won, lost, or neither. Where only bots play, whoever wins has won.
pub fn verdict(table: &dyn Table, winner: Option<Seat>, [won, lost, tied]: [Sound; 3]) -> Sound {
    let players = table.players();
    let Some(winner) = winner else { return tied };
    let is_ours = players.get(winner).is_some_and(Player::is_human);
    if is_ours || !players.values().any(Player::is_human) { won } else { lost }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sound has a recipe, and every recipe is somebody's.
    #[test]
    fn names_and_recipes_are_the_same() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/public/sound.js");
        let script = std::fs::read_to_string(file).unwrap();
        let (_, rest) = script.split_once("const RECIPES = {\n").unwrap();
        let (recipes, _) = rest.split_once("\n};").unwrap();
        let keys: Vec<&str> = (recipes.lines())
            .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
            .filter_map(|line| line.trim().split_once(": "))
            .map(|(key, _)| key.trim_matches('\''))
            .collect();
        assert_eq!(keys, NAMES);
        assert_eq!(NAMES[Sound::Bell as usize], "bell", "the list is as long as the sounds");
        assert_eq!(NAMES[Sound::RoundTied as usize], "round-tied");
    }
}
