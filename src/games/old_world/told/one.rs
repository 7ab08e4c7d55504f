//! One event at a time, for the reader of all words.

use ::old_world::versus::Event;

use super::{Chronicler, Teller};
use crate::games::old_world::names::Voice;

impl Chronicler {
    /// The sentences of the next event.
    pub fn of_event(&mut self, event: &Event) -> Vec<String> {
        let voice = Voice::new(self.lang, &self.names);
        let mut teller = Teller { voice, memory: self.memory };
        let told = teller.tell(event);
        self.memory = teller.memory;
        told
    }
}
