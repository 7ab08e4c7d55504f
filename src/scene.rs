//! What the page shows of a table, made once after each change and read by every part: what is
//! asked, what may be answered, what has happened, and what the viewer sees of the position.

mod log;

use std::any::Any;
use std::ops::Deref;
use std::rc::Rc;

use tabletop::{Game, Seat, Session, Status, Table, Viewer};

use crate::games::GameUi;
use crate::i18n::Lang;
use log::Log;

pub use log::LogLine;

/// How a table is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The moment, as a number of moves; `None` is now.
    pub moment: Option<usize>,
    /// With whose eyes.
    pub viewer: Viewer,
    /// The person who is asked, now.
    pub asked: Option<Seat>,
    /// May that person choose here and now?
    pub may_choose: bool,
    /// In which language.
    pub lang: Lang,
}

/// What decides whether something told or seen before still holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Which of the tables that lay here one after another.
    pub sitting: u32,
    /// How often it has changed.
    pub version: u64,
    /// How many of the texts that come later have come.
    pub texts: u8,
}

/// What is seen, shared by all who look. It is the same only for those who have it from the same look: to compare it piece
/// by piece would cost more than to draw what is made of it, which is compared anyway.
#[derive(Debug)]
pub struct Shared<V>(Rc<V>);

impl<V> Shared<V> {
    /// To be shared.
    pub fn new(seen: V) -> Self {
        Self(Rc::new(seen))
    }
}

impl<V> Clone for Shared<V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<V> PartialEq for Shared<V> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<V> Deref for Shared<V> {
    type Target = V;

    fn deref(&self) -> &V {
        &self.0
    }
}

/// A position of a game that is known, as it is looked at.
pub struct Sight<G: Game> {
    /// What the eyes it is seen with see.
    pub view: Shared<G::View>,
    /// Whose decision is awaited there, or how it ended.
    pub status: Status<G::Decision>,
    /// The legal choices, where a person may choose; otherwise none.
    pub legal: Vec<G::Choice>,
}

impl<G: Game> Sight<G> {
    /// Sees a position.
    pub fn of(game: &G, viewer: Viewer, may_choose: bool) -> Self {
        let legal = if may_choose { game.legal() } else { Vec::new() };
        Self { view: Shared::new(game.view(viewer)), status: game.status(), legal }
    }

    /// Sees the position a table of the game is looked at in.
    pub fn at(session: &Session<G>, look: Look) -> Box<dyn Any> {
        Box::new(match look.moment {
            None => Self::of(session.game(), look.viewer, look.may_choose),
            Some(ply) => {
                Self::of(&session.position(session.node_at(ply)), look.viewer, look.may_choose)
            }
        })
    }

    /// What a scene of the game holds.
    pub fn in_any(sight: &dyn Any) -> &Self {
        sight.downcast_ref().expect("the scene of a game shows that game")
    }
}

/// What is asked, and what may be answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub prompt: String,
    /// The legal choices in words, in the order of the list.
    pub choices: Vec<String>,
}

/// The scene.
pub struct Scene {
    edition: Edition,
    look: Look,
    /// What is asked now; empty when it is nobody's turn who could be asked here.
    pub asked: Asked,
    /// What has happened.
    pub log: Log,
    sight: Box<dyn Any>,
}

impl Scene {
    /// The first look at a table.
    pub fn new(game: &dyn GameUi, table: &dyn Table, edition: Edition, look: Look) -> Self {
        let sight = game.see(table, look);
        let asked = ask(game, table, look, sight.as_ref());
        let mut log = Log::default();
        log.follow(game, table, edition, look);
        Self { edition, look, asked, log, sight }
    }

    /// Makes everything anew that the change has changed, and nothing else.
    pub fn renew(&mut self, game: &dyn GameUi, table: &dyn Table, edition: Edition, look: Look) {
        self.sight = game.see(table, look);
        let other_moment = Look { moment: self.look.moment, ..look };
        if self.edition != edition || self.look != other_moment || look.moment.is_none() {
            self.asked = ask(game, table, look, self.sight.as_ref());
        }
        self.log.follow(game, table, edition, look);
        (self.edition, self.look) = (edition, look);
    }

    /// What is seen of a game that is known.
    pub fn sight<G: Game>(&self) -> &Sight<G> {
        Sight::in_any(self.sight.as_ref())
    }

    /// What is seen, for whoever knows which game it is.
    pub fn seen(&self) -> &dyn Any {
        self.sight.as_ref()
    }
}

/// What is asked is asked now and of one person, whatever is looked at and whoever looks.
fn ask(game: &dyn GameUi, table: &dyn Table, look: Look, sight: &dyn Any) -> Asked {
    let Some(seat) = look.asked else { return Asked::default() };
    let own = Look { moment: None, viewer: Viewer::Seat(seat), ..look };
    if look == own {
        return game.ask(table, sight, look.lang);
    }
    game.ask(table, game.see(table, own).as_ref(), look.lang)
}
