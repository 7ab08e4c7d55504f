//! Current strength (section 7): printed, weather, bond, morale, horn, in this order.

use serde::Serialize;
use tabletop::Seat;

use crate::cards::{BONDS, Special, Traits};
use crate::{BranRounds, Gwent, HornUnit, Kind, LeaderEffect, Placed, Row, Rows, WeatherOnZero};

/// The current strength of a unit, and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Strength {
    /// What it counts.
    pub value: u16,
    /// What changed it, step by step; the first is what is printed.
    pub steps: Vec<StrengthStep>,
}

/// One step of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StrengthStep {
    /// What applies.
    pub cause: StrengthCause,
    /// The strength after it.
    pub value: u16,
}

/// What makes a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrengthCause {
    /// The printed number.
    Printed,
    /// GW-HERO-1: nothing else applies.
    Hero,
    /// GW-CALC-2.
    Weather,
    /// GW-CALC-4.
    KingBran,
    /// Eredin, The Treacherous.
    Treacherous,
    /// GW-CALC-5: times so many.
    Bond(u8),
    /// GW-CALC-6: plus so many.
    Morale(u8),
    /// GW-CALC-7: doubled.
    Horn,
}

/// What acts on one side: gathered once, asked for each unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditions {
    weather: Rows,
    zero: WeatherOnZero,
    bran: Option<BranRounds>,
    treacherous: bool,
    others_only: bool,
    /// By row: units with morale, units with a horn, horns of other kinds.
    morale: [u8; 3],
    horn_units: [u8; 3],
    horns: [bool; 3],
    bonds: [u8; BONDS],
}

impl Gwent {
    /// GW-WEATHER-1: the rows under weather.
    pub fn weather_rows(&self) -> Rows {
        self.weather.iter().fold(Rows::NONE, |rows, card| match card.kind.special() {
            Some(Special::Weather(weather)) => rows.union(weather.rows()),
            _ => rows,
        })
    }

    /// What acts on this side now.
    pub(crate) fn conditions(&self, side: Seat) -> Conditions {
        let bran = self.leader_effect(side) == Some(LeaderEffect::HalveWeather);
        let mut conditions = Conditions {
            weather: self.weather_rows(),
            zero: self.rules.weather_on_zero,
            bran: bran.then_some(self.rules.bran_rounds),
            treacherous: self.anybody_has(LeaderEffect::DoubleSpies),
            others_only: self.rules.horn_unit == HornUnit::Others,
            morale: [0; 3],
            horn_units: [0; 3],
            horns: self.sides[side].horns.map(|horn| horn.is_some()),
            bonds: [0; BONDS],
        };
        if let Some(row) = self.leader_horn(side) {
            conditions.horns[row.index()] = true;
        }
        for placed in &self.sides[side].field {
            let traits = placed.card.kind.traits();
            conditions.morale[placed.row.index()] += u8::from(traits.morale);
            conditions.horn_units[placed.row.index()] += u8::from(traits.horn);
            conditions.bonds[usize::from(traits.bond)] += 1;
        }
        conditions
    }

    /// The strength of each row of a side (GW-CALC-9).
    pub fn row_totals(&self, side: Seat) -> [u16; 3] {
        let conditions = self.conditions(side);
        let mut totals = [0; 3];
        for placed in &self.sides[side].field {
            totals[placed.row.index()] += conditions.value(*placed);
        }
        totals
    }

    /// The strength of a side.
    pub fn total(&self, side: Seat) -> u16 {
        self.row_totals(side).iter().sum()
    }

    /// The current strength of what lies at this place of a side's field, with its provenance.
    pub fn strength(&self, side: Seat, index: usize) -> Option<Strength> {
        let placed = *self.sides[side].field.get(index)?;
        let mut steps = Vec::new();
        let value = self.conditions(side).explain(placed, |cause, value| {
            steps.push(StrengthStep { cause, value });
        });
        Some(Strength { value, steps })
    }

    /// Does a row already have a source of doubling?
    pub(crate) fn has_horn(&self, side: Seat, row: Row) -> bool {
        let conditions = self.conditions(side);
        conditions.horns[row.index()] || conditions.horn_units[row.index()] > 0
    }
}

impl Conditions {
    /// The current strength of something that lies on the side.
    pub fn value(&self, placed: Placed) -> u16 {
        self.explain(placed, |_, _| {})
    }

    /// GW-CALC-1: the steps, in order, told to a listener. Compiles to the bare sum when nobody
    /// listens.
    fn explain(&self, placed: Placed, mut tell: impl FnMut(StrengthCause, u16)) -> u16 {
        let kind: Kind = placed.card.kind;
        let traits = kind.traits();
        let row = placed.row.index();
        let mut value = u16::from(traits.strength);
        // GW-CALC-8: a Decoy is not a unit; nothing changes its 0.
        if !traits.unit {
            return 0;
        }
        tell(StrengthCause::Printed, value);
        if traits.hero {
            tell(StrengthCause::Hero, value);
            return value;
        }
        if self.weather.contains(placed.row) {
            let cause;
            (cause, value) = self.weathered(traits);
            tell(cause, value);
        }
        if self.treacherous && traits.spy {
            value *= 2;
            tell(StrengthCause::Treacherous, value);
        }
        let bond = self.bonds[usize::from(traits.bond)];
        if traits.bond > 0 && bond > 1 {
            value *= u16::from(bond);
            tell(StrengthCause::Bond(bond), value);
        }
        let morale = self.morale[row] - u8::from(traits.morale);
        if morale > 0 {
            value += u16::from(morale);
            tell(StrengthCause::Morale(morale), value);
        }
        if self.doubles(traits, row) {
            value *= 2;
            tell(StrengthCause::Horn, value);
        }
        value
    }

    /// GW-CALC-2/3/4.
    fn weathered(&self, traits: &Traits) -> (StrengthCause, u16) {
        match self.bran {
            Some(rounds) => (StrengthCause::KingBran, u16::from(rounds.left(traits.strength))),
            None => {
                let zero = traits.strength == 0 && self.zero == WeatherOnZero::Zero;
                (StrengthCause::Weather, u16::from(!zero))
            }
        }
    }

    /// GW-HORN-U1: once, however many horns there are.
    fn doubles(&self, traits: &Traits, row: usize) -> bool {
        let own = u8::from(traits.horn && self.others_only);
        self.horns[row] || self.horn_units[row] > own
    }
}
