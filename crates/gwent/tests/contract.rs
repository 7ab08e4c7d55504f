//! The promises of the contract that a scenario can show: text forms, secrets, states from
//! outside, undo.

mod support;

use gwent::{Choice, Gwent, Kind, Preset, Setup};
use serde_json::{Value, json};
use support::leaders::*;
use support::table::{A, B, Table, between, given, kind};
use tabletop::{Game, Log, Rng, Seat, Seed, Session, StateError, UndoPolicy, Viewer};

/// Every choice reads back from its text; rows that go without saying may be left out.
#[test]
fn choices_read_back() {
    for text in [
        "go first",
        "go second",
        "exchange cow",
        "keep",
        "play nekker close",
        "play olaf ranged",
        "play enemy thaler siege",
        "play decoy on fiend",
        "play decoy on olaf ranged",
        "play enemy decoy on enemy stefan-skellen",
        "play commanders-horn siege",
        "play mardroeme ranged",
        "play biting-frost",
        "leader",
        "pass",
        "pick olaf",
        "discard nekker",
        "discard enemy thaler",
        "place close",
    ] {
        let choice: Choice = text.parse().unwrap();
        assert_eq!(choice.to_string(), text);
    }
    let short: Choice = "play nekker".parse().unwrap();
    assert_eq!(short.to_string(), "play nekker close");
    for wrong in [
        "",
        "play",
        "play olaf",
        "play nekkker",
        "pass now",
        "place middle",
        "play decoy on olaf",
        "play decoy on nekker siege",
        "play fiend on decoy close",
    ] {
        assert!(wrong.parse::<Choice>().is_err(), "{wrong}");
    }
}

/// Section 3: what each viewer sees. GW-ZONE-2.
#[test]
fn everybody_sees_what_he_may() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "vreemde, cynthia")
        .deck(A, "sweers, albrich")
        .pile(A, "rainfarn")
        .hand(B, "fiend, nekker, ghoul")
        .deck(B, "griffin");
    let game = position.build().unwrap();
    let own = game.view(Viewer::Seat(A));
    assert_eq!(own.side(A).hand.cards.len(), 2);
    let deck = own.side(A).deck.cards.clone().unwrap();
    assert_eq!(deck, [kind("albrich"), kind("sweers")], "without its order");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = game.view(viewer);
        let side = view.side(A);
        assert_eq!((side.hand.count, side.hand.cards.len()), (2, 0));
        assert_eq!((side.deck.count, &side.deck.cards), (2, &None));
        assert_eq!(side.discard, [kind("rainfarn")], "piles are open");
    }
    assert_eq!(game.view(Viewer::Referee).side(B).hand.cards.len(), 3);
}

/// Section 3, GW-DECOY-1: what was taken up from the table stays known until it is played.
#[test]
fn a_card_taken_up_stays_known() {
    let position = between(SCOIATAEL, MONSTERS)
        .field(A, "milva")
        .hand(A, "decoy, riordain, toruviel")
        .hand(B, "fiend, griffin, harpy");
    let mut table = given(position);
    table.choose("play decoy on milva");
    let known = |table: &Table| {
        let side = table.game().view(Viewer::Spectator).side(A).clone();
        side.hand.cards.iter().map(|held| held.card.kind.slug()).collect::<Vec<_>>()
    };
    assert_eq!(known(&table), ["milva"]);
    let mut rng = Rng::from_u64(9);
    for _ in 0..20 {
        let imagined = table.game().resample(Viewer::Seat(B), &mut rng);
        let hand = imagined.view(Viewer::Referee).side(A).hand.clone();
        assert!(hand.cards.iter().any(|held| held.card.kind == kind("milva")));
    }
    table.choose("play fiend").choose("play milva");
    assert!(known(&table).is_empty());
}

/// GW-DECK-2, GW-DECK-3, GW-DECK-6: an imagined opponent plays a deck that could be legal.
#[test]
fn imagined_decks_could_be_real() {
    let deck = |slug| Preset::from_slug(slug).unwrap();
    let setup = Setup::between(deck("skellige-vildkaarls"), deck("nilfgaard-intrigue"));
    let game = Gwent::start(&setup, Seed::new(4), &mut Log::muted()).unwrap();
    let mut rng = Rng::from_u64(4);
    for _ in 0..200 {
        let imagined = game.resample(Viewer::Seat(B), &mut rng);
        imagined.check().unwrap();
        let side = imagined.view(Viewer::Referee).side(A).clone();
        let hand = side.hand.cards.iter().map(|held| held.card.kind);
        let cards: Vec<Kind> = hand.chain(side.deck.cards.unwrap()).collect();
        let units = cards.iter().filter(|kind| kind.is_unit()).count();
        assert!(units >= 22 && cards.len() - units <= 10, "{cards:?}");
        for slug in ["kambi", "berserker", "young-berserker"] {
            assert!(cards.contains(&kind(slug)), "the open side deck gives {slug} away");
        }
        assert!(!cards.contains(&kind("cow")), "no Force lies in the side deck");
    }
}

/// GW-MUSTER-1: after a call everybody knows that nobody is left.
#[test]
fn nobody_imagines_a_band_that_was_called() {
    let position = between(MONSTERS, NILFGAARD)
        .hand(A, "nekker, fiend, griffin")
        .deck(A, "harpy, wyvern, ghoul, leshen, foglet, cockatrice")
        .hand(B, "vreemde");
    let mut table = given(position);
    table.choose("play nekker");
    let mut rng = Rng::from_u64(8);
    for _ in 0..100 {
        let imagined = table.game().resample(Viewer::Seat(B), &mut rng);
        let side = imagined.view(Viewer::Referee).side(A).clone();
        let mut hidden = side.hand.cards.iter().map(|held| held.card.kind);
        assert!(!hidden.any(|hidden| hidden == kind("nekker")));
        assert!(!side.deck.cards.unwrap().contains(&kind("nekker")));
    }
}

/// Undo leads back to the very same position, and to the same future.
#[test]
fn undo_is_exact() {
    let deck = |slug| Preset::from_slug(slug).unwrap();
    let setup = Setup::between(deck("monsters-starter"), deck("scoiatael-starter"));
    let mut session = Session::<Gwent>::new(setup, Seed::new(5)).unwrap();
    let players = session.players().clone();
    session = session.seat_players(players, UndoPolicy::Free);
    let mut rng = Rng::from_u64(5);
    while let Some(choice) = rng.pick(&session.game().legal()).copied() {
        let before = session.game().clone();
        session.choose(&choice).unwrap();
        let after = session.game().clone();
        session.undo().unwrap();
        assert_eq!(session.game(), &before);
        session.redo().unwrap();
        assert_eq!(session.game(), &after);
    }
    let record = session.record();
    assert_eq!(&record.replay::<Gwent>().unwrap(), session.game());
}

fn example() -> Value {
    let position = between(SKELLIGE, MONSTERS)
        .field(A, "olaf ranged, kambi")
        .field(B, "fiend")
        .hand(A, "cerys, decoy")
        .hand(B, "nekker")
        .deck(A, "birna-bran")
        .weather(B, "biting-frost");
    serde_json::to_value(position.build().unwrap()).unwrap()
}

fn fault(change: impl Fn(&mut Value)) -> String {
    let mut state = example();
    change(&mut state);
    match serde_json::from_value::<Gwent>(state) {
        Ok(game) => match game.check() {
            Err(StateError(sentence)) => sentence,
            Ok(()) => panic!("it should be refused"),
        },
        Err(error) => error.to_string(),
    }
}

/// States from outside: the possible are taken, the impossible refused with a sentence.
#[test]
fn impossible_states_are_refused() {
    let game: Gwent = serde_json::from_value(example()).unwrap();
    assert_eq!(game.check(), Ok(()));
    for (sentence, change) in impossible() {
        let fault = fault(change);
        assert!(fault.contains(sentence), "“{fault}” instead of “{sentence}”");
    }
}

type Change = fn(&mut Value);

fn impossible() -> Vec<(&'static str, Change)> {
    vec![
        ("no seat 5", |state| state["turn"] = json!(5)),
        ("no seat 3", |state| state["awaited"]["seat"] = json!(3)),
        ("from 1 to 5", |state| state["turn"] = json!(0)),
        ("not in the set", |state| state["sides"][0]["deck"] = json!(["nekker"])),
        ("there are 1", |state| state["sides"][0]["deck"] = json!(["olaf"])),
        ("there is no card", |state| state["sides"][0]["deck"] = json!(["olafff"])),
        ("belong all copies", |state| state["sides"][0]["side_deck"] = json!([])),
        ("special cards", |state| {
            let cards = ["scorch", "biting-frost", "torrential-rain", "mardroeme"];
            let deck: Vec<_> = cards.iter().flat_map(|card| [card; 3]).collect();
            state["sides"][0]["discard"] = json!(deck);
        }),
        ("cannot lie", |state| state["sides"][1]["field"][0]["row"] = json!("siege")),
        ("cannot lie", |state| state["sides"][1]["field"][0]["card"] = json!("scorch@2")),
        ("horn slot", |state| state["sides"][1]["horns"][0] = json!("scorch@2")),
        ("weather area", |state| state["weather"][0] = json!("clear-weather@2")),
        ("side deck", |state| state["sides"][1]["side_deck"] = json!(["griffin"])),
        ("removes", |state| state["sides"][1]["removed"] = json!(["griffin"])),
        ("Everybody knows", |state| {
            state["sides"][1]["hand"][0] = json!({ "card": "vesemir@1" });
        }),
        ("doubles no row", |state| state["sides"][0]["leader_horn"] = json!(true)),
        ("exchanged too often", |state| state["sides"][0]["exchanged"] = json!(3)),
        ("put 0 cards aside", |state| state["sides"][0]["aside"] = json!(["udalryk"])),
        ("is not there", |state| {
            state["sides"][0]["knowledge"]["returned"] = json!(["olaf"]);
        }),
        ("when it was called", |state| {
            state["sides"][1]["knowledge"]["called"] = json!(["nekkers"]);
        }),
        ("loss token", |state| state["awaited"] = Value::Null),
        ("loss token", |state| {
            let lost = json!({ "totals": [1, 2], "winner": 2 });
            state["results"] = json!([lost, lost]);
        }),
        ("had ended", |state| {
            let lost = json!({ "totals": [1, 2], "winner": 2 });
            state["results"] = json!([lost, lost, lost]);
            state["awaited"] = Value::Null;
        }),
        ("agenda", |state| state["agenda"] = json!(["end-turn"])),
        ("agenda", |state| state["awaited"]["decision"] = json!("revive")),
        ("not arise", |state| state["awaited"]["seat"] = json!(2)),
        ("not arise", |state| {
            state["awaited"]["decision"] = json!({ "pick": "namesake" });
            state["agenda"] = json!(["end-turn"]);
        }),
        ("no alternative", |state| {
            state["awaited"]["decision"] = json!("revive");
            state["agenda"] = json!(["end-turn"]);
        }),
        ("whose it is", |state| state["weather"][0] = json!("biting-frost")),
        ("unknown field", |state| state["cheat"] = json!(true)),
    ]
}

/// Whatever can be read and passes the check can be played on: every field of a state is bent in
/// every way, and nothing panics.
#[test]
fn bent_states_never_panic() {
    let mut rng = Rng::from_u64(6);
    let mut played = 0;
    let bends = [json!(0), json!(1), json!(3), json!(255), json!(null), json!(true), json!([])];
    let state = example();
    let mut paths = Vec::new();
    collect_paths(&state, String::new(), &mut paths);
    for path in &paths {
        for bend in &bends {
            let mut bent = state.clone();
            *bent.pointer_mut(path).unwrap() = bend.clone();
            let Ok(mut game) = serde_json::from_value::<Gwent>(bent) else { continue };
            if game.check().is_err() {
                continue;
            }
            while let Some(choice) = rng.pick(&game.legal()).copied() {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    game.resample(viewer, &mut rng).view(viewer);
                }
                game.play(&choice, &mut Log::new());
            }
            played += 1;
        }
    }
    assert!(played > 10, "{played}");
}

fn collect_paths(value: &Value, path: String, paths: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                collect_paths(field, format!("{path}/{name}"), paths);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect_paths(item, format!("{path}/{index}"), paths);
            }
        }
        _ => {}
    }
    if !path.is_empty() {
        paths.push(path);
    }
}
