//! What a position promises: victory points at the end.

use ::ronin::{
    Ability, Card, Chair, LAST_SPACE, MAX_XP, Player, Ronin, Side, Stage, Window, cooperation_vp,
    experience_vp,
};
use tabletop::{Seat, order};

use super::worth;

/// What masters get, about: active symbols in a turn, and what part of them goes to the path where
/// fewer are; experience from the scoring of a later chapter, and from all else in a turn; spaces
/// of the lower track in a turn.
const SYMBOLS_A_TURN: f64 = 4.4;
const STEERED: f64 = 0.75;
const XP_A_CHAPTER: f64 = 8.8;
const XP_A_TURN: f64 = 1.3;
const SPACES_A_TURN: f64 = 1.15;

/// How far ahead a seat is of the best of the others.
pub fn lead(game: &Ronin, seat: Seat, seats: u8) -> f64 {
    ahead(game, seat, seats, points)
}

/// The same for any way to tell what a chair may expect.
pub fn ahead(game: &Ronin, seat: Seat, seats: u8, points: fn(&Ronin, Chair) -> f64) -> f64 {
    let own = points(game, game.chair_of(seat));
    let others = Seat::all(seats).filter(|other| *other != seat);
    let best = others.map(|other| points(game, game.chair_of(other))).max_by(f64::total_cmp);
    best.map_or(own, |best| own - 0.6 * best)
}

/// The victory points a chair may expect.
pub fn points(game: &Ronin, chair: Chair) -> f64 {
    if game.stage() == Stage::Over {
        return f64::from(game.before(chair).sheet().total());
    }
    let time = Time::of(game);
    without_hand(game, chair, time) + hand(game, chair, time, best_four(game, chair))
}

/// The same without its hand.
pub fn on_the_table(game: &Ronin, chair: Chair) -> f64 {
    if game.stage() == Stage::Over {
        return f64::from(game.before(chair).sheet().total());
    }
    without_hand(game, chair, Time::of(game))
}

/// The victory points a chair may expect after it has played these cards and nobody else has done
/// anything. What its cards are worth was found out before.
pub fn after(game: &Ronin, chair: Chair, cards: &[Card], held: &[(f64, Card)]) -> f64 {
    let next = game.forecast(chair, cards);
    let left = held.iter().filter(|(_, card)| !cards.contains(card));
    let time = Time::of(game).after_this_turn();
    let cards = left.take(4).map(|(worth, _)| worth).sum();
    without_hand(&next, chair, time) + hand(&next, chair, time, cards)
}

/// How many turns are still to come, in this chapter and in all; this one until cards are revealed.
#[derive(Clone, Copy)]
struct Time {
    in_chapter: f64,
    left: f64,
}

impl Time {
    fn of(game: &Ronin) -> Self {
        let is_over = (Stage::Effects..Stage::NextChapter).contains(&game.stage());
        let now = if is_over { 0.0 } else { 1.0 };
        let [in_chapter, left] = [2 - (game.turn() - 1) % 3, 9 - game.turn()];
        Self { in_chapter: f64::from(in_chapter) + now, left: f64::from(left) + now }
    }

    fn after_this_turn(self) -> Self {
        Self { in_chapter: (self.in_chapter - 1.0).max(0.0), left: (self.left - 1.0).max(0.0) }
    }

    /// How far experience may still come out from what is expected.
    fn spread(self) -> f64 {
        (1.6 * self.left).min(4.2)
    }
}

fn without_hand(game: &Ronin, chair: Chair, time: Time) -> f64 {
    let player = game.before(chair);
    let (vp, xp) = chapter(game, chair, time);
    let later = f64::from(2 - (game.turn() - 1) / 3);
    let expected = f64::from(player.xp()) + xp + later * XP_A_CHAPTER + time.left * XP_A_TURN;
    f64::from(player.sheet().total())
        + vp
        + smooth(experience_vp, expected, time.spread(), MAX_XP)
        + tracks(game, chair, time)
        + abilities(player, time)
}

/// The scoring of this chapter: victory points and experience.
fn chapter(game: &Ronin, chair: Chair, time: Time) -> (f64, f64) {
    // Between chapters the old timeline still lies there; all of it will not be kept.
    let between = matches!(game.stage(), Stage::NextChapter | Stage::Keep | Stage::RevealKept);
    let counts = if between { [1, 1] } else { game.path_counts(chair) };
    let [left, right] = counts.map(f64::from);
    let more = time.in_chapter * SYMBOLS_A_TURN;
    let total = left + right + more;
    let fewer = (left.min(right) + STEERED * more).min((total - more.min(0.8)) / 2.0);
    (fewer, total - fewer)
}

/// The lower track, and a little for the other one: its bonuses are still to come.
fn tracks(game: &Ronin, chair: Chair, time: Time) -> f64 {
    let [left, right] = Side::ALL.map(|side| f64::from(game.track_beside(chair, side).marker));
    let lower = left.min(right) + time.left * SPACES_A_TURN;
    let vp = smooth(cooperation_vp, lower, 0.55 * time.spread(), LAST_SPACE);
    let lasting = if time.in_chapter > 0.0 || game.stage() < Stage::Tea { 0.55 } else { 0.0 };
    let arrows = worth::open_arrows(game, chair);
    vp + 0.12 * (left + right) + lasting * arrows
}

/// Abilities that can still be used.
fn abilities(player: &Player, time: Time) -> f64 {
    let part = (time.left / 3.0).min(1.0);
    player.abilities().iter().map(|ability| ability_worth(ability) * part).sum()
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

/// The cards of a hand and what they are worth, the best first.
pub fn hand_worth(game: &Ronin, chair: Chair) -> Vec<(f64, Card)> {
    let eye = worth::Eye::of(game, chair);
    let hand = game.before(chair).hand().iter();
    let mut cards: Vec<_> = hand.map(|held| (eye.card(held.card), held.card)).collect();
    order::sort_by(&mut cards, |one, other| other.0.total_cmp(&one.0));
    cards
}

/// What the best four cards of a hand are worth together.
pub fn best_four(game: &Ronin, chair: Chair) -> f64 {
    let eye = worth::Eye::of(game, chair);
    let mut best: [f64; 4] = [0.0; 4];
    let mut number = 0;
    for held in game.before(chair).hand() {
        let worth = eye.card(held.card);
        let place = best[..number].iter().position(|other| worth > *other).unwrap_or(number);
        if place < best.len() {
            number = (number + 1).min(best.len());
            best[place..number].rotate_right(1);
            best[place] = worth;
        }
    }
    best.iter().sum()
}

/// Cards to come, of which the best are worth so much, and at the end the side quest (RO-FINAL-2).
fn hand(game: &Ronin, chair: Chair, time: Time, best: f64) -> f64 {
    let quest = if time.left <= 3.0 { quest(game, chair) } else { 0.0 };
    if time.left < 1.0 {
        return quest;
    }
    0.3 * best + 0.5 * quest / time.left
}

/// RO-FINAL-2: the hand cards that would count for the side quest.
pub fn quest(game: &Ronin, chair: Chair) -> f64 {
    let hand = game.before(chair).hand();
    let with = game.chapter_card().def().quest.map(|symbol| {
        hand.iter().filter(|held| held.card.def().printed[symbol.index()] > 0).count()
    });
    with[0].max(with[1]) as f64
}

/// The victory points of a track by its steps, about this place: the mean of what may come.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the track")]
fn smooth(vp: fn(u8) -> u8, at: f64, spread: f64, last: u8) -> f64 {
    const POINTS: i8 = 1;
    let mut sum = 0.0;
    for point in -POINTS..=POINTS {
        let near =
            (at + spread * f64::from(point) / f64::from(POINTS)).min(f64::from(last)).max(0.0);
        let low = near as u8;
        let [low_vp, high_vp] = [low, (low + 1).min(last)].map(|space| f64::from(vp(space)));
        sum += low_vp + (high_vp - low_vp) * (near - f64::from(low));
    }
    sum / f64::from(2 * POINTS + 1)
}
