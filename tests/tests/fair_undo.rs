//! Fair undo goes by what the persons at the table have learned, and by nothing else.

use gwent::{Choice, Gwent, Preset, Setup};
use tabletop::{
    BySeat, Game, Learners, Level, Log, Player, Seat, Seed, Session, UndoPolicy, UndoRefused,
};

/// A game of Gwent after the exchange, with bots at these seats.
fn table(bots: &[u8]) -> Session<Gwent> {
    let deck = Preset::from_slug("northern-realms-starter").unwrap();
    let players = BySeat::from_fn(2, |seat| {
        let name = seat.to_string();
        if bots.contains(&seat.0) {
            Player::bot(name, Level::Apprentice)
        } else {
            Player::human(name)
        }
    });
    let session = Session::new(Setup::between(deck, deck), Seed::new(7)).unwrap();
    let mut session = session.seat_players(players, UndoPolicy::Fair);
    for _ in 0..2 {
        session.choose(&Choice::Keep).unwrap();
    }
    session
}

fn awaited(session: &Session<Gwent>) -> Seat {
    session.game().status().awaited().unwrap()
}

/// Plays a unit that does nothing but stand there.
fn play_plain_unit(session: &mut Session<Gwent>) {
    let plain = session.game().legal().into_iter().find(|choice| match choice {
        Choice::Play { card, .. } => card.kind.is_unit() && card.kind.abilities().is_empty(),
        _ => false,
    });
    session.choose(&plain.unwrap()).unwrap();
}

/// A table at which the person opens against a bot.
fn against_a_bot() -> Session<Gwent> {
    let first = awaited(&table(&[]));
    table(&[first.next(2).0])
}

/// Finding B5: the own card tells its player nothing.
#[test]
fn a_card_played_against_a_bot_can_be_taken_back_until_the_bot_shows_one() {
    let mut session = against_a_bot();
    let before = session.at();
    play_plain_unit(&mut session);
    assert_eq!(session.undo_target(), Ok(before));
    play_plain_unit(&mut session);
    assert_eq!(session.undo(), Err(UndoRefused::NewInformation), "the bot's card was hidden");
}

/// Finding B5: nothing comes to light any more once the opponent has passed.
#[test]
fn after_a_bot_has_passed_every_card_can_be_taken_back() {
    let mut session = against_a_bot();
    let before = session.ply();
    play_plain_unit(&mut session);
    session.choose(&Choice::Pass).unwrap();
    play_plain_unit(&mut session);
    play_plain_unit(&mut session);
    for _ in 0..3 {
        session.undo().unwrap();
    }
    assert_eq!(session.ply(), before);
    assert!(!session.is_practice());
}

/// Two persons at one table see each other's cards.
#[test]
fn a_card_played_against_a_person_has_come_to_light() {
    let mut session = table(&[]);
    play_plain_unit(&mut session);
    assert_eq!(session.undo(), Err(UndoRefused::NewInformation));
    let opening = session.line()[2].id;
    session.rewind(opening).unwrap();
    assert!(session.is_practice(), "further back is a rewind");
}

/// A rewind over one's own cards alone takes nothing unfair back either.
#[test]
fn a_rewind_over_ones_own_cards_is_no_practice() {
    let mut session = against_a_bot();
    let opening = session.at();
    play_plain_unit(&mut session);
    session.rewind(opening).unwrap();
    assert!(!session.is_practice());
}

/// GW-SETUP-7: a card drawn in the exchange is news to the one who draws it, and to nobody else.
#[test]
fn a_card_drawn_is_learned_by_its_player_alone() {
    let deck = Preset::from_slug("northern-realms-starter").unwrap();
    let mut game =
        Gwent::start(&Setup::between(deck, deck), Seed::new(7), &mut Log::muted()).unwrap();
    let seat = game.status().awaited().unwrap();
    let exchange = game.legal().into_iter().find(|choice| matches!(choice, Choice::Exchange(_)));
    let mut log = Log::new();
    game.play(&exchange.unwrap(), &mut log);
    assert_eq!(log.learners(), Learners::only(seat));
}

/// Finding B5: whoever plays against bots alone agrees with nobody; several persons play fair.
#[test]
fn against_bots_alone_undo_is_free_unless_said_otherwise() {
    let bot = || Player::bot("b", Level::Master);
    let person = || Player::human("p");
    let usual = |players: Vec<Player>| UndoPolicy::usual(&BySeat::from(players));
    assert_eq!(usual(vec![person(), bot()]), UndoPolicy::Free);
    assert_eq!(usual(vec![bot(), bot(), person()]), UndoPolicy::Free);
    assert_eq!(usual(vec![bot(), bot()]), UndoPolicy::Free);
    assert_eq!(usual(vec![person(), bot(), person()]), UndoPolicy::Fair);
    assert_eq!(UndoPolicy::default(), UndoPolicy::Fair, "what a save without a word means");
}
