//! The player's own games added up: played, won, in a row; by the level of the others, and by what was played with. Pure.

use crate::storage::results::{End, Noted};

/// Games counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All that count.
    pub played: usize,
    /// Those won.
    pub won: usize,
}

impl Count {
    fn add(&mut self, end: End) {
        self.played += 1;
        self.won += usize::from(end == End::Won);
    }

    /// Won of a hundred.
    pub fn percent(self) -> usize {
        (200 * self.won + self.played) / (2 * self.played.max(1))
    }
}

/// What is added up of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All games that count.
    pub all: Count,
    /// Those drawn.
    pub drawn: usize,
    /// The games won one after another until now, and the most there ever were.
    pub streak: [usize; 2],
    /// By the strongest of the bots, the strongest first; no bots last.
    pub by_foe: Vec<(String, Count)>,
    /// By what was played with, the most played first.
    pub by_side: Vec<(String, Count)>,
    /// Rewound past what is fair: they count for nothing.
    pub practice: usize,
    /// Of several people at this screen against each other.
    pub shared: usize,
    /// Challenges of a day, and the days in a row until that one.
    pub daily: Count,
}

/// Adds up the results of one game, which come in the order in which they were played.
pub fn tally<'a>(results: impl IntoIterator<Item = &'a Noted>) -> Tally {
    let mut tally = Tally::default();
    for noted in results {
        if !noted.day.is_empty() {
            tally.daily.add(noted.end);
        }
        if noted.end == End::Shared {
            tally.shared += 1;
            continue;
        }
        if noted.practice {
            tally.practice += 1;
            continue;
        }
        tally.all.add(noted.end);
        tally.drawn += usize::from(noted.end == End::Drawn);
        let [now, most] = &mut tally.streak;
        *now = if noted.end == End::Won { *now + 1 } else { 0 };
        *most = (*most).max(*now);
        count(&mut tally.by_foe, &noted.foe, noted.end);
        if !noted.side.is_empty() {
            count(&mut tally.by_side, &noted.side, noted.end);
        }
    }
    tabletop::order::sort_by_key(&mut tally.by_foe, |(foe, _)| std::cmp::Reverse(rank(foe)));
    tabletop::order::sort_by(&mut tally.by_side, |one, other| {
        other.1.played.cmp(&one.1.played).then_with(|| one.0.cmp(&other.0))
    });
    tally
}

fn count(counts: &mut Vec<(String, Count)>, name: &str, end: End) {
    let place = counts.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
        counts.push((name.to_owned(), Count::default()));
        counts.len() - 1
    });
    counts[place].1.add(end);
}

/// How strong a level is; what is none comes last.
fn rank(foe: &str) -> usize {
    tabletop::Level::from_slug(foe).map_or(0, |level| 1 + level as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(side: &str, foe: &str, end: End) -> Noted {
        Noted { side: side.into(), foe: foe.into(), ..Noted::of("d".into(), "gwent", end) }
    }

    #[test]
    fn games_are_added_up_by_level_and_side() {
        let all = [
            noted("monsters", "apprentice", End::Won),
            noted("skellige", "legend", End::Lost),
            noted("skellige", "legend", End::Won),
            noted("skellige", "", End::Drawn),
        ];
        let tally = tally(&all);
        assert_eq!((tally.all, tally.drawn), (Count { played: 4, won: 2 }, 1));
        let foes: Vec<(&str, usize, usize)> = tally
            .by_foe
            .iter()
            .map(|(foe, count)| (foe.as_str(), count.played, count.won))
            .collect();
        assert_eq!(foes, [("legend", 2, 1), ("apprentice", 1, 1), ("", 1, 0)]);
        let sides: Vec<(&str, usize)> =
            tally.by_side.iter().map(|(side, count)| (side.as_str(), count.played)).collect();
        assert_eq!(sides, [("skellige", 3), ("monsters", 1)]);
    }

    #[test]
    fn streaks_are_of_games_won_one_after_another() {
        use End::{Drawn, Lost, Won};
        let streak = |ends: &[End]| {
            tally(&ends.iter().map(|end| noted("", "master", *end)).collect::<Vec<_>>()).streak
        };
        assert_eq!(streak(&[]), [0, 0]);
        assert_eq!(streak(&[Won, Won, Lost, Won]), [1, 2]);
        assert_eq!(streak(&[Won, Drawn]), [0, 1]);
        assert_eq!(streak(&[Lost, Won, Won, Won]), [3, 3]);
    }

    /// A rewound game, and one of several people, is told apart and breaks no streak.
    #[test]
    fn practice_and_shared_games_count_for_themselves() {
        let rewound = Noted { practice: true, ..noted("monsters", "legend", End::Lost) };
        let all = [
            noted("", "legend", End::Won),
            rewound,
            noted("", "", End::Shared),
            noted("", "legend", End::Won),
        ];
        let tally = tally(&all);
        assert_eq!((tally.all.played, tally.practice, tally.shared), (2, 1, 1));
        assert_eq!((tally.streak, tally.by_side.len()), ([2, 2], 0));
    }

    #[test]
    fn shares_are_rounded() {
        let percent = |won, played| Count { played, won }.percent();
        assert_eq!(
            [percent(0, 0), percent(1, 3), percent(2, 3), percent(1, 2), percent(3, 3)],
            [0, 33, 67, 50, 100]
        );
    }
}
