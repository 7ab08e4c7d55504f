//! The guided first match: what can be explained, when it fits the position, and what is worth
//! trying then. What is said is a key into the lesson (`public/lessons/<language>/gwent.json`).

use ::gwent::{Ability, Choice, Decision, Gwent, Kind, Preset, RoundResult, Setup, StrengthCause};
use tabletop::{Form, Game, Log, Rng, Seed, SetupForm, Table, Viewer};

use super::reasons::{self, is_weather};
use super::session;
use super::words::{Text, tables};
use crate::i18n::Lang;
use crate::learning::guide::{self, Moment, Topic as _};
use crate::learning::{Lesson, PUPIL, Pages, Said, Tip};

/// The deal in which every step of the lesson comes up by itself.
const DEAL: u64 = 1;

/// A lead with which the guide would pass the first round.
const SAFE_LEAD: u16 = 12;

/// What can be explained, each once; in the order in which it is worth explaining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// Two armies, three rows, strength, and the exchange.
    Exchange,
    /// One more card may be exchanged.
    ExchangeAgain,
    /// A round is over: tokens, and what a new round begins with.
    RoundWon,
    /// The same after a lost round.
    RoundLost,
    /// A unit is played into its row.
    Unit,
    /// The opponent has passed and the lead is ours.
    PassNow,
    /// A lead is worth more cards than it costs.
    PassToSave,
    /// The opponent has passed and we are behind.
    CatchUp,
    /// A spy is in hand.
    Spy,
    /// A medic asks whom to revive.
    Medic,
    /// Weather would help.
    Weather,
    /// Namesakes would double one another.
    Bond,
    /// A row could be doubled.
    Horn,
    /// Burning the strongest would help.
    Scorch,
    /// The leader has not been used.
    Leader,
    /// Nothing new: what a plain player would do, and why.
    Plain,
}

/// The lesson.
pub struct FirstMatch;

impl Lesson for FirstMatch {
    fn deal(&self) -> (Form, Seed) {
        let deck = |slug| Preset::from_slug(slug).expect("a deck of the game");
        let setup = Setup::between(deck("northern-realms-starter"), deck("monsters-starter"));
        (setup.to_form(), Seed::new(DEAL))
    }

    fn about(&self, lang: Lang) -> &'static [Text; 2] {
        &tables(lang).about
    }

    fn say(&self, table: &dyn Table) -> Said {
        guide::say::<Gwent, Topic>(session(table))
    }

    fn reasons(&self, table: &dyn Table, tip: Tip, lang: Lang) -> Vec<String> {
        let game = session(table).game();
        let mut topics = Topic::ALL.iter().chain([&Topic::Plain]);
        let topic = topics.find(|topic| topic.pages() == tip.pages);
        let advice = tip.advice.filter(|_| topic.is_some_and(|topic| topic.needs_reason()));
        let advice = advice.and_then(|place| game.legal().get(place).copied());
        advice.map(|choice| reasons::why(game, choice, lang)).unwrap_or_default()
    }
}

impl Topic {
    /// Does what is proposed need a reason of its own?
    const fn needs_reason(self) -> bool {
        matches!(
            self,
            Self::RoundWon | Self::RoundLost | Self::CatchUp | Self::Leader | Self::Plain
        )
    }
}

impl guide::Topic<Gwent> for Topic {
    const ALL: &'static [Self] = &[
        Self::Exchange,
        Self::ExchangeAgain,
        Self::RoundWon,
        Self::RoundLost,
        Self::Unit,
        Self::PassNow,
        Self::Spy,
        Self::Medic,
        Self::Weather,
        Self::Bond,
        Self::PassToSave,
        Self::CatchUp,
        Self::Horn,
        Self::Scorch,
        Self::Leader,
    ];
    const PLAIN: Self = Self::Plain;

    fn pages(self) -> Pages {
        match self {
            Self::Exchange => &[("rows", "rows"), ("strength", "totals"), ("exchange", "hand")],
            Self::ExchangeAgain => &[("exchange-again", "hand")],
            Self::RoundWon => &[("round-won", "tokens"), ("new-round", "hand")],
            Self::RoundLost => &[("round-lost", "tokens"), ("new-round", "hand")],
            Self::Unit => &[("unit", "hand")],
            Self::PassNow => &[("pass-now", "acts")],
            Self::PassToSave => &[("pass-to-save", "acts")],
            Self::CatchUp => &[("catch-up", "totals")],
            Self::Spy => &[("spy", "hand")],
            Self::Medic => &[("medic", "hand")],
            Self::Weather => &[("weather", "ridge")],
            Self::Bond => &[("bond", "hand")],
            Self::Horn => &[("horn", "rows")],
            Self::Scorch => &[("scorch", "them")],
            Self::Leader => &[("leader", "leader")],
            Self::Plain => &[("plain", "hand")],
        }
    }

    fn fits(self, moment: &Moment<'_, Gwent, Self>) -> bool {
        advise(self, moment).is_some()
    }

    fn advice(self, moment: &Moment<'_, Gwent, Self>) -> Option<Choice> {
        advise(self, moment).or_else(|| Some(moment.opinion()))
    }
}

/// What to try, if the topic fits the position.
fn advise(topic: Topic, moment: &Moment<'_, Gwent, Topic>) -> Option<Choice> {
    let Moment { game, decision, told, .. } = *moment;
    let turn = decision == Decision::Turn;
    let [us, them] = [game.total(PUPIL), game.total(PUPIL.next(2))];
    let they_passed = game.has_passed(PUPIL.next(2));
    let rounds = game.results();
    let played = |wanted: &dyn Fn(Kind) -> bool| {
        let legal = game.legal().into_iter();
        let plays =
            |choice: &Choice| matches!(choice, Choice::Play { card, .. } if wanted(card.kind));
        legal.filter(plays).max_by_key(|choice| swing(game, *choice))
    };
    let has = |ability: Ability| move |kind: Kind| kind.abilities().contains(&ability);
    match topic {
        Topic::Exchange => (decision == Decision::Exchange).then(|| moment.opinion()),
        Topic::ExchangeAgain => (decision == Decision::Exchange && told.contains(&Topic::Exchange))
            .then(|| moment.opinion()),
        Topic::RoundWon | Topic::RoundLost => {
            let won = rounds.last().is_some_and(won);
            let fits = turn && !rounds.is_empty() && won == (topic == Topic::RoundWon);
            // One end of a round is explained, not both.
            let first = ![Topic::RoundWon, Topic::RoundLost].iter().any(|one| told.contains(one));
            (fits && first).then(|| moment.opinion())
        }
        Topic::Unit => {
            let plain = |kind: Kind| kind.is_common_unit() && kind.abilities().is_empty();
            played(&plain).or_else(|| played(&Kind::is_unit)).filter(|_| turn)
        }
        Topic::PassNow => (turn && they_passed && us > them).then_some(Choice::Pass),
        Topic::PassToSave => {
            let ahead = us >= them + SAFE_LEAD && rounds.is_empty() && !they_passed;
            (turn && ahead).then_some(Choice::Pass)
        }
        Topic::CatchUp => (turn && they_passed && us <= them).then(|| moment.opinion()),
        Topic::Spy => played(&has(Ability::Spy)).filter(|_| turn && !they_passed),
        Topic::Medic => (decision == Decision::Revive).then(|| moment.opinion()),
        Topic::Weather => played(&is_weather).filter(|choice| swing(game, *choice) > 0),
        Topic::Bond => played(&has(Ability::TightBond)).filter(|choice| bonds(game, *choice)),
        Topic::Horn => played(&|kind| kind == Kind::HORN).filter(|choice| swing(game, *choice) > 5),
        Topic::Scorch => {
            let scorch = |kind: Kind| kind.special() == Some(::gwent::Special::Scorch);
            played(&scorch).filter(|choice| swing(game, *choice) > 4)
        }
        Topic::Leader => {
            (turn && moment.opinion() == Choice::Leader && game.has_leader_left(PUPIL))
                .then(|| moment.opinion())
        }
        Topic::Plain => None,
    }
}

fn won(result: &RoundResult) -> bool {
    result.winner == Some(PUPIL)
}

/// What a choice changes at once, as far as the pupil can know it.
fn swing(game: &Gwent, choice: Choice) -> i32 {
    let lead = |game: &Gwent| i32::from(game.total(PUPIL)) - i32::from(game.total(PUPIL.next(2)));
    let mut after = imagined(game);
    after.play(&choice, &mut Log::muted());
    if after.results().len() > game.results().len() { 0 } else { lead(&after) - lead(game) }
}

fn imagined(game: &Gwent) -> Gwent {
    game.resample(Viewer::Seat(PUPIL), &mut Rng::from_u64(DEAL))
}

/// Would a namesake already lie there?
fn bonds(game: &Gwent, choice: Choice) -> bool {
    let mut after = imagined(game);
    after.play(&choice, &mut Log::muted());
    let view = after.view(Viewer::Seat(PUPIL));
    let mut cards = view.side(PUPIL).rows.iter().flat_map(|row| &row.cards);
    cards.any(|unit| {
        unit.strength.steps.iter().any(|step| matches!(step.cause, StrengthCause::Bond(2..)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::guide::trial;
    use tabletop::Status;

    /// No match is that long.
    const ALL_MOVES: usize = 500;

    const TAUGHT: [Topic; 8] = [
        Topic::Exchange,
        Topic::ExchangeAgain,
        Topic::Unit,
        Topic::Spy,
        Topic::Weather,
        Topic::PassNow,
        Topic::Bond,
        Topic::RoundWon,
    ];

    #[test]
    fn whoever_follows_the_guide_learns_everything_and_wins() {
        let (told, session) = trial::play::<Gwent, Topic>(&FirstMatch, ALL_MOVES, |_, step| {
            assert!(!step.strayed);
            step.advice.expect("there is always something to try")
        });
        let Status::Over(outcome) = session.game().status() else { panic!("it does not end") };
        assert_eq!(outcome.winners(), [PUPIL], "{told:?}");
        for topic in TAUGHT {
            assert!(told.contains(&topic), "{topic:?} is not taught: {told:?}");
        }
        for topic in Topic::ALL {
            assert!(told.iter().filter(|one| *one == topic).count() <= 1, "{topic:?} twice");
        }
    }

    #[test]
    fn whoever_strays_is_told_so_and_taken_on() {
        trial::stray::<Gwent, Topic>(&FirstMatch, 30, ALL_MOVES);
    }

    #[test]
    fn the_lesson_is_written_in_every_language() {
        trial::is_written::<Gwent, Topic>([
            include_str!("../../../public/lessons/en/gwent.json"),
            include_str!("../../../public/lessons/pl/gwent.json"),
            include_str!("../../../public/lessons/uk/gwent.json"),
        ]);
    }
}
