//! At the start the two copies of every game are compared and the further one is kept: a browser
//! that was killed had written the second to the disk, and perhaps not the first.

use tabletop::LoadError;

use super::lock;
use super::progress::{Standing, compare};
use super::saves::{self, Kept};
use super::second;
use super::shelf::{Shelf, fresh_key};
use crate::browser;

/// What is done with a second copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// The first is as good or better.
    LetBe,
    /// It takes the place of the first.
    Restore,
    /// It takes the place of the first, which is kept beside it.
    RestoreAndKeepBoth,
    /// It is kept beside the first.
    KeepBeside,
}

/// Brings back what only the second copies hold. Games that a tab plays are left to it.
pub async fn bring_back() {
    for (key, text) in second::all().await {
        if Shelf::Games.current(&key).as_deref() != Some(text.as_str()) {
            let name = key.clone();
            lock::while_free(&name, move || settle(&key, &text)).await;
        }
    }
}

/// Whatever cannot be written now stays in the second copy until the next start. The copy before
/// the first is left alone: it may be better than the first.
fn settle(key: &str, text: &str) {
    let Ok(second) = Kept::from_json(text) else { return };
    let first = match saves::peek(key) {
        None | Some(Err(LoadError::Corrupt { .. })) => None,
        Some(Ok(first)) => Some(first),
        // What a newer version wrote is not damaged.
        Some(Err(_)) => return,
    };
    let done = match judge(first.as_ref(), &second) {
        Verdict::LetBe => return,
        Verdict::Restore => saves::restore(key, text),
        Verdict::RestoreAndKeepBoth => first
            .map_or(Ok(()), |first| saves::write(&fresh_key(), &first))
            .and_then(|()| saves::restore(key, text)),
        Verdict::KeepBeside => saves::write(&fresh_key(), &second)
            .and_then(|()| first.map_or(Ok(()), |first| saves::write(key, &first))),
    };
    if done.is_ok() {
        browser::tell_of_storage();
    }
}

fn judge(first: Option<&Kept>, second: &Kept) -> Verdict {
    let plays = |kept: &Kept| kept.resume().is_ok();
    let Some(first) = first else {
        return if plays(second) { Verdict::Restore } else { Verdict::LetBe };
    };
    match compare(&first.save, &second.save) {
        Standing::Level | Standing::Ahead => Verdict::LetBe,
        _ if !plays(second) => Verdict::LetBe,
        Standing::Behind => Verdict::Restore,
        Standing::Apart if !plays(first) => Verdict::Restore,
        Standing::Apart if second.saved_at > first.saved_at => Verdict::RestoreAndKeepBoth,
        Standing::Apart => Verdict::KeepBeside,
    }
}

#[cfg(test)]
mod tests {
    use super::super::saves::tests::{moves, played};
    use super::*;

    fn settled(first: Option<&Kept>, second: &Kept) -> Vec<usize> {
        if let Some(first) = first {
            saves::write("k", first).unwrap();
        }
        settle("k", &second.to_json());
        let mut all: Vec<usize> = saves::list().iter().map(|game| moves(&game.key)).collect();
        all.sort_unstable();
        all
    }

    /// Finding F-8: the moves that only the second copy holds come back.
    #[test]
    fn the_further_copy_wins() {
        assert_eq!(settled(Some(&played(&[0])), &played(&[0, 1, 0])), [3]);
        assert_eq!(settled(Some(&played(&[0, 1, 0, 0])), &played(&[0])), [4]);
    }

    /// Finding F-8: a game whose very beginning was lost comes back.
    #[test]
    fn a_game_that_only_the_second_copy_holds_comes_back() {
        assert_eq!(settled(None, &played(&[0])), [1]);
    }

    /// Finding F-8: where each copy holds moves of its own, both are kept, the newer one in place.
    #[test]
    fn copies_that_went_apart_are_both_kept() {
        let mut second = played(&[0, 2, 0]);
        assert_eq!(settled(Some(&played(&[0, 1])), &second), [2, 3]);
        assert_eq!(moves("k"), 2);
        second = played(&[1]);
        second.saved_at = 5;
        assert_eq!(settled(None, &second), [1, 2, 3]);
        assert_eq!(moves("k"), 1);
    }

    #[test]
    fn a_second_copy_that_cannot_be_played_harms_nothing() {
        let mut second = played(&[0, 1, 0]);
        second.save.record.choices[2] = "take z 9".to_owned();
        assert_eq!(settled(Some(&played(&[0, 1])), &second), [2]);
        settle("k", "{broken");
        assert_eq!(moves("k"), 2);
    }

    #[test]
    fn what_a_newer_version_wrote_is_let_be() {
        let newer = played(&[0]).to_json().replace("\"szlak\":1", "\"szlak\":99");
        Shelf::Games.put("k", &newer).unwrap();
        settle("k", &played(&[0, 1]).to_json());
        assert_eq!(Shelf::Games.current("k"), Some(newer));
    }

    /// Finding F-6: a first copy that cannot be played gives way.
    #[test]
    fn a_damaged_first_copy_gives_way_to_a_good_second_one() {
        let mut first = played(&[0, 1]);
        first.save.record.choices[1] = "take z 9".to_owned();
        saves::write("k", &played(&[0])).unwrap();
        assert_eq!(settled(Some(&first), &played(&[0, 1])), [2]);
        let older = Shelf::Games.copies("k").nth(1).map(|(_, text)| text);
        assert_eq!(Kept::from_json(&older.unwrap()).unwrap().save.at, 1, "the copy before is good");
    }
}
