//! What was asked for on the command line.

use std::fmt;

use tabletop::Level;

pub const USAGE: &str = "\
Usage: cargo xtask arena gwent [--games N] [--levels a,b,…] [--decks] [--seed N]

  --games N       games of each pair (200)
  --levels a,b,…  each against the next: legend,master,apprentice,random; `legend:500` thinks with
                  that budget instead of its usual one
  --decks         the starter decks against each other, both played by the first level (apprentice)
  --seed N        chance falls otherwise (1)";

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
    pub games: u32,
    pub levels: Vec<Player>,
    pub decks: bool,
    pub seed: u64,
}

impl Asked {
    pub fn read(words: &[String]) -> Result<Self, String> {
        let mut words = words.iter().map(String::as_str);
        match words.next() {
            Some("gwent") => {}
            other => return Err(format!("There is no arena for `{}`.", other.unwrap_or(""))),
        }
        let mut asked = Self { games: 200, levels: Vec::new(), decks: false, seed: 1 };
        while let Some(flag) = words.next() {
            match flag {
                "--decks" => asked.decks = true,
                "--games" => asked.games = number(words.next())?,
                "--seed" => asked.seed = number(words.next())?,
                "--levels" => asked.levels = levels(words.next().unwrap_or(""))?,
                _ => return Err(format!("`{flag}` is not understood.")),
            }
        }
        if asked.levels.is_empty() {
            let usual = if asked.decks { "apprentice" } else { "legend,master,apprentice,random" };
            asked.levels = levels(usual)?;
        }
        Ok(asked)
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Result<T, String> {
    let word = word.unwrap_or("");
    word.parse().map_err(|_| format!("`{word}` is not a number."))
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
