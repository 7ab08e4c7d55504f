//! What is asked in the middle of a fight: the halves of a combat card.

use crate::prelude::*;
use ::old_world::world::attack::Half;

use super::model::{FoeModel, Halves};
use super::{Scene, foe};
use crate::games::old_world::model::At;
use crate::view::{Each, text};

impl Scene {
    /// OW-MON-1: the two halves of a large combat card.
    pub(super) fn halves(self, halves: Halves) -> AnyView {
        let board = self.board;
        let buttons = Half::ALL.map(|half| {
            let (inner, said) = self.see(|fight, voice| {
                let level = match &fight.foe {
                    FoeModel::Monster(foe) => foe.monster.level(),
                    FoeModel::Witcher(_) => 1,
                    FoeModel::Rider(_) => 3,
                };
                foe::half(voice, halves.card, level, half)
            });
            let at = At::Half(half);
            view! {
                <button
                    type="button"
                    class=text(move || format!("ow-half {}", board.state(at)))
                    data-at=at.to_string()
                    aria-label=said
                    inner_html=inner
                ></button>
            }
        });
        view! {
            <div class="ow-asked" role="group" aria-label=self.say(|words| words.choose_half)>
                <p class="ow-asked__what" aria-hidden="true">{self.say(|words| words.choose_half)}</p>
                <div class="ow-atk ow-atk--large">{buttons.each()}</div>
            </div>
        }
        .into_any()
    }
}
