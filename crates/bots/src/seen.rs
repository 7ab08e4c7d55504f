//! What a bot is given: honesty by type.

use tabletop::{Game, Rng, Seat, Status, Viewer};

/// A game as one seat knows it, at a decision of that seat.
///
/// The position itself is out of reach. A bot that wants to look ahead must [`Seen::imagine`].
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    decision: G::Decision,
    legal: Vec<G::Choice>,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The game through the eyes of whoever must choose; `None` when it is over.
    pub fn by_mover(game: &'a G) -> Option<Self> {
        match game.status() {
            Status::Awaiting { seat, decision } => {
                Some(Self { game, seat, decision, legal: game.legal() })
            }
            Status::Over(_) => None,
        }
    }

    /// Whose eyes these are.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What is asked of it.
    pub const fn decision(&self) -> &G::Decision {
        &self.decision
    }

    /// What it may answer, in the game's own order; never empty.
    pub fn legal(&self) -> &[G::Choice] {
        &self.legal
    }

    /// The same decision with these choices alone, by their places; `None` if one of them is not there.
    #[must_use]
    pub fn among(&self, places: &[usize]) -> Option<Self> {
        let chosen: Option<Vec<G::Choice>> =
            places.iter().map(|place| self.legal.get(*place).cloned()).collect();
        let legal = chosen.filter(|legal| !legal.is_empty())?;
        Some(Self { game: self.game, seat: self.seat, decision: self.decision.clone(), legal })
    }

    /// A position it cannot tell from the true one, decided by what it knows and the generator.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        self.game.resample(Viewer::Seat(self.seat), rng)
    }
}
