//! How a finished solo game is rated (OW-SOLO-8).

use serde::{Deserialize, Serialize};

use crate::play::OldWorld;

/// OW-SOLO-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// At most 6 turns.
    LivingLegend,
    /// 7 or 8.
    NearlyALegend,
    /// 9 or 10.
    Professional,
    /// 11 or 12.
    Reliable,
    /// 13 and more.
    Novice,
}

impl OldWorld {
    /// OW-SOLO-8: how a finished solo game is rated.
    pub fn rating(&self) -> Option<Rating> {
        if !self.is_solo() || self.winner.is_none() {
            return None;
        }
        Some(match self.turns {
            0..=6 => Rating::LivingLegend,
            7..=8 => Rating::NearlyALegend,
            9..=10 => Rating::Professional,
            11..=12 => Rating::Reliable,
            _ => Rating::Novice,
        })
    }
}
