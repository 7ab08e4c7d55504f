//! The twenty-five leaders.

use super::Weather;
use crate::{Faction, Row};

/// What a leader can do (section 16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeaderEffect {
    /// Passive: every non-hero spy on either side counts double.
    DoubleSpies,
    /// Passive: whoever returns a unit from a pile to the battlefield gets a random one.
    RandomRevival,
    /// Passive: the opponent's leader is switched off.
    SilenceLeader,
    /// Passive: one card more at the deal.
    ExtraCard,
    /// Passive: weather takes only half (GW-CALC-4).
    HalveWeather,
    /// Takes a card from the own discard pile to the hand.
    TakeFromOwnPile,
    /// Takes a card from the opponent's discard pile to the hand.
    TakeFromTheirPile,
    /// Doubles an own row until the round ends (GW-LEAD-8).
    DoubleRow(Row),
    /// Discards two cards, then takes one from the deck.
    TradeTwoForOne,
    /// Plays any weather card from the deck.
    PlayAnyWeather,
    /// Plays this weather card from the deck.
    PlayWeather(Weather),
    /// Looks at three cards of the opponent's hand.
    SpyOnHand,
    /// Discards all weather.
    ClearWeather,
    /// GW-SCU-1 against the opponent's row.
    ScorchRow(Row),
    /// Moves agile units to the row where they are strongest.
    MoveAgile,
    /// Plays a namesake of a bonded unit from the deck.
    CallNamesake,
    /// Both players shuffle their piles into their decks.
    ReturnPiles,
    /// Plays Mardroeme from the deck.
    PlayMardroeme,
}

impl LeaderEffect {
    /// GW-LEAD-1: in force during the whole game, never used?
    pub const fn is_passive(self) -> bool {
        matches!(
            self,
            Self::DoubleSpies
                | Self::RandomRevival
                | Self::SilenceLeader
                | Self::ExtraCard
                | Self::HalveWeather
        )
    }
}

/// A leader card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderDef {
    /// The stable name.
    pub slug: &'static str,
    /// Whose leader.
    pub faction: Faction,
    /// What he can do.
    pub effect: LeaderEffect,
}

/// Five for each faction, in the order of the box.
pub(super) const LEADERS: &[LeaderDef] = {
    use Faction::{Monsters, Nilfgaard, NorthernRealms, Scoiatael, Skellige};
    use LeaderEffect as E;
    &[
        leader("eredin-the-treacherous", Monsters, E::DoubleSpies),
        leader("eredin-bringer-of-death", Monsters, E::TakeFromOwnPile),
        leader("eredin-commander-of-the-red-riders", Monsters, E::DoubleRow(Row::Close)),
        leader("eredin-destroyer-of-worlds", Monsters, E::TradeTwoForOne),
        leader("eredin-king-of-the-wild-hunt", Monsters, E::PlayAnyWeather),
        leader("emhyr-his-imperial-majesty", Nilfgaard, E::PlayWeather(Weather::Rain)),
        leader("emhyr-invader-of-the-north", Nilfgaard, E::RandomRevival),
        leader("emhyr-the-emperor-of-nilfgaard", Nilfgaard, E::SpyOnHand),
        leader("emhyr-the-relentless", Nilfgaard, E::TakeFromTheirPile),
        leader("emhyr-the-white-flame", Nilfgaard, E::SilenceLeader),
        leader("foltest-king-of-temeria", NorthernRealms, E::PlayWeather(Weather::Fog)),
        leader("foltest-lord-commander-of-the-north", NorthernRealms, E::ClearWeather),
        leader("foltest-son-of-medell", NorthernRealms, E::ScorchRow(Row::Ranged)),
        leader("foltest-the-siegemaster", NorthernRealms, E::DoubleRow(Row::Siege)),
        leader("foltest-the-steel-forged", NorthernRealms, E::ScorchRow(Row::Siege)),
        leader("francesca-daisy-of-the-valley", Scoiatael, E::ExtraCard),
        leader("francesca-hope-of-the-aen-seidhe", Scoiatael, E::MoveAgile),
        leader("francesca-pureblood-elf", Scoiatael, E::PlayWeather(Weather::Frost)),
        leader("francesca-queen-of-dol-blathanna", Scoiatael, E::ScorchRow(Row::Close)),
        leader("francesca-the-beautiful", Scoiatael, E::DoubleRow(Row::Ranged)),
        leader("arnjolf-the-patricide", Skellige, E::CallNamesake),
        leader("crach-an-craite", Skellige, E::ReturnPiles),
        leader("eist-tuirseach", Skellige, E::PlayWeather(Weather::Storm)),
        leader("harald-an-craite-the-cripple", Skellige, E::PlayMardroeme),
        leader("king-bran", Skellige, E::HalveWeather),
    ]
};

const fn leader(slug: &'static str, faction: Faction, effect: LeaderEffect) -> LeaderDef {
    LeaderDef { slug, faction, effect }
}
