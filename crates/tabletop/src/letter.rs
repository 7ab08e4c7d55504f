//! A game in a letter: two people play by sending each other one link after every move.
//!
//! A letter holds the whole game, so that whoever opens it needs nothing else: set-up, seed, who plays
//! and what may be taken back, and the moves. It does not say who sits at which screen: that is for each
//! device to know, and whoever opens a letter is asked.
//!
//! It is shorter than a [`RecordLink`](crate::RecordLink): only what is not assumed of the set-up, and of
//! a move only as many bits as there were choices, with four to check it. The check goes on from
//! move to move, through all that could have been chosen, so that a false move is refused where it stands;
//! and a seal over everything, the position at the end included, catches what no move shows.

mod bits;

use std::collections::BTreeMap;

use crate::{
    BySeat, Control, Digest, Form, Level, LinkError, LoadError, Player, Seat, Seed, Table,
    UndoPolicy,
};
use bits::{BitReader, Bits};

/// The newest layout this build writes and reads.
const FORMAT: u64 = 1;

/// The bits of a check.
const CHECK: u32 = 4;

/// The bits of a seed.
const SEED: u32 = 60;

/// A game as it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The seed.
    pub seed: Seed,
    /// The set-up, without the answers that are assumed.
    pub form: Form,
    /// Who plays; every person is [`Control::Far`], for a letter knows no screen.
    pub players: BySeat<Player>,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Was the game rewound past what fair undo allows?
    pub practice: bool,
    /// How many moves it holds.
    pub count: usize,
    moves: Bits,
    seal: Digest,
}

impl Letter {
    /// The letter of a table as it stands. `dealt` is the same game at its deal, and `form` its set-up
    /// without the answers that are assumed. `None` for a game that did not begin with its deal.
    pub fn of(table: &dyn Table, dealt: &mut dyn Table, form: Form) -> Option<Self> {
        let record = table.record();
        let (mut moves, mut course) = (Bits::default(), Course::new());
        for text in &record.choices {
            let legal = dealt.choices();
            let place = legal.iter().position(|choice| choice == text)?;
            let check = course.go_on(&legal, place);
            if legal.len() > 1 {
                moves.put(place as u64, width(legal.len()));
                moves.put(check, CHECK);
            }
            dealt.choose(place).ok()?;
        }
        let players = table.players().map(|_, player| Player {
            name: player.name.clone(),
            control: if player.is_person() { Control::Far } else { player.control },
        });
        let mut letter = Self {
            game: record.game,
            rules: record.rules,
            seed: record.seed,
            form,
            players,
            undo: table.undo_policy(),
            practice: table.is_practice(),
            count: record.choices.len(),
            moves,
            seal: record.digest,
        };
        letter.seal = letter.seal_for(record.digest);
        (record.position.is_none() && dealt.digest() == record.digest).then_some(letter)
    }

    /// Plays the letter on a table that was dealt like its game. `rules` is the version it is played by.
    pub fn play(&self, table: &mut dyn Table, rules: u32) -> Result<(), LinkError> {
        let (mut from, mut course) = (BitReader(&self.moves.0), Course::new());
        for at in 1..=self.count {
            let legal = table.choices();
            let astray = |reason: &str| self.astray(at, reason, rules);
            let mut place = 0;
            if legal.len() > 1 {
                place = from
                    .get(width(legal.len()))
                    .and_then(|place| usize::try_from(place).ok())
                    .filter(|place| *place < legal.len())
                    .ok_or_else(|| astray("there is no such choice at that point."))?;
            }
            let check = course.go_on(&legal, place);
            if legal.len() > 1 && from.get(CHECK) != Some(check) {
                return Err(astray("it is not the move that was sent."));
            }
            table.choose(place).map_err(|refused| astray(&refused.to_string()))?;
        }
        if from.0.is_empty() && self.seal == self.seal_for(table.digest()) {
            return Ok(());
        }
        let at = self.count;
        Err(if self.rules == rules {
            LoadError::Differs { at }.into()
        } else {
            self.astray(at, "", rules)
        })
    }

    /// A move does not fit: because the rules are others here, or because the letter is false.
    fn astray(&self, at: usize, reason: &str, rules: u32) -> LinkError {
        let error = if self.rules == rules {
            LoadError::Illegal { at, reason: reason.to_owned() }
        } else {
            LoadError::RulesChanged { at, recorded: self.rules, current: rules }
        };
        error.into()
    }

    /// The letter as a fragment: `turn/…`.
    pub fn encode(&self) -> String {
        let mut out = self.body();
        out.put(self.seal.0, u64::BITS);
        format!("turn/{}", out.symbols())
    }

    /// Everything but the seal.
    fn body(&self) -> Bits {
        let mut out = Bits::default();
        out.put(FORMAT, 6);
        out.text(&self.game);
        out.number(self.rules.into());
        out.put(self.seed.value(), SEED);
        out.put(self.form.seats.into(), 3);
        out.number(self.form.answers.len() as u64);
        for (key, answer) in &self.form.answers {
            out.text(key);
            out.text(answer);
        }
        out.put(UndoPolicy::ALL.iter().take_while(|known| **known != self.undo).count() as u64, 2);
        out.put(self.practice.into(), 1);
        for player in self.players.values() {
            out.put(control_number(player.control), 3);
            out.text(&player.name);
        }
        out.number(self.count as u64);
        out.number(self.moves.0.len() as u64);
        out.0.extend_from_slice(&self.moves.0);
        out
    }

    /// The seal of a letter whose game stands like this in the end.
    fn seal_for(&self, end: Digest) -> Digest {
        Digest::of_bytes(self.body().symbols().as_bytes()).with(&end.0.to_le_bytes())
    }

    /// Reads the part after `turn/`.
    pub fn decode(rest: &str) -> Result<Self, LinkError> {
        let rest = rest.trim();
        let bits = Bits::of_symbols(rest).ok_or(LinkError::Foreign)?;
        let mut from = BitReader(&bits.0);
        match from.get(6).ok_or(LinkError::Foreign)? {
            0 => return Err(LinkError::Foreign),
            format if format > FORMAT => return Err(LinkError::Newer),
            _ => {}
        }
        let letter = Self::read(&mut from).ok_or(LinkError::CutShort)?;
        // It has one spelling: whatever is left over, or written otherwise, is damage.
        let is_whole = letter.encode().strip_prefix("turn/") == Some(rest);
        if is_whole { Ok(letter) } else { Err(LinkError::CutShort) }
    }

    fn read(from: &mut BitReader<'_>) -> Option<Self> {
        let game = from.text()?;
        let rules = u32::try_from(from.number()?).ok()?;
        let seed = Seed::new(from.get(SEED)?);
        let seats = u8::try_from(from.get(3)?).ok()?;
        let mut answers = BTreeMap::new();
        for _ in 0..from.number()? {
            answers.insert(from.text()?, from.text()?);
        }
        let undo = *UndoPolicy::ALL.get(usize::try_from(from.get(2)?).ok()?)?;
        let practice = from.get(1)? == 1;
        let mut players = Vec::new();
        for _ in Seat::all(seats) {
            let control = control_of(from.get(3)?)?;
            players.push(Player { control, name: from.text()? });
        }
        let count = usize::try_from(from.number()?).ok()?;
        let length = usize::try_from(from.number()?).ok()?;
        let moves = Bits(from.take(length)?.to_vec());
        let seal = Digest(from.get(u64::BITS)?);
        let (form, players) = (Form { seats, answers }, players.into());
        Some(Self { game, rules, seed, form, players, undo, practice, count, moves, seal })
    }
}

/// Persons are nought; bots are numbered by their level.
fn control_number(control: Control) -> u64 {
    let level = |level| Level::ALL.iter().take_while(|known| **known != level).count() as u64;
    match control {
        Control::Human | Control::Far => 0,
        Control::Bot(own) => 1 + level(own),
    }
}

fn control_of(number: u64) -> Option<Control> {
    let Some(level) = number.checked_sub(1) else { return Some(Control::Far) };
    Level::ALL.get(usize::try_from(level).ok()?).copied().map(Control::Bot)
}

/// How many bits it takes to tell so many choices apart.
const fn width(count: usize) -> u32 {
    usize::BITS - (count - 1).leading_zeros()
}

/// What could be chosen and what was, as a running fingerprint.
struct Course(Digest);

impl Course {
    fn new() -> Self {
        Self(Digest::of_bytes(&[]))
    }

    /// Goes on with a move, and gives its check.
    fn go_on(&mut self, legal: &[String], place: usize) -> u64 {
        for choice in legal {
            self.0 = self.0.with(choice.as_bytes()).with(b"\n");
        }
        self.0 = self.0.with(&(place as u64).to_le_bytes());
        self.0.0 >> (u64::BITS - CHECK)
    }
}
