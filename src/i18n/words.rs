//! The words of the page: one field for each sentence, read from the pack of a language; and the
//! questions that choose among them.
// tidy: a table: one field for each sentence of the page.

use tabletop::{Level, LinkError, LoadError, SeedError, SetupError, UndoPolicy, UndoRefused};

use super::pack::{Filled, table};
use super::{brief, keeping, post};
use crate::prefs::{Speed, TextSize, Theme};
use crate::storage::StorageError;

/// How much of a name that others wrote is repeated in a sentence.
const LONGEST: usize = 60;

table! {
    /// Everything the frame of the page says. Games say their own things (`games/*/words.rs`).
    #[cfg_attr(test, derive(Debug))]
    pub struct Words {
        /// Under the name on the home page.
        pub tagline: &'static str,
        /// At the foot of every page.
        pub notice: &'static str,
        /// Link over the masthead.
        pub skip: &'static str,
        /// Name of the main navigation.
        pub main_nav: &'static str,
        /// Link.
        pub rules: &'static str,
        /// Link and heading.
        pub settings: &'static str,
        /// Label.
        pub language: &'static str,
        /// Link.
        pub home: &'static str,
        /// Name of the region where toasts appear.
        pub news: &'static str,
        /// Button.
        pub dismiss: &'static str,
        /// Button.
        pub close: &'static str,
        /// While a text is fetched.
        pub loading: &'static str,
        /// Heading and button.
        pub continue_: &'static str,
        /// Heading.
        pub new_game: &'static str,
        /// On the tile of a game that is not here yet.
        pub coming: &'static str,
        /// Heading.
        pub saved_games: &'static str,
        /// When there are none.
        pub no_saves: &'static str,
        /// Button.
        pub open: &'static str,
        /// Button and heading.
        pub rename: &'static str,
        /// Button.
        pub export: &'static str,
        /// Button.
        pub import: &'static str,
        /// Button.
        pub delete: &'static str,
        /// Name of a save that cannot be read.
        pub damaged_save: &'static str,
        /// State of a save.
        pub finished: &'static str,
        /// Heading.
        pub on_the_road: &'static str,
        /// Why one would install.
        pub install_why: &'static str,
        /// Button.
        pub install: &'static str,
        /// Button.
        pub not_now: &'static str,
        /// Heading.
        pub who_plays: &'static str,
        /// Kind of player.
        pub person: &'static str,
        /// Kind of player.
        pub bot: &'static str,
        /// Label.
        pub level_label: &'static str,
        /// Button.
        pub add_seat: &'static str,
        /// Button.
        pub drop_seat: &'static str,
        /// Heading.
        pub options: &'static str,
        /// Button of a stepper.
        pub less: &'static str,
        /// Button of a stepper.
        pub more: &'static str,
        /// Button: takes the last move back.
        pub undo: &'static str,
        /// Heading of the agreement about taking moves back.
        pub undo_rule: &'static str,
        /// Button: brings back what was deleted.
        pub bring_back: &'static str,
        /// Label.
        pub seed: &'static str,
        /// Under the seed.
        pub seed_hint: &'static str,
        /// Button.
        pub shuffle_seed: &'static str,
        /// Button.
        pub copy_seed_link: &'static str,
        /// Button.
        pub start: &'static str,
        /// Name of the region.
        pub board: &'static str,
        /// Name of the region.
        pub decision: &'static str,
        /// Name of the navigation.
        pub tools: &'static str,
        /// Heading, button.
        pub players: &'static str,
        /// Heading, button.
        pub log: &'static str,
        /// Button above the log.
        pub log_earlier: &'static str,
        /// Button.
        pub menu: &'static str,
        /// Button.
        pub redo: &'static str,
        /// Button.
        pub rewind: &'static str,
        /// Button.
        pub rewind_here: &'static str,
        /// Button.
        pub back_to_now: &'static str,
        /// Button.
        pub step_back: &'static str,
        /// Button.
        pub step_on: &'static str,
        /// A replay goes on by itself; it stops.
        pub autoplay: [&'static str; 2],
        /// Button.
        pub first_move: &'static str,
        /// Button.
        pub last_move: &'static str,
        /// Name of the region.
        pub timeline: &'static str,
        /// Button.
        pub hint: &'static str,
        /// Beside the choice a hint points at.
        pub hint_note: &'static str,
        /// Status.
        pub thinking: &'static str,
        /// News: no worker can be had, so the page itself must think.
        pub bots_think_here: &'static str,
        /// Beside a player.
        pub to_move: &'static str,
        /// Status, heading.
        pub game_over: &'static str,
        /// Last line of the result.
        pub total: &'static str,
        /// On the result of a game that was rewound.
        pub practice: &'static str,
        /// Button.
        pub share: &'static str,
        /// Button, heading.
        pub replay: &'static str,
        /// Button.
        pub same_again: &'static str,
        /// Button.
        pub rematch: &'static str,
        /// Button.
        pub keep: &'static str,
        /// Button.
        pub copy_link: &'static str,
        /// Button.
        pub copy_replay_link: &'static str,
        /// Toast.
        pub link_copied: &'static str,
        /// Button, heading.
        pub save_as: &'static str,
        /// Label.
        pub save_name: &'static str,
        /// Button.
        pub save: &'static str,
        /// Button, heading.
        pub keys: &'static str,
        /// Link.
        pub leave_table: &'static str,
        /// Link.
        pub leave_saved: &'static str,
        /// On the curtain, over the name.
        pub curtain_pass: &'static str,
        /// On the curtain, under the name.
        pub curtain_alone: &'static str,
        /// Banner.
        pub open_elsewhere: &'static str,
        /// Button.
        pub play_here: &'static str,
        /// Label.
        pub pace: &'static str,
        /// Heading.
        pub cannot_open: &'static str,
        /// Toast.
        pub older_copy: &'static str,
        /// When the browser keeps nothing.
        pub storage_denied: &'static str,
        /// When there is no room.
        pub storage_full: &'static str,
        /// Toast.
        pub export_failed: &'static str,
        /// Refusal.
        pub undo_nothing: &'static str,
        /// Refusal.
        pub undo_news: &'static str,
        /// Refusal.
        pub undo_forbidden: &'static str,
        /// Bad link.
        pub link_foreign: &'static str,
        /// Bad link.
        pub link_cut: &'static str,
        /// Why a link leads nowhere.
        pub link_too_long: &'static str,
        /// News: a game that no link can hold.
        pub too_long_for_link: &'static str,
        /// Bad link.
        pub link_newer: &'static str,
        /// Bad seed.
        pub seed_check: &'static str,
        /// Toast.
        pub new_version: &'static str,
        /// Button.
        pub reload_now: &'static str,
        /// Label.
        pub search_rules: &'static str,
        /// Name of the navigation.
        pub chapters: &'static str,
        /// Label: are the ids of rules shown?
        pub rule_ids: &'static str,
        /// Link to the text about the table.
        pub the_table: &'static str,
        /// Name of the region.
        pub look_and_language: &'static str,
        /// Label.
        pub light: &'static str,
        /// A theme.
        pub theme_auto: &'static str,
        /// A theme.
        pub theme_light: &'static str,
        /// A theme.
        pub theme_dark: &'static str,
        /// Label.
        pub text_size: &'static str,
        /// Middle of a scale.
        pub usual: &'static str,
        /// Of text.
        pub large: &'static str,
        /// Of text.
        pub largest: &'static str,
        /// Name of the region.
        pub at_the_table: &'static str,
        /// A pace.
        pub speed_none: &'static str,
        /// A pace.
        pub speed_fast: &'static str,
        /// A pace.
        pub speed_usual: &'static str,
        /// A pace.
        pub speed_slow: &'static str,
        /// Heading.
        pub what_is_kept: &'static str,
        /// Label.
        pub saves_and_settings: &'static str,
        /// Name of the meter.
        pub storage_in_use: &'static str,
        /// Label.
        pub everything_in_one_file: &'static str,
        /// Hint.
        pub everything_why: &'static str,
        /// Of the app.
        pub version: Filled,
        /// How many have been made.
        pub moves: Filled,
        /// How many play: just so many; {0} to {1}.
        pub player_range: [Filled; 2],
        /// Toast.
        pub deleted: Filled,
        /// Toast.
        pub saved_as: Filled,
        /// A place at the table.
        pub seat: Filled,
        /// Label.
        pub played_by: Filled,
        /// Status.
        pub your_move: Filled,
        /// Button.
        pub curtain_lift: Filled,
        /// Banner.
        pub viewing: Filled,
        /// Result: {0} one winner; {0} several; before the last of them.
        pub won: [Filled; 3],
        /// Result.
        pub nobody_won: Filled,
        /// How often a query occurs.
        pub found: Filled,
        /// Which of how many places is looked at.
        pub found_at: Filled,
        /// Kilobytes used, kilobytes there are, games.
        pub storage_used: Filled,
        /// Bad save.
        pub load_corrupt: &'static str,
        /// Bad save.
        pub load_newer: &'static str,
        /// Bad save.
        pub load_unknown: Filled,
        /// Bad save.
        pub load_setup: Filled,
        /// Bad save: the move up to which it fits.
        pub load_rules: Filled,
        /// Bad save: the move that is not possible.
        pub load_illegal: Filled,
        /// Bad save: the move after which it differs.
        pub load_differs: Filled,
        /// Bad seed.
        pub seed_symbol: Filled,
        /// Bad seed.
        pub seed_length: Filled,
        /// Bad set-up.
        pub setup_seats: Filled,
        /// Bad set-up.
        pub setup_option: Filled,
        /// The levels of bots, weakest first.
        pub levels: [&'static str; 4],
        /// Name and explanation of free, fair and none.
        pub undo_policies: [(&'static str, &'static str); 3],
        /// Names for those who give none.
        pub player_names: [&'static str; 5],
        /// Keys and what they do.
        pub key_list: [(&'static str, &'static str); 8],
        /// What the browser answered about lasting storage: not asked, yes, no.
        pub persistences: [(&'static str, &'static str); 3],
    }
}

impl Words {
    /// Of the app.
    pub fn version(&self, version: &str) -> String {
        self.version.with(&[version])
    }

    /// How many have been made.
    pub fn moves(&self, count: usize) -> String {
        self.moves.of(count)
    }

    /// How many play.
    pub fn player_range(&self, min: usize, max: usize) -> String {
        let [just, range] = &self.player_range;
        if min == max { just.of(min) } else { range.numbers(&[min, max]) }
    }

    /// Toast.
    pub fn deleted(&self, title: &str) -> String {
        self.deleted.with(&[title])
    }

    /// Toast.
    pub fn saved_as(&self, title: &str) -> String {
        self.saved_as.with(&[title])
    }

    /// A place at the table.
    pub fn seat(&self, number: usize) -> String {
        self.seat.of(number)
    }

    /// Label.
    pub fn played_by(&self, number: usize) -> String {
        self.played_by.of(number)
    }

    /// Status.
    pub fn your_move(&self, name: &str) -> String {
        self.your_move.with(&[name])
    }

    /// Button.
    pub fn curtain_lift(&self, name: &str) -> String {
        self.curtain_lift.with(&[name])
    }

    /// Banner.
    pub fn viewing(&self, ply: usize, last: usize) -> String {
        self.viewing.numbers(&[ply, last])
    }

    /// How often a query occurs.
    pub fn found(&self, count: usize) -> String {
        self.found.of(count)
    }

    /// Which of how many places is looked at.
    pub fn found_at(&self, at: usize, count: usize) -> String {
        self.found_at.numbers(&[at, count])
    }

    /// Kilobytes used, kilobytes there are, games.
    pub fn storage_used(&self, used: usize, room: usize, games: usize) -> String {
        self.storage_used.numbers(&[used, room, games])
    }

    /// A level of bots.
    pub const fn level(&self, level: Level) -> &'static str {
        self.levels[level as usize]
    }

    /// An agreement about undo, and what it means.
    pub const fn undo_policy(&self, policy: UndoPolicy) -> (&'static str, &'static str) {
        self.undo_policies[policy as usize]
    }

    /// Why a move cannot be taken back.
    pub fn undo_refused(&self, refused: UndoRefused) -> &'static str {
        match refused {
            UndoRefused::Nothing => self.undo_nothing,
            UndoRefused::NewInformation => self.undo_news,
            UndoRefused::Forbidden => self.undo_forbidden,
            UndoRefused::Sent => post().undo_sent,
        }
    }

    /// Why something could not be kept.
    pub const fn storage_failed(&self, error: StorageError) -> &'static str {
        match error {
            StorageError::Full => self.storage_full,
            StorageError::Denied => self.storage_denied,
        }
    }

    /// Whether the browser has agreed to keep our data, and what that means.
    pub const fn persistence(&self, agreed: Option<bool>) -> (&'static str, &'static str) {
        match agreed {
            None => self.persistences[0],
            Some(true) => self.persistences[1],
            Some(false) => self.persistences[2],
        }
    }

    /// Who has won.
    pub fn winners(&self, names: &[String]) -> String {
        if names.is_empty() {
            self.nobody_won.with(&[])
        } else {
            let [one, some, and] = &self.won;
            let won = if names.len() == 1 { one } else { some };
            won.with(&[&join(names, &and.with(&[]))])
        }
    }

    /// A pace.
    pub const fn speed(&self, speed: Speed) -> &'static str {
        match speed {
            Speed::None => self.speed_none,
            Speed::Fast => self.speed_fast,
            Speed::Usual => self.speed_usual,
            Speed::Slow => self.speed_slow,
        }
    }

    /// A theme.
    pub const fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Auto => self.theme_auto,
            Theme::Light => self.theme_light,
            Theme::Dark => self.theme_dark,
        }
    }

    /// A size of text.
    pub const fn size(&self, size: TextSize) -> &'static str {
        match size {
            TextSize::Usual => self.usual,
            TextSize::Large => self.large,
            TextSize::Largest => self.largest,
        }
    }

    /// Why a seed is not one.
    pub fn seed_error(&self, error: &SeedError) -> String {
        match error {
            SeedError::Symbol(symbol) => self.seed_symbol.with(&[&symbol.to_string()]),
            SeedError::Length(length) => self.seed_length.of(*length),
            SeedError::Check => self.seed_check.to_owned(),
        }
    }

    /// Why a link leads nowhere.
    pub fn link_error(&self, error: &LinkError) -> String {
        match error {
            LinkError::Foreign => self.link_foreign.to_owned(),
            LinkError::CutShort => self.link_cut.to_owned(),
            LinkError::TooLong => self.link_too_long.to_owned(),
            LinkError::Newer => self.link_newer.to_owned(),
            LinkError::Seed(error) => self.seed_error(error),
            LinkError::Load(error) => self.load_error(error),
        }
    }

    /// Why a game cannot be loaded. What the parser has to say of damaged data is for tools.
    pub fn load_error(&self, error: &LoadError) -> String {
        match error {
            LoadError::Corrupt { .. } => self.load_corrupt.to_owned(),
            LoadError::NewerFormat { .. } => self.load_newer.to_owned(),
            LoadError::UnknownGame { game } => self.load_unknown.with(&[&brief(game, LONGEST)]),
            LoadError::Setup(error) => self.load_setup.with(&[&self.setup_error(error)]),
            LoadError::RulesChanged { at, .. } => self.load_rules.of(*at),
            LoadError::Illegal { at, .. } => self.load_illegal.of(*at),
            LoadError::Differs { at } => self.load_differs.of(*at),
        }
    }

    /// Why a game that is kept here cannot be opened.
    pub fn kept_error(&self, error: &LoadError) -> String {
        format!("{} {}", self.load_error(error), keeping().still_here)
    }

    /// Why a set-up is refused: in the player's language where the frame knows the reason, in the
    /// rules' own words otherwise.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let option = &brief(error.option.as_deref().unwrap_or_default(), LONGEST);
        match error.key {
            "seats" => self.setup_seats.with(&[]),
            "unknown-option" | "bad-answer" => self.setup_option.with(&[option]),
            _ => brief(&error.to_string(), 4 * LONGEST),
        }
    }
}

/// “A, B and C”.
fn join(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn winners_are_named_in_every_language() {
        let names = ["Ves".to_owned(), "Iorveth".to_owned()];
        assert_eq!(Lang::En.words().winners(&names), "Ves and Iorveth won.");
        assert_eq!(Lang::Pl.words().winners(&names[..1]), "Wygrywa Ves.");
        assert_eq!(Lang::Uk.words().winners(&names), "Перемагають Ves та Iorveth.");
        assert_eq!(Lang::En.words().winners(&[]), "Nobody won.");
    }

    /// Findings F-9 and F-17: what a file says about itself is neither repeated at length nor in the
    /// parser's words.
    #[test]
    fn a_bad_save_is_told_in_one_plain_sentence() {
        let long = "x".repeat(100_000);
        let errors = [
            LoadError::corrupt(format!("missing field `{long}` at line 1 column 12")),
            LoadError::UnknownGame { game: long.clone() },
            SetupError::new("seats", "no").at(long.clone()).into(),
            SetupError::new("bad-answer", "no").at(long.clone()).into(),
            SetupError::new("other", long).into(),
        ];
        for words in Lang::ALL.map(Lang::words) {
            for error in &errors {
                let said = words.load_error(error);
                assert!(said.chars().count() < 400, "{} characters", said.len());
                assert!(!said.contains("column") && !said.contains(".."), "{said}");
            }
        }
    }

    #[test]
    fn every_level_and_policy_has_a_name() {
        for lang in Lang::ALL {
            assert!(Level::ALL.iter().all(|level| !lang.words().level(*level).is_empty()));
            assert!(
                UndoPolicy::ALL.iter().all(|policy| !lang
                    .words()
                    .undo_policy(*policy)
                    .1
                    .is_empty())
            );
        }
        assert_eq!(Lang::En.words().level(Level::Legend), "legend");
        assert_eq!(Lang::En.words().undo_policy(UndoPolicy::None).0, "None");
    }
}
