//! Old World as a subject: one to five witchers, boards drawn, chosen freely or fixed.

mod coverage;
mod effects;
mod haste;
mod moments;
mod names;
mod ways;

use old_world::versus::{Boards, Event, FirstPlayer, OldWorld, Setup};
use old_world::world::school::School;
use tabletop::{BySeat, Rng, Viewer};

use crate::Subject;

/// Old World.
#[derive(Debug)]
pub struct OldWorldSubject;

impl Subject for OldWorldSubject {
    type Game = OldWorld;

    const GAMES: u32 = 20;
    /// At most 1,000 turns (OW-REP-6) of at most 3,000 answers, as `ends.rs` of the crate reckons.
    /// The longest of 50,000 random games had 7,165.
    const MAX_CHOICES: usize = 3_000_000;
    const THOROUGH_EVERY: usize = 23;
    const SAMPLE_EVERY: usize = 5;
    /// A card laid to pay for a step may be taken up again.
    const CHOICES_ARE_NEWS: bool = false;

    fn setup(rng: &mut Rng) -> Setup {
        let players = 1 + u8::try_from(rng.below(5)).expect("at most five");
        Self::for_players(players, rng)
    }

    /// Dice and whatever lies on the table face up; and everybody sees the cards that come to his
    /// own hand. A fight that is over leaves no trace of them.
    fn is_shown(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::DieRolled { .. }
            | Event::DiceRolled { .. }
            | Event::Peeked { .. }
            | Event::AttackRevealed { .. }
            | Event::AttackChosen { .. }
            | Event::PoolLost { .. }
            | Event::CardLaid { .. }
            | Event::CardDiscarded { .. } => true,
            Event::CardsDrawn { seat, .. } => viewer == Viewer::Seat(*seat),
            _ => false,
        }
    }
}

impl OldWorldSubject {
    /// Any game for so many.
    pub fn for_players(players: u8, rng: &mut Rng) -> Setup {
        let mut schools = School::ALL.to_vec();
        rng.shuffle(&mut schools);
        Setup {
            first: if rng.coin() { FirstPlayer::Random } else { FirstPlayer::SeatOne },
            boards: if rng.coin() { Boards::Drawn } else { Boards::Free },
            schools: BySeat::from_fn(players, |_| schools.pop().filter(|_| rng.below(3) == 0)),
            puzzle: None,
        }
    }
}
