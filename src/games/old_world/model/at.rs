//! Everything on the table that can be pointed at, with the text form that stands in the page as
//! `data-at`.

use std::fmt;

use ::old_world::versus::{Bet, Pay};
use ::old_world::world::attack::Half;
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::{Location, Terrain};
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use ::old_world::world::story::{Side, StoryDeck};
use tabletop::Seat;

/// A thing on the table. Numbers count from 0 in the order in which the view lists such things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A place of the map.
    Place(Location),
    /// The monster of a terrain, on the map.
    Monster(Terrain),
    /// Its contract.
    Contract(Terrain),
    /// A witcher's medallion on the map.
    Witcher(Seat),
    /// A witcher's board.
    Board(Seat),
    /// What can be done at a place.
    Badge(Location),
    /// An own quest: its token on the map, or its line on the board.
    Quest(usize),
    /// A kept card of one's own.
    Kept(usize),
    /// The socket of a trail on the own board.
    Trail(Terrain),
    /// An attribute of the own board.
    Attribute(Attribute),
    /// A bottle of the own board.
    Bottle(usize),
    /// A card of the own hand.
    Hand(usize),
    /// A slot of the market.
    Stall(usize),
    /// A link of a card in the combo: which card, and which of its fields.
    Tab { card: usize, link: usize },
    /// Something to use in a fight, in the order of [`super::tricks`].
    Trick(usize),
    /// A die.
    Die(usize),
    /// An option of the open story.
    Side(Side),
    /// One of several alternatives.
    Slip(usize),
    /// A card of the spread, in the order of [`super::spread`].
    Spread(usize),
    /// A half of a combat card.
    Half(Half),
    /// A pile of stories.
    Pile(StoryDeck),
    /// Somebody's deck.
    Deck(Seat),
    /// Somebody's discard pile.
    Discard(Seat),
    /// A school's board that is offered.
    School(School),
    /// A terrain that is offered.
    Terrain(Terrain),
    /// A fighter one may bet on.
    Coin(Bet),
    /// A way to pay for a move.
    Way(Way),
    /// What lies beside the market: the common discard.
    Common,
    /// Action cards that have left the game.
    Removed,
    /// One of the buttons of the status line.
    Act(usize),
    /// Wild Hunt: the hound of a place.
    Hound(Location),
    /// Wild Hunt: the rider.
    Rider,
}

/// OW-MOVE-3: how a move is paid, the cheapest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// A kept card: nothing.
    Free,
    /// A card of the terrain.
    Card,
    /// A kept card: any one card.
    Alone,
    /// Any card and 1 gold.
    CardAndGold,
    /// Any two cards.
    Two,
}

impl Way {
    /// All of them, the cheapest first.
    pub const ALL: [Self; 5] = [Self::Free, Self::Card, Self::Alone, Self::CardAndGold, Self::Two];

    /// The way of a payment.
    pub const fn of(pay: Pay) -> Self {
        match pay {
            Pay::Card(_) => Self::Card,
            Pay::CardAndGold(_) => Self::CardAndGold,
            Pay::Two(..) => Self::Two,
            Pay::Free => Self::Free,
            Pay::Alone(_) => Self::Alone,
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(place) => write!(f, "place {}", place.slug()),
            Self::Monster(terrain) => write!(f, "monster {}", terrain.slug()),
            Self::Contract(terrain) => write!(f, "contract {}", terrain.slug()),
            Self::Witcher(seat) => write!(f, "witcher {}", seat.0),
            Self::Board(seat) => write!(f, "board {}", seat.0),
            Self::Badge(place) => write!(f, "badge {}", place.slug()),
            Self::Quest(at) => write!(f, "quest {at}"),
            Self::Kept(at) => write!(f, "kept {at}"),
            Self::Trail(terrain) => write!(f, "trail {}", terrain.slug()),
            Self::Attribute(attribute) => write!(f, "attribute {}", attribute.slug()),
            Self::Bottle(at) => write!(f, "bottle {at}"),
            Self::Hand(at) => write!(f, "hand {at}"),
            Self::Stall(at) => write!(f, "stall {at}"),
            Self::Tab { card, link } => write!(f, "tab {card} {link}"),
            Self::Trick(at) => write!(f, "trick {at}"),
            Self::Die(at) => write!(f, "die {at}"),
            Self::Side(Side::A) => f.write_str("side a"),
            Self::Side(Side::B) => f.write_str("side b"),
            Self::Slip(at) => write!(f, "slip {at}"),
            Self::Spread(at) => write!(f, "spread {at}"),
            Self::Half(Half::Charge) => f.write_str("half charge"),
            Self::Half(Half::Bite) => f.write_str("half bite"),
            Self::Pile(deck) => write!(f, "pile {}", deck.slug()),
            Self::Deck(seat) => write!(f, "deck {}", seat.0),
            Self::Discard(seat) => write!(f, "discard {}", seat.0),
            Self::School(school) => write!(f, "school {}", school.slug()),
            Self::Terrain(terrain) => write!(f, "terrain {}", terrain.slug()),
            Self::Coin(Bet::Attacker) => f.write_str("coin attacker"),
            Self::Coin(Bet::Defender) => f.write_str("coin defender"),
            Self::Way(way) => write!(f, "way {}", *way as u8),
            Self::Common => f.write_str("common"),
            Self::Removed => f.write_str("removed"),
            Self::Act(at) => write!(f, "act {at}"),
            Self::Hound(place) => write!(f, "hound {}", place.slug()),
            Self::Rider => f.write_str("rider"),
        }
    }
}

impl At {
    /// The thing of that text.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let word = words.next().unwrap_or_default();
        let number = || word.parse::<usize>().ok();
        let seat = || word.parse().ok().map(Seat);
        Some(match kind {
            "place" => Self::Place(Slug::from_slug(word)?),
            "monster" => Self::Monster(Slug::from_slug(word)?),
            "contract" => Self::Contract(Slug::from_slug(word)?),
            "witcher" => Self::Witcher(seat()?),
            "board" => Self::Board(seat()?),
            "badge" => Self::Badge(Slug::from_slug(word)?),
            "quest" => Self::Quest(number()?),
            "kept" => Self::Kept(number()?),
            "trail" => Self::Trail(Slug::from_slug(word)?),
            "attribute" => Self::Attribute(Slug::from_slug(word)?),
            "bottle" => Self::Bottle(number()?),
            "hand" => Self::Hand(number()?),
            "stall" => Self::Stall(number()?),
            "tab" => Self::Tab { card: number()?, link: words.next()?.parse().ok()? },
            "trick" => Self::Trick(number()?),
            "die" => Self::Die(number()?),
            "side" => Self::Side(if word == "a" { Side::A } else { Side::B }),
            "slip" => Self::Slip(number()?),
            "spread" => Self::Spread(number()?),
            "half" => Self::Half(if word == "charge" { Half::Charge } else { Half::Bite }),
            "pile" => Self::Pile(Slug::from_slug(word)?),
            "deck" => Self::Deck(seat()?),
            "discard" => Self::Discard(seat()?),
            "school" => Self::School(Slug::from_slug(word)?),
            "terrain" => Self::Terrain(Slug::from_slug(word)?),
            "coin" => Self::Coin(if word == "attacker" { Bet::Attacker } else { Bet::Defender }),
            "way" => Self::Way(*Way::ALL.get(number()?)?),
            "common" => Self::Common,
            "removed" => Self::Removed,
            "act" => Self::Act(number()?),
            "hound" => Self::Hound(Slug::from_slug(word)?),
            "rider" => Self::Rider,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_reads_back() {
        let terrain = Terrain::Water;
        let all = [
            At::Place(Location::LocIchaer),
            At::Monster(terrain),
            At::Contract(terrain),
            At::Witcher(Seat(4)),
            At::Board(Seat(1)),
            At::Badge(Location::Cintra),
            At::Quest(2),
            At::Kept(0),
            At::Trail(terrain),
            At::Attribute(Attribute::Special),
            At::Bottle(3),
            At::Hand(6),
            At::Stall(5),
            At::Tab { card: 2, link: 1 },
            At::Trick(7),
            At::Die(4),
            At::Side(Side::A),
            At::Side(Side::B),
            At::Slip(1),
            At::Spread(21),
            At::Half(Half::Charge),
            At::Half(Half::Bite),
            At::Pile(StoryDeck::Wilds),
            At::Deck(Seat(0)),
            At::Discard(Seat(1)),
            At::School(School::Viper),
            At::Terrain(terrain),
            At::Coin(Bet::Attacker),
            At::Coin(Bet::Defender),
            At::Common,
            At::Removed,
            At::Act(2),
            At::Hound(Location::Cintra),
            At::Rider,
        ];
        for at in all.into_iter().chain(Way::ALL.map(At::Way)) {
            assert_eq!(At::read(&at.to_string()), Some(at));
        }
        assert_eq!(At::read("place nowhere"), None);
        assert_eq!(At::read("hand"), None);
        assert_eq!(At::read(""), None);
    }
}
