//! Phase I: the next step of the best way, and waiting for the others where they are needed.

use ::old_world::versus::Choice;
use ::old_world::wild_hunt::{HuntChoice, WildHunt};
use tabletop::Seat;

use super::plan::Plan;
use super::ways::reach;
use super::{gift, pack};

/// An action worth less than this is not worth the time.
const LITTLE: f64 = 0.05;

/// The next step of phase I.
pub fn step(game: &WildHunt, seat: Seat, legal: &[Choice], trusts: bool) -> usize {
    if let Some(place) = gift::open(game, seat, legal) {
        return place;
    }
    let plan = Plan::of(game, seat, trusts);
    let find = |wanted: &dyn Fn(&Choice) -> bool| legal.iter().position(wanted);
    if let Some(quest) = find(&|choice| matches!(choice, Choice::Quest(_))) {
        return quest;
    }
    if let Some(act) = find(&|choice| *choice == Choice::Act && plan.action_here() > LITTLE) {
        return act;
    }
    let steps = plan.first_steps(legal);
    let place = (0..legal.len()).rev().max_by(|one, other| steps[*one].total_cmp(&steps[*other]));
    let place = place.unwrap_or(0);
    // Staying is best: is it for the hound?
    if legal[place] == Choice::End
        && let Some(fight) = find(&|choice| *choice == Choice::Hunt(HuntChoice::Hound))
        && plan.hound_here() > 0.0
    {
        return wait_or_fight(game, seat, legal, fight, place);
    }
    place
}

/// Others that can still come are given the floor; without them the fight begins, if it is won.
fn wait_or_fight(game: &WildHunt, seat: Seat, legal: &[Choice], fight: usize, end: usize) -> usize {
    let hunt = game.hunt();
    let at = game.table().players()[seat].at;
    let waits = legal.iter().position(|choice| {
        let Choice::Hunt(HuntChoice::HandOver(other)) = choice else { return false };
        let own = &game.table().players()[*other];
        !hunt.seats[*other].ready
            && own.at != at
            && reach(own)[at.index()].is_some_and(|cards| cards != 0)
    });
    if let Some(waits) = waits {
        return waits;
    }
    let Some(hound) = hunt.hound_at(at) else { return end };
    if pack::lead(game, hound, &pack::with_hound(game, hound)) >= 0.0 { fight } else { end }
}
