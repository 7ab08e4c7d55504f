//! What Gwent says, for the reader of [`crate::games::dump`].

use ::gwent::{Choice, Decision, Gwent, Kind, Leader, Named, Place, Preset, Row, Setup};
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Viewer};

use super::model::Refused;
use super::names::Called;
use super::{card_text, reasons, refusal, say, told};
use crate::games::dump::{Chapter, Examples, kind, names, said};
use crate::i18n::Lang;

/// Cards, leaders, and whatever random matches between all decks bring up.
pub fn chapters() -> Vec<Chapter> {
    let named = |name: &str, text: String| format!("{name}. {text}");
    let cards = Kind::all()
        .map(|one| said(|lang| named(one.name(lang), card_text::whole(one, lang))))
        .collect();
    let leaders = Leader::all()
        .map(|one| said(|lang| named(one.name(lang), card_text::leader_rules(one, lang))))
        .collect();
    let mut heard = Heard::default();
    let mut rng = Rng::from_u64(7);
    for at in 0..4 * Preset::ALL.len() {
        let deck = |by: usize| Preset::ALL[(at * by + by) % Preset::ALL.len()];
        let setup = Setup::between(deck(3), deck(7));
        let mut session = Session::<Gwent>::new(setup, Seed::new(at as u64 + 1)).unwrap();
        while let Status::Awaiting { seat, decision } = session.game().status() {
            heard.asked(session.game(), seat, decision);
            let legal = session.game().legal();
            session.choose(&legal[rng.index(legal.len())]).unwrap();
        }
        for step in session.line() {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(Viewer::Referee)) {
                let told = |lang| told::sentence(event, &names(lang), lang);
                heard.log.add(&kind(event), 5, || said(told));
            }
        }
    }
    vec![
        ("Gwent: cards", cards),
        ("Gwent: leaders", leaders),
        heard.log.into_chapter("Gwent: log"),
        heard.prompts.into_chapter("Gwent: prompts"),
        heard.choices.into_chapter("Gwent: choices"),
        heard.refusals.into_chapter("Gwent: refusals"),
        heard.hints.into_chapter("Gwent: hints"),
    ]
}

#[derive(Default)]
struct Heard {
    log: Examples,
    prompts: Examples,
    choices: Examples,
    refusals: Examples,
    hints: Examples,
}

impl Heard {
    fn asked(&mut self, game: &Gwent, seat: Seat, decision: Decision) {
        self.prompts.add(&format!("{decision:?}"), 1, || said(|lang| say::prompt(decision, lang)));
        let leader = game.leader(seat);
        for choice in game.legal() {
            let written = |lang| say::choice(choice, decision, leader, lang);
            self.choices.add(&format!("{}{}", kind(&decision), kind(&choice)), 4, || said(written));
            let why = reasons::why(game, choice, Lang::En);
            for (at, one) in why.iter().enumerate() {
                let reason = |lang| reasons::why(game, choice, lang)[at].clone();
                let start: String = one.split(' ').take(3).collect();
                self.hints.add(&start, 2, || said(reason));
            }
        }
        if decision == Decision::Turn {
            self.refused(game, seat);
        }
    }

    /// Every card of the hand, tried everywhere.
    fn refused(&mut self, game: &Gwent, seat: Seat) {
        let places = Row::ALL.map(Place::Row).into_iter().chain([Place::Table]);
        let hand = game.hand(seat).iter().map(|held| Named::own(held.card.kind));
        let tries = hand.flat_map(|card| {
            let tried = places.clone().map(move |place| Choice::Play { card, place });
            tried.map(Refused::Choice).chain([Refused::OtherSide(card)])
        });
        let legal = game.legal();
        for refused in tries.chain([Refused::Choice(Choice::Leader)]) {
            if matches!(refused, Refused::Choice(choice) if legal.contains(&choice)) {
                continue;
            }
            let told = |lang| refusal::sentence(game, refused, lang);
            let start: String = told(Lang::En).split(' ').rev().take(4).collect();
            self.refusals.add(&start, 2, || said(told));
        }
    }
}
