//! What was asked for on the command line.

use std::fmt;

use tabletop::Level;

pub const USAGE: &str = "\
Usage: cargo xtask arena all|gwent|old-world|ronin|wild-hunt [--ladder | --calibration | --decks | --table]
                         [--games N] [--levels a,b,…] [--players a,b,…] [--seed N]

  --games N        games of each pair, of each number of players, or of each rider, difficulty and
                   number of players (200)
  --ladder         the whole ladder of levels, with error bars: what is printed when nothing else
                   is asked for; `arena all --ladder` does so for every game
  --calibration    what the first level (legend) thinks of its choices against how often it wins
                   then, at tables with masters, apprentices and random players
  --levels a,b,…   each against the next: legend,master,apprentice,random; `legend:500` thinks with
                   that budget instead of its usual one; wild-hunt: teams of each, one after another
  --decks          gwent: the starter decks against each other, both played by the first level
                   (apprentice)
  --table          old-world: schools, seats, length, trophies, fights, market and stories;
                   ronin: characters, seats, sides, points by source, solo games by season;
                   wild-hunt: how often the team wins; all seats played by the first level (master)
  --players a,b,…  for these tables, how many play (2,3,4,5; ronin and wild-hunt also 1)
  --seed N         chance falls otherwise (1)";

/// What is to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// How strong the levels are.
    Ladder,
    /// Whether a level knows how it stands.
    Calibration,
    /// How even the decks, schools, characters or riders are.
    Table,
}

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
    pub question: Question,
    pub games: u32,
    pub levels: Vec<Player>,
    pub players: Vec<u8>,
    pub seed: u64,
}

impl Asked {
    /// What is asked of each game that is named.
    pub fn read(words: &[String]) -> Result<Vec<Self>, String> {
        let (game, flags) =
            words.split_first().map_or(("", &[][..]), |(game, flags)| (game.as_str(), flags));
        let arenas = match game {
            "all" => vec![Arena::Gwent, Arena::OldWorld, Arena::WildHunt, Arena::Ronin],
            "gwent" => vec![Arena::Gwent],
            "old-world" => vec![Arena::OldWorld],
            "ronin" => vec![Arena::Ronin],
            "wild-hunt" => vec![Arena::WildHunt],
            other => return Err(format!("There is no arena for `{other}`.")),
        };
        arenas.into_iter().map(|arena| Self::of(arena, flags)).collect()
    }

    fn of(arena: Arena, flags: &[String]) -> Result<Self, String> {
        let alone = matches!(arena, Arena::Ronin | Arena::WildHunt);
        let players = if alone { vec![1, 2, 3, 4, 5] } else { vec![2, 3, 4, 5] };
        let question = Question::Ladder;
        let mut asked = Self { arena, question, games: 200, levels: Vec::new(), players, seed: 1 };
        let mut flags = flags.iter().map(String::as_str);
        while let Some(flag) = flags.next() {
            match flag {
                "--decks" if arena == Arena::Gwent => asked.question = Question::Table,
                "--table" if arena != Arena::Gwent => asked.question = Question::Table,
                "--ladder" => asked.question = Question::Ladder,
                "--calibration" => asked.question = Question::Calibration,
                "--players" if arena != Arena::Gwent => {
                    asked.players = players_of(flags.next().unwrap_or(""))?;
                }
                "--games" => asked.games = number(flags.next())?,
                "--seed" => asked.seed = number(flags.next())?,
                "--levels" => asked.levels = levels(flags.next().unwrap_or(""))?,
                _ => return Err(format!("`{flag}` is not understood.")),
            }
        }
        if asked.levels.is_empty() {
            asked.levels = levels(match (arena, asked.question) {
                (_, Question::Ladder) => "legend,master,apprentice,random",
                (_, Question::Calibration) => "legend",
                (Arena::Gwent, Question::Table) => "apprentice",
                (Arena::OldWorld | Arena::Ronin | Arena::WildHunt, Question::Table) => "master",
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
