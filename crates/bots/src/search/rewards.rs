//! What a game was worth to each seat.

use std::ops::{AddAssign, Index};

use tabletop::{MAX_SEATS, Outcome, Seat};

/// A number from 0 (lost) to 1 (won) for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rewards([f64; MAX_SEATS as usize]);

impl Rewards {
    /// The reward of each seat, held between 0 and 1.
    pub fn from_fn(seats: u8, mut reward: impl FnMut(Seat) -> f64) -> Self {
        let mut rewards = Self::default();
        for seat in Seat::all(seats) {
            rewards.0[seat.index()] = reward(seat).clamp(0.0, 1.0);
        }
        rewards
    }

    /// Nobody is ahead.
    pub fn even(seats: u8) -> Self {
        Self::from_fn(seats, |_| 0.5)
    }

    /// The share of the others a seat has beaten, equals counting half; alone, whether it won.
    /// When nobody is in place 1 (a cooperative game that is lost) nobody gets anything.
    pub fn by_places(outcome: &Outcome) -> Self {
        let places = &outcome.places;
        let seats = places.seats();
        if !places.values().any(|place| *place == 1) {
            return Self::default();
        }
        if seats == 1 {
            return Self::from_fn(1, |_| 1.0);
        }
        Self::from_fn(seats, |seat| {
            let own = places[seat];
            let beaten = places.values().filter(|place| **place > own).count();
            let equal = places.values().filter(|place| **place == own).count() - 1;
            (beaten as f64 + equal as f64 / 2.0) / f64::from(seats - 1)
        })
    }
}

impl Index<Seat> for Rewards {
    type Output = f64;

    fn index(&self, seat: Seat) -> &f64 {
        &self.0[seat.index()]
    }
}

impl AddAssign for Rewards {
    fn add_assign(&mut self, other: Self) {
        for (sum, reward) in self.0.iter_mut().zip(other.0) {
            *sum += reward;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::BySeat;

    fn rewards(places: &[u8]) -> Vec<f64> {
        let scores = BySeat::from(vec![0; places.len()]);
        let outcome = Outcome { places: BySeat::from(places.to_vec()), scores };
        let rewards = Rewards::by_places(&outcome);
        outcome.places.iter().map(|(seat, _)| rewards[seat]).collect()
    }

    #[test]
    fn a_seat_is_paid_for_everyone_it_has_beaten() {
        assert_eq!(rewards(&[1, 2]), [1.0, 0.0]);
        assert_eq!(rewards(&[1, 1]), [0.5, 0.5]);
        assert_eq!(rewards(&[2, 1, 2]), [0.25, 1.0, 0.25]);
    }

    #[test]
    fn a_lost_cooperative_game_is_worth_nothing_and_a_won_one_something() {
        assert_eq!(rewards(&[2, 2, 2]), [0.0, 0.0, 0.0]);
        assert_eq!(rewards(&[1, 1, 1]), [0.5, 0.5, 0.5]);
        assert_eq!(rewards(&[1]), [1.0]);
        assert_eq!(rewards(&[2]), [0.0]);
    }
}
