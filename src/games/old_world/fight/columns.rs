//! The foe's column and the middle, as they follow the table.

use crate::prelude::*;

use super::model::FoeModel;
use super::{Scene, foe, laid, said, sums};
use crate::games::old_world::hunt;
use crate::games::old_world::model::{At, Model};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::card::Size;
use crate::games::old_world::words::fight as words;
use crate::prefs;
use crate::view::{Settled, part, text};

impl Scene {
    /// The foe: who it is, what is left of it, what it did.
    pub(super) fn foe(self) -> AnyView {
        let who = self.settle(|fight, voice| match &fight.foe {
            FoeModel::Monster(foe) => foe::monster_card(voice, foe),
            FoeModel::Witcher(foe) => foe::witcher(voice, foe),
            FoeModel::Rider(foe) => hunt::rider_card(voice, foe),
        });
        let life = Settled::new(move || {
            let hit = self.totals.with(|totals| totals.as_ref().and_then(|it| it.damage.change));
            let hit = hit.map_or(0, |(from, to)| from - to);
            let ours = self.board.model.with(lays_near);
            self.see(|fight, voice| match &fight.foe {
                FoeModel::Monster(foe) => {
                    foe::life(voice, foe.left, hit, usize::from(foe.monster.row().life))
                }
                FoeModel::Witcher(foe) => {
                    let cards = foe.deck + foe.hand;
                    foe::life(voice, cards, if ours { hit } else { 0 }, cards)
                }
                FoeModel::Rider(foe) => foe::life(voice, foe.left, hit, foe.whole),
            })
        });
        let attacks = self.settle(|fight, voice| match &fight.foe {
            FoeModel::Monster(foe) => foe::attacks(
                voice,
                foe.monster.level(),
                (foe.left, &foe.known),
                foe.shown,
                foe.is_now,
            ),
            FoeModel::Witcher(_) => String::new(),
            FoeModel::Rider(foe) => {
                foe::attacks(voice, 3, (foe.left, &foe.known), foe.shown, foe.is_now)
            }
        });
        view! {
            <div class="ow-foe__who" inner_html=text(move || who.get())></div>
            <div class="ow-foe__life" inner_html=text(move || life.get())></div>
            <div class="ow-foe__attacks" inner_html=text(move || attacks.get())></div>
        }
        .into_any()
    }

    /// The other's combo, the halves that are asked for, the own combo, the totals.
    pub(super) fn middle(self) -> AnyView {
        let theirs = self.settle(|fight, voice| match &fight.foe {
            FoeModel::Witcher(foe) if !foe.combo.cards.is_empty() => {
                let said =
                    voice.fill(words::of(voice.lang).combo_of, &[&said::name(voice, foe.seat)]);
                let laid = laid::combo(voice, &foe.combo, Size::W80, &|_, _| false);
                format!(r#"<h3 class="sr-only">{said}</h3>{laid}"#)
            }
            FoeModel::Witcher(_) | FoeModel::Monster(_) | FoeModel::Rider(_) => String::new(),
        });
        let asks = Settled::new(move || {
            self.fight.with(|fight| fight.as_ref().and_then(|fight| fight.halves))
        });
        let board = self.board;
        let tabs = Settled::new(move || {
            let lit = board.lit.get();
            let tabs = lit.into_iter().filter_map(|at| match at {
                At::Tab { card, link } => Some((card, link)),
                _ => None,
            });
            tabs.collect::<Vec<_>>()
        });
        let ours = self.settle(move |fight, voice| {
            let tabs = tabs.get();
            let words = words::of(voice.lang);
            let said = if board.model.with(|model| model.us == fight.near.seat) {
                words.combo.to_owned()
            } else {
                voice.fill(words.combo_of, &[&said::name(voice, fight.near.seat)])
            };
            let laid = laid::combo(voice, &fight.near.combo, Size::W146, &|card, link| {
                tabs.contains(&(card, link))
            });
            format!(r#"<h3 class="sr-only">{said}</h3>{laid}"#)
        });
        let sums = Settled::new(move || {
            let names = self.names.get();
            let voice = Voice::new(prefs::lang(), &names);
            self.totals.with(|totals| {
                totals.as_ref().map_or_else(String::new, |totals| sums::totals(voice, totals))
            })
        });
        view! {
            <div class="ow-fight__theirs" data-zone="theirs" inner_html=text(move || theirs.get())></div>
            {part(move || asks.get().map(|halves| self.halves(halves)))}
            <div class="ow-fight__combo" data-zone="combo" inner_html=text(move || ours.get())></div>
            <div class="ow-fight__totals" role="group" aria-label=self.say(|words| words.totals) inner_html=text(move || sums.get())></div>
        }
        .into_any()
    }
}

/// Is it the near side whose combo is laid?
fn lays_near(model: &Model) -> bool {
    let Some(fight) = &model.view.fight else { return false };
    let mover = fight.sides.get(usize::from(fight.mover)).map(|side| side.seat);
    let near = fight.sides.iter().find(|side| side.seat == model.us).unwrap_or(&fight.sides[0]);
    mover == Some(near.seat)
}
