//! The challenge of the day: of each game one deal a day, the same for everybody. Pure: the page passes the date.
//!
//! A challenge is a whole game from a fixed deal against a bot of a fixed level, not a puzzle: every game has deals, a deal
//! is never used up, and everybody meets the same cards and the same opponent, who answers the same to the same.

use std::fmt;
use std::str::FromStr;

use tabletop::{Form, Level, Seed};

use crate::games::GameUi;
use crate::storage::results::{Noted, fingerprint};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// That day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_there = (1970..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=month_length(year, month)).contains(&day);
        is_there.then_some(Self { year, month, day })
    }

    /// Its number in its month.
    pub const fn of_month(self) -> u8 {
        self.day
    }

    /// How many days after the first of January 1970.
    pub fn number(self) -> u32 {
        let years =
            (1970..self.year).map(|year| if is_leap(year) { 366 } else { 365 }).sum::<u32>();
        let months =
            (1..self.month).map(|month| u32::from(month_length(self.year, month))).sum::<u32>();
        years + months + u32::from(self.day) - 1
    }

    /// From Monday, 0, to Sunday, 6.
    pub fn weekday(self) -> usize {
        // The first of January 1970 was a Thursday.
        ((self.number() + 3) % 7) as usize
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn month_length(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('-');
        let (Some(year), Some(month), Some(day), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(());
        };
        let number = |text: &str| text.parse::<u16>().map_err(drop);
        let small = |text: &str| number(text).and_then(|number| u8::try_from(number).map_err(drop));
        Self::new(number(year)?, small(month)?, small(day)?).ok_or(())
    }
}

/// What is played on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The deal.
    pub seed: Seed,
    /// The set-up.
    pub form: Form,
    /// The level of the others.
    pub level: Level,
}

/// How strong the others are, from Monday to Sunday: the week grows harder.
const WEEK: [Level; 7] = [
    Level::Apprentice,
    Level::Apprentice,
    Level::Master,
    Level::Master,
    Level::Master,
    Level::Legend,
    Level::Legend,
];

/// The challenge of a game on a day.
pub fn challenge(game: &dyn GameUi, day: Day) -> Challenge {
    let mut dice = Dice(fingerprint(&format!("szlak/{}/{day}", game.id())));
    let seed = Seed::new(dice.next());
    let form = game.daily(&mut dice);
    // Where nobody stronger than a master is offered, the week ends with him.
    let strongest = bots::find(game.id()).map_or(Level::Legend, |entry| entry.strongest);
    Challenge { seed, form, level: WEEK[day.weekday()].min(strongest) }
}

/// Numbers that follow from a day and a game: SplitMix64, which is the same everywhere and for ever.
pub struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of so many.
    pub fn pick(&mut self, count: usize) -> usize {
        let count = count.max(1) as u64;
        usize::try_from(((self.next() >> 32) * count) >> 32).unwrap_or_default()
    }

    /// Two different ones of so many.
    pub fn pair(&mut self, count: usize) -> [usize; 2] {
        let first = self.pick(count);
        let other = self.pick(count.saturating_sub(1));
        [first, if other >= first { other + 1 } else { other }]
    }
}

/// The key under which an attempt is kept.
pub fn key(game: &str, day: Day) -> String {
    format!("daily-{game}-{day}")
}

/// Of which day's challenge a key is, in which game.
pub fn day_of(key: &str, game: &str) -> Option<Day> {
    key.strip_prefix("daily-")?.strip_prefix(game)?.strip_prefix('-')?.parse().ok()
}

/// On how many days one after another a game's challenge was played to its end, until today or yesterday.
pub fn streak<'a>(results: impl IntoIterator<Item = &'a Noted>, game: &str, today: Day) -> usize {
    let of_game = results.into_iter().filter(|noted| noted.game == game);
    let days: Vec<u32> =
        of_game.filter_map(|noted| noted.day.parse::<Day>().ok()).map(Day::number).collect();
    let today = today.number();
    // Who has not played yet today has still time to.
    let last = if days.contains(&today) { today } else { today.saturating_sub(1) };
    (0..=last).rev().take_while(|day| days.contains(day)).count()
}

/// How the parts of a game went, as signs everybody can see without its words.
pub fn signs(marks: &str) -> String {
    let sign = |mark: char| match mark {
        'w' => '🟩',
        'l' => '🟥',
        _ => '🟨',
    };
    marks.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::storage::results::End;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        assert_eq!(day("1970-01-01").number(), 0);
        assert_eq!(day("2000-03-01").number(), 11_017);
        assert_eq!(day("2026-11-18").number(), 20_775);
        assert_eq!(day("2026-11-18").weekday(), 2, "a Wednesday");
        assert_eq!(day("2024-02-29").number() + 1, day("2024-03-01").number());
        assert_eq!(day("2026-12-31").number() + 1, day("2027-01-01").number());
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for bad in [
            "",
            "2026",
            "2026-13-01",
            "2026-02-29",
            "2026-11-31",
            "2026-11-18-1",
            "1969-12-31",
            "x-y-z",
            "2026-0-1",
        ] {
            assert_eq!(bad.parse::<Day>(), Err(()), "{bad}");
        }
        let read = day("2026-11-08");
        assert_eq!((read.to_string().as_str(), read.of_month()), ("2026-11-08", 8));
    }

    #[test]
    fn every_game_can_be_dealt_on_every_day_of_a_year() {
        for game in GAMES {
            let entry = bots::find(game.id()).unwrap();
            let mut seeds = Vec::new();
            for month in 1..=12 {
                for number in [1, 9, 17, 28] {
                    let today = Day::new(2027, month, number).unwrap();
                    let Challenge { seed, form, .. } = challenge(*game, today);
                    let table = (entry.open)(&form, seed)
                        .unwrap_or_else(|error| panic!("{} {today}: {error}", game.id()));
                    assert!(table.players().seats() >= 2, "{} has somebody to beat", game.id());
                    assert!(!seeds.contains(&seed), "{} {today}", game.id());
                    seeds.push(seed);
                }
            }
        }
    }

    /// Frozen: a day's challenge is the same for everybody and for ever. Reckoned by another program.
    #[cfg(all(feature = "gwent", feature = "old-world", feature = "ronin"))]
    #[test]
    fn the_challenges_are_frozen() {
        let dealt = |game: &str, on: &str| {
            let Challenge { seed, form, level } =
                challenge(crate::games::find(game).unwrap(), day(on));
            let answers: Vec<&str> = form.answers.values().map(String::as_str).collect();
            (seed.value(), answers.join(" "), level)
        };
        let is = |game: &str, on: &str, seed: u64, answers: &str, level: Level| {
            assert_eq!(dealt(game, on), (seed, answers.to_owned(), level), "{game} {on}");
        };
        is(
            "gwent",
            "2026-11-18",
            0x013d_00a4_ece6_9a69,
            "nilfgaard-starter monsters-starter",
            Level::Master,
        );
        is("old-world", "2026-11-18", 0x0eab_8c0c_382a_fcab, "griffin viper", Level::Master);
        is("ronin", "2026-11-18", 0x0ce3_c7ee_397f_b20f, "b", Level::Master);
        is(
            "gwent",
            "2026-11-21",
            0x0225_f42f_b399_c439,
            "nilfgaard-starter northern-realms-starter",
            Level::Legend,
        );
        is("old-world", "2026-11-21", 0x045b_1d8d_e172_7afe, "griffin viper", Level::Master);
        is("ronin", "2026-11-21", 0x049c_f791_1061_bd9e, "a", Level::Legend);
        is(
            "gwent",
            "2027-02-28",
            0x05ad_3e85_4c2c_9197,
            "scoiatael-mahakam skellige-vildkaarls",
            Level::Legend,
        );
        is("old-world", "2027-02-28", 0x0dbe_26f4_b35a_498c, "wolf bear", Level::Master);
        is("ronin", "2027-02-28", 0x078b_fd0f_c5a1_3027, "b", Level::Legend);
    }

    #[test]
    fn an_attempt_knows_its_day() {
        let today = day("2026-11-18");
        assert_eq!(key("old-world", today), "daily-old-world-2026-11-18");
        assert_eq!(day_of(&key("old-world", today), "old-world"), Some(today));
        for other in ["daily-old-world-2026-11-18", "daily-gwent", "puzzle-x", "k1"] {
            assert_eq!(day_of(other, "gwent"), None, "{other}");
        }
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_missed() {
        let noted = |game: &str, day: &str| Noted {
            day: day.into(),
            ..Noted::of(day.into(), game, End::Lost)
        };
        let all = [
            noted("gwent", "2026-10-30"),
            noted("gwent", "2026-11-01"),
            noted("ronin", "2026-11-03"),
            noted("gwent", "2026-10-31"),
            noted("gwent", ""),
        ];
        let until = |text| streak(&all, "gwent", day(text));
        assert_eq!([until("2026-11-01"), until("2026-11-02"), until("2026-11-03")], [3, 3, 0]);
        assert_eq!(streak(&all, "ronin", day("2026-11-03")), 1);
    }

    #[test]
    fn the_signs_need_no_words() {
        assert_eq!(signs("wld"), "🟩🟥🟨");
        assert_eq!(signs(""), "");
    }

    #[test]
    fn two_picks_of_a_pair_are_never_the_same() {
        let mut dice = Dice(7);
        let mut met = [[false; 4]; 4];
        for _ in 0..500 {
            let [one, other] = dice.pair(4);
            met[one][other] = true;
        }
        for (one, row) in met.iter().enumerate() {
            for (other, met) in row.iter().enumerate() {
                assert_eq!(*met, one != other, "{one} {other}");
            }
        }
    }
}
