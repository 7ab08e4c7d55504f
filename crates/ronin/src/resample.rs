//! The same view with other secrets, for honest bots.
//!
//! Hidden are the order of the deck, cards drawn blind in other hands, and cards chosen face down.
//! A card drawn blind from an earlier deck cannot be in the present one: the deck that was made of
//! the discard pile has a known content (RO-ZONE-4).

use tabletop::list::List;
use tabletop::{Rng, Viewer, order};

use crate::content::CARD_COUNT;
use crate::player::HandCard;
use crate::task::Task;
use crate::{Card, Chair, Ronin, Stage};

type Hidden = List<Card, CARD_COUNT>;

impl Ronin {
    /// A position the viewer cannot tell from this one, decided by what he may know and by `rng`.
    pub(crate) fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        if viewer == Viewer::Referee {
            return game;
        }
        let others = || {
            let knows = |chair: &Chair| self.seat(*chair).is_some_and(|seat| viewer.knows(seat));
            self.human_chairs().filter(move |chair| !knows(chair))
        };
        // Before the deal the deck lies in its order, which everybody knows.
        if self.stage > Stage::Deal {
            for deck in 1..=self.decks {
                let mut hidden = self.hidden(others(), deck);
                order::sort(&mut hidden);
                rng.shuffle(&mut hidden);
                for chair in others() {
                    game.deal_hidden(chair, deck, &mut hidden);
                }
                if deck == self.decks {
                    game.deck = hidden;
                }
            }
        }
        for chair in others() {
            game.sort_hand(chair);
            self.imagine_choice(&mut game, chair, rng);
        }
        game.rng = rng.fork();
        game
    }

    /// The cards of a deck that the viewer cannot see: in these hands, and in the deck itself.
    fn hidden(&self, others: impl Iterator<Item = Chair>, deck: u8) -> Hidden {
        let mut hidden = if deck == self.decks { self.deck } else { List::EMPTY };
        for chair in others {
            for held in self.player(chair).hand.iter().filter(|held| held.blind == Some(deck)) {
                hidden.push(held.card);
            }
        }
        hidden
    }

    /// Puts imagined cards into the hidden places of a hand. If its owner has just drawn blind, the
    /// first of them are the cards he drew.
    fn deal_hidden(&mut self, chair: Chair, deck: u8, hidden: &mut Hidden) {
        let drafted = self.drafted_blind(chair, deck);
        let mut dealt: List<Card, 2> = List::EMPTY;
        let mut fresh = drafted.len();
        for held in self.player_mut(chair).hand.iter_mut() {
            if held.blind == Some(deck)
                && let Some(card) = hidden.pop()
            {
                held.card = card;
                if fresh > 0 {
                    fresh -= 1;
                    dealt.push(card);
                }
            }
        }
        self.redraft(&drafted, &dealt);
    }

    /// The cards of the window after drafting that lie hidden in the hand of this chair.
    fn drafted_blind(&self, own: Chair, deck: u8) -> List<Card, 2> {
        let mut found = List::EMPTY;
        for task in self.agenda.tasks() {
            if let Task::Drafted { chair, cards, .. } = task
                && *chair == own
            {
                let hand = &self.player(own).hand;
                for card in cards {
                    if hand.contains(&HandCard { card: *card, blind: Some(deck) }) {
                        found.push(*card);
                    }
                }
            }
        }
        found
    }

    /// The window after drafting speaks of the imagined cards; known ones first, so that the order
    /// tells nothing.
    fn redraft(&mut self, old: &[Card], new: &[Card]) {
        if old.is_empty() {
            return;
        }
        let mut tasks = self.agenda.tasks().to_vec();
        for task in &mut tasks {
            if let Task::Drafted { cards, .. } = task {
                cards.retain(|card| !old.contains(&card));
                new.iter().for_each(|card| cards.push(*card));
            }
        }
        self.agenda.clear();
        tasks.into_iter().for_each(|task| self.agenda.push(task));
    }

    fn sort_hand(&mut self, chair: Chair) {
        order::sort(&mut self.player_mut(chair).hand);
    }

    /// RO-PLAY-6, RO-NEXT-7: another choice of the imagined hand, or of the timeline.
    fn imagine_choice(&self, game: &mut Self, chair: Chair, rng: &mut Rng) {
        let number = self.player(chair).chosen.len();
        if number == 0 {
            return;
        }
        let player = game.player_mut(chair);
        let mut from: Hidden = List::EMPTY;
        if self.stage == Stage::Keep {
            player.timeline.iter().for_each(|laid| from.push(laid.card));
        } else {
            player.hand.iter().for_each(|held| from.push(held.card));
        }
        player.chosen.clear();
        for _ in 0..number {
            let card = from.remove(rng.index(from.len()));
            player.chosen.push(card);
        }
    }
}
