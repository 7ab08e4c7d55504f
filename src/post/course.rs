//! How the game in a letter stands to one that is here, and what becomes of both. Knows no page.

use tabletop::{ChoiceRefused, Player, Save, Table};

use crate::storage::StorageError;
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;

/// How the moves of a letter stand to those that were made here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It goes on from here, with these moves.
    GoesOn(Vec<String>),
    /// It holds the same moves.
    Same,
    /// It is behind by so many moves.
    Older(usize),
    /// From this move on, counted from 1, it is another course.
    Apart(usize),
}

impl Standing {
    /// Which of several games a letter is for: the smallest number.
    const fn rank(&self) -> u8 {
        match self {
            Self::GoesOn(_) => 0,
            Self::Same => 1,
            Self::Older(_) => 2,
            Self::Apart(_) => 3,
        }
    }
}

/// How the moves of a letter stand to ours.
pub fn compare(ours: &[String], theirs: &[String]) -> Standing {
    let alike = ours.iter().zip(theirs).take_while(|(ours, theirs)| ours == theirs).count();
    match (ours.len() - alike, theirs.len() - alike) {
        (0, 0) => Standing::Same,
        (0, _) => Standing::GoesOn(theirs[alike..].to_vec()),
        (behind, 0) => Standing::Older(behind),
        _ => Standing::Apart(alike + 1),
    }
}

/// The moves that were made, without those that were taken back.
pub fn made(save: &Save) -> &[String] {
    &save.record.choices[..save.at.min(save.record.choices.len())]
}

/// Is it the same game: the same deal of the same set-up, and people and bots in the same seats?
pub fn is_same_game(one: &Save, other: &Save) -> bool {
    let (a, b) = (&one.record, &other.record);
    let persons = |save: &Save| save.players.values().map(Player::is_person).collect::<Vec<_>>();
    (&a.game, &a.setup, a.seed, &a.position) == (&b.game, &b.setup, b.seed, &b.position)
        && persons(one) == persons(other)
}

/// Is a game played by link on this device?
fn is_by_link(kept: &Kept) -> bool {
    kept.sent.is_some() || kept.save.players.values().any(Player::is_far)
}

/// The key of the game here that a letter is for; of several, the one it goes on from, and the one played last.
pub fn find(letter: &dyn Table) -> Option<String> {
    let theirs = letter.save();
    let mut found: Option<(u8, String)> = None;
    for game in saves::list() {
        let Ok(kept) = &game.kept else { continue };
        if !is_by_link(kept) || !is_same_game(&kept.save, &theirs) {
            continue;
        }
        let rank = compare(made(&kept.save), made(&theirs)).rank();
        if found.as_ref().is_none_or(|(best, _)| rank < *best) {
            found = Some((rank, game.key));
        }
    }
    found.map(|(_, key)| key)
}

/// Makes the moves of a letter, and takes note that they stand.
pub fn follow(table: &mut dyn Table, moves: &[String]) -> Result<(), ChoiceRefused> {
    for choice in moves {
        table.choose_text(choice)?;
    }
    table.mark_sent(table.ply());
    Ok(())
}

/// Another course of a game becomes a game of its own, with the same people on this device. Returns its key.
pub fn keep_apart(table: &dyn Table, letter: &dyn Table) -> Result<String, StorageError> {
    let mut other = letter.boxed_clone();
    for (seat, player) in table.players().iter() {
        other.set_player(seat, player.clone());
    }
    let key = fresh_key();
    let kept = Kept { sent: Some(other.ply()), ..Kept::of(other.as_ref(), None) };
    saves::write(&key, &kept)?;
    Ok(key)
}

#[cfg(test)]
mod tests;
