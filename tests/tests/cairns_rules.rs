//! Every rule of the sample game (`docs/rules/cairns.md`) and its worked examples.

use cairns::{Cairns, Choice, Decision, Event, Setup};
use scenario::Scenario;
use tabletop::{Game, Log, Seat, Seed, SetupForm, Status, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn nim() -> Setup {
    Setup { tokens: false, ..Setup::default() }
}

fn stones(scenario: &Scenario<Cairns>) -> Vec<u16> {
    let view = scenario.game().view(Viewer::Spectator);
    view.cairns.iter().map(|cairn| cairn.stones).collect()
}

/// The tokens under the cairns, as the referee sees them.
fn tokens(scenario: &Scenario<Cairns>) -> Vec<Option<u8>> {
    let view = scenario.game().view(Viewer::Referee);
    view.cairns.iter().map(|cairn| cairn.token).collect()
}

/// CA-SETUP-1
#[test]
fn each_cairn_holds_so_many_stones_more_than_the_one_before() {
    let setup = Setup { cairns: 4, stones: 2, growth: 3, ..nim() };
    assert_eq!(stones(&Scenario::deal(setup, 1)), [2, 5, 8, 11]);
    let flat = Setup { cairns: 6, stones: 1, growth: 0, ..nim() };
    assert_eq!(stones(&Scenario::deal(flat, 1)), [1; 6]);
}

/// CA-SETUP-1
#[test]
fn set_ups_out_of_bounds_are_refused_at_the_option_at_fault() {
    let refused = |setup: Setup| {
        let error = Cairns::start(&setup, Seed::new(1), &mut Log::muted()).unwrap_err();
        assert_eq!(error.rule, Some("CA-SETUP-1"));
        error.option.unwrap()
    };
    assert_eq!(refused(Setup { seats: 1, ..nim() }), "seats");
    assert_eq!(refused(Setup { seats: 6, ..nim() }), "seats");
    assert_eq!(refused(Setup { cairns: 0, ..nim() }), "cairns");
    assert_eq!(refused(Setup { cairns: 7, ..nim() }), "cairns");
    assert_eq!(refused(Setup { stones: 0, ..nim() }), "stones");
    assert_eq!(refused(Setup { stones: 401, ..nim() }), "stones");
    assert_eq!(refused(Setup { growth: 51, ..nim() }), "growth");
    assert_eq!(refused(Setup { limit: u16::MAX, ..nim() }), "limit");
}

/// CA-SETUP-1: the form says the same as the set-up.
#[test]
fn the_form_refuses_what_the_set_up_refuses() {
    let model = Setup::model();
    let mut form = model.blank();
    assert_eq!(Setup::read(&form), Ok(Setup::default()));
    form.answers.insert("stones".to_owned(), "many".to_owned());
    assert_eq!(Setup::read(&form).unwrap_err().option.as_deref(), Some("stones"));
    form.answers = [("pebbles".to_owned(), "3".to_owned())].into();
    assert_eq!(Setup::read(&form).unwrap_err().key, "unknown-option");
}

/// CA-SETUP-2
#[test]
fn tokens_from_one_to_the_number_of_cairns_are_shuffled_under_them() {
    let setup = Setup { cairns: 6, ..Setup::default() };
    let deals: Vec<_> = (1..=8).map(|seed| tokens(&Scenario::deal(setup.clone(), seed))).collect();
    for deal in &deals {
        let mut sorted = deal.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=6).map(Some).collect::<Vec<_>>());
    }
    assert!(deals.iter().any(|deal| *deal != deals[0]), "the seed decides the order");
    assert_eq!(tokens(&Scenario::deal(setup, 1)), deals[0], "and nothing else does");
}

/// CA-SETUP-2, CA-PEEK-1
#[test]
fn without_tokens_nobody_looks_and_the_first_player_takes() {
    let mut scenario = Scenario::<Cairns>::deal(nim(), 1);
    scenario.expect_awaiting(A, &Decision::Take).expect_refused("peek a", "CA-PEEK-1");
    assert_eq!(tokens(&scenario), [None; 3]);
}

/// CA-PEEK-1, DECISION CA-D1
#[test]
fn everybody_looks_under_one_cairn_before_the_first_turn() {
    let setup = Setup { seats: 3, ..Setup::default() };
    let mut scenario = Scenario::<Cairns>::deal(setup, 1);
    scenario
        .expect_awaiting(A, &Decision::Peek)
        .expect_legal(["peek a", "peek b", "peek c"])
        .expect_refused("take a 1", "CA-PEEK-1")
        .expect_refused("peek d", "no-cairn")
        .choose("peek b")
        .expect_awaiting(B, &Decision::Peek)
        .choose("peek b")
        .expect_awaiting(C, &Decision::Peek)
        .choose("peek c")
        .expect_awaiting(A, &Decision::Take)
        .expect_refused("peek a", "CA-PEEK-1");
    assert_eq!(stones(&scenario), [3, 4, 5]);
}

/// CA-PEEK-1
#[test]
fn what_is_seen_under_a_cairn_is_a_secret_but_not_under_which() {
    let mut scenario = Scenario::<Cairns>::deal(Setup::default(), 1);
    let under_b = tokens(&scenario)[1];
    let Ok(Choice::Peek(b)) = "peek b".parse() else { panic!("a peek") };
    let whole = Event::Peeked { seat: A, cairn: b, token: under_b };
    let rest = Event::Peeked { seat: A, cairn: b, token: None };
    let token_b = |view: &cairns::View| view.cairns[1].token;
    scenario
        .choose("peek b")
        .expect_new_information(true)
        .expect_events(Viewer::Seat(A), [&whole])
        .expect_events(Viewer::Seat(B), [&rest])
        .expect_events(Viewer::Spectator, [&rest])
        .expect_view(Viewer::Seat(A), token_b, &under_b)
        .expect_view(Viewer::Seat(B), token_b, &None)
        .expect_view(Viewer::Spectator, token_b, &None)
        .expect_view(Viewer::Seat(B), |view| view.players[A].peeked, &Some(b))
        .expect_view(Viewer::Seat(A), |view| view.cairns[0].token, &None)
        .expect_view(Viewer::Seat(A), |view| view.cairns[0].covers_token, &true);
}

/// CA-TAKE-1, DECISION CA-D2
#[test]
fn stones_come_from_one_cairn_at_least_one_and_at_most_what_it_holds() {
    let setup = Setup { cairns: 2, stones: 1, growth: 1, ..nim() };
    Scenario::<Cairns>::deal(setup, 1)
        .expect_legal(["take a 1", "take b 1", "take b 2"])
        .expect_refused("take a 0", "CA-TAKE-1")
        .expect_refused("take a 2", "CA-TAKE-1")
        .expect_refused("take b 3", "CA-TAKE-1")
        .expect_refused("take c 1", "no-cairn")
        .choose("take a 1")
        .expect_new_information(false)
        .expect_refused("take a 1", "empty")
        .expect_legal(["take b 1", "take b 2"]);
}

/// CA-TAKE-2
#[test]
fn turns_go_round_the_table() {
    let setup = Setup { seats: 3, cairns: 1, stones: 5, ..nim() };
    Scenario::<Cairns>::deal(setup, 1)
        .choose("take a 1")
        .expect_awaiting(B, &Decision::Take)
        .choose("take a 1")
        .expect_awaiting(C, &Decision::Take)
        .choose("take a 1")
        .expect_awaiting(A, &Decision::Take);
}

/// CA-TAKE-2: there is no word for passing.
#[test]
fn nobody_may_pass() {
    assert!("pass".parse::<Choice>().is_err());
    Scenario::<Cairns>::deal(nim(), 1).expect_refused("take a 0", "too-many");
}

/// CA-TOKEN-1
#[test]
fn whoever_empties_a_cairn_keeps_its_token() {
    let mut scenario = Scenario::<Cairns>::deal(Setup::default(), 1);
    let token = tokens(&scenario)[0].unwrap();
    let Ok(Choice::Peek(a)) = "peek a".parse() else { panic!("a peek") };
    let took = Event::Took { seat: A, cairn: a, stones: 3, left: 0 };
    let up = Event::TurnedUp { seat: A, cairn: a, token };
    scenario
        .choose_all(["peek b", "peek b", "take a 3"])
        .expect_new_information(true)
        .expect_events(Viewer::Seat(B), [&took, &up])
        .expect_view(Viewer::Spectator, |view| view.players[A].tokens.clone(), &vec![token])
        .expect_view(Viewer::Spectator, |view| view.cairns[0].covers_token, &false);
}

/// CA-END-1
#[test]
fn the_end_is_told_after_the_last_token() {
    let setup = Setup { cairns: 1, stones: 1, ..Setup::default() };
    let Ok(Choice::Peek(a)) = "peek a".parse() else { panic!("a peek") };
    let took = Event::Took { seat: A, cairn: a, stones: 1, left: 0 };
    let up = Event::TurnedUp { seat: A, cairn: a, token: 1 };
    Scenario::<Cairns>::deal(setup, 1)
        .choose_all(["peek a", "peek a", "take a 1"])
        .expect_events(Viewer::Spectator, [&took, &up, &Event::Ended { last: A }])
        .expect_refused("take a 1", "game-over");
}

/// CA-END-1: A has 1 and 5, B 2, 3 and the last stone, C the 6, and D the 4.
#[test]
fn equals_share_the_place() {
    let setup = Setup { seats: 4, cairns: 6, stones: 1, growth: 0, ..Setup::default() };
    let mut deal = Scenario::<Cairns>::deal(setup, 11);
    deal.choose_all(["peek a"; 4]);
    let under = tokens(&deal);
    let take = |token: u8| {
        let place = under.iter().position(|under| *under == Some(token)).unwrap();
        ["take a 1", "take b 1", "take c 1", "take d 1", "take e 1", "take f 1"][place]
    };
    deal.choose_all([1, 2, 6, 4, 5, 3].map(take))
        .expect_scores(&[12, 11, 12, 8])
        .expect_places(&[1, 3, 1, 4]);
}

/// CA-END-1: both have three points of tokens; the last stone breaks the tie.
#[test]
fn the_last_stone_decides_between_equal_tokens() {
    let setup = Setup { cairns: 3, stones: 2, growth: 0, ..Setup::default() };
    let mut deal = Scenario::<Cairns>::deal(setup, 11);
    deal.choose_all(["peek a"; 2]);
    let under = tokens(&deal);
    let cairn = |token: u8| {
        let place = under.iter().position(|under| *under == Some(token)).unwrap();
        ["a", "b", "c"][place]
    };
    let (one, two, three) = (cairn(1), cairn(2), cairn(3));
    let moves = [
        format!("take {three} 2"),
        format!("take {one} 2"),
        format!("take {two} 1"),
        format!("take {two} 1"),
    ];
    deal.choose_all(moves.iter().map(String::as_str)).expect_scores(&[6, 7]).expect_places(&[2, 1]);
}

/// Worked example 1 (CA-TAKE-1, CA-END-1): the first player wins 3, 4, 5 by taking 2 from a, and
/// by nothing else.
#[test]
fn example_1_the_nim_sum_decides() {
    let deal = Scenario::<Cairns>::deal(nim(), 1);
    let winning: Vec<String> = deal
        .legal()
        .into_iter()
        .filter(|text| !mover_wins(deal.clone().choose(text).game()))
        .collect();
    assert_eq!(winning, ["take a 2"]);
}

/// Looks at everything.
fn mover_wins(game: &Cairns) -> bool {
    let Status::Awaiting { .. } = game.status() else { return false };
    game.legal().iter().any(|choice| {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        !mover_wins(&next)
    })
}

/// Worked example 2 (CA-TOKEN-1, CA-END-1).
#[test]
fn example_2_the_last_stone_turns_up_the_token() {
    let setup = Setup { cairns: 1, stones: 2, ..Setup::default() };
    Scenario::<Cairns>::deal(setup, 1)
        .choose_all(["peek a", "peek a", "take a 1", "take a 1"])
        .expect_scores(&[0, 3])
        .expect_places(&[2, 1]);
}

/// Worked example 3 (CA-TAKE-1).
#[test]
fn example_3_the_limit_and_the_cairn_both_bind() {
    let setup = Setup { cairns: 1, stones: 10, limit: 3, ..nim() };
    Scenario::<Cairns>::deal(setup, 1)
        .expect_legal(["take a 1", "take a 2", "take a 3"])
        .expect_refused("take a 4", "CA-TAKE-1")
        .choose_all(["take a 3", "take a 3", "take a 2"])
        .expect_legal(["take a 1", "take a 2"]);
}

/// CA-SETUP-1, CA-TAKE-1: positions that no game could reach are not taken for one.
#[test]
fn impossible_positions_are_refused() {
    let good = serde_json::to_value(Scenario::<Cairns>::deal(nim(), 1).game()).unwrap();
    let checked = |edit: &dyn Fn(&mut serde_json::Value)| {
        let mut state = good.clone();
        edit(&mut state);
        serde_json::from_value::<Cairns>(state).is_ok_and(|game| game.check().is_ok())
    };
    assert!(checked(&|_| {}));
    assert!(checked(&|state| state["cairns"][0]["stones"] = 1.into()));
    assert!(!checked(&|state| state["cairns"] = serde_json::json!([])));
    assert!(!checked(&|state| state["players"] = serde_json::json!([])));
    assert!(!checked(&|state| state["agenda"] = serde_json::json!([])));
    assert!(!checked(&|state| state["agenda"][0] = serde_json::json!({ "turn": 3 })));
    assert!(!checked(&|state| state["last_taker"] = 9.into()));
    assert!(!checked(&|state| state["last_taker"] = 1.into()));
    assert!(!checked(&|state| {
        state["cairns"][0] = serde_json::json!({ "stones": 0, "token": 1 });
    }));
    let over = |state: &mut serde_json::Value| {
        for cairn in state["cairns"].as_array_mut().unwrap() {
            cairn["stones"] = 0.into();
        }
    };
    assert!(!checked(&over), "somebody is to move, but there is nothing to take");
    assert!(
        !checked(&|state| {
            over(state);
            state["agenda"] = serde_json::json!([]);
        }),
        "it is over, but nobody took the last stone"
    );
}
