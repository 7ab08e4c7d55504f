//! Could a game reach this position? Asked of states that come from outside, so that nothing that
//! passes can break the rules.

mod agenda;
mod cards;
mod players;
mod table;

use crate::Ronin;

/// What is impossible, in a sentence.
type Fault = Option<String>;

impl Ronin {
    /// What is impossible here, if anything.
    pub(crate) fn find_fault(&self) -> Fault {
        self.fault_of_table()
            .or_else(|| self.fault_of_characters())
            .or_else(|| self.fault_of_boards())
            .or_else(|| self.fault_of_order())
            .or_else(|| self.fault_of_offer())
            .or_else(|| self.fault_of_cards())
            .or_else(|| self.fault_of_players())
            .or_else(|| self.fault_of_agenda())
    }
}

/// A sentence, if something is not so.
fn unless(holds: bool, sentence: &str) -> Fault {
    (!holds).then(|| sentence.to_owned())
}
