//! Wild Hunt as a subject: one to five witchers, every rider, every difficulty.

mod coverage;
mod effects;
mod haste;
mod moments;
mod names;

use old_world::versus::{Boards, Choice, Event, FirstPlayer};
use old_world::wild_hunt::{HuntChoice, HuntEvent, Setup, WildHunt};
use old_world::world::rider::Rider;
use old_world::world::round_board::Difficulty;
use old_world::world::school::School;
use tabletop::{BySeat, Rng, Seat, Viewer};

use crate::Subject;

/// Wild Hunt.
#[derive(Debug)]
pub struct WildHuntSubject;

impl Subject for WildHuntSubject {
    type Game = WildHunt;

    const GAMES: u32 = 20;
    /// At most eight rounds; in each a seat opens five exchanges of at most some hundred things and
    /// uses up its cards. The longest of 5,000 random hunts had under 3,000.
    const MAX_CHOICES: usize = 200_000;
    const THOROUGH_EVERY: usize = 23;
    const SAMPLE_EVERY: usize = 5;
    const CHOICES_ARE_NEWS: bool = false;

    fn setup(rng: &mut Rng) -> Setup {
        let players = 1 + u8::try_from(rng.below(5)).expect("at most five");
        Self::for_players(players, rng)
    }

    /// Any choice, but bargains are seldom opened: otherwise most of a random hunt would be one.
    fn choose(_game: &WildHunt, legal: &[Choice], rng: &mut Rng) -> usize {
        let place = rng.index(legal.len());
        match legal[place] {
            Choice::Hunt(HuntChoice::Exchange(_) | HuntChoice::HandOver(_)) => {
                rng.index(legal.len())
            }
            _ => place,
        }
    }

    /// Everything that lies on the table face up for a moment; hands are open (WH-INFO-1).
    fn is_shown(event: &Event, _viewer: Viewer) -> bool {
        matches!(
            event,
            Event::DieRolled { .. }
                | Event::DiceRolled { .. }
                | Event::Peeked { .. }
                | Event::AttackRevealed { .. }
                | Event::PoolLost { .. }
                | Event::CardLaid { .. }
                | Event::CardDiscarded { .. }
                | Event::CardsDrawn { .. }
                | Event::Hunt(
                    HuntEvent::CoinFlipped { .. }
                        | HuntEvent::TargetDrawn { .. }
                        | HuntEvent::TokenShown { .. }
                        | HuntEvent::PutOnDeck { .. }
                        | HuntEvent::Teleported { .. }
                )
        )
    }
}

impl WildHuntSubject {
    /// Any hunt for so many.
    pub fn for_players(players: u8, rng: &mut Rng) -> Setup {
        let mut schools = School::ALL.to_vec();
        rng.shuffle(&mut schools);
        let seat = u8::try_from(rng.below(u32::from(players))).unwrap_or(0);
        Setup {
            rider: Rider::ALL[rng.index(4)],
            difficulty: Difficulty::ALL[rng.index(4)],
            tie: rng.coin().then_some(Seat(seat)),
            first: if rng.coin() { FirstPlayer::Random } else { FirstPlayer::SeatOne },
            boards: if rng.coin() { Boards::Drawn } else { Boards::Free },
            schools: BySeat::from_fn(players, |_| schools.pop().filter(|_| rng.below(3) == 0)),
        }
    }
}
