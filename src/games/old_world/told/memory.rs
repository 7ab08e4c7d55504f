//! What a sentence of the log may need of what was told before it.

use ::old_world::versus::{Choice, Event, Foe};
use ::old_world::wild_hunt::{HuntEvent, Question};
use ::old_world::world::effect::Attribute;
use ::old_world::world::rider::Rider;
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
    /// Who rides, in a hunt.
    pub rider: Option<Rider>,
    /// Which sides of the open card of a hunt were chosen.
    pub sides: [bool; 2],
    /// What the common purse held.
    pub purse: u16,
}

impl Memory {
    /// OW-ATTR-1: all attributes begin at level I.
    pub const fn new() -> Self {
        Self {
            tale: None,
            fight: None,
            poker: None,
            levels: [[1; 4]; SEATS],
            rider: None,
            sides: [false; 2],
            purse: 0,
        }
    }

    /// Takes in an event before it is told.
    pub fn remember(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => (self.tale, self.fight) = (None, None),
            // What an exploration card of a hunt leads to comes of the side that was chosen.
            Event::StoryDrawn { story: story @ Story::HuntEvent(_), .. } => {
                self.tale = Some((*story, self.tale.map_or(Side::A, |(_, side)| side)));
            }
            Event::StoryDrawn { story, .. } => {
                (self.tale, self.sides) = (Some((*story, Side::A)), [false; 2]);
            }
            Event::OptionChosen { story, side, .. } => self.choose(*story, *side),
            Event::Hunt(event) => self.remember_hunt(event),
            Event::FightBegan { seat, foe, .. } => {
                (self.tale, self.fight) = (None, Some((*seat, *foe)));
            }
            Event::PokerBegan { seat, against } => self.poker = Some((*seat, *against)),
            _ => {} // tidy: listens: for what later sentences speak of
        }
    }

    fn choose(&mut self, story: Story, side: Side) {
        self.tale = Some((story, side));
        self.sides[side as usize] = true;
    }

    fn remember_hunt(&mut self, event: &HuntEvent) {
        match event {
            HuntEvent::RoundBegan { .. } => (self.tale, self.fight) = (None, None),
            HuntEvent::RiderCame { rider, .. } => self.rider = Some(*rider),
            HuntEvent::PurseCounted { gold } => self.purse = *gold,
            HuntEvent::Decided { question: Question::Option, choice: Choice::Option(side) } => {
                if let Some((story, _)) = self.tale {
                    self.choose(story, *side);
                }
            }
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
