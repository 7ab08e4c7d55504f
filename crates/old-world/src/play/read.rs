//! What the rest of the house may read of a state. Nothing outside the crate writes to one: games
//! are played, and positions are built (`position`).

use tabletop::{BySeat, Seat};

use super::fight::Fight;
use super::state::{InPlay, Lair, OldWorld, Poker, Turn};
use super::witcher::Witcher;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::location::Location;
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::school::School;
use crate::world::story::Story;

#[expect(missing_docs, reason = "as in the state")]
impl OldWorld {
    pub const fn players(&self) -> &BySeat<Witcher> {
        &self.players
    }

    pub const fn first(&self) -> Seat {
        self.first
    }

    pub const fn active(&self) -> Seat {
        self.active
    }

    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    pub const fn turns(&self) -> u16 {
        self.turns
    }

    pub const fn market(&self) -> &[Option<Card>; 6] {
        &self.market
    }

    pub fn market_deck(&self) -> &[Card] {
        &self.market_deck
    }

    pub fn common_discard(&self) -> &[Card] {
        &self.common_discard
    }

    pub fn removed(&self) -> &[Card] {
        &self.removed
    }

    pub fn potion_deck(&self) -> &[Potion] {
        &self.potion_deck
    }

    pub fn potion_discard(&self) -> &[Potion] {
        &self.potion_discard
    }

    pub const fn story_decks(&self) -> &[Vec<Story>; 2] {
        &self.story_decks
    }

    pub const fn story_removed(&self) -> &[Vec<Story>; 2] {
        &self.story_removed
    }

    pub fn in_play(&self) -> &[InPlay] {
        &self.in_play
    }

    pub const fn tokens(&self) -> &[Vec<Location>; 3] {
        &self.tokens
    }

    pub const fn lairs(&self) -> &[Lair; 3] {
        &self.lairs
    }

    pub const fn bestiary(&self) -> &[Vec<Monster>; 3] {
        &self.bestiary
    }

    pub fn extra_pile(&self) -> &[Monster] {
        &self.extra_pile
    }

    pub fn driven_away(&self) -> &[Monster] {
        &self.driven_away
    }

    pub fn attacks(&self) -> &[AttackCard] {
        &self.attacks
    }

    pub const fn masteries(&self) -> [u8; 4] {
        self.masteries
    }

    pub fn offered(&self) -> &[School] {
        &self.offered
    }

    pub const fn closed_tavern(&self) -> Option<Location> {
        self.closed_tavern
    }

    pub const fn poker(&self) -> Option<&Poker> {
        self.poker.as_ref()
    }

    pub const fn ongoing_fight(&self) -> Option<&Fight> {
        self.fight.as_ref()
    }

    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }
}
