//! The sample game on the page: never offered to players, played by the browser tests.

mod board;
mod words;

use std::any::Any;

use crate::prelude::*;
use ::cairns::{Cairns, Choice, Decision, Event};
use heraldry::{Blazon, Charge, Field, Tincture};
use tabletop::{Game, Outcome, Session, Status, Table, Viewer};

use super::{GameUi, LaidOut, ResultLine, Tell};
use crate::desk::Desk;
use crate::i18n::Lang;
use crate::scene::{Asked, Look, Sight};
pub use words::CairnsWords as Words;
use words::CairnsWords;

/// Cairns.
pub struct CairnsUi;

impl GameUi for CairnsUi {
    fn id(&self) -> &'static str {
        Cairns::ID
    }

    fn name(&self, lang: Lang) -> &'static str {
        words::of(lang).name
    }

    fn tagline(&self, lang: Lang) -> &'static str {
        words::of(lang).tagline
    }

    fn blazon(&self) -> Blazon {
        Blazon::on(Field::Plain(Tincture::Azure)).bearing(Charge::Mountain, Tincture::Argent)
    }

    fn option(&self, id: &str, lang: Lang) -> (&'static str, &'static str) {
        let words = words::of(lang);
        match id {
            "cairns" => (words.option_cairns, ""),
            "stones" => (words.option_stones, ""),
            "growth" => (words.option_growth, ""),
            "limit" => (words.option_limit, words.option_limit_hint),
            "tokens" => (words.option_tokens, words.option_tokens_hint),
            _ => ("", ""),
        }
    }

    fn answer(&self, _option: &str, answer: &str, _lang: Lang) -> String {
        answer.to_owned()
    }

    fn see(&self, table: &dyn Table, look: Look) -> Box<dyn Any> {
        Sight::at(session(table), look)
    }

    fn ask(&self, _: &dyn Table, sight: &dyn Any, lang: Lang) -> Asked {
        let (words, sight) = (words::of(lang), Sight::<Cairns>::in_any(sight));
        let prompt = match sight.status {
            Status::Awaiting { decision: Decision::Peek, .. } => words.ask_peek,
            Status::Awaiting { decision: Decision::Take, .. } => words.ask_take,
            Status::Over(_) => "",
        };
        let choices = sight.legal.iter().map(|choice| choice_in_words(*choice, words));
        Asked { prompt: prompt.to_owned(), choices: choices.collect() }
    }

    fn teller(&self, _: &dyn Table, lang: Lang) -> Box<dyn Tell> {
        Box::new(Teller(words::of(lang)))
    }

    fn result(&self, table: &dyn Table, outcome: &Outcome, lang: Lang) -> Vec<ResultLine> {
        let words = words::of(lang);
        let view = session(table).game().view(Viewer::Referee);
        let tokens = view.players.values().map(|player| {
            let sum: u32 = player.tokens.iter().map(|token| u32::from(*token)).sum();
            (2 * sum).to_string()
        });
        let tokens: Vec<String> = tokens.collect();
        let last = outcome.scores.values().zip(&tokens).map(|(score, tokens)| {
            (i64::from(*score) - tokens.parse::<i64>().unwrap_or_default()).to_string()
        });
        vec![
            ResultLine { label: words.line_last.to_owned(), values: last.collect() },
            ResultLine { label: words.line_tokens.to_owned(), values: tokens },
        ]
    }

    fn standing(&self, sight: &dyn Any) -> Vec<Vec<String>> {
        let tokens = |tokens: &Vec<u8>| tokens.iter().map(ToString::to_string).collect();
        Sight::<Cairns>::in_any(sight)
            .view
            .players
            .values()
            .map(|player| tokens(&player.tokens))
            .collect()
    }

    fn lay_out(&self, desk: Desk) -> LaidOut {
        LaidOut::board(view! { <board::Board desk/> }.into_any())
    }
}

/// Tells what happened at the cairns.
struct Teller(&'static CairnsWords);

impl Tell for Teller {
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        for step in session(table).line_from(from) {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                say(step.ply, event_in_words(*event, table, self.0));
            }
        }
    }
}

fn event_in_words(event: Event, table: &dyn Table, words: &CairnsWords) -> String {
    let name = |seat| table.players()[seat].name.as_str();
    match event {
        Event::Built { cairns } => words.built(cairns.into()),
        Event::Peeked { seat, cairn, token: Some(token) } => {
            words.peeked_token(name(seat), &cairn.to_string(), token)
        }
        Event::Peeked { seat, cairn, token: None } => words.peeked(name(seat), &cairn.to_string()),
        Event::Took { seat, cairn, stones, left } => {
            words.took(name(seat), &cairn.to_string(), stones.into(), left.into())
        }
        Event::TurnedUp { seat, cairn, token } => {
            words.turned_up(name(seat), &cairn.to_string(), token)
        }
        Event::Ended { last } => words.ended(name(last)),
    }
}

fn session(table: &dyn Table) -> &Session<Cairns> {
    table.as_any().downcast_ref().expect("a table of Cairns")
}

fn choice_in_words(choice: Choice, words: &CairnsWords) -> String {
    match choice {
        Choice::Peek(cairn) => words.choose_peek(&cairn.to_string()),
        Choice::Take(cairn, stones) => words.choose_take(&cairn.to_string(), stones.into()),
    }
}
