//! The same view with other secrets, for honest bots.
//!
//! An opponent's deck list is secret; his faction is not. What nobody has seen is imagined from
//! his faction's set, less what was seen, within the limits of deck building, keeping whatever the
//! viewer does know.

use tabletop::{Rng, Seat, Viewer};

use crate::cards::CARD_COUNT;
use crate::deck::{MAX_SPECIALS, MIN_UNITS, result_of};
use crate::list::{Filler, List};
use crate::state::{Awaited, OWN, SEATS};
use crate::view::is_known_to;
use crate::{Decision, Gwent, Kind, Known};

/// How often to imagine anew when nobody could be asked this question in the imagined position.
const ATTEMPTS: usize = 32;
/// More cards than this are in no faction's set.
const SET: usize = 96;

impl Gwent {
    /// A position the viewer cannot tell from this one.
    pub(crate) fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        if viewer == Viewer::Referee {
            return game;
        }
        for seat in SEATS {
            if viewer.knows(seat) {
                rng.shuffle(&mut game.sides[seat].deck);
                game.mix_glimpses(seat, rng);
            } else {
                self.imagine_side(&mut game, seat, viewer, rng);
            }
        }
        game.rng = rng.fork();
        game
    }

    /// A player does not know which of his cards the opponent has looked at.
    fn mix_glimpses(&mut self, seat: Seat, rng: &mut Rng) {
        let hand = &mut self.sides[seat].hand;
        let glimpsed = |held: &&mut crate::HandCard| held.known == Known::Opponent;
        let mut wanted = hand.iter_mut().filter(glimpsed).count();
        let mut left = hand.iter().filter(|held| held.known != Known::Everybody).count();
        for held in hand.iter_mut().filter(|held| held.known != Known::Everybody) {
            let chosen = rng.index(left) < wanted;
            held.known = if chosen { Known::Opponent } else { Known::Nobody };
            wanted -= usize::from(chosen);
            left -= 1;
        }
    }

    fn imagine_side(&self, game: &mut Self, seat: Seat, viewer: Viewer, rng: &mut Rng) {
        let unseen = Unseen::of(self, seat, viewer);
        for _ in 0..ATTEMPTS {
            let Some(mut hidden) = unseen.sample(rng) else { break };
            self.hand_out(game, seat, viewer, &mut hidden, rng);
            if game.could_be_asked(seat) {
                return;
            }
        }
        // Nothing else fits: only the order of the deck is unknown.
        game.sides[seat] = self.sides[seat].clone();
        rng.shuffle(&mut game.sides[seat].deck);
    }

    /// Deals imagined cards to the hidden places of the hand, what was put aside, and the deck.
    fn hand_out(
        &self,
        game: &mut Self,
        seat: Seat,
        viewer: Viewer,
        hidden: &mut List<Hidden, OWN>,
        rng: &mut Rng,
    ) {
        rng.shuffle(hidden);
        let side = &mut game.sides[seat];
        let concealed = |known| !is_known_to(viewer, known);
        let in_hand = side.hand.iter().filter(|held| concealed(held.known)).count();
        keep_returned_in_deck(hidden, in_hand, usize::from(side.knowledge.drawn));
        let mut cards = hidden.iter().map(|hidden| hidden.kind);
        for held in side.hand.iter_mut().filter(|held| concealed(held.known)) {
            held.card.kind = cards.next().unwrap_or(held.card.kind);
        }
        for kind in side.aside.iter_mut().chain(side.deck.iter_mut()) {
            *kind = cards.next().unwrap_or(*kind);
        }
    }

    /// Would this seat be asked what it is being asked? A single answer is never asked for.
    fn could_be_asked(&self, seat: Seat) -> bool {
        match self.awaited {
            Some(Awaited { seat: awaited, .. }) if awaited != seat => true,
            Some(Awaited { decision: Decision::PlaceMardroeme, .. }) => {
                self.sides[seat].deck.contains(&Kind::MARDROEME)
            }
            Some(_) => {
                let mut choices = Vec::new();
                self.list(&mut choices);
                choices.len() > 1
            }
            None => true,
        }
    }
}

/// An imagined card; was it shuffled into the deck face up?
#[derive(Clone, Copy)]
struct Hidden {
    kind: Kind,
    returned: bool,
}

impl Filler for Hidden {
    const FILLER: Self = Self { kind: Kind::FILLER, returned: false };
}

/// No more of the returned cards are in the hand than were drawn since.
fn keep_returned_in_deck(hidden: &mut [Hidden], in_hand: usize, drawn: usize) {
    let (hand, rest) = hidden.split_at_mut(in_hand.min(hidden.len()));
    let in_excess = hand.iter_mut().filter(|card| card.returned).skip(drawn);
    for (card, other) in in_excess.zip(rest.iter_mut().filter(|card| !card.returned)) {
        std::mem::swap(card, other);
    }
}

/// What a viewer can say about the cards of a player that he does not see.
struct Unseen {
    /// How many there are.
    count: usize,
    /// Those that must be among them.
    certain: List<Hidden, OWN>,
    /// Those that may be.
    possible: List<Kind, SET>,
    /// How many special cards there may be.
    specials: usize,
}

impl Unseen {
    fn of(game: &Gwent, seat: Seat, viewer: Viewer) -> Self {
        let mut seen = [0u8; CARD_COUNT];
        let mut total = 0;
        for card in game.all_cards().filter(|card| card.owner == seat) {
            seen[card.kind.index()] += 1;
            total += usize::from(!card.kind.is_side_deck());
        }
        let side = &game.sides[seat];
        let mut count = 0;
        let mut hide = |kind: Kind| {
            seen[kind.index()] -= 1;
            count += 1;
        };
        side.deck.iter().chain(&side.aside).for_each(|kind| hide(*kind));
        for held in side.hand.iter().filter(|held| !is_known_to(viewer, held.known)) {
            hide(held.card.kind);
        }
        let mut unseen = Self { count, certain: List::EMPTY, possible: List::EMPTY, specials: 0 };
        unseen.add_returned(game, seat, viewer);
        unseen.add_sources(game, seat, &mut seen);
        unseen.add_possible(game, seat, &seen);
        let seen_specials: u8 =
            Kind::all().filter(|kind| !kind.is_unit()).map(|kind| seen[kind.index()]).sum();
        unseen.specials = most_specials(total).saturating_sub(usize::from(seen_specials));
        unseen
    }

    /// Cards shuffled in face up, except those the viewer has seen in the hand since.
    fn add_returned(&mut self, game: &Gwent, seat: Seat, viewer: Viewer) {
        let side = &game.sides[seat];
        let mut returned = side.knowledge.returned;
        if returned.is_empty() {
            return;
        }
        let glimpsed = side.hand.iter().filter(|held| held.known == Known::Opponent);
        for held in glimpsed.filter(|held| is_known_to(viewer, held.known)) {
            returned.take(held.card.kind);
        }
        for kind in &returned {
            self.certain.push(Hidden { kind: *kind, returned: true });
        }
    }

    /// GW-DECK-7: the side deck is public, so that a Cow must be somewhere.
    fn add_sources(&mut self, game: &Gwent, seat: Seat, seen: &mut [u8; CARD_COUNT]) {
        for source in Kind::set(game.faction(seat)) {
            let Some(result) = result_of(source) else { continue };
            let certain = self.certain.iter().any(|hidden| hidden.kind == source);
            if !has_side_deck(game, seat, result) {
                // Never to be imagined.
                seen[source.index()] = source.copies();
            } else if seen[source.index()] == 0 && !certain {
                self.certain.push(Hidden { kind: source, returned: false });
            }
        }
    }

    fn add_possible(&mut self, game: &Gwent, seat: Seat, seen: &[u8; CARD_COUNT]) {
        let called = &game.sides[seat].knowledge.called;
        let gone = |kind: Kind| kind.traits().answers.is_some_and(|band| called.contains(&band));
        let may_be = |kind: &Kind| !kind.is_side_deck() && !gone(*kind);
        for kind in Kind::set(game.faction(seat)).filter(may_be) {
            let certain = self.certain.iter().filter(|hidden| hidden.kind == kind).count();
            let taken = usize::from(seen[kind.index()]) + certain;
            for _ in taken..usize::from(kind.copies()) {
                self.possible.push(kind);
            }
        }
    }

    /// The certain cards and random possible ones. Nothing, if there are not enough: the position
    /// was none that a game can reach.
    fn sample(&self, rng: &mut Rng) -> Option<List<Hidden, OWN>> {
        let mut hidden = self.certain;
        let mut specials = hidden.iter().filter(|hidden| !hidden.kind.is_unit()).count();
        let mut possible = self.possible;
        let mut left = possible.len();
        while hidden.len() < self.count {
            let index = if left == 0 { return None } else { rng.index(left) };
            let kind = possible[index];
            left -= 1;
            possible[index] = possible[left];
            if !kind.is_unit() {
                if specials >= self.specials {
                    continue;
                }
                specials += 1;
            }
            hidden.push(Hidden { kind, returned: false });
        }
        (hidden.len() == self.count).then_some(hidden)
    }
}

/// Does a player own a card that only a side deck brings? Where it lies is public, or was once.
fn has_side_deck(game: &Gwent, seat: Seat, result: Kind) -> bool {
    game.all_cards().any(|card| card.owner == seat && card.kind == result)
}

/// GW-DECK-2/3: how many specials a deck of this size may hold. Positions made by hand may be
/// smaller than any deck.
const fn most_specials(total: usize) -> usize {
    let most = MAX_SPECIALS as usize;
    match total.checked_sub(MIN_UNITS as usize) {
        Some(rest) if rest < most => rest,
        _ => most,
    }
}
