//! What a viewer can say about the cards of a player that he does not see: how many there are,
//! which must be among them, which may be.

use tabletop::{Rng, Seat, Viewer};

use crate::cards::{CARD_COUNT, LARGEST_SET, Special};
use crate::deck::{MAX_SPECIALS, MIN_UNITS, result_of};
use crate::list::{Filler, List};
use crate::state::{Awaited, OWN};
use crate::view::is_known_to;
use crate::{Decision, Deck, Gwent, Kind, Known, Pick};

/// More cards than this are in no faction's set.
const SET: usize = LARGEST_SET;

/// An imagined card, and where it may be.
#[derive(Clone, Copy)]
pub(crate) struct Hidden {
    pub kind: Kind,
    pub place: Whereabouts,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whereabouts {
    /// Anywhere.
    Anywhere,
    /// In the deck, unless it was drawn since it was shuffled in face up.
    Returned,
    /// In the deck.
    Deck,
}

impl Filler for Hidden {
    const FILLER: Self = Self { kind: Kind::FILLER, place: Whereabouts::Anywhere };
}

/// What a viewer can say about the cards of a player that he does not see.
pub(crate) struct Unseen {
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
    pub fn of(game: &Gwent, seat: Seat, viewer: Viewer) -> Self {
        let (mut seen, count) = Self::count_seen(game, seat, viewer);
        let mut unseen = Self { count, certain: List::EMPTY, possible: List::EMPTY, specials: 0 };
        unseen.add_returned(game, seat, viewer);
        let seen_of = |counts: fn(Kind) -> bool| -> usize {
            let set = Kind::set(game.faction(seat)).filter(|kind| counts(*kind));
            set.map(|kind| usize::from(seen[kind.index()])).sum()
        };
        let summoned = unseen.certain.iter().filter(|hidden| hidden.kind.is_side_deck()).count();
        let total = seen_of(|kind| !kind.is_side_deck()) + count - summoned;
        unseen.specials = most_specials(total).saturating_sub(seen_of(|kind| !kind.is_unit()));
        unseen.add_sources(game, seat, &mut seen);
        unseen.add_possible(game, seat, &seen);
        unseen
    }

    /// The unseen cards, if the player's deck is this one. Nothing, if it cannot be.
    pub fn out_of(
        deck: &Deck,
        game: &Gwent,
        seat: Seat,
        viewer: Viewer,
    ) -> Option<List<Hidden, OWN>> {
        let known = &game.sides[seat].knowledge;
        if !known.returned.is_empty() {
            return None;
        }
        let (seen, count) = Self::count_seen(game, seat, viewer);
        let mut copies = [0; CARD_COUNT];
        for &(kind, number) in &deck.cards {
            copies[kind.index()] = number;
        }
        let mut hidden: List<Hidden, OWN> = List::EMPTY;
        for kind in Kind::set(game.faction(seat)).filter(|kind| !kind.is_side_deck()) {
            let left = copies[kind.index()].checked_sub(seen[kind.index()])?;
            let called = kind.traits().answers.is_some_and(|band| known.called.contains(&band));
            if left > 0 && called || hidden.len() + usize::from(left) > count {
                return None;
            }
            // GW-DECK-7: the side deck is public.
            let summons = |result: Kind| seen[result.index()] > 0;
            if result_of(kind).is_some_and(|result| summons(result) != (copies[kind.index()] > 0)) {
                return None;
            }
            for _ in 0..left {
                hidden.push(Hidden { kind, place: Whereabouts::Anywhere });
            }
        }
        (hidden.len() == count).then_some(hidden)
    }

    /// How many of each card the viewer sees somewhere, and how many cards he does not see.
    fn count_seen(game: &Gwent, seat: Seat, viewer: Viewer) -> ([u8; CARD_COUNT], usize) {
        let side = &game.sides[seat];
        let mut seen = [0; CARD_COUNT];
        for card in game.all_cards().filter(|card| card.owner == seat) {
            seen[card.kind.index()] += 1;
        }
        let in_hand = side.hand.iter().filter(|held| !is_known_to(viewer, held.known));
        let hidden = side.deck.iter().chain(&side.aside).copied();
        let mut count = 0;
        for kind in hidden.chain(in_hand.map(|held| held.card.kind)) {
            seen[kind.index()] -= 1;
            count += 1;
        }
        (seen, count)
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
            self.certain.push(Hidden { kind: *kind, place: Whereabouts::Returned });
        }
    }

    /// GW-DECK-7: the side deck is public, so that a Cow must be somewhere.
    fn add_sources(&mut self, game: &Gwent, seat: Seat, seen: &mut [u8; CARD_COUNT]) {
        for source in Kind::set(game.faction(seat)) {
            let Some(result) = result_of(source) else { continue };
            let certain = self.is_certain(source);
            if seen[result.index()] == 0 && !self.is_certain(result) {
                // Never to be imagined.
                seen[source.index()] = source.copies();
            } else if seen[source.index()] == 0 && !certain {
                self.certain.push(Hidden { kind: source, place: Whereabouts::Anywhere });
            }
        }
    }

    fn is_certain(&self, kind: Kind) -> bool {
        self.certain.iter().any(|hidden| hidden.kind == kind)
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

    /// Some questions show what is in a deck: they would not be asked otherwise.
    pub fn pin_what_is_asked_for(&mut self, game: &Gwent, seat: Seat, rng: &mut Rng) {
        let Some(Awaited { seat: awaited, decision }) = game.awaited else { return };
        let is_weather = |kind: Kind| matches!(kind.special(), Some(Special::Weather(_)));
        let field = &game.sides[seat].field;
        let is_bonded = |kind: Kind| {
            kind.traits().bond > 0 && field.iter().any(|placed| placed.card.kind == kind)
        };
        if awaited != seat {
            return;
        }
        match decision {
            Decision::PlaceMardroeme => self.pin(1, |kind| kind == Kind::MARDROEME, rng),
            Decision::Pick(Pick::Weather) => self.pin(2, is_weather, rng),
            Decision::Pick(Pick::Namesake) => self.pin(2, is_bonded, rng),
            // These show only what is open, what the player holds, or that he has a deck.
            Decision::WhoStarts
            | Decision::Exchange
            | Decision::Turn
            | Decision::PlaceUnit { .. }
            | Decision::Revive
            | Decision::Pick(Pick::OwnPile | Pick::TheirPile | Pick::Cost { .. } | Pick::Deck) => {}
        }
    }

    /// Makes so many different cards of a sort certain to be in the deck.
    fn pin(&mut self, wanted: usize, is_wanted: impl Fn(Kind) -> bool, rng: &mut Rng) {
        for _ in 0..wanted {
            let pinned = |unseen: &Self, kind| {
                let mut certain = unseen.certain.iter();
                certain.any(|card| card.kind == kind && card.place == Whereabouts::Deck)
            };
            let mut found: List<Kind, SET> = List::EMPTY;
            for kind in
                self.certain.iter().map(|hidden| hidden.kind).chain(self.possible.iter().copied())
            {
                if is_wanted(kind) && !pinned(self, kind) {
                    found.push(kind);
                }
            }
            let Some(&kind) = rng.pick(&found) else { return };
            let place = Whereabouts::Deck;
            match self.certain.iter_mut().find(|hidden| hidden.kind == kind) {
                Some(certain) => certain.place = place,
                None if self.possible.take(kind) => self.certain.push(Hidden { kind, place }),
                None => {}
            }
        }
    }

    /// The certain cards and random possible ones. Nothing, if there are not enough: the position
    /// was none that a game can reach.
    pub fn sample(&self, rng: &mut Rng) -> Option<List<Hidden, OWN>> {
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
            hidden.push(Hidden { kind, place: Whereabouts::Anywhere });
        }
        (hidden.len() == self.count).then_some(hidden)
    }
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
