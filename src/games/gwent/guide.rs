//! The guided first match: an ordinary game with a fixed deal, and a guide that looks at the
//! position and knows what has not been explained yet. Pure: what to say is a key into the lesson
//! (`public/lessons/<language>/gwent.json`), what has been said follows from the moves made, so
//! that undo, saves and replays need nothing more.
//!
//! The guide blocks nothing. Whoever does something else is told so and taken on from there.

use ::gwent::{Ability, Choice, Decision, Gwent, Kind, Preset, RoundResult, Setup, StrengthCause};
use bots::Seen;
use tabletop::{Game, Level, Log, Rng, Seat, Seed, Session, Status, Viewer};

use super::reasons::is_weather;

/// Who is taught.
const PUPIL: Seat = Seat(0);

/// The deal in which every step of the lesson comes up by itself.
const DEAL: u64 = 1;

/// A lead with which the guide would pass the first round.
const SAFE_LEAD: u16 = 12;

/// What can be explained, each once; in the order in which it is worth explaining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
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

impl Topic {
    /// All of them, the first that fits is told.
    const ALL: [Self; 15] = [
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

    /// Does what is proposed need a reason of its own?
    pub const fn needs_reason(self) -> bool {
        matches!(
            self,
            Self::RoundWon | Self::RoundLost | Self::CatchUp | Self::Leader | Self::Plain
        )
    }

    /// The pages it is told on, by their keys in the lesson; each with what to look at.
    pub const fn pages(self) -> &'static [(&'static str, &'static str)] {
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
}

/// What the guide says at a decision of the pupil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is explained.
    pub topic: Topic,
    /// What is worth trying.
    pub advice: Choice,
    /// Did the pupil do something else than was proposed last?
    pub strayed: bool,
}

/// The set-up of the lesson.
pub fn setup() -> Setup {
    let deck = |slug| Preset::from_slug(slug).expect("a deck of the game");
    Setup::between(deck("northern-realms-starter"), deck("monsters-starter"))
}

/// The shuffle of the lesson.
pub const fn seed() -> Seed {
    Seed::new(DEAL)
}

/// Is this table the lesson?
pub fn is_lesson(session: &Session<Gwent>) -> bool {
    session.seed() == seed()
        && *session.setup() == setup()
        && session.players()[PUPIL].is_human()
        && !session.players()[PUPIL.next(2)].is_human()
}

/// What the guide says now; nothing while it is not the pupil's turn.
pub fn step(session: &Session<Gwent>) -> Option<Step> {
    let line = session.line();
    let made = line.iter().take(session.ply() + 1).filter_map(|step| step.made);
    let mut game = session.position(line[0].id);
    let mut guide = Guide::default();
    for (seat, choice) in made {
        if *seat == PUPIL {
            guide.strayed = guide.look(&game).is_some_and(|(_, advice)| advice != *choice);
        }
        game.play(choice, &mut Log::muted());
    }
    let (topic, advice) = guide.look(&game)?;
    Some(Step { topic, advice, strayed: guide.strayed })
}

#[derive(Default)]
struct Guide {
    told: Vec<Topic>,
    strayed: bool,
}

impl Guide {
    /// What is told at this decision of the pupil; from now on it has been told.
    fn look(&mut self, game: &Gwent) -> Option<(Topic, Choice)> {
        let Status::Awaiting { seat: PUPIL, decision } = game.status() else { return None };
        let opinion = opinion(game);
        let new = |topic: &Topic| !self.told.contains(topic);
        let found = Topic::ALL.into_iter().filter(new).find_map(|topic| {
            advise(topic, game, decision, opinion, &self.told).map(|advice| (topic, advice))
        });
        if let Some((topic, _)) = found {
            self.told.push(topic);
        }
        Some(found.unwrap_or((Topic::Plain, opinion)))
    }
}

/// What a plain player would do.
fn opinion(game: &Gwent) -> Choice {
    let seen = Seen::by_mover(game).expect("somebody is to move");
    bots::choose(&seen, Level::Apprentice, None, &mut Rng::from_u64(DEAL)).choice
}

/// What to try, if the topic fits the position.
fn advise(
    topic: Topic,
    game: &Gwent,
    decision: Decision,
    opinion: Choice,
    told: &[Topic],
) -> Option<Choice> {
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
        Topic::Exchange => (decision == Decision::Exchange).then_some(opinion),
        Topic::ExchangeAgain => {
            (decision == Decision::Exchange && told.contains(&Topic::Exchange)).then_some(opinion)
        }
        Topic::RoundWon | Topic::RoundLost => {
            let won = rounds.last().is_some_and(won);
            let fits = turn && !rounds.is_empty() && won == (topic == Topic::RoundWon);
            // One end of a round is explained, not both.
            let first = ![Topic::RoundWon, Topic::RoundLost].iter().any(|one| told.contains(one));
            (fits && first).then_some(opinion)
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
        Topic::CatchUp => (turn && they_passed && us <= them).then_some(opinion),
        Topic::Spy => played(&has(Ability::Spy)).filter(|_| turn && !they_passed),
        Topic::Medic => (decision == Decision::Revive).then_some(opinion),
        Topic::Weather => played(&is_weather).filter(|choice| swing(game, *choice) > 0),
        Topic::Bond => played(&has(Ability::TightBond)).filter(|choice| bonds(game, *choice)),
        Topic::Horn => played(&|kind| kind == Kind::HORN).filter(|choice| swing(game, *choice) > 5),
        Topic::Scorch => {
            let scorch = |kind: Kind| kind.special() == Some(::gwent::Special::Scorch);
            played(&scorch).filter(|choice| swing(game, *choice) > 4)
        }
        Topic::Leader => {
            (turn && opinion == Choice::Leader && game.has_leader_left(PUPIL)).then_some(opinion)
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
    use crate::i18n::Lang;
    use std::collections::BTreeMap;
    use tabletop::{BySeat, Player, Turn, UndoPolicy};

    fn dealt(deal: u64) -> Session<Gwent> {
        let players =
            BySeat::from(vec![Player::human("Pupil"), Player::bot("Bot", Level::Apprentice)]);
        let session = Session::<Gwent>::new(setup(), Seed::new(deal)).unwrap();
        session.seat_players(players, UndoPolicy::Free)
    }

    /// The bot's answer exactly as the director asks for it.
    fn answer(session: &Session<Gwent>) -> usize {
        let seed = session.digest().0;
        bots::think(session, Level::Apprentice, None, seed).unwrap().index
    }

    /// Plays the lesson as the pupil chooses; returns what was told, and who won.
    fn lesson(
        deal: u64,
        mut pupil: impl FnMut(&Session<Gwent>, Step) -> Choice,
    ) -> (Vec<Topic>, bool) {
        use tabletop::Table;
        let mut session = dealt(deal);
        let mut told = Vec::new();
        loop {
            match Table::turn(&session) {
                Turn::Over(outcome) => return (told, outcome.winners() == [PUPIL]),
                Turn::Awaiting(PUPIL) => {
                    let step = step(&session).expect("the guide always has something to say");
                    told.push(step.topic);
                    let choice = pupil(&session, step);
                    session.choose(&choice).unwrap();
                }
                Turn::Awaiting(_) => {
                    let index = answer(&session);
                    Table::choose(&mut session, index).unwrap();
                }
            }
        }
    }

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
        let mut strayed = false;
        let (told, won) = lesson(DEAL, |_, step| {
            strayed |= step.strayed;
            step.advice
        });
        assert!(won, "{told:?}");
        assert!(!strayed);
        for topic in TAUGHT {
            assert!(told.contains(&topic), "{topic:?} is not taught: {told:?}");
        }
        for topic in Topic::ALL {
            assert!(told.iter().filter(|one| **one == topic).count() <= 1, "{topic:?} twice");
        }
    }

    /// Whatever legal thing the pupil does, the guide goes on with legal advice to the end.
    #[test]
    fn whoever_strays_is_told_so_and_taken_on() {
        let mut rng = Rng::from_u64(9);
        for _ in 0..30 {
            let mut last = None;
            lesson(DEAL, |session, step| {
                let legal = session.game().legal();
                assert!(legal.contains(&step.advice));
                if let Some(strayed) = last {
                    assert_eq!(step.strayed, strayed);
                }
                let choice = legal[rng.index(legal.len())];
                last = Some(choice != step.advice);
                choice
            });
        }
    }

    #[test]
    fn only_the_lesson_is_the_lesson() {
        assert!(is_lesson(&dealt(DEAL)));
        assert!(!is_lesson(&dealt(DEAL + 1)));
        let alone = Session::<Gwent>::new(setup(), seed()).unwrap();
        assert!(!is_lesson(&alone), "two people play the same deal without a guide");
    }

    /// Every page of every topic is written in every language, and so is what is said at the end.
    #[test]
    fn the_lesson_is_written_in_every_language() {
        let files = [
            (Lang::En, include_str!("../../../public/lessons/en/gwent.json")),
            (Lang::Pl, include_str!("../../../public/lessons/pl/gwent.json")),
            (Lang::Uk, include_str!("../../../public/lessons/uk/gwent.json")),
        ];
        let keys: Vec<&str> = Topic::ALL
            .iter()
            .chain([&Topic::Plain])
            .flat_map(|topic| topic.pages())
            .map(|(key, _)| *key)
            .chain(["strayed", "try", "won", "lost", "watch"])
            .collect();
        for (lang, text) in files {
            let lesson: BTreeMap<String, String> = serde_json::from_str(text).unwrap();
            for key in &keys {
                assert!(lesson.get(*key).is_some_and(|text| text.len() > 3), "{lang:?} {key}");
            }
            assert!(lesson.keys().all(|key| keys.contains(&key.as_str())), "{lang:?}: too much");
        }
    }
}
