//! The content of the box: counts, slugs, and quest chains that lead somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use old_world::world::action_card::{Card, Symbols};
use old_world::world::attack::AttackCard;
use old_world::world::content::events::EVENTS;
use old_world::world::effect::Colour::{self, Blue, Green, Purple, Red, Yellow};
use old_world::world::effect::{Boon, Effect, Quest};
use old_world::world::location::Terrain::{self, Forest, Mountain, Water};
use old_world::world::location::{Location, LocationAction};
use old_world::world::monster::Monster;
use old_world::world::potion::Potion;
use old_world::world::school::School;
use old_world::world::slug::Slug;
use old_world::world::story::{Passage, Side, Story, StoryDeck};

fn slugs_are_unique<T: Slug>() {
    let slugs: Vec<&str> = T::every().map(Slug::slug).collect();
    let distinct: BTreeSet<&str> = slugs.iter().copied().collect();
    assert_eq!(distinct.len(), slugs.len(), "{}", T::KIND);
    for slug in slugs {
        assert_eq!(T::from_slug(slug).map(Slug::slug), Some(slug));
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(slug.chars().all(plain), "{slug}");
    }
}

#[test]
fn every_slug_is_unique_and_reads_back() {
    slugs_are_unique::<Card>();
    slugs_are_unique::<Monster>();
    slugs_are_unique::<AttackCard>();
    slugs_are_unique::<Potion>();
    slugs_are_unique::<School>();
    slugs_are_unique::<Location>();
    slugs_are_unique::<Story>();
}

/// §22: the counts of the box.
#[test]
fn nothing_is_missing_from_the_box() {
    assert_eq!(Card::market().count(), 90);
    for school in School::ALL {
        let deck: Vec<Card> = Card::starting(school).collect();
        assert_eq!(deck.len(), 10);
        assert!(deck.iter().all(|card| card.row().school == Some(school)));
    }
    for colour in [Blue, Red, Green, Purple, Yellow] {
        assert_eq!(Card::market().filter(|card| card.colour() == colour).count(), 18);
    }
    assert_eq!(AttackCard::deck().len(), 20);
    assert_eq!(StoryDeck::City.cards().count(), 36);
    assert_eq!(StoryDeck::Wilds.cards().count(), 36);
    assert_eq!(EVENTS.len(), 56);
}

/// §16: the monsters are those of the rules' table, with the level and life printed there.
#[test]
fn the_monsters_are_those_of_the_rules() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/old-world.md");
    let rules = fs::read_to_string(path).expect("the rules are there");
    let count = |level: u8| Monster::all().filter(|monster| monster.level() == level).count();
    let (all, [i, ii, iii]) = (Monster::all().count(), [1, 2, 3].map(count));
    let said = format!("**Monsters** ({all} = {i} level I, {ii} level II, {iii} level III;");
    assert!(rules.contains(&said), "the rules do not say “{said}”");
    for monster in Monster::all() {
        let level = ["I", "II", "III"][usize::from(monster.level()) - 1];
        let life = monster.row().life;
        let printed = rules.lines().any(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let name = cells.get(2).map(|name| name.to_lowercase().replace(' ', "-"));
            cells.len() > 5
                && cells[1] == level
                && name.as_deref() == Some(monster.slug())
                && cells[3] == life.to_string()
        });
        assert!(printed, "no row of the rules: | {level} | {} | {life} |", monster.slug());
    }
}

/// §6: three potion places, two of poker, two of tracking, one each of trade and clean-up, four
/// training places, six schools.
#[test]
fn places_offer_what_the_rules_say() {
    let count = |wanted: fn(LocationAction) -> bool| {
        Location::ALL.into_iter().filter(|at| wanted(at.action())).count()
    };
    assert_eq!(count(|action| action == LocationAction::Potion), 3);
    assert_eq!(count(|action| action == LocationAction::Poker), 2);
    assert_eq!(count(|action| action == LocationAction::Track), 2);
    assert_eq!(count(|action| action == LocationAction::Trade), 1);
    assert_eq!(count(|action| action == LocationAction::CleanUp), 1);
    assert_eq!(count(|action| matches!(action, LocationAction::Train(_))), 4);
    assert_eq!(count(|action| action == LocationAction::School), 6);
    let token_places = Location::ALL.into_iter().filter(|at| at.terrain().is_some());
    assert_eq!(token_places.count(), 6 * Terrain::ALL.len());
}

/// Every list of effects of a card: its sides, die lines and bands.
fn results(story: Story) -> Vec<&'static [Effect]> {
    let sides: &[Side] = if story.options().is_some() { &[Side::A, Side::B] } else { &[Side::A] };
    let mut lists = Vec::new();
    for side in sides {
        let whole = Passage::of(story, *side);
        lists.push(whole.effects());
        let branches = whole.effects().iter().map(|effect| match effect {
            Effect::Roll(lines) => lines.len(),
            Effect::ShortFight(fight) => fight.bands.len(),
            _ => 0,
        });
        let branches = u8::try_from(branches.max().unwrap_or(0)).unwrap();
        lists.extend((0..branches).map(|branch| whole.branch(branch).effects()));
    }
    lists
}

/// The events a card leads to.
fn leads_to(story: Story) -> Vec<u8> {
    let by_effect = results(story).into_iter().flatten().filter_map(|effect| match effect {
        Effect::StartQuest(Quest { event, .. }) | Effect::ResolveEvent(event) => Some(*event),
        _ => None,
    });
    let by_boon = story.boons().iter().filter_map(|boon| match boon {
        Boon::EventAfterKill(event) => Some(*event),
        _ => None,
    });
    by_effect.chain(by_boon).collect()
}

/// OW-QUEST-4 to OW-QUEST-6: every chain closes: no dangling number, every event reachable, each
/// named once.
#[test]
fn every_event_is_reached_from_the_exploration_decks() {
    let mut open: Vec<Story> = StoryDeck::City.cards().chain(StoryDeck::Wilds.cards()).collect();
    let mut reached = BTreeSet::new();
    let mut named = Vec::new();
    while let Some(story) = open.pop() {
        for number in leads_to(story) {
            let event =
                Story::event(number).unwrap_or_else(|| panic!("{number} of {}", story.slug()));
            named.push(number);
            if reached.insert(number) {
                open.push(event);
            }
        }
    }
    let missing: Vec<u8> = (1..=56).filter(|number| !reached.contains(number)).collect();
    assert!(missing.is_empty(), "nothing leads to {missing:?}");
    named.sort_unstable();
    named.dedup();
    assert_eq!(named.len(), reached.len());
}

/// The rules for whoever writes cards (`effect.rs`).
#[test]
fn results_start_one_thing_at_most() {
    for story in Story::every() {
        for list in results(story) {
            let starts = list.iter().filter(|effect| {
                matches!(effect, Effect::StartQuest(_) | Effect::ResolveEvent(_) | Effect::Keep(_))
            });
            assert!(starts.count() <= 1, "{}", story.slug());
        }
        let powers = story.boons().iter().filter(|boon| matches!(boon, Boon::Power(_)));
        assert!(powers.count() <= 1, "{}", story.slug());
    }
}

/// §22.2: the rows the rules give stand as given.
#[test]
fn given_cards_stand_as_given() {
    let row = |slug: &str| Card::from_slug(slug).unwrap().row();
    let maim = row("maim-1");
    assert_eq!((maim.terrain, maim.base.damage, maim.fields.len()), (Some(Water), 2, 2));
    let blow = row("precise-blow-1");
    assert_eq!((blow.terrain, blow.base.damage, blow.base.draw), (Some(Forest), 3, -3));
    let block = row("block-1");
    assert_eq!(
        (block.terrain, block.base.shield, block.fields[0].colour),
        (Some(Water), 2, Yellow)
    );
    assert!(row("veil-1").fields.iter().all(|field| field.symbols.return_self));
    for school in School::ALL {
        let cleave = row(&format!("{}-cleave-1", school.slug()));
        assert_eq!((cleave.terrain, cleave.base.damage, cleave.base.draw), (Some(Mountain), 2, -1));
    }
}

/// What is pictured of a card: colour, terrain, base symbols, fields.
type Pictured = (Colour, Option<Terrain>, Symbols, Vec<(Colour, Symbols)>);

const fn shows(damage: u8, shield: u8, draw: i8) -> Symbols {
    Symbols { damage, shield, draw, take_top: 0, return_self: false }
}

fn is_as_pictured(card: Card, pictured: &Pictured) -> bool {
    let row = card.row();
    let fields = row.fields.iter().map(|field| (field.colour, field.symbols)).collect();
    (row.colour, row.terrain, row.base, fields) == *pictured
}

/// Finding F1: one Quick Slash of each school is as printed.
#[test]
fn every_school_has_its_printed_quick_slash() {
    let slash = shows(1, 0, 0);
    let printed: [(School, Pictured); 5] = [
        (School::Wolf, (Blue, Some(Mountain), slash, vec![(Red, shows(0, 0, 0))])),
        (School::Griffin, (Blue, None, slash, vec![])),
        (School::Bear, (Blue, None, slash, vec![])),
        (School::Cat, (Blue, Some(Water), slash, vec![])),
        (School::Viper, (Blue, Some(Forest), slash, vec![])),
    ];
    for (school, pictured) in printed {
        let found = Card::starting(school).filter(|card| is_as_pictured(*card, &pictured)).count();
        assert_eq!(found, 1, "{}", school.slug());
    }
}

/// Finding F2: a red card of 1 damage on water in each starting deck; none returns to the hand.
#[test]
fn starting_decks_hold_what_is_pictured() {
    for school in School::ALL {
        let mild = |card: &Card| {
            let row = card.row();
            (row.colour, row.terrain, row.base) == (Red, Some(Water), shows(1, 0, 0))
        };
        assert_eq!(Card::starting(school).filter(mild).count(), 1, "{}", school.slug());
        let returns = |card: Card| {
            let fields = card.row().fields.iter().map(|field| field.symbols);
            std::iter::once(card.row().base).chain(fields).any(|symbols| symbols.return_self)
        };
        assert!(!Card::starting(school).any(returns), "{}", school.slug());
    }
}

/// Finding F3: market cards that the rulebook pictures.
#[test]
fn the_market_holds_what_is_pictured() {
    let (nothing, blow, guard) = (shows(0, 0, 0), shows(1, 0, 0), shows(0, 1, 0));
    let pictured: [Pictured; 3] = [
        (Purple, Some(Forest), blow, vec![(Green, guard)]),
        (Yellow, Some(Water), shows(0, 0, 1), vec![(Purple, nothing), (Red, nothing)]),
        (Yellow, Some(Mountain), shows(0, 0, 1), vec![(Purple, blow), (Blue, blow)]),
    ];
    for one in pictured {
        assert_eq!(Card::market().filter(|card| is_as_pictured(*card, &one)).count(), 1, "{one:?}");
    }
}
