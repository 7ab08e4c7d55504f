//! Any position, built by hand: for puzzles, lessons and tests.
//!
//! Cards are written as a list: `3 nekker, olaf ranged, enemy thaler`.

use tabletop::{Agenda, Game, Log, Rng, Seat, StateError};

use crate::deck::result_of;
use crate::list::List;
use crate::state::{SEATS, Side, Sides, opponent};
use crate::task::Task;
use crate::{Card, Gwent, HandCard, HouseRules, Kind, Known, Leader, Placed, RoundResult, Row};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Position {
    game: Gwent,
    /// Who is said to have started the round; otherwise the rounds before decide (GW-END-9).
    started: Option<Seat>,
}

impl Position {
    /// An empty battlefield between two leaders; the first seat is to move.
    ///
    /// # Panics
    /// If there is no such leader.
    pub fn between(first: &str, second: &str) -> Self {
        let side = |slug: &str| {
            let leader = Leader::from_slug(slug);
            Side::new(leader.unwrap_or_else(|| panic!("there is no leader “{slug}”")))
        };
        let game = Gwent {
            rules: HouseRules::default(),
            sides: Sides([side(first), side(second)]),
            weather: List::EMPTY,
            results: List::EMPTY,
            starter: SEATS[0],
            turn: SEATS[0],
            awaited: None,
            agenda: Agenda::new(),
            rng: Rng::from_u64(0),
        };
        Self { game, started: None }
    }

    /// Plays by these house rules.
    #[must_use]
    pub const fn rules(mut self, rules: HouseRules) -> Self {
        self.game.rules = rules;
        self
    }

    /// Chance falls otherwise.
    #[must_use]
    pub fn seed(mut self, number: u64) -> Self {
        self.game.rng = Rng::from_u64(number);
        self
    }

    /// Adds cards to the rows of a side.
    #[must_use]
    pub fn field(mut self, seat: Seat, cards: &str) -> Self {
        for entry in read(seat, cards) {
            let row = entry.row.unwrap_or(entry.card.kind.traits().row);
            self.game.sides[seat].field.push(Placed { card: entry.card, row });
        }
        self
    }

    /// Adds cards to a hand. Those of the enemy are known to everybody, the own ones to nobody.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        for Entry { card, .. } in read(seat, cards) {
            let known = if card.owner == seat { Known::Nobody } else { Known::Everybody };
            self.game.sides[seat].hand.push(HandCard { card, known });
        }
        self
    }

    /// Lays a hand open: from now on everybody knows it.
    #[must_use]
    pub fn open_hand(mut self, seat: Seat) -> Self {
        for held in self.game.sides[seat].hand.iter_mut() {
            held.known = Known::Everybody;
        }
        self
    }

    /// Adds cards to a deck; the last is on top.
    #[must_use]
    pub fn deck(mut self, seat: Seat, cards: &str) -> Self {
        for Entry { card, .. } in read(seat, cards) {
            self.game.sides[seat].deck.push(card.kind);
        }
        self
    }

    /// Adds cards to a discard pile.
    #[must_use]
    pub fn pile(mut self, seat: Seat, cards: &str) -> Self {
        for Entry { card, .. } in read(seat, cards) {
            self.game.sides[seat].discard.push(card.kind);
        }
        self
    }

    /// Removes cards from the game.
    #[must_use]
    pub fn removed(mut self, seat: Seat, cards: &str) -> Self {
        for Entry { card, .. } in read(seat, cards) {
            self.game.sides[seat].removed.push(card.kind);
        }
        self
    }

    /// Lays an own Commander's Horn into the slot of a row.
    #[must_use]
    pub fn horn(mut self, seat: Seat, row: Row) -> Self {
        self.game.sides[seat].horns[row.index()] = Some(Card::new(Kind::HORN, seat));
        self
    }

    /// Adds weather of this player.
    #[must_use]
    pub fn weather(mut self, seat: Seat, cards: &str) -> Self {
        for Entry { card, .. } in read(seat, cards) {
            self.game.weather.push(card);
        }
        self
    }

    /// The player has passed.
    #[must_use]
    pub fn passed(mut self, seat: Seat) -> Self {
        self.game.sides[seat].passed = true;
        self
    }

    /// The player's leader is spent.
    #[must_use]
    pub fn leader_used(mut self, seat: Seat) -> Self {
        self.game.sides[seat].leader_used = true;
        self
    }

    /// A round ended like this before.
    #[must_use]
    pub fn after(mut self, totals: [u16; 2], winner: Option<Seat>) -> Self {
        self.game.results.push(RoundResult { totals, winner });
        self
    }

    /// This player started the round.
    #[must_use]
    pub const fn started(mut self, seat: Seat) -> Self {
        self.started = Some(seat);
        self
    }

    /// This player is to move.
    #[must_use]
    pub const fn turn(mut self, seat: Seat) -> Self {
        self.game.turn = seat;
        self
    }

    /// Assembles the side decks (GW-DECK-7), begins the turn, and checks the position. A player who
    /// can only pass does so at once.
    pub fn build(self) -> Result<Gwent, StateError> {
        let game = self.unchecked();
        game.check()?;
        Ok(game)
    }

    /// The same, for those who have it checked elsewhere: the page carries no checks for its puzzles.
    pub(crate) fn unchecked(mut self) -> Gwent {
        for seat in SEATS {
            self.assemble_side_deck(seat);
        }
        let mut game = self.game;
        let by_rounds = || game.starter_by_rounds().unwrap_or(game.starter);
        game.starter = self.started.unwrap_or_else(by_rounds);
        game.agenda.push(Task::BeginTurn);
        game.run(&mut Log::muted());
        game
    }

    fn assemble_side_deck(&mut self, seat: Seat) {
        let owned = |game: &Gwent, kind: Kind| {
            game.all_cards().filter(|card| *card == Card::new(kind, seat)).count()
        };
        for kind in Kind::set(self.game.faction(seat)) {
            let Some(result) = result_of(kind) else { continue };
            let present = owned(&self.game, result);
            if present > 0 || owned(&self.game, kind) > 0 {
                for _ in present..usize::from(result.copies()) {
                    self.game.sides[seat].side_deck.push(result);
                }
            }
        }
    }
}

struct Entry {
    card: Card,
    row: Option<Row>,
}

/// Reads a list of cards as a player writes it.
fn read(seat: Seat, cards: &str) -> Vec<Entry> {
    let entries = cards.split(',').map(str::trim).filter(|entry| !entry.is_empty());
    entries
        .flat_map(|text| {
            let mut words: Vec<&str> = text.split_whitespace().collect();
            let count = words[0].parse().ok();
            words.drain(..usize::from(count.is_some()));
            let enemy = words.first() == Some(&"enemy");
            words.drain(..usize::from(enemy));
            let (kind, row) = match words[..] {
                [slug] => (Kind::from_slug(slug), None),
                [slug, row] => (Kind::from_slug(slug), Row::from_slug(row)),
                _ => (None, None),
            };
            let kind = kind.unwrap_or_else(|| panic!("“{text}” names no card"));
            let card = Card::new(kind, if enemy { opponent(seat) } else { seat });
            (0..count.unwrap_or(1)).map(move |_| Entry { card, row })
        })
        .collect()
}
