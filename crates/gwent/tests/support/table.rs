//! A table for scenarios: positions in, choices by text, questions to the view out.

use gwent::position::Position;
use gwent::{Event, Gwent, Kind, Row, SideView, View};
use tabletop::{Game, IllegalChoice, Log, Seat, Status, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// A game and everything that has happened in it.
pub struct Table {
    pub game: Gwent,
    pub events: Vec<Event>,
}

/// A position in which both players could still do something, so that nobody passes by himself.
pub fn between(first: &str, second: &str) -> Position {
    Position::between(first, second)
}

impl Table {
    pub fn at(position: Position) -> Self {
        let game = position.build().unwrap_or_else(|fault| panic!("{fault}"));
        Self { game, events: Vec::new() }
    }

    /// Makes a choice; fails the test if it is not legal.
    #[track_caller]
    pub fn play(&mut self, choice: &str) -> &mut Self {
        let read = choice.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut log = Log::new();
        let played = self.game.apply(&read, &mut log);
        played.unwrap_or_else(|refusal| panic!("{choice}: {refusal} {:?}", self.legal()));
        let seen = log.entries().iter().filter_map(|entry| entry.seen_by(Viewer::Referee));
        self.events.extend(seen.cloned());
        self
    }

    /// Makes a choice that must be refused.
    #[track_caller]
    pub fn refuse(&self, choice: &str) -> IllegalChoice {
        let mut game = self.game.clone();
        let choice = choice.parse().unwrap_or_else(|error| panic!("{error}"));
        let refusal = game.apply(&choice, &mut Log::muted()).expect_err("it should be refused");
        assert_eq!(game, self.game, "a refusal changes nothing");
        refusal
    }

    pub fn legal(&self) -> Vec<String> {
        self.game.legal().iter().map(ToString::to_string).collect()
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Referee)
    }

    pub fn side(&self, seat: Seat) -> SideView {
        self.view().side(seat).clone()
    }

    /// Who is asked.
    pub fn awaited(&self) -> Option<Seat> {
        self.game.status().awaited()
    }

    /// Who has won: both after a draw.
    #[track_caller]
    pub fn winners(&self) -> Vec<Seat> {
        match self.game.status() {
            Status::Over(outcome) => outcome.winners(),
            Status::Awaiting { .. } => panic!("the game goes on"),
        }
    }

    pub fn total(&self, seat: Seat) -> u16 {
        self.side(seat).total
    }

    pub fn totals(&self) -> [u16; 2] {
        [self.total(A), self.total(B)]
    }

    pub fn tokens(&self) -> [u8; 2] {
        [self.side(A).tokens, self.side(B).tokens]
    }

    pub fn row(&self, seat: Seat, row: Row) -> u16 {
        self.side(seat).rows[row.index()].total
    }

    /// The strengths in a row, in order of arrival.
    pub fn strengths(&self, seat: Seat, row: Row) -> Vec<u16> {
        self.side(seat).rows[row.index()].cards.iter().map(|unit| unit.strength.value).collect()
    }

    /// The strength of the first unit of that name on a side.
    #[track_caller]
    pub fn strength(&self, seat: Seat, slug: &str) -> u16 {
        let side = self.side(seat);
        let mut units = side.rows.iter().flat_map(|row| &row.cards);
        let unit = units.find(|unit| unit.card.kind == kind(slug));
        unit.unwrap_or_else(|| panic!("no {slug} there")).strength.value
    }

    /// What lies in a row, in order of arrival.
    pub fn lying(&self, seat: Seat, row: Row) -> Vec<&'static str> {
        self.side(seat).rows[row.index()].cards.iter().map(|unit| unit.card.kind.slug()).collect()
    }

    /// Everything on a side, row by row.
    pub fn field(&self, seat: Seat) -> Vec<&'static str> {
        Row::ALL.into_iter().flat_map(|row| self.lying(seat, row)).collect()
    }

    pub fn hand(&self, seat: Seat) -> Vec<&'static str> {
        self.side(seat).hand.cards.iter().map(|held| held.card.kind.slug()).collect()
    }

    pub fn deck(&self, seat: Seat) -> Vec<&'static str> {
        slugs(&self.side(seat).deck.cards.expect("the referee sees it"))
    }

    /// The discard pile, the latest card last.
    pub fn pile(&self, seat: Seat) -> Vec<&'static str> {
        slugs(&self.side(seat).discard)
    }

    pub fn weather(&self) -> Vec<&'static str> {
        self.view().weather.iter().map(|card| card.kind.slug()).collect()
    }

    /// Did such a thing happen?
    pub fn happened(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }
}

pub fn kind(slug: &str) -> Kind {
    Kind::from_slug(slug).unwrap_or_else(|| panic!("there is no card “{slug}”"))
}

fn slugs(kinds: &[Kind]) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.slug()).collect()
}
