//! What random games bring up: the log, what is asked, what may be answered.

use std::collections::BTreeMap;

use ::old_world::versus::{Choice, Decision, Event, OldWorld, Setup, View};
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Viewer};

use crate::games::dump::{Examples, Row, kind, names};
use crate::games::old_world::names::Voice;
use crate::games::old_world::say::Moment;
use crate::games::old_world::stories;
use crate::games::old_world::told::Chronicler;
use crate::i18n::Lang;

/// How many games are played in any case, and how many at most until everything was heard.
const GAMES: (usize, usize) = (7, 60);

/// How many examples there are of an event, of a question, of an answer to a question.
const MOST: (usize, usize, usize) = (9, 2, 2);

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
    pub fn until_complete(owed: &[Vec<&str>; 3], with_stories: bool) -> [Vec<Row>; 3] {
        let mut heard = Self { with_stories, ..Self::default() };
        for (at, players) in [1, 2, 3, 4, 5, 3, 2].into_iter().cycle().enumerate().take(GAMES.1) {
            if at >= GAMES.0 && heard.has(owed) {
                break;
            }
            heard.game(players, at as u64 * 2 + 3);
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

    fn game(&mut self, players: u8, seed: u64) {
        let setup = Setup::for_players(players);
        let mut table = Session::<OldWorld>::new(setup, Seed::new(seed)).unwrap();
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

    fn asked(&mut self, game: &OldWorld, seat: Seat, decision: Decision, legal: &[Choice]) {
        let asked = kind(&decision);
        let prompt = (asked.clone(), None);
        let answers = legal.iter().map(|one| (format!("{}/{asked}", kind(one)), Some(*one)));
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
            let label = kind(event);
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
