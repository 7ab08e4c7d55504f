//! What is said of games that are over: their review, the statistics, the challenge of the day.

use tabletop::Level;

use super::pack::{Filled, table};
use crate::storage::results::End;

table! {
    /// The sentences.
    #[cfg_attr(test, derive(Debug))]
    pub struct AnnalsWords {
        /// Heading of the curve.
        pub went: &'static str,
        /// Heading of the review.
        pub costliest: &'static str,
        /// While it is made, and its bar.
        pub working: &'static str,
        pub stop: &'static str,
        pub stopped: &'static str,
        pub begin: &'static str,
        pub no_helper: &'static str,
        /// When there is nothing to tell.
        pub flawless: &'static str,
        /// {0} decisions; {1} of them as good as equal.
        pub looked: Filled,
        /// {0} which.
        pub at_move: Filled,
        /// {0} what.
        pub better: Filled,
        /// Button, and {0} which move, for those who do not see where it stands.
        pub look: &'static str,
        pub look_at: Filled,
        /// What a cost is measured in: chances, points, trophies.
        pub measures: [&'static str; 3],
        /// A cost that is not counted: small, middling, large.
        pub costs: [&'static str; 3],
        /// What stands before tenths.
        pub decimal: &'static str,
        /// {0} what.
        pub best: Filled,
        /// At a replay: the bot would have done the same; {0} something else.
        pub agrees: &'static str,
        pub rather: Filled,
        pub play_on: &'static str,
        /// Facts of a match of Gwent.
        pub strongest: &'static str,
        pub unplayed: &'static str,
        pub leaders: &'static str,
        /// Against a bot of each level.
        against: [&'static str; 4],
        /// {0} won of {1}.
        pub won_of: Filled,
        /// Buttons of the end.
        pub watch: &'static str,
        pub set_up: &'static str,

        /// The page of statistics.
        pub statistics: &'static str,
        pub lead: &'static str,
        pub nothing: &'static str,
        pub played: &'static str,
        pub won: &'static str,
        pub streak: &'static str,
        pub longest: &'static str,
        pub by_foe: &'static str,
        pub by_side: &'static str,
        pub alone: &'static str,
        pub drawn: Filled,
        pub practice: Filled,
        pub shared: Filled,
        /// {0} challenges, {1} of them won.
        pub dailies: Filled,
        pub empty: &'static str,
        pub empty_ask: &'static str,
        pub empty_why: &'static str,
        pub empty_yes: &'static str,
        pub empty_no: &'static str,
        pub imported: Filled,

        /// The challenge of the day.
        pub today: &'static str,
        pub today_why: &'static str,
        /// {0} with what, {1} what the others have.
        pub versus: Filled,
        pub play: &'static str,
        pub go_on: &'static str,
        pub share: &'static str,
        pub copied: &'static str,
        /// {0} how: won, drawn, lost.
        ends: [Filled; 3],
        /// How many days in a row.
        pub days: Filled,
        /// {0} of which day.
        pub challenge_of: Filled,
    }
}

impl AnnalsWords {
    /// Against a bot of this level.
    pub const fn against(&self, level: Level) -> &'static str {
        self.against[level as usize]
    }

    /// How a game ended.
    pub fn ended(&self, end: End, score: &str) -> String {
        let said = match end {
            End::Won => &self.ends[0],
            End::Drawn | End::Shared => &self.ends[1],
            End::Lost => &self.ends[2],
        };
        said.with(&[&score.replace(':', " : ")])
    }
}
