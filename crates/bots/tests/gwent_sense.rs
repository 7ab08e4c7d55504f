//! Gwent's bots in positions where a good player would laugh at a foolish move: nothing is thrown
//! away, decided rounds end, and what must be won is fought for.

use bots::{Seen, choose};
use gwent::position::Position;
use tabletop::{Level, Rng, Seat};

const BOTS: [Level; 3] = [Level::Apprentice, Level::Master, Level::Legend];
const THINKERS: [Level; 2] = [Level::Master, Level::Legend];
const ME: Seat = Seat(0);
const THEM: Seat = Seat(1);

/// Ten times of ten, whatever chance says.
#[track_caller]
fn always(position: &Position, levels: &[Level], good: impl Fn(&str) -> bool) {
    let game = position.clone().build().expect("a possible position");
    let seen = Seen::by_mover(&game).expect("somebody is to move");
    for level in levels {
        let choices: Vec<String> = (0..10)
            .map(|seed| choose(&seen, *level, None, &mut Rng::from_u64(seed)).choice.to_string())
            .collect();
        let found = choices.iter().filter(|choice| good(choice)).count();
        assert_eq!(found, choices.len(), "{} chooses: {choices:?}", level.slug());
    }
}

/// The North against Nilfgaard, leaders spent: cards decide.
fn between() -> Position {
    let position = Position::between("foltest-king-of-temeria", "emhyr-the-relentless");
    position
        .deck(ME, "siege-tower, kaedweni-siege-expert")
        .deck(THEM, "puttkammer, vanhemar")
        .leader_used(ME)
        .leader_used(THEM)
}

/// One round each: the third decides.
fn last_round() -> Position {
    between().after([10, 20], Some(THEM)).after([20, 10], Some(ME))
}

/// GW-PASS-3: the game is won; a spy for an opponent who has passed, or one card more, is foolish.
#[test]
fn a_last_round_that_is_won_is_ended() {
    let won = last_round()
        .field(ME, "ballista, ves")
        .field(THEM, "vreemde")
        .hand(ME, "thaler, trebuchet, keira-metz, decoy")
        .hand(THEM, "cynthia, letho-of-gulet")
        .passed(THEM);
    always(&won, &BOTS, |choice| choice == "pass");
}

/// GW-PASS-3: the game is lost whatever is played; cards do not make it less so.
#[test]
fn a_last_round_that_is_lost_is_ended() {
    let lost = last_round()
        .field(ME, "ves")
        .field(THEM, "letho-of-gulet, menno-coehoorn, morvran-voorhis, tibor-eggebracht")
        .hand(ME, "dethmold, keira-metz")
        .hand(THEM, "cynthia")
        .passed(THEM);
    always(&lost, &BOTS, |choice| choice == "pass");
}

/// GW-END-2: a round to spare, 0 against 45 and 28 points in hand: they are for the third.
#[test]
fn a_round_out_of_reach_is_not_fed() {
    let behind = between()
        .after([20, 10], Some(ME))
        .field(THEM, "3 impera-brigade-guard, menno-coehoorn, tibor-eggebracht")
        .hand(ME, "vernon-roche, ves, keira-metz, dethmold")
        .hand(THEM, "cynthia, albrich, letho-of-gulet, sweers");
    always(&behind, &BOTS, |choice| choice == "pass");
}

/// GW-WEATHER-3: nothing to clear away, and other cards to play.
#[test]
fn clear_weather_waits_for_weather() {
    let dry = between()
        .field(ME, "ves")
        .field(THEM, "vreemde, albrich")
        .hand(ME, "clear-weather, trebuchet, keira-metz, siegfried-of-denesle")
        .hand(THEM, "cynthia, letho-of-gulet, morteisen, rainfarn");
    always(&dry, &BOTS, |choice| choice != "play clear-weather");
}

/// GW-HORN-S1: an empty row has nothing to double.
#[test]
fn a_horn_is_not_blown_over_an_empty_row() {
    let bare = between()
        .field(THEM, "vreemde, albrich")
        .hand(ME, "commanders-horn, trebuchet, keira-metz, siegfried-of-denesle")
        .hand(THEM, "cynthia, letho-of-gulet, morteisen, rainfarn");
    always(&bare, &BOTS, |choice| !choice.starts_with("play commanders-horn"));
}

/// GW-LEAD-8: a row of six is not what a leader is kept for, while there are cards to play.
#[test]
fn a_leader_is_not_spent_to_wait() {
    let early = Position::between("foltest-the-siegemaster", "emhyr-the-relentless")
        .deck(ME, "siege-tower, kaedweni-siege-expert")
        .deck(THEM, "puttkammer, vanhemar")
        .leader_used(THEM)
        .field(ME, "trebuchet")
        .field(THEM, "vreemde")
        .hand(ME, "ballista, catapult, keira-metz, siegfried-of-denesle, ves")
        .hand(THEM, "cynthia, letho-of-gulet, morteisen, rainfarn, albrich");
    always(&early, &THINKERS, |choice| choice != "leader");
}

/// GW-END-4: one token each, the other side still plays: who can go on does.
#[test]
fn nobody_passes_on_his_last_token_while_the_other_can_play() {
    let even = last_round()
        .field(ME, "ballista, ves, siegfried-of-denesle")
        .field(THEM, "vreemde")
        .hand(ME, "trebuchet, keira-metz")
        .hand(THEM, "cynthia, letho-of-gulet, menno-coehoorn");
    always(&even, &BOTS, |choice| choice != "pass");
}

/// GW-END-4: the first round is lost, so this one must be won: a lead of nine is no reason to stop
/// while the other side holds five cards and needs one.
#[test]
fn a_round_that_must_be_won_is_not_left_early() {
    let ahead = between()
        .after([10, 20], Some(THEM))
        .field(ME, "ballista, siegfried-of-denesle")
        .field(THEM, "vreemde")
        .hand(ME, "trebuchet, keira-metz, catapult")
        .hand(THEM, "cynthia, letho-of-gulet, menno-coehoorn, tibor-eggebracht, albrich");
    always(&ahead, &BOTS, |choice| choice != "pass");
}

/// GW-MEDIC-1, GW-END-4: the round must be won, and only the medic brings enough.
#[test]
fn a_medic_is_played_in_a_round_that_must_be_won() {
    let behind = between()
        .after([10, 20], Some(THEM))
        .field(ME, "ves")
        .field(THEM, "letho-of-gulet, rainfarn, sweers")
        .pile(ME, "catapult, poor-fucking-infantry")
        .hand(ME, "dun-banner-medic, redanian-foot-soldier, poor-fucking-infantry")
        .hand(THEM, "cynthia, albrich, morteisen")
        .passed(THEM);
    always(&behind, &BOTS, |choice| choice.starts_with("play dun-banner-medic"));
}
