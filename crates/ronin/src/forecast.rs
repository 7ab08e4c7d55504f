//! What cards would do if they were played now: for those who think ahead.

use tabletop::Log;

use crate::deal::small;
use crate::task::{Manner, Task};
use crate::{Card, Chair, Laid, Ronin};

impl Ronin {
    /// The position after this chair has played these cards of its hand and nobody else has done
    /// anything: standard effects, then tea effects, every question answered by its first answer.
    /// Only to be looked at: the game does not go on from there.
    #[must_use]
    pub fn forecast(&self, chair: Chair, cards: &[Card]) -> Self {
        let mut game = self.clone();
        let mut log = Log::muted();
        game.agenda.clear();
        let player = game.player_mut(chair);
        player.chosen.clear();
        let first = player.timeline.len();
        for card in cards.iter().take(3) {
            if player.give(*card).is_some() {
                player.timeline.push(Laid::new(*card));
                player.fresh += 1;
            }
        }
        let end = player.timeline.len();
        for place in (first..end).rev() {
            if game.player(chair).timeline[place].card.tea_effect().is_some() {
                game.agenda.push(Task::TeaEffect { chair, place: small(place) });
            }
        }
        for place in (first..end).rev() {
            if game.player(chair).timeline[place].card.standard_effect().is_some() {
                let manner = Manner::Plain;
                game.agenda.push(Task::Resolve { chair, place: small(place), manner });
            }
        }
        let mut choices = Vec::new();
        while let Some(task) = game.agenda.pop() {
            if task.asks().is_none() {
                game.perform(task, &mut log);
                continue;
            }
            choices.clear();
            game.list(&task, &mut choices);
            if let Some(choice) = choices.first() {
                game.answer(task, *choice, &mut log);
            }
        }
        game
    }
}
