//! What was asked for on the command line.

use std::fmt;

use tabletop::Level;

pub const USAGE: &str = "\
Usage: cargo xtask arena gwent [--games N] [--levels a,b,…] [--decks] [--seed N]
       cargo xtask arena old-world [--games N] [--levels a,b,…] [--table] [--players a,b,…] [--seed N]
       cargo xtask arena ronin [--games N] [--levels a,b,…] [--table] [--players a,b,…] [--seed N]
       cargo xtask arena wild-hunt [--games N] [--levels a,b,…] [--table] [--players a,b,…] [--seed N]

  --games N        games of each pair, of each number of players, or of each rider, difficulty and
                   number of players (200)
  --levels a,b,…   each against the next: legend,master,apprentice,random; `legend:500` thinks with
                   that budget instead of its usual one; wild-hunt: teams of each, one after another
  --decks          gwent: the starter decks against each other, both played by the first level
                   (apprentice)
  --table          old-world: schools, seats, length, trophies, fights, market and stories;
                   ronin: characters, seats, sides, points by source, solo games by season;
                   wild-hunt: how often the team wins; all seats played by the first level (master)
  --players a,b,…  for these tables, how many play (2,3,4,5; ronin and wild-hunt also 1)
  --seed N         chance falls otherwise (1)";

/// Which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arena {
    Gwent,
    OldWorld,
    Ronin,
    WildHunt,
}

/// A level, and its budget if it is not the usual one.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    pub level: Level,
    pub budget: Option<u32>,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.slug())?;
        self.budget.map_or(Ok(()), |budget| write!(f, ":{budget}"))
    }
}

#[derive(Debug)]
pub struct Asked {
    pub arena: Arena,
    pub games: u32,
    pub levels: Vec<Player>,
    /// The table of content instead of that of levels.
    pub table: bool,
    pub players: Vec<u8>,
    pub seed: u64,
}

impl Asked {
    pub fn read(words: &[String]) -> Result<Self, String> {
        let mut words = words.iter().map(String::as_str);
        let arena = match words.next() {
            Some("gwent") => Arena::Gwent,
            Some("old-world") => Arena::OldWorld,
            Some("ronin") => Arena::Ronin,
            Some("wild-hunt") => Arena::WildHunt,
            other => return Err(format!("There is no arena for `{}`.", other.unwrap_or(""))),
        };
        let alone = matches!(arena, Arena::Ronin | Arena::WildHunt);
        let players = if alone { vec![1, 2, 3, 4, 5] } else { vec![2, 3, 4, 5] };
        let (games, seed, table) = (200, 1, false);
        let mut asked = Self { arena, games, levels: Vec::new(), table, players, seed };
        while let Some(flag) = words.next() {
            match flag {
                "--decks" if arena == Arena::Gwent => asked.table = true,
                "--table" if arena != Arena::Gwent => asked.table = true,
                "--players" if arena != Arena::Gwent => {
                    asked.players = players_of(words.next().unwrap_or(""))?;
                }
                "--games" => asked.games = number(words.next())?,
                "--seed" => asked.seed = number(words.next())?,
                "--levels" => asked.levels = levels(words.next().unwrap_or(""))?,
                _ => return Err(format!("`{flag}` is not understood.")),
            }
        }
        if asked.levels.is_empty() {
            asked.levels = levels(match (arena, asked.table) {
                (_, false) => "legend,master,apprentice,random",
                (Arena::Gwent, true) => "apprentice",
                (Arena::OldWorld | Arena::Ronin | Arena::WildHunt, true) => "master",
            })?;
        }
        Ok(asked)
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Result<T, String> {
    let word = word.unwrap_or("");
    word.parse().map_err(|_| format!("`{word}` is not a number."))
}

fn players_of(words: &str) -> Result<Vec<u8>, String> {
    let counts: Vec<u8> =
        words.split(',').map(|word| number(Some(word))).collect::<Result<_, _>>()?;
    match counts.iter().find(|count| !(1..=5).contains(*count)) {
        Some(count) => Err(format!("{count} cannot play.")),
        None => Ok(counts),
    }
}

fn levels(words: &str) -> Result<Vec<Player>, String> {
    words.split(',').map(player).collect()
}

fn player(word: &str) -> Result<Player, String> {
    let (slug, budget) = match word.split_once(':') {
        Some((slug, budget)) => (slug, Some(number(Some(budget))?)),
        None => (word, None),
    };
    let found = Level::ALL.into_iter().find(|level| level.slug() == slug);
    let level = found.ok_or_else(|| format!("There is no level `{slug}`."))?;
    Ok(Player { level, budget })
}
