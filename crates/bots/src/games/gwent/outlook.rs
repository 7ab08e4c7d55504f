//! What the start of a round is worth, as the legend sees it.
//!
//! The weights are fitted to 25,000 games between quick masters, with all the decks of the box: 25,000 starts of a
//! second round, 16,000 of a third. Points in hand, points a band or a bond will add and points on the field turned out
//! to be worth the same, heroes or not, so they are one number.

use ::gwent::{Ability, Band, Gwent, Kind, Special, Weather};
use tabletop::Seat;

use super::prospects::sigmoid;
use super::standing::opponent;
use super::worth::bit;
use crate::search::Rewards;

/// What each thing adds, in thousandths.
struct Weights {
    card: i32,
    point: i32,
    spy: i32,
    medic: i32,
    /// For a point of the best unit a medic could revive.
    revived: i32,
    horn: i32,
    decoy: i32,
    scorch: i32,
    weather: i32,
    morale: i32,
    leader: i32,
    scorching_unit: i32,
}

/// The round that decides.
const LAST: Weights = Weights {
    card: 197,
    point: 115,
    spy: 650,
    medic: 383,
    revived: 89,
    horn: 809,
    decoy: 76,
    scorch: 596,
    weather: 148,
    morale: 476,
    leader: 455,
    scorching_unit: 211,
};

/// The second round, for who won the first.
const AHEAD: Weights = Weights {
    card: 162,
    point: 51,
    spy: 711,
    medic: 331,
    revived: 24,
    horn: 417,
    decoy: 238,
    scorch: 303,
    weather: 116,
    morale: 265,
    leader: 386,
    scorching_unit: 130,
};

/// The second round, for who lost the first.
const BEHIND: Weights = Weights {
    card: 223,
    point: 38,
    spy: 525,
    medic: 239,
    revived: 17,
    horn: 299,
    decoy: 66,
    scorch: 280,
    weather: 11,
    morale: 216,
    leader: 384,
    scorching_unit: 79,
};

/// What the first round is worth by itself.
const TOKEN: i32 = 347;

/// The share of the game each seat can expect at the start of a round.
pub fn judge(game: &Gwent) -> Rewards {
    let behind = game.tokens(Seat(0)) < game.tokens(Seat(1));
    let first = if behind { Seat(1) } else { Seat(0) };
    let second = opponent(first);
    let ahead = if game.tokens(first) == game.tokens(second) {
        LAST.weigh(game, first) - LAST.weigh(game, second)
    } else {
        AHEAD.weigh(game, first) - BEHIND.weigh(game, second) + TOKEN
    };
    let share = sigmoid(f64::from(ahead) / 1000.0);
    Rewards::from_fn(2, |seat| if seat == first { share } else { 1.0 - share })
}

impl Weights {
    /// What a side has, for the rounds to come.
    fn weigh(&self, game: &Gwent, seat: Seat) -> i32 {
        let hand = game.hand(seat);
        let leader = if game.has_leader_left(seat) { self.leader } else { 0 };
        let mut sum = leader + self.point * i32::from(game.total(seat));
        let mut called = 0;
        for (index, held) in hand.iter().enumerate() {
            let kind = held.card.kind;
            let namesakes = hand[..index].iter().filter(|other| other.card.kind == kind).count();
            sum += self.card + kind.special().map_or(0, |special| self.special(special));
            sum += self.point * points(kind, namesakes);
            for ability in kind.abilities() {
                sum += self.ability(*ability, game, seat, &mut called);
            }
        }
        sum
    }

    const fn special(&self, special: Special) -> i32 {
        match special {
            Special::Horn => self.horn,
            Special::Decoy => self.decoy,
            Special::Scorch => self.scorch,
            Special::Weather(Weather::Clear) | Special::Mardroeme => 0,
            Special::Weather(_) => self.weather,
        }
    }

    /// What an ability adds; a band comes only once, however many of it are in hand.
    fn ability(&self, ability: Ability, game: &Gwent, seat: Seat, called: &mut u32) -> i32 {
        match ability {
            Ability::Spy => self.spy,
            Ability::Medic => self.medic + self.revived * best_of_pile(game, seat),
            Ability::Muster(band) if *called & bit(band) == 0 => {
                *called |= bit(band);
                self.point * in_deck(game, seat, band)
            }
            Ability::Horn => self.horn,
            Ability::Morale => self.morale,
            Ability::ScorchRow | Ability::ScorchField => self.scorching_unit,
            _ => 0,
        }
    }
}

/// The points a card brings beside so many namesakes in the same hand; a spy's are the opponent's.
fn points(kind: Kind, namesakes: usize) -> i32 {
    let strength = i32::from(kind.strength());
    let has = |ability| kind.abilities().contains(&ability);
    if has(Ability::Spy) {
        return 0;
    }
    // GW-BOND-1: two are four times as strong as one, three nine times.
    let bonds = if has(Ability::TightBond) { 2 * namesakes } else { 0 };
    strength * (1 + i32::try_from(bonds).expect("a hand"))
}

/// The points a band brings from the deck.
fn in_deck(game: &Gwent, seat: Seat, band: Band) -> i32 {
    let answers = |kind: &&Kind| Kind::answering(band).any(|other| other == **kind);
    game.deck(seat).iter().filter(answers).map(|kind| i32::from(kind.strength())).sum()
}

/// The strongest unit a medic could revive.
fn best_of_pile(game: &Gwent, seat: Seat) -> i32 {
    let units = game.pile(seat).iter().filter(|kind| kind.is_common_unit());
    units.map(|kind| i32::from(kind.strength())).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::position::Position;

    const ME: Seat = Seat(0);
    const THEM: Seat = Seat(1);

    /// The second round, after the first was lost or won.
    fn share(winner: Seat, hand: &str) -> f64 {
        let position = Position::between("foltest-king-of-temeria", "emhyr-the-relentless")
            .after(if winner == ME { [20, 10] } else { [10, 20] }, Some(winner))
            .hand(ME, hand)
            .hand(THEM, "cynthia, albrich, morteisen")
            .deck(ME, "ballista, trebuchet")
            .deck(THEM, "puttkammer, sweers");
        let rewards = judge(&position.build().expect("a possible position"));
        assert!((rewards[ME] + rewards[THEM] - 1.0).abs() < 1e-9);
        rewards[ME]
    }

    #[test]
    fn the_first_round_a_card_a_spy_and_a_bond_are_worth_something() {
        for winner in [ME, THEM] {
            let plain = share(winner, "ves, dethmold");
            assert!(share(winner, "ves, dethmold, yarpen-zigrin") > plain);
            assert!(share(winner, "ves, thaler") > plain);
            let pair = share(winner, "blue-stripes-commando, blue-stripes-commando");
            assert!(pair > share(winner, "catapult, poor-fucking-infantry"));
        }
        assert!(share(ME, "ves, dethmold") > share(THEM, "ves, dethmold"));
    }
}
