//! How a game is reviewed: which decisions are looked at, how closely, and what is told in the end. Pure: whoever runs
//! it asks the bot.
//!
//! Every decision is looked at roughly. Where the bot would have done something else, the dozen that seem to have cost
//! most are looked at closely: what was done and what was better, by themselves, in fresh imagined worlds, so that luck in
//! the first look is not taken for a mistake.

use bots::{Advice, Decided, Matter};
use tabletop::{Seat, order};

/// No more decisions are looked at; of a longer game evenly many are left out.
const MOST: usize = 120;
/// So many full thoughts the rough looks may take together, and so many of them one look at most (in parts of it).
const ROUGH_THOUGHTS: u32 = 8;
const ROUGH_PART: u32 = 5;
/// Of one full thought, a close look is this part.
const CLOSE_PART: u32 = 2;
/// So many are looked at closely.
const CLOSELY: usize = 12;
/// So many are told.
const TOLD: usize = 3;
/// Choices that are no further apart, in thousandths, are as good as equal.
pub const ALIKE: u16 = 30;

/// A review under way.
#[derive(Clone, Debug)]
pub struct Plan {
    decided: Vec<Decided>,
    rough: u32,
    close: u32,
    /// What the rough looks found, in the order of the decisions.
    seen: Vec<Rough>,
    /// What is to be looked at closely; known when the rough looks are done.
    chosen: Vec<Close>,
    /// How many of those have been.
    compared: usize,
}

/// What a rough look found.
#[derive(Clone, Copy, Debug)]
struct Rough {
    best: usize,
    /// By how much the bot's choice seems better than the one made; than the next best one, if it is the same.
    gap: Option<(usize, u16)>,
}

/// A comparison of two choices.
#[derive(Clone, Copy, Debug)]
struct Close {
    at: usize,
    rival: usize,
    /// What the choice made and its rival are worth.
    found: Option<[u16; 2]>,
}

/// What a review tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The costliest decisions, the worst first.
    pub costly: Vec<Judged>,
    /// The best move, if one stands out.
    pub best: Option<Judged>,
    /// What the bot would have done at each of them, in order.
    pub would: Vec<Would>,
    /// How many decisions were looked at.
    pub looked: usize,
    /// How often something else would have been as good as equal.
    pub alike: usize,
}

/// What the bot would have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Would {
    /// How many moves had been made.
    pub ply: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// The place of the choice it would have made, if another.
    pub other: Option<usize>,
}

/// A decision and what it is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// How many moves had been made before it.
    pub ply: usize,
    /// Whose it was.
    pub seat: Seat,
    /// The place of what was chosen.
    pub made: usize,
    /// The place of the other choice.
    pub rival: usize,
    /// What both are worth, in thousandths of a game.
    pub worth: [u16; 2],
}

impl Plan {
    /// The review of these decisions by a bot that usually thinks for so many iterations.
    pub fn new(decided: Vec<Decided>, standard: u32) -> Self {
        let decided = sample(decided);
        let count = u32::try_from(decided.len()).unwrap_or(u32::MAX).max(1);
        let rough = (standard * ROUGH_THOUGHTS / count).min(standard / ROUGH_PART).max(1);
        let close = (standard / CLOSE_PART).max(1);
        Self { decided, rough, close, seen: Vec::new(), chosen: Vec::new(), compared: 0 }
    }

    /// What is to be judged next, and with which seed; nothing when all is done.
    pub fn next(&self) -> Option<(Matter, u64)> {
        if let Some(one) = self.decided.get(self.seen.len()) {
            let matter = Matter { ply: one.ply, made: one.made, rival: None, budget: self.rough };
            return Some((matter, 1));
        }
        let close = self.chosen.get(self.compared)?;
        let one = self.decided[close.at];
        let rival = Some(close.rival);
        Some((Matter { ply: one.ply, made: one.made, rival, budget: self.close }, 2))
    }

    /// Takes the answer to what was asked last.
    pub fn hear(&mut self, advice: Option<&Advice>) {
        if let Some(one) = self.decided.get(self.seen.len()) {
            self.seen.push(Rough::of(advice, one.made));
            if self.seen.len() == self.decided.len() {
                self.chosen = self.choose();
            }
        } else if let Some(close) = self.chosen.get_mut(self.compared) {
            let made = self.decided[close.at].made;
            let worth = |place| advice.and_then(|advice| worth(advice, place));
            close.found = worth(made).zip(worth(close.rival)).map(|(made, rival)| [made, rival]);
            self.compared += 1;
        }
    }

    /// How much of the work is done, in hundredths.
    pub fn progress(&self) -> usize {
        let is_rough = self.seen.len() < self.decided.len();
        let close =
            if is_rough { (CLOSELY + 1).min(self.decided.len()) } else { self.chosen.len() };
        let work =
            |rough: usize, close: usize| rough * self.rough as usize + close * self.close as usize;
        work(self.seen.len(), self.compared) * 100 / work(self.decided.len(), close).max(1)
    }

    /// What is worth a closer look: what seems to have cost most, and the move that seems to have won most.
    fn choose(&self) -> Vec<Close> {
        let gaps = |is_made: bool| {
            let found = self.seen.iter().enumerate().filter_map(move |(at, rough)| {
                let (rival, gap) = rough.gap?;
                let fits = (rough.best == self.decided[at].made) == is_made && gap > 0;
                fits.then_some((gap, Close { at, rival, found: None }))
            });
            let mut found: Vec<(u16, Close)> = found.collect();
            order::sort_by_key(&mut found, |(gap, close)| (std::cmp::Reverse(*gap), close.at));
            found.into_iter().map(|(_, close)| close)
        };
        gaps(false).take(CLOSELY).chain(gaps(true).take(1)).collect()
    }

    /// What is to be told, as far as it is known.
    pub fn verdict(&self) -> Verdict {
        let judged = |close: &Close| {
            let Decided { ply, seat, made } = self.decided[close.at];
            Some(Judged { ply, seat, made, rival: close.rival, worth: close.found? })
        };
        let is_made = |close: &&Close| self.seen[close.at].best == self.decided[close.at].made;
        let mut costly: Vec<Judged> = self
            .chosen
            .iter()
            .filter(|close| !is_made(close))
            .filter_map(judged)
            .filter(|one| one.cost() >= ALIKE)
            .collect();
        order::sort_by_key(&mut costly, |one| (std::cmp::Reverse(one.cost()), one.ply));
        let is_other =
            |(rough, one): &(&Rough, &Decided)| rough.best != one.made && rough.gap.is_some();
        let other = self.seen.iter().zip(&self.decided).filter(is_other).count();
        let alike = other.saturating_sub(costly.len());
        costly.truncate(TOLD);
        let best = self.chosen.iter().find(is_made).and_then(judged);
        let best = best.filter(|one| one.gain() >= ALIKE);
        let would = self.decided.iter().zip(&self.seen).map(|(one, rough)| Would {
            ply: one.ply,
            seat: one.seat,
            other: (rough.best != one.made).then_some(rough.best),
        });
        Verdict { costly, best, would: would.collect(), looked: self.decided.len(), alike }
    }
}

impl Verdict {
    /// The moments after the costliest decisions, in their order.
    pub fn moments(&self) -> Vec<usize> {
        self.costly.iter().map(|one| one.ply + 1).collect()
    }
}

impl Rough {
    fn of(advice: Option<&Advice>, made: usize) -> Self {
        let Some(advice) = advice else { return Self { best: made, gap: None } };
        let best = advice.index;
        // What was tried most often after the bot's own choice is its rival; the list begins with those.
        let rival = if best == made {
            advice.considered.iter().map(|one| one.index).find(|other| *other != best)
        } else {
            Some(made)
        };
        let gap = rival.and_then(|rival| {
            let gap = worth(advice, best)?.saturating_sub(worth(advice, rival)?);
            Some((if best == made { rival } else { best }, gap))
        });
        Self { best, gap }
    }
}

impl Judged {
    /// What it cost, in thousandths of a game.
    pub const fn cost(&self) -> u16 {
        self.worth[1].saturating_sub(self.worth[0])
    }

    /// What it won against the other choice.
    pub const fn gain(&self) -> u16 {
        self.worth[0].saturating_sub(self.worth[1])
    }
}

fn worth(advice: &Advice, place: usize) -> Option<u16> {
    advice.considered.iter().find(|one| one.index == place).map(|one| one.value)
}

/// At most so many, spread evenly over the game.
fn sample(decided: Vec<Decided>) -> Vec<Decided> {
    let count = decided.len();
    if count <= MOST {
        return decided;
    }
    (0..MOST).map(|at| decided[at * count / MOST]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Weighed;

    fn decided(count: usize) -> Vec<Decided> {
        (0..count).map(|at| Decided { ply: 2 * at, seat: Seat(0), made: 0 }).collect()
    }

    /// A bot that thinks the choice made is worth 500, and the other one so much.
    fn run(
        plan: &mut Plan,
        rough: impl Fn(usize) -> u16,
        close: impl Fn(usize) -> u16,
    ) -> Vec<Matter> {
        let mut asked = Vec::new();
        while let Some((matter, seed)) = plan.next() {
            assert_eq!(seed, if matter.rival.is_some() { 2 } else { 1 }, "fresh worlds");
            asked.push(matter);
            let other = if matter.rival.is_some() { close(matter.ply) } else { rough(matter.ply) };
            let weighed = |index, value| Weighed { index, visits: 9, value };
            let index = usize::from(other > 500);
            let mut considered = vec![weighed(0, 500), weighed(1, other)];
            considered.rotate_left(index);
            plan.hear(Some(&Advice { index, iterations: 9, considered }));
        }
        asked
    }

    #[test]
    fn the_three_costliest_by_the_close_look_are_told_the_worst_first() {
        let mut plan = Plan::new(decided(8), 1_000);
        // The rough look takes decision 2 for the worst; by the close one it was as good as equal.
        let rough = |ply| [450, 520, 900, 600, 610, 620, 640, 500][ply / 2];
        let close = |ply| [450, 520, 510, 700, 560, 650, 540, 500][ply / 2];
        let asked = run(&mut plan, rough, close);
        assert_eq!(asked.len(), 8 + 6 + 1, "all roughly, six and the best move closely");
        let verdict = plan.verdict();
        let told: Vec<(usize, u16)> =
            verdict.costly.iter().map(|one| (one.ply, one.cost())).collect();
        assert_eq!(told, [(6, 200), (10, 150), (8, 60)]);
        assert_eq!((verdict.looked, verdict.alike), (8, 2), "decisions 1 and 2 are not told");
        let best = verdict.best.unwrap();
        assert_eq!((best.ply, best.gain(), best.rival), (0, 50, 1));
        let others: Vec<_> = verdict.would.iter().map(|one| one.other).collect();
        assert_eq!(others[..2], [None, Some(1)]);
        assert_eq!(plan.progress(), 100);
    }

    #[test]
    fn a_game_without_a_mistake_has_none() {
        let mut plan = Plan::new(decided(5), 1_000);
        run(&mut plan, |_| 500, |_| 500);
        assert_eq!(
            plan.verdict(),
            Verdict {
                would: (0..5).map(|at| Would { ply: 2 * at, seat: Seat(0), other: None }).collect(),
                looked: 5,
                ..Verdict::default()
            }
        );
    }

    #[test]
    fn no_more_than_a_dozen_are_looked_at_closely() {
        let mut plan = Plan::new(decided(40), 1_000);
        let asked = run(&mut plan, |ply| 600 + u16::try_from(ply).unwrap(), |_| 700);
        let close: Vec<usize> =
            asked.iter().filter(|matter| matter.rival.is_some()).map(|matter| matter.ply).collect();
        assert_eq!(close, (28..40).rev().map(|at| 2 * at).collect::<Vec<_>>(), "the worst dozen");
        assert_eq!(plan.verdict().costly.len(), 3);
    }

    #[test]
    fn the_work_is_bounded_however_long_the_game_was() {
        for count in [1, 17, 60, 119, 120, 121, 1_000] {
            let mut plan = Plan::new(decided(count), 3_000);
            let asked = run(&mut plan, |_| 800, |_| 800);
            let work: u32 = asked.iter().map(|matter| matter.budget).sum();
            assert!(work <= 3_000 * 14 + 200, "{count}: {work}");
            let plies: Vec<usize> = asked
                .iter()
                .filter(|matter| matter.rival.is_none())
                .map(|matter| matter.ply)
                .collect();
            assert_eq!(plies.len(), count.min(MOST));
            assert!(plies.is_sorted_by(|one, other| one < other), "none twice, in order");
        }
        assert_eq!(Plan::new(Vec::new(), 3_000).next(), None);
    }

    #[test]
    fn what_the_bot_cannot_measure_is_no_mistake() {
        let mut plan = Plan::new(decided(3), 1_000);
        while plan.next().is_some() {
            plan.hear(Some(&Advice { index: 1, iterations: 0, considered: Vec::new() }));
        }
        let verdict = plan.verdict();
        assert_eq!((verdict.costly, verdict.best, verdict.alike), (Vec::new(), None, 0));
        assert_eq!(verdict.would[0].other, Some(1), "it says all the same what it would have done");
        let mut silent = Plan::new(decided(3), 1_000);
        while silent.next().is_some() {
            silent.hear(None);
        }
        assert_eq!(silent.verdict().alike, 0);
    }

    #[test]
    fn progress_never_goes_back() {
        let mut plan = Plan::new(decided(30), 1_000);
        let mut last = 0;
        while let Some((matter, _)) = plan.next() {
            assert!(plan.progress() >= last && plan.progress() < 100);
            last = plan.progress();
            let weighed = |index, value| Weighed { index, visits: 9, value };
            let index = usize::from(matter.ply % 4 == 0);
            let considered = vec![weighed(index, 600), weighed(1 - index, 500)];
            plan.hear(Some(&Advice { index, iterations: 9, considered }));
        }
        assert_eq!(plan.progress(), 100);
    }
}
