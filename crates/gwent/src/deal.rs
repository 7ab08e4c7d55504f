//! The start of a game (section 4): decks laid out, the starting player, the deal.

use tabletop::{Agenda, Log, Rng, Seat, Seed};

use crate::deck::Deck;
use crate::list::List;
use crate::state::{SEATS, Side, Sides, opponent};
use crate::task::Task;
use crate::{Choice, Decision, DrawCause, Event, Faction, Gwent, HouseRules, LeaderEffect};

/// GW-SETUP-6.
const OPENING_HAND: u8 = 10;

impl Gwent {
    /// Lays out two legal decks and runs to the first decision.
    pub(crate) fn lay_out(
        rules: HouseRules,
        decks: [&Deck; 2],
        seed: Seed,
        log: &mut Log<Event>,
    ) -> Self {
        let mut game = Self {
            rules,
            sides: Sides(decks.map(side_of)),
            weather: List::EMPTY,
            results: List::EMPTY,
            starter: SEATS[0],
            turn: SEATS[0],
            awaited: None,
            agenda: Agenda::new(),
            rng: Rng::from_seed(seed),
        };
        log.public(Event::LeadersShown { leaders: decks.map(|deck| deck.leader) });
        game.agenda.push(Task::Deal);
        game.find_starter(log);
        game.run(log);
        game
    }

    /// GW-SETUP-2/3/5: before any card is drawn.
    fn find_starter(&mut self, log: &mut Log<Event>) {
        let [first, second] = SEATS.map(|seat| self.faction(seat) == Faction::Scoiatael);
        if first == second {
            let starter = if self.rng.coin() { SEATS[0] } else { SEATS[1] };
            self.set_starter(starter);
            log.public(Event::CoinTossed { starter });
        } else {
            self.ask(if first { SEATS[0] } else { SEATS[1] }, Decision::WhoStarts);
        }
    }

    /// GW-D1.
    pub(crate) fn choose_starter(&mut self, by: Seat, choice: Choice, log: &mut Log<Event>) {
        let starter = match choice {
            Choice::GoFirst => by,
            Choice::GoSecond => opponent(by),
            other => panic!("{other} answers no {:?}", Decision::WhoStarts),
        };
        self.set_starter(starter);
        log.public(Event::StarterChosen { by, starter });
    }

    const fn set_starter(&mut self, starter: Seat) {
        self.starter = starter;
        self.turn = starter;
    }

    /// GW-SETUP-6, then the exchanges, the starting player first (GW-SETUP-9).
    pub(crate) fn deal(&mut self, log: &mut Log<Event>) {
        for seat in SEATS {
            self.rng.shuffle(&mut self.sides[seat].deck);
            let extra = self.leader_effect(seat) == Some(LeaderEffect::ExtraCard);
            self.draw(seat, OPENING_HAND + u8::from(extra), DrawCause::Deal, log);
        }
        let (first, second) = (self.starter, opponent(self.starter));
        self.agenda.push_in_order([
            Task::Exchange(first),
            Task::Exchange(second),
            Task::StartRound,
        ]);
    }
}

/// GW-SETUP-1, GW-DECK-7.
fn side_of(deck: &Deck) -> Side {
    let mut side = Side::new(deck.leader);
    for &(kind, copies) in &deck.cards {
        for _ in 0..copies {
            side.deck.push(kind);
        }
    }
    for kind in deck.side_deck() {
        side.side_deck.push(kind);
    }
    side
}
