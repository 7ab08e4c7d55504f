//! Where thinking goes: all candidates are tried alike, then the better half again, and so on.

use crate::Considered;

/// Candidates and what was found out about them.
pub struct Contest {
    sums: Vec<f64>,
    tries: Vec<u32>,
}

impl Contest {
    /// Holds it: `attempt` tries one candidate in the world of that number. Within a round all meet
    /// the same worlds.
    pub fn hold(count: usize, budget: u32, mut attempt: impl FnMut(usize, u32) -> f64) -> Self {
        let mut contest = Self { sums: vec![0.0; count], tries: vec![0; count] };
        let mut left: Vec<usize> = (0..count).collect();
        let rounds = usize::BITS - count.saturating_sub(1).leading_zeros();
        let mut world = 0;
        for _ in 0..rounds.max(1) {
            let alive = u32::try_from(left.len()).unwrap_or(u32::MAX);
            let worlds = (budget / rounds.max(1) / alive).max(1);
            for number in world..world + worlds {
                for candidate in &left {
                    contest.sums[*candidate] += attempt(*candidate, number);
                    contest.tries[*candidate] += 1;
                }
            }
            world += worlds;
            left.sort_by(|one, other| contest.mean(*other).total_cmp(&contest.mean(*one)));
            left.truncate(left.len().div_ceil(2));
        }
        contest
    }

    fn mean(&self, candidate: usize) -> f64 {
        self.sums[candidate] / f64::from(self.tries[candidate].max(1))
    }

    /// The best of those that were tried most often.
    pub fn winner(&self) -> usize {
        let places = (0..self.sums.len()).rev();
        let best = places.max_by(|one, other| {
            let key = |place: usize| (self.tries[place], self.mean(place));
            let ((tries, mean), (tries_other, mean_other)) = (key(*one), key(*other));
            tries.cmp(&tries_other).then(mean.total_cmp(&mean_other))
        });
        best.unwrap_or(0)
    }

    /// How often all together were tried.
    pub fn total(&self) -> u32 {
        self.tries.iter().sum()
    }

    /// What was found out, in the words of a thought.
    pub fn report<C>(&self, choices: impl Iterator<Item = C>) -> Vec<Considered<C>> {
        let found = choices.zip(self.tries.iter().zip(&self.sums));
        found
            .map(|(choice, (tries, sum))| {
                let value = thousandths(sum / f64::from((*tries).max(1)));
                Considered { choice, visits: *tries, value }
            })
            .collect()
    }
}

/// A lead in trophies as a share of the game.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
fn thousandths(lead: f64) -> u16 {
    let share = 0.5 + 0.5 * lead / (lead.abs() + 3.0);
    (share.clamp(0.0, 1.0) * 1000.0 + 0.5) as u16
}
