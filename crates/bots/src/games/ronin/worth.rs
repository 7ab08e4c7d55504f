//! What a card is worth to somebody who may play it, in victory points, roughly.

use ::ronin::{Card, Chair, Colour, Condition, Counts, Reward, Ronin, Side, Symbol};

/// An active symbol.
const ACTIVE: f64 = 0.62;
/// A symbol that is not active now.
const INACTIVE: f64 = 0.10;
/// A cooperation point.
const POINT: f64 = 0.55;

/// What a chair sees of the table when it weighs a card: looked up once, asked for every card.
pub struct Eye {
    active: [bool; 4],
    symbols: Counts,
    inactive: f64,
    colours: [u8; 5],
    /// Of each colour, how many cards the neighbour has who has more.
    beside: [u8; 5],
    /// What an arrow to each side is worth.
    arrows: [f64; 2],
}

impl Eye {
    pub fn of(game: &Ronin, chair: Chair) -> Self {
        let active = Symbol::ALL
            .map(|symbol| Side::ALL.into_iter().any(|side| game.active_symbol(side) == symbol));
        let symbols = game.before(chair).all_symbols();
        let [left, right] = Side::ALL.map(|side| colours(game, game.beside(chair, side)));
        Self {
            active,
            symbols,
            inactive: inactive(&active, &symbols),
            colours: colours(game, chair),
            beside: std::array::from_fn(|colour| left[colour].max(right[colour])),
            arrows: Side::ALL.map(|side| arrow_worth(game, chair, side)),
        }
    }

    /// A card in the hand of this chair, now.
    pub fn card(&self, card: Card) -> f64 {
        let def = card.def();
        let printed: f64 = def.symbols.iter().map(|symbol| self.symbol_worth(*symbol)).sum();
        let arrow = def.arrow.map_or(0.0, |side| self.arrows[side.index()]);
        printed + arrow + self.effect(card)
    }

    const fn symbol_worth(&self, symbol: Symbol) -> f64 {
        if self.active[symbol.index()] { ACTIVE } else { INACTIVE }
    }

    /// The effect, by how near its condition is.
    fn effect(&self, card: Card) -> f64 {
        let def = card.def();
        let Some(effect) = def.effect else { return 0.0 };
        let colour = |colour: Colour| {
            f64::from(self.colours[colour.index()] + u8::from(def.colour == colour))
        };
        let there =
            |symbol: Symbol| f64::from(self.symbols[symbol.index()] + def.printed[symbol.index()]);
        let idle = || self.inactive + inactive(&self.active, &def.printed);
        // How much of the reward is to be expected, and what is lost for it.
        let (level, lost) = match effect.condition {
            Condition::Lose(symbol) => {
                let met = f64::from(u8::from(there(symbol) > 0.0));
                (met, met * self.symbol_worth(symbol))
            }
            Condition::LoseUpToThree(symbol) => {
                let level = there(symbol).min(3.0);
                (level, level * self.symbol_worth(symbol))
            }
            Condition::LoseInactive => (idle().min(3.0), idle().min(3.0) * INACTIVE),
            Condition::AtLeastTwo(wanted) => (likely(colour(wanted), 2.0), 0.0),
            Condition::NeighbourHas(wanted) => {
                ((f64::from(self.beside[wanted.index()]) + 0.4).min(3.0), 0.0)
            }
            Condition::ExactlyOne(wanted) => (exactly(colour(wanted), 1.0), 0.0),
            Condition::ExactlyTwo(wanted) => (exactly(colour(wanted), 2.0), 0.0),
            Condition::UpToThree(wanted) => (colour(wanted).min(3.0) + 0.2, 0.0),
            Condition::TwoInactive => (exactly(idle(), 2.0), 0.0),
            Condition::AtLeastTwoInactive => (likely(idle(), 2.0), 0.0),
        };
        let full = match effect.reward {
            Reward::EachTrack => 2.0 * POINT,
            Reward::OneTrack => POINT,
            Reward::Path(_) => ACTIVE,
            Reward::TwoOfPath(_) | Reward::BothPaths => 2.0 * ACTIVE,
            Reward::Two(symbol) => 2.0 * self.symbol_worth(symbol),
            Reward::UpToThree(symbol) => self.symbol_worth(symbol),
            Reward::Trio => Symbol::ALL[..3].iter().map(|symbol| self.symbol_worth(*symbol)).sum(),
        };
        level * full - lost
    }
}

/// How many cards of each colour lie before a chair.
fn colours(game: &Ronin, chair: Chair) -> [u8; 5] {
    let mut counts = [0; 5];
    for laid in game.before(chair).timeline() {
        counts[laid.card.colour().index()] += 1;
    }
    counts
}

fn inactive(active: &[bool; 4], counts: &Counts) -> f64 {
    let each = active.iter().zip(counts).filter(|(active, _)| !**active);
    each.map(|(_, count)| f64::from(*count)).sum()
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

/// The open arrows of a timeline.
pub fn open_arrows(game: &Ronin, chair: Chair) -> f64 {
    let worth = Side::ALL.map(|side| {
        let own = game.before(chair).timeline().iter();
        let open = own.filter(|laid| laid.arrow() == Some(side)).count() as f64;
        if open > 0.0 { open.min(2.0) * arrow_worth(game, chair, side) } else { 0.0 }
    });
    worth.iter().sum()
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
