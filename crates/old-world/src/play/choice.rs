//! What may be answered: atomic choices, each with a short text form (`choice_text.rs`).

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::wild_hunt::HuntChoice;
use crate::world::action_card::Card;
use crate::world::attack::{AttackCard, Half};
use crate::world::effect::Attribute;
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::school::School;
use crate::world::source::Source;
use crate::world::story::{Side, Story, StoryDeck};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// `board wolf`.
    Board(School),
    /// `second-level forest`: where the level-II monster goes.
    Slot2(Terrain),
    /// `raise attack`, also where an attribute is trained.
    Raise(Attribute),
    /// `lower attack`.
    Lower(Attribute),
    /// `move novigrad with whirl-3`, `… and gold`, `… and veil-1`, `move novigrad free`.
    Move(Location, Pay),
    /// `act`: the action of the place.
    Act,
    /// `poker 2`: with that seat.
    Poker(Seat),
    /// `quest market-crowd`.
    Quest(Story),
    /// `end`: on to phase II.
    End,
    /// `discard whirl-3`.
    Discard(Card),
    /// `destroy whirl-3`.
    Destroy(Card),
    /// `take whirl-3`.
    Take(Card),
    /// `remove whirl-3`: from the market.
    Remove(Card),
    /// `done`, `none`: nothing more of this.
    Done,
    /// `track water`: start a tracking quest.
    Track(Terrain),
    /// `trail water`: take a trail token, or a quest token.
    Trail(Terrain),
    /// `reroll 2 2 5`: these faces again; `reroll none`.
    Reroll([u8; 5]),
    /// `pour swallow`: discard a potion.
    Pour(Potion),
    /// `fight arachas`.
    Fight(Monster),
    /// `duel 2`: fight that seat.
    Duel(Seat),
    /// `meditate attack`.
    Meditate(Attribute),
    /// `explore city`.
    Explore(StoryDeck),
    /// `cash-in debt`: the gold of a kept card in place of an exploration.
    CashIn(Story),
    /// `option a`.
    Option(Side),
    /// `bet attacker`, `bet defender`.
    Bet(Bet),
    /// `use ability-wolf`, `use potion-swallow`, `use trophy-griffin`.
    Use(Source),
    /// `combo add whirl-3`; `combo add whirl-3 by 2` uses the second field that fits.
    Add(Card, u8),
    /// `charge` or `bite`.
    Half(Half),
    /// `buy whirl-3`.
    Buy(Card),
    /// `pick 2`: that alternative.
    Pick(u8),
    /// `discard-attack drop-4`: from the monster's pool.
    DiscardAttack(AttackCard),
    /// `next whirl-3`: of the looked-at cards this one lies next, from the top.
    Next(Card),
    /// `next-attack drop-4`: the same for the monster's pool.
    NextAttack(AttackCard),
    /// What only Wild Hunt knows.
    Hunt(HuntChoice),
}

/// OW-MOVE-3: how a move is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pay {
    /// (a), (b): a card of the terrain, or a universal one.
    Card(Card),
    /// (c): any card and 1 gold.
    CardAndGold(Card),
    /// (d): any two cards.
    Two(Card, Card),
    /// A kept card: nothing.
    Free,
    /// A kept card: any one card.
    Alone(Card),
}

/// OW-BET-1: on whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bet {
    /// The witcher who started the fight.
    Attacker,
    /// The other one.
    Defender,
}
