//! Whole turns: every way through phase I that the hand can pay for, and what waits at its end.

use ::old_world::versus::{Choice, Decision, OldWorld};
use ::old_world::world::location::Location;
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{journey, policy, standing};

/// No way is longer than this.
const MOVES: usize = 4;
/// More positions than this are not looked at.
const MOST: u32 = 1_200;

/// A way through phase I: the moves; what there is to do on the way is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Is what can be done here done first?
    pub errand: bool,
    /// Where to, and how it is paid for; then phase I ends.
    pub moves: Vec<Choice>,
}

/// The plans that promise most, the best first.
pub fn best(world: &OldWorld, seat: Seat, count: usize, rng: &mut Rng) -> Vec<Plan> {
    let mut search = Search { seat, rng, found: Vec::new(), looked_at: 0 };
    for errand in [true, false] {
        let mut game = world.clone();
        if errand == search.run_errands(&mut game, errand) {
            search.go_on(&game, &mut Plan { errand, moves: Vec::new() });
        }
    }
    search.found.sort_by(|one, other| other.0.total_cmp(&one.0));
    search.found.truncate(count);
    search.found.into_iter().map(|(_, plan)| plan).collect()
}

impl Plan {
    /// What it says to do first.
    pub fn first_step(&self, game: &OldWorld, seat: Seat, legal: &[Choice]) -> Choice {
        let errand = journey::errand(game, seat, legal).filter(|_| self.errand);
        match errand {
            Some(place) => legal[place],
            None => self.moves.first().copied().unwrap_or(Choice::End),
        }
    }

    /// Follows it in a position of phase I, as far as it can be followed there.
    pub fn follow(&self, game: &mut OldWorld, seat: Seat, rng: &mut Rng) {
        let mut search = Search { seat, rng, found: Vec::new(), looked_at: 0 };
        let mut legal = Vec::new();
        search.run_errands(game, self.errand);
        for step in self.moves.iter().chain([&Choice::End]) {
            if !is_phase1(game, seat) {
                return;
            }
            legal.clear();
            game.list_legal(&mut legal);
            if !legal.contains(step) {
                return;
            }
            game.play(step, &mut Log::muted());
            search.run_errands(game, true);
        }
    }
}

fn is_phase1(game: &OldWorld, seat: Seat) -> bool {
    game.status() == Status::Awaiting { seat, decision: Decision::Phase1 }
}

struct Search<'a> {
    seat: Seat,
    rng: &'a mut Rng,
    found: Vec<(f64, Plan)>,
    looked_at: u32,
}

impl Search<'_> {
    /// Does what there is to do here, with everything it asks; says whether there was anything.
    fn run_errands(&mut self, game: &mut OldWorld, wanted: bool) -> bool {
        let turn = game.turns;
        let mut legal = Vec::new();
        let mut ran = false;
        while wanted && game.turns == turn {
            let Status::Awaiting { seat, decision } = game.status() else { break };
            legal.clear();
            game.list_legal(&mut legal);
            let place = if decision == Decision::Phase1 && seat == self.seat {
                match journey::errand(game, seat, &legal) {
                    Some(place) => place,
                    None => break,
                }
            } else if ran {
                policy::answer(game, &legal, self.rng)
            } else {
                break;
            };
            ran = true;
            game.play(&legal[place], &mut Log::muted());
        }
        ran
    }

    /// Stops here, or goes to every neighbour that can be paid for.
    fn go_on(&mut self, game: &OldWorld, plan: &mut Plan) {
        self.looked_at += 1;
        if !is_phase1(game, self.seat) {
            return;
        }
        let worth = standing::progress(game, self.seat) + journey::ending(game, self.seat);
        self.found.push((worth, plan.clone()));
        if plan.moves.len() == MOVES || self.looked_at > MOST {
            return;
        }
        let mut legal = Vec::new();
        game.list_legal(&mut legal);
        for step in cheapest(&legal) {
            let mut next = game.clone();
            next.play(&step, &mut Log::muted());
            self.run_errands(&mut next, true);
            plan.moves.push(step);
            self.go_on(&next, plan);
            plan.moves.pop();
        }
    }
}

/// For each place the cheapest way to pay.
fn cheapest(legal: &[Choice]) -> Vec<Choice> {
    let mut ways: Vec<(Location, f64, Choice)> = Vec::new();
    for choice in legal {
        let Choice::Move(to, pay) = choice else { continue };
        let dear = journey::dearness(*pay);
        match ways.iter_mut().find(|(place, ..)| place == to) {
            Some(way) if dear < way.1 => *way = (*to, dear, *choice),
            Some(_) => {}
            None => ways.push((*to, dear, *choice)),
        }
    }
    ways.into_iter().map(|(.., choice)| choice).collect()
}
