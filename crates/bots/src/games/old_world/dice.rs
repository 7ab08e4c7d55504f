//! Dice poker: which dice to roll again.

use ::old_world::versus::{Choice, OldWorld, Opponent};
use ::old_world::world::poker::{Dice, Rank};

/// By habit: what is part of a pattern stays, the rest is rolled again.
pub fn by_habit(dice: Dice, legal: &[Choice]) -> usize {
    let rank = dice.strength().rank;
    let settled =
        matches!(rank, Rank::SmallStraight | Rank::LargeStraight | Rank::FullHouse | Rank::Five);
    let count = |face: u8| dice.0.iter().filter(|other| **other == face).count();
    let loose: Vec<u8> = dice.0.into_iter().filter(|face| !settled && count(*face) == 1).collect();
    let rolls = |choice: &Choice| match choice {
        Choice::Reroll(faces) => {
            faces.iter().copied().filter(|face| *face > 0).eq(loose.iter().copied())
        }
        _ => false,
    };
    legal.iter().position(rolls).unwrap_or(0)
}

/// The last re-roll of all, by counting every outcome: the best chance to win, or the most gold
/// when the bank pays by rank.
pub fn by_count(game: &OldWorld, legal: &[Choice]) -> usize {
    let Some(poker) = game.poker() else { return 0 };
    let goal = match (poker.against, poker.other) {
        (Opponent::Bank, _) | (_, None) => Goal::Gold,
        (_, Some(other)) => Goal::Beat(other),
    };
    let chance = |choice: &Choice| match choice {
        Choice::Reroll(faces) => expected(poker.active, *faces, goal),
        _ => 0.0,
    };
    let chances = legal.iter().map(chance).enumerate().rev();
    chances.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(place, _)| place)
}

#[derive(Clone, Copy, Debug)]
enum Goal {
    Gold,
    Beat(Dice),
}

/// What rolling these faces again brings on the average.
fn expected(dice: Dice, faces: [u8; 5], goal: Goal) -> f64 {
    let mut kept = dice.0.to_vec();
    for face in faces.into_iter().filter(|face| *face > 0) {
        if let Some(at) = kept.iter().position(|die| *die == face) {
            kept.remove(at);
        }
    }
    let rolled = 5 - kept.len();
    let outcomes = 6u32.pow(u32::try_from(rolled).unwrap_or(0));
    let mut sum = 0u32;
    for mut number in 0..outcomes {
        let mut five = [0; 5];
        five[..kept.len()].copy_from_slice(&kept);
        for die in &mut five[kept.len()..] {
            *die = u8::try_from(number % 6).unwrap_or(0) + 1;
            number /= 6;
        }
        let five = Dice::new(five);
        sum += match goal {
            Goal::Gold => u32::from(five.solo_payout()),
            Goal::Beat(other) => u32::from(five.strength() >= other.strength()),
        };
    }
    f64::from(sum) / f64::from(outcomes)
}
