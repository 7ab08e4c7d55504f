//! Tells a game of this engine from its beginning, as its log grows.

use ::old_world::versus::Event;
use tabletop::{Game, Session, Table, Viewer};

use super::{Memory, Teller};
use crate::games::Tell;
use crate::games::old_world::names::Voice;
use crate::i18n::Lang;

/// Tells a game from its beginning.
pub struct Chronicler {
    pub(super) names: Vec<String>,
    pub(super) lang: Lang,
    pub(super) memory: Memory,
}

impl Chronicler {
    /// Nothing told yet.
    pub fn new(names: Vec<String>, lang: Lang) -> Self {
        Self { names, lang, memory: Memory::new() }
    }

    /// Tells what the viewer may know of the moves from that one on, whichever game they are of.
    pub fn follow<G: Game<Event = Event>>(
        &mut self,
        session: &Session<G>,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        let voice = Voice::new(self.lang, &self.names);
        let mut teller = Teller { voice, memory: self.memory };
        for step in session.line_from(from) {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                for sentence in teller.tell(event) {
                    say(step.ply, sentence);
                }
            }
        }
        self.memory = teller.memory;
    }
}

impl Tell for Chronicler {
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        self.follow(crate::games::old_world::session(table), from, viewer, say);
    }
}
