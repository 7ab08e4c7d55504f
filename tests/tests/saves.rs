//! Saves: whatever is offered is loaded or refused with a reason, and never with a panic. Those of
//! earlier versions are in `frozen.rs`.

use cairns::{Cairns, Setup};
use serde_json::{Value, json};
use tabletop::{
    BySeat, Game, Level, LoadError, Player, Record, Rng, Save, Seat, Seed, Session, UndoPolicy,
};

/// A table in the middle of things: side lines, a bot, something taken back.
fn session() -> Session<Cairns> {
    let players =
        BySeat::from(vec![Player::human("Zosia \"Żmija\""), Player::bot("Bot", Level::Legend)]);
    let mut session = Session::<Cairns>::new(Setup::default(), Seed::new(3))
        .unwrap()
        .seat_players(players, UndoPolicy::Free);
    choose(&mut session, &["peek a", "peek b", "take a 3", "take b 1", "take c 2"]);
    let end = session.at();
    let third = session.line()[3].id;
    session.rewind(third).unwrap();
    choose(&mut session, &["take c 5", "take b 4"]);
    session.rewind(end).unwrap();
    session.undo().unwrap();
    session
}

fn choose(session: &mut Session<Cairns>, texts: &[&str]) {
    for text in texts {
        session.choose(&text.parse().unwrap()).unwrap();
    }
}

fn load(text: &str) -> Result<Session<Cairns>, LoadError> {
    Session::resume(&Save::from_json(text)?)
}

/// A save with something changed.
fn edited(edit: impl FnOnce(&mut Value)) -> Result<Session<Cairns>, LoadError> {
    let mut value = serde_json::to_value(session().save()).unwrap();
    edit(&mut value);
    load(&value.to_string())
}

/// Finding F-9: what is wrong with a save is told in a sentence, however long the wrong thing is, and
/// with one full stop.
#[test]
fn a_reason_never_repeats_the_whole_save() {
    for wrong in ["x".repeat(100_000), "0000-0000".to_owned()] {
        let error = edited(|save| save["record"]["seed"] = json!(wrong)).unwrap_err().to_string();
        assert!(error.chars().count() < 300, "{} characters", error.len());
        assert!(error.ends_with('.') && !error.ends_with(".."), "{error}");
    }
}

#[test]
fn a_save_is_taken_up_where_it_was_left() {
    let session = session();
    let resumed = load(&session.save().to_json()).unwrap();
    assert_eq!(resumed.game(), session.game());
    assert_eq!(resumed.players(), session.players());
    assert_eq!(resumed.undo_policy(), UndoPolicy::Free);
    assert_eq!(resumed.save(), session.save());
}

#[test]
fn what_a_save_does_not_say_is_assumed() {
    let resumed = edited(|save| {
        save.as_object_mut().unwrap().remove("branches");
        save.as_object_mut().unwrap().remove("practice");
    });
    assert!(!resumed.unwrap().is_practice());
}

#[test]
fn what_is_not_a_save_is_called_damaged() {
    for text in ["", "{}", "[]", "null", "ż", "{\"record\":{}}", "{\"record\":{\"format\":\"1\"}}"]
    {
        assert!(matches!(load(text), Err(LoadError::Corrupt { .. })), "{text}");
    }
    let good = session().save().to_json();
    for length in (0..good.len()).filter(|length| good.is_char_boundary(*length)) {
        assert!(matches!(load(&good[..length]), Err(LoadError::Corrupt { .. })), "cut at {length}");
    }
    assert_eq!(load("{}").unwrap_err().kind(), "corrupt");
}

#[test]
fn a_newer_format_is_called_newer_whatever_else_is_in_it() {
    let newer = LoadError::NewerFormat { found: 3, known: 2 };
    assert_eq!(edited(|save| save["record"]["format"] = 3.into()).unwrap_err(), newer);
    assert_eq!(load(r#"{"record":{"format":3,"runes":[]}}"#).unwrap_err(), newer);
    assert_eq!(Record::from_json(r#"{"format":3}"#), Err(newer));
    let far = edited(|save| save["record"]["format"] = u64::MAX.into()).unwrap_err();
    assert_eq!(far, LoadError::NewerFormat { found: u32::MAX, known: 2 });
    let zero = edited(|save| save["record"]["format"] = 0.into()).unwrap_err();
    assert_eq!(zero.kind(), "corrupt", "there never was a format 0");
}

#[test]
fn an_unknown_game_is_named() {
    let unknown = edited(|save| save["record"]["game"] = "chess".into()).unwrap_err();
    assert_eq!(unknown, LoadError::UnknownGame { game: "chess".to_owned() });
}

#[test]
fn a_set_up_that_is_refused_says_why() {
    let refused = edited(|save| save["record"]["setup"]["cairns"] = 7.into()).unwrap_err();
    let LoadError::Setup(error) = refused else { panic!("{refused:?}") };
    assert_eq!((error.rule, error.option.as_deref()), (Some("CA-SETUP-1"), Some("cairns")));
    let unread = edited(|save| save["record"]["setup"] = json!([])).unwrap_err();
    assert_eq!(unread.kind(), "corrupt");
}

#[test]
fn a_false_move_is_refused_at_its_place() {
    for (index, text) in [(0, "take a 1"), (2, "take a 4"), (4, "peek a"), (1, "dance")] {
        let refused = edited(|save| save["record"]["choices"][index] = text.into()).unwrap_err();
        assert!(
            matches!(refused, LoadError::Illegal { at, .. } if at == index + 1),
            "{text}: {refused:?}"
        );
    }
}

#[test]
fn a_possible_but_other_move_is_noticed_by_the_digest() {
    let differs = edited(|save| save["record"]["choices"][4] = "take c 1".into()).unwrap_err();
    assert_eq!(differs, LoadError::Differs { at: 5 });
    let digest = edited(|save| save["record"]["digest"] = "00000000000000ff".into()).unwrap_err();
    assert_eq!(digest, LoadError::Differs { at: 5 });
}

#[test]
fn a_record_of_other_rules_loads_as_long_as_it_plays_out_the_same() {
    let older = edited(|save| save["record"]["rules"] = 0.into()).unwrap();
    assert_eq!(older.save().record.rules, Cairns::RULES, "it is saved under today's");
    let astray = edited(|save| {
        save["record"]["rules"] = 0.into();
        save["record"]["choices"][2] = "take a 4".into();
    });
    let changed = |at| LoadError::RulesChanged { at, recorded: 0, current: Cairns::RULES };
    assert_eq!(astray.unwrap_err(), changed(3));
    let differs = edited(|save| {
        save["record"]["rules"] = 0.into();
        save["record"]["digest"] = "00000000000000ff".into();
    });
    assert_eq!(differs.unwrap_err(), changed(5));
}

#[test]
fn what_a_session_adds_must_fit_the_record() {
    let kind = |result: Result<Session<Cairns>, LoadError>| result.unwrap_err().kind();
    assert_eq!(kind(edited(|save| save["at"] = 6.into())), "corrupt");
    assert_eq!(kind(edited(|save| save["at"] = (-1).into())), "corrupt");
    assert_eq!(kind(edited(|save| drop(save["players"].as_array_mut().unwrap().pop()))), "corrupt");
    assert_eq!(kind(edited(|save| save["undo"] = "often".into())), "corrupt");
    assert_eq!(kind(edited(|save| save["branches"][0][0] = 99.into())), "corrupt");
    assert_eq!(kind(edited(|save| save["branches"][0][1] = "peek a".into())), "illegal-move");
    let crowd = edited(|save| {
        let one = save["players"][0].clone();
        save["players"] = vec![one; 300].into();
    });
    assert_eq!(kind(crowd), "corrupt");
}

#[test]
fn a_side_line_that_is_there_twice_is_kept_once() {
    let before = session().history_len();
    let twice = edited(|save| {
        let first = save["branches"][0].clone();
        save["branches"].as_array_mut().unwrap().push(first);
    });
    assert_eq!(twice.unwrap().history_len(), before);
}

/// Each byte of a save, changed to many others, left out, or doubled: an error or a table that
/// works, never a panic.
#[test]
fn no_change_of_a_byte_breaks_more_than_the_load() {
    let good = session().save().to_json();
    let mut rng = Rng::from_u64(9);
    let symbols: Vec<u8> = (b' '..=b'~').chain([b'\n', 0]).collect();
    for at in 0..good.len() {
        let mut bad = good.clone().into_bytes();
        for _ in 0..12 {
            bad[at] = symbols[rng.index(symbols.len())];
            survives(&bad);
        }
        bad = good.clone().into_bytes();
        bad.remove(at);
        survives(&bad);
        bad = good.clone().into_bytes();
        bad.insert(at, bad[at]);
        survives(&bad);
    }
}

fn survives(bytes: &[u8]) {
    if let Ok(mut session) = load(&String::from_utf8_lossy(bytes)) {
        assert_eq!(session.game().check(), Ok(()));
        assert!(load(&session.save().to_json()).is_ok(), "what loads can be saved and loaded");
        let _ = session.undo();
        let _ = session.redo();
        let seat = Seat(session.game().seats() - 1);
        let _ = session.players()[seat].name.len();
    }
}

/// Changed here and there at once.
#[test]
fn no_heap_of_changes_breaks_more_than_the_load() {
    let good = session().save().to_json().into_bytes();
    let mut rng = Rng::from_u64(10);
    for _ in 0..2_000 {
        let mut bad = good.clone();
        for _ in 0..=rng.index(8) {
            let (from, to) = (rng.index(bad.len()), rng.index(bad.len()));
            bad[to] = bad[from];
        }
        survives(&bad);
    }
}
