//! Positions from outside that no game could reach: each is refused with a sentence that says why.

mod support;

use gwent::position::Position;
use gwent::{AfterTie, Gwent, HouseRules, Preset, Setup};
use serde_json::{Value, json};
use support::leaders::*;
use support::table::{A, B, between};
use tabletop::{Game, PositionError, Seed, Session, StateError};

const DESTROYER: &str = "eredin-destroyer-of-worlds";
const EMPEROR: &str = "emhyr-the-emperor-of-nilfgaard";
const WHITE_FLAME: &str = "emhyr-the-white-flame";

/// The position with a change that no play makes.
fn changed(position: Position, change: impl FnOnce(&mut Value)) -> Result<(), StateError> {
    let game = position.build().expect("a possible position to begin with");
    let mut state = serde_json::to_value(game).unwrap();
    change(&mut state);
    serde_json::from_value::<Gwent>(state).expect("it can be read").check()
}

#[track_caller]
fn refused(position: Position, change: impl FnOnce(&mut Value), because: &str) {
    let StateError(sentence) = changed(position, change).expect_err("it should be refused");
    assert!(sentence.contains(because), "“{sentence}” instead of “{because}”");
    assert!(sentence.ends_with('.'), "{sentence}");
}

fn lay(state: &mut Value, side: usize, card: &str, row: &str) {
    let placed = json!({ "card": card, "row": row });
    state["sides"][side]["field"].as_array_mut().unwrap().push(placed);
}

fn give(state: &mut Value, side: usize, card: &str) {
    let held = json!({ "card": card, "known": "everybody" });
    state["sides"][side]["hand"].as_array_mut().unwrap().push(held);
}

/// The North against the monsters, in the middle of the first round.
fn north() -> Position {
    between(NORTHERN_REALMS, MONSTERS).hand(A, "ves, ballista").hand(B, "nekker, griffin")
}

/// Emhyr, The Relentless, against the North.
fn relentless() -> Position {
    between(NILFGAARD, NORTHERN_REALMS)
        .hand(A, "vreemde, cynthia")
        .hand(B, "ballista, trebuchet")
        .pile(B, "siege-tower, dethmold")
}

/// GW-SPY-1, GW-LEAD-6, GW-LEAD-7: a spy comes by itself; anything else of the opponent's only
/// Emhyr, The Relentless, brings.
#[test]
fn a_card_of_the_opponent_that_is_no_spy_was_captured() {
    let because = "only Emhyr, The Relentless";
    refused(north(), |state| lay(state, 0, "fiend@2", "close"), because);
    refused(north(), |state| give(state, 0, "fiend@2"), because);
    refused(north(), |state| state["sides"][0]["horns"][1] = json!("commanders-horn@2"), because);
    refused(relentless(), |state| lay(state, 0, "ves@2", "close"), because);
    let spy = north().field(B, "enemy thaler").build().unwrap();
    assert_eq!(spy.check(), Ok(()));
    let used = || relentless().leader_used(A);
    assert_eq!(changed(used(), |state| lay(state, 0, "ves@2", "close")), Ok(()));
    assert_eq!(changed(used(), |state| give(state, 0, "commanders-horn@2")), Ok(()));
    let horn = |state: &mut Value| state["sides"][0]["horns"][1] = json!("commanders-horn@2");
    assert_eq!(changed(used(), horn), Ok(()));
}

/// GW-LEAD-2, GW-LEAD-6: he takes one card in a game, and none before he has chosen it.
#[test]
fn emhyr_captures_one_card() {
    let two = |state: &mut Value| {
        lay(state, 0, "ves@2", "close");
        give(state, 0, "keira-metz@2");
    };
    refused(relentless(), two, "only Emhyr, The Relentless");
    refused(relentless().leader_used(A), two, "takes one card in a game");
    let mut choosing = relentless().build().unwrap();
    choosing.apply(&"leader".parse().unwrap(), &mut tabletop::Log::muted()).unwrap();
    let mut state = serde_json::to_value(choosing).unwrap();
    give(&mut state, 0, "ves@2");
    let game: Gwent = serde_json::from_value(state).unwrap();
    assert!(game.check().is_err(), "he is still choosing");
}

/// GW-HERO-1, GW-LEAD-7: nothing takes a hero.
#[test]
fn nobody_holds_a_hero_of_the_opponent() {
    let used = || relentless().leader_used(A);
    refused(used(), |state| give(state, 0, "vernon-roche@2"), "is a hero");
    refused(north(), |state| give(state, 0, "avallach@2"), "is a hero");
}

/// GW-SPY-1, GW-HERO-1: a hero who spies lies with the opponent and nowhere else; GW-AVENG-2: the
/// one hero that may lie on the other side without spying avenges a captured card.
#[test]
fn a_hero_lies_where_it_was_laid() {
    refused(north(), |state| lay(state, 0, "avallach@1", "close"), "is a hero who cannot lie");
    refused(
        relentless().leader_used(A),
        |state| lay(state, 0, "vernon-roche@2", "close"),
        "is a hero who cannot lie",
    );
    assert_eq!(changed(north(), |state| lay(state, 0, "avallach@2", "close")), Ok(()));
    let kambi = between(NILFGAARD, SKELLIGE).leader_used(A).hand(A, "vreemde").pile(B, "kambi");
    let avenged = |state: &mut Value| {
        state["sides"][1]["side_deck"] = json!([]);
        lay(state, 0, "hemdall@2", "close");
    };
    assert_eq!(changed(kambi, avenged), Ok(()));
}

/// GW-END-2, GW-END-3, GW-FAC-NIL: the higher total wins; of ties only the only Nilfgaard.
#[test]
fn a_round_was_won_by_the_higher_total() {
    let second = |totals: [u16; 2], winner: Value| {
        move |state: &mut Value| {
            state["results"] = json!([{ "totals": totals, "winner": winner }]);
        }
    };
    refused(north(), second([10, 20], json!(1)), "ended 10:20, so that seat 2 won it");
    refused(north(), second([20, 20], json!(1)), "ended 20:20, so that nobody won it");
    refused(north(), second([20, 10], json!(null)), "seat 1 won it");
    refused(relentless(), second([20, 20], json!(2)), "seat 1 won it");
    refused(relentless(), second([20, 20], json!(null)), "seat 1 won it");
    assert_eq!(changed(relentless(), second([20, 20], json!(1))), Ok(()));
    assert_eq!(changed(north(), second([20, 20], json!(null))), Ok(()));
}

/// GW-END-9: the winner starts.
#[test]
fn the_loser_of_a_round_does_not_start_the_next() {
    refused(
        north().after([20, 10], Some(A)),
        |state| state["starter"] = json!(2),
        "seat 1 started",
    );
    let last = north().after([20, 10], Some(A)).after([10, 20], Some(B));
    refused(last, |state| state["starter"] = json!(1), "seat 2 started");
    for starter in [A, B] {
        let first = |state: &mut Value| {
            state["results"] = json!([{ "totals": [20, 20], "winner": null }]);
            state["starter"] = json!(starter.0 + 1);
        };
        assert_eq!(changed(north(), first), Ok(()), "who started the first is not written down");
    }
}

/// GW-BERS-1, GW-BERS-2: beside a Mardroeme no berserker stays what it is.
#[test]
fn a_berserker_beside_mardroeme_has_changed() {
    let position = || between(SKELLIGE, MONSTERS).field(A, "berserker").hand(A, "olaf, cerys");
    refused(position(), |state| lay(state, 0, "mardroeme@1", "close"), "beside a Mardroeme");
    assert_eq!(changed(position(), |state| lay(state, 0, "mardroeme@1", "siege")), Ok(()));
    let young = between(SKELLIGE, MONSTERS).field(A, "young-berserker").hand(A, "olaf");
    refused(young, |state| lay(state, 0, "ermion@1", "ranged"), "beside a Mardroeme");
}

/// GW-BERS-1, GW-BERS-3, GW-DECK-7: there are as many counterparts as berserkers, so that each
/// finds its own; a Vildkaarl means that a berserker has left the game.
#[test]
fn a_vildkaarl_came_for_a_berserker() {
    let vildkaarl =
        || between(SKELLIGE, MONSTERS).field(A, "transformed-vildkaarl").hand(A, "olaf");
    let with = |zone: &'static str| {
        move |state: &mut Value| state["sides"][0][zone] = json!(["berserker"])
    };
    for zone in ["deck", "discard"] {
        refused(vildkaarl(), with(zone), "cannot be there any more");
    }
    assert_eq!(changed(vildkaarl(), with("removed")), Ok(()));
    let none = between(SKELLIGE, MONSTERS).deck(A, "berserker").hand(A, "olaf");
    let gone = |state: &mut Value| {
        state["sides"][0]["deck"] = json!([]);
        state["sides"][0]["removed"] = json!(["berserker"]);
    };
    refused(none, gone, "leaves the game only when");
}

/// GW-LEAD-1, section 16.3: The White Flame's opponent never uses his leader.
#[test]
fn a_leader_that_is_switched_off_was_not_used() {
    let position = between(WHITE_FLAME, MONSTERS).hand(A, "vreemde").hand(B, "nekker");
    refused(position, |state| state["sides"][1]["leader_used"] = json!(true), "switched off");
}

/// GW-LEAD-3: Eredin, Destroyer of Worlds, costs two cards.
#[test]
fn the_destroyer_costs_two_cards() {
    let mut game = between(DESTROYER, NILFGAARD)
        .hand(A, "fiend, griffin, harpy")
        .deck(A, "nekker, ghoul")
        .hand(B, "vreemde")
        .build()
        .unwrap();
    game.apply(&"leader".parse().unwrap(), &mut tabletop::Log::muted()).unwrap();
    for (left, possible) in [(0, false), (1, true), (2, true), (3, false), (200, false)] {
        let mut state = serde_json::to_value(&game).unwrap();
        state["awaited"]["decision"] = json!({ "pick": { "cost": { "left": left } } });
        let game: Gwent = serde_json::from_value(state).unwrap();
        assert_eq!(game.check().is_ok(), possible, "{left}");
    }
}

/// Section 16.3: what Crach shuffled in and what was drawn since, what the Emperor looked at.
#[test]
fn nobody_knows_what_never_came_to_light() {
    let drawn =
        |count: u8| move |state: &mut Value| state["sides"][0]["knowledge"]["drawn"] = json!(count);
    refused(north(), drawn(1), "Nobody has shuffled");
    let crach =
        || between(SKELLIGE, MONSTERS).hand(A, "olaf, cerys").leader_used(A).deck(A, "kambi");
    refused(crach(), drawn(50), "cannot have drawn 50 cards");
    assert_eq!(changed(crach(), drawn(2)), Ok(()));
    refused(
        north(),
        |state| {
            state["sides"][0]["deck"] = json!(["thaler"]);
            state["sides"][0]["knowledge"]["returned"] = json!(["thaler"]);
        },
        "Nobody has shuffled",
    );
    let glimpsed = |count: u8| {
        move |state: &mut Value| state["sides"][1]["knowledge"]["glimpsed"] = json!(count)
    };
    refused(north(), glimpsed(1), "looked at 1 cards");
    let emperor =
        || between(EMPEROR, MONSTERS).leader_used(A).hand(A, "vreemde").hand(B, "nekker, griffin");
    refused(emperor(), glimpsed(7), "looked at 7 cards");
    assert_eq!(changed(emperor(), glimpsed(3)), Ok(()), "one was played since");
    refused(
        emperor(),
        |state| state["sides"][1]["hand"][0]["known"] = json!("opponent"),
        "marked as looked at",
    );
}

/// GW-MUSTER-3: in the middle of a turn only those who were called and lie there are waited for.
#[test]
fn nobody_waits_who_was_not_called() {
    let mut game = between(NILFGAARD, MONSTERS)
        .hand(A, "menno-coehoorn")
        .pile(A, "vreemde, cynthia")
        .hand(B, "fiend")
        .build()
        .unwrap();
    game.apply(&"play menno-coehoorn".parse().unwrap(), &mut tabletop::Log::muted()).unwrap();
    assert_eq!(game.check(), Ok(()));
    let mut state = serde_json::to_value(&game).unwrap();
    let unit = json!({ "card": "menno-coehoorn@1", "row": "close" });
    let waiting = json!({ "resolve": { "player": 1, "side": 1, "unit": unit } });
    state["agenda"].as_array_mut().unwrap().push(waiting);
    let game: Gwent = serde_json::from_value(state).unwrap();
    assert!(game.check().unwrap_err().0.contains("agenda"));
}

/// GW-DECK-1: a position begins at a set-up with the same house rules and factions.
#[test]
fn a_position_fits_its_set_up() {
    let deck = |slug| Preset::from_slug(slug).unwrap();
    let setup = Setup::between(deck("northern-realms-starter"), deck("monsters-starter"));
    let begin = |setup: &Setup, position: Position| {
        let game = position.build().unwrap();
        Session::from_position(setup.clone(), Seed::new(1), game).map(drop)
    };
    let refused = |begun: Result<(), PositionError>, because: &str| {
        let error = begun.expect_err("it should be refused").to_string();
        assert!(error.contains(because), "{error}");
    };
    assert_eq!(begin(&setup, north()), Ok(()));
    let other = HouseRules { after_tie: AfterTie::Coin, ..HouseRules::default() };
    refused(begin(&setup, north().rules(other)), "other house rules");
    refused(begin(&setup, relentless()), "seat 1 plays nilfgaard");
    let siege = between("foltest-son-of-medell", DESTROYER).hand(A, "ves").hand(B, "nekker");
    assert_eq!(begin(&setup, siege), Ok(()), "another leader of the faction will do");
}
