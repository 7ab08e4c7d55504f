//! What lies on the table.

use tabletop::Seat;

use super::{Piece, Pieces, Position, named};
use crate::play::HeldQuest;
use crate::world::action_card::Card;
use crate::world::effect::Cost;
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::story::{Story, StoryDeck};

impl Position {
    /// A monster in the slot of its place's terrain.
    #[must_use]
    pub fn monster(mut self, monster: impl Piece<Monster>, at: Location) -> Self {
        let monster = monster.piece();
        let terrain = at.terrain().expect("monsters live where there are tokens").index();
        let old = std::mem::take(&mut self.0.lairs[terrain]);
        self.return_token(old.at);
        if let Some(gone) = old.monster {
            self.0.bestiary[usize::from(gone.level()) - 1].insert(0, gone);
        }
        self.take_monster(monster);
        self.take_token(at);
        self.0.lairs[terrain].monster = Some(monster);
        self.0.lairs[terrain].at = Some(at);
        self
    }

    /// A monster on the extra pile (OW-P45-1).
    #[must_use]
    pub fn extra(mut self, monster: impl Piece<Monster>) -> Self {
        let monster = monster.piece();
        self.take_monster(monster);
        self.0.extra_pile.push(monster);
        self
    }

    /// The names of the cards of the market, left to right; `-` is an empty slot.
    #[must_use]
    pub fn market(mut self, names: &str) -> Self {
        let old = std::mem::take(&mut self.0.market);
        self.put_back(old.into_iter().flatten().collect());
        for (slot, name) in names.split_whitespace().enumerate() {
            if name != "-" {
                let card = named(name);
                self.take_card(card);
                self.0.market[slot] = Some(card);
            }
        }
        self
    }

    /// Cards on top of the market deck, the uppermost last.
    #[must_use]
    pub fn market_deck(mut self, cards: impl Pieces<Card>) -> Self {
        let cards = cards.pieces();
        cards.iter().for_each(|card| self.take_card(*card));
        self.0.market_deck.extend(cards);
        self
    }

    /// Every action card there is has been destroyed.
    #[must_use]
    pub fn without_cards(mut self) -> Self {
        let game = &mut self.0;
        game.removed.append(&mut game.market_deck);
        game.removed.append(&mut game.common_discard);
        game.removed.extend(game.market.iter_mut().filter_map(Option::take));
        for own in game.players.values_mut() {
            for pile in [&mut own.hand, &mut own.deck, &mut own.discard] {
                game.removed.append(pile);
            }
        }
        self
    }

    /// A token on top of its stack.
    #[must_use]
    pub fn token_on_top(mut self, at: Location) -> Self {
        self.take_token(at);
        let terrain = at.terrain().expect("a place that has a token");
        self.0.tokens[terrain.index()].push(at);
        self
    }

    /// Only these tokens in a stack, the top last; a rival has the others, each on a quest.
    #[must_use]
    pub fn stack(mut self, terrain: Terrain, left: &[Location], rival: Seat) -> Self {
        for at in std::mem::take(&mut self.0.tokens[terrain.index()]) {
            if !left.contains(&at) {
                self = self.spare_quest(rival, at);
            }
        }
        self.0.tokens[terrain.index()] = left.to_vec();
        self
    }

    /// A quest whose only use is the token on it.
    fn spare_quest(mut self, seat: Seat, at: Location) -> Self {
        let story = self.0.story_decks[StoryDeck::Wilds.index()].remove(0);
        self.0.players[seat].quests.push(HeldQuest {
            story,
            at,
            cost: Cost::Free,
            event: 1,
            token: true,
            fresh: false,
        });
        self
    }

    /// A story on top of its deck.
    #[must_use]
    pub fn story_on_top(mut self, story: impl Piece<Story>) -> Self {
        let story = story.piece();
        let deck = story.deck().expect("an exploration card");
        self.take_story(story);
        self.0.story_decks[deck.index()].push(story);
        self
    }

    /// All cards of a deck have been removed.
    #[must_use]
    pub fn explored(mut self, deck: StoryDeck) -> Self {
        let mut cards = std::mem::take(&mut self.0.story_decks[deck.index()]);
        self.0.story_removed[deck.index()].append(&mut cards);
        self
    }

    /// A rival keeps all cards of a deck.
    #[must_use]
    pub fn all_kept(mut self, deck: StoryDeck, rival: Seat) -> Self {
        let cards = std::mem::take(&mut self.0.story_decks[deck.index()]);
        self.0.players[rival].kept.extend(cards);
        self
    }

    /// A potion on top of the deck.
    #[must_use]
    pub fn potion_on_top(mut self, potion: impl Piece<Potion>) -> Self {
        let potion = potion.piece();
        self.take_potion(potion);
        self.0.potion_deck.push(potion);
        self
    }

    /// All potions of the deck have been poured away.
    #[must_use]
    pub fn poured_away(mut self) -> Self {
        let mut deck = std::mem::take(&mut self.0.potion_deck);
        self.0.potion_discard.append(&mut deck);
        self
    }

    /// Somebody has all monsters of a level that are left as trophies.
    #[must_use]
    pub fn all_killed(mut self, level: u8, seat: Seat) -> Self {
        let mut stack = std::mem::take(&mut self.0.bestiary[usize::from(level) - 1]);
        self.0.players[seat].monsters.append(&mut stack);
        self
    }

    /// OW-PVP-7.
    #[must_use]
    pub const fn closed_tavern(mut self, at: Location) -> Self {
        self.0.closed_tavern = Some(at);
        self
    }

    /// Turns begun so far.
    #[must_use]
    pub const fn turns(mut self, turns: u16) -> Self {
        self.0.turns = turns;
        self
    }
}
