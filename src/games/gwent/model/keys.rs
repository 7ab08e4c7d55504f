//! What a digit and a line of the list of all choices mean: never more than pointing would.

use ::gwent::Choice;

use super::{At, Model, Step, click};

/// A digit picks up the card at that place of the hand, or of the cards that are offered; 0 is the
/// tenth. The same digit again puts it down. It never plays anything.
pub fn digit(model: &Model, picked: Option<At>, digit: usize) -> Step {
    let index = (digit + 9) % 10;
    let (at, count) = if model.picks.is_empty() {
        (At::Hand(index), model.hand.len())
    } else {
        (At::Pick(index), model.picks.len())
    };
    if index >= count {
        Step::Look
    } else if picked == Some(at) {
        Step::Pick(None)
    } else {
        click(model, None, at)
    }
}

/// A line of the list: the choice is made, but passing is asked about as everywhere.
pub fn listed(choice: Choice) -> Step {
    if choice == Choice::Pass { Step::AskPass } else { Step::Choose(choice.to_string()) }
}

#[cfg(test)]
mod tests {
    use super::super::model;
    use super::*;
    use crate::scene::Sight;
    use ::gwent::{Gwent, Preset, Setup};
    use tabletop::{Game, Log, Rng, Seed, Status, Viewer};

    /// Plays random games and shows every decision.
    fn each_decision(mut see: impl FnMut(&Gwent, &Model)) {
        let mut rng = Rng::from_u64(11);
        for at in 0..20 {
            let deck = |by: usize| Preset::ALL[(at * by + by) % Preset::ALL.len()];
            let setup = Setup::between(deck(3), deck(7));
            let seed = Seed::new(at as u64 + 1);
            let mut game = Gwent::start(&setup, seed, &mut Log::muted()).unwrap();
            while let Status::Awaiting { seat, .. } = game.status() {
                see(&game, &model(&Sight::of(&game, Viewer::Seat(seat), true), seat));
                let legal = game.legal();
                game.play(&legal[rng.index(legal.len())], &mut Log::muted());
            }
        }
    }

    /// Finding B1: whatever is picked up, no digit makes a choice or asks to pass.
    #[test]
    fn a_digit_only_picks_up_and_puts_down() {
        let mut taken_up = 0;
        each_decision(|_, drawn| {
            for pressed in 0..10 {
                let step = digit(drawn, None, pressed);
                if let Step::Pick(Some(at)) = step {
                    let place = if pressed == 0 { 9 } else { pressed - 1 };
                    assert!(matches!(at, At::Hand(here) | At::Pick(here) if here == place));
                    assert_eq!(digit(drawn, Some(at), pressed), Step::Pick(None));
                    taken_up += 1;
                } else {
                    assert!(matches!(step, Step::Look | Step::Refuse(_)), "{pressed}: {step:?}");
                }
            }
        });
        assert!(taken_up > 1000, "{taken_up}");
    }

    /// Finding B1: the list of all choices asks before a round is passed, and makes all others.
    #[test]
    fn the_list_asks_before_a_round_is_passed() {
        each_decision(|game, _| {
            for choice in game.legal() {
                let expected = match choice {
                    Choice::Pass => Step::AskPass,
                    choice => Step::Choose(choice.to_string()),
                };
                assert_eq!(listed(choice), expected);
            }
        });
    }
}
