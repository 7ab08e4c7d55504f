//! The fight (§6 of the design), in place of the map: foe, combo, totals, own side; and the belt of
//! tricks beside the hand. What is drawn is pure text made of a pure model; here it is put together.
//!
//! The short fight of a story shares [`Combo`] and [`laid::combo`], [`Total`] and [`said::sum`].

mod asked;
mod bar;
mod belt;
mod columns;
pub mod combo;
mod foe;
mod ground;
mod keys;
pub mod laid;
mod model;
mod own;
pub mod said;
mod sums;
pub mod totals;
mod tricks;

use crate::prelude::*;
use ::old_world::versus::{View, last_attack};
use ::old_world::world::action_card::Card;
use tabletop::{Seat, Viewer};

use super::board::Board;
use super::model::{At, Model};
use super::names::Voice;
use super::sitting::heard;
use super::words::fight as words;
use super::{hunt, names_at, pieces};
use crate::i18n::Lang;
use crate::prefs;
use crate::signal::Lasting;
use crate::view::{Settled, flag, on, part, text};
pub use foe::life;
pub use model::Attack;
pub use model::is_fought;
use model::{Fight, FoeModel};
use totals::Totals;
pub use tricks::belt;

/// How many moves are looked back at: a turn of the monster is never further away.
const BACK: usize = 160;

/// What the parts of the scene share.
type Scene = Lasting<Parts>;

/// What a scene holds.
struct Parts {
    board: Board,
    fight: Settled<Option<Fight>>,
    totals: Settled<Option<Totals>>,
    names: Settled<Vec<String>>,
}

/// The fight, in place of the map.
pub fn scene(board: Board) -> AnyView {
    pieces::kit::KIT.load();
    let last = Settled::new(move || last_seen(board));
    let scene = Lasting::of(Parts {
        board,
        fight: Settled::new(move || {
            let last = last.get();
            board.model.with(|model| {
                model::fight(&model.view, model.us, model.decision(), &model.legal, last)
            })
        }),
        totals: Settled::new(move || {
            let (marks, pointed) = (board.marks.get(), board.pointed.get());
            board.model.with(|model| model::totals(&model.view, foreseen(model, &marks, pointed)))
        }),
        names: Settled::new(move || board.desk.with(names_at)),
    });
    scene.draw()
}

/// OW-MON-2: what the monster did last, at the moment that is looked at. No view remembers it; what
/// was told does.
fn last_seen(board: Board) -> Option<Attack> {
    let hunted = board
        .model
        .with(|model| model.view.fight.as_ref().is_some_and(|fight| fight.monster_turns > 0));
    let moment = board.desk.moment.get();
    if !hunted {
        return None;
    }
    board.desk.with(|table| {
        let ply = moment.unwrap_or_else(|| table.ply());
        // An attack is no secret.
        let told = heard(table, ply.saturating_sub(BACK), ply, Viewer::Spectator);
        last_attack(told.iter().rev().flat_map(|step| step.events.iter().rev().copied()))
    })
}

/// The card that is pointed at, or marked, and the link of the combo that is.
fn foreseen(model: &Model, marks: &[At], pointed: Option<At>) -> Option<(Card, Option<usize>)> {
    let hand = model.own().hand.as_ref()?;
    let link = match pointed {
        Some(At::Tab { link, .. }) => Some(link),
        _ => None,
    };
    let held = pointed.iter().chain(marks).find_map(|at| match at {
        At::Hand(index) => hand.get(*index).copied(),
        _ => None,
    });
    held.map(|card| (card, link))
}

impl Scene {
    fn draw(self) -> AnyView {
        let board = self.board;
        let sheet = part(move || {
            let ground = self.see(|fight, _| ground::ground(fight.ground));
            view! { <div class="ow-fight__ground" inner_html=ground></div> }
        });
        let duel = move || {
            self.fight.with(|fight| {
                fight.as_ref().is_some_and(|fight| matches!(fight.foe, FoeModel::Witcher(_)))
            })
        };
        let bar = self.settle(move |fight, voice| {
            let us = board.model.with(|model| model.us);
            bar::bar(voice, fight, us)
        });
        let own = self.settle(|fight, voice| own::own(voice, &fight.near));
        let foe = self.settle(|fight, voice| {
            let foe = match &fight.foe {
                FoeModel::Monster(foe) => voice.monster(foe.monster),
                FoeModel::Witcher(foe) => voice.who(foe.seat),
                FoeModel::Rider(foe) => hunt::rider_name(voice, foe.rider),
            };
            voice.fill(words::of(voice.lang).foe, &[foe])
        });
        let side = self.settle(|fight, voice| {
            voice.fill(words::of(voice.lang).side, &[voice.who(fight.near.seat)])
        });
        view! {
            <section class="ow-fight" class:ow-fight--duel=flag(duel) aria-label=self.say(|words| words.steps[1])>
                <h2 class="sr-only">{text(move || foe.get())}</h2>
                {sheet}
                <div class="ow-fight__bar" inner_html=text(move || bar.get())></div>
                {hunt::bench(board)}
                <div class="ow-fight__foe" role="group" aria-label=text(move || foe.get())>{self.foe()}</div>
                <div
                    class="ow-fight__middle"
                    on:keydown=on(move |event: web_sys::KeyboardEvent| keys::walk(&event))
                >
                    {hunt::support(board)}
                    {self.middle()}
                </div>
                <div class="ow-fight__own" role="group" aria-label=text(move || side.get()) inner_html=text(move || own.get())></div>
                {belt(board)}
            </section>
        }
        .into_any()
    }

    /// Looks at the fight; nothing where there is none any more.
    fn see<T: Default>(self, look: impl FnOnce(&Fight, Voice<'_>) -> T) -> T {
        let names = self.names.get();
        let voice = Voice::new(prefs::lang(), &names);
        self.fight.with(|fight| fight.as_ref().map(|fight| look(fight, voice)).unwrap_or_default())
    }

    /// The same, followed: drawn anew only when it has become another text.
    fn settle(
        self,
        draw: impl Fn(&Fight, Voice<'_>) -> String + Send + Sync + 'static,
    ) -> Settled<String> {
        Settled::new(move || self.see(&draw))
    }

    fn say(self, pick: fn(&'static words::FightWords) -> &'static str) -> String {
        pick(words::of(prefs::lang())).to_owned()
    }
}

/// OW-MON-1: whose board says that he steers the monster, and what it says.
pub fn steering(view: &View, lang: Lang) -> Option<(Seat, &'static str)> {
    Some((model::steers(view)?, words::of(lang).steers))
}
