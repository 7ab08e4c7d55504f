//! Games in links: a seed link deals the same game to a friend, a record link shows him one.
//!
//! Both are fragments (`new/cairns?seed=…`, `watch/…`), so that nothing of them ever leaves the
//! browser; the page puts its address and `#/` before them.

pub(crate) mod base64;
mod bytes;
mod percent;

use thiserror::Error;

use crate::record::DEALT_FORMAT;
use crate::scribe;
use crate::{Digest, FORMAT, Form, Game, LoadError, Record, Seed, SeedError, Session};
use bytes::{Reader, Writer};

/// A set-up and a seed, as far as they are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedLink {
    /// The slug of the game.
    pub game: String,
    /// The seed; without one, a fresh one is drawn.
    pub seed: Option<Seed>,
    /// The set-up form.
    pub form: Form,
}

/// A whole game in a link. Written as the place of each choice in the list of legal ones with one
/// check byte for each move, so that a false or damaged link is refused at the move where it fails.
/// A seal over everything, the position at the end included, catches what no move shows; and a
/// link has only one spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLink {
    /// The slug of the game.
    pub game: String,
    rules: u32,
    seed: Seed,
    setup: String,
    /// Where it began, if not at the deal.
    position: Option<String>,
    moves: Vec<(u32, u8)>,
    seal: Digest,
}

/// A link that leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// Not one of ours.
    #[error("This link is not one Szlak can read.")]
    Foreign,
    /// The end is missing, as happens when a link is copied by hand or broken over two lines.
    #[error("This link is incomplete; its end seems to have been cut off.")]
    CutShort,
    /// The seed in it is mistyped.
    #[error("{0}")]
    Seed(#[from] SeedError),
    /// Longer than any link a game needs.
    #[error("This link is too long: no game of Szlak needs one like it.")]
    TooLong,
    /// Made by a later version.
    #[error("This link was made by a newer version of Szlak.")]
    Newer,
    /// The game in it cannot be played.
    #[error("{0}")]
    Load(#[from] LoadError),
}

impl SeedLink {
    /// The link as a fragment: `new/cairns?seats=3&seed=…&stones=12`.
    pub fn encode(&self) -> String {
        let mut link = format!("new/{}?seats={}", percent::encode(&self.game), self.form.seats);
        if let Some(seed) = self.seed {
            link.push_str(&format!("&seed={seed}"));
        }
        for (key, answer) in &self.form.answers {
            link.push_str(&format!("&{}={}", percent::encode(key), percent::encode(answer)));
        }
        link
    }

    /// Reads the part after `new/`.
    pub fn decode(rest: &str) -> Result<Self, LinkError> {
        let (game, query) = rest.split_once('?').unwrap_or((rest, ""));
        let game = percent::decode(game).filter(|game| !game.is_empty());
        let game = game.ok_or(LinkError::Foreign)?;
        let mut link = Self { game, seed: None, form: Form::of(0, []) };
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, answer) = pair.split_once('=').ok_or(LinkError::CutShort)?;
            let key = percent::decode(key).ok_or(LinkError::Foreign)?;
            let answer = percent::decode(answer).ok_or(LinkError::Foreign)?;
            match key.as_str() {
                "seed" => link.seed = Some(answer.parse()?),
                "seats" => link.form.seats = answer.parse().map_err(|_| LinkError::Foreign)?,
                _ => {
                    link.form.answers.insert(key, answer);
                }
            }
        }
        Ok(link)
    }
}

impl RecordLink {
    /// The link of a session up to where it stands.
    pub fn of<G: Game>(session: &Session<G>) -> Self {
        let record = session.record();
        let mut position = session.position(crate::NodeId::ROOT);
        let mut moves = Vec::with_capacity(record.choices.len());
        for (_, choice) in session.line().iter().take(session.ply() + 1).filter_map(|s| s.made) {
            let place = position.legal().iter().position(|legal| legal == choice);
            let place = place.expect("a move that was made was legal");
            position.play(choice, &mut crate::Log::muted());
            let place = u32::try_from(place).expect("a short list");
            moves.push((place, Digest::of(&position).check_byte()));
        }
        let mut link = Self {
            game: record.game,
            rules: record.rules,
            seed: record.seed,
            setup: scribe::json(&record.setup),
            position: record.position.as_ref().map(scribe::json),
            moves,
            seal: record.digest,
        };
        link.seal = link.seal_for(record.digest);
        link
    }

    /// Plays the link and returns the record it stands for.
    ///
    /// The seal speaks for the end and for every check byte at once, and reckoning a fingerprint
    /// costs many times what playing a move does. So only a link whose seal is broken is gone
    /// through fingerprint by fingerprint, to say at which move.
    pub fn verify<G: Game>(&self) -> Result<Record, LinkError> {
        let mut record = self.begin()?;
        if let Ok(end) = self.play::<G>(&mut record, false)
            && self.seal == self.seal_for(end)
        {
            record.digest = end;
            return Ok(record);
        }
        record.choices.clear();
        self.play::<G>(&mut record, true)?;
        Err(record.differs::<G>().into())
    }

    /// The record without its choices.
    fn begin(&self) -> Result<Record, LinkError> {
        let position = self.position.as_deref().map(serde_json::from_str).transpose();
        Ok(Record {
            format: self.format(),
            game: self.game.clone(),
            rules: self.rules,
            setup: serde_json::from_str(&self.setup).map_err(LoadError::corrupt)?,
            seed: self.seed,
            position: position.map_err(LoadError::corrupt)?,
            choices: Vec::with_capacity(self.moves.len()),
            digest: self.seal,
        })
    }

    /// Plays the moves into the record, and perhaps looks at each whether it leads where it should.
    fn play<G: Game>(&self, record: &mut Record, each: bool) -> Result<Digest, LinkError> {
        let mut game: G = record.begin(&mut crate::Log::muted())?;
        let mut legal = Vec::new();
        for (index, (place, check)) in self.moves.iter().enumerate() {
            legal.clear();
            game.list_legal(&mut legal);
            let choice = legal.get(*place as usize).ok_or_else(|| {
                record.astray::<G>(index + 1, "there is no such choice at that point.".to_owned())
            })?;
            record.choices.push(choice.to_string());
            game.play(choice, &mut crate::Log::muted());
            if each && Digest::of(&game).check_byte() != *check {
                let reason = "the position it leads to is not the one in the link.".to_owned();
                return Err(record.astray::<G>(index + 1, reason).into());
            }
        }
        Ok(Digest::of(&game))
    }

    /// The link as a fragment: `watch/…`.
    pub fn encode(&self) -> String {
        let mut out = self.body();
        out.fixed(self.seal.0);
        format!("watch/{}", base64::encode(&out.0))
    }

    /// Only a game that did not begin with a deal needs the newer layout.
    const fn format(&self) -> u32 {
        if self.position.is_none() { DEALT_FORMAT } else { FORMAT }
    }

    /// Everything but the seal.
    fn body(&self) -> Writer {
        let mut out = Writer::default();
        out.number(u64::from(self.format()));
        out.text(&self.game);
        out.number(u64::from(self.rules));
        out.number(self.seed.value());
        out.text(&self.setup);
        if let Some(position) = &self.position {
            out.text(position);
        }
        out.number(self.moves.len() as u64);
        for (place, check) in &self.moves {
            out.number(u64::from(*place));
            out.byte(*check);
        }
        out
    }

    /// The seal of a link whose game ends like this.
    fn seal_for(&self, end: Digest) -> Digest {
        let mut out = self.body();
        out.fixed(end.0);
        Digest::of_bytes(&out.0)
    }

    /// Reads the part after `watch/`.
    pub fn decode(rest: &str) -> Result<Self, LinkError> {
        let rest = rest.trim();
        let bytes = base64::decode(rest).ok_or(LinkError::Foreign)?;
        let mut from = Reader(&bytes);
        let format = match from.number().ok_or(LinkError::Foreign)? {
            0 => return Err(LinkError::Foreign),
            format if format > u64::from(FORMAT) => return Err(LinkError::Newer),
            format => format,
        };
        let dealt = format == u64::from(DEALT_FORMAT);
        let link = Self::read(&mut from, dealt).ok_or(LinkError::CutShort)?;
        if base64::encode(&bytes) == rest { Ok(link) } else { Err(LinkError::CutShort) }
    }

    fn read(from: &mut Reader<'_>, dealt: bool) -> Option<Self> {
        let game = from.text()?;
        let rules = u32::try_from(from.number()?).ok()?;
        let number = from.number()?;
        let seed = Some(Seed::new(number)).filter(|seed| seed.value() == number)?;
        let setup = from.text()?;
        let position = if dealt { None } else { Some(from.text()?) };
        let count = usize::try_from(from.number()?).ok()?;
        // A damaged count must not make us reserve the earth: each move takes two bytes at least.
        let mut moves = Vec::with_capacity(count.min(from.0.len() / 2));
        for _ in 0..count {
            moves.push((u32::try_from(from.number()?).ok()?, from.byte()?));
        }
        let seal = Digest(from.fixed()?);
        from.0.is_empty().then_some(Self { game, rules, seed, setup, position, moves, seal })
    }
}
