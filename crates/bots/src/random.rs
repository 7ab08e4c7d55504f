//! The player without a plan: any legal choice, each as likely as the others.

use tabletop::{Game, Rng};

use crate::{Seen, Thought};

/// Any legal choice.
pub fn random<G: Game>(seen: &Seen<'_, G>, rng: &mut Rng) -> Thought<G::Choice> {
    let choice = rng.pick(seen.legal()).expect("a game that goes on has a legal choice");
    Thought::at_once(choice.clone(), seen.legal().len())
}
