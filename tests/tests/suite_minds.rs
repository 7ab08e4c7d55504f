//! The generic suite minds: the sample game with one fault at a time fails the part that should
//! notice, and without a fault passes.

use cairns::{Cairns, Choice, Decision, Event, Setup, View};
use serde::{Deserialize, Serialize};
use szlak_tests::Subject;
use szlak_tests::subjects::CairnsSubject;
use szlak_tests::suite::{choices, endings, history, links, many, refusals, saving, secrecy};
use tabletop::{
    Game, IllegalChoice, Learners, Log, Outcome, Rng, Seat, Seed, SetupError, StateError, Status,
    Viewer,
};

/// Cairns with something wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Faulty<const FAULT: u8>(Cairns, u8);

const NONE: u8 = 0;
const OFFERS_TWICE: u8 = 1;
const LOSES_A_STONE: u8 = 2;
const REFUSAL_CHANGES: u8 = 3;
const FORGETS_NEWS: u8 = 4;
const LOG_BETRAYS: u8 = 5;
const VIEW_BETRAYS: u8 = 6;
const IMAGINES_THE_TRUTH: u8 = 7;
const FALSE_PLACES: u8 = 8;
const NEVER_OVER: u8 = 9;
const LISTENS: u8 = 10;
const IMPOSSIBLE: u8 = 11;
const CHEAP_REFUSAL: u8 = 12;
const TEACHES_ANOTHER: u8 = 13;
const ASKS_WITHOUT_NEED: u8 = 14;

impl<const FAULT: u8> Game for Faulty<FAULT> {
    type Setup = Setup;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const ID: &'static str = "faulty";
    const RULES: u32 = 1;

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<Self, SetupError> {
        Cairns::start(setup, seed, log).map(|game| Self(game, 0))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn status(&self) -> Status<Decision> {
        match self.0.status() {
            Status::Over(outcome) if FAULT == FALSE_PLACES => Status::Over(Outcome {
                places: outcome.places.map(|_, place| place + 1),
                ..outcome
            }),
            status => status,
        }
    }

    fn list_legal(&self, choices: &mut Vec<Choice>) {
        self.0.list_legal(choices);
        if FAULT == OFFERS_TWICE
            && let Some(last) = choices.last().copied()
        {
            choices.push(last);
        }
        if FAULT == NEVER_OVER && choices.is_empty() {
            choices.extend("take a 1".parse::<Choice>());
        }
    }

    fn play(&mut self, choice: &Choice, log: &mut Log<Event>) {
        let mut own = Log::new();
        if self.0.legal().contains(choice) {
            self.0.play(choice, &mut own);
        }
        if FAULT == LOSES_A_STONE || (FAULT == LISTENS && log.is_muted()) {
            self.1 = 1;
        }
        match FAULT {
            FORGETS_NEWS => {}
            TEACHES_ANOTHER if own.has_taught() => log.teach(Learners::only(Seat(0))),
            _ => log.teach(own.learners()),
        }
        for entry in own.into_entries() {
            match (entry.secret, entry.public) {
                (Some((_, event)), _) if FAULT == LOG_BETRAYS => log.public(event),
                (Some((seat, event)), rest) => log.secret(seat, event, rest),
                (None, Some(event)) => log.public(event),
                (None, None) => {}
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(if FAULT == VIEW_BETRAYS { Viewer::Referee } else { viewer })
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        if FAULT == IMAGINES_THE_TRUTH {
            return self.clone();
        }
        Self(self.0.resample(viewer, rng), self.1)
    }

    fn census(&self) -> Vec<u32> {
        let mut census = self.0.census();
        if FAULT == LOSES_A_STONE && self.1 == 1 {
            census.pop();
        }
        census
    }

    fn check(&self) -> Result<(), StateError> {
        if FAULT == IMPOSSIBLE { Err(StateError("Never.".to_owned())) } else { self.0.check() }
    }

    fn why_not(&self, choice: &Choice) -> IllegalChoice {
        if FAULT == CHEAP_REFUSAL { IllegalChoice::new("", "") } else { self.0.why_not(choice) }
    }

    fn apply(&mut self, choice: &Choice, log: &mut Log<Event>) -> Result<(), IllegalChoice> {
        if self.legal().contains(choice) {
            self.play(choice, log);
            return Ok(());
        }
        if FAULT == REFUSAL_CHANGES {
            self.1 = 1;
        }
        let over = matches!(self.0.status(), Status::Over(_));
        Err(if over { IllegalChoice::game_over() } else { self.why_not(choice) })
    }
}

struct Fault<const FAULT: u8>;

impl<const FAULT: u8> Subject for Fault<FAULT> {
    type Game = Faulty<FAULT>;

    const GAMES: u32 = 12;
    const MAX_CHOICES: usize = CairnsSubject::MAX_CHOICES;
    const ASKS_THE_OBVIOUS: bool = FAULT != ASKS_WITHOUT_NEED;

    fn setup(rng: &mut Rng) -> Setup {
        CairnsSubject::setup(rng)
    }
}

/// A great many games are looked at as closely, only more seldom.
fn in_passing<S: Subject>() {
    let met = many::<S>(60, 3, |_, rng| S::setup(rng));
    assert!(met.games == 60 && met.looked_at > 60, "{met:?}");
}

macro_rules! minds {
    ($($test:ident: $part:ident, $fault:ident, $says:literal;)*) => {
        $(
            #[test]
            #[should_panic(expected = $says)]
            fn $test() {
                $part::<Fault<$fault>>();
            }
        )*
    };
}

minds! {
    a_choice_offered_twice: choices, OFFERS_TWICE, "is offered twice";
    a_question_with_one_answer: choices, ASKS_WITHOUT_NEED, "there is no choice";
    a_piece_that_is_lost: choices, LOSES_A_STONE, "lost or made pieces";
    a_log_that_is_read: choices, LISTENS, "depends on who listens";
    a_position_called_impossible: choices, IMPOSSIBLE, "a position that was reached is possible";
    a_refusal_that_changes_something: refusals, REFUSAL_CHANGES, "has changed the game";
    a_refusal_without_a_reason: refusals, CHEAP_REFUSAL, "a refusal says why";
    news_that_is_not_called_so: secrecy, FORGETS_NEWS, "something new and does not say so";
    news_told_to_another: secrecy, TEACHES_ANOTHER, "something new and does not say so";
    a_log_that_tells_too_much: secrecy, LOG_BETRAYS, "betrays to";
    a_view_that_shows_too_much: secrecy, VIEW_BETRAYS, "can tell the positions apart";
    a_bot_that_would_know_the_truth: secrecy, IMAGINES_THE_TRUTH, "other positions are imagined";
    places_that_are_none: endings, FALSE_PLACES, "these are no places";
    a_game_without_an_end: endings, NEVER_OVER, "should have ended";
    a_choice_offered_twice_in_passing: in_passing, OFFERS_TWICE, "is offered twice";
    a_piece_lost_in_passing: in_passing, LOSES_A_STONE, "lost or made pieces";
    news_forgotten_in_passing: in_passing, FORGETS_NEWS, "something new and does not say so";
    a_view_that_shows_too_much_in_passing: in_passing, VIEW_BETRAYS, "can tell the positions";
    a_refusal_that_changes_in_passing: in_passing, REFUSAL_CHANGES, "has changed the game";
    places_that_are_none_in_passing: in_passing, FALSE_PLACES, "these are no places";
    a_game_without_an_end_in_passing: in_passing, NEVER_OVER, "exactly while somebody";
}

#[test]
fn without_a_fault_everything_passes() {
    choices::<Fault<NONE>>();
    refusals::<Fault<NONE>>();
    saving::<Fault<NONE>>();
    links::<Fault<NONE>>();
    secrecy::<Fault<NONE>>();
    history::<Fault<NONE>>();
    endings::<Fault<NONE>>();
    in_passing::<Fault<NONE>>();
}
