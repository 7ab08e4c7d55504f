//! The state of a game: everything there is to know, at any decision.

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, BySeat, Rng, Seat};

use super::fight::Fight;
use super::task::Task;
use super::witcher::Witcher;
use crate::puzzle::Puzzle;
use crate::wild_hunt::Hunt;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::combo::Laid;
use crate::world::location::Location;
use crate::world::monster::Monster;
use crate::world::poker::Dice;
use crate::world::potion::Potion;
use crate::world::school::School;
use crate::world::story::{Side, Story};

/// A game of Old World. Piles are kept with their top card last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OldWorld {
    /// The one source of chance.
    pub(crate) rng: Rng,
    /// The witchers, in turn order.
    pub(crate) players: BySeat<Witcher>,
    /// OW-SETUP-6.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// What has been done in this turn.
    pub(crate) turn: Turn,
    /// Turns begun so far, all players together.
    pub(crate) turns: u16,
    /// OW-MARKET-1: slots 1 to 6, left to right.
    pub(crate) market: [Option<Card>; 6],
    /// The market deck.
    pub(crate) market_deck: Vec<Card>,
    /// The common discard of action cards.
    pub(crate) common_discard: Vec<Card>,
    /// Action cards destroyed for good.
    pub(crate) removed: Vec<Card>,
    /// The potion deck.
    pub(crate) potion_deck: Vec<Potion>,
    /// The common discard of potions.
    pub(crate) potion_discard: Vec<Potion>,
    /// City and wilds.
    pub(crate) story_decks: [Vec<Story>; 2],
    /// Their removed cards.
    pub(crate) story_removed: [Vec<Story>; 2],
    /// Cards being resolved, the innermost last.
    pub(crate) in_play: Vec<InPlay>,
    /// Location tokens by terrain.
    pub(crate) tokens: [Vec<Location>; 3],
    /// OW-SETUP-4: one monster slot per terrain.
    pub(crate) lairs: [Lair; 3],
    /// Monster tokens by level.
    pub(crate) bestiary: [Vec<Monster>; 3],
    /// OW-P45-1.
    pub(crate) extra_pile: Vec<Monster>,
    /// OW-END-DRIVE.
    pub(crate) driven_away: Vec<Monster>,
    /// The monsters' combat deck.
    pub(crate) attacks: Vec<AttackCard>,
    /// Attribute trophies in the supply.
    pub(crate) masteries: [u8; 4],
    /// Attribute trophies left in the box.
    pub(crate) boxed_masteries: [u8; 4],
    /// School trophies left in the box.
    pub(crate) boxed_medallions: [u8; 5],
    /// Schools whose starting cards are still in the box.
    pub(crate) boxed_schools: Vec<School>,
    /// OW-SETUP-7: boards not yet chosen.
    pub(crate) boards: Vec<School>,
    /// Boards shown to the seat that chooses.
    pub(crate) offered: Vec<School>,
    /// Are boards chosen freely?
    pub(crate) free_boards: bool,
    /// OW-PVP-7.
    pub(crate) closed_tavern: Option<Location>,
    /// The game of dice going on.
    pub(crate) poker: Option<Poker>,
    /// The fight going on.
    pub(crate) fight: Option<Fight>,
    /// Who has won.
    pub(crate) winner: Option<Seat>,
    /// What still has to happen.
    pub(crate) agenda: Agenda<Task>,
    /// What Wild Hunt adds, if that is played. Asked for by `mode.rs` and `wild_hunt/` alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hunt: Option<Box<Hunt>>,
    /// The puzzle that was laid out instead of a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) puzzle: Option<Puzzle>,
}

/// What has been done in the current turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// OW-ACT-1: has the active player moved, so that he may act where he stands?
    pub moved: bool,
    /// OW-ACT-2: places whose action was used, by number.
    pub acted: u32,
    /// OW-ACT-3: seats played poker with.
    pub gambled: u8,
    /// Kept cards used up for this turn.
    pub spent: Vec<Story>,
    /// OW-QUEST-9: the sum of phase-III modifiers.
    pub draw: i8,
    /// OW-END-LOSS, OW-PVP-5: was a fight lost?
    pub lost: bool,
    /// Phase III draws exactly so many (Rotfiend).
    pub exactly: Option<u8>,
    /// OW-SOLO-7: the market slot, from 0, of the card bought in phase III.
    pub bought: Option<u8>,
}

/// A monster slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lair {
    /// Who lives there.
    pub monster: Option<Monster>,
    /// Where that is.
    pub at: Option<Location>,
}

/// An exploration or event card being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InPlay {
    /// The card.
    pub story: Story,
    /// The option chosen.
    pub side: Option<Side>,
    /// The combo of its short fight.
    pub combo: Vec<Laid>,
}

/// A game of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poker {
    /// Against whom.
    pub against: Opponent,
    /// The active player's dice.
    #[serde(rename = "own")]
    pub active: Dice,
    /// The other side's dice; a lone witcher plays against none.
    pub other: Option<Dice>,
}

/// Whom the active player plays dice with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// OW-POKER-1.
    Witcher(Seat),
    /// OW-POKER-9: locals, for whom this seat decides.
    Locals(Seat),
    /// OW-SOLO-3.
    Bank,
}

impl Opponent {
    /// Who decides what the other side rolls again.
    pub(crate) const fn decider(self) -> Option<Seat> {
        match self {
            Self::Witcher(seat) | Self::Locals(seat) => Some(seat),
            Self::Bank => None,
        }
    }
}

impl OldWorld {
    /// How many play.
    pub fn seat_count(&self) -> u8 {
        self.players.seats()
    }

    /// What Wild Hunt adds, if that is played. A build without the game has none, and the compiler
    /// leaves out what would follow.
    pub(crate) fn hunt(&self) -> Option<&Hunt> {
        if cfg!(feature = "wild-hunt") { self.hunt.as_deref() } else { None }
    }

    /// The same, to be changed.
    pub(crate) fn hunt_mut(&mut self) -> Option<&mut Hunt> {
        if cfg!(feature = "wild-hunt") { self.hunt.as_deref_mut() } else { None }
    }

    /// The seat just before this one: its right-hand neighbour.
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        let seats = self.seat_count();
        Seat((seat.0 + seats - 1) % seats)
    }

    /// The seats after `seat`, clockwise, without it.
    pub(crate) fn others_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seat_count();
        (1..seats).map(move |step| Seat((seat.0 + step) % seats))
    }
}
