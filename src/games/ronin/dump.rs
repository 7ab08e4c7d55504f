//! What Ronin says, for the reader of [`crate::games::dump`].

use std::fmt::Debug;

use ::ronin::{
    Ability, Board, BoardSide, Card, ChapterCard, Character, Choice, Decision, Event, LAST_SPACE,
    Ronin, Season, Setup, View,
};
use tabletop::{Game, Rng, Seat, Seed, Session, Status, Viewer};

use super::names::Voice;
use super::say::Moment;
use super::{card_text, told, words};
use crate::games::dump::{Chapter, Examples, Row, kind, kinds, names, row, said, table};

/// How many games are played in any case, and how many at most until everything was heard.
const GAMES: (usize, usize) = (10, 60);

const MAIN: &str = "public/words/{en,pl,uk}.txt";

/// Everything on the cards and boards, and whatever random games bring up.
pub fn chapters() -> Vec<Chapter> {
    let mut all = on_cards();
    let [log, prompts, choices] = Heard::until_complete();
    all.extend([
        Chapter::new("Ronin: log", "public/words/{en,pl,uk}.txt (event); made by told.rs", log)
            .owing(EVENTS),
        Chapter::new("Ronin: prompts", "public/words/{en,pl,uk}.txt (ask)", prompts)
            .owing(DECISIONS),
        Chapter::new(
            "Ronin: choices",
            "public/words/{en,pl,uk}.txt (choose); made by say.rs",
            choices,
        )
        .owing(CHOICES),
    ]);
    let rest = table::rest("Ronin", MAIN, &[table::read("", words::of)], &all);
    all.extend(rest);
    all
}

const EVENTS: &[&str] = kinds!(Event:
    ChapterCardDrawn CharactersDrawn CharacterTaken BoardsDrawn BoardLaid InitiativeSet TurnBegan
    RowDiscarded RowFilled OfferFilled Reshuffled RowTaken TopDrawn CardDrawn AutomaLaid Chosen
    Played Kept EffectResolved SymbolLost SymbolsGained TeaPassed TrackMoved BonusTaken AbilityGiven
    HandShown AbilityRenewed Mended XpGained AbilityUnlocked AbilityUsed Discarded Salvaged Shown
    VpGained ChapterScored ChapterBegan QuestScored ExperienceScored CooperationScored Ended
);

const DECISIONS: &[&str] = kinds!(Decision:
    Character Board Draft Play Lose Neighbour Track Bonus Split Path Again Trade Mend Ability
    Discard Salvage Keep
);

const CHOICES: &[&str] = kinds!(Choice:
    Character Board Row Top Play Keep Lose Neighbour Track Take Xp Split Path Again Mend Use Done
    Discard Salvage
);

fn on_cards() -> Vec<Chapter> {
    let table = Session::<Ronin>::new(Setup::default(), Seed::new(1)).unwrap();
    let view = table.game().view(Viewer::Referee);
    let voice = |lang| Voice::new(lang, &names(lang), &view);
    let cards = Card::SLUGS.iter().filter_map(|slug| Card::from_slug(slug)).map(|card| {
        row(Card::SLUGS[card.index()], |lang| {
            let voice = voice(lang);
            format!("{}: {}", voice.card(card), card_text::card(&voice, card))
        })
    });
    let abilities = Ability::ALL.map(|one| {
        let text = |voice: &Voice| format!("{}: {}", voice.ability(one), voice.ability_text(one));
        row(one.slug(), |lang| text(&voice(lang)))
    });
    let characters =
        Character::ALL.map(|one| row(one.slug(), |lang| voice(lang).character(one).to_owned()));
    let chapter_cards =
        ChapterCard::ALL.map(|one| row(one.slug(), |lang| voice(lang).chapter_card(one)));
    let people = [characters.to_vec(), chapter_cards.to_vec()].concat();
    vec![
        Chapter::new(
            "Ronin: cards",
            "public/words/{en,pl,uk}.txt (card, terms); made by card_text.rs",
            cards.collect(),
        ),
        Chapter::new(
            "Ronin: abilities",
            "public/words/{en,pl,uk}.txt (abilities)",
            abilities.to_vec(),
        ),
        Chapter::new("Ronin: characters and chapter cards", "public/words/{en,pl,uk}.txt", people),
        Chapter::new(
            "Ronin: bonuses of the boards",
            "public/words/{en,pl,uk}.txt (prize)",
            bonuses(&voice),
        ),
    ]
}

fn bonuses(voice: &dyn Fn(crate::i18n::Lang) -> Voice) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let gifts = [0, 2].map(|number| Some(Character::ALL[0].ability(number)));
    for board in Board::ALL {
        for (space, bonus) in
            (0..=LAST_SPACE).filter_map(|space| Some((space, board.bonus(space)?)))
        {
            let label = format!("{}/{space}", board.slug());
            let one =
                row(label, |lang| card_text::prize(&voice(lang), bonus, &names(lang)[1], gifts));
            if rows.iter().all(|known| known.said != one.said) {
                rows.push(one);
            }
        }
    }
    rows
}

#[derive(Default)]
struct Heard {
    log: Examples,
    prompts: Examples,
    choices: Examples,
}

impl Heard {
    fn until_complete() -> [Vec<Row>; 3] {
        let mut heard = Self::default();
        for (at, players) in [1, 2, 3, 4, 5].into_iter().cycle().enumerate().take(GAMES.1) {
            if at >= GAMES.0 && heard.is_complete() {
                break;
            }
            let side = if at % 2 == 0 { BoardSide::A } else { BoardSide::B };
            heard.game(
                Setup { players, side, season: Season::ALL[at % 3], puzzle: None },
                at as u64 + 1,
            );
        }
        [heard.log, heard.prompts, heard.choices].map(Examples::into_rows)
    }

    fn is_complete(&self) -> bool {
        EVENTS.iter().all(|kind| self.log.has(kind))
            && DECISIONS.iter().all(|kind| self.prompts.has(kind))
            && CHOICES.iter().all(|kind| self.choices.has(kind))
    }

    fn game(&mut self, setup: Setup, seed: u64) {
        let mut table = Session::<Ronin>::new(setup, Seed::new(seed)).unwrap();
        let mut rng = Rng::from_u64(seed);
        while let Status::Awaiting { seat, decision } = table.game().status() {
            let view = table.game().view(Viewer::Seat(seat));
            let legal = table.game().legal();
            self.asked(&view, seat, decision, &legal);
            table.choose(&legal[rng.index(legal.len())].clone()).unwrap();
        }
        let viewer = Viewer::Seat(Seat(0));
        let view = table.game().view(viewer);
        for step in table.line() {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                let told =
                    |lang| told::sentence(&Voice::new(lang, &names(lang), &view), &view, event);
                self.log.add(&kind(event), &shape(event), 3, || said(told));
            }
        }
    }

    fn asked(&mut self, view: &View, seat: Seat, decision: Decision, legal: &[Choice]) {
        let at_table = |lang, say: &dyn Fn(Moment<'_>) -> String| {
            let voice = Voice::new(lang, &names(lang), view);
            say(Moment { voice: &voice, seat, decision, view })
        };
        let asked = kind(&decision);
        self.prompts.add(&asked, &format!("{decision:?}"), 1, || {
            said(|lang| at_table(lang, &|moment| moment.prompt()))
        });
        for choice in legal {
            let written = |lang| at_table(lang, &|moment| moment.choice(*choice));
            let label = format!("{}/{asked}", kind(choice));
            self.choices.add(&label, &shape(choice), 2, || said(written));
        }
    }
}

/// What a value is and holds, without numbers and the names of things.
fn shape(value: &impl Debug) -> String {
    let told = format!("{value:?}");
    let words = told.split(|c: char| !c.is_alphanumeric());
    let is_kind =
        |word: &&str| matches!(*word, "None" | "Some" | "Token" | "Card" | "true" | "false");
    words.filter(is_kind).take(3).collect::<Vec<_>>().join(" ")
}
