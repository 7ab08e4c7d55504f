//! Learning a game: a guided first game and puzzles. What every game shares is here and in the pages
//! and widgets that show it; what is taught and asked is the game's.

pub mod guide;

use heraldry::Blazon;
use tabletop::{BySeat, Form, Level, Player, Seat, Seed, Table, UndoPolicy};

use crate::games::GameUi;
use crate::i18n::pack::{List, Text};
use crate::i18n::{Lang, words};
use crate::storage::saves::{self, Kept};
use crate::toast::{self, Tone};
use crate::{app, prefs};

/// Who is taught, and who solves puzzles.
pub const PUPIL: Seat = Seat(0);

/// Pages of what is told, by their keys in the lesson; each with what to look at.
pub type Pages = &'static [(&'static str, &'static str)];

/// A guided first game: an ordinary game with a fixed deal, and a guide beside it.
pub trait Lesson: Sync {
    /// What is dealt.
    fn deal(&self) -> (Form, Seed);
    /// What the page of the lesson says of it: in a sentence, and how to take it.
    fn about(&self, lang: Lang) -> &'static [Text; 2];
    /// What the guide says now.
    fn say(&self, table: &dyn Table) -> Said;
    /// Why what the guide proposes is worth trying, where that is not told already.
    fn reasons(&self, _table: &dyn Table, _tip: Tip, _lang: Lang) -> Vec<String> {
        Vec::new()
    }
}

/// What a guide says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Watch what the others do.
    Watch,
    /// Something is explained and proposed.
    Tip(Tip),
    /// Nothing more: the lesson is over, the game goes on.
    Nothing,
}

/// What a guide explains at a decision of the pupil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    /// What is explained.
    pub pages: Pages,
    /// What is worth trying: its place in the list of legal choices.
    pub advice: Option<usize>,
    /// Did the pupil do something else than was proposed last?
    pub strayed: bool,
}

/// The puzzles of a game, in their order.
pub struct PuzzleSet {
    /// Their stable names.
    pub slugs: &'static [&'static str],
    /// What the page of the puzzles says of them; and each in words, in the parts of
    /// [`PUZZLE_PARTS`].
    pub texts: fn(Lang) -> (Text, List),
    /// The arms of one of them.
    pub blazon: fn(usize) -> Blazon,
    /// The choices that solve it.
    pub solution: fn(usize) -> &'static [&'static str],
}

/// What is said of a puzzle.
pub const PUZZLE_PARTS: [&str; 3] = ["title", "task", "after"];

/// A puzzle in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleWords {
    pub title: &'static str,
    pub task: &'static str,
    /// What is said when it is solved; may be nothing.
    pub after: &'static str,
}

impl PuzzleSet {
    /// One of them in words.
    pub fn words(&self, at: usize, lang: Lang) -> PuzzleWords {
        let (_, texts) = (self.texts)(lang);
        let [title, task, after] = [0, 1, 2].map(|part| texts[PUZZLE_PARTS.len() * at + part]);
        PuzzleWords { title, task, after }
    }

    /// What the page of the puzzles says of them.
    pub fn lead(&self, lang: Lang) -> Text {
        (self.texts)(lang).0
    }
}

/// The lesson of a game, if this table is it.
pub fn lesson_at(game: &dyn GameUi, table: &dyn Table) -> Option<&'static dyn Lesson> {
    let lesson = game.lesson()?;
    let (form, seed) = lesson.deal();
    let mut others = table.players().iter().filter(|(seat, _)| *seat != PUPIL);
    let is_it = table.seed() == seed
        && table.form() == form
        && table.players()[PUPIL].is_human()
        && others.all(|(_, player)| !player.is_person());
    is_it.then_some(lesson)
}

/// The puzzles of a game and the place of the one on this table, if it is one.
pub fn puzzle_at(game: &dyn GameUi, table: &dyn Table) -> Option<(&'static PuzzleSet, usize)> {
    let puzzles = game.puzzles()?;
    let form = table.form();
    let slug = form.puzzle()?;
    Some((puzzles, puzzles.slugs.iter().position(|known| *known == slug)?))
}

/// A table for the player, and for a bot of this level where there is a second seat.
pub fn dealt(game: &dyn GameUi, form: &Form, seed: Seed, level: Level) -> Box<dyn Table> {
    let entry = bots::find(game.id()).expect("a game that is shown is catalogued");
    let mut table = (entry.open)(form, seed).expect("lessons and puzzles can be dealt");
    let names = words().player_names;
    let mut players = vec![Player::human(names[0]), Player::bot(names[1], level)];
    players.truncate(table.players().seats().into());
    (entry.seat)(table.as_mut(), BySeat::from(players), UndoPolicy::Free);
    table
}

/// Keeps a table that was just dealt, so that its page can be gone to.
pub fn keep(key: &str, table: Box<dyn Table>, title: &str) {
    if let Err(error) = saves::write(key, &Kept::of(table.as_ref(), Some(title.to_owned()))) {
        toast::ask(Tone::Bad, words().storage_failed(error), Vec::new());
    }
    app::seat_table(key, table);
}

/// Ways into the game besides a new one: to its lesson and its puzzles.
pub fn doors(game: &dyn GameUi) -> Vec<(String, &'static str)> {
    let says = prefs::lang().learning();
    let lesson = game.lesson().map(|_| (format!("#/learn/{}", game.id()), says.title));
    let puzzles = game.puzzles().map(|_| (format!("#/puzzles/{}", game.id()), says.puzzles));
    lesson.into_iter().chain(puzzles).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::GAMES;

    /// The save of an attempt is found by the name of its puzzle alone.
    #[test]
    fn no_two_puzzles_have_the_same_name() {
        let sets = GAMES.iter().filter_map(|game| game.puzzles());
        let mut slugs: Vec<&str> = sets.flat_map(|puzzles| puzzles.slugs.iter().copied()).collect();
        let count = slugs.len();
        slugs.sort_unstable();
        slugs.dedup();
        assert_eq!(slugs.len(), count);
    }

    #[test]
    fn only_the_lesson_is_the_lesson() {
        for game in GAMES.iter().filter(|game| game.lesson().is_some()) {
            let (form, seed) = game.lesson().unwrap().deal();
            let deal = |seed| dealt(*game, &form, seed, Level::Apprentice);
            assert!(lesson_at(*game, deal(seed).as_ref()).is_some(), "{}", game.id());
            assert!(lesson_at(*game, deal(Seed::new(999)).as_ref()).is_none(), "another deal");
            let mut people = deal(seed);
            if people.players().seats() > 1 {
                people.set_player(Seat(1), Player::human("Two"));
                assert!(lesson_at(*game, people.as_ref()).is_none(), "two people need no guide");
            }
        }
    }

    #[test]
    fn every_puzzle_has_its_own_title_and_task_in_every_language() {
        for puzzles in GAMES.iter().filter_map(|game| game.puzzles()) {
            let count = puzzles.slugs.len();
            for lang in Lang::ALL {
                let all: Vec<PuzzleWords> = (0..count).map(|at| puzzles.words(at, lang)).collect();
                let titles: BTreeSet<&str> = all.iter().map(|words| words.title).collect();
                let tasks: BTreeSet<&str> = all.iter().map(|words| words.task).collect();
                assert_eq!((titles.len(), tasks.len()), (count, count));
                assert!(all.iter().all(|words| !words.title.is_empty() && words.task.len() > 30));
            }
        }
    }
}
