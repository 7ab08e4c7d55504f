//! A hound is fought: its plate and life, who fights, what each has laid, and what that comes to. The
//! hand stays free below it.

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::HuntDecision;
use ::old_world::world::combo::{self, Laid};
use ::old_world::world::hound::hound_row;
use ::old_world::world::location::Location;
use heraldry::Charge;
use tabletop::Seat;

use super::super::board::{Board, act_label, escape};
use super::super::fight::combo::Combo;
use super::super::fight::{laid, life};
use super::super::model::{At, Model};
use super::super::names::{Voice, roman};
use super::super::names_at;
use super::super::pieces::card::Size;
use super::super::pieces::{figure, symbol};
use super::gesture::{Laying, laying};
use super::{say, words};
use crate::heraldry::draw;
use crate::prefs;
use crate::prelude::*;
use crate::view::{Each, Settled, part, text, when};

/// A hound fight as it lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Fray {
    pub at: Location,
    pub level: u8,
    /// WH-HND-8.
    pub life: u8,
    /// WH-HND-9: damage that has been counted, and that of the combo being laid.
    pub damage: u8,
    pub laying: u8,
    /// WH-HND-4: what everybody who fights it loses and draws first.
    pub before: (u8, u8),
    pub fighters: Vec<Fighter>,
}

/// One who fights it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fighter {
    pub seat: Seat,
    pub combo: Combo,
    /// Is he laying now?
    pub lays: bool,
}

/// The fight, while it is asked about.
pub fn fray_of(model: &Model) -> Option<Fray> {
    let (seat, decision) = model.asked?;
    let Decision::Hunt(asked) = decision else { return None }; // tidy: listens: for questions of the hunt
    if laying(asked) != Laying::Brawl {
        return None;
    }
    let hunt = model.view.hunt.as_deref()?;
    let brawl = hunt.brawl.as_ref()?;
    let hound = hunt.hounds.iter().find(|hound| hound.at == brawl.at)?;
    let players = model.view.players.seats();
    let row = hound_row(players, hound.level);
    let is_combo = asked == HuntDecision::Combo;
    let fighters = brawl.fighters.iter().enumerate().map(|(at, fighter)| {
        let lays = is_combo && *fighter == seat && at + 1 == brawl.combos.len();
        let laid = brawl.combos.get(at).map_or(&[][..], Vec::as_slice);
        let legal: &[Choice] = if lays { &model.legal } else { &[] };
        Fighter { seat: *fighter, combo: Combo::of(laid, legal, lays), lays }
    });
    Some(Fray {
        at: brawl.at,
        level: hound.level,
        life: say::life(players, hound),
        damage: brawl.damage,
        laying: if is_combo { brawl.combos.last().map_or(0, |laid| strikes(laid)) } else { 0 },
        before: (row.shield, row.draw),
        fighters: fighters.collect(),
    })
}

/// WH-HND-6: the damage of a combo against a hound.
pub fn strikes(laid: &[Laid]) -> u8 {
    combo::active(laid, None).map(|(_, symbols)| symbols.damage).sum()
}

/// The leaf of the fight.
pub fn scene(board: Board) -> AnyView {
    let fray = Settled::new(move || {
        let bot = board.desk.moment.get().is_none() && board.desk.bot_to_move().is_some();
        board.model.with(|model| if bot { None } else { fray_of(model) })
    });
    view! { {when(move || fray.with(Option::is_some), move || drawn(board, fray))} }.into_any()
}

fn drawn(board: Board, fray: Settled<Option<Fray>>) -> AnyView {
    let ask = move || board.desk.with_scene(|scene| scene.asked.prompt.clone());
    let tabs = Settled::new(move || {
        board.lit.with(|lit| {
            let tabs = lit.iter().filter_map(|at| match at {
                At::Tab { card, link } => Some((*card, *link)),
                _ => None,
            });
            tabs.collect::<Vec<_>>()
        })
    });
    let inside = Settled::new(move || {
        let names = board.desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        let tabs = tabs.get();
        board.model.with(|model| {
            fray.with(|fray| fray.as_ref().map(|fray| html(model, fray, voice, &tabs)))
        })
    });
    view! {
        <div class="ow-over ow-over--hand wh-over">
            <section class="wh-brawl" role="region" aria-label=text(ask)>
                <div class="wh-brawl__inside" inner_html=text(move || inside.get().unwrap_or_default())></div>
                <p class="wh-brawl__ask">{text(ask)}</p>
                {part(move || {
                    let acts = board.acts.get();
                    let last = acts.len().saturating_sub(1);
                    let buttons = acts.iter().enumerate().map(|(at, act)| {
                        let class = if at == last { "btn btn--act" } else { "btn" };
                        let label = act_label(board, act);
                        view! { <button class=class type="button" data-at=At::Act(at).to_string()>{label}</button> }
                    });
                    view! { <p class="ow-over__acts">{buttons.each()}</p> }.into_any()
                })}
            </section>
        </div>
    }
    .into_any()
}

/// The plate with the life of the hound, then a row for each who fights.
fn html(model: &Model, fray: &Fray, voice: Voice<'_>, tabs: &[(usize, usize)]) -> String {
    let words = words::table(voice.lang);
    let title = voice.fill(words.hound, &[roman(fray.level), voice.place(fray.at)]);
    let left = usize::from(fray.life.saturating_sub(fray.damage));
    let bar = life(voice, left, usize::from(fray.laying), usize::from(fray.life));
    let (lost, drawn) = fray.before;
    let rows: String = fray
        .fighters
        .iter()
        .map(|fighter| {
            let school = model.view.players[fighter.seat].school;
            let medal = school.map(|school| figure::medal(school, "")).unwrap_or_default();
            let size = if fighter.lays { Size::W110 } else { Size::W80 };
            let laid = laid::combo(voice, &fighter.combo, size, &|card, link| {
                fighter.lays && tabs.contains(&(card, link))
            });
            let now = if fighter.lays { " is-now" } else { "" };
            format!(
                r#"<div class="wh-fighter{now}"><p class="wh-fighter__who">{medal}<b>{}</b></p><div class="ow-fight__combo">{laid}</div></div>"#,
                escape(voice.who(fighter.seat))
            )
        })
        .collect();
    format!(
        r#"<header class="wh-brawl__head"><div class="wh-brawl__plate" aria-hidden="true">{}<span class="ow-mon__level">{}</span></div><div><h2>{title}</h2>{bar}<p class="wh-brawl__before" title="{}">{}−{lost} {}+{drawn}<span class="sr-only">{}</span></p></div></header>{rows}"#,
        draw::charge(Charge::Hound),
        "<i></i>".repeat(fray.level.into()),
        escape(&voice.fill(words.before_hound, &[&lost.to_string(), &drawn.to_string()])),
        symbol::shield(),
        symbol::cards(),
        escape(&voice.fill(words.before_hound, &[&lost.to_string(), &drawn.to_string()])),
    )
}
