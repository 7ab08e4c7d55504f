//! Where thinking goes: all candidates are tried alike, then the better half again, and so on until
//! two are left (successive halving). The bots of all games hold such contests.

use tabletop::order;

use crate::Considered;

/// Candidates and what was found out about them.
pub struct Contest {
    sums: Vec<f64>,
    tries: Vec<u32>,
    /// What is taken off a candidate's mean when it is compared, and never told; none for those
    /// beyond the end.
    handicaps: Vec<f64>,
}

impl Contest {
    /// Holds it: `attempt` tries one candidate in the imagined world of that number and says what
    /// it brings. Worlds are numbered in order, and within a heat all candidates left meet the same
    /// ones; of equals the first stays. The budget is attempts, as many in each heat, and at least one for each candidate.
    pub fn hold(count: usize, budget: u32, attempt: impl FnMut(usize, u32) -> f64) -> Self {
        Self::hold_with(Vec::new(), count, budget, attempt)
    }

    /// The same with something against some of them: a candidate must be that much better.
    pub fn hold_with(
        handicaps: Vec<f64>,
        count: usize,
        budget: u32,
        mut attempt: impl FnMut(usize, u32) -> f64,
    ) -> Self {
        let mut contest = Self { sums: vec![0.0; count], tries: vec![0; count], handicaps };
        let mut left: Vec<usize> = (0..count).collect();
        let heats = count.next_power_of_two().ilog2().max(1);
        let mut first = 0;
        for _ in 0..heats {
            let alive = u32::try_from(left.len()).expect("a short list");
            let next = first + (budget / heats / alive).max(1);
            for world in first..next {
                for &candidate in &left {
                    contest.sums[candidate] += attempt(candidate, world);
                    contest.tries[candidate] += 1;
                }
            }
            first = next;
            order::sort_by(&mut left, |one, other| {
                contest.standing(*other).total_cmp(&contest.standing(*one)).then(one.cmp(other))
            });
            left.truncate(left.len().div_ceil(2));
        }
        contest
    }

    fn mean(&self, candidate: usize) -> f64 {
        self.sums[candidate] / f64::from(self.tries[candidate])
    }

    fn standing(&self, candidate: usize) -> f64 {
        self.mean(candidate) - self.handicaps.get(candidate).copied().unwrap_or(0.0)
    }

    /// The best of those that were tried most often; of equals the first.
    pub fn winner(&self) -> usize {
        let places = (0..self.sums.len()).rev();
        let best = places.max_by(|one, other| {
            let by_tries = self.tries[*one].cmp(&self.tries[*other]);
            by_tries.then(self.standing(*one).total_cmp(&self.standing(*other)))
        });
        best.expect("a contest has candidates")
    }

    /// How many attempts were made.
    pub fn attempts(&self) -> u32 {
        self.tries.iter().sum()
    }

    /// What was found out, in the words of a thought: `share` says what part of a game a mean is.
    pub fn report<C>(
        &self,
        choices: impl Iterator<Item = C>,
        share: impl Fn(f64) -> f64,
    ) -> Vec<Considered<C>> {
        let found = |(place, choice)| {
            let value = thousandths(share(self.mean(place)));
            Considered { choice, visits: self.tries[place], value }
        };
        choices.enumerate().map(found).collect()
    }
}

/// A share of a game as it is told.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
pub fn thousandths(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0 + 0.5) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five candidates, the fourth of which is best; heats of 5, 3 and 2.
    fn contest(budget: u32) -> Contest {
        let worth = [0.1, 0.6, 0.5, 0.9, 0.2];
        Contest::hold(5, budget, |candidate, world| worth[candidate] + f64::from(world % 2) / 100.0)
    }

    #[test]
    fn the_best_wins_and_the_better_are_tried_more_often() {
        let contest = contest(90);
        assert_eq!(contest.winner(), 3);
        assert_eq!(contest.tries, [6, 31, 16, 31, 6]);
        assert_eq!(contest.attempts(), 90);
    }

    #[test]
    fn everything_is_tried_once_however_small_the_budget() {
        assert_eq!(contest(0).tries, [1, 3, 2, 3, 1]);
    }

    #[test]
    fn all_that_are_left_meet_the_same_worlds_in_order() {
        let mut met = Vec::new();
        Contest::hold(3, 12, |candidate, world| {
            met.push((candidate, world));
            0.0
        });
        let first = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)];
        let second = [(0, 2), (1, 2), (0, 3), (1, 3), (0, 4), (1, 4)];
        assert_eq!(met, [first, second].concat());
    }

    #[test]
    fn of_equals_the_first_wins() {
        assert_eq!(Contest::hold(4, 40, |_, _| 0.5).winner(), 0);
        assert_eq!(Contest::hold(1, 0, |_, _| 0.5).winner(), 0);
    }

    #[test]
    fn a_handicap_decides_between_equals_and_is_not_told() {
        let contest = Contest::hold_with(vec![0.02, 0.0, 0.01], 3, 30, |_, _| 0.5);
        assert_eq!(contest.winner(), 1);
        assert!(contest.report("abc".chars(), |mean| mean).iter().all(|one| one.value == 500));
        let better = Contest::hold_with(vec![0.02], 2, 30, |place, _| [0.6, 0.5][place]);
        assert_eq!(better.winner(), 0);
    }

    #[test]
    fn a_report_says_how_often_and_how_well() {
        let report = contest(90).report("abcde".chars(), |mean| mean * 2.0);
        let told: Vec<_> = report.iter().map(|one| (one.choice, one.visits, one.value)).collect();
        assert_eq!(told[..3], [('a', 6, 210), ('b', 31, 1000), ('c', 16, 1000)]);
    }
}
