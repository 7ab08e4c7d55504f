//! Keeping golden games: what `cargo xtask golden` does.
//!
//! A record that still plays out the same stays as it is, byte for byte. One whose choices can
//! still be made, but lead elsewhere, keeps them and gets the digest of where they lead now. Only
//! one that cannot be played to its end any more is played on anew, from the first choice that is
//! refused; what it shows may be lost, and the check then says so.

use std::fmt;

use tabletop::{Digest, Game, LinkError, Log, Record, Rng, SeedLink, Session, SetupForm};

use super::proof::Proof;
use super::{Covered, files};

/// What became of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It plays out the same and was not touched.
    Untouched,
    /// The same choices lead elsewhere.
    SameChoices,
    /// So many choices could still be made; others follow.
    PlayedOn(usize),
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untouched => write!(f, "plays out the same"),
            Self::SameChoices => write!(f, "RECORDED ANEW: the same choices lead elsewhere"),
            Self::PlayedOn(kept) => {
                write!(f, "RECORDED ANEW: {kept} choices kept, the next one is refused now")
            }
        }
    }
}

/// Brings the golden games of a subject up to date and says what became of each.
pub fn bring_up_to_date<S: Covered>() -> Vec<(String, Kept)> {
    let game = S::Game::ID;
    let mut report = Vec::new();
    for name in files::names(game) {
        let (record, kept) = mend::<S>(&name, files::read_record(game, &name));
        if kept != Kept::Untouched {
            files::write_record(game, &name, &record);
        }
        files::write_proof(game, &name, &Proof::of::<S::Game>(&record));
        report.push((name, kept));
    }
    files::write_embedded();
    report
}

/// The record as it must be now.
///
/// # Panics
/// If its game cannot even begin.
pub fn mend<S: Covered>(name: &str, record: Record) -> (Record, Kept) {
    if record.replay::<S::Game>().is_ok() {
        return (record, Kept::Untouched);
    }
    let mut game: S::Game = record.begin(&mut Log::muted()).unwrap_or_else(|error| {
        panic!("golden game {name} cannot begin any more; remove it and add another: {error}")
    });
    let can_be_made = |text: &&String| {
        text.parse().is_ok_and(|choice| game.apply(&choice, &mut Log::muted()).is_ok())
    };
    let made = record.choices.iter().take_while(can_be_made).count();
    let all = made == record.choices.len();
    let mut record = Record { rules: S::Game::RULES, ..record };
    if !all {
        record.choices.truncate(made);
        play_on::<S>(&mut game, &mut record);
    }
    record.digest = Digest::of(&game);
    (record, if all { Kept::SameChoices } else { Kept::PlayedOn(made) })
}

/// To the end, by the subject's habits, drawn from the seed.
fn play_on<S: Covered>(game: &mut S::Game, record: &mut Record) {
    let mut rng = Rng::from_u64(record.seed.value());
    loop {
        let legal = game.legal();
        if legal.is_empty() {
            return;
        }
        let choice = &legal[S::habit(game, &legal, &mut rng)];
        record.choices.push(choice.to_string());
        game.play(choice, &mut Log::muted());
    }
}

/// A game played by the subject's habits, from the seed of a link and its set-up.
pub fn played<S: Covered>(setup: <S::Game as Game>::Setup, seed: tabletop::Seed) -> Record {
    let session = Session::<S::Game>::new(setup, seed)
        .unwrap_or_else(|error| panic!("the set-up is refused: {error}"));
    let (mut game, mut record) = (session.game().clone(), session.record());
    play_on::<S>(&mut game, &mut record);
    record.digest = Digest::of(&game);
    record
}

/// Plays the game a seed link deals and keeps it under a new name.
pub fn add<S: Covered>(name: &str, link: &SeedLink) -> Result<usize, String> {
    let game = S::Game::ID;
    let is_slug = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || !name.chars().all(is_slug) {
        return Err(format!("“{name}” should be of small letters, digits and hyphens."));
    }
    if files::names(game).contains(name) {
        return Err(format!("There is a golden game {game}/{name} already; it is kept."));
    }
    let seed = link.seed.ok_or("The link should name a seed.")?;
    let setup = SetupForm::read(&link.form).map_err(|error| error.to_string())?;
    let record = played::<S>(setup, seed);
    files::write_record(game, name, &record);
    files::write_proof(game, name, &Proof::of::<S::Game>(&record));
    files::write_embedded();
    Ok(record.choices.len())
}

/// Reads a seed link with or without what a browser puts before it.
pub fn read_link(text: &str) -> Result<SeedLink, LinkError> {
    let rest = text.rsplit_once("new/").map_or(text, |(_, rest)| rest);
    SeedLink::decode(rest)
}
