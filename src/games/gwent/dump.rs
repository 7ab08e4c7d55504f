//! What Gwent says, for the reader of [`crate::games::dump`].

use ::gwent::position::Position;
use ::gwent::{
    Choice, Decision, Deck, DeckFault, Event, Faction, Gwent, Kind, Leader, Named, Place, Preset,
    Row, Setup,
};
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Viewer};

use super::model::{self, Refused, THEM, US};
use super::names::{self as table_of_names, Called};
use super::{card_text, decks, passing, reasons, refusal, say, told, words};
use crate::games::dump::{
    Chapter, Examples, Row as Line, forms, keys_in, kind, kinds, names, row, said, table,
};
use crate::i18n::Lang;
use crate::scene::Sight;

/// How many examples there are of an event.
const MOST: usize = 9;

/// Refusals of the rules that the board never meets: it offers nothing of the kind. They are told
/// as “not now”.
const UNMET: [&str; 2] = ["not-revivable", "not-in-hand"];

/// Cards, leaders, and whatever random matches between all decks bring up.
pub fn chapters() -> Vec<Chapter> {
    let named = |name: &str, text: String| format!("{name}. {text}");
    let cards = Kind::all()
        .map(|one| row(one.to_string(), |lang| named(one.name(lang), card_text::whole(one, lang))))
        .collect();
    let leaders = Leader::all()
        .map(|one| {
            row(one.to_string(), |lang| named(one.name(lang), card_text::leader_rules(one, lang)))
        })
        .collect();
    let factions = Faction::ALL
        .map(|one| {
            let text = |lang| words::of(lang).faction.of(one).to_owned();
            row(one.slug(), |lang| named(one.name(lang), text(lang)))
        })
        .to_vec();
    let heard = Heard::in_matches();
    let main = "public/words/{en,pl,uk}.txt";
    let mut all = vec![
        Chapter::new("Gwent: factions", main, factions),
        Chapter::new(
            "Gwent: cards",
            "public/words/{en,pl,uk}.txt (ability, cards); made by card_text.rs",
            cards,
        ),
        Chapter::new("Gwent: leaders", "public/words/{en,pl,uk}.txt (leader)", leaders),
        Chapter::new(
            "Gwent: names that sentences bend",
            "public/words/{en,pl,uk}.txt",
            forms(table_of_names::bent()),
        ),
        Chapter::new(
            "Gwent: log",
            "public/words/{en,pl,uk}.txt (event); made by told.rs",
            heard.log.into_rows(),
        )
        .owing(kinds!(Event:
            LeadersShown CoinTossed StarterChosen Drew Exchanged ExchangeFinished RoundStarted
            Played Placed Mustered Revived TookBack Scorched Transformed WeatherCleared LeaderUsed
            LeaderFailed RowDoubled TookFromPile TookFromDeck Discarded HandSeen Moved PileReturned
            Shuffled Passed RoundEnded TokenLost Stayed Cleared GameOver
        )),
        Chapter::new(
            "Gwent: prompts",
            "public/words/{en,pl,uk}.txt (ask)",
            heard.prompts.into_rows(),
        )
        .owing(kinds!(Decision:
            WhoStarts Exchange Turn PlaceUnit Revive PlaceMardroeme Pick
        )),
        Chapter::new(
            "Gwent: choices",
            "public/words/{en,pl,uk}.txt (choose); made by say.rs",
            heard.choices.into_rows(),
        )
        .owing(kinds!(Choice:
            GoFirst GoSecond Exchange Keep Play Leader Pass Pick Discard Place
        )),
        Chapter::new(
            "Gwent: refusals",
            "public/words/{en,pl,uk}.txt (refusal)",
            heard.refusals.into_rows(),
        )
        .owing(&refusals()),
        Chapter::new("Gwent: hints", "public/words/{en,pl,uk}.txt (hint)", heard.hints.into_rows()),
        Chapter::new("Gwent: what a pass means", main, heard.passes.into_rows()),
        Chapter::new("Gwent: how a strength comes about", main, heard.strengths.into_rows()),
        Chapter::new("Gwent: faults of decks", "public/words/{en,pl,uk}.txt (deck)", faults())
            .owing(kinds!(DeckFault:
                ForeignCard TooFewUnits TooManySpecials SideDeckCard TooManyCopies UnknownLeader
                UnknownCard NoSuchNumber
            )),
    ];
    let tables = [
        table::read("", words::of),
        table::read("deck.", words::deck::of),
        table::read("hint.", words::hint::of),
        table::read("refusal.", words::refusal::of),
    ];
    let source = main;
    let rest = table::rest("Gwent", source, &tables, &all);
    all.extend(rest);
    all
}

/// Every refusal of the rules, but for those that are never met.
fn refusals() -> Vec<String> {
    let mut keys = keys_in("crates/gwent/src/why_not.rs");
    keys.retain(|key| !UNMET.contains(&key.as_str()));
    keys
}

fn faults() -> Vec<Line> {
    let card = Kind::all().find(|kind| kind.is_common_unit()).unwrap();
    let side = Kind::all().find(|kind| kind.is_side_deck()).unwrap();
    let text = "Gerald of Riva".to_owned();
    let all = [
        DeckFault::ForeignCard { card, faction: Faction::Skellige },
        DeckFault::TooFewUnits { units: 1 },
        DeckFault::TooFewUnits { units: 19 },
        DeckFault::TooFewUnits { units: 21 },
        DeckFault::TooManySpecials { specials: 12 },
        DeckFault::TooManySpecials { specials: 22 },
        DeckFault::SideDeckCard { card: side },
        DeckFault::TooManyCopies { card, copies: 4 },
        DeckFault::UnknownLeader { text: text.clone() },
        DeckFault::UnknownCard { text: text.clone() },
        DeckFault::NoSuchNumber { text },
    ];
    all.iter().map(|fault| row(kind(fault), |lang| decks::fault(fault, lang))).collect()
}

#[derive(Default)]
struct Heard {
    log: Examples,
    prompts: Examples,
    choices: Examples,
    refusals: Examples,
    hints: Examples,
    passes: Examples,
    strengths: Examples,
}

impl Heard {
    fn in_matches() -> Self {
        let mut heard = Self::default();
        let mut rng = Rng::from_u64(7);
        for at in 0..2 * Preset::ALL.len() {
            let deck = |by: usize| Preset::ALL[(at * by + by) % Preset::ALL.len()];
            heard.one_match(Setup::between(deck(3), deck(7)), at as u64 + 1, &mut rng);
        }
        // Every leader against some of the others.
        let leaders: Vec<Leader> = Leader::all().collect();
        for at in 0..2 * leaders.len() {
            let deck = |at: usize| {
                let leader = leaders[at % leaders.len()];
                Deck::new(leader, Preset::starter(leader.faction()).deck().cards)
            };
            heard.one_match(Setup::between(deck(at), deck(at * 3 + 5)), at as u64, &mut rng);
        }
        // What chance would hardly bring up: a leader who costs too much, and one who is silenced.
        for [us, them] in [
            ["eredin-destroyer-of-worlds", "foltest-king-of-temeria"],
            ["foltest-king-of-temeria", "emhyr-the-white-flame"],
        ] {
            let table = Position::between(us, them).hand(Seat(0), "decoy").hand(Seat(1), "decoy");
            heard.refused(&table.build().unwrap(), Seat(0));
        }
        heard
    }

    fn one_match(&mut self, setup: Setup, seed: u64, rng: &mut Rng) {
        let mut session = Session::<Gwent>::new(setup, Seed::new(seed)).unwrap();
        while let Status::Awaiting { seat, decision } = session.game().status() {
            self.asked(session.game(), seat, decision);
            let legal = session.game().legal();
            session.choose(&legal[rng.index(legal.len())]).unwrap();
        }
        for step in session.line() {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(Viewer::Referee)) {
                let told = |lang| told::sentence(event, &names(lang), lang);
                let label = kind(event);
                if self.log.count(&label) < MOST {
                    self.log.add(&label, &start(&told(Lang::En)), 2, || said(told));
                }
            }
        }
    }

    fn asked(&mut self, game: &Gwent, seat: Seat, decision: Decision) {
        let asked = format!("{decision:?}");
        self.prompts.add(&kind(&decision), &asked, 1, || said(|lang| say::prompt(decision, lang)));
        let leader = game.leader(seat);
        for choice in game.legal() {
            let written = |lang| say::choice(choice, decision, leader, lang);
            let label = format!("{}/{}", kind(&choice), kind(&decision));
            self.choices.add(&label, "", 4, || said(written));
            let why = reasons::why(game, choice, Lang::En);
            for (at, one) in why.iter().enumerate() {
                let reason = |lang| reasons::why(game, choice, lang)[at].clone();
                self.hints.add("why", &start(one), 2, || said(reason));
            }
        }
        if decision == Decision::Turn {
            self.refused(game, seat);
            self.seen(game, seat);
        }
    }

    /// What the board says of a pass, and of the strength of units.
    fn seen(&mut self, game: &Gwent, seat: Seat) {
        let seen = model::model(&Sight::of(game, Viewer::Seat(seat), true), seat);
        let lines = |lang| {
            let names = names(lang);
            let [us, them] = [&names[0], &names[1]];
            let mut by_side = [""; 2];
            by_side[US] = us;
            by_side[THEM] = them;
            passing::meaning(&seen, by_side, lang)
        };
        for (at, line) in lines(Lang::En).iter().enumerate() {
            let one = |lang| lines(lang)[at].clone();
            self.passes.add("pass", &start(line), 2, || said(one));
        }
        let view = game.view(Viewer::Seat(seat));
        for unit in view.side(seat).rows.iter().flat_map(|row| &row.cards) {
            let told = |lang| say::breakdown(&unit.strength, lang);
            let steps: Vec<String> = unit.strength.steps.iter().map(|s| kind(&s.cause)).collect();
            self.strengths.add("strength", &steps.join(" "), 1, || said(told));
        }
    }

    /// Every card of the hand, tried everywhere.
    fn refused(&mut self, game: &Gwent, seat: Seat) {
        let places = Row::ALL.map(Place::Row).into_iter().chain([Place::Table]);
        let ours = game.view(Viewer::Seat(seat));
        let units: Vec<Place> = (ours.side(seat).rows.iter().zip(Row::ALL))
            .flat_map(|(row, at)| row.cards.iter().map(move |unit| (unit, at)))
            .map(|(unit, row)| Place::On { row, unit: Named::own(unit.card.kind) })
            .collect();
        let hand = game.hand(seat).iter().map(|held| Named::own(held.card.kind));
        let tries = hand.flat_map(|card| {
            let all = places.clone().chain(units.clone());
            let tried = all.map(move |place| Choice::Play { card, place });
            tried.map(Refused::Choice).chain([Refused::OtherSide(card)])
        });
        let legal = game.legal();
        for refused in tries.chain([Refused::Choice(Choice::Leader), Refused::Choice(Choice::Keep)])
        {
            let key = match refused {
                Refused::Choice(choice) if legal.contains(&choice) => continue,
                Refused::Choice(choice) => game.why_not(&choice).key,
                Refused::OtherSide(_) => "other-side",
            };
            let told = |lang| refusal::sentence(game, refused, lang);
            let end: String = told(Lang::En).split(' ').rev().take(4).collect();
            self.refusals.add(key, &end, 2, || said(told));
        }
    }
}

/// How a sentence begins, but for who, how many and which cards.
fn start(sentence: &str) -> String {
    let mut plain = String::new();
    for (at, part) in sentence.split(['“', '”']).enumerate() {
        plain.push_str(if at % 2 == 0 { part } else { "…" });
    }
    let words = plain.split(' ').filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
    words.skip(1).take(4).collect::<Vec<_>>().join(" ")
}
