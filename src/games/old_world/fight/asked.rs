//! What is asked in the middle of a fight: the halves of a combat card, and bets.

use ::old_world::versus::Bet;
use ::old_world::world::attack::Half;
use leptos::prelude::*;

use super::model::{FoeModel, Halves};
use super::{Scene, foe};
use crate::games::old_world::model::At;
use crate::games::old_world::pieces;
use crate::games::old_world::words::fight as words;
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

    /// OW-BET-1: two medallions with a slot for a coin.
    pub(super) fn bets(self) -> AnyView {
        let board = self.board;
        let fighters = self.see(|fight, _| {
            let near = (fight.near.seat, fight.near.school);
            let far = fight.other().map(|far| (far.seat, far.school));
            [Some(near), far]
        });
        let attacker =
            board.model.with(|model| model.view.fight.as_ref().map(|fight| fight.sides[0].seat));
        let buttons = fighters.into_iter().flatten().map(|(seat, school)| {
            let on = if Some(seat) == attacker { Bet::Attacker } else { Bet::Defender };
            let at = At::Coin(on);
            let medal = school.map_or_else(String::new, |school| pieces::figure::medal(school, ""));
            let name = board.desk.name(seat);
            let said = self.see(|_, voice| voice.fill(words::of(voice.lang).bet_on, &[&name]));
            let inner = format!(
                r#"<span aria-hidden="true">{medal}</span><span class="ow-bet__slot" aria-hidden="true">{}</span>"#,
                pieces::figure::coin()
            );
            view! {
                <button type="button" class=text(move || format!("ow-bet {}", board.state(at))) data-at=at.to_string() aria-label=said>
                    <span inner_html=inner></span><b aria-hidden="true">{name}</b>
                </button>
            }
        });
        view! {
            <div class="ow-asked" role="group" aria-label=self.say(|words| words.bets)>
                <p class="ow-asked__what" aria-hidden="true">{self.say(|words| words.bets)}</p>
                <div class="ow-wagers">{buttons.each()}</div>
            </div>
        }
        .into_any()
    }
}
