//! What Old World says, for the reader of [`crate::games::dump`].

pub mod heard;

use ::old_world::versus::{Choice, Decision, Event, OldWorld, Setup};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::Attribute;
use ::old_world::world::monster::Monster;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use ::old_world::world::source::Source;
use ::old_world::world::story::{Side, Story};
use ::old_world::world::trophy;

use super::names::{self as table_of_names, Voice, sentence};
use super::pieces::said as pieces;
use super::words::{self, refusal};
use super::{rules_text, say};
use crate::games::dump::{Chapter, Row, forms, keys_in, kind, kinds, row, table};
use heard::{Games, Heard};

/// The kind of everything that only Wild Hunt has: its own chapters say it.
const OF_THE_HUNT: &str = "Hunt";

/// Everything on the cards, and whatever random games bring up.
pub fn chapters(with_stories: bool) -> Vec<Chapter> {
    let mut all = on_cards();
    all.extend(in_games(with_stories));
    all.push(refusals());
    let tables = [
        table::read("", words::of),
        table::read("map.", words::map::of),
        table::read("pieces.", words::pieces::of),
        table::read("fight.", words::fight::of),
    ];
    let rest = table::rest("Old World", REST, &tables, &all);
    all.extend(rest);
    #[cfg(feature = "wild-hunt")]
    all.extend(super::hunt::dump::chapters(with_stories));
    all
}

const MAIN: &str = "public/words/{en,pl,uk}.txt (rules); made by rules_text.rs";
const LOG: &str = "public/words/{en,pl,uk}.txt (event), stories in public/stories; \
                   made by told.rs";
const ASK: &str = "public/words/{en,pl,uk}.txt (ask, choose); made by say.rs";
const REST: &str = "public/words/{en,pl,uk}.txt (words, map, pieces, fight)";

fn on_cards() -> Vec<Chapter> {
    let action_cards =
        of_cards(action_cards(), Slug::slug, |voice, card| voice.card_with_face(card));
    let monsters = of_cards(Monster::all(), Slug::slug, |voice, monster| {
        let (name, measure) = (voice.monster(monster), say::measure(voice, monster));
        format!("{name}, {measure}. {}", rules_text::ability(voice, monster))
    });
    let attacks = of_cards(AttackCard::kinds(), Slug::slug, |voice, card| {
        let halves = Half::ALL.map(|half| rules_text::attack(voice, card.attack(half)));
        halves.map(|half| sentence(&half)).join(" ")
    });
    let stories = of_cards(Story::every(), Slug::slug, |voice, story| {
        let sides = [Side::A, Side::B].map(|side| rules_text::effects(voice, story.effects(side)));
        let boons = rules_text::boons(voice, story.boons());
        sentence(&[sides.join(" / "), boons].concat())
    });
    vec![
        Chapter::new("Old World: action cards", MAIN, action_cards),
        Chapter::new("Old World: monsters", MAIN, monsters),
        Chapter::new("Old World: monster fight cards", MAIN, attacks),
        Chapter::new("Old World: potions, trophies, specialties", MAIN, powers()),
        Chapter::new("Old World: results of stories", MAIN, stories),
        Chapter::new(
            "Old World: names that sentences bend",
            "public/words/{en,pl,uk}.txt",
            forms(table_of_names::bent()),
        ),
        Chapter::new(
            "Old World: pieces for those who do not see them",
            "public/words/{en,pl,uk}.txt (pieces); made by pieces/said.rs",
            spoken(),
        ),
    ]
}

fn in_games(with_stories: bool) -> Vec<Chapter> {
    let events = kinds!(Event:
        GameBegan BoardChosen LairsOpened MonsterAppeared TurnBegan Moved Acted GoldChanged
        PotionsGained PotionDiscarded AttributeChanged LevelReached ShieldChanged CardsDrawn
        DrawReckoned CardDiscarded CardDestroyed CardRegained DeckShuffled CardTaken CardBought
        MarketRefilled MarketCleared CardPassedOver TrailGained TrackingBegan TrackingDone
        TrailsCleared PokerBegan DiceRolled PokerWon StoryDrawn StoriesShuffled OptionChosen
        DieRolled ShortFightFought QuestTaken QuestDone StoryKept StorySpent Meditated TrophyWon
        ReputationReached FightBegan BetPlaced BetWon PoolMade LifeDeckMade CombatTurnBegan
        PowerUsed CardLaid ComboLaid DamageDealt PoolLost AttackChosen AttackRevealed HalfSwitched
        Peeked Arranged KnockedOut MonsterKilled MonsterDriven FightLost DuelWon TavernClosed
        GameWon Hunt
    );
    let decisions = kinds!(Decision:
        Board Slot2 Bonus Phase1 School TradeIn TradeFor CleanUp Track Reroll1 Reroll2 PotionLimit
        Trail Weakest Phase2 Option QuestStack Bet Step1 Combo Extra OnCombo OnFoeLoss OnOwnLoss
        DamageHand Burn Attack Exhaust MarketPick Discard3 Buy Pay InitiationCost PreFight
        PreFightDiscard BeforeFoe Alternative Foglet Half AnyAttribute DiscardPotion Short
        DiscardHand Destroy SearchDeck TakeDiscard ReturnDiscard PeekTake PeekDiscard PeekOrder
        Hunt
    );
    let choices = kinds!(Choice:
        Board Slot2 Raise Lower Move Act Poker Quest End Discard Destroy Take Remove Done Track
        Trail Reroll Pour Fight Duel Meditate Explore CashIn Option Bet Use Add Half Buy Pick
        DiscardAttack Next NextAttack Hunt
    );
    let [events, decisions, choices]: [&[&str]; 3] = [events, decisions, choices];
    let owed = [events, decisions, choices]
        .map(|kinds| -> Vec<&str> { here(kinds.iter().copied()).collect() });
    let deal = |players, _| Setup::for_players(players);
    let games = Games::<OldWorld> { least: 7, most: 60, deal, also: &[] };
    let [log, prompts, choices] = Heard::until_complete(games, &owed, with_stories);
    vec![
        Chapter::new("Old World: log", LOG, log).owing(&owed[0]),
        Chapter::new("Old World: prompts", ASK, prompts).owing(&owed[1]),
        Chapter::new("Old World: choices", ASK, choices).owing(&owed[2]),
    ]
}

fn here(kinds: impl Iterator<Item = &'static str>) -> impl Iterator<Item = &'static str> {
    kinds.filter(|kind| *kind != OF_THE_HUNT)
}

/// Every reason that has a sentence; every reason of the rules is to have one.
fn refusals() -> Chapter {
    let rows = refusal::keys().map(|key| row(key, |lang| refusal::of(key, lang).to_owned()));
    let files = ["why_not", "why_not_fight"];
    let owed = files.map(|file| keys_in(&format!("crates/old-world/src/play/{file}.rs"))).concat();
    let source = "public/words/{en,pl,uk}.txt (refusal)";
    Chapter::new("Old World: refusals", source, rows.collect()).owing(&owed)
}

fn action_cards() -> impl Iterator<Item = Card> {
    School::ALL.into_iter().flat_map(Card::starting).chain(Card::market())
}

pub fn of_cards<T: Copy, L: Into<String>>(
    things: impl IntoIterator<Item = T>,
    label: impl Fn(T) -> L,
    say: impl Fn(Voice<'_>, T) -> String,
) -> Vec<Row> {
    let mut all: Vec<Row> = Vec::new();
    for thing in things {
        let one = row(label(thing), |lang| say(Voice::of_cards(lang), thing));
        let is_new = all.iter().all(|known| known.said != one.said);
        if is_new && !one.said[0].trim_matches([' ', '/', '.']).is_empty() {
            all.push(one);
        }
    }
    all
}

fn powers() -> Vec<Row> {
    let potions = Potion::ALL.into_iter().map(|one| (Source::Potion(one), one.power()));
    let masteries =
        Attribute::ALL.into_iter().map(|one| (Source::Mastery(one), trophy::power(one)));
    let schools = School::ALL.into_iter().map(|one| (Source::Medallion(one), one.trophy()));
    let special = School::ALL
        .into_iter()
        .flat_map(|one| (1..=5).map(move |level| (Source::Ability(one), one.ability(level))));
    let monsters = Monster::all().map(|one| (Source::MonsterTrophy(one), one.trophy()));
    let all = potions.chain(masteries).chain(schools).chain(special).chain(monsters);
    of_cards(
        all,
        |(source, _)| kind(&source),
        |voice, (source, power)| {
            format!("{} {}", sentence(&voice.source(source)), rules_text::power(voice, power))
        },
    )
}

/// What a screen reader says of pieces: of some cards, as all are alike.
fn spoken() -> Vec<Row> {
    let cards = of_cards(action_cards().step_by(7), Slug::slug, pieces::card);
    let potions = of_cards(Potion::ALL, Slug::slug, pieces::potion);
    let halves = [None, Some(Half::Charge), Some(Half::Bite)];
    let attacks = AttackCard::kinds().step_by(5);
    let attacks: Vec<_> = attacks.zip(halves.into_iter().cycle()).collect();
    let attacks =
        of_cards(attacks, |_| "attack", |voice, (card, half)| pieces::attack(voice, card, half));
    [cards, potions, attacks].concat()
}
