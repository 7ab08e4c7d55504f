//! Worked examples 29–38: trails, tracking, exploration, quests.

mod common;

use common::{A, B, C, Words, given, named};
use old_world::position::Position;
use old_world::versus::{Decision, HeldQuest, Tracking};
use old_world::world::effect::Cost;
use old_world::world::location::Location::{
    self, Cintra, Dhuwod, Doldeth, Glenmore, HaernCaduch, Hengfors, KaerMorhen, Novigrad,
    Vengerberg, Vizima,
};
use old_world::world::location::Terrain::{self, Forest, Mountain, Water};
use old_world::world::slug::Slug;
use old_world::world::story::StoryDeck;

/// Three monsters on the map, so that there is something to track.
fn map(seats: u8) -> Position {
    Position::new(seats)
        .monster("arachas", Dhuwod)
        .monster("foglet", Cintra)
        .monster("harpy", Location::Cidaris)
}

/// Example 29: OW-LOC-TRACK, OW-TRACK-1, OW-TRACK-4, OW-TRACK-5, OW-MOVE-7.
#[test]
fn a_tracking_quest_becomes_a_trail() {
    let mut table = given(
        map(2).at(A, Hengfors).trail(A, Mountain).hand(A, "p1").moved().token_on_top(Glenmore),
    );
    table.choose("act");
    assert_eq!(table.legal(), ["track forest", "track water", "done"]);
    table.choose("track water");
    assert_eq!(table.own(A).gold, 1);
    let tracking = Tracking { at: Glenmore, fresh: true };
    assert_eq!(table.own(A).tracking[Water.index()], [tracking]);
    // Next turn.
    let older = Tracking { at: Glenmore, fresh: false };
    table.change(|at| at.tracking(A, older).at(A, HaernCaduch));
    table.choose("move glenmore with specimen-p1");
    assert_eq!(table.own(A).gold, 2);
    assert!(table.own(A).tracking.iter().all(Vec::is_empty));
    assert_eq!(table.own(A).trails[Water.index()], Some(Glenmore));
}

/// Example 30: OW-TRACK-5.
#[test]
fn a_quest_started_this_turn_waits_for_a_later_one() {
    let mut table = given(
        map(2)
            .at(A, HaernCaduch)
            .hand(A, "p1 r1 r1")
            .tracking(A, Tracking { at: Glenmore, fresh: true }),
    );
    table.choose("move glenmore with specimen-p1");
    assert_eq!(table.own(A).gold, 0);
    assert!(table.own(A).tracking[Water.index()].len() == 1);
    let older = Tracking { at: Glenmore, fresh: false };
    table.change(|at| at.tracking(A, older).at(A, HaernCaduch));
    table.choose("move glenmore with specimen-r1 and specimen-r1");
    assert_eq!(table.own(A).gold, 1);
    assert!(table.own(A).trails[Water.index()].is_some());
}

/// OW-TRACK-5: with a trail of that terrain already, the token goes back and the gold is kept.
#[test]
fn a_second_trail_goes_back_to_its_stack() {
    let mut table = given(
        map(2)
            .at(A, HaernCaduch)
            .trail(A, Water)
            .hand(A, "p1")
            .tracking(A, Tracking { at: Glenmore, fresh: false }),
    );
    let stack = table.game().tokens()[Water.index()].len();
    table.choose("move glenmore with specimen-p1");
    assert_eq!(table.own(A).gold, 1);
    assert_eq!(table.game().tokens()[Water.index()].len(), stack + 1);
}

/// Example 31: OW-TRACK-4.
#[test]
fn a_token_naming_the_place_one_stands_on_is_passed_over() {
    let mut table = given(map(2).at(A, Doldeth).hand(A, "p1").moved().stack(
        Mountain,
        &[KaerMorhen, Hengfors, Doldeth],
        B,
    ));
    table.choose("act").choose("track mountain");
    let tracking = Tracking { at: Hengfors, fresh: true };
    assert_eq!(table.own(A).tracking[Mountain.index()], [tracking]);
    assert_eq!(table.game().tokens()[Mountain.index()].len(), 2);
    let mut alone =
        given(map(2).at(A, Doldeth).hand(A, "p1").moved().stack(Mountain, &[Doldeth], B));
    alone.choose("act").choose("track mountain");
    assert!(alone.own(A).tracking[Mountain.index()].is_empty());
    assert_eq!(alone.own(A).gold, 1);
    assert_eq!(alone.game().tokens()[Mountain.index()], [Doldeth]);
}

/// Example 32: OW-TRACK-7.
#[test]
fn a_killed_monster_takes_its_trails_with_it() {
    let mut table =
        given(Position::new(3).hand(A, "r1 b1").hunting("rotfiend").pool_of(1).trail(B, Forest));
    let quest = HeldQuest {
        story: named("market-crowd"),
        at: Vengerberg,
        cost: Cost::Free,
        event: 14,
        token: true,
        fresh: false,
    };
    table.change(|at| at.tracking(C, Tracking { at: Novigrad, fresh: false }).quest(C, quest));
    table.combo("r1");
    assert_eq!(table.decision(), Some(Decision::Exhaust { left: 1 }));
    table.choose_first();
    assert!(table.own(A).trails[Forest.index()].is_none());
    assert!(table.own(B).trails[Forest.index()].is_none());
    assert!(table.own(C).tracking[Forest.index()].is_empty());
    assert_eq!(table.own(C).gold, 0);
    assert_eq!(table.own(C).quests.len(), 1);
}

/// Example 33: OW-EXPL-1, OW-EXPL-2, OW-EXPL-3, OW-GEN-1, OW-GEN-2, OW-GEN-3, OW-D-OPTION.
#[test]
fn losses_are_borne_as_far_as_possible_and_prices_in_full() {
    let mut guards = given(Position::new(2).gold(A, 1)).exploring("dungeon-guards");
    assert_eq!(guards.legal(), ["option a", "option b"]);
    guards.choose("option a");
    assert_eq!((guards.own(A).gold, guards.own(A).attributes[0]), (0, 2));
    assert_eq!(guards.game().story_removed()[0], [named("dungeon-guards")]);
    // An option line with a price of 1 gold.
    let poor = given(Position::new(2)).exploring("idols-of-the-old-wood");
    assert!(poor.legal().len() < 2 || poor.decision() != Some(Decision::Option));
    let rich = given(Position::new(2).gold(A, 1)).exploring("idols-of-the-old-wood");
    assert_eq!(rich.legal(), ["option a", "option b"]);
}

/// Example 34: OW-EXPL-4, OW-ATTR-9, OW-GEN-2, OW-D-WEAKEST.
#[test]
fn the_horse_on_the_roof() {
    let mut table =
        given(Position::new(2).attributes(A, [1, 2, 1, 2])).exploring("horse-on-the-roof");
    table.choose_with_die("option a", 5);
    assert_eq!(table.decision(), Some(Decision::Weakest { left: 1, rise: true }));
    assert_eq!(table.legal(), ["raise attack", "raise alchemy"]);
    table.choose("raise attack");
    assert_eq!(table.own(A).attributes, [2, 2, 1, 2]);
}

/// Example 35: OW-EXPL-4, OW-QUEST-1, OW-QUEST-2.
#[test]
fn the_otter_headed_creature() {
    let mut table = given(Position::new(2).shield(A, 1)).exploring("otter-headed-creature");
    table.choose_with_die("option b", 4);
    assert_eq!(table.own(A).shield, 0);
    let quest = table.own(A).quests[0];
    assert_eq!((quest.at, quest.event, quest.token), (Novigrad, 33, false));
}

/// Example 36: OW-QUEST-1, OW-D-QSTACK.
#[test]
fn a_quest_token_comes_from_another_stack_if_need_be() {
    let brewer = |tokens: [Vec<Location>; 3]| {
        let mut table = given(Position::new(2)).exploring("shady-brewer");
        for (terrain, left) in Terrain::ALL.into_iter().zip(tokens) {
            table.change(|at| at.stack(terrain, &left, B));
        }
        table.choose("option b");
        table
    };
    let other = brewer([vec![Vizima, Dhuwod], Vec::new(), Vec::new()]);
    assert_eq!(other.own(A).quests[0].at, Dhuwod);
    assert!(other.own(A).quests[0].token);
    let none = brewer([Vec::new(), Vec::new(), Vec::new()]);
    assert!(none.own(A).quests.is_empty());
    assert_eq!(none.game().story_removed()[0], [named("shady-brewer")]);
    let asked = brewer([vec![Vizima], Vec::new(), vec![Glenmore]]);
    assert!(matches!(asked.decision(), Some(Decision::QuestStack { .. })));
    assert_eq!(asked.legal(), ["trail forest", "trail water"]);
}

fn crossbow_quest(fresh: bool) -> HeldQuest {
    let story = named("market-crowd");
    HeldQuest { story, at: Vengerberg, cost: Cost::Gold(2), event: 14, token: false, fresh }
}

/// Example 37: OW-QUEST-3, OW-QUEST-4, OW-QUEST-5 d.
#[test]
fn a_quest_is_done_where_and_when_it_can_be_paid() {
    let mut table = given(
        Position::new(2).at(A, Vizima).gold(A, 1).hand(A, "b1 r1").quest(A, crossbow_quest(true)),
    );
    table.choose("move vengerberg with specimen-b1");
    assert!(!table.offers("quest"));
    table.change(|at| at.gold(A, 2));
    table.choose("quest market-crowd");
    assert_eq!(table.own(A).gold, 0);
    assert_eq!(table.own(A).kept, [named("crossbow")]);
    assert!(table.own(A).quests.is_empty());
    assert_eq!(table.game().story_removed()[0], [named("market-crowd")]);
}

/// Example 38: OW-QUEST-3.
#[test]
fn a_quest_for_the_place_one_stands_on_waits_for_another_visit() {
    let mut table = given(
        Position::new(2)
            .at(A, Vengerberg)
            .gold(A, 2)
            .hand(A, "b1 p1")
            .moved()
            .quest(A, crossbow_quest(true)),
    );
    assert!(!table.offers("quest"));
    table.choose("move vizima with specimen-p1");
    table.choose("move vengerberg with specimen-b1");
    assert!(table.can("quest market-crowd"));
}

/// OW-TRACK-2, OW-TRACK-3, OW-D-TRAIL: one trail a terrain, none from an empty stack.
#[test]
fn any_trail_is_chosen_among_those_that_can_be_gained() {
    let mut table = given(map(2).trail(A, Water)).exploring("beaten-dwarf");
    table.change(|at| at.stack(Mountain, &[], B));
    table.choose("option b");
    assert!(table.own(A).trails[Forest.index()].is_some());
    assert!(table.own(A).trails[Mountain.index()].is_none());
    let mut choice = given(map(2)).exploring("beaten-dwarf");
    choice.choose("option b");
    assert_eq!(choice.legal(), ["trail forest", "trail mountain", "trail water"]);
}

/// OW-EXPL-5: an empty deck is rebuilt from its removed cards; without any, nothing happens.
#[test]
fn exploration_decks_are_rebuilt() {
    let mut table = given(Position::new(2).explored(StoryDeck::City).phase2(A));
    table.choose("explore city");
    assert_eq!(table.game().story_decks()[0].len(), 35);
    let mut empty = given(
        Position::new(2).all_kept(StoryDeck::City, B).all_kept(StoryDeck::Wilds, B).phase2(A),
    );
    assert_eq!(empty.legal(), ["explore wilds"]);
    empty.choose("explore wilds");
    assert_ne!(empty.decision(), Some(Decision::Option));
}

/// OW-QUEST-6: a new event is resolved at once; one that somebody holds gives nothing.
#[test]
fn events_lead_to_events_unless_somebody_holds_them() {
    let number = (1..=56u8)
        .find(|number| {
            let story = old_world::world::story::Story::Event(*number);
            let side = old_world::world::story::Side::B;
            story.effects(side).contains(&old_world::world::effect::Effect::ResolveEvent(56))
        })
        .expect("the army doctor");
    let mut table = given(Position::new(2).event(number));
    table.choose("option b");
    assert_eq!(table.own(A).kept, [named("field-medicine")]);
    let mut held = given(Position::new(2).keeps(B, "field-medicine").event(number));
    held.choose("option b");
    assert!(held.own(A).kept.is_empty());
}

/// OW-ZONE-6: the army doctor fills the bag to five, past the limit.
#[test]
fn five_potions_are_kept_until_the_next_is_gained() {
    let swallows = "swallow swallow swallow swallow";
    let position = Position::new(2).at(A, Cintra).hand(A, "r1").potions(A, swallows);
    let number = (1..=56u8)
        .find(|number| {
            let story = old_world::world::story::Story::Event(*number);
            story
                .effects(old_world::world::story::Side::A)
                .contains(&old_world::world::effect::Effect::FillPotionsPastLimit(5))
        })
        .expect("the army doctor");
    let mut table = given(position.event(number));
    table.choose("option a");
    assert_eq!(table.own(A).potions.len(), 5);
    table.change(|at| at.moved().phase1(A)).choose("act");
    assert_eq!(table.decision(), Some(Decision::PotionLimit));
}

/// Event 22 B: an exploration can be given up for gold, once.
#[test]
fn a_debt_is_cashed_in_place_of_an_exploration() {
    let mut table = given(Position::new(2).keeps(A, "counting-house").phase2(A));
    table.choose("cash-in counting-house");
    assert_eq!(table.own(A).gold, 4);
    assert!(table.own(A).kept.is_empty());
}

/// OW-D-POTDISC: which potions go is their owner's choice; OW-GEN-2 when there are too few.
#[test]
fn potions_to_be_discarded_are_chosen() {
    let mut table =
        given(Position::new(2).potions(A, "swallow blizzard tawny-owl")).exploring("crypt");
    table.choose("option a");
    assert_eq!(table.decision(), Some(Decision::DiscardPotion { left: 2 }));
    table.choose("pour blizzard").choose("pour tawny-owl");
    assert_eq!(table.own(A).potions, [named("swallow")]);
    assert_eq!(table.own(A).attributes[0], 2);
}

/// OW-D-ANYATTR: any attribute below V.
#[test]
fn any_attribute_can_be_raised() {
    let number = (1..=56u8)
        .find(|number| {
            let story = old_world::world::story::Story::Event(*number);
            story.slug() == "counting-of-the-dead"
        })
        .expect("an event with any attribute");
    let mut table = given(Position::new(2).attributes(A, [5, 1, 1, 1]).event(number));
    table.choose("option b");
    assert_eq!(table.legal(), ["raise defence", "raise alchemy", "raise special"]);
    table.choose("raise special");
    assert_eq!(table.own(A).attributes, [5, 1, 1, 2]);
}

/// OW-TRACK-2, OW-TRACK-5, finding D3: a second tracking quest of a terrain may be started; the
/// trail comes with the first that is done, the other brings its gold.
#[test]
fn the_same_monster_may_be_tracked_twice() {
    let mut table = given(
        map(2)
            .at(A, Hengfors)
            .hand(A, "p1 p1")
            .moved()
            .tracking(A, Tracking { at: Glenmore, fresh: false }),
    );
    table.choose("act");
    assert!(table.can("track water"));
    table.choose("track water");
    assert_eq!(table.own(A).tracking[Water.index()].len(), 2);
    let second = table.own(A).tracking[Water.index()][1].at;
    table.change(|at| at.at(A, HaernCaduch));
    table.choose("move glenmore with specimen-p1");
    assert_eq!(table.own(A).trails[Water.index()], Some(Glenmore));
    assert_eq!(table.own(A).tracking[Water.index()], [Tracking { at: second, fresh: true }]);
    let gold = table.own(A).gold;
    let older = Tracking { at: second, fresh: false };
    table.change(|at| at.tracking(A, older).at(A, second.neighbours()[0]));
    table.choose(&format!("move {} with specimen-p1", second.slug()));
    assert_eq!(table.own(A).gold, gold + 1);
    assert!(table.own(A).tracking[Water.index()].is_empty());
    assert!(table.game().tokens()[Water.index()].contains(&second));
}
