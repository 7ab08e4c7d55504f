//! The fight (§6 of the design), in place of the map: foe, combo, totals, own side; and the belt of
//! tricks beside the hand. What is drawn is pure text made of a pure model; here it is put together.
//!
//! The short fight of a story shares [`Combo`] and [`laid::combo`], [`Total`] and [`said::sum`].

mod bar;
mod belt;
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

use ::old_world::versus::{OldWorld, View, last_attack};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::Half;
use leptos::prelude::*;
use tabletop::{Seat, Viewer};

use super::board::Board;
use super::model::{At, Model, tricks};
use super::names::Voice;
use super::words::fight as words;
use super::{names_at, pieces};
use crate::i18n::Lang;
use crate::prefs;
use crate::view::{Each, Settled, flag, on, part, text};
use belt::Charm;
pub use model::is_fought;
use model::{Attack, Fight, FoeModel};
use totals::Totals;

/// What the parts of the scene share.
#[derive(Clone, Copy)]
struct Scene {
    board: Board,
    fight: Settled<Option<Fight>>,
    totals: Settled<Option<Totals>>,
    names: Settled<Vec<String>>,
}

/// The fight, in place of the map.
pub fn scene(board: Board) -> AnyView {
    pieces::kit::load();
    let last = Settled::new(move || last_seen(board));
    let scene = Scene {
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
    };
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
    board.desk.with_session::<OldWorld, _>(|session| {
        let ply = moment.unwrap_or_else(|| session.ply());
        let steps = session.line();
        let told = steps[..steps.len().min(ply + 1)].iter().rev();
        let told = told.flat_map(|step| step.entries.iter().rev());
        // An attack is no secret.
        last_attack(told.filter_map(|entry| entry.seen_by(Viewer::Spectator)))
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
            };
            voice.fill(words::of(voice.lang).foe, &[foe])
        });
        let side = self.settle(|fight, voice| {
            voice.fill(words::of(voice.lang).side, &[voice.who(fight.near.seat)])
        });
        view! {
            <section class="ow-fight" class:ow-fight--duel=flag(duel) aria-label=self.say(|words| words.steps[1])>
                {sheet}
                <div class="ow-fight__bar" inner_html=text(move || bar.get())></div>
                <div class="ow-fight__foe" role="group" aria-label=text(move || foe.get())>{self.foe()}</div>
                <div
                    class="ow-fight__middle"
                    on:keydown=on(move |event: web_sys::KeyboardEvent| keys::walk(&event))
                >
                    {self.middle()}
                </div>
                <div class="ow-fight__own" role="group" aria-label=text(move || side.get()) inner_html=text(move || own.get())></div>
                {charms(board)}
            </section>
        }
        .into_any()
    }

    fn foe(self) -> AnyView {
        let who = self.settle(|fight, voice| match &fight.foe {
            FoeModel::Monster(foe) => foe::monster_card(voice, foe),
            FoeModel::Witcher(foe) => foe::witcher(voice, foe),
        });
        let life = Settled::new(move || {
            let hit = self.totals.with(|totals| totals.as_ref().and_then(|it| it.damage.change));
            let hit = hit.map_or(0, |(from, to)| from - to);
            let ours = self.board.model.with(|model| lays_near(model));
            self.see(|fight, voice| match &fight.foe {
                FoeModel::Monster(foe) => {
                    foe::life(voice, foe.left, hit, usize::from(foe.monster.row().life))
                }
                FoeModel::Witcher(foe) => {
                    let cards = foe.deck + foe.hand;
                    foe::life(voice, cards, if ours { hit } else { 0 }, cards)
                }
            })
        });
        let attacks = self.settle(|fight, voice| match &fight.foe {
            FoeModel::Monster(foe) => foe::attacks(voice, foe),
            FoeModel::Witcher(_) => String::new(),
        });
        view! {
            <div class="ow-foe__who" inner_html=text(move || who.get())></div>
            <div class="ow-foe__life" inner_html=text(move || life.get())></div>
            <div class="ow-foe__attacks" inner_html=text(move || attacks.get())></div>
        }
        .into_any()
    }

    /// The other's combo, the halves or bets that are asked for, the own combo, the totals.
    fn middle(self) -> AnyView {
        let theirs = self.settle(|fight, voice| match &fight.foe {
            FoeModel::Witcher(foe) if !foe.combo.cards.is_empty() => {
                let said =
                    voice.fill(words::of(voice.lang).combo_of, &[&said::name(voice, foe.seat)]);
                let laid = laid::combo(voice, &foe.combo, &|_, _| false);
                format!(r#"<h3 class="sr-only">{said}</h3>{laid}"#)
            }
            FoeModel::Witcher(_) | FoeModel::Monster(_) => String::new(),
        });
        let asks = Settled::new(move || {
            self.fight.with(|fight| {
                fight.as_ref().map(|fight| (fight.halves, fight.bets_asked)).unwrap_or_default()
            })
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
            let laid =
                laid::combo(voice, &fight.near.combo, &|card, link| tabs.contains(&(card, link)));
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
            {part(move || match asks.get() {
                (Some(halves), _) => self.halves(halves),
                (None, true) => self.bets(),
                (None, false) => ().into_any(),
            })}
            <div class="ow-fight__combo" data-zone="combo" inner_html=text(move || ours.get())></div>
            <div class="ow-fight__totals" role="group" aria-label=self.say(|words| words.totals) inner_html=text(move || sums.get())></div>
        }
        .into_any()
    }

    /// OW-MON-1: the two halves of a large combat card.
    fn halves(self, halves: model::Halves) -> AnyView {
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
    fn bets(self) -> AnyView {
        use ::old_world::versus::Bet;
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
                r#"<span aria-hidden="true">{medal}</span><span class="ow-slot" aria-hidden="true">{}</span>"#,
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

/// Is it the near side whose combo is laid?
fn lays_near(model: &Model) -> bool {
    let Some(fight) = &model.view.fight else { return false };
    let mover = fight.sides.get(usize::from(fight.mover)).map(|side| side.seat);
    let near = fight.sides.iter().find(|side| side.seat == model.us).unwrap_or(&fight.sides[0]);
    mover == Some(near.seat)
}

/// What can be used in it, beside the hand.
pub fn belt(board: Board) -> AnyView {
    charms(board)
}

fn charms(board: Board) -> AnyView {
    let charms = Settled::new(move || {
        board.model.with(|model| {
            let fight = model::fight(&model.view, model.us, None, &[], None)?;
            let own = &model.view.players[fight.near.seat];
            Some((belt::charms(&fight.near, &tricks(own), own.attributes), fight.near.potions))
        })
    });
    let used = text(move || {
        let voice = Voice::new(prefs::lang(), &[]);
        charms.with(|charms| {
            charms.as_ref().map_or_else(String::new, |(_, (used, cap))| {
                voice.fill(words::of(voice.lang).potions, &[&used.to_string(), &cap.to_string()])
            })
        })
    });
    let label = move || words::of(prefs::lang()).belt;
    view! {
        <div class="ow-belt" role="group" aria-label=text(label)>
            <p class="ow-belt__head"><b>{text(label)}</b><span>{used}</span></p>
            <ul class="ow-belt__tricks" role="list">
                {part(move || {
                    let voice = Voice::new(prefs::lang(), &[]);
                    let all = charms.get().map(|(charms, _)| charms).unwrap_or_default();
                    all.into_iter().map(|charm| trick(board, voice, &charm)).each()
                })}
            </ul>
        </div>
    }
    .into_any()
}

fn trick(board: Board, voice: Voice<'_>, charm: &Charm) -> AnyView {
    let (class, inner) = (belt::class(charm), belt::inner(voice, charm));
    let Some(at) = charm.at else {
        return view! { <li><div class=class inner_html=inner></div></li> }.into_any();
    };
    let state = move || format!("{class} {}", board.state(at));
    view! {
        <li><button type="button" class=text(state) data-at=at.to_string() inner_html=inner></button></li>
    }
    .into_any()
}
