//! Rules of thumb: a quick answer to every question, for the apprentice and for thinking ahead.

use ::ronin::{Card, Chair, Choice, Ronin, Side, Stage};
use tabletop::{Game, Log, Rng, Seat};

use super::prospect::{self, ability_worth, on_the_table, points};
use super::worth::Eye;

/// How many cards of a hand are thought of for playing: by the apprentice, and by everybody in a
/// turn that is played on in thought.
pub const AT_THE_TABLE: usize = 4;
pub const IN_THOUGHT: usize = 3;

/// The place of the answer among the legal choices.
pub fn answer(game: &Ronin, seat: Seat, legal: &[Choice], breadth: usize, rng: &mut Rng) -> usize {
    let chair = game.chair_of(seat);
    match legal[0] {
        Choice::Row(_) | Choice::Top => draft(game, chair, legal),
        Choice::Play(_) => play(game, chair, legal, breadth),
        Choice::Keep(_) => keep(game, chair, legal),
        Choice::Character(_) | Choice::Board(_) => rng.index(legal.len()),
        Choice::Discard(_) | Choice::Salvage(_) => {
            let eye = Eye::of(game, chair);
            best(legal, |choice| match choice {
                Choice::Discard(cards) => -cards.iter().map(|card| eye.card(*card)).sum::<f64>(),
                Choice::Salvage(card) => eye.card(*card),
                _ => f64::NEG_INFINITY,
            })
        }
        // What must be lost is of one kind, or of those that count for nothing now.
        Choice::Lose(..) if legal.last() != Some(&Choice::Done) => 0,
        Choice::Split(..) | Choice::Path(_) => balance(game, chair, legal),
        _ => by_trial(game, chair, legal),
    }
}

/// As evenly as can be: of the symbol there is less of each is a victory point.
fn balance(game: &Ronin, chair: Chair, legal: &[Choice]) -> usize {
    let [left, right] = game.path_counts(chair).map(f64::from);
    best(legal, |choice| match *choice {
        Choice::Split(more, other) => -(left + f64::from(more) - right - f64::from(other)).abs(),
        Choice::Path(Side::Left) => right - left,
        Choice::Path(Side::Right) => left - right,
        _ => f64::NEG_INFINITY,
    })
}

/// The row whose cards are worth most; the top space is worth an average row and the first place
/// in the order.
fn draft(game: &Ronin, chair: Chair, legal: &[Choice]) -> usize {
    let rows = game.offer().len();
    let eye = Eye::of(game, chair);
    best(legal, |choice| match choice {
        Choice::Row(row) => {
            let place = usize::from(*row) - 1;
            let cards = &game.offer()[place].cards;
            let bottom = if usize::from(*row) == rows { 0.45 } else { 0.0 };
            cards.iter().map(|card| eye.card(*card)).sum::<f64>() + bottom
        }
        Choice::Top => 2.2,
        _ => f64::NEG_INFINITY,
    })
}

/// The pair that leaves the player best off, if nobody else did anything. Only pairs of the cards
/// that are worth most are tried.
fn play(game: &Ronin, chair: Chair, legal: &[Choice], breadth: usize) -> usize {
    let held = prospect::hand_worth(game, chair);
    let tried = |card: &Card| held.iter().take(breadth).any(|(_, other)| other == card);
    best(legal, |choice| match choice {
        Choice::Play(pair) if pair.iter().all(tried) => prospect::after(game, chair, pair, &held),
        _ => f64::NEG_INFINITY,
    })
}

/// The cards that begin the next chapter best.
fn keep(game: &Ronin, chair: Chair, legal: &[Choice]) -> usize {
    let eye = Eye::of(game, chair);
    best(legal, |choice| match choice {
        Choice::Keep(cards) => {
            let arrows = cards.iter().filter(|card| card.def().arrow.is_some()).count() as f64;
            cards.iter().map(|card| eye.card(*card)).sum::<f64>() + 0.3 * arrows
        }
        _ => f64::NEG_INFINITY,
    })
}

/// What each answer brings at once. An ability is kept for later unless it brings what it usually
/// does; near the end there is no later.
fn by_trial(game: &Ronin, chair: Chair, legal: &[Choice]) -> usize {
    let held = points(game, chair) - on_the_table(game, chair);
    best(legal, |choice| {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        let spent = match choice {
            Choice::Use(ability, _) if game.turn() < 8 && game.stage() != Stage::Scoring => {
                0.4 * ability_worth(*ability)
            }
            _ => 0.0,
        };
        let hand = game.before(chair).hand().len();
        let is_same = next.before(chair).hand().len() == hand && next.turn() == game.turn();
        let worth = if is_same { on_the_table(&next, chair) } else { points(&next, chair) - held };
        worth - spent
    })
}

/// The first of the best.
pub fn best(legal: &[Choice], worth: impl Fn(&Choice) -> f64) -> usize {
    let mut found = (f64::NEG_INFINITY, 0);
    for (place, choice) in legal.iter().enumerate() {
        let value = worth(choice);
        if value > found.0 {
            found = (value, place);
        }
    }
    found.1
}
