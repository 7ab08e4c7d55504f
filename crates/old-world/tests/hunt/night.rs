//! Worked examples 4, 5, 38–45, 64–67, 71, 72, 82, 94, 107: phase IV and the riders on the map.

use old_world::position::Position;
use old_world::versus::{Decision, Event, Tracking};
use old_world::wild_hunt::{HuntDecision, HuntEvent, Question};
use old_world::world::location::Location;
use old_world::world::location::Location::{
    BanArd, Beauclair, BeheltNar, Cidaris, Cintra, Glenmore, Hengfors, KaerMorhen, KaerSeren,
    Novigrad, Stygga, Vengerberg, Vizima,
};
use old_world::world::location::Terrain::{Mountain, Water};
use old_world::world::rider::Rider;
use old_world::world::round_board::Spawn;

use super::table::{A, B, C, HuntWords, Words, given, three, two};

/// Example 5: WH-T-BOARD-2, WH-SPAWN-1, WH-SPAWN-2, WH-SPAWN-4, WH-SPAWN-5, WH-D-TERRAIN.
#[test]
fn a_row_brings_the_hound_first() {
    let mut table = given(
        two()
            .round(3)
            .monster("rotfiend", Glenmore)
            .rider_at(Cintra)
            .at(A, Stygga)
            .at(B, Stygga)
            .night(),
    );
    assert_eq!(table.hunt().hound_at(Cintra).unwrap().level, 1);
    assert_eq!(table.question(), Some(Question::Ground { level: 2 }));
    assert_eq!(table.legal(), ["ground forest", "ground mountain"]);
    table.vote("ground mountain");
    assert_eq!(table.world().lairs()[Mountain.index()].monster.unwrap().level(), 2);
}

fn crowded(at: Position) -> Position {
    at.monster("rotfiend", Glenmore).monster("griffin", Vizima).monster("bruxa", Hengfors)
}

/// Example 38: WH-SPAWN-6, WH-SHLD-3.
#[test]
fn a_fourth_monster_strengthens_the_rider() {
    let table = given(crowded(two()).appears(Spawn::Monster(3)));
    assert_eq!(table.shields(), 36);
    let both = given(crowded(two()).round(6).rider_at(Cintra).night());
    assert_eq!(
        (both.shields(), both.hunt().hound_at(Cintra).map(|hound| hound.level)),
        (36, Some(3))
    );
}

/// Example 39: WH-SPAWN-3, WH-SPAWN-8, WH-D-HPLACE.
#[test]
fn a_second_hound_goes_next_door() {
    let mut table = given(
        two()
            .rider_at(Stygga)
            .hound(1, Stygga)
            .hound(2, Location::Dhuwod)
            .hound(3, Location::LocIchaer)
            .appears(Spawn::Hound(1)),
    );
    assert_eq!(table.hunt().hound_at(Location::ArdModron).unwrap().level, 1, "forced");
    table.change(|at| at.appears(Spawn::Hound(2)));
    assert_eq!(
        table.question(),
        Some(Question::HoundPlace { level: 2 }),
        "all next door are taken"
    );
    assert!(table.can("place doldeth") && !table.can("place dhuwod"));
    // No figure of the level is left: nothing appears.
    let none = given(two().hound(1, Cintra).hound(1, Vizima).appears(Spawn::Hound(1)));
    assert_eq!(none.hunt().hounds.len(), 2);
    assert_eq!(none.hunt().hounds_left(1), 0);
}

/// Example 40: WH-MOVE-4, WH-MOVE-9. Example 41: WH-MOVE-5, WH-MOVE-8.
#[test]
fn the_rider_goes_two_steps_and_stops_at_the_first_witcher() {
    let far = given(
        Position::hunt(1, Rider::Eredin)
            .rider_at(Cintra)
            .at(A, Stygga)
            .shield(A, 1)
            .hand(A, "b1 r1")
            .rides(),
    );
    // By Glenmore or Haern Caduch: after two steps he is at Loc Ichaer.
    assert_eq!(far.hunt().at, Location::LocIchaer);
    assert_eq!(far.own(A).shield, 1, "nobody is there, nothing happens");
    let mut met =
        given(two().rider_at(Stygga).at(A, BeheltNar).at(B, Location::ArdModron).hound(1, Cintra));
    met.change_until(Position::rides, |game| game.hunt().at != Stygga);
    assert_eq!(met.hunt().at, Location::ArdModron, "he stops at B, whoever was drawn");
    assert_eq!(met.hunt().hounds[0].shields, 1);
    assert_eq!(
        met.hunt().hound_at(Cintra).map(|hound| hound.at),
        Some(Cintra),
        "hounds never move"
    );
}

/// Example 42: WH-MOVE-6. Example 82: on the base map. WH-D-PATH.
#[test]
fn ways_with_the_same_end_are_one() {
    let target = |to: Location| {
        let mut table = given(three().rider_at(KaerMorhen).at(A, to).at(B, to).at(C, to));
        table.change_until(Position::rides, |game| {
            game.hunt().at != KaerMorhen
                || game
                    .hunt()
                    .vote
                    .as_ref()
                    .is_some_and(|vote| matches!(vote.question, Question::Path { .. }))
        });
        table
    };
    let same = target(Novigrad);
    assert_eq!(same.hunt().at, Novigrad, "nothing is asked");
    let mut one = given(two().rider_at(KaerMorhen).at(A, Novigrad).at(B, Vizima));
    one.change_until(Position::rides, |game| {
        game.hunt().vote.as_ref().is_some_and(|vote| vote.question == Question::Path { target: A })
    });
    assert_eq!(one.legal(), ["place novigrad", "place vizima"]);
    one.vote("place vizima");
    assert_eq!(one.hunt().at, Vizima);
    let mut three = target(Cidaris);
    assert_eq!(three.legal(), ["place kaer-seren", "place novigrad", "place cintra"]);
    three.vote("place cintra");
    assert_eq!(three.hunt().at, Cintra);
}

/// Example 43: WH-MOVE-1, WH-MOVE-8, WH-MOVE-10.
#[test]
fn with_witchers_beside_him_the_rider_stays_and_strikes() {
    let table = given(
        Position::hunt(2, Rider::Eredin)
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Cintra)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 2)
            .rides(),
    );
    assert_eq!((table.hunt().at, table.own(A).shield), (Vizima, 1));
}

/// Example 4: WH-SETUP-6, WH-MOVE-2, WH-MOVE-3, WH-MOVE-7, WH-D-TARGET.
#[test]
fn every_witcher_and_the_tavern_have_a_token() {
    let mut drawn = [0; 4];
    for number in 0..400 {
        let mut table =
            given(three().rider_at(KaerMorhen).at(A, Stygga).at(B, Stygga).at(C, Stygga));
        table.change(|at| at.seed(number).rides());
        if table.question() == Some(Question::Target) {
            drawn[3] += 1;
        } else {
            drawn[0] += 1;
        }
    }
    assert!((60..140).contains(&drawn[3]), "a quarter: {drawn:?}");
    let alone = given(Position::hunt(1, Rider::Nithral).rider_at(KaerMorhen).at(A, Stygga).rides());
    assert_ne!(alone.question(), Some(Question::Target));
    let mut free = given(two().rider_at(KaerMorhen).at(A, Stygga).at(B, Cidaris));
    free.change_until(Position::rides, |game| {
        game.hunt().vote.as_ref().is_some_and(|vote| vote.question == Question::Target)
    });
    free.vote("player 1");
    assert!(
        free.hunt().at != KaerMorhen
            || matches!(free.question(), Some(Question::Path { target }) if target == A)
    );
}

/// Example 44: WH-RID-1, WH-D-HOUND.
#[test]
fn nithral_strengthens_a_hound() {
    let mut table = given(
        two()
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Vizima)
            .hound(3, Cintra)
            .hound(1, Novigrad)
            .rides(),
    );
    assert_eq!(table.question(), Some(Question::Strengthen));
    table.vote("place cintra");
    assert_eq!(table.hunt().hound_at(Cintra).unwrap().shields, 2);
    let none = given(two().rider_at(Vizima).at(A, Vizima).hand(A, "b1 r1").rides());
    assert_eq!(none.decision(), Some(Decision::Phase1), "the next round");
}

/// Example 107: WH-MOVE-4, WH-MOVE-7, WH-MOVE-8, WH-MOVE-11, WH-RID-2, WH-D-MONSTER.
#[test]
fn imlerith_marks_a_monster() {
    let mut table = given(
        Position::hunt(1, Rider::Imlerith)
            .round(2)
            .rider_at(KaerMorhen)
            .at(A, Cidaris)
            .hand(A, "b1 r1")
            .monster("rotfiend", Glenmore)
            .night(),
    );
    table.choose("ground forest");
    assert_eq!(table.question(), Some(Question::Path { target: A }));
    table.choose("place cintra");
    assert_eq!((table.hunt().at, table.hunt().round), (Cintra, 3));
    table.change(Position::rides);
    assert_eq!((table.hunt().at, table.question()), (Cidaris, Some(Question::Mark)));
    table.choose("mark rotfiend");
    assert_eq!((table.hunt().marked[Water.index()], table.hunt().quest_tokens), (1, 11));
}

/// Example 45: WH-RID-3, WH-D-LOWER, WH-D-TELE, WH-EDGE-13. Example 94: two choose the same stack.
#[test]
fn caranthir_moves_everybody_and_takes_their_potions() {
    let mut table = given(
        Position::hunt(2, Rider::Caranthir)
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Vizima)
            .attributes(B, [2, 1, 5, 1])
            .potions(A, "swallow swallow")
            .token_on_top(Glenmore)
            .token_on_top(Cidaris)
            .tracking(B, Tracking { at: BanArd, fresh: false })
            .rides(),
    );
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::Teleport)));
    let stack = table.world().tokens()[Water.index()].len();
    table.choose("ground water").choose("ground water");
    // One attribute alone can fall: nothing is asked.
    assert_eq!(table.own(B).attributes, [1, 1, 5, 1]);
    assert!(table.own(A).potions.is_empty());
    assert_eq!((table.own(A).at, table.own(B).at), (Cidaris, Glenmore));
    assert_eq!(table.world().tokens()[Water.index()].len(), stack, "they are shuffled back");
    assert_eq!(table.own(B).gold, 0);
    assert!(table.heard(|event| matches!(event, Event::Hunt(HuntEvent::Teleported { .. }))));
}

/// Example 71: WH-RID-4, WH-D-REMOVE.
#[test]
fn eredin_breaks_shields_or_takes_a_card() {
    let mut table = given(
        Position::hunt(3, Rider::Eredin)
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Vizima)
            .at(C, Vizima)
            .attributes(A, [1, 2, 1, 1])
            .attributes(B, [1, 3, 1, 1])
            .attributes(C, [1, 5, 1, 1])
            .shield(A, 2)
            .shield(B, 0)
            .shield(C, 0)
            .hand(B, "b1")
            .rides(),
    );
    assert_eq!((table.own(A).shield, table.awaited()), (1, Some(B)));
    table.choose("destroy specimen-b1");
    assert_eq!((table.own(B).shield, table.hand_size(B), table.awaited()), (3, 0, Some(C)));
    table.choose_first();
    assert_eq!((table.own(C).shield, table.shields()), (4, 30));
}

/// Example 72: WH-MOVE-1, WH-MOVE-8, WH-RID-4.
#[test]
fn eredin_strikes_again_when_he_stays() {
    let mut table = given(
        Position::hunt(1, Rider::Eredin)
            .rider_at(Vizima)
            .at(A, Vizima)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 1)
            .rides(),
    );
    assert_eq!((table.own(A).shield, table.hunt().at), (0, Vizima));
    table.change(Position::rides);
    table.choose_first();
    assert_eq!(
        (table.own(A).shield, table.hunt().at, table.world().removed().len()),
        (2, Vizima, 1)
    );
}

/// Example 64: WH-T-BOARD-n, WH-BOARD-3.
#[test]
fn the_board_of_a_lone_witcher() {
    let third = given(
        Position::hunt(1, Rider::Nithral)
            .round(3)
            .rider_at(Cintra)
            .at(A, Stygga)
            .hand(A, "b1 r1")
            .night(),
    );
    assert_eq!(third.hunt().hounds.iter().map(|hound| hound.level).collect::<Vec<_>>(), [2]);
    assert!(third.world().lairs().iter().all(|lair| lair.monster.is_none()));
    let seventh = given(
        Position::hunt(1, Rider::Nithral)
            .round(7)
            .rider_at(Cintra)
            .at(A, Stygga)
            .hand(A, "b1 r1")
            .night(),
    );
    assert!(seventh.hunt().hounds.is_empty() && seventh.hunt().at == Location::LocIchaer);
    let last = given(
        Position::hunt(1, Rider::Nithral)
            .round(8)
            .rider_at(KaerSeren)
            .at(A, Beauclair)
            .hand(A, "b1 r1")
            .night(),
    );
    assert!(last.hunt().finale.is_some());
    assert_eq!((last.hunt().at, last.own(A).at), (KaerSeren, KaerSeren));
}

/// Example 65: WH-SPAWN-1, WH-SPAWN-4, WH-SPAWN-6.
#[test]
fn two_monsters_in_a_row_are_handled_one_after_the_other() {
    let start = || Position::hunt(4, Rider::Nithral).round(3).rider_shields(82).rider_at(Cintra);
    let two = given(start().monster("rotfiend", Glenmore).monster("harpy", Vizima).night());
    assert_eq!(two.shields(), 84);
    assert_eq!(two.world().lairs()[Mountain.index()].monster.unwrap().level(), 2);
    let mut one = given(start().monster("rotfiend", Glenmore).night());
    assert_eq!(one.question(), Some(Question::Ground { level: 2 }));
    one.vote("ground forest");
    assert_eq!(
        one.world().lairs()[Mountain.index()].monster.unwrap().level(),
        1,
        "what is left is forced"
    );
    let three = given(crowded(start()).night());
    assert_eq!(three.shields(), 88);
}

/// Example 66: WH-SPAWN-1, WH-SPAWN-2, WH-SPAWN-6.
#[test]
fn five_players_meet_more_of_everything() {
    let refused = given(
        crowded(Position::hunt(5, Rider::Nithral))
            .round(3)
            .rider_shields(106)
            .rider_at(Cintra)
            .night(),
    );
    assert_eq!(refused.shields(), 114);
    let first = given(
        Position::hunt(5, Rider::Nithral)
            .round(1)
            .rider_at(Cintra)
            .monster("rotfiend", Glenmore)
            .monster("harpy", Vizima)
            .night(),
    );
    assert_eq!(first.hunt().hound_at(Cintra).unwrap().level, 1);
    assert_eq!(first.world().lairs()[Mountain.index()].monster.unwrap().level(), 1);
}

/// Example 67: WH-SPAWN-2, WH-SPAWN-3, WH-T-BOARD-n.
#[test]
fn the_second_hound_of_level_three_stands_next_to_the_first() {
    let mut table = given(
        Position::hunt(4, Rider::Nithral)
            .round(6)
            .rider_at(Vengerberg)
            .hound(3, Vengerberg)
            .night(),
    );
    assert_eq!(table.question(), Some(Question::HoundPlace { level: 3 }));
    table.vote("place ban-ard");
    assert_eq!((table.hunt().hounds_left(3), table.hunt().hound_at(BanArd).unwrap().level), (0, 3));
    assert!(table.world().lairs().iter().all(|lair| lair.monster.is_none()));
}
