//! Which page is shown: the part of the address after `#/`.

use std::fmt;

use tabletop::{Letter, LinkError, RecordLink, SeedLink};

/// The longest fragment that is read. A game of twenty thousand moves fits; a megabyte of anything
/// else would only hold the page up.
pub const LONGEST: usize = 64 * 1024;

/// A place in the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// Games, saves, where to go on.
    Home,
    /// Starts the game that was started last, or one between bots to look at.
    Now { watch: bool },
    /// The set-up of a game, perhaps filled in by a seed link.
    Setup(Box<SeedLink>),
    /// A table in use, by the key of its save.
    Play(String),
    /// A saved game looked at, by the key of its save; from this moment on.
    Replay(String, usize),
    /// A game from a record link.
    Watch(Box<RecordLink>),
    /// A game sent by somebody far away.
    Turn(Box<Letter>),
    /// The rules of a game; without one, the list of them.
    Rules(Option<String>),
    /// The decks of a card game: all of them, or one by its key or name.
    Decks(Option<String>),
    /// A deck from a link.
    Deck(String),
    /// The guided first match of a game.
    Learn(String),
    /// The puzzles of a game, or one of them.
    Puzzles(String, Option<String>),
    /// Settings.
    Settings,
    /// The player's own games, added up.
    Statistics,
    /// Today's challenge of a game.
    Daily(String),
    /// Every token, shape and charge: for those who build Szlak, so only in their builds.
    #[cfg(debug_assertions)]
    Gallery,
    /// A link that leads nowhere, and why.
    Lost(LinkError),
}

impl Route {
    /// Reads a fragment, with or without its `#/`. Never fails: a bad one is [`Route::Lost`].
    pub fn parse(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        if path.len() > LONGEST {
            return Self::Lost(LinkError::TooLong);
        }
        let (head, rest) = path.split_once('/').unwrap_or((path, ""));
        match head {
            "" => Self::Home,
            "now" => Self::Now { watch: rest == "watch" },
            "new" => {
                SeedLink::decode(rest).map_or_else(Self::Lost, |link| Self::Setup(link.into()))
            }
            "watch" => {
                RecordLink::decode(rest).map_or_else(Self::Lost, |link| Self::Watch(link.into()))
            }
            "turn" => {
                Letter::decode(rest).map_or_else(Self::Lost, |letter| Self::Turn(letter.into()))
            }
            "play" if !rest.is_empty() => Self::Play(rest.to_owned()),
            "replay" if !rest.is_empty() => {
                let (key, moment) = rest.split_once('/').unwrap_or((rest, ""));
                Self::Replay(key.to_owned(), moment.parse().unwrap_or_default())
            }
            "rules" => Self::Rules((!rest.is_empty()).then(|| rest.to_owned())),
            "decks" => Self::Decks((!rest.is_empty()).then(|| rest.to_owned())),
            "deck" if !rest.is_empty() => Self::Deck(rest.to_owned()),
            "learn" if !rest.is_empty() => Self::Learn(rest.to_owned()),
            "puzzles" if !rest.is_empty() => {
                let (game, puzzle) = rest.split_once('/').unwrap_or((rest, ""));
                Self::Puzzles(game.to_owned(), (!puzzle.is_empty()).then(|| puzzle.to_owned()))
            }
            "settings" => Self::Settings,
            "statistics" => Self::Statistics,
            "daily" if !rest.is_empty() => Self::Daily(rest.to_owned()),
            #[cfg(debug_assertions)]
            "gallery" => Self::Gallery,
            _ => Self::Lost(LinkError::Foreign),
        }
    }

    /// The set-up of a game with nothing filled in.
    pub fn new_game(game: &str) -> String {
        format!("#/new/{game}")
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home | Self::Lost(_) => f.write_str("#/"),
            Self::Now { watch } => f.write_str(if *watch { "#/now/watch" } else { "#/now" }),
            Self::Setup(link) => write!(f, "#/{}", link.encode()),
            Self::Play(key) => write!(f, "#/play/{key}"),
            Self::Replay(key, 0) => write!(f, "#/replay/{key}"),
            Self::Replay(key, moment) => write!(f, "#/replay/{key}/{moment}"),
            Self::Watch(link) => write!(f, "#/{}", link.encode()),
            Self::Turn(letter) => write!(f, "#/{}", letter.encode()),
            Self::Rules(None) => f.write_str("#/rules"),
            Self::Rules(Some(game)) => write!(f, "#/rules/{game}"),
            Self::Decks(None) => f.write_str("#/decks"),
            Self::Decks(Some(deck)) => write!(f, "#/decks/{deck}"),
            Self::Deck(code) => write!(f, "#/deck/{code}"),
            Self::Learn(game) => write!(f, "#/learn/{game}"),
            Self::Puzzles(game, None) => write!(f, "#/puzzles/{game}"),
            Self::Puzzles(game, Some(puzzle)) => write!(f, "#/puzzles/{game}/{puzzle}"),
            Self::Settings => f.write_str("#/settings"),
            Self::Statistics => f.write_str("#/statistics"),
            Self::Daily(game) => write!(f, "#/daily/{game}"),
            #[cfg(debug_assertions)]
            Self::Gallery => f.write_str("#/gallery"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plain_route_reads_back() {
        for route in [
            Route::Home,
            Route::Now { watch: false },
            Route::Now { watch: true },
            Route::Play("k1".into()),
            Route::Replay("k1".into(), 0),
            Route::Replay("k1".into(), 14),
            Route::Statistics,
            Route::Daily("gwent".into()),
            Route::Rules(None),
            Route::Rules(Some("gwent".into())),
            Route::Learn("gwent".into()),
            Route::Puzzles("gwent".into(), None),
            Route::Puzzles("gwent".into(), Some("two-for-one".into())),
            Route::Decks(None),
            Route::Decks(Some("monsters-starter".into())),
            Route::Deck("king-bran:olaf,decoy.2".into()),
            Route::Settings,
            Route::Gallery,
        ] {
            assert_eq!(Route::parse(&route.to_string()), route);
        }
    }

    #[test]
    fn a_moment_that_is_none_is_the_beginning() {
        for odd in ["#/replay/k1/x", "#/replay/k1/-3", "#/replay/k1/"] {
            assert_eq!(Route::parse(odd), Route::Replay("k1".into(), 0), "{odd}");
        }
    }

    #[test]
    fn a_seed_link_opens_the_set_up() {
        let Route::Setup(link) = Route::parse("#/new/cairns?seats=3&stones=9") else {
            panic!("a set-up")
        };
        assert_eq!((link.game.as_str(), link.form.seats), ("cairns", 3));
        assert_eq!(link.form.answers["stones"], "9");
    }

    #[test]
    fn a_link_that_leads_nowhere_says_so() {
        for bad in [
            "#/nowhere",
            "#/play/",
            "#/watch/%%%",
            "#/new/cairns?seed=OOPS",
            "#/watch/AQ",
            "#/turn/",
            "#/turn/%%%",
            "#/turn/BQ",
        ] {
            assert!(matches!(Route::parse(bad), Route::Lost(_)), "{bad}");
        }
    }

    /// Finding F-14: fragments of a megabyte took up to nine seconds, whatever was in them.
    #[test]
    fn a_link_longer_than_any_of_ours_is_not_even_read() {
        for head in ["watch", "turn", "new/cairns?seed=", "deck", "play", "nowhere"] {
            let long = format!("#/{head}/{}", "A".repeat(LONGEST));
            assert_eq!(Route::parse(&long), Route::Lost(LinkError::TooLong), "{head}");
        }
    }
}
