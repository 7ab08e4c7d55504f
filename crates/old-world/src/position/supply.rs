//! Where pieces come from and go to.

use super::Position;
use crate::play::OldWorld;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::location::Location;
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::story::Story;

impl Position {
    /// Takes an action card from wherever it lies; for a stand-in, or in place of one that was lent,
    /// the lowest card of the market deck makes room.
    pub(super) fn take_card(&mut self, card: Card) {
        if card.is_specimen() {
            self.0.market_deck.remove(0);
            return;
        }
        let game = &mut self.0;
        if let Some(slot) = game.market.iter_mut().find(|slot| **slot == Some(card)) {
            *slot = None;
            return;
        }
        let piles = [&mut game.market_deck, &mut game.common_discard, &mut game.removed];
        let owned = game.players.values_mut();
        let owned = owned.flat_map(|own| [&mut own.deck, &mut own.discard, &mut own.hand]);
        for pile in piles.into_iter().chain(owned) {
            if let Some(at) = pile.iter().position(|lying| *lying == card) {
                pile.remove(at);
                return;
            }
        }
        assert!(self.lent().contains(&card), "{card:?} is not in this game");
        self.0.market_deck.remove(0);
    }

    /// Puts action cards under the market deck, where nobody draws them soon; for a stand-in its
    /// card comes back.
    pub(super) fn put_back(&mut self, cards: Vec<Card>) {
        for card in cards {
            let real = if card.is_specimen() { self.lent().pop() } else { Some(card) };
            self.0.market_deck.splice(0..0, real);
        }
    }

    /// So many market cards that do not matter, from the first or the last of their table.
    pub(super) fn take_any(&mut self, count: usize, skip: usize) -> Vec<Card> {
        let deck = &self.0.market_deck;
        let lying = Card::market().skip(skip).filter(|card| deck.contains(card));
        let cards: Vec<Card> = lying.take(count).collect();
        assert_eq!(cards.len(), count, "the market deck is too small");
        cards.iter().for_each(|card| self.take_card(*card));
        cards
    }

    /// Real action cards that stand-ins have taken the place of.
    fn lent(&self) -> Vec<Card> {
        let game = &self.0;
        let boxed = |card: &Card| {
            game.boxed_schools.iter().any(|school| Card::starting(*school).any(|one| one == *card))
        };
        let present: Vec<Card> = all_cards(game).collect();
        Card::real().filter(|card| !boxed(card) && !present.contains(card)).collect()
    }

    /// The same position with real pieces in place of stand-ins.
    pub(super) fn with_real_pieces(&self) -> OldWorld {
        let mut lent = self.lent();
        let mut game = self.0.clone();
        for own in game.players.values_mut() {
            for pile in [&mut own.hand, &mut own.deck, &mut own.discard] {
                replace(pile.iter_mut(), &mut lent);
            }
            tabletop::order::sort(&mut own.hand);
        }
        let piles = [&mut game.market_deck, &mut game.common_discard, &mut game.removed];
        piles.into_iter().for_each(|pile| replace(pile.iter_mut(), &mut lent));
        replace(game.market.iter_mut().flatten(), &mut lent);
        let open = game.in_play.iter_mut().flat_map(|card| &mut card.combo);
        replace(open.map(|laid| &mut laid.card), &mut lent);
        let brawls = game.hunt_mut().and_then(|hunt| hunt.brawl.as_mut());
        let laid = brawls.into_iter().flat_map(|brawl| brawl.combos.iter_mut().flatten());
        replace(laid.map(|laid| &mut laid.card), &mut lent);
        let mut attacks = AttackCard::deck();
        if let Some(fight) = &mut game.fight {
            let laid = fight.sides.iter_mut().flat_map(|side| &mut side.combo);
            replace(laid.map(|laid| &mut laid.card), &mut lent);
            let used = fight.revealed.iter_mut().map(|(card, _)| card);
            let all = fight.pool.iter_mut().chain(&mut fight.pool_discard).chain(used);
            for card in all.filter(|card| card.rider().is_none()) {
                *card = attacks.pop().unwrap_or(*card);
            }
        }
        for card in &mut game.attacks {
            *card = attacks.pop().unwrap_or(*card);
        }
        game
    }

    /// Takes a potion from the deck or the discard.
    pub(super) fn take_potion(&mut self, potion: Potion) {
        let piles = [&mut self.0.potion_deck, &mut self.0.potion_discard];
        let found = piles.into_iter().find_map(|pile| {
            let at = pile.iter().position(|lying| *lying == potion)?;
            Some(pile.remove(at))
        });
        assert!(found.is_some(), "all {potion:?} are held");
    }

    /// Takes a story card from its deck; events are in no deck.
    pub(super) fn take_story(&mut self, story: Story) {
        for pile in self.0.story_decks.iter_mut().chain(&mut self.0.story_removed) {
            pile.retain(|lying| *lying != story);
        }
    }

    /// Takes a monster from its stack.
    pub(super) fn take_monster(&mut self, monster: Monster) {
        for stack in &mut self.0.bestiary {
            stack.retain(|lying| *lying != monster);
        }
        self.0.extra_pile.retain(|lying| *lying != monster);
    }

    /// Takes a location token from its stack, or from somebody who gets another for it.
    pub(super) fn take_token(&mut self, at: Location) {
        let terrain = at.terrain().expect("a place that has a token").index();
        let stack = &mut self.0.tokens[terrain];
        if let Some(lying) = stack.iter().position(|token| *token == at) {
            stack.remove(lying);
            return;
        }
        let mut trails = self.0.players.values_mut().map(|own| &mut own.trails[terrain]);
        let trail = trails.find(|trail| **trail == Some(at));
        *trail.expect("a token that lies open stays where it is") = stack.pop();
    }

    /// Puts a token under its stack.
    pub(super) fn return_token(&mut self, token: Option<Location>) {
        if let Some(at) = token {
            let terrain = at.terrain().expect("a place that has a token").index();
            self.0.tokens[terrain].insert(0, at);
        }
    }
}

fn replace<'a>(cards: impl Iterator<Item = &'a mut Card>, lent: &mut Vec<Card>) {
    for card in cards.filter(|card| card.is_specimen()) {
        *card = lent.pop().unwrap_or(*card);
    }
}

fn all_cards(game: &OldWorld) -> impl Iterator<Item = Card> {
    let piles = [&game.market_deck, &game.common_discard, &game.removed];
    let owned = game.players.values().flat_map(|own| [&own.hand, &own.deck, &own.discard]);
    let stories = game.in_play.iter().flat_map(|card| &card.combo);
    let fights = game.fight.iter().flat_map(|fight| &fight.sides).flat_map(|side| &side.combo);
    let brawls = game.hunt().and_then(|hunt| hunt.brawl.as_ref());
    let brawls = brawls.into_iter().flat_map(|brawl| brawl.combos.iter().flatten());
    let laid = stories.chain(fights).chain(brawls).map(|laid| laid.card);
    let open = game.market.iter().flatten().copied();
    piles.into_iter().chain(owned).flatten().copied().chain(open).chain(laid)
}
