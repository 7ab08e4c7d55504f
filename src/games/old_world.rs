//! Old World on the page.

mod board;
#[cfg(all(test, feature = "gwent"))]
pub mod dump;
mod fight;
mod guide;
mod hunt;
mod map;
mod model;
mod motion;
mod names;
mod note;
mod over;
mod pieces;
mod puzzles;
mod refusal;
mod rules_text;
mod say;
mod sitting;
mod stories;
mod strip;
mod told;
mod words;

use std::any::Any;

use ::old_world::versus::OldWorld;
use ::old_world::world::action_card::Card;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use heraldry::{Blazon, Charge, Field, Tincture};
use tabletop::{Form, Game, Outcome, Seat, Session, Status, Table, Viewer};

use super::{GameUi, LaidOut, Measure, ResultLine, SetupLook, Tell};
use crate::daily::Dice;
use crate::desk::Desk;
use crate::i18n::Lang;
use crate::learning::{Lesson, PuzzleSet};
use crate::prefs;
use crate::scene::{Asked, Look, Sight};
use crate::view::follow;
#[cfg(feature = "wild-hunt")]
pub use hunt::{Tables as HuntTables, WildHuntUi};
use names::Voice;
use say::Moment;
use told::Chronicler;
pub use words::Tables;

/// Old World.
pub struct OldWorldUi;

impl GameUi for OldWorldUi {
    fn id(&self) -> &'static str {
        OldWorld::ID
    }

    fn name(&self, lang: Lang) -> &'static str {
        words::of(lang).name
    }

    fn tagline(&self, lang: Lang) -> &'static str {
        words::of(lang).tagline
    }

    fn blazon(&self) -> Blazon {
        Blazon::on(Field::Plain(Tincture::Vert)).bearing(Charge::Wolf, Tincture::Argent)
    }

    fn option(&self, id: &str, lang: Lang) -> (&'static str, &'static str) {
        let options = &words::of(lang).options;
        match id {
            "first" => options[0],
            "boards" => options[1],
            "school" => options[2],
            _ => ("", ""),
        }
    }

    fn answer(&self, option: &str, answer: &str, lang: Lang) -> String {
        let words = words::of(lang);
        let said = match (option, answer) {
            ("first", "random") => words.first[0],
            ("first", _) => words.first[1],
            ("boards", "drawn") => words.boards[0],
            ("boards", _) => words.boards[1],
            ("school", slug) => School::from_slug(slug)
                .map_or(words.any_school, |school| Voice::new(lang, &[]).school(school)),
            _ => answer,
        };
        said.to_owned()
    }

    fn lesson(&self) -> Option<&'static dyn Lesson> {
        Some(&guide::FirstGame)
    }

    fn puzzles(&self) -> Option<&'static PuzzleSet> {
        Some(&puzzles::PUZZLES)
    }

    fn see(&self, table: &dyn Table, look: Look) -> Box<dyn Any> {
        Sight::at(session(table), look)
    }

    fn ask(&self, table: &dyn Table, sight: &dyn Any, lang: Lang) -> Asked {
        let Sight { status, view, legal, .. } = Sight::<OldWorld>::in_any(sight);
        let Status::Awaiting { seat, decision } = *status else { return Asked::default() };
        let names = names_at(table);
        let moment = Moment { voice: Voice::new(lang, &names), seat, decision, view };
        let choices = legal.iter().map(|choice| moment.choice(*choice)).collect();
        Asked { prompt: moment.prompt(legal), choices }
    }

    fn texts(&self, lang: Lang) -> u8 {
        stories::are_here(lang).into()
    }

    fn teller(&self, table: &dyn Table, lang: Lang) -> Box<dyn Tell> {
        Box::new(Chronicler::new(names_at(table), lang))
    }

    fn result(&self, table: &dyn Table, _outcome: &Outcome, lang: Lang) -> Vec<ResultLine> {
        // A puzzle is solved or not, and that is said.
        if session(table).game().puzzle().is_some() {
            return Vec::new();
        }
        let label = &words::of(lang).board;
        let view = session(table).game().view(Viewer::Referee);
        let trophies =
            view.players.values().map(|own| model::trophies(own).count().to_string()).collect();
        let mut lines =
            vec![ResultLine { label: label.result_trophies.to_owned(), values: trophies }];
        if let Some(rating) = view.rating {
            let turns = vec![view.turns.to_string()];
            let rating = vec![Voice::new(lang, &[]).rating(rating).to_owned()];
            lines.push(ResultLine { label: label.result_turns.to_owned(), values: turns });
            lines.push(ResultLine { label: label.result_rating.to_owned(), values: rating });
        }
        lines
    }

    fn standing(&self, sight: &dyn Any) -> Vec<Vec<String>> {
        let view = &Sight::<OldWorld>::in_any(sight).view;
        view.players.values().map(|own| vec![own.reputation.to_string()]).collect()
    }

    #[cfg(debug_assertions)]
    fn gallery(&self, lang: Lang) -> String {
        pieces::kit::KIT.load();
        pieces::gallery::everything(lang)
    }

    fn picture(&self, slug: &str, lang: Lang) -> Option<String> {
        let shown = Card::from_slug(slug)?;
        pieces::kit::KIT.load();
        let (class, inner) =
            (pieces::card::class(shown), pieces::card::inner(Voice::new(lang, &[]), shown));
        Some(format!("<div class=\"{class} ow-w144\">{inner}</div>"))
    }

    fn setup_look(&self) -> SetupLook {
        SetupLook::Company
    }

    fn seat_option(&self) -> Option<&'static str> {
        Some("school")
    }

    fn medallion(&self, answer: &str) -> Option<String> {
        pieces::kit::KIT.load();
        School::from_slug(answer).map(|school| pieces::figure::medal(school, ""))
    }

    fn arms(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        pieces::kit::KIT.load();
        self.crest(table, seat)
    }

    fn crest(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        let school = session(table).game().players()[seat].school;
        school.map(|school| pieces::figure::medal(school, ""))
    }

    fn measure(&self) -> Measure {
        Measure::Trophies(3)
    }

    fn side(&self, table: &dyn Table, seat: Seat) -> Option<&'static str> {
        session(table).game().players()[seat].school.map(Slug::slug)
    }

    fn side_name(&self, slug: &str, lang: Lang) -> Option<&'static str> {
        School::from_slug(slug).map(|school| Voice::new(lang, &[]).school(school))
    }

    fn daily(&self, dice: &mut Dice) -> Form {
        let [own, other] = dice.pair(School::ALL.len()).map(|at| School::ALL[at].slug().to_owned());
        Form::of(2, [("school.1".to_owned(), own), ("school.2".to_owned(), other)])
    }

    fn lay_out(&self, desk: Desk) -> LaidOut {
        follow(|| stories::want(prefs::lang()));
        board::lay_out(desk, &Self, |desk, us| {
            desk.see::<OldWorld, _>(|sight| model::model(sight, us))
        })
    }

    fn has_own_list(&self) -> bool {
        true
    }
}

fn session(table: &dyn Table) -> &Session<OldWorld> {
    table.as_any().downcast_ref().expect("a table of Old World")
}

fn names_at(table: &dyn Table) -> Vec<String> {
    table.players().values().map(|player| player.name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{Choice, Decision, Setup};
    use tabletop::{Log, Rng, Seed};

    use super::*;

    /// Whole random games, told in every language: every question is asked, every answer can be
    /// told from the others, every event has its sentence.
    #[test]
    fn a_game_can_be_played_by_its_words_alone() {
        for (seats, seed) in [(1, 3), (2, 5), (3, 7), (5, 11)] {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(seats), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            let mut asked = 0;
            while let Status::Awaiting { .. } = table.game().status() {
                let lang = Lang::ALL[asked % 3];
                asked += 1;
                if asked % 7 == 0 {
                    check_words(&table, lang);
                }
                let legal = table.game().legal();
                let chosen = rng.below(u32::try_from(legal.len()).unwrap());
                table.choose(&legal[chosen as usize].clone()).unwrap();
            }
            for lang in Lang::ALL {
                check_log(&table, lang);
            }
        }
    }

    /// A card that fits on two fields of the one below can be laid in two ways.
    #[test]
    fn the_fields_a_card_can_be_laid_on_are_told_apart() {
        let game = OldWorld::start(&Setup::for_players(2), Seed::new(1), &mut Log::muted());
        let seat = Seat(0);
        let view = game.unwrap().view(Viewer::Seat(seat));
        let card = Card::market().next().unwrap();
        for lang in Lang::ALL {
            let voice = Voice::new(lang, &[]);
            let moment = Moment { voice, seat, decision: Decision::Combo, view: &view };
            let said = [0, 1, 2].map(|nth| moment.choice(Choice::Add(card, nth)));
            assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
            assert!(said[1].contains('2'), "the second is called the second: {}", said[1]);
        }
    }

    fn check_words(table: &Session<OldWorld>, lang: Lang) {
        let seat = table.game().status().awaited().unwrap();
        let sight = Sight::of(table.game(), Viewer::Seat(seat), true);
        let Asked { prompt, choices: said } = OldWorldUi.ask(table, &sight, lang);
        assert!(!prompt.is_empty());
        assert_eq!(said.len(), table.game().legal().len());
        for (at, choice) in said.iter().enumerate() {
            assert!(!choice.trim().is_empty());
            assert!(!choice.contains(['{', '}', '|']), "{choice}");
            assert!(!said[..at].contains(choice), "“{choice}” is said twice");
        }
    }

    fn check_log(table: &Session<OldWorld>, lang: Lang) {
        let mut teller = OldWorldUi.teller(table, lang);
        teller.tell(table, 0, Viewer::Seat(Seat(0)), &mut |_, sentence| {
            assert!(!sentence.trim().is_empty(), "an event without a sentence");
            assert!(!sentence.contains(['{', '}', '|']), "{sentence}");
        });
    }
}
