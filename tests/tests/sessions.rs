//! Undo, redo, rewind: what a table remembers and what may be taken back.

use cairns::{Cairns, Choice, Setup};
use tabletop::{
    BySeat, Digest, Game, Level, NodeId, Player, Rng, Seed, Session, UndoPolicy, UndoRefused,
};

fn table(setup: &Setup, undo: UndoPolicy, bots: &[u8]) -> Session<Cairns> {
    let players = BySeat::from_fn(setup.seats, |seat| {
        let name = seat.to_string();
        if bots.contains(&seat.0) { Player::bot(name, Level::Random) } else { Player::human(name) }
    });
    Session::new(setup.clone(), Seed::new(5)).unwrap().seat_players(players, undo)
}

fn nim() -> Setup {
    Setup { tokens: false, ..Setup::default() }
}

fn choose(session: &mut Session<Cairns>, texts: &[&str]) {
    for text in texts {
        session.choose(&text.parse().unwrap()).unwrap();
    }
}

fn line(session: &Session<Cairns>) -> Vec<String> {
    let made = session.line().into_iter().filter_map(|step| step.made);
    made.map(|(_, choice)| choice.to_string()).collect()
}

#[test]
fn free_undo_goes_back_to_the_deal_past_everything_learned() {
    let mut session = table(&Setup::default(), UndoPolicy::Free, &[]);
    choose(&mut session, &["peek a", "peek b", "take a 3"]);
    for ply in [2, 1, 0] {
        session.undo().unwrap();
        assert_eq!(session.ply(), ply);
    }
    assert_eq!(session.undo(), Err(UndoRefused::Nothing));
    assert!(!session.is_practice(), "undo never makes a game practice");
}

#[test]
fn fair_undo_stops_where_somebody_learned_something() {
    let mut session = table(&Setup::default(), UndoPolicy::Fair, &[]);
    choose(&mut session, &["peek a", "peek b", "take a 1", "take c 1"]);
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(session.undo_target(), Err(UndoRefused::NewInformation));
    assert_eq!(session.undo(), Err(UndoRefused::NewInformation));
    assert_eq!(session.ply(), 2);
    session.redo().unwrap();
    session.redo().unwrap();
    assert_eq!(session.ply(), 4);
}

#[test]
fn fair_undo_does_not_reach_over_what_a_bot_brought_to_light() {
    let mut session = table(&Setup::default(), UndoPolicy::Fair, &[1]);
    choose(&mut session, &["peek a", "peek a", "take b 1", "take a 3"]);
    assert_eq!(session.undo(), Err(UndoRefused::NewInformation));
    let mut quiet = table(&Setup::default(), UndoPolicy::Fair, &[1]);
    choose(&mut quiet, &["peek a", "peek a", "take b 1", "take a 1"]);
    quiet.undo().unwrap();
    assert_eq!(quiet.ply(), 2);
}

#[test]
fn a_table_without_undo_takes_nothing_back() {
    let mut session = table(&nim(), UndoPolicy::None, &[]);
    choose(&mut session, &["take a 1", "take b 1"]);
    assert_eq!(session.undo(), Err(UndoRefused::Forbidden));
    assert_eq!(session.rewind(NodeId::ROOT), Err(UndoRefused::Forbidden));
    let here = session.at();
    assert_eq!(session.rewind(here), Ok(()), "staying is no rewind");
    assert_eq!(session.ply(), 2);
}

#[test]
fn a_rewind_past_new_information_makes_the_game_practice_for_good() {
    let mut session = table(&Setup::default(), UndoPolicy::Fair, &[]);
    choose(&mut session, &["peek a", "peek b", "take a 1"]);
    let before_taking = session.line()[2].id;
    session.rewind(before_taking).unwrap();
    assert!(!session.is_practice(), "nothing was learned there");
    session.rewind(NodeId::ROOT).unwrap();
    assert!(session.is_practice());
    choose(&mut session, &["peek c", "peek c"]);
    session.undo().unwrap();
    assert_eq!(session.ply(), 1, "practice may take back anything");
    let resumed = Session::<Cairns>::resume(&session.save()).unwrap();
    assert!(resumed.is_practice(), "a save does not launder");
    let mut free = table(&Setup::default(), UndoPolicy::Free, &[]);
    choose(&mut free, &["peek a"]);
    free.rewind(NodeId::ROOT).unwrap();
    assert!(!free.is_practice(), "a free table agreed to it");
}

#[test]
fn going_forward_again_is_not_practice() {
    let mut session = table(&Setup::default(), UndoPolicy::Fair, &[]);
    choose(&mut session, &["peek a", "peek b", "take a 1", "take b 1"]);
    let (end, start) = (session.at(), session.line()[2].id);
    session.rewind(start).unwrap();
    session.rewind(end).unwrap();
    assert!(!session.is_practice());
}

#[test]
fn undo_takes_back_the_bots_moves_with_ones_own_and_redo_makes_them_again() {
    let setup = Setup { seats: 3, ..nim() };
    let mut session = table(&setup, UndoPolicy::Free, &[1, 2]);
    choose(&mut session, &["take a 1", "take b 1", "take c 1", "take a 1", "take b 1"]);
    assert!(session.game().status().awaited().is_some_and(|seat| seat.0 == 2));
    session.undo().unwrap();
    assert_eq!(session.ply(), 3, "back to one's own decision");
    session.undo().unwrap();
    assert_eq!(session.ply(), 0);
    session.redo().unwrap();
    assert_eq!(session.ply(), 3, "up to one's own next decision");
    session.redo().unwrap();
    assert_eq!(session.ply(), 5, "as far as it went");
    assert_eq!(session.redo(), Err(UndoRefused::Nothing));
}

#[test]
fn the_moves_of_bots_before_ones_first_cannot_be_taken_back() {
    let mut session = table(&nim(), UndoPolicy::Free, &[0]);
    choose(&mut session, &["take a 1"]);
    assert_eq!(session.undo(), Err(UndoRefused::Nothing));
}

#[test]
fn where_only_bots_play_undo_and_redo_go_move_by_move() {
    let mut session = table(&nim(), UndoPolicy::Free, &[0, 1]);
    choose(&mut session, &["take a 1", "take b 1", "take c 1"]);
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(session.ply(), 1);
    session.redo().unwrap();
    assert_eq!(session.ply(), 2);
}

#[test]
fn another_choice_after_undo_opens_a_side_line_and_keeps_the_old_one() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    choose(&mut session, &["take a 1", "take b 1", "take c 1"]);
    let old_end = session.at();
    session.undo().unwrap();
    session.undo().unwrap();
    choose(&mut session, &["take b 2"]);
    assert_eq!(line(&session), ["take a 1", "take b 2"]);
    assert!(!session.can_redo());
    assert_eq!(session.alternatives(session.at()).len(), 1);
    session.rewind(old_end).unwrap();
    assert_eq!(line(&session), ["take a 1", "take b 1", "take c 1"]);
    assert_eq!(session.history_len(), 5);
}

#[test]
fn the_same_choice_after_undo_opens_no_side_line() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    choose(&mut session, &["take a 1", "take b 1", "take c 1"]);
    session.undo().unwrap();
    session.undo().unwrap();
    choose(&mut session, &["take b 1"]);
    assert!(session.can_redo(), "what followed still follows");
    assert_eq!(line(&session), ["take a 1", "take b 1", "take c 1"]);
    assert_eq!(session.history_len(), 4);
}

#[test]
fn there_is_no_other_deal() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    choose(&mut session, &["take a 1"]);
    assert_eq!(session.alternatives(NodeId::ROOT), []);
}

#[test]
fn a_refused_choice_leaves_the_table_as_it_was() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    choose(&mut session, &["take a 1"]);
    let before = session.save();
    let refused = session.choose(&"take a 9".parse().unwrap()).unwrap_err();
    assert_eq!(refused.rule, Some("CA-TAKE-1"));
    assert_eq!(session.save(), before);
    choose(&mut session, &["take a 2", "take b 4", "take c 5"]);
    let over = session.choose(&"take a 1".parse().unwrap()).unwrap_err();
    assert_eq!(over.key, "game-over");
    session.undo().unwrap();
    assert_eq!(session.ply(), 3, "also the last move can be taken back");
}

#[test]
fn save_and_resume_keep_the_side_lines_and_the_place() {
    let mut session = table(&nim(), UndoPolicy::Free, &[1]);
    choose(&mut session, &["take a 1", "take b 1", "take c 1", "take c 1"]);
    let main = session.at();
    session.rewind(NodeId::ROOT).unwrap();
    choose(&mut session, &["take c 5", "take b 4"]);
    session.rewind(main).unwrap();
    session.undo().unwrap();
    let save = session.save();
    assert_eq!((save.at, save.record.choices.len(), save.branches.len()), (2, 4, 2));
    let mut resumed = Session::<Cairns>::resume(&save).unwrap();
    assert_eq!(resumed.players(), session.players());
    assert_eq!(resumed.save(), save);
    resumed.redo().unwrap();
    assert_eq!(resumed.position(main), *resumed.game());
}

/// A thousand choices, and then anywhere, always right.
#[test]
fn any_point_of_a_thousand_choices_can_be_gone_to() {
    let setup = Setup { cairns: 6, stones: 200, growth: 0, limit: 1, ..Setup::default() };
    let mut session = table(&setup, UndoPolicy::Free, &[]);
    let mut rng = Rng::from_u64(1);
    let mut digests = vec![Digest::of(session.game())];
    for _ in 0..1_000 {
        let choice = *rng.pick::<Choice>(&session.game().legal()).unwrap();
        session.choose(&choice).unwrap();
        digests.push(Digest::of(session.game()));
    }
    let nodes: Vec<NodeId> = session.line().iter().map(|step| step.id).collect();
    for (node, digest) in nodes.iter().zip(&digests) {
        assert_eq!(Digest::of(&session.position(*node)), *digest);
    }
    for _ in 0..300 {
        let ply = rng.index(nodes.len());
        session.rewind(nodes[ply]).unwrap();
        assert_eq!(Digest::of(session.game()), digests[ply], "after {ply} moves");
        let moved = if rng.coin() { session.redo() } else { session.undo() };
        assert!(moved.is_ok() || [0, 1_000].contains(&ply), "nothing beyond the ends");
        assert_eq!(Digest::of(session.game()), digests[session.ply()]);
    }
    let last = nodes[1_000];
    session.rewind(last).unwrap();
    let resumed = Session::<Cairns>::resume(&session.save()).unwrap();
    assert_eq!(Digest::of(resumed.game()), digests[1_000]);
}

#[test]
fn a_choice_is_made_by_its_place_in_the_list() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    let legal = session.game().legal();
    session.choose_at(1).unwrap();
    let made = session.step(session.at()).made.map(|(_, choice)| *choice);
    assert_eq!(made, Some(legal[1]));
    let count = session.game().legal().len();
    let refused = session.choose_at(count).unwrap_err();
    assert_eq!(refused, tabletop::ChoiceRefused::NoSuchIndex { index: count, count });
    assert_eq!(session.ply(), 1, "a refused choice leaves the table as it was");
}

/// What whoever keeps a copy of the table must be told to catch up with it.
#[test]
fn the_choices_since_a_move_lead_from_it_to_here_and_nowhere_else() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    let deal = session.at();
    session.choose_at(0).unwrap();
    let first = session.at();
    session.choose_at(0).unwrap();
    let texts = line(&session);
    assert_eq!(session.choices_since(deal), Some(texts.clone()));
    assert_eq!(session.choices_since(first).as_deref(), Some(&texts[1..]));
    assert_eq!(session.choices_since(session.at()), Some(Vec::new()));
    let second = session.at();
    session.undo().unwrap();
    assert_eq!(session.choices_since(second), None, "it was taken back");
    session.choose_at(1).unwrap();
    assert_eq!(session.choices_since(second), None, "another line was taken");
    assert_eq!(session.choices_since(first).map(|since| since.len()), Some(1));
}

/// The line in play is kept as it grows; it must be the one the history says, whatever was done.
#[test]
fn the_line_follows_undo_redo_rewinds_and_side_lines() {
    let mut session = table(&nim(), UndoPolicy::Free, &[]);
    for _ in 0..4 {
        session.choose_at(0).unwrap();
    }
    let whole = line(&session);
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!((line(&session), session.line_len()), (whole.clone(), 4));
    session.redo().unwrap();
    session.choose_at(0).unwrap();
    assert_eq!(line(&session), whole, "the same moves once more");
    let fork = session.node_at(2);
    session.rewind(fork).unwrap();
    session.choose_at(1).unwrap();
    assert_eq!((session.line_len(), line(&session).len()), (3, 3));
    assert_eq!(line(&session)[..2], whole[..2]);
    let resumed = Session::<Cairns>::resume(&session.save()).unwrap();
    assert_eq!((line(&resumed), resumed.save()), (line(&session), session.save()));
}
