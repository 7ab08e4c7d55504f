//! Gwent's own words for scenarios: positions in, questions about cards and strengths out.

use gwent::position::Position;
use gwent::{Gwent, Kind, Row, SideView, View};
use scenario::Scenario;
use tabletop::{Seat, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// A game of Gwent in the middle of a test.
pub type Table = Scenario<Gwent>;

/// A position in which both players could still do something, so that nobody passes by himself.
pub fn between(first: &str, second: &str) -> Position {
    Position::between(first, second)
}

/// A table that begins at a position.
#[track_caller]
pub fn given(position: Position) -> Table {
    Table::at(position.build().unwrap_or_else(|fault| panic!("{fault}")))
}

/// What the referee sees.
pub trait Look {
    fn view(&self) -> View;
    fn side(&self, seat: Seat) -> SideView;
    fn total(&self, seat: Seat) -> u16;
    fn totals(&self) -> [u16; 2];
    fn tokens(&self) -> [u8; 2];
    fn row(&self, seat: Seat, row: Row) -> u16;
    /// The strengths in a row, in order of arrival.
    fn strengths(&self, seat: Seat, row: Row) -> Vec<u16>;
    /// The strength of the first unit of that name on a side.
    fn strength(&self, seat: Seat, slug: &str) -> u16;
    /// What lies in a row, in order of arrival.
    fn lying(&self, seat: Seat, row: Row) -> Vec<&'static str>;
    /// Everything on a side, row by row.
    fn field(&self, seat: Seat) -> Vec<&'static str>;
    fn hand(&self, seat: Seat) -> Vec<&'static str>;
    fn deck(&self, seat: Seat) -> Vec<&'static str>;
    /// The discard pile, the latest card last.
    fn pile(&self, seat: Seat) -> Vec<&'static str>;
    fn weather(&self) -> Vec<&'static str>;
}

impl Look for Table {
    fn view(&self) -> View {
        self.seen_by(Viewer::Referee)
    }

    fn side(&self, seat: Seat) -> SideView {
        self.view().side(seat).clone()
    }

    fn total(&self, seat: Seat) -> u16 {
        self.side(seat).total
    }

    fn totals(&self) -> [u16; 2] {
        [self.total(A), self.total(B)]
    }

    fn tokens(&self) -> [u8; 2] {
        [self.side(A).tokens, self.side(B).tokens]
    }

    fn row(&self, seat: Seat, row: Row) -> u16 {
        self.side(seat).rows[row.index()].total
    }

    fn strengths(&self, seat: Seat, row: Row) -> Vec<u16> {
        self.side(seat).rows[row.index()].cards.iter().map(|unit| unit.strength.value).collect()
    }

    #[track_caller]
    fn strength(&self, seat: Seat, slug: &str) -> u16 {
        let side = self.side(seat);
        let mut units = side.rows.iter().flat_map(|row| &row.cards);
        let unit = units.find(|unit| unit.card.kind == kind(slug));
        unit.unwrap_or_else(|| panic!("no {slug} there")).strength.value
    }

    fn lying(&self, seat: Seat, row: Row) -> Vec<&'static str> {
        self.side(seat).rows[row.index()].cards.iter().map(|unit| unit.card.kind.slug()).collect()
    }

    fn field(&self, seat: Seat) -> Vec<&'static str> {
        Row::ALL.into_iter().flat_map(|row| self.lying(seat, row)).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<&'static str> {
        self.side(seat).hand.cards.iter().map(|held| held.card.kind.slug()).collect()
    }

    fn deck(&self, seat: Seat) -> Vec<&'static str> {
        slugs(&self.side(seat).deck.cards.expect("the referee sees it"))
    }

    fn pile(&self, seat: Seat) -> Vec<&'static str> {
        slugs(&self.side(seat).discard)
    }

    fn weather(&self) -> Vec<&'static str> {
        self.view().weather.iter().map(|card| card.kind.slug()).collect()
    }
}

pub fn kind(slug: &str) -> Kind {
    Kind::from_slug(slug).unwrap_or_else(|| panic!("there is no card “{slug}”"))
}

fn slugs(kinds: &[Kind]) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.slug()).collect()
}
