//! The sample game as a subject.

mod moments;

use cairns::{Cairns, Choice, Decision, Event, Setup};
use tabletop::{Game, Rng, Status};

use crate::Subject;
use crate::golden::Covered;

/// Cairns.
#[derive(Debug)]
pub struct CairnsSubject;

impl Subject for CairnsSubject {
    type Game = Cairns;

    const GAMES: u32 = 300;
    /// Six cairns of at most five and five times three more stones, and five peeks.
    const MAX_CHOICES: usize = 80;
    /// The last stone of the last cairn has to be taken, by hand.
    const ASKS_THE_OBVIOUS: bool = true;

    fn setup(rng: &mut Rng) -> Setup {
        let mut between = |least: u8, most: u8| {
            let span = u32::from(most - least) + 1;
            least + u8::try_from(rng.below(span)).expect("a small number")
        };
        Setup {
            seats: between(2, 5),
            cairns: between(1, 6),
            stones: u16::from(between(1, 5)),
            growth: u16::from(between(0, 3)),
            limit: u16::from(between(0, 3)),
            tokens: between(0, 3) > 0,
        }
    }
}

impl Covered for CairnsSubject {
    fn wanted() -> Vec<&'static str> {
        vec![
            "decision peek",
            "decision take",
            "choice peek",
            "choice take",
            "event built",
            "event peeked",
            "event took",
            "event turned up",
            "event ended",
            "ending by the last stone",
            "ending by tokens",
            "ending by tokens and the last stone",
            "ending with a shared first place",
        ]
    }

    fn decision(decision: &Decision) -> &'static str {
        match decision {
            Decision::Peek => "decision peek",
            Decision::Take => "decision take",
        }
    }

    fn choice(choice: &Choice) -> &'static str {
        match choice {
            Choice::Peek(_) => "choice peek",
            Choice::Take(..) => "choice take",
        }
    }

    fn event(event: &Event) -> &'static str {
        match event {
            Event::Built { .. } => "event built",
            Event::Peeked { .. } => "event peeked",
            Event::Took { .. } => "event took",
            Event::TurnedUp { .. } => "event turned up",
            Event::Ended { .. } => "event ended",
        }
    }

    /// CA-END-1: the point of the last stone decides only where the tokens do not.
    fn ending(game: &Cairns) -> &'static str {
        let Status::Over(outcome) = game.status() else { return "no ending" };
        let tokens = outcome.scores.map(|_, score| score / 2);
        let most = tokens.values().max().copied().unwrap_or_default();
        let leaders = tokens.values().filter(|own| **own == most).count();
        match (outcome.winners().len(), most, leaders) {
            (1, 0, _) => "ending by the last stone",
            (1, _, 1) => "ending by tokens",
            (1, _, _) => "ending by tokens and the last stone",
            _ => "ending with a shared first place",
        }
    }
}
