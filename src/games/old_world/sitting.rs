//! A table of this engine, whichever of its games lies on it: what was played there, and the position
//! as the engine knows it.

use ::old_world::versus::{Choice, Event, OldWorld};
use tabletop::{Game, Seat, Session, Table, Viewer};

#[cfg(feature = "wild-hunt")]
use ::old_world::wild_hunt::WildHunt;

/// A move, and what of it may be known.
pub struct Heard<'a> {
    /// Which.
    pub ply: usize,
    /// Who made it, and what it was; the deal is nobody's.
    pub made: Option<(Seat, Choice)>,
    /// What happened.
    pub events: Vec<&'a Event>,
}

/// The moves from that one to that one, as a viewer knows them.
pub fn heard(table: &dyn Table, from: usize, to: usize, viewer: Viewer) -> Vec<Heard<'_>> {
    #[cfg(feature = "wild-hunt")]
    if let Some(session) = table.as_any().downcast_ref::<Session<WildHunt>>() {
        return of_session(session, from, to, viewer);
    }
    of_session(super::session(table), from, to, viewer)
}

fn of_session<G: Game<Event = Event, Choice = Choice>>(
    session: &Session<G>,
    from: usize,
    to: usize,
    viewer: Viewer,
) -> Vec<Heard<'_>> {
    let steps = session.line_from(from).take_while(|step| step.ply <= to);
    steps
        .map(|step| Heard {
            ply: step.ply,
            made: step.made.map(|(seat, choice)| (*seat, *choice)),
            events: step.entries.iter().filter_map(|entry| entry.seen_by(viewer)).collect(),
        })
        .collect()
}

/// The position, as the engine knows it.
pub fn game(table: &dyn Table) -> &OldWorld {
    #[cfg(feature = "wild-hunt")]
    if let Some(session) = table.as_any().downcast_ref::<Session<WildHunt>>() {
        return session.game().table();
    }
    super::session(table).game()
}
