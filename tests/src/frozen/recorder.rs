//! Freezing tables: games are played until each moment is met, then saved and made into a link.

use tabletop::{BySeat, Game, Level, Player, Rng, Seed, Session, UndoPolicy};

use super::{Fixture, Frozen, Moment};

/// So many games are played before a moment is given up.
const GAMES: u64 = 3_000;

/// Freezes a moment that is not frozen yet.
pub fn freeze<S: Frozen>(moment: &str) -> Result<Fixture, String> {
    let game = S::Game::ID;
    let moments = S::moments();
    let Some(moment) = moments.into_iter().find(|known| known.name == moment) else {
        return Err(format!("There is no moment {game}/{moment}."));
    };
    if Fixture::path(game, moment.name).exists() {
        return Err(format!("{game}/{} is frozen already.", moment.name));
    }
    let session = (0..GAMES).find_map(|number| play_to::<S>(&moment, number));
    let session =
        session.ok_or_else(|| format!("{GAMES} games never met {game}/{}.", moment.name))?;
    let fixture = Fixture::of(&session, moment.name);
    fixture.check::<S>()?;
    fixture.write()?;
    Ok(fixture)
}

/// Plays the game of this number until the moment.
fn play_to<S: Frozen>(moment: &Moment<S::Game>, number: u64) -> Option<Session<S::Game>> {
    let mut rng = Rng::from_u64(number);
    let session = Session::<S::Game>::new(S::setup(&mut rng), Seed::new(number))
        .unwrap_or_else(|error| panic!("the subject's set-up is refused: {error}"));
    let players = players(session.game().seats());
    let mut session = session.seat_players(players, UndoPolicy::Free);
    while !(moment.is_now)(&session) {
        let legal = session.game().legal();
        if legal.is_empty() {
            return None;
        }
        let choice = legal[S::habit(session.game(), &legal, &mut rng)].clone();
        session.choose(&choice).expect("a legal choice");
    }
    leave_a_side_line(&mut session);
    Some(session)
}

/// A person, and bots of all levels.
fn players(seats: u8) -> BySeat<Player> {
    BySeat::from_fn(seats, |seat| match seat.0 {
        0 => Player::human("Zoltan „Ź” \"Zed\" Їжак"),
        own => Player::bot(format!("Bot {own}"), Level::ALL[usize::from(own) % Level::ALL.len()]),
    })
}

/// Something else is tried two choices back, where there was a choice, and left again.
fn leave_a_side_line<G: Game>(session: &mut Session<G>) {
    let end = session.at();
    let Some(ply) = session.ply().checked_sub(2) else { return };
    let (target, made) = {
        let line = session.line();
        (line[ply].id, line[ply + 1].made.map(|(_, choice)| choice.clone()))
    };
    session.rewind(target).expect("a free table");
    let other = session.game().legal().into_iter().find(|other| Some(other) != made.as_ref());
    if let Some(other) = other {
        session.choose(&other).expect("a legal choice");
    }
    session.rewind(end).expect("a free table");
}
