//! What a position promises: victory points at the end.

use ::ronin::{Ability, Chair, Player, Ronin, Side, Stage, Window};
use tabletop::Seat;

use super::worth;

/// What experience gives at the end, between the spaces of the track in equal steps.
const XP: [(f64, f64); 6] =
    [(0.0, 0.0), (19.0, 0.3), (25.0, 2.2), (30.0, 4.3), (35.0, 7.2), (40.0, 10.0)];

/// What the lower track gives at the end, the same way.
const TRACK: [(f64, f64); 6] =
    [(0.0, 0.0), (4.0, 0.9), (6.0, 2.2), (9.0, 3.7), (11.0, 5.4), (12.0, 8.0)];

/// Symbols a player gains in a turn, about; experience in a later chapter; spaces of a track.
const SYMBOLS_A_TURN: f64 = 5.0;
const XP_A_CHAPTER: f64 = 9.5;
const SPACES_A_TURN: f64 = 1.05;

/// How far ahead a seat is of the best of the others.
pub fn lead(game: &Ronin, seat: Seat, seats: u8) -> f64 {
    let own = points(game, game.chair_of(seat));
    let others = Seat::all(seats).filter(|other| *other != seat);
    let best = others.map(|other| points(game, game.chair_of(other))).max_by(f64::total_cmp);
    best.map_or(own, |best| own - 0.6 * best)
}

/// The victory points a chair may expect.
pub fn points(game: &Ronin, chair: Chair) -> f64 {
    let player = game.before(chair);
    let written = f64::from(player.sheet().total());
    if game.stage() == Stage::Over {
        return written;
    }
    let (vp, xp) = chapter(game, chair);
    let later = f64::from(2 - (game.turn() - 1) / 3);
    let expected = f64::from(player.xp()) + xp + later * XP_A_CHAPTER;
    written
        + vp
        + between(&XP, expected)
        + tracks(game, chair)
        + abilities(game, player)
        + hand(game, chair)
}

/// How much of this turn is still to come: before cards are revealed all of it.
fn turns_left(game: &Ronin) -> f64 {
    let now = if game.stage() < Stage::Effects { 1.0 } else { 0.0 };
    f64::from(9 - game.turn()) + now
}

/// The scoring of this chapter: victory points and experience.
fn chapter(game: &Ronin, chair: Chair) -> (f64, f64) {
    let [left, right] = game.path_counts(chair).map(f64::from);
    let (low, high) = (left.min(right), left.max(right));
    let in_chapter = f64::from(2 - (game.turn() - 1) % 3);
    let now = if game.stage() < Stage::Effects { 1.0 } else { 0.0 };
    let more = (in_chapter + now) * SYMBOLS_A_TURN * 0.5;
    // What comes goes to the lower one as far as it can be steered.
    let steered = (0.65 * more).min(high - low + 0.5 * more);
    let low = low + steered;
    let total = left + right + more;
    (low.min(total / 2.0), total - low.min(total / 2.0))
}

/// The lower track, and a little for the other one: its bonuses are still to come.
fn tracks(game: &Ronin, chair: Chair) -> f64 {
    let [left, right] = Side::ALL.map(|side| f64::from(game.track_beside(chair, side).marker));
    let more = turns_left(game) * SPACES_A_TURN;
    let lower = (left.min(right) + more).min(12.0);
    let arrows: f64 = Side::ALL
        .into_iter()
        .map(|side| {
            let own = game.before(chair).timeline().iter();
            let open = own.filter(|laid| laid.arrow() == Some(side)).count() as f64;
            open.min(2.0) * worth::arrow_worth(game, chair, side)
        })
        .sum();
    let in_chapter = f64::from(2 - (game.turn() - 1) % 3);
    let lasting = if in_chapter > 0.0 || game.stage() < Stage::Tea { 0.55 } else { 0.0 };
    between(&TRACK, lower) + 0.12 * (left + right) + lasting * arrows
}

/// Abilities that can still be used.
fn abilities(game: &Ronin, player: &Player) -> f64 {
    let left = turns_left(game);
    player.abilities().iter().map(|ability| ability_worth(ability) * (left / 3.0).min(1.0)).sum()
}

/// What the use of an ability brings, about.
pub const fn ability_worth(ability: Ability) -> f64 {
    match ability.window() {
        Window::Draft => 0.5,
        Window::Drafted => 1.0,
        Window::Choose => 0.7,
        Window::Effect => 0.9,
        Window::Played => 1.0,
        Window::Tea => 0.8,
        Window::Score => 1.8,
    }
}

/// Cards to come, and at the end the side quest (RO-FINAL-2).
fn hand(game: &Ronin, chair: Chair) -> f64 {
    let player = game.before(chair);
    let quest = game.chapter_card().def().quest.map(|symbol| {
        let with = |card: ::ronin::Card| card.def().printed[symbol.index()] > 0;
        player.hand().iter().filter(|held| with(held.card)).count() as f64
    });
    let quest = quest[0].max(quest[1]);
    let left = turns_left(game);
    if left < 1.0 {
        return quest;
    }
    let mut cards: Vec<f64> =
        player.hand().iter().map(|held| worth::card(game, chair, held.card)).collect();
    cards.sort_by(|one, other| other.total_cmp(one));
    let best: f64 = cards.iter().take(4).sum();
    0.3 * best + if left <= 2.0 { 0.5 * quest } else { 0.05 * quest }
}

/// A value between two points of a table.
fn between(table: &[(f64, f64)], at: f64) -> f64 {
    for pair in table.windows(2) {
        let [(from, low), (to, high)] = [pair[0], pair[1]];
        if at <= to {
            return low + (high - low) * (at - from) / (to - from);
        }
    }
    table.last().map_or(0.0, |(_, value)| *value)
}
