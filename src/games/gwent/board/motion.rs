//! What moves when the table changes, beside what can be seen to lie elsewhere: what burns, where a
//! muster comes from, what is counted anew.

use ::gwent::{Event, Origin};
use tabletop::Viewer;

use super::super::model::{At, US};
use super::Board;
use crate::stage::{Cue, How, PRESS, Report};

/// Looks at the table; what is given back looks again, once it has changed.
pub fn report(board: Board) -> Report {
    let totals =
        move || board.model.with_untracked(|model| model.sides.each_ref().map(|s| s.total));
    let ply = move || board.desk.try_with(tabletop::Table::ply).unwrap_or_default();
    let (before, since) = (totals(), ply());
    Box::new(move || {
        let mut cues = Vec::new();
        let side = |seat| usize::from(board.model.with_untracked(|m| m.sides[US].seat) == seat);
        board.desk.try_with(|table| {
            let session = super::super::session(table);
            let steps = session.line_from(since + 1).take(session.ply().saturating_sub(since));
            for event in steps.flat_map(|step| step.entries) {
                match event.seen_by(Viewer::Spectator) {
                    // GW-SCORCH-1: they burn where they lie.
                    Some(Event::Scorched { units, .. }) => {
                        let burnt = units.iter().map(|(_, unit)| unit.card.kind.slug());
                        cues.extend(burnt.map(|what| cue(what, How::Burn)));
                    }
                    // GW-MUSTER-1: one after another, out of the deck.
                    Some(Event::Mustered { seat, cards }) => {
                        let deck = css(At::Deck(side(*seat)));
                        let called = cards.iter().map(|card| card.kind.slug());
                        cues.extend(called.map(|what| cue(what, How::Home(deck.clone()))));
                    }
                    Some(Event::Played { seat, card, from: Origin::Pile, .. }) => {
                        let pile = css(At::Discard(side(*seat)));
                        cues.push(cue(card.kind.slug(), How::Home(pile)));
                    }
                    _ => {} // tidy: listens: for what is shown by a motion of its own
                }
            }
        });
        for (at, (old, new)) in before.iter().zip(totals()).enumerate() {
            if *old != new {
                let whose = if at == US { "us" } else { "them" };
                let what = format!(".gw-side--{whose} .gw-counter--total");
                cues.push(cue(&what, How::Do(&PRESS, 0.0)));
            }
        }
        cues
    })
}

fn cue(what: &str, how: How) -> Cue {
    Cue { what: what.to_owned(), how }
}

fn css(at: At) -> String {
    format!("[data-pile='{at}']")
}
