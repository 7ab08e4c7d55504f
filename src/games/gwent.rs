//! Gwent on the page.

mod art;
mod board;
mod card_text;
mod model;
mod puzzles;
mod say;
mod told;
mod words;

use ::gwent::{Gwent, Preset};
use heraldry::{Blazon, Charge, Field, Tincture};
use leptos::prelude::*;
use tabletop::{Game, Outcome, Session, Status, Table, Viewer};

use super::{GameUi, LogLine, ResultLine};
use crate::desk::Desk;
use crate::i18n::Lang;
use words::{fill, language};

/// Gwent.
pub struct GwentUi;

impl GameUi for GwentUi {
    fn id(&self) -> &'static str {
        Gwent::ID
    }

    fn name(&self, lang: Lang) -> &'static str {
        words::of(lang).name
    }

    fn tagline(&self, lang: Lang) -> &'static str {
        words::of(lang).tagline
    }

    fn blazon(&self) -> Blazon {
        Blazon::on(Field::PerPale(Tincture::Sable, Tincture::Azure))
            .bearing(Charge::CrossedSwords, Tincture::Argent)
    }

    fn option(&self, id: &str, lang: Lang) -> (&'static str, &'static str) {
        let options = &words::of(lang).options;
        match id {
            "deck" => options[0],
            "weather-on-zero" => options[1],
            "bran-rounds" => options[2],
            "horn-unit" => options[3],
            "after-tie" => options[4],
            _ => ("", ""),
        }
    }

    fn answer(&self, option: &str, answer: &str, lang: Lang) -> String {
        let words = words::of(lang);
        let said = match (option, answer) {
            ("weather-on-zero", "one") => words.zero[0],
            ("weather-on-zero", _) => words.zero[1],
            ("bran-rounds", "loss") => words.bran[0],
            ("bran-rounds", _) => words.bran[1],
            ("horn-unit", "all") => words.horn_unit[0],
            ("horn-unit", _) => words.horn_unit[1],
            ("after-tie", "other") => words.after_tie[0],
            ("after-tie", "same") => words.after_tie[1],
            ("after-tie", _) => words.after_tie[2],
            ("deck", slug) => return deck_name(slug, lang),
            _ => answer,
        };
        said.to_owned()
    }

    fn offered(&self, option: &str) -> Vec<&'static str> {
        match option {
            "deck" => Preset::ALL.iter().map(|preset| preset.slug).collect(),
            _ => Vec::new(),
        }
    }

    fn prompt(&self, table: &dyn Table, lang: Lang) -> String {
        match session(table).game().status() {
            Status::Awaiting { decision, .. } => say::prompt(decision, lang),
            Status::Over(_) => String::new(),
        }
    }

    fn choices(&self, table: &dyn Table, lang: Lang) -> Vec<String> {
        let game = session(table).game();
        let Status::Awaiting { seat, decision } = game.status() else { return Vec::new() };
        let leader = game.leader(seat);
        let legal = game.legal().into_iter();
        legal.map(|choice| say::choice(choice, decision, leader, lang)).collect()
    }

    fn log(&self, table: &dyn Table, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        let names = names(table);
        let mut lines = Vec::new();
        for step in session(table).line() {
            let seen = step.entries.iter().filter_map(|entry| entry.seen_by(viewer));
            lines.extend(seen.map(|event| LogLine {
                ply: step.ply,
                sentence: told::sentence(event, &names, lang),
            }));
        }
        lines
    }

    fn result(&self, table: &dyn Table, outcome: &Outcome, lang: Lang) -> Vec<ResultLine> {
        let words = &words::of(lang).board;
        let results = session(table).game().results();
        let rounds = results.iter().zip(1usize..).map(|(result, round)| ResultLine {
            label: fill(words.result_round, &[&round.to_string()]),
            values: (0u8..)
                .map(tabletop::Seat)
                .zip(result.totals)
                .map(|(seat, total)| {
                    let won = if result.winner == Some(seat) { " ✓" } else { "" };
                    format!("{total}{won}")
                })
                .collect(),
        });
        let tokens = outcome.scores.values().map(ToString::to_string).collect();
        let tokens = ResultLine { label: words.result_tokens.to_owned(), values: tokens };
        rounds.chain([tokens]).collect()
    }

    fn standing(&self, desk: Desk) -> Vec<Vec<String>> {
        let game = desk.position::<Gwent>();
        let seats = [tabletop::Seat(0), tabletop::Seat(1)];
        seats.map(|seat| vec![game.total(seat).to_string()]).to_vec()
    }

    fn board(&self, desk: Desk) -> AnyView {
        board::board(desk)
    }
}

/// A deck of the game by its name; a deck code as it is.
fn deck_name(slug: &str, lang: Lang) -> String {
    match Preset::from_slug(slug) {
        Some(preset) => {
            let faction = preset.deck().faction();
            let faction = words::of(lang).factions[faction.index()];
            format!("{faction}: {}", preset.name(language(lang)))
        }
        None => slug.to_owned(),
    }
}

fn session(table: &dyn Table) -> &Session<Gwent> {
    table.as_any().downcast_ref().expect("a table of Gwent")
}

fn names(table: &dyn Table) -> Vec<String> {
    table.players().values().map(|player| player.name.clone()).collect()
}
