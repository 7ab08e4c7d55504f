//! What a card in hand is worth, in points of strength it will bring on an average day.
//!
//! The numbers are fitted to some thousands of games between masters: how much more often who held
//! such a card at the start of a round won the game, against a point of printed strength.

use ::gwent::{Ability, Band, Gwent, Kind, Special, Weather};
use tabletop::Seat;

/// The worth of a card that is still in hand.
pub fn card(kind: Kind) -> i32 {
    match kind.special() {
        None => unit(kind),
        Some(Special::Horn) => 12,
        Some(Special::Scorch | Special::Decoy) => 7,
        Some(Special::Weather(Weather::Clear)) => 3,
        Some(Special::Weather(_) | Special::Mardroeme) => 4,
    }
}

fn unit(kind: Kind) -> i32 {
    let strength = i32::from(kind.strength());
    let own = if kind.is_hero() { strength + 1 } else { strength };
    own + kind.abilities().iter().map(|ability| extra(*ability, strength)).sum::<i32>()
}

/// What an ability adds.
fn extra(ability: Ability, strength: i32) -> i32 {
    match ability {
        // Worth more than that, but only once it is played: a spy is not to be kept.
        Ability::Spy => 5 - strength,
        Ability::Medic => 8,
        Ability::Muster(_) => 7,
        Ability::TightBond => strength,
        Ability::Avenger { .. } | Ability::Horn => 5,
        Ability::Morale => 4,
        Ability::ScorchRow | Ability::ScorchField | Ability::Mardroeme => 2,
        Ability::Agile | Ability::Berserker { .. } => 1,
    }
}

/// The worth of a hand.
pub fn hand(game: &Gwent, seat: Seat) -> i32 {
    game.hand(seat).iter().map(|held| card(held.card.kind)).sum()
}

/// The worth of a hand for all the rounds to come: a card is also a turn that the opponent has to
/// answer, a spy two more, and a band comes only once however many of it are in hand.
pub fn hand_in_the_long_run(game: &Gwent, seat: Seat) -> i32 {
    const TURN: i32 = 3;
    const TWO_CARDS: i32 = 8;
    let mut called = 0u32;
    let mut sum = 0;
    for held in game.hand(seat) {
        let kind = held.card.kind;
        sum += card(kind) + TURN;
        for ability in kind.abilities() {
            match *ability {
                Ability::Spy => sum += TWO_CARDS,
                Ability::Muster(band) if called & bit(band) != 0 => sum -= extra(*ability, 0),
                Ability::Muster(band) => called |= bit(band),
                _ => {}
            }
        }
    }
    sum
}

/// A band among bands that have been called.
pub const fn bit(band: Band) -> u32 {
    1 << band as u32
}
