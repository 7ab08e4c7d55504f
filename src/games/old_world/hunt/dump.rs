//! What Wild Hunt says, for the reader of [`crate::games::dump`].

use ::old_world::versus::{Choice, Decision, Event, View};
use ::old_world::wild_hunt::{
    Brawl, HuntChoice, HuntDecision, HuntEvent, Question, Setup, WildHunt,
};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::AttackCard;
use ::old_world::world::hound::Bonus;
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::rider::Rider;
use ::old_world::world::round_board::Difficulty;
use ::old_world::world::slug::Slug;
use ::old_world::world::story::{Side, Story};
use tabletop::{Game, Log, Rng, Seat, Seed, Status, Viewer};

use super::super::dump::heard::{Games, Heard};
use super::super::dump::of_cards;
use super::super::names::{Voice, sentence};
use super::super::say::Moment;
use super::super::{rules_text, stories, words as base};
use super::words::{self, REASONS, RIDERS};
use super::{model, rules};
use crate::games::dump::{Chapter, Row, forms, keys_in, kinds, names, row, table};
use crate::i18n::Lang;
use crate::i18n::name::rows;

const SOURCE: &str = "public/words/{en,pl,uk}.txt (wild_hunt)";

/// Everything on the cards, what random hunts bring up, and the table in words.
pub fn chapters(with_stories: bool) -> Vec<Chapter> {
    let mut all = on_cards();
    all.extend(in_games(with_stories));
    all.push(refusals());
    all.push(Chapter::new("Wild Hunt: the table in words", SOURCE, tables(with_stories)));
    let rest = table::rest("Wild Hunt", SOURCE, &[table::read("", words::of)], &all);
    all.extend(rest);
    all
}

fn on_cards() -> Vec<Chapter> {
    let stories = of_cards(Story::of_the_hunt(), Slug::slug, |voice, story| {
        let sides = [Side::A, Side::B].map(|side| rules_text::effects(voice, story.effects(side)));
        let boons = rules_text::boons(voice, story.boons());
        sentence(&[sides.join(" / "), boons].concat())
    });
    let cards = Rider::ALL.into_iter().flat_map(AttackCard::of_rider);
    let cards = of_cards(cards, Slug::slug, |voice, card| sentence(&voice.attack(card)));
    let sides = of_cards(Rider::ALL, Slug::slug, |voice, rider| {
        let [a, b] = [rules::side_a(voice, rider), rules::side_b(voice, rider)];
        format!("{}. {} / {}. {}", a[0], a[1], b[0], b[1])
    });
    let bonuses = [1, 2, 3].into_iter().flat_map(Bonus::of_level);
    let bonuses = of_cards(
        bonuses,
        |bonus| format!("{bonus:?}"),
        |voice, one| sentence(&rules::bonus(voice, one)),
    );
    vec![
        Chapter::new("Wild Hunt: results of stories", SOURCE, stories),
        Chapter::new("Wild Hunt: rider fight cards", SOURCE, cards),
        Chapter::new("Wild Hunt: rider cards", SOURCE, sides),
        Chapter::new("Wild Hunt: hound tokens", SOURCE, bonuses),
        Chapter::new(
            "Wild Hunt: names that sentences bend",
            SOURCE,
            forms(rows(&RIDERS, |lang| words::tables(lang).riders)),
        ),
    ]
}

/// A hunt of that number, each with another rider.
pub fn deal(players: u8, at: usize) -> Setup {
    let mut setup = Setup::for_players(players);
    setup.rider = Rider::ALL[at % 4];
    setup.difficulty = Difficulty::ALL[at / 4 % 4];
    setup
}

fn in_games(with_stories: bool) -> Vec<Chapter> {
    let events: &[&str] = kinds!(HuntEvent:
        RoundBegan RiderCame FloorTaken Ready ShieldsChanged ExchangeOffered ExchangeMade
        ExchangeRefused HoundChallenged HoundJoined HoundSpared HoundStruck HoundBeaten HoundWon
        TokenShown HoundCame HoundGone HoundStrengthened MonsterRefused Voted Decided FightPassed
        CoinFlipped Supported MarkStruck QuestLaid QuestLost PutInPurse PurseCounted RiderStayed
        TargetDrawn RiderMoved MonsterMarked Teleported RiderTurned HoundsSummoned RiderPoolMade
        Arrived PassiveCame DamageIgnored Frozen PutOnDeck TeamWon TeamLost
    );
    let decisions: &[&str] = kinds!(HuntDecision:
        Vote Tie Exchange Accept Join Go Combo BonusOrder Fight Quest Support Meditate Individual
        Purse Teleport Strongest
    );
    let questions: &[&str] = kinds!(Question:
        Pair Option Assign Chosen QuestStack Buyer HoundPlace Ground Target Path Strengthen Remove
        Mark Fighter
    );
    let choices: &[&str] = kinds!(HuntChoice:
        Hound Join Go Exchange Give Want Offer Accept HandOver Player Send Place Ground Mark Put
    );
    // A vote goes by its question.
    let asked = decisions.iter().chain(questions).copied().filter(|kind| *kind != "Vote");
    let (asked, rare): (Vec<&str>, Vec<&str>) = asked.partition(|kind| !RARE.contains(kind));
    let owed = [events.to_vec(), asked, choices.to_vec()];
    let games = Games::<WildHunt> { least: 12, most: 240, deal, also: &by_hand() };
    let [log, mut prompts, choices] = Heard::until_complete(games, &owed, with_stories);
    prompts.extend(rare_prompts());
    let prompts = Chapter::new("Wild Hunt: prompts", SOURCE, prompts);
    let prompts = prompts.owing(&[&owed[1][..], &rare[..]].concat());
    vec![
        Chapter::new("Wild Hunt: log", SOURCE, log).owing(&owed[0]),
        prompts,
        Chapter::new("Wild Hunt: choices", SOURCE, choices).owing(&owed[2]),
    ]
}

/// Questions that random play hardly ever comes to: they are asked here.
const RARE: [&str; 2] = ["QuestStack", "BonusOrder"];

fn rare_prompts() -> [Row; 2] {
    let (seat, at) = (Seat(0), Location::BeheltNar);
    let game = WildHunt::start(&deal(2, 0), Seed::new(1), &mut Log::muted()).unwrap();
    let mut view = game.view(Viewer::Seat(seat));
    let (fighters, combos) = (vec![seat, Seat(1)], Vec::new());
    let brawl = Brawl {
        at,
        combos,
        damage: 0,
        bonus: Some(Bonus::Trail),
        waiting: fighters.clone(),
        fighters,
    };
    view.hunt.as_mut().unwrap().brawl = Some(brawl);
    let asked = [HuntDecision::Vote { question: Question::QuestStack }, HuntDecision::BonusOrder];
    let ask = |(label, decision)| {
        row(label, |lang| {
            let names = names(lang);
            let decision = Decision::Hunt(decision);
            Moment { voice: Voice::new(lang, &names), seat, decision, view: &view }.prompt(&[])
        })
    };
    let mut rows = RARE.into_iter().zip(asked).map(ask);
    std::array::from_fn(|_| rows.next().expect("a row for each"))
}

/// What random play hardly ever comes to.
fn by_hand() -> Vec<Event> {
    let (seat, at) = (Seat(0), Location::BeheltNar);
    let hunt = |rider| Event::Hunt(HuntEvent::RiderCame { rider, at, shields: 7 });
    let story = Story::StageOne(0);
    let question = Question::QuestStack;
    let choice = Choice::Hunt(HuntChoice::Ground(Terrain::Water));
    let more = [
        HuntEvent::QuestLost { story },
        HuntEvent::Decided { question, choice },
        HuntEvent::ShieldsChanged { by: -1, now: 0 },
        HuntEvent::MonsterMarked { terrain: Terrain::Forest, by: 0, tokens: 2 },
        HuntEvent::HoundsSummoned { count: 0 },
        HuntEvent::HoundsSummoned { count: 1 },
        HuntEvent::DamageIgnored { points: 1 },
        HuntEvent::Frozen { seat },
        HuntEvent::PutOnDeck { seat, cards: Card::market().take(2).collect() },
        HuntEvent::TeamWon,
        HuntEvent::TeamLost,
    ];
    let cards = Rider::ALL.into_iter().filter_map(|rider| AttackCard::of_rider(rider).next());
    let passives = cards.map(|card| HuntEvent::PassiveCame { card });
    let told = more.into_iter().chain(passives).map(Event::Hunt);
    std::iter::once(hunt(Rider::Imlerith)).chain(told).collect()
}

/// Every reason that has a sentence; every reason of the rules is to have one.
fn refusals() -> Chapter {
    let told = |key: &'static str| row(key, |lang| base::refusal::of(key, lang).to_owned());
    let rows = REASONS.into_iter().chain(["cannot-pay"]).map(told).collect();
    let owed = keys_in("crates/old-world/src/wild_hunt/why_not.rs");
    Chapter::new("Wild Hunt: refusals", SOURCE, rows).owing(&owed)
}

/// The table in words, at a few moments of hunts.
fn tables(with_stories: bool) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (players, at) in [(1, 0), (3, 1), (2, 2), (5, 3)] {
        let seed = Seed::new(at as u64 + 5);
        let mut game = WildHunt::start(&deal(players, at), seed, &mut Log::muted()).unwrap();
        let mut rng = Rng::from_seed(seed);
        let mut moves = 0u32;
        while let Status::Awaiting { seat, .. } = game.status() {
            if moves % 97 == 40 {
                let view = game.view(Viewer::Seat(seat));
                let said = Lang::ALL.map(|lang| lines(&view, lang, with_stories));
                for (((label, en), (_, pl)), (_, uk)) in said[0].iter().zip(&said[1]).zip(&said[2])
                {
                    let count = rows.iter().filter(|row| row.label == *label).count();
                    let said = [en, pl, uk].map(Clone::clone);
                    if count < 14 && !rows.iter().any(|row| row.said == said) {
                        rows.push(Row { label: label.clone(), said });
                    }
                }
            }
            moves += 1;
            let legal = game.legal();
            game.play(&legal[rng.index(legal.len())], &mut Log::muted());
        }
    }
    rows.sort_by(|one, other| one.label.cmp(&other.label));
    rows
}

fn lines(view: &View, lang: Lang, with_stories: bool) -> Vec<(String, String)> {
    if with_stories {
        stories::read(lang);
    }
    let names = names(lang);
    let sections = model::sections(view, Voice::new(lang, &names));
    let numbered = sections.into_iter().enumerate();
    let lines = numbered.flat_map(|(at, section)| {
        let lines = std::iter::once(section.title).chain(section.lines);
        lines.map(move |line| (format!("section/{at}"), line))
    });
    lines.collect()
}
