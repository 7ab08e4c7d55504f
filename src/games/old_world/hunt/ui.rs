//! Wild Hunt on the page: set up, asked, told and judged in words, over Old World's.

use std::any::Any;

use ::old_world::versus::Decision;
use ::old_world::wild_hunt::{HuntDecision, WildHunt};
use ::old_world::world::round_board::Difficulty;
use ::old_world::world::slug::Slug;
use heraldry::{Blazon, Charge, Field, Tincture};
use tabletop::{Game, Outcome, Seat, Session, Status, Table, Viewer};

use super::super::names::Voice;
use super::super::say::Moment;
use super::super::told::Chronicler;
use super::super::{OldWorldUi, model, names_at, pieces, sounds, stories};
use super::{board, guide, rules, tale, words};
use crate::desk::Desk;
use crate::games::{GameUi, LaidOut, ResultLine, SetupLook, Tell};
use crate::i18n::Lang;
use crate::learning::Lesson;
use crate::scene::{Asked, Look, Sight};
use crate::sound::Sound;

/// Wild Hunt.
pub struct WildHuntUi;

impl GameUi for WildHuntUi {
    fn id(&self) -> &'static str {
        WildHunt::ID
    }

    fn name(&self, lang: Lang) -> &'static str {
        words::of(lang).name
    }

    fn tagline(&self, lang: Lang) -> &'static str {
        words::of(lang).tagline
    }

    fn blazon(&self) -> Blazon {
        Blazon::on(Field::Plain(Tincture::Sable)).bearing(Charge::Skull, Tincture::Argent)
    }

    fn option(&self, id: &str, lang: Lang) -> (&'static str, &'static str) {
        let options = &words::of(lang).options;
        match id {
            "rider" => options[0],
            "difficulty" => options[1],
            "tie" => options[2],
            _ => OldWorldUi.option(id, lang),
        }
    }

    fn answer(&self, option: &str, answer: &str, lang: Lang) -> String {
        let (tables, words) = (words::tables(lang), words::of(lang));
        let voice = Voice::new(lang, &[]);
        match option {
            "rider" => Slug::from_slug(answer)
                .map_or(answer, |rider| rules::rider(voice, rider))
                .to_owned(),
            "difficulty" => {
                let at = Difficulty::from_slug(answer);
                at.map_or(answer, |at| tables.difficulties[at as usize]).to_owned()
            }
            "tie" if answer == "last" => words.last_seat.to_owned(),
            "tie" => voice.fill(words.seat, &[answer]),
            _ => OldWorldUi.answer(option, answer, lang),
        }
    }

    fn lesson(&self) -> Option<&'static dyn Lesson> {
        Some(&guide::FirstHunt)
    }

    fn see(&self, table: &dyn Table, look: Look) -> Box<dyn Any> {
        Sight::at(session(table), look)
    }

    fn ask(&self, table: &dyn Table, sight: &dyn Any, lang: Lang) -> Asked {
        let Sight { status, view, legal, .. } = Sight::<WildHunt>::in_any(sight);
        let Status::Awaiting { seat, decision } = *status else { return Asked::default() };
        let names = names_at(table);
        let moment = Moment { voice: Voice::new(lang, &names), seat, decision, view };
        let choices = legal.iter().map(|choice| moment.choice(*choice)).collect();
        Asked { prompt: moment.prompt(legal), choices }
    }

    fn texts(&self, lang: Lang) -> u8 {
        stories::hunt_is_here(lang).into()
    }

    fn sounds(&self, table: &dyn Table, since: usize, viewer: Viewer) -> Vec<Sound> {
        let steps = session(table).line_from(since + 1).take(table.ply().saturating_sub(since));
        sounds::of_all(table, viewer, steps.flat_map(|step| step.entries))
    }

    fn teller(&self, table: &dyn Table, lang: Lang) -> Box<dyn Tell> {
        Box::new(HuntChronicler(Chronicler::new(names_at(table), lang)))
    }

    fn result(&self, table: &dyn Table, _outcome: &Outcome, lang: Lang) -> Vec<ResultLine> {
        let view = session(table).game().view(Viewer::Referee);
        let trophies = view.players.values().map(|own| model::trophies(own).count().to_string());
        let label = Voice::new(lang, &[]).words.board.result_trophies.to_owned();
        vec![ResultLine { label, values: trophies.collect() }]
    }

    fn sheet(&self, table: &dyn Table, _outcome: &Outcome, lang: Lang) -> Option<String> {
        Some(tale::sheet(session(table), &names_at(table), lang))
    }

    fn verdict(&self, table: &dyn Table, _outcome: &Outcome, lang: Lang) -> Option<String> {
        let hunt = session(table).game().hunt();
        let say = &words::of(lang).ending;
        let text = if hunt.won == Some(true) { say.won } else { say.lost };
        let voice = Voice::new(lang, &[]);
        Some(voice.fill(text, &[rules::rider_forms(voice, hunt.rider)]))
    }

    /// WH-JNT-3.
    fn ballots(&self, table: &dyn Table) -> Option<usize> {
        let game = session(table).game();
        let asked = game.status();
        let is_vote = matches!(
            asked,
            Status::Awaiting { decision: Decision::Hunt(HuntDecision::Vote { .. }), .. }
        );
        let vote = game.hunt().vote.as_ref().filter(|_| is_vote)?;
        Some(vote.ballots.len())
    }

    /// WH-INFO-1: hands are open.
    fn is_cooperative(&self) -> bool {
        true
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn standing(&self, sight: &dyn Any) -> Vec<Vec<String>> {
        let view = &Sight::<WildHunt>::in_any(sight).view;
        view.players.values().map(|own| vec![own.shield.to_string()]).collect()
    }

    fn setup_look(&self) -> SetupLook {
        SetupLook::Company
    }

    fn seat_option(&self) -> Option<&'static str> {
        OldWorldUi.seat_option()
    }

    fn medallion(&self, answer: &str) -> Option<String> {
        OldWorldUi.medallion(answer)
    }

    fn lay_out(&self, desk: Desk) -> LaidOut {
        board::lay_out(desk)
    }

    fn has_own_list(&self) -> bool {
        true
    }

    fn crest(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        let school = session(table).game().table().players()[seat].school;
        school.map(|school| pieces::figure::medal(school, ""))
    }
}

/// The table, as the session that it is.
pub fn session(table: &dyn Table) -> &Session<WildHunt> {
    table.as_any().downcast_ref().expect("a table of Wild Hunt")
}

/// Tells a hunt as Old World is told.
struct HuntChronicler(Chronicler);

impl Tell for HuntChronicler {
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        self.0.follow(session(table), from, viewer, say);
    }
}
