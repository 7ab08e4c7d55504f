//! Other worlds that look the same: what a viewer cannot see is put in a fixed order and shuffled,
//! so that the result depends on his view and the given generator alone.

use tabletop::{Rng, Seat, Viewer, order};

use super::decision::Decision;
use super::fight::{Fight, going_on};
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;

/// A world in which somebody could not do what he is asked for is imagined again.
const ATTEMPTS: usize = 200;

impl OldWorld {
    pub(crate) fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        if viewer == Viewer::Referee {
            return self.clone();
        }
        let mut choices = Vec::new();
        for _ in 0..ATTEMPTS {
            let other = self.imagined_once(viewer, rng);
            choices.clear();
            other.list_all(&mut choices);
            if !choices.is_empty() || !matches!(other.agenda.peek(), Some(Task::Ask(..))) {
                return other;
            }
        }
        self.imagined_once(viewer, rng)
    }

    fn imagined_once(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        other.imagine_boards(viewer, rng);
        other.imagine_tokens(rng);
        other.imagine_monsters(viewer, rng);
        mix(&mut other.market_deck, rng);
        mix(&mut other.potion_deck, rng);
        for deck in &mut other.story_decks {
            mix(deck, rng);
        }
        for seat in Seat::all(self.seat_count()) {
            other.imagine_cards(seat, viewer, rng);
        }
        other.imagine_more(rng);
        other.rng = rng.fork();
        other
    }

    /// Boards shown to somebody else.
    fn imagine_boards(&mut self, viewer: Viewer, rng: &mut Rng) {
        let sees = matches!(
            self.agenda.peek(),
            Some(Task::Ask(seat, Decision::Board)) if viewer.knows(*seat)
        );
        if sees {
            mix(&mut self.boards, rng);
            return;
        }
        let shown = self.offered.len();
        self.boards.append(&mut self.offered);
        mix(&mut self.boards, rng);
        self.offered = self.boards.split_off(self.boards.len() - shown);
        order::sort(&mut self.offered);
    }

    /// Stacks and trail tokens: nobody sees their places.
    fn imagine_tokens(&mut self, rng: &mut Rng) {
        for terrain in 0..3 {
            let mut hidden = std::mem::take(&mut self.tokens[terrain]);
            let trails = || self.players.values().map(|own| own.trails[terrain]);
            hidden.extend(trails().flatten());
            mix(&mut hidden, rng);
            for own in self.players.values_mut() {
                if own.trails[terrain].is_some() {
                    own.trails[terrain] = hidden.pop();
                }
            }
            self.tokens[terrain] = hidden;
        }
    }

    /// Monster tokens, the extra pile, combat cards.
    fn imagine_monsters(&mut self, viewer: Viewer, rng: &mut Rng) {
        let extra = self.extra_pile.len();
        self.bestiary[0].append(&mut self.extra_pile);
        for stack in &mut self.bestiary {
            mix(stack, rng);
        }
        self.extra_pile = self.bestiary[0].split_off(self.bestiary[0].len() - extra);
        let Some(attacker) = self.fight.as_ref().map(Fight::attacker) else {
            mix(&mut self.attacks, rng);
            return;
        };
        let fights = self.is_open_to(viewer, attacker);
        let fight = going_on(&mut self.fight);
        let known = if fights { usize::from(fight.pool_known).min(fight.pool.len()) } else { 0 };
        let mut seen = fight.pool.split_off(fight.pool.len() - known);
        // WH-FIN-3: a rider's own cards are all in his pool; those set aside are not.
        let mut riders: Vec<AttackCard> =
            fight.pool.extract_if(.., |card| card.rider().is_some()).collect();
        let unseen = fight.pool.len();
        self.attacks.append(&mut fight.pool);
        mix(&mut self.attacks, rng);
        fight.pool = self.attacks.split_off(self.attacks.len() - unseen);
        if !riders.is_empty() {
            fight.pool.append(&mut riders);
            mix(&mut fight.pool, rng);
        }
        fight.pool.append(&mut seen);
    }

    /// An own deck is known but for its order, another's together with the hand.
    fn imagine_cards(&mut self, seat: Seat, viewer: Viewer, rng: &mut Rng) {
        let known = self.known_top(seat, viewer);
        let open = self.is_open_to(viewer, seat);
        let own = &mut self.players[seat];
        let mut seen = own.deck.split_off(own.deck.len() - known.min(own.deck.len()));
        if open {
            mix(&mut own.deck, rng);
        } else {
            let held = own.hand.len();
            own.deck.append(&mut own.hand);
            mix(&mut own.deck, rng);
            let mut hand: Vec<Card> = own.deck.split_off(own.deck.len() - held);
            order::sort(&mut hand);
            own.hand = hand;
        }
        own.deck.append(&mut seen);
    }

    /// How many cards from the top of a deck the viewer has looked at.
    fn known_top(&self, seat: Seat, viewer: Viewer) -> usize {
        if let Some(known) = self.openly_known(seat) {
            return usize::from(known);
        }
        let (Some(fight), Viewer::Seat(own)) = (&self.fight, viewer) else { return 0 };
        match (fight.side_of(seat), fight.side_of(own)) {
            (Some(whose), Some(side)) => usize::from(fight.side(whose).known.by(side)),
            _ => 0,
        }
    }
}

pub(crate) fn mix<T: Ord>(pile: &mut [T], rng: &mut Rng) {
    order::sort(pile);
    rng.shuffle(pile);
}
