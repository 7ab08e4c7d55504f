//! What a sentence of the log may need of what was told before it.

use ::old_world::versus::{Event, Foe};
use ::old_world::world::effect::Attribute;
use ::old_world::world::story::{Side, Story};
use tabletop::{MAX_SEATS, Seat};

const SEATS: usize = MAX_SEATS as usize;

/// What a sentence may need of what was told before.
#[derive(Clone, Copy)]
pub struct Memory {
    /// Which story is being told.
    pub tale: Option<(Story, Side)>,
    /// Who fights whom.
    pub fight: Option<(Seat, Foe)>,
    /// Who plays dice, and with whom.
    pub poker: Option<(Seat, Option<Seat>)>,
    /// Attributes as they were told last: has one risen or fallen?
    levels: [[u8; 4]; SEATS],
}

impl Memory {
    /// OW-ATTR-1: all attributes begin at level I.
    pub const fn new() -> Self {
        Self { tale: None, fight: None, poker: None, levels: [[1; 4]; SEATS] }
    }

    /// Takes in an event before it is told.
    pub fn remember(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => (self.tale, self.fight) = (None, None),
            Event::StoryDrawn { story, .. } => self.tale = Some((*story, Side::A)),
            Event::OptionChosen { story, side, .. } => self.tale = Some((*story, *side)),
            Event::FightBegan { seat, foe, .. } => {
                (self.tale, self.fight) = (None, Some((*seat, *foe)));
            }
            Event::PokerBegan { seat, against } => self.poker = Some((*seat, *against)),
            _ => {} // tidy: listens: for what later sentences speak of
        }
    }

    /// Takes in a level after it was told.
    pub fn note_level(&mut self, event: &Event) {
        if let Event::AttributeChanged { seat, attribute, level } = event {
            self.levels[seat.index()][attribute.index()] = *level;
        }
    }

    /// A level as it was told last.
    pub const fn level(&self, seat: Seat, attribute: Attribute) -> u8 {
        self.levels[seat.index()][attribute.index()]
    }
}
