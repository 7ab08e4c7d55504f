//! What the tests share: positions by hand, and questions to a table.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part")]

use ronin::position::Position;
use ronin::{Card, Chair, Counts, Event, Ronin, Side, Stage};
use scenario::Scenario;

/// The table of a test.
pub type Table = Scenario<Ronin>;

/// A position that begins with this stage.
#[track_caller]
pub fn given(position: Position, stage: Stage) -> Table {
    match position.build(stage) {
        Ok(game) => Table::at(game),
        Err(impossible) => panic!("no game could look like this: {impossible}"),
    }
}

/// The effects of the cards of this turn are resolved.
#[track_caller]
pub fn effects(position: Position) -> Table {
    given(position, Stage::Effects)
}

/// The tea ceremony.
#[track_caller]
pub fn tea(position: Position) -> Table {
    given(position, Stage::Tea)
}

/// The tokens of a chair by name.
pub fn counts(exploration: u8, combat: u8, magic: u8, diplomacy: u8) -> Counts {
    [exploration, combat, magic, diplomacy]
}

/// Questions to a table, chairs counted from 0.
pub trait Ask {
    /// The tokens of a chair.
    fn pool(&self, chair: u8) -> Counts;
    /// The experience of a chair.
    fn xp(&self, chair: u8) -> u8;
    /// The victory points of a chair.
    fn vp(&self, chair: u8) -> u16;
    /// The marker of the track to the left of a chair.
    fn marker(&self, chair: u8) -> u8;
    /// The order of play.
    fn order(&self) -> Vec<u8>;
    /// The hand of a chair.
    fn hand(&self, chair: u8) -> Vec<String>;
    /// The timeline of a chair.
    fn timeline(&self, chair: u8) -> Vec<String>;
    /// The rows of the offer.
    fn rows(&self) -> Vec<String>;
    /// Is this card in the discard pile?
    fn discarded(&self, card: &str) -> bool;
    /// Is a symbol of this card destroyed, or its arrow?
    fn covered(&self, chair: u8, card: &str) -> (usize, bool);
    /// Chooses `done`, or `xp`, or the first split, until somebody is asked something else.
    fn pass_over(&mut self);
    /// The effects that were resolved: chair, card, level.
    fn resolved(&self) -> Vec<(u8, String, u8)>;
    /// The moves of markers: track, from, to, points lost.
    fn moves(&self) -> Vec<(u8, u8, u8, u8)>;
}

impl Ask for Table {
    fn pool(&self, chair: u8) -> Counts {
        *self.game().before(Chair(chair)).pool()
    }

    fn xp(&self, chair: u8) -> u8 {
        self.game().before(Chair(chair)).xp()
    }

    fn vp(&self, chair: u8) -> u16 {
        self.game().before(Chair(chair)).sheet().total()
    }

    fn marker(&self, chair: u8) -> u8 {
        self.game().track_beside(Chair(chair), Side::Left).marker
    }

    fn order(&self) -> Vec<u8> {
        self.game().order().iter().map(|chair| chair.0).collect()
    }

    fn hand(&self, chair: u8) -> Vec<String> {
        let hand = self.game().before(Chair(chair)).hand();
        hand.iter().map(|held| held.card.to_string()).collect()
    }

    fn timeline(&self, chair: u8) -> Vec<String> {
        let timeline = self.game().before(Chair(chair)).timeline();
        timeline.iter().map(|laid| laid.card.to_string()).collect()
    }

    fn rows(&self) -> Vec<String> {
        let text =
            |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        self.game().offer().iter().map(|row| text(&row.cards)).collect()
    }

    fn discarded(&self, card: &str) -> bool {
        self.game().discard_pile().iter().any(|other| other.slug() == card)
    }

    fn covered(&self, chair: u8, card: &str) -> (usize, bool) {
        let timeline = self.game().before(Chair(chair)).timeline();
        let laid = timeline.iter().find(|laid| laid.card.slug() == card).expect("it lies there");
        let symbols = (0..2).filter(|place| laid.is_covered(*place)).count();
        (symbols, laid.is_arrow_covered())
    }

    fn pass_over(&mut self) {
        while let Some(choice) = self.legal().last().cloned() {
            if ["done", "xp"].contains(&choice.as_str()) || choice.starts_with("split") {
                self.choose(&choice);
            } else {
                return;
            }
        }
    }

    fn resolved(&self) -> Vec<(u8, String, u8)> {
        self.events()
            .filter_map(|event| match event {
                Event::EffectResolved { chair, card, level, .. } => {
                    Some((chair.0, card.to_string(), *level))
                }
                _ => None,
            })
            .collect()
    }

    fn moves(&self) -> Vec<(u8, u8, u8, u8)> {
        self.events()
            .filter_map(|event| match event {
                Event::TrackMoved { chair, from, to, lost } => Some((chair.0, *from, *to, *lost)),
                _ => None,
            })
            .collect()
    }
}

/// A position in which only the other two have something to do before a chair plays its cards:
/// everybody chooses from a hand of two, in the order of play.
pub fn hands(position: Position, hands: [&str; 3]) -> Position {
    let mut position = position;
    for (cards, chair) in hands.into_iter().zip(0..) {
        position = position.hand(chair, cards);
    }
    position
}
