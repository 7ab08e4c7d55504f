//! What was played last, and whether that has just happened.

use ::gwent::{Event, Gwent, Kind, Origin};
use tabletop::{Seat, Session, Viewer};

/// The last move before a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// How many moves have been made.
    ply: usize,
    /// Who played what from his hand, if the move was that.
    pub play: Option<(Seat, Kind)>,
}

impl Last {
    /// The last move before the moment looked at; without one, before the position on the table.
    /// What was taken back is no move any more.
    pub fn of(session: &Session<Gwent>, moment: Option<usize>) -> Self {
        let here = session.step(session.at());
        let step = match moment {
            Some(ply) => session.line().into_iter().nth(ply).unwrap_or(here),
            None => here,
        };
        let mut events = step.entries.iter().filter_map(|entry| entry.seen_by(Viewer::Spectator));
        let play = events.find_map(|event| match event {
            Event::Played { seat, card, from: Origin::Hand, .. } => Some((*seat, card.kind)),
            _ => None,
        });
        Self { ply: step.ply, play }
    }

    /// Has this happened since, rather than what came after it been taken back?
    pub const fn is_news_after(self, before: Self) -> bool {
        self.ply > before.ply
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::{Choice, Preset, Setup};
    use tabletop::{BySeat, Game, Level, Player, Seed, UndoPolicy};

    fn table() -> Session<Gwent> {
        let deck = Preset::from_slug("northern-realms-starter").unwrap();
        let session = Session::new(Setup::between(deck, deck), Seed::new(3)).unwrap();
        let players = vec![Player::human("a"), Player::bot("b", Level::Master)];
        let mut session = session.seat_players(BySeat::from(players), UndoPolicy::Free);
        for _ in 0..2 {
            session.choose(&Choice::Keep).unwrap();
        }
        session
    }

    /// Plays the first unit that can be played; returns what the last move then was.
    fn play(session: &mut Session<Gwent>) -> Last {
        let plain = session.game().legal().into_iter().find(|choice| match choice {
            Choice::Play { card, .. } => card.kind.is_unit() && card.kind.abilities().is_empty(),
            _ => false,
        });
        session.choose(&plain.unwrap()).unwrap();
        Last::of(session, None)
    }

    /// Finding B13: what a rewind has taken back was not played last, and what was played before it
    /// is not news again.
    #[test]
    fn what_was_taken_back_is_not_announced() {
        let mut session = table();
        let start = Last::of(&session, None);
        assert_eq!(start.play, None);
        let first = play(&mut session);
        let here = session.at();
        let second = play(&mut session);
        assert!(first.is_news_after(start) && second.is_news_after(first));
        assert_ne!(first.play.unwrap().0, second.play.unwrap().0, "the turns alternate");
        session.rewind(here).unwrap();
        let after = Last::of(&session, None);
        assert_eq!(after, first);
        assert!(!after.is_news_after(second));
    }

    /// Looking back shows what was played at that moment.
    #[test]
    fn a_moment_of_the_past_has_its_own_last_move() {
        let mut session = table();
        let first = play(&mut session);
        play(&mut session);
        assert_eq!(Last::of(&session, Some(3)), first);
        assert_eq!(Last::of(&session, Some(0)).play, None);
    }
}
