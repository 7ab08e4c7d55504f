//! What was decided in a game that is over, and what a bot thinks of it: for reviews.
//!
//! A bot judges with what the seat could know then: it is given the position as that seat saw it, and imagines the rest
//! ([`Seen`]).

use tabletop::{Game, Log, Seat, Table};

use crate::entry::{bots_own, session};
use crate::{Advice, Play, Seen, choose};

/// A decision of a game's line in which there was a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// How many moves had been made before it.
    pub ply: usize,
    /// Whose it was.
    pub seat: Seat,
    /// The place of what was chosen in the list of legal choices.
    pub made: usize,
}

/// What is to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matter {
    /// How many moves had been made.
    pub ply: usize,
    /// The place of what was chosen.
    pub made: usize,
    /// The place of the choice it is compared with; `None` asks for the best there was.
    pub rival: Option<usize>,
    /// In iterations, as for every thought.
    pub budget: u32,
}

/// The decisions of a game's line that left a choice, in order.
pub(crate) fn decisions<G: Game>(table: &dyn Table) -> Vec<Decided> {
    let session = session::<G>(table);
    let mut game = session.position(session.node_at(0));
    let mut found = Vec::new();
    for (ply, step) in session.line_from(1).enumerate() {
        let Some((seat, choice)) = step.made else { continue };
        let legal = game.legal();
        if let Some(made) = legal.iter().position(|legal| legal == choice)
            && legal.len() > 1
        {
            found.push(Decided { ply, seat: *seat, made });
        }
        game.play(choice, &mut Log::muted());
    }
    found
}

/// What the strongest bot thinks of a decision: the choice it would have made, and what it and the one that was made are
/// worth, if it can say. `None` where nothing was decided.
pub(crate) fn judge<G: Play>(table: &dyn Table, matter: Matter, seed: u64) -> Option<Advice> {
    let session = session::<G>(table);
    let game = session.position(session.node_at(matter.ply));
    let whole = Seen::by_mover(&game)?;
    let rng = &mut bots_own(seed);
    let advice = match matter.rival {
        Some(rival) => {
            let among = whole.among(&[matter.made, rival])?;
            return Some(Advice::of(&G::weigh(&among, matter.budget, rng), &whole));
        }
        None => Advice::of(&choose(&whole, G::STRONGEST, Some(matter.budget), rng), &whole),
    };
    let knows = |place: usize| advice.considered.iter().any(|one| one.index == place);
    if advice.index == matter.made || (knows(advice.index) && knows(matter.made)) {
        return Some(advice);
    }
    // It has chosen by a plan or a rule, or left out what was made: the two are compared by themselves.
    let among = whole.among(&[matter.made, advice.index])?;
    let weighed = Advice::of(&G::weigh(&among, matter.budget, rng), &whole);
    Some(Advice { index: advice.index, ..weighed })
}

#[cfg(test)]
mod tests {
    use cairns::{Cairns, Setup};
    use tabletop::{Seed, Session};

    use super::*;

    /// One heap of seven stones, at most three at a time: whoever leaves four wins.
    fn nim(moves: &[&str]) -> Session<Cairns> {
        let setup =
            Setup { cairns: 1, stones: 7, growth: 0, limit: 3, tokens: false, ..Setup::default() };
        let mut table = Session::new(setup, Seed::new(1)).unwrap();
        for text in moves {
            table.choose(&text.parse().unwrap()).unwrap();
        }
        table
    }

    #[test]
    fn only_what_left_a_choice_was_decided() {
        let table = nim(&["take a 1", "take a 3", "take a 2", "take a 1"]);
        let found = decisions::<Cairns>(&table);
        let plies: Vec<(usize, u8)> = found.iter().map(|one| (one.ply, one.seat.0)).collect();
        assert_eq!(plies, [(0, 0), (1, 1), (2, 0)], "the last stone was no choice");
        for one in &found {
            let game = table.position(table.node_at(one.ply));
            assert!(game.legal().len() > 1);
            let (_, made) = table.step(table.node_at(one.ply + 1)).made.unwrap();
            assert_eq!(game.legal()[one.made], *made);
        }
    }

    #[test]
    fn a_mistake_is_found_and_its_cost_told() {
        let table = nim(&["take a 1", "take a 2", "take a 3", "take a 1"]);
        let first = decisions::<Cairns>(&table)[0];
        let matter = Matter { ply: 0, made: first.made, rival: None, budget: 400 };
        let advice = judge::<Cairns>(&table, matter, 1).unwrap();
        let legal = table.position(table.node_at(0)).legal();
        assert_eq!(legal[advice.index].to_string(), "take a 3");
        let close = Matter { rival: Some(advice.index), ..matter };
        let duel = judge::<Cairns>(&table, close, 2).unwrap();
        let value = |place| duel.considered.iter().find(|one| one.index == place).unwrap().value;
        assert_eq!(duel.considered.len(), 2, "nothing else is looked at");
        assert!(value(advice.index) > value(first.made) + 200, "{duel:?}");
        assert_eq!(judge::<Cairns>(&table, Matter { ply: 4, ..matter }, 1), None, "it was over");
    }
}
