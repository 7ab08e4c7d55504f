//! What a card is worth to somebody who may play it, in victory points, roughly.

use ::ronin::{Card, Chair, Colour, Condition, Counts, Reward, Ronin, Side, Symbol};

/// An active symbol.
const ACTIVE: f64 = 0.62;
/// A symbol that is not active now.
const INACTIVE: f64 = 0.10;
/// A cooperation point.
const POINT: f64 = 0.55;

/// A card in the hand of this chair, now.
pub fn card(game: &Ronin, chair: Chair, card: Card) -> f64 {
    let def = card.def();
    let printed: f64 = def.symbols.iter().map(|symbol| symbol_worth(game, *symbol)).sum();
    let arrow = def.arrow.map_or(0.0, |side| arrow_worth(game, chair, side));
    printed + arrow + effect(game, chair, card)
}

fn is_active(game: &Ronin, symbol: Symbol) -> bool {
    Side::ALL.into_iter().any(|side| game.active_symbol(side) == symbol)
}

fn symbol_worth(game: &Ronin, symbol: Symbol) -> f64 {
    if is_active(game, symbol) { ACTIVE } else { INACTIVE }
}

/// An arrow that is answered is two points; one that is not may be.
pub fn arrow_worth(game: &Ronin, chair: Chair, side: Side) -> f64 {
    let track = game.track_beside(chair, side);
    if !track.is_open() {
        return 0.0;
    }
    let other = game.before(game.beside(chair, side));
    let answered = other.timeline().iter().any(|laid| laid.arrow() == Some(side.other()));
    if answered { 2.0 * POINT } else { 0.5 * POINT }
}

/// The effect, by how near its condition is.
fn effect(game: &Ronin, chair: Chair, card: Card) -> f64 {
    let Some(effect) = card.def().effect else { return 0.0 };
    let own = game.before(chair);
    let colour = |colour: Colour| {
        let cards = own.timeline().iter().filter(|laid| laid.card.colour() == colour).count();
        cards as f64 + f64::from(u8::from(card.colour() == colour))
    };
    let symbols = own.all_symbols();
    let there =
        |symbol: Symbol| f64::from(symbols[symbol.index()] + card.def().printed[symbol.index()]);
    let inactive = inactive(game, &symbols) + inactive(game, &card.def().printed);
    // How much of the reward is to be expected, and what is lost for it.
    let (level, lost) = match effect.condition {
        Condition::Lose(symbol) => {
            let met = f64::from(u8::from(there(symbol) > 0.0));
            (met, met * symbol_worth(game, symbol))
        }
        Condition::LoseUpToThree(symbol) => {
            let level = there(symbol).min(3.0);
            (level, level * symbol_worth(game, symbol))
        }
        Condition::LoseInactive => (inactive.min(3.0), inactive.min(3.0) * INACTIVE),
        Condition::AtLeastTwo(wanted) => (likely(colour(wanted), 2.0), 0.0),
        Condition::NeighbourHas(wanted) => (neighbours(game, chair, wanted), 0.0),
        Condition::ExactlyOne(wanted) => (exactly(colour(wanted), 1.0), 0.0),
        Condition::ExactlyTwo(wanted) => (exactly(colour(wanted), 2.0), 0.0),
        Condition::UpToThree(wanted) => (colour(wanted).min(3.0) + 0.2, 0.0),
        Condition::TwoInactive => (exactly(inactive, 2.0), 0.0),
        Condition::AtLeastTwoInactive => (likely(inactive, 2.0), 0.0),
    };
    let full = match effect.reward {
        Reward::EachTrack => 2.0 * POINT,
        Reward::OneTrack => POINT,
        Reward::Path(_) => ACTIVE,
        Reward::TwoOfPath(_) | Reward::BothPaths => 2.0 * ACTIVE,
        Reward::Two(symbol) => 2.0 * symbol_worth(game, symbol),
        Reward::UpToThree(symbol) => symbol_worth(game, symbol),
        Reward::Trio => Symbol::ALL[..3].iter().map(|symbol| symbol_worth(game, *symbol)).sum(),
    };
    level * full - lost
}

fn inactive(game: &Ronin, counts: &Counts) -> f64 {
    let each = Symbol::ALL.into_iter().filter(|symbol| !is_active(game, *symbol));
    each.map(|symbol| f64::from(counts[symbol.index()])).sum()
}

/// At least so many: surely, with one more, or hardly.
fn likely(there: f64, wanted: f64) -> f64 {
    if there >= wanted {
        1.0
    } else if there + 1.0 >= wanted {
        0.6
    } else {
        0.2
    }
}

/// Exactly so many: now, later, or never again.
fn exactly(there: f64, wanted: f64) -> f64 {
    if there > wanted {
        0.05
    } else if there == wanted {
        0.95
    } else {
        likely(there, wanted)
    }
}

fn neighbours(game: &Ronin, chair: Chair, wanted: Colour) -> f64 {
    let counted = Side::ALL.map(|side| {
        let other = game.before(game.beside(chair, side)).timeline();
        other.iter().filter(|laid| laid.card.colour() == wanted).count()
    });
    (counted[0].max(counted[1]) as f64 + 0.4).min(3.0)
}
