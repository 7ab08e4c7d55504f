//! The player who tries what he may answer in imagined positions, and lets the others answer.

use ::ronin::{Choice, Ronin};
use tabletop::{Rng, order};

use super::playout::{Foresight, outlook};
use super::prospect;
use crate::contest::Contest;
use crate::{Seen, Thought};

/// The choice that leaves it best off on the average. The budget is how often a choice is
/// played on in thought.
pub fn think(
    seen: &Seen<'_, Ronin>,
    budget: u32,
    foresight: Foresight,
    rng: &mut Rng,
) -> Thought<Choice> {
    let seat = seen.seat();
    let mut worlds: Vec<(Ronin, Rng)> = Vec::new();
    let mut list = Vec::new();
    let mut work = 0;
    let legal = worth_trying(seen, &seen.imagine(rng));
    let contest = Contest::hold(legal.len(), budget, |place, number| {
        let number = usize::try_from(number).unwrap_or(0);
        while worlds.len() <= number {
            worlds.push((seen.imagine(rng), rng.fork()));
        }
        let (world, chance) = &worlds[number];
        let mut chance = chance.clone();
        let (lead, done) = outlook(world, seat, &legal[place], foresight, &mut chance, &mut list);
        work += done;
        lead
    });
    let choice = legal[contest.winner()];
    let considered = contest.report(legal.iter().copied(), share);
    Thought { choice, iterations: contest.attempts(), work, considered }
}

/// So many pairs of cards are tried.
const PAIRS: usize = 12;

/// All that may be answered; of pairs of cards only those that look best by themselves.
fn worth_trying(seen: &Seen<'_, Ronin>, world: &Ronin) -> Vec<Choice> {
    let legal = seen.legal();
    if legal.len() <= PAIRS || !matches!(legal[0], Choice::Play(_)) {
        return legal.to_vec();
    }
    let chair = world.chair_of(seen.seat());
    let held = prospect::hand_worth(world, chair);
    let mut pairs: Vec<(f64, usize)> = (legal.iter().enumerate())
        .filter_map(|(place, choice)| match choice {
            Choice::Play(cards) => Some((prospect::after(world, chair, cards, &held), place)),
            _ => None,
        })
        .collect();
    order::sort_by(&mut pairs, |one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    pairs.truncate(PAIRS);
    // In the order of the game, so that of equals the first stays.
    order::sort_by_key(&mut pairs, |(_, place)| *place);
    pairs.into_iter().map(|(_, place)| legal[place]).collect()
}

/// A lead in victory points as a share of the game. Leads are reckoned against six tenths of the
/// best of the others, so that an even game shows about fifteen.
fn share(lead: f64) -> f64 {
    let ahead = lead - 15.0;
    0.5 + 0.5 * ahead / (ahead.abs() + 6.0)
}
