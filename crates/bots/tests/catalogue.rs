//! The catalogue, as the page's frame and the arbiter use it: without the games' types.

use bots::{GAMES, TOOLS, find, inspect, think, tools};
use tabletop::{
    BySeat, Level, LinkError, LoadError, Player, PositionError, RecordLink, Seat, Seed, Turn,
    UndoPolicy,
};

fn opened(seed: u64) -> bots::BoxedTable {
    let game = find("cairns").unwrap();
    (game.open)(&(game.model)().blank(), Seed::new(seed)).unwrap()
}

#[test]
fn every_game_is_found_by_its_slug_and_opens_as_assumed() {
    for game in GAMES {
        assert_eq!(find(game.id).unwrap().id, game.id);
        let form = (game.model)().blank();
        let by_form = (game.open)(&form, Seed::new(1)).unwrap();
        let tools = tools(game.id).unwrap();
        let by_setup = (tools.open_setup)(&(tools.example)(), Seed::new(1)).unwrap();
        assert_eq!(by_form.digest(), by_setup.digest());
    }
    assert!(find("chess").is_none());
    let ids = |ids: &mut dyn Iterator<Item = &'static str>| ids.collect::<Vec<_>>();
    assert_eq!(
        ids(&mut GAMES.iter().map(|game| game.id)),
        ids(&mut TOOLS.iter().map(|game| game.id))
    );
}

/// What is offered rises from level to level; who plays at random is for tests.
#[test]
fn every_game_offers_levels_that_rise_from_the_apprentice() {
    for game in GAMES {
        assert_eq!(game.levels.first(), Some(&Level::Apprentice), "{}", game.id);
        assert!(game.levels.is_sorted_by_key(|level| *level as u8), "{}", game.id);
        assert!(game.levels.len() > 1, "{}", game.id);
    }
    assert!(find("gwent").unwrap().levels.contains(&Level::Legend));
    assert!(find("ronin").unwrap().levels.contains(&Level::Legend));
}

#[test]
fn the_sample_game_is_not_shown_to_players() {
    assert!(!find("cairns").unwrap().shown);
}

#[test]
fn a_table_survives_its_save_its_record_its_link_and_its_state() {
    let game = find("cairns").unwrap();
    let mut table = opened(7);
    for text in ["peek a", "peek b", "take c 2"] {
        table.choose_text(text).unwrap();
    }
    let digest = table.digest();
    assert_eq!((game.resume)(&table.save()).unwrap().digest(), digest);
    assert_eq!((game.replay)(&table.record()).unwrap().digest(), digest);
    let link = table.record_link();
    let link = RecordLink::decode(link.strip_prefix("watch/").unwrap()).unwrap();
    assert_eq!((game.read_link)(&link).unwrap().digest(), digest);
    let inside = inspect(&*table);
    let (setup, state) = (inside.setup_json(), inside.state_json());
    let loaded = (tools("cairns").unwrap().from_state)(&setup, table.seed(), &state).unwrap();
    assert_eq!(loaded.digest(), digest);
}

#[test]
fn a_game_asked_to_load_another_games_record_refuses() {
    let game = find("cairns").unwrap();
    let mut record = opened(7).record();
    record.game = "chess".to_owned();
    let refused = (game.replay)(&record).err();
    assert_eq!(refused, Some(LoadError::UnknownGame { game: "chess".to_owned() }));
    let link = opened(7).record_link();
    let mut link = RecordLink::decode(link.strip_prefix("watch/").unwrap()).unwrap();
    link.game = "chess".to_owned();
    assert!(matches!((game.read_link)(&link), Err(LinkError::Load(_))));
}

#[test]
fn an_impossible_position_is_refused_with_a_sentence() {
    let game = tools("cairns").unwrap();
    let table = opened(7);
    let load = |edit: fn(&mut serde_json::Value)| {
        let mut state = inspect(&*table).state_json();
        edit(&mut state);
        (game.from_state)(&inspect(&*table).setup_json(), table.seed(), &state).err()
    };
    let nobody = load(|state| state["agenda"] = serde_json::json!([]));
    assert!(matches!(nobody, Some(PositionError::Impossible(_))), "{nobody:?}");
    let crowd = load(|state| {
        let more = state["players"][0].clone();
        state["players"].as_array_mut().unwrap().push(more);
    });
    assert_eq!(
        crowd.unwrap().to_string(),
        "The position is impossible: It has 3 players, but the set-up is for 2."
    );
    let nonsense = load(|state| state["cairns"] = serde_json::json!("many"));
    assert!(matches!(nonsense, Some(PositionError::Unreadable(_))), "{nonsense:?}");
}

#[test]
fn players_and_the_undo_rule_can_be_set_without_knowing_the_game() {
    let game = find("cairns").unwrap();
    let mut table = opened(3);
    table.choose(0).unwrap();
    let players = BySeat::from(vec![Player::human("Ala"), Player::bot("Regis", Level::Apprentice)]);
    (game.seat)(&mut *table, players.clone(), UndoPolicy::Free);
    assert_eq!(table.players(), &players);
    assert_eq!(table.undo_policy(), UndoPolicy::Free);
    assert_eq!(table.ply(), 1);
}

#[test]
fn a_bot_plays_a_game_to_its_end_and_then_has_nothing_to_say() {
    for level in Level::ALL {
        let mut table = opened(11);
        while let Turn::Awaiting(_) = table.turn() {
            let ply = table.ply() as u64;
            let advice = think(&*table, level, Some(20), ply).unwrap();
            table.choose(advice.index).unwrap();
        }
        assert_eq!(think(&*table, level, Some(20), 0), None);
    }
}

#[test]
fn a_playout_leaves_the_table_as_it_was_and_is_repeatable() {
    let game = tools("cairns").unwrap();
    let table = opened(5);
    let before = table.digest();
    let levels = BySeat::from_fn(2, |_: Seat| Level::Random);
    let first = (game.playout)(&*table, &levels, None, 9);
    assert_eq!(first, (game.playout)(&*table, &levels, None, 9));
    assert!(first.outcome.is_some());
    assert_eq!(table.digest(), before);
}
