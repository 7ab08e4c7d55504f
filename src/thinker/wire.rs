//! What page and worker say to each other, in plain values of JavaScript.
//!
//! A question is `[number, level, seed, digest, what the next is, the moves or the record, what is to be judged]`, all
//! but the number as texts; the last is empty when a bot is to move. Its answer is a row of numbers `[number, place of the choice, games, place,
//! visits, value, …]`, three for each choice that was looked into; the first alone when the game is
//! over, and `[number, "lost"]` when the table is not the one the question is about.

use bots::{Advice, Matter, Weighed};
use js_sys::Array;
use tabletop::{Digest, Level};
use wasm_bindgen::JsValue;

/// What a bot is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which bot.
    pub level: Level,
    /// The bot's own seed.
    pub seed: u64,
    /// The position it is about.
    pub digest: Digest,
    /// How to get there.
    pub news: News,
    /// An earlier decision that is to be judged, in place of the next move.
    pub matter: Option<Matter>,
}

/// How to get to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// From the deal: a record as JSON.
    Record(String),
    /// From where the last question left off: the moves since.
    Moves(Vec<String>),
}

/// What a bot answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// What it would do; nothing when the game is over.
    Advice(Option<Advice>),
    /// Its table is not the one that was asked about.
    Lost,
}

const RECORD: &str = "record";
const MOVES: &str = "moves";
const LOST: &str = "lost";

impl Question {
    /// The question with its number.
    pub fn write(&self, number: u32) -> Array {
        let (kind, news) = match &self.news {
            News::Record(json) => (RECORD, json.clone()),
            News::Moves(moves) => (MOVES, moves.join("\n")),
        };
        let texts = [
            self.level.slug().to_owned(),
            self.seed.to_string(),
            self.digest.0.to_string(),
            kind.to_owned(),
            news,
            self.matter.map(write_matter).unwrap_or_default(),
        ];
        let message = Array::of1(&number.into());
        for text in texts {
            message.push(&text.into());
        }
        message
    }

    /// Reads what [`Question::write`] wrote.
    pub fn read(message: &Array) -> Option<Self> {
        let text = |at| message.get(at).as_string();
        let news = text(5)?;
        Some(Self {
            level: Level::from_slug(&text(1)?)?,
            seed: text(2)?.parse().ok()?,
            digest: Digest(text(3)?.parse().ok()?),
            news: match text(4)?.as_str() {
                RECORD => News::Record(news),
                MOVES => News::Moves(news.lines().map(str::to_owned).collect()),
                _ => return None,
            },
            matter: read_matter(&text(6)?),
        })
    }
}

fn write_matter(matter: Matter) -> String {
    let Matter { ply, made, rival, budget } = matter;
    let rival = rival.map(|rival| rival.to_string()).unwrap_or_default();
    format!("{ply} {made} {budget} {rival}")
}

fn read_matter(text: &str) -> Option<Matter> {
    let mut numbers = text.split(' ');
    let mut next = || numbers.next()?.parse::<usize>().ok();
    let (ply, made, budget) = (next()?, next()?, next()?);
    Some(Matter { ply, made, rival: next(), budget: u32::try_from(budget).ok()? })
}

impl Reply {
    /// The answer to the question with that number.
    pub fn write(&self, number: &JsValue) -> Array {
        let message = Array::of1(number);
        match self {
            Self::Lost => {
                message.push(&LOST.into());
            }
            Self::Advice(None) => {}
            Self::Advice(Some(advice)) => {
                for number in numbers(advice) {
                    message.push(&number.into());
                }
            }
        }
        message
    }

    /// Reads what [`Reply::write`] wrote.
    pub fn read(message: &Array) -> Self {
        if message.get(1).as_string().as_deref() == Some(LOST) {
            return Self::Lost;
        }
        let numbers: Vec<u32> = message.iter().skip(1).filter_map(|n| whole(&n)).collect();
        Self::Advice(advice(&numbers))
    }
}

fn numbers(advice: &Advice) -> Vec<u32> {
    let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let mut numbers = vec![small(advice.index), advice.iterations];
    for one in &advice.considered {
        numbers.extend([small(one.index), one.visits, one.value.into()]);
    }
    numbers
}

fn advice(numbers: &[u32]) -> Option<Advice> {
    let [index, iterations, rest @ ..] = numbers else { return None };
    let weighed = |three: &[u32]| Weighed {
        index: three[0] as usize,
        visits: three[1],
        value: u16::try_from(three[2]).unwrap_or(u16::MAX),
    };
    let considered = rest.chunks_exact(3).map(weighed).collect();
    Some(Advice { index: *index as usize, iterations: *iterations, considered })
}

/// A number of ours that came back.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what this program counts and posts are small whole numbers"
)]
pub fn whole(value: &JsValue) -> Option<u32> {
    value.as_f64().map(|number| number as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_judged_travels_as_a_text() {
        for rival in [None, Some(0), Some(12)] {
            let matter = Matter { ply: 7, made: 3, rival, budget: 600 };
            assert_eq!(read_matter(&write_matter(matter)), Some(matter));
        }
        assert_eq!(read_matter(""), None);
        assert_eq!(read_matter("7 x 1 "), None);
    }

    #[test]
    fn advice_travels_as_numbers() {
        let weighed = |index, visits, value| Weighed { index, visits, value };
        let considered = vec![weighed(0, 12, 501), weighed(4, 88, 1000)];
        let advised = Advice { index: 4, iterations: 100, considered };
        assert_eq!(advice(&numbers(&advised)), Some(advised));
        assert_eq!(advice(&[]), None);
    }
}
