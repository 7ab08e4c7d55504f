//! The same view with other secrets, for honest bots.
//!
//! An opponent's deck list is secret; his faction is not. What nobody has seen is imagined from
//! his faction's set, less what was seen, within the limits of deck building, keeping whatever the
//! viewer does know.

use tabletop::{Rng, Seat, Viewer, order};

use crate::list::List;
use crate::state::{OWN, SEATS, Side, opponent};
use crate::unseen::{Hidden, Unseen, Whereabouts};
use crate::view::is_known_to;
use crate::{Card, Deck, Gwent, HandCard, Known};

/// How often to imagine anew when nobody could be asked this question in the imagined position.
const ATTEMPTS: usize = 32;

impl Gwent {
    /// A position the viewer cannot tell from this one, decided by what he may know and by `rng`.
    pub(crate) fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        if viewer == Viewer::Referee {
            return game;
        }
        for seat in SEATS {
            if viewer.knows(seat) {
                game.sides[seat].forget_order(rng);
            } else {
                self.imagine_side(&mut game, seat, viewer, rng);
            }
        }
        game.rng = rng.fork();
        game
    }

    fn imagine_side(&self, game: &mut Self, seat: Seat, viewer: Viewer, rng: &mut Rng) {
        let mut unseen = Unseen::of(self, seat, viewer);
        unseen.pin_what_is_asked_for(self, seat, rng);
        for _ in 0..ATTEMPTS {
            // A position that no game could reach has nothing to be imagined from.
            let Some(mut hidden) = unseen.sample(rng) else { return };
            game.sides[seat].deal_hidden(&mut hidden, seat, viewer, rng);
            if game.could_be_asked(seat) {
                return;
            }
        }
    }

    /// The position as it would be if the opponent of a viewer played this very deck: what the viewer does not see is
    /// dealt from it. Nothing, if what he does see contradicts the deck, or knows of cards that were shuffled in again.
    ///
    /// The answer is decided by what the viewer may know, so it may be asked of any position he imagines.
    #[must_use]
    pub fn suppose(&self, viewer: Seat, deck: &Deck, rng: &mut Rng) -> Option<Self> {
        let seat = opponent(viewer);
        let asked = self.awaited.is_some_and(|awaited| awaited.seat == seat);
        if asked || deck.leader != self.leader(seat) {
            return None;
        }
        let mut hidden = Unseen::out_of(deck, self, seat, Viewer::Seat(viewer))?;
        let mut game = self.clone();
        game.sides[seat].deal_hidden(&mut hidden, seat, Viewer::Seat(viewer), rng);
        Some(game)
    }

    /// Would this seat be asked what it is being asked? A single answer is never asked for.
    fn could_be_asked(&self, seat: Seat) -> bool {
        if self.awaited.is_none_or(|awaited| awaited.seat != seat) {
            return true;
        }
        let mut choices = Vec::new();
        self.list(&mut choices);
        choices.len() > 1
    }
}

impl Side {
    /// What a player does not know of his own: the order of his deck, and which of his cards the
    /// opponent has looked at.
    fn forget_order(&mut self, rng: &mut Rng) {
        order::sort(&mut self.deck);
        rng.shuffle(&mut self.deck);
        order::sort(&mut self.aside);
        self.mark_glimpses(rng);
    }

    /// Any of the cards may be those the opponent has looked at.
    fn mark_glimpses(&mut self, rng: &mut Rng) {
        let secret = |held: &&mut HandCard| held.known != Known::Everybody;
        let mut left = self.hand.iter_mut().filter(secret).count();
        let mut wanted = left.min(usize::from(self.knowledge.glimpsed));
        for held in self.hand.iter_mut().filter(secret) {
            let chosen = wanted > 0 && rng.index(left) < wanted;
            held.known = if chosen { Known::Opponent } else { Known::Nobody };
            wanted -= usize::from(chosen);
            left -= 1;
        }
    }

    /// Deals imagined cards to the hidden places of the hand, what was put aside, and the deck.
    fn deal_hidden(
        &mut self,
        hidden: &mut List<Hidden, OWN>,
        owner: Seat,
        viewer: Viewer,
        rng: &mut Rng,
    ) {
        rng.shuffle(hidden);
        let cards = self.hand.len();
        self.hand.retain(|held| is_known_to(viewer, held.known));
        let in_hand = cards - self.hand.len();
        keep_in_deck(hidden, in_hand, usize::from(self.knowledge.drawn));
        let mut kinds = hidden.iter().map(|hidden| hidden.kind);
        for kind in kinds.by_ref().take(in_hand) {
            self.hand.push(HandCard { card: Card::new(kind, owner), known: Known::Nobody });
        }
        for (place, kind) in self.aside.iter_mut().chain(self.deck.iter_mut()).zip(kinds) {
            *place = kind;
        }
        if viewer == Viewer::Spectator {
            self.mark_glimpses(rng);
        }
    }
}

/// What is known to be in the deck is; of the returned cards no more are in the hand than were
/// drawn since.
fn keep_in_deck(hidden: &mut [Hidden], in_hand: usize, mut drawn: usize) {
    let (hand, rest) = hidden.split_at_mut(in_hand.min(hidden.len()));
    let misplaced = hand.iter_mut().filter(|card| match card.place {
        Whereabouts::Anywhere => false,
        Whereabouts::Returned if drawn > 0 => {
            drawn -= 1;
            false
        }
        Whereabouts::Returned | Whereabouts::Deck => true,
    });
    let free = rest.iter_mut().filter(|card| card.place == Whereabouts::Anywhere);
    for (card, other) in misplaced.zip(free) {
        std::mem::swap(card, other);
    }
}
