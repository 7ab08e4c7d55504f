//! A guide that looks at the position and knows what has not been explained yet. Pure: what has been
//! told follows from the moves made, so that undo, saves and replays need nothing more.
//!
//! It blocks nothing. Whoever does something else is told so and taken on from there.

use std::cell::OnceCell;

use bots::{Play, Seen};
use tabletop::{Game, Level, Log, Rng, Session, Status};

use super::{PUPIL, Pages, Said, Tip};

/// What can be explained in a game, each once.
pub trait Topic<G: Play>: Copy + PartialEq + 'static {
    /// In the order in which it is worth explaining: the first that fits is told.
    const ALL: &'static [Self];
    /// Nothing new.
    const PLAIN: Self;
    /// After this nothing more is said.
    const LAST: Option<Self> = None;
    /// What is told of it.
    fn pages(self) -> Pages;
    /// Does it fit the position?
    fn fits(self, moment: &Moment<'_, G, Self>) -> bool;
    /// What to try where it fits; nothing where nothing is to be tried.
    fn advice(self, moment: &Moment<'_, G, Self>) -> Option<G::Choice> {
        Some(moment.opinion())
    }
}

/// A decision of the pupil.
pub struct Moment<'a, G: Game, T> {
    pub game: &'a G,
    pub decision: G::Decision,
    /// What has been told before.
    pub told: &'a [T],
    opinion: OnceCell<G::Choice>,
}

/// What the guide says at a decision of the pupil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<C, T> {
    /// What is explained.
    pub topic: T,
    /// What is worth trying.
    pub advice: Option<C>,
    /// Did the pupil do something else than was proposed last?
    pub strayed: bool,
}

impl<'a, G: Play, T: Topic<G>> Moment<'a, G, T> {
    fn new(game: &'a G, told: &'a [T]) -> Option<Self> {
        match game.status() {
            Status::Awaiting { seat: PUPIL, decision } => {
                Some(Self { game, decision, told, opinion: OnceCell::new() })
            }
            _ => None,
        }
    }

    /// What a plain player would do.
    pub fn opinion(&self) -> G::Choice {
        let think = || {
            let seen = Seen::by_mover(self.game).expect("the pupil is to move");
            bots::choose(&seen, Level::Apprentice, None, &mut Rng::from_u64(1)).choice
        };
        self.opinion.get_or_init(think).clone()
    }

    fn topic(&self) -> T {
        let mut new = T::ALL.iter().filter(|topic| !self.told.contains(topic));
        new.find(|topic| topic.fits(self)).copied().unwrap_or(T::PLAIN)
    }
}

/// What the guide says at this decision of the pupil; nothing at any other, nor after the lesson.
pub fn step<G: Play, T: Topic<G>>(session: &Session<G>) -> Option<Step<G::Choice, T>> {
    let (told, strayed) = look_back(session);
    let moment = Moment::new(session.game(), &told).filter(|_| !is_over(&told))?;
    let topic = moment.topic();
    Some(Step { topic, advice: topic.advice(&moment), strayed })
}

/// What the guide says now.
pub fn say<G: Play, T: Topic<G>>(session: &Session<G>) -> Said {
    let Some(step) = step::<G, T>(session) else {
        let (told, _) = look_back::<G, T>(session);
        return if is_over(&told) { Said::Nothing } else { Said::Watch };
    };
    let legal = session.game().legal();
    let place = |advice: G::Choice| legal.iter().position(|choice| *choice == advice);
    let advice = step.advice.and_then(place);
    Said::Tip(Tip { pages: step.topic.pages(), advice, strayed: step.strayed })
}

fn is_over<G: Play, T: Topic<G>>(told: &[T]) -> bool {
    T::LAST.is_some_and(|last| told.contains(&last))
}

/// What was told up to now, and whether the pupil's last choice was another than was proposed.
fn look_back<G: Play, T: Topic<G>>(session: &Session<G>) -> (Vec<T>, bool) {
    let line = session.line();
    let made = line.iter().take(session.ply() + 1).filter_map(|step| step.made);
    let made: Vec<_> = made.collect();
    let last = made.iter().rposition(|(seat, _)| *seat == PUPIL);
    let mut game = session.position(line[0].id);
    let (mut told, mut strayed) = (Vec::new(), false);
    for (at, (_, choice)) in made.into_iter().enumerate() {
        let moment = Moment::<G, T>::new(&game, &told).filter(|_| !is_over(&told));
        let topic = moment.as_ref().map(Moment::topic);
        if let Some((topic, moment)) = topic.zip(moment.as_ref()).filter(|_| last == Some(at)) {
            strayed = topic.advice(moment).is_some_and(|advice| advice != *choice);
        }
        drop(moment);
        told.extend(topic.filter(|topic| T::ALL.contains(topic)));
        game.play(choice, &mut Log::muted());
    }
    (told, strayed)
}

/// What the lessons of all games are tried with.
#[cfg(test)]
pub mod trial {
    use std::collections::BTreeMap;

    use tabletop::{BySeat, Player, SetupForm, Table, Turn, UndoPolicy};

    use super::*;
    use crate::learning::Lesson;

    /// Plays a lesson as the pupil chooses, up to so many moves; returns what was told, and the game.
    pub fn play<G: Play, T: Topic<G>>(
        lesson: &dyn Lesson,
        moves: usize,
        mut pupil: impl FnMut(&Session<G>, &Step<G::Choice, T>) -> G::Choice,
    ) -> (Vec<T>, Session<G>) {
        let (form, seed) = lesson.deal();
        let mut players = vec![Player::human("Pupil"), Player::bot("Bot", Level::Apprentice)];
        let session = Session::<G>::new(G::Setup::read(&form).unwrap(), seed).unwrap();
        players.truncate(session.game().seats().into());
        let mut session = session.seat_players(BySeat::from(players), UndoPolicy::Free);
        let mut told = Vec::new();
        for _ in 0..moves {
            match Table::turn(&session) {
                Turn::Over(_) => break,
                Turn::Awaiting(PUPIL) => {
                    let Some(step) = step::<G, T>(&session) else { break };
                    told.push(step.topic);
                    let choice = pupil(&session, &step);
                    session.choose(&choice).unwrap();
                }
                Turn::Awaiting(_) => {
                    // The bot's answer exactly as the director asks for it.
                    let own = session.digest().0;
                    let answer = bots::think(&session, Level::Apprentice, None, own).unwrap();
                    Table::choose(&mut session, answer.index).unwrap();
                }
            }
        }
        (told, session)
    }

    /// Whatever legal thing the pupil does, the guide goes on with legal advice to the end.
    pub fn stray<G: Play, T: Topic<G>>(lesson: &dyn Lesson, games: usize, moves: usize) {
        let mut rng = Rng::from_u64(9);
        for _ in 0..games {
            let mut last = None;
            play::<G, T>(lesson, moves, |session, step| {
                let legal = session.game().legal();
                assert!(step.advice.iter().all(|advice| legal.contains(advice)));
                assert!(last.is_none_or(|strayed: bool| step.strayed == strayed));
                let choice = legal[rng.index(legal.len())].clone();
                last = Some(step.advice.as_ref().is_some_and(|advice| *advice != choice));
                choice
            });
        }
    }

    /// Every page of every topic is written in every language, and so is what is said besides.
    pub fn is_written<G: Play, T: Topic<G>>(texts: [&str; 3]) {
        let topics = T::ALL.iter().copied().chain([T::PLAIN]);
        let pages = topics.flat_map(T::pages).map(|(key, _)| *key);
        let keys: Vec<&str> = pages.chain(["strayed", "try", "won", "lost", "watch"]).collect();
        for text in texts {
            let lesson: BTreeMap<String, String> = serde_json::from_str(text).unwrap();
            for key in &keys {
                assert!(lesson.get(*key).is_some_and(|text| text.len() > 3), "{key}");
            }
            for key in lesson.keys() {
                assert!(keys.contains(&key.as_str()), "{key} is never told");
            }
        }
    }
}
