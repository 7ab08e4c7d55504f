//! Questions to a position, for those who think in positions: bots on what they imagine, puzzles,
//! tools. Whoever plays sees a [`crate::View`].

use tabletop::Seat;

use crate::{Card, Gwent, HandCard, HouseRules, Kind, Leader, Placed, RoundResult, Row};

impl Gwent {
    /// The house rules.
    pub const fn rules(&self) -> HouseRules {
        self.rules
    }

    /// The leader of a player.
    pub fn leader(&self, seat: Seat) -> Leader {
        self.sides[seat].leader
    }

    /// Could a player use his leader, were it his turn?
    pub fn has_leader_left(&self, seat: Seat) -> bool {
        self.can_use_leader(seat)
    }

    /// Has a player passed?
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.sides[seat].passed
    }

    /// A player's hand.
    pub fn hand(&self, seat: Seat) -> &[HandCard] {
        &self.sides[seat].hand
    }

    /// A player's deck, the top card last.
    pub fn deck(&self, seat: Seat) -> &[Kind] {
        &self.sides[seat].deck
    }

    /// A player's discard pile, the latest card last.
    pub fn pile(&self, seat: Seat) -> &[Kind] {
        &self.sides[seat].discard
    }

    /// What lies in the rows of a side, in order of arrival.
    pub fn field(&self, seat: Seat) -> &[Placed] {
        &self.sides[seat].field
    }

    /// What lies on a side with its current strength; as quick as the sum alone.
    pub fn strengths(&self, seat: Seat) -> impl Iterator<Item = (Placed, u16)> {
        let conditions = self.conditions(seat);
        self.field(seat).iter().map(move |placed| (*placed, conditions.value(*placed)))
    }

    /// What lies in the horn slot of a row.
    pub fn horn(&self, seat: Seat, row: Row) -> Option<Card> {
        self.sides[seat].horns[row.index()]
    }

    /// The weather area.
    pub fn weather(&self) -> &[Card] {
        &self.weather
    }

    /// The rounds that are over.
    pub fn results(&self) -> &[RoundResult] {
        &self.results
    }

    /// Who started this round.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.turn
    }
}
