//! How the last game of dice came out, from what happened since it began. Pure.

use ::old_world::versus::{Choice, Event};
use ::old_world::world::poker::Dice;
use tabletop::{Seat, Table, Viewer};

use crate::games::old_world::sitting::heard;

/// How many moves are looked back at: a game of dice is three, and others move on before it is read.
const BACK: usize = 48;

/// A game of dice that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The move that ended it.
    pub ply: usize,
    /// OW-POKER-7: whose equal dice win.
    pub active: Seat,
    /// The other witcher; nobody where it was the locals, or the bank.
    pub against: Option<Seat>,
    /// The active player's dice, and the other's, as they lay in the end.
    pub dice: [Option<Dice>; 2],
    /// OW-POKER-8: nobody where the locals won.
    pub winner: Option<Seat>,
    /// What it brought.
    pub gold: u8,
}

/// The last game in which this seat threw dice, be it for others.
pub fn last(table: &dyn Table, us: Seat) -> Option<Thrown> {
    let (mut game, mut over) = (None::<(Thrown, bool)>, None);
    let now = table.ply();
    for step in heard(table, now.saturating_sub(BACK), now, Viewer::Seat(us)) {
        let threw = matches!(step.made, Some((seat, Choice::Reroll(_))) if seat == us);
        if let Some((_, ours)) = &mut game {
            *ours |= threw;
        }
        for event in step.events {
            match event {
                Event::PokerBegan { seat, against } => {
                    let (active, against) = (*seat, *against);
                    let dice = [None; 2];
                    let begun = Thrown { ply: 0, active, against, dice, winner: None, gold: 0 };
                    game = Some((begun, active == us || against == Some(us)));
                }
                Event::DiceRolled { own, dice } => {
                    if let Some((game, _)) = &mut game {
                        game.dice[usize::from(!own)] = Some(*dice);
                    }
                }
                Event::PokerWon { seat, gold } => {
                    let ended = game.take().filter(|(_, ours)| *ours);
                    let (ply, winner, gold) = (step.ply, *seat, *gold);
                    let won = |(game, _)| Thrown { ply, winner, gold, ..game };
                    over = ended.map(won).or(over);
                }
                _ => {} // tidy: listens: for a game of dice
            }
        }
    }
    over
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{Decision, OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status};

    use super::*;

    /// OW-POKER-3, OW-POKER-8: whoever threw dice is told what lay in the end and who won it; who only
    /// looked on is not.
    #[test]
    fn whoever_threw_dice_is_told_how_it_came_out() {
        let mut told = 0;
        for (seats, seed) in [(1, 5), (2, 2), (3, 4)] {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(seats), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            while let Status::Awaiting { seat, decision } = table.game().status() {
                let before = table.game().view(Viewer::Referee);
                let legal = table.game().legal();
                let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                table.choose(&chosen).unwrap();
                if decision != Decision::Reroll2 {
                    continue;
                }
                let game = last(&table, seat).expect("a game of dice is over");
                assert_eq!((game.active, game.ply), (seat, table.ply()));
                let other = before.poker.as_ref().unwrap().other;
                assert_eq!(game.dice[1], other, "the other's dice lie as they lay");
                if let (Some(own), Some(other)) = (game.dice[0], game.dice[1]) {
                    let won = own.strength() >= other.strength();
                    assert_eq!(game.winner == Some(seat), won);
                    assert_eq!(game.gold > 0, game.winner.is_some());
                }
                told += 1;
                // Taken back, it is not over.
                let ply = table.ply();
                table.rewind(table.node_at(ply - 1)).unwrap();
                assert!(last(&table, seat).is_none_or(|other| other.ply != game.ply));
                table.rewind(table.node_at(ply)).unwrap();
                assert_eq!(last(&table, seat), Some(game));
            }
        }
        assert!(told > 3, "{told}");
    }
}
