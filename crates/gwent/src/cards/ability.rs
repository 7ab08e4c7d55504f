//! What a card can do, as data. The rules text of a card is generated from this.

use serde::{Deserialize, Serialize};

use crate::list::Filler;
use crate::{Row, Rows};

/// An ability printed on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// GW-MUSTER-1: calls every card of a band from the hand and the deck.
    Muster(Band),
    /// GW-MEDIC-1: plays a unit from the own discard pile.
    Medic,
    /// GW-SPY-1: fights for the opponent; draws two cards.
    Spy,
    /// GW-BOND-1: multiplied by the number of its namesakes.
    TightBond,
    /// GW-MORALE-1: +1 to the others of its row.
    Morale,
    /// GW-HORN-U1: doubles its row.
    Horn,
    /// GW-SCU-1: discards the strongest of the opposite row if that row reaches 10.
    ScorchRow,
    /// GW-SCU-3: as the special card Scorch.
    ScorchField,
    /// GW-BERS-1: becomes another card in a row with Mardroeme.
    Berserker {
        /// The slug of what it becomes.
        into: &'static str,
    },
    /// GW-MARD-U1: transforms the berserkers of its row.
    Mardroeme,
    /// GW-AVENG-1: when discarded, another card takes its place.
    Avenger {
        /// The slug of what comes.
        summons: &'static str,
    },
    /// GW-AGILE-1: close or ranged, as the player likes.
    Agile,
}

impl Ability {
    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Muster(_) => "GW-MUSTER-1",
            Self::Medic => "GW-MEDIC-1",
            Self::Spy => "GW-SPY-1",
            Self::TightBond => "GW-BOND-1",
            Self::Morale => "GW-MORALE-1",
            Self::Horn => "GW-HORN-U1",
            Self::ScorchRow => "GW-SCU-1",
            Self::ScorchField => "GW-SCU-3",
            Self::Berserker { .. } => "GW-BERS-1",
            Self::Mardroeme => "GW-MARD-U1",
            Self::Avenger { .. } => "GW-AVENG-1",
            Self::Agile => "GW-AGILE-1",
        }
    }
}

/// What a special card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// GW-DECOY-1: takes the place of a unit, which returns to the hand.
    Decoy,
    /// GW-HORN-S1: doubles a row.
    Horn,
    /// GW-SCORCH-1: discards the strongest of both sides.
    Scorch,
    /// GW-MARD-S1: transforms the berserkers of a row.
    Mardroeme,
    /// GW-WEATHER-1.
    Weather(Weather),
}

impl Special {
    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Decoy => "GW-DECOY-1",
            Self::Horn => "GW-HORN-S1",
            Self::Scorch => "GW-SCORCH-1",
            Self::Mardroeme => "GW-MARD-S1",
            Self::Weather(Weather::Clear) => "GW-WEATHER-3",
            Self::Weather(_) => "GW-WEATHER-1",
        }
    }
}

/// A kind of weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weather {
    /// Biting Frost.
    Frost,
    /// Impenetrable Fog.
    Fog,
    /// Torrential Rain.
    Rain,
    /// Skellige Storm.
    Storm,
    /// Clear Weather: ends all the others.
    Clear,
}

impl Weather {
    /// GW-WEATHER-1: the rows it falls on.
    pub const fn rows(self) -> Rows {
        match self {
            Self::Frost => Rows::only(Row::Close),
            Self::Fog => Rows::only(Row::Ranged),
            Self::Rain => Rows::only(Row::Siege),
            Self::Storm => Rows::only(Row::Ranged).and(Row::Siege),
            Self::Clear => Rows::NONE,
        }
    }
}

/// GW-MUSTER-2: cards that answer one call. Who calls and who answers need not be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// Called by Geralt and Cirilla.
    Roach,
    /// Gaunter O'Dimm and his Darkness.
    Gaunter,
    /// Arachas and the Behemoth.
    Arachas,
    /// The three Crones.
    Crones,
    /// Ghouls.
    Ghouls,
    /// Nekkers.
    Nekkers,
    /// The five Vampires.
    Vampires,
    /// Dwarven Skirmishers.
    DwarvenSkirmishers,
    /// Elven Skirmishers.
    ElvenSkirmishers,
    /// Havekar Smugglers.
    HavekarSmugglers,
    /// Called by Cerys; they call nobody.
    ShieldMaidens,
    /// Light Longships.
    LightLongships,
}

impl Filler for Band {
    const FILLER: Self = Self::Roach;
}
