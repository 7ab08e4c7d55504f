//! Gwent on the page.

mod annals;
mod art;
mod banner;
mod board;
mod card_text;
mod decks;
#[cfg(all(test, feature = "old-world"))]
pub mod dump;
mod guide;
mod model;
mod names;
mod passing;
#[cfg(test)]
mod poster;
mod puzzles;
mod reasons;
mod refusal;
mod say;
mod scene;
mod told;
mod words;

use std::any::Any;

use crate::prelude::*;
use ::gwent::{Deck, Faction, Gwent, Kind, Preset};
use bots::Advice;
use heraldry::{Blazon, Charge, Field, Tincture};
use tabletop::{Form, Game, Log, Outcome, Player, Seat, Session, SetupError, Status, Table};

use super::{GameUi, LaidOut, Measure, ResultLine, SetupLook, Tell};
use crate::daily::Dice;
use crate::desk::Desk;
use crate::heraldry::draw;
use crate::i18n::Lang;
use crate::learning::{Lesson, PuzzleSet};
use crate::pages::setup::Draft;
use crate::route::Route;
use crate::scene::{Asked, Look, Sight};
use crate::storage::decks as kept;
use crate::table::curve::Moment;
use names::Called;
pub use words::Tables;
use words::fill;

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

    fn offered(&self, option: &str) -> Vec<String> {
        if option != "deck" {
            return Vec::new();
        }
        let presets = Preset::ALL.iter().map(|preset| preset.slug.to_owned());
        let own = kept::list().into_iter().map(|(_, deck)| deck.code);
        let legal = |code: &String| Deck::read(code).is_ok_and(|deck| deck.check().is_ok());
        own.filter(legal).chain(presets).collect()
    }

    fn setup_look(&self) -> SetupLook {
        SetupLook::Duel
    }

    fn seat_option(&self) -> Option<&'static str> {
        Some(banner::DECK)
    }

    fn banner(&self, draft: Draft, seat: Seat) -> Option<AnyView> {
        Some(banner::banner(draft, seat))
    }

    fn line_up(&self, form: &Form, players: &[Player], lang: Lang) -> String {
        let faction = banner::deck_of(form, Seat(0)).faction().name(lang);
        format!("{faction} {}", lang.home().against(&players[..players.len().min(2)]))
    }

    fn state(&self, table: &dyn Table, lang: Lang) -> String {
        let game = session(table).game();
        let [ours, theirs] = game.standing().totals;
        format!("{} · {ours} : {theirs}", lang.home().round.of(game.round().into()))
    }

    fn arms(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        let faction = session(table).game().faction(seat);
        Some(draw::blazon(&art::faction(faction), "s"))
    }

    fn workshop(&self, option: &str, lang: Lang) -> Option<(&'static str, &'static str)> {
        (option == "deck").then(|| ("#/decks", words::deck::of(lang).build))
    }

    fn refusal(&self, error: &SetupError, form: &Form, lang: Lang) -> Option<String> {
        let code = form.answers.get(error.option.as_ref()?)?;
        let fault = match Deck::read(code) {
            Ok(deck) => deck.faults().into_iter().next()?,
            Err(fault) => fault,
        };
        Some(decks::fault(&fault, lang))
    }

    fn doors(&self, lang: Lang) -> Vec<(&'static str, &'static str)> {
        vec![("#/decks", words::deck::of(lang).title)]
    }

    fn lesson(&self) -> Option<&'static dyn Lesson> {
        Some(&guide::FirstMatch)
    }

    fn puzzles(&self) -> Option<&'static PuzzleSet> {
        Some(&puzzles::PUZZLES)
    }

    fn page(&self, route: &Route) -> Option<AnyView> {
        match route {
            Route::Decks(which) => Some(decks::page(which.as_deref())),
            Route::Deck(code) => Some(decks::shared(code)),
            _ => None,
        }
    }

    fn see(&self, table: &dyn Table, look: Look) -> Box<dyn Any> {
        Sight::at(session(table), look)
    }

    fn ask(&self, _: &dyn Table, sight: &dyn Any, lang: Lang) -> Asked {
        let sight = Sight::<Gwent>::in_any(sight);
        let Status::Awaiting { seat, decision } = sight.status else { return Asked::default() };
        let leader = sight.view.side(seat).leader;
        let choices = sight.legal.iter();
        Asked {
            prompt: say::prompt(decision, lang),
            choices: choices.map(|choice| say::choice(*choice, decision, leader, lang)).collect(),
        }
    }

    fn reasons(&self, table: &dyn Table, advice: &Advice, lang: Lang) -> Vec<String> {
        reasons::reasons(session(table).game(), advice, lang)
    }

    fn teller(&self, table: &dyn Table, lang: Lang) -> Box<dyn Tell> {
        Box::new(told::Chronicler { names: names(table), lang })
    }

    fn result(&self, table: &dyn Table, outcome: &Outcome, lang: Lang) -> Vec<ResultLine> {
        let words = &words::of(lang).board;
        let results = session(table).game().results();
        let rounds = results.iter().zip(1usize..).map(|(result, round)| ResultLine {
            label: fill(words.result_round, &[&round.to_string()]),
            values: (0u8..)
                .map(Seat)
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

    fn course(&self, table: &dyn Table) -> Vec<Moment> {
        let session = session(table);
        let near = table.players().values().position(Player::is_human);
        let near = near.unwrap_or_default();
        let mut game = session.position(session.node_at(0));
        let mut over = 0;
        let moments = session.line().into_iter().map(|step| {
            if let Some((_, choice)) = step.made {
                game.play(choice, &mut Log::muted());
            }
            // The move that ends a round is shown with what it ended at.
            let ended = game.results().get(over).copied();
            over = game.results().len();
            let totals = ended.unwrap_or_else(|| game.standing()).totals.map(i32::from);
            let round =
                if ended.is_some() { over.try_into().unwrap_or(u8::MAX) } else { game.round() };
            (round, totals[near] - totals[1 - near])
        });
        moments.collect()
    }

    fn crest(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        Some(draw::blazon(&art::faction(session(table).game().faction(seat)), "fill"))
    }

    fn part(&self, part: u8, lang: Lang) -> String {
        fill(words::of(lang).board.result_round, &[&part.to_string()])
    }

    fn costs(&self, table: &dyn Table, lang: Lang) -> Vec<String> {
        annals::costs(session(table), &names(table), lang)
    }

    fn facts(&self, table: &dyn Table, lang: Lang) -> Vec<(String, String)> {
        annals::facts(session(table), lang)
    }

    fn measure(&self) -> Measure {
        Measure::Chances
    }

    fn piece(&self, table: &dyn Table, ply: usize, place: usize) -> Option<String> {
        annals::piece(session(table), ply, place)
    }

    fn why(&self, table: &dyn Table, ply: usize, place: usize, lang: Lang) -> Option<String> {
        annals::why(session(table), ply, place, lang)
    }

    fn side(&self, table: &dyn Table, seat: Seat) -> Option<&'static str> {
        Some(session(table).game().faction(seat).slug())
    }

    fn side_name(&self, slug: &str, lang: Lang) -> Option<&'static str> {
        Faction::from_slug(slug).map(|faction| faction.name(lang))
    }

    fn marks(&self, table: &dyn Table, seat: Seat) -> Vec<Option<bool>> {
        let results = session(table).game().results();
        results.iter().map(|result| result.winner.map(|winner| winner == seat)).collect()
    }

    fn daily(&self, dice: &mut Dice) -> Form {
        annals::daily(dice)
    }

    fn standing(&self, sight: &dyn Any) -> Vec<Vec<String>> {
        let view = &Sight::<Gwent>::in_any(sight).view;
        let seats = [Seat(0), Seat(1)];
        seats.map(|seat| vec![view.side(seat).total.to_string()]).to_vec()
    }

    fn picture(&self, slug: &str, _lang: Lang) -> Option<String> {
        Kind::from_slug(slug).map(|kind| board::card::picture(kind, ""))
    }

    fn lay_out(&self, desk: Desk) -> LaidOut {
        LaidOut::board(board::board(desk))
    }

    fn has_own_leaf(&self) -> bool {
        true
    }

    fn has_own_list(&self) -> bool {
        true
    }
}

/// A deck of the game by its name, one of the player's by the name he gave it, a foreign one by
/// its leader.
fn deck_name(answer: &str, lang: Lang) -> String {
    let named = |deck: &Deck, name: &str| format!("{}: {name}", deck.faction().name(lang));
    if let Some(preset) = Preset::from_slug(answer) {
        return named(&preset.deck(), preset.name(lang));
    }
    let Ok(deck) = Deck::read(answer) else { return answer.to_owned() };
    let own = kept::list().into_iter().find(|(_, kept)| kept.code == answer);
    match own {
        Some((_, kept)) => named(&deck, &kept.name),
        None => fill(words::deck::of(lang).foreign_code, &[&deck_title(&deck, lang)]),
    }
}

/// A deck by its faction and leader.
fn deck_title(deck: &Deck, lang: Lang) -> String {
    let faction = deck.faction().name(lang);
    format!("{faction}, {}", deck.leader.name(lang))
}

fn session(table: &dyn Table) -> &Session<Gwent> {
    table.as_any().downcast_ref().expect("a table of Gwent")
}

fn names(table: &dyn Table) -> Vec<String> {
    table.players().values().map(|player| player.name.clone()).collect()
}
