//! How each game looks: the one place where the page's frame meets a game.
//!
//! The frame knows [`GameUi`]; a game's folder knows its own types. Adding a game is a folder and
//! one line in [`GAMES`].

mod cairns;
#[cfg(all(test, feature = "gwent", feature = "old-world"))]
mod dump;
#[cfg(feature = "gwent")]
mod gwent;
#[cfg(feature = "old-world")]
mod old_world;
#[cfg(feature = "ronin")]
mod ronin;
mod upcoming;

use std::any::Any;

use crate::prelude::*;
use bots::Advice;
use heraldry::Blazon;
use tabletop::{Form, Outcome, Player, Seat, SetupError, Table, Viewer};

use crate::daily::Dice;
use crate::desk::Desk;
use crate::i18n::Lang;
use crate::i18n::pack::Reader;
use crate::learning::{Lesson, PuzzleSet};
use crate::pages::setup::Draft;
use crate::route::Route;
use crate::scene::{Asked, Look};
use crate::table::curve::Moment;

pub use upcoming::{UPCOMING, UPCOMING_ROWS};

/// What the games say: a part of every pack each.
pub struct Spoken {
    pub cairns: cairns::Words,
    #[cfg(feature = "gwent")]
    pub gwent: gwent::Tables,
    #[cfg(feature = "old-world")]
    pub old_world: old_world::Tables,
    #[cfg(feature = "wild-hunt")]
    pub wild_hunt: old_world::HuntTables,
    #[cfg(feature = "ronin")]
    pub ronin: ronin::Tables,
}

impl Spoken {
    /// Reads the parts of the games that are built in.
    pub fn read(reader: &mut Reader) -> Self {
        Self {
            cairns: reader.part("cairns"),
            #[cfg(feature = "gwent")]
            gwent: reader.part("gwent"),
            #[cfg(feature = "old-world")]
            old_world: reader.part("old_world"),
            #[cfg(feature = "wild-hunt")]
            wild_hunt: reader.part("wild_hunt"),
            #[cfg(feature = "ronin")]
            ronin: reader.part("ronin"),
        }
    }
}

/// A line of the result: what is counted, and each player's part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// What is counted.
    pub label: String,
    /// By seat, in order.
    pub values: Vec<String>,
}

/// A table laid out: its board, and what else of it stands in the frame. What is left out is the
/// frame's own.
pub struct LaidOut {
    /// The board.
    pub board: AnyView,
    /// The boards of the players, in place of their list.
    pub players: Option<AnyView>,
    /// What stands in the status line before the buttons.
    pub milestones: Option<AnyView>,
    /// The buttons of the status line.
    pub acts: Option<AnyView>,
}

impl LaidOut {
    /// A board alone.
    pub const fn board(board: AnyView) -> Self {
        Self { board, players: None, milestones: None, acts: None }
    }
}

/// Tells a game from its beginning, and remembers what it needs of what it has told.
pub trait Tell {
    /// Tells what the viewer may know of the moves of the line from that one on, one sentence after
    /// another with the move it belongs to.
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    );
}

/// How the set-up of a game looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupLook {
    /// A form from top to bottom.
    Form,
    /// A company round a table.
    Company,
    /// Two banners that face each other.
    Duel,
}

/// In what the strongest bot of a game measures what a decision cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In chances of winning.
    Chances,
    /// In points by which a player leads, of which so many are half of the way from an even game to a won one.
    Points(u16),
    /// The same in trophies.
    Trophies(u16),
    /// In nothing a player could count: it is told in words.
    Words,
}

/// What the page needs to know to show a game.
pub trait GameUi: Sync {
    /// The slug of the game.
    fn id(&self) -> &'static str;
    /// Its name.
    fn name(&self, lang: Lang) -> &'static str;
    /// One line about it.
    fn tagline(&self, lang: Lang) -> &'static str;
    /// Its arms.
    fn blazon(&self) -> Blazon;
    /// What an option of the set-up is called, and a hint if it needs one.
    fn option(&self, id: &str, lang: Lang) -> (&'static str, &'static str);
    /// What an answer to an option is called.
    fn answer(&self, option: &str, answer: &str, lang: Lang) -> String;
    /// Answers worth offering where any text may be the answer, the default among them. What the
    /// player has made himself may be among them.
    fn offered(&self, _option: &str) -> Vec<String> {
        Vec::new()
    }
    /// Where answers to an option are made: the address, and what the link there says.
    fn workshop(&self, _option: &str, _lang: Lang) -> Option<(&'static str, &'static str)> {
        None
    }
    /// How its set-up looks.
    fn setup_look(&self) -> SetupLook {
        SetupLook::Form
    }
    /// The option that the set-up shows at each seat: the rest is asked behind *More*.
    fn seat_option(&self) -> Option<&'static str> {
        None
    }
    /// The picture of an answer to it, as SVG.
    fn medallion(&self, _answer: &str) -> Option<String> {
        None
    }
    /// The banner of a side, where two face each other.
    fn banner(&self, _draft: Draft, _seat: Seat) -> Option<AnyView> {
        None
    }
    /// What is about to be played, in a few words: what this form and these players make of it.
    fn line_up(&self, form: &Form, players: &[Player], lang: Lang) -> String {
        let seats = usize::from(form.seats);
        let against = lang.home().against(&players[..seats.min(players.len())]);
        if seats < 2 {
            return against.to_owned();
        }
        format!("{}, {against}", lang.words().player_range(seats, seats))
    }
    /// How far a game is, in a few words.
    fn state(&self, table: &dyn Table, lang: Lang) -> String {
        lang.words().moves(table.ply())
    }
    /// Why a set-up is refused, where the game has words for it.
    fn refusal(&self, _error: &SetupError, _form: &Form, _lang: Lang) -> Option<String> {
        None
    }
    /// Ways into the game besides a new one: the address, and what the link there says.
    fn doors(&self, _lang: Lang) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
    /// Its guided first game.
    fn lesson(&self) -> Option<&'static dyn Lesson> {
        None
    }
    /// Its puzzles.
    fn puzzles(&self) -> Option<&'static PuzzleSet> {
        None
    }
    /// Does the board itself have a place for what a guide says or a puzzle asks for? Otherwise it
    /// stands above the board.
    fn has_own_leaf(&self) -> bool {
        false
    }
    /// A page of the game's own.
    fn page(&self, _route: &Route) -> Option<AnyView> {
        None
    }
    /// The position a table is looked at in: the game's own [`Sight`](crate::scene::Sight).
    fn see(&self, table: &dyn Table, look: Look) -> Box<dyn Any>;
    /// What is asked of the one who must choose, whose eyes these are; nothing when it is over.
    fn ask(&self, table: &dyn Table, sight: &dyn Any, lang: Lang) -> Asked;
    /// How many of its texts that come later have come: with each, everything is said anew.
    fn texts(&self, _lang: Lang) -> u8 {
        0
    }
    /// Why a bot advises what it does, sentence by sentence.
    fn reasons(&self, _table: &dyn Table, _advice: &Advice, _lang: Lang) -> Vec<String> {
        Vec::new()
    }
    /// Somebody who tells what happens at this table, from the deal on.
    fn teller(&self, table: &dyn Table, lang: Lang) -> Box<dyn Tell>;
    /// How the result came about, line by line.
    fn result(&self, table: &dyn Table, outcome: &Outcome, lang: Lang) -> Vec<ResultLine>;
    /// How it went, moment by moment, for the first person at the table; empty where nobody leads.
    fn course(&self, _table: &dyn Table) -> Vec<Moment> {
        Vec::new()
    }
    /// The same drawn as a sheet of its own: the HTML that stands in place of the lines.
    fn sheet(&self, _table: &dyn Table, _outcome: &Outcome, _lang: Lang) -> Option<String> {
        None
    }
    /// How it ended, in a sentence, where nobody wins alone.
    fn verdict(&self, _table: &dyn Table, _outcome: &Outcome, _lang: Lang) -> Option<String> {
        None
    }
    /// What a part of its course is called.
    fn part(&self, _part: u8, _lang: Lang) -> String {
        String::new()
    }
    /// What each line of the result cost, in words.
    fn costs(&self, _table: &dyn Table, _lang: Lang) -> Vec<String> {
        Vec::new()
    }
    /// What else is worth telling at the end: a few words, and what they count.
    fn facts(&self, _table: &dyn Table, _lang: Lang) -> Vec<(String, String)> {
        Vec::new()
    }
    /// In what its strongest bot measures decisions.
    fn measure(&self) -> Measure {
        Measure::Words
    }
    /// The piece a choice was about, as HTML: the choice at that place, after so many moves.
    fn piece(&self, _table: &dyn Table, _ply: usize, _place: usize) -> Option<String> {
        None
    }
    /// Why such a choice would have been good, in a sentence, from what could be seen then.
    fn why(&self, _table: &dyn Table, _ply: usize, _place: usize, _lang: Lang) -> Option<String> {
        None
    }
    /// Do all win or lose together?
    fn is_cooperative(&self) -> bool {
        false
    }
    /// What a seat plays with, by its slug: a faction, a school, a character.
    fn side(&self, _table: &dyn Table, _seat: Seat) -> Option<&'static str> {
        None
    }
    /// What such a thing is called.
    fn side_name(&self, _slug: &str, _lang: Lang) -> Option<&'static str> {
        None
    }
    /// How its parts went for a seat: won, lost, or neither.
    fn marks(&self, _table: &dyn Table, _seat: Seat) -> Vec<Option<bool>> {
        Vec::new()
    }
    /// The set-up of a day's challenge. The dice decide; what they have decided once they decide for ever, so that
    /// lists they choose from only ever grow at their end, if at all.
    fn daily(&self, _dice: &mut Dice) -> Form {
        let entry = bots::find(self.id()).expect("a game that is shown is catalogued");
        Form { seats: 2, ..(entry.model)().blank() }
    }
    /// Where all vote on one question: how many have. People at one screen give one answer.
    fn ballots(&self, _table: &dyn Table) -> Option<usize> {
        None
    }
    /// Does a player know anything that the others at the screen may not see?
    fn has_secrets(&self) -> bool {
        true
    }
    /// The arms a seat bears in this game, as SVG; its own otherwise.
    fn crest(&self, _table: &dyn Table, _seat: Seat) -> Option<String> {
        None
    }
    /// The same in a list of games, far from their tables.
    fn arms(&self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.crest(table, seat)
    }
    /// What each player has that everybody may see, as short texts, by seat.
    fn standing(&self, sight: &dyn Any) -> Vec<Vec<String>>;
    /// Its pieces, for those who build Szlak: the inside of an element of the gallery.
    #[cfg(debug_assertions)]
    fn gallery(&self, _lang: Lang) -> String {
        String::new()
    }
    /// One of its cards as HTML, for the rules, by its slug.
    fn picture(&self, _slug: &str, _lang: Lang) -> Option<String> {
        None
    }
    /// The table.
    fn lay_out(&self, desk: Desk) -> LaidOut;
    /// Does the board itself answer every decision, show the list of choices when it is asked for,
    /// and give the digits a meaning of its own? Otherwise the list stands below it.
    fn has_own_list(&self) -> bool {
        false
    }
}

/// The games that can be shown.
pub static GAMES: &[&dyn GameUi] = &[
    #[cfg(feature = "gwent")]
    &gwent::GwentUi,
    #[cfg(feature = "old-world")]
    &old_world::OldWorldUi,
    #[cfg(feature = "wild-hunt")]
    &old_world::WildHuntUi,
    #[cfg(feature = "ronin")]
    &ronin::RoninUi,
    &cairns::CairnsUi,
];

/// How to show the game with that slug.
pub fn find(id: &str) -> Option<&'static dyn GameUi> {
    GAMES.iter().copied().find(|game| game.id() == id)
}

/// The page a route leads to, if one of the games has it.
pub fn page(route: &Route) -> Option<AnyView> {
    GAMES.iter().find_map(|game| game.page(route))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogued_game_can_be_shown() {
        // Compiled beside the tests of the rules, the catalogue has games whose table is still to come.
        let is_built = |id: &str| match id {
            "ronin" => cfg!(feature = "ronin"),
            "wild-hunt" => cfg!(feature = "wild-hunt"),
            _ => true,
        };
        for game in bots::GAMES.iter().filter(|game| is_built(game.id)) {
            assert!(find(game.id).is_some(), "{} has no folder in src/games", game.id);
        }
    }

    #[test]
    fn every_option_of_every_game_has_a_name_in_every_language() {
        for game in GAMES {
            let entry = bots::find(game.id()).expect("a game that is shown is catalogued");
            for option in (entry.model)().options {
                for lang in Lang::ALL {
                    assert!(
                        !game.option(option.id, lang).0.is_empty(),
                        "{} {}",
                        game.id(),
                        option.id
                    );
                }
            }
        }
    }
}
