//! What a card in hand is worth, in points of strength it will bring on an average day.

use ::gwent::{Ability, Gwent, Kind, Special, Weather};
use tabletop::Seat;

/// The worth of a card that is still in hand.
pub fn card(kind: Kind) -> i32 {
    match kind.special() {
        None => unit(kind),
        Some(Special::Horn) => 9,
        Some(Special::Scorch) => 7,
        Some(Special::Decoy) => 6,
        Some(Special::Weather(Weather::Clear)) => 3,
        Some(Special::Weather(_)) => 6,
        Some(Special::Mardroeme) => 4,
    }
}

fn unit(kind: Kind) -> i32 {
    let strength = i32::from(kind.strength());
    let own = if kind.is_hero() { strength + 2 } else { strength };
    own + kind.abilities().iter().map(|ability| extra(*ability, strength)).sum::<i32>()
}

/// What an ability adds.
fn extra(ability: Ability, strength: i32) -> i32 {
    match ability {
        // Worth more than that, but only once it is played: a spy is not to be kept.
        Ability::Spy => 5 - strength,
        Ability::Medic | Ability::Horn | Ability::Avenger { .. } => 6,
        Ability::Muster(_) => 5,
        Ability::TightBond => strength,
        Ability::ScorchRow => 4,
        Ability::ScorchField | Ability::Morale | Ability::Mardroeme => 2,
        Ability::Agile | Ability::Berserker { .. } => 1,
    }
}

/// The worth of a hand.
pub fn hand(game: &Gwent, seat: Seat) -> i32 {
    game.hand(seat).iter().map(|held| card(held.card.kind)).sum()
}
