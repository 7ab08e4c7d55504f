//! Ronin on the page.

mod art;
mod board;
mod card_text;
mod draw;
#[cfg(all(test, feature = "gwent", feature = "old-world"))]
pub mod dump;
mod guide;
mod kit;
mod model;
mod names;
mod note;
mod puzzles;
mod say;
mod told;
mod words;

use std::any::Any;

use ::ronin::{Ronin, Season};
use heraldry::{Blazon, Charge, Field, Tincture};
use tabletop::{Form, Game, Outcome, Seat, Session, Status, Table, Viewer};

use super::{GameUi, LaidOut, Measure, ResultLine, SetupLook, Tell};
use crate::daily::Dice;
use crate::desk::Desk;
use crate::i18n::Lang;
use crate::learning::{Lesson, PuzzleSet};
use crate::scene::{Asked, Look, Sight};
use names::Voice;
use say::Moment;
use told::Chronicler;
pub use words::Tables;

/// Ronin.
pub struct RoninUi;

impl GameUi for RoninUi {
    fn id(&self) -> &'static str {
        Ronin::ID
    }

    fn name(&self, lang: Lang) -> &'static str {
        words::of(lang).name
    }

    fn tagline(&self, lang: Lang) -> &'static str {
        words::of(lang).tagline
    }

    fn blazon(&self) -> Blazon {
        BLAZON
    }

    fn option(&self, id: &str, lang: Lang) -> (&'static str, &'static str) {
        let options = &words::of(lang).options;
        match id {
            "side" => options[0],
            "season" => options[1],
            _ => ("", ""),
        }
    }

    fn answer(&self, option: &str, answer: &str, lang: Lang) -> String {
        let words = words::of(lang);
        let said = match (option, answer) {
            ("side", "a") => words.sides[0],
            ("side", _) => words.sides[1],
            ("season", slug) => {
                Season::from_slug(slug).map_or("", |season| words.seasons[season.index()])
            }
            _ => answer,
        };
        said.to_owned()
    }

    fn lesson(&self) -> Option<&'static dyn Lesson> {
        Some(&guide::FirstChapter)
    }

    fn puzzles(&self) -> Option<&'static PuzzleSet> {
        Some(&puzzles::PUZZLES)
    }

    fn see(&self, table: &dyn Table, look: Look) -> Box<dyn Any> {
        Sight::at(session(table), look)
    }

    fn ask(&self, table: &dyn Table, sight: &dyn Any, lang: Lang) -> Asked {
        let Sight { status, view, legal, .. } = Sight::<Ronin>::in_any(sight);
        let Status::Awaiting { seat, decision } = *status else { return Asked::default() };
        let voice = Voice::new(lang, &names_at(table), view);
        let moment = Moment { voice: &voice, seat, decision, view };
        let choices = legal.iter().map(|choice| moment.choice(*choice)).collect();
        Asked { prompt: moment.prompt(), choices }
    }

    fn teller(&self, table: &dyn Table, lang: Lang) -> Box<dyn Tell> {
        Box::new(Chronicler::new(names_at(table), lang))
    }

    fn result(&self, table: &dyn Table, _outcome: &Outcome, lang: Lang) -> Vec<ResultLine> {
        let view = session(table).game().view(Viewer::Referee);
        let sheets: Vec<_> = (view.chairs.iter())
            .filter(|chair| chair.seat.is_some())
            .map(|chair| chair.sheet)
            .collect();
        let lines = words::of(lang).board.lines;
        let line = |(place, label): (usize, &&'static str)| ResultLine {
            label: (*label).to_owned(),
            values: sheets
                .iter()
                .map(|sheet| {
                    let rest = [
                        sheet.bonuses,
                        sheet.abilities,
                        sheet.quest,
                        sheet.experience,
                        sheet.cooperation,
                    ];
                    let all = sheet.chapters.into_iter().chain(rest);
                    all.into_iter().nth(place).unwrap_or(0).to_string()
                })
                .collect(),
        };
        lines.iter().enumerate().map(line).collect()
    }

    fn standing(&self, sight: &dyn Any) -> Vec<Vec<String>> {
        model::standing(&Sight::<Ronin>::in_any(sight).view)
    }

    fn lay_out(&self, desk: Desk) -> LaidOut {
        board::lay_out(desk)
    }

    fn sheet(&self, table: &dyn Table, outcome: &Outcome, lang: Lang) -> Option<String> {
        kit::KIT.load();
        let view = session(table).game().view(Viewer::Referee);
        let voice = Voice::new(lang, &names_at(table), &view);
        Some(draw::sheet::last(&view, &voice, outcome))
    }

    fn setup_look(&self) -> SetupLook {
        SetupLook::Company
    }

    fn state(&self, table: &dyn Table, lang: Lang) -> String {
        let chapter = (session(table).game().turn().clamp(1, 9) - 1) / 3 + 1;
        lang.home().chapter.of(chapter.into())
    }

    fn crest(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        let game = session(table).game();
        game.before(game.chair_of(seat)).character().map(art::blazon)
    }

    fn measure(&self) -> Measure {
        Measure::Points(6)
    }

    fn side(&self, table: &dyn Table, seat: Seat) -> Option<&'static str> {
        let game = session(table).game();
        game.before(game.chair_of(seat)).character().map(::ronin::Character::slug)
    }

    fn side_name(&self, slug: &str, lang: Lang) -> Option<&'static str> {
        ::ronin::Character::from_slug(slug).map(|one| names::character(one, lang))
    }

    fn daily(&self, dice: &mut Dice) -> Form {
        let side = ["a", "b"][dice.pick(2)];
        Form::of(3, [("side".to_owned(), side.to_owned())])
    }

    fn picture(&self, slug: &str, lang: Lang) -> Option<String> {
        let shown = ::ronin::Card::from_slug(slug)?;
        kit::KIT.load();
        let class = draw::card::class(shown, draw::card::Size::Middle);
        // As in the first chapter of the first chapter card.
        let active = ::ronin::ChapterCard::Ch1.def().paths[0];
        let inner = draw::card::inner(shown, active, None, names::card_name(shown, lang));
        Some(format!("<div class=\"{class}\">{inner}</div>"))
    }

    fn has_own_list(&self) -> bool {
        true
    }
}

/// The arms of the game.
const BLAZON: Blazon =
    Blazon::on(Field::Plain(Tincture::Gules)).bearing(Charge::Torii, Tincture::Or);

fn session(table: &dyn Table) -> &Session<Ronin> {
    table.as_any().downcast_ref().expect("a table of Ronin")
}

fn names_at(table: &dyn Table) -> Vec<String> {
    table.players().values().map(|player| player.name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ::ronin::{BoardSide, Card, Setup};
    use tabletop::{Rng, Seed};

    use super::*;

    /// Whole random games, told in every language: every question is asked, every answer can be
    /// told from the others, every event has its sentence, and no place is left unfilled.
    #[test]
    fn a_game_can_be_played_by_its_words_alone() {
        for (players, seed) in [(1, 3), (2, 5), (3, 7), (4, 8), (5, 11)] {
            let side = if seed % 2 == 0 { BoardSide::A } else { BoardSide::B };
            let setup = Setup { side, season: Season::Summer, ..Setup::for_players(players) };
            let mut table = Session::<Ronin>::new(setup, Seed::new(seed)).unwrap();
            let mut rng = Rng::from_u64(seed);
            while let Status::Awaiting { seat, decision } = table.game().status() {
                let view = table.game().view(Viewer::Seat(seat));
                let legal = table.game().legal();
                for lang in Lang::ALL {
                    let voice = Voice::new(lang, &people(&table), &view);
                    let moment = Moment { voice: &voice, seat, decision, view: &view };
                    is_said(&moment.prompt());
                    let said: BTreeSet<String> =
                        legal.iter().map(|choice| moment.choice(*choice)).collect();
                    assert_eq!(said.len(), legal.len(), "{legal:?}: {said:?}");
                    said.iter().for_each(|choice| is_said(choice));
                }
                let choice = legal[rng.index(legal.len())];
                table.choose(&choice).unwrap();
            }
            let view = table.game().view(Viewer::Referee);
            for lang in Lang::ALL {
                let voice = Voice::new(lang, &people(&table), &view);
                for step in table.line() {
                    for event in step.entries.iter().filter_map(|entry| entry.public.as_ref()) {
                        is_said(&told::sentence(&voice, &view, event));
                    }
                }
            }
        }
    }

    fn people(table: &Session<Ronin>) -> Vec<String> {
        table.players().values().map(|player| player.name.clone()).collect()
    }

    #[track_caller]
    fn is_said(sentence: &str) {
        assert!(!sentence.is_empty() && !sentence.contains(['{', '}', '|']), "“{sentence}”");
    }

    /// No two cards are printed with the same name, in any language.
    #[test]
    fn cards_have_names_of_their_own_and_texts() {
        let table = Session::<Ronin>::new(Setup::default(), Seed::new(1)).unwrap();
        let view = table.game().view(Viewer::Referee);
        for lang in Lang::ALL {
            let voice = Voice::new(lang, &[], &view);
            let cards = Card::SLUGS.iter().filter_map(|slug| Card::from_slug(slug));
            let mut names = BTreeSet::new();
            for card in cards {
                assert!(names.insert(voice.card(card)), "{}", voice.card(card));
                is_said(&card_text::card(&voice, card));
            }
        }
    }
}
