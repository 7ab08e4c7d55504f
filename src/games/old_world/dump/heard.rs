//! What random games bring up: the log, what is asked, what may be answered.

use std::collections::BTreeMap;
use std::fmt::Debug;

use ::old_world::versus::{Choice, Decision, Event, View};
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Viewer};

use crate::games::dump::{Examples, Row, names};
use crate::games::old_world::names::Voice;
use crate::games::old_world::say::Moment;
use crate::games::old_world::stories;
use crate::games::old_world::told::Chronicler;
use crate::i18n::Lang;

/// How many examples there are of an event, of a question, of an answer to a question.
const MOST: (usize, usize, usize) = (9, 2, 2);

/// A game on Old World's engine.
pub trait OnTheEngine:
    Game<Decision = Decision, Choice = Choice, Event = Event, View = View>
{
}

impl<G: Game<Decision = Decision, Choice = Choice, Event = Event, View = View>> OnTheEngine for G {}

/// Which games are played.
pub struct Games<'a, G: Game> {
    /// How many in any case.
    pub least: usize,
    /// How many at most until everything was heard.
    pub most: usize,
    /// For so many players, the game of that number.
    pub deal: fn(u8, usize) -> G::Setup,
    /// What no random game brings up.
    pub also: &'a [Event],
}

/// What a value is, without what is in it: `Moved`. What only Wild Hunt has goes by its own kind,
/// and a vote by its question: `Pair/Vote`.
pub fn label(value: &impl Debug) -> String {
    let told = format!("{value:?}");
    let inner = told.strip_prefix("Hunt(").unwrap_or(&told);
    let word = |text: &str| {
        text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
    };
    match inner.strip_prefix("Vote { question: ") {
        Some(question) => format!("{}/Vote", word(question)),
        None => word(inner),
    }
}

/// A question, or an answer to one.
struct Sample {
    label: String,
    seat: Seat,
    decision: Decision,
    choice: Option<Choice>,
    legal: Vec<Choice>,
    view: View,
}

/// What was heard up to now.
#[derive(Default)]
pub struct Heard {
    with_stories: bool,
    log: Examples,
    prompts: Vec<Sample>,
    choices: Vec<Sample>,
    counts: BTreeMap<String, usize>,
}

impl Heard {
    /// Plays until each of these kinds of events, decisions and choices was heard, or for so long
    /// that it will not be; and says it all.
    pub fn until_complete<G: OnTheEngine>(
        games: Games<G>,
        owed: &[Vec<&str>; 3],
        with_stories: bool,
    ) -> [Vec<Row>; 3] {
        let mut heard = Self { with_stories, ..Self::default() };
        heard.told(games.also);
        for (at, players) in [1, 2, 3, 4, 5, 3, 2].into_iter().cycle().enumerate().take(games.most)
        {
            if at >= games.least && heard.has(owed) {
                break;
            }
            heard.game::<G>((games.deal)(players, at), at as u64 * 2 + 3);
        }
        let [prompts, choices] = [&heard.prompts, &heard.choices].map(|all| heard.say(all));
        [heard.log.into_rows(), prompts, choices]
    }

    fn has(&self, [events, decisions, choices]: &[Vec<&str>; 3]) -> bool {
        let is_in = |samples: &[Sample], wanted: &str| {
            samples.iter().any(|sample| sample.label.split('/').next() == Some(wanted))
        };
        events.iter().all(|wanted| self.log.has(wanted))
            && decisions.iter().all(|wanted| is_in(&self.prompts, wanted))
            && choices.iter().all(|wanted| is_in(&self.choices, wanted))
    }

    fn game<G: OnTheEngine>(&mut self, setup: G::Setup, seed: u64) {
        let mut table = Session::<G>::new(setup, Seed::new(seed)).unwrap();
        let mut rng = Rng::from_u64(seed);
        while let Status::Awaiting { seat, decision } = table.game().status() {
            let legal = table.game().legal();
            self.asked(table.game(), seat, decision, &legal);
            table.choose(&legal[rng.index(legal.len())].clone()).unwrap();
        }
        let mut events = Vec::new();
        for step in table.line() {
            let viewer = Viewer::Seat(Seat(0));
            events.extend(step.entries.iter().filter_map(|entry| entry.seen_by(viewer).cloned()));
        }
        self.told(&events);
    }

    fn asked<G: OnTheEngine>(
        &mut self,
        game: &G,
        seat: Seat,
        decision: Decision,
        legal: &[Choice],
    ) {
        let asked = label(&decision);
        let prompt = (asked.clone(), None);
        let answers = legal.iter().map(|one| (format!("{}/{asked}", label(one)), Some(*one)));
        for (label, choice) in std::iter::once(prompt).chain(answers) {
            let (all, most) = match choice {
                None => (&mut self.prompts, MOST.1),
                Some(_) => (&mut self.choices, MOST.2),
            };
            let count = self.counts.entry(label.clone()).or_default();
            if *count < most {
                *count += 1;
                let view = game.view(Viewer::Seat(seat));
                all.push(Sample { label, seat, decision, choice, legal: legal.to_vec(), view });
            }
        }
    }

    /// A whole game in one language after another: the stories of one at a time are here.
    fn told(&mut self, events: &[Event]) {
        let [english, polish, ukrainian] = Lang::ALL.map(|lang| {
            self.read(lang);
            let mut teller = Chronicler::new(names(lang), lang);
            events.iter().map(|event| teller.of_event(event)).collect::<Vec<_>>()
        });
        for (((event, english), polish), ukrainian) in
            events.iter().zip(english).zip(polish).zip(ukrainian)
        {
            let label = label(event);
            for ((en, pl), uk) in english.into_iter().zip(polish).zip(ukrainian) {
                // What is said, without of whom and of how many.
                let words = en.split(' ').skip(1).take(3).collect::<String>();
                let like: String = words.chars().filter(|c| !c.is_ascii_digit()).collect();
                if self.log.count(&label) < MOST.0 {
                    self.log.add(&label, &like, 2, || [en, pl, uk]);
                }
            }
        }
    }

    fn say(&self, samples: &[Sample]) -> Vec<Row> {
        let [english, polish, ukrainian] = Lang::ALL.map(|lang| {
            self.read(lang);
            let names = names(lang);
            let said = |sample: &Sample| {
                let Sample { seat, decision, choice, legal, view, .. } = sample;
                let voice = Voice::new(lang, &names);
                let moment = Moment { voice, seat: *seat, decision: *decision, view };
                choice.map_or_else(|| moment.prompt(legal), |choice| moment.choice(choice))
            };
            samples.iter().map(said).collect::<Vec<_>>()
        });
        let mut rows: Vec<Row> = Vec::new();
        for (((sample, en), pl), uk) in samples.iter().zip(english).zip(polish).zip(ukrainian) {
            let said = [en, pl, uk];
            let is_known = |row: &Row| row.label == sample.label && row.said == said;
            if !rows.iter().any(is_known) {
                rows.push(Row { label: sample.label.clone(), said });
            }
        }
        rows.sort_by(|one, other| one.label.cmp(&other.label));
        rows
    }

    fn read(&self, lang: Lang) {
        if self.with_stories {
            stories::read(lang);
        }
    }
}
