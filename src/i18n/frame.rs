//! What the frame says: a part of every pack.

use super::hearing::HearingWords;
use super::keeping::KeepingWords;
use super::learning::LearningWords;
use super::pack::{List, table};
use super::words::Words;
use crate::games::UPCOMING_ROWS;

table! {
    /// Everything the frame says.
    pub struct Frame {
        pub words: Words,
        pub keeping: KeepingWords,
        pub learning: LearningWords,
        pub hearing: HearingWords,
        /// Name and line of each game that may be on its way.
        pub upcoming: List => UPCOMING_ROWS,
    }
}
