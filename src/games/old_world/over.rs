//! What lies over the map: the story leaf, the dice, spreads of cards, sheets to choose from, piles and
//! boards that were opened.

mod dice;
mod fought;
mod ladder;
mod leaf;
mod offers;
mod rival;
mod sheet;
mod spread;
mod tale;
mod thrown;

use crate::prelude::*;
use ::old_world::versus::Decision;
use tabletop::{Seat, Table, Viewer};

use super::board::Board;
use super::model::{At, Model, spread as spread_of};
use super::say::Moment;
use super::words::pieces;
use super::{hunt, names::Voice, names_at};
use crate::browser;
use crate::prefs;
use crate::view::{Settled, follow, on, part, text};
use tale::Tale;

/// What lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// Nothing: the map is free.
    Nothing,
    /// A story with its options.
    Asked,
    /// A story in which blows are exchanged.
    Short,
    /// What came of a story.
    Told,
    /// How a game of dice came out.
    Thrown,
    /// How a fight ended.
    Fought,
    /// What the Hunt brought to all.
    Came,
    /// Dice poker.
    Dice,
    /// Cards of which some are asked for.
    Spread,
    /// Boards of schools.
    Schools,
    /// Terrains.
    Terrains,
    /// One of several effects.
    Slips,
    /// On whom to bet.
    Bet,
    /// A pile that was opened.
    Pile(At),
    /// A rival's board that was opened.
    Rival(Seat),
}

/// What lies over the map at this moment. While a bot moves, its stories and dice are told by the log
/// alone, unless it plays against us: nothing flits over the map.
fn what(model: &Model, opened: Option<At>, unread: Option<Over>, bot_moves: bool) -> Over {
    match opened {
        Some(at @ (At::Deck(_) | At::Discard(_) | At::Common | At::Removed)) => {
            return Over::Pile(at);
        }
        Some(At::Witcher(seat) | At::Board(seat)) => return Over::Rival(seat),
        _ => {}
    }
    if let Some(unread) = unread {
        return unread;
    }
    if let Some(decision) = model.decision() {
        match decision {
            Decision::Board => return Over::Schools,
            Decision::Slot2 | Decision::QuestStack { .. } => return Over::Terrains,
            Decision::Alternative { .. } => return Over::Slips,
            Decision::Bet => return Over::Bet,
            _ => {} // tidy: listens: for what is answered on a sheet
        }
        if !spread_of(decision, &model.view, model.us).is_empty() {
            return Over::Spread;
        }
    }
    if model.view.poker.is_some() && (!bot_moves || dice::is_ours(model)) {
        return Over::Dice;
    }
    match model.asked.filter(|_| !bot_moves) {
        Some((_, Decision::Option)) => Over::Asked,
        Some((_, decision)) if hunt::is_on_leaf(decision) => Over::Asked,
        Some((_, Decision::Short)) => Over::Short,
        _ => Over::Nothing, // tidy: listens: for the two questions of a story
    }
}

/// What lies over the map now, if anything does.
pub fn layer(board: Board) -> AnyView {
    let tale = Settled::new(move || last_tale(board));
    let game = Settled::new(move || tell(board, thrown::last));
    let fight = Settled::new(move || tell(board, fought::last));
    let came = Settled::new(move || hunt::came(board));
    // Up to where has been read: what was told before the table was opened has. A story that lay open
    // then is still to be told.
    let tales = RwSignal::new(tale.with_untracked(|tale| tale.as_ref().map_or(0, |tale| tale.ply)));
    let [games, fights, comings] = [(); 3].map(|()| RwSignal::new(untrack(|| ply_now(board))));
    follow(move || {
        let now = ply_now(board);
        for read in [tales, games, fights, comings] {
            // What was taken back may come otherwise.
            if read.get_untracked() > now {
                read.set(now);
            }
        }
    });
    // The oldest first.
    let unread = move || {
        let told = [
            (tale.with(|tale| tale.as_ref().map(|tale| tale.ply)), tales, Over::Told),
            (game.with(|game| game.as_ref().map(|game| game.ply)), games, Over::Thrown),
            (fight.with(|fight| fight.as_ref().map(|fight| fight.ply)), fights, Over::Fought),
            (came.with(|came| came.as_ref().map(|came| came.ply)), comings, Over::Came),
        ];
        let new = told.into_iter().filter_map(|(ply, read, over)| {
            let read = read.get();
            ply.filter(|ply| *ply > read).map(|ply| (ply, over))
        });
        new.min_by_key(|(ply, _)| *ply).map(|(_, over)| over)
    };
    let lying = Settled::new(move || {
        let marked =
            board.marks.with(|marks| marks.iter().copied().find(|at| matches!(at, At::Board(_))));
        let (opened, unread) = (board.opened.get().or(marked), unread());
        let bot_moves = board.desk.moment.get().is_none() && board.desk.bot_to_move().is_some();
        board.model.with(|model| what(model, opened, unread, bot_moves))
    });
    view! { {part(move || match lying.get() {
        Over::Nothing => ().into_any(),
        Over::Asked => leaf::asked(board),
        Over::Short => leaf::short(board),
        Over::Told => leaf::told(tale, tales),
        Over::Thrown => dice::thrown(board, game, games),
        Over::Fought => fought::told(board, fight, fights),
        Over::Came => hunt::came_leaf(board, came, comings),
        Over::Dice => dice::table(board),
        Over::Spread => spread::asked(board),
        Over::Schools => sheet::schools(board),
        Over::Terrains => sheet::terrains(board),
        Over::Slips => sheet::slips(board),
        Over::Bet => sheet::bet(board),
        Over::Pile(at) => spread::pile(board, at),
        Over::Rival(seat) => rival::sheet(board, seat),
    })} }
    .into_any()
}

/// The last story of the one who looks, if it is over and nothing is looked back at. It stays until it is
/// read, even if the turn has gone on to others.
fn last_tale(board: Board) -> Option<Tale> {
    let us = board.model.with(|model| {
        // What all hear in a hunt is told by a leaf of its own.
        if model.view.hunt.is_some() {
            return None;
        }
        let is_over = model.view.in_play.is_empty() || model.view.active != model.us;
        is_over.then_some(model.us)
    })?;
    if board.desk.viewer() != Viewer::Seat(us) || board.desk.moment.get().is_some() {
        return None;
    }
    board.desk.with(|table| tale::last(table, us))
}

/// What has been told of the one who looks, unless all is over or something is looked back at. It stays
/// until it is read, even if the turn has gone on to others.
fn tell<T>(board: Board, last: fn(&dyn Table, Seat) -> Option<T>) -> Option<T> {
    let us = board.model.with(|model| model.asked.map(|_| model.us))?;
    if board.desk.viewer() != Viewer::Seat(us) || board.desk.moment.get().is_some() {
        return None;
    }
    board.desk.with(|table| last(table, us))
}

fn ply_now(board: Board) -> usize {
    board.desk.with(Table::ply)
}

/// The question that is asked, as the status line has it.
fn prompt(board: Board) -> String {
    let names = board.desk.with(names_at);
    board.model.with(|model| {
        let Some((seat, decision)) = model.asked else { return String::new() };
        let voice = Voice::new(prefs::lang(), &names);
        Moment { voice, seat, decision, view: &model.view }.prompt(&model.legal)
    })
}

/// The button that closes what was opened; it has the focus when that appears.
fn close(board: Board) -> AnyView {
    browser::focus_soon(".ow-over__close");
    let label = || pieces::of(prefs::lang()).over.close;
    view! {
        <button
            type="button"
            class="btn ow-over__close"
            on:click=on(move |_| {
                board.opened.set(None);
                board.marks.update(|marks| marks.retain(|at| !matches!(at, At::Board(_))));
            })
        >
            {text(label)}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status};

    use super::*;
    use crate::games::old_world::model::model;
    use crate::scene::Sight;

    /// Every answer that is given by pointing at something over the map finds it lying there, in whole
    /// games of one to five.
    #[test]
    fn what_must_be_pointed_at_lies_over_the_map() {
        let mut seen = Vec::new();
        for (seats, seed) in [(1, 2), (2, 4), (3, 6), (4, 9), (5, 3)] {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(seats), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            while let Status::Awaiting { seat, .. } = table.game().status() {
                let laid = model(&Sight::of(table.game(), Viewer::Seat(seat), true), seat);
                let over = what(&laid, None, None, false);
                if !seen.contains(&over) {
                    seen.push(over);
                }
                for at in laid.gestures.iter().flat_map(|gesture| gesture.spots.iter().flatten()) {
                    let needs = needs(*at);
                    assert!(needs.is_none_or(|needs| needs == over), "{at:?} while {over:?}");
                }
                let legal = table.game().legal();
                let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                table.choose(&chosen).unwrap();
            }
        }
        for over in [Over::Asked, Over::Dice, Over::Spread, Over::Schools, Over::Short] {
            assert!(seen.contains(&over), "{over:?} was never seen");
        }
    }

    fn needs(at: At) -> Option<Over> {
        match at {
            At::School(_) => Some(Over::Schools),
            At::Terrain(_) => Some(Over::Terrains),
            At::Die(_) => Some(Over::Dice),
            At::Side(_) => Some(Over::Asked),
            At::Slip(_) => Some(Over::Slips),
            At::Coin(_) => Some(Over::Bet),
            At::Spread(_) => Some(Over::Spread),
            _ => None,
        }
    }

    #[test]
    fn what_was_opened_lies_above_everything() {
        let game = Session::<OldWorld>::new(Setup::for_players(2), Seed::new(1)).unwrap();
        let seat = game.game().status().awaited().unwrap();
        let laid = model(&Sight::of(game.game(), Viewer::Seat(seat), true), seat);
        let told = Some(Over::Told);
        assert_eq!(what(&laid, Some(At::Common), told, false), Over::Pile(At::Common));
        assert_eq!(what(&laid, Some(At::Witcher(Seat(1))), told, false), Over::Rival(Seat(1)));
        assert_eq!(
            what(
                &laid,
                Some(At::Contract(::old_world::world::location::Terrain::Water)),
                told,
                false
            ),
            Over::Told
        );
    }
}
