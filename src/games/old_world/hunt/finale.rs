//! The last fight as a scene: the rider with his wall of ice, his pool and what his cards do when they
//! are discarded; every witcher with his life deck, and who is frozen, out, or has acted. And the support
//! that is laid beside a fighter. Pure text of a pure model.

use std::fmt::Write as _;

use ::old_world::versus::{Decision, FightView, View};
use ::old_world::wild_hunt::HuntDecision;
use ::old_world::world::attack::AttackCard;
use ::old_world::world::rider::Rider;
use heraldry::{Charge, Shape};
use tabletop::Seat;

use super::super::board::escape;
use super::super::fight::Attack;
use super::super::model::{At, Model};
use super::super::names::Voice;
use super::super::pieces::{figure, symbol};
use super::{pieces, rules, words};
use crate::heraldry::draw;

/// The rider in the last fight.
#[derive(Clone, Debug, PartialEq)]
pub struct RiderModel {
    pub rider: Rider,
    /// WH-SHLD-1, and how many there were at the start of the game.
    pub shields: (u16, u16),
    /// Cards left in his pool, of so many.
    pub left: usize,
    pub whole: usize,
    /// What is known of its top.
    pub known: Vec<AttackCard>,
    pub shown: Option<Attack>,
    pub is_now: bool,
    /// WH-RID-21: hounds at his side.
    pub hounds: u8,
    /// WH-FIN-12: does he ignore what is left of this turn's damage?
    pub elusive: bool,
    /// WH-FIN-12: passives that wait for the end of this turn.
    pub pending: usize,
}

/// The rider, as he is seen in a fight.
pub fn rider_model(
    view: &View,
    fight: &FightView,
    rider: Rider,
    last: Option<Attack>,
) -> RiderModel {
    let hunt = view.hunt.as_deref();
    let start = hunt.map_or(0, |hunt| hunt.difficulty.shields(view.players.seats()));
    RiderModel {
        rider,
        shields: (hunt.map_or(0, |hunt| hunt.shields), start),
        left: fight.pool,
        whole: fight.pool + fight.pool_discard.len(),
        known: fight.pool_known.clone(),
        shown: fight.revealed.or(last),
        is_now: fight.revealed.is_some(),
        hounds: hunt.map_or(0, |hunt| hunt.summoned.iter().sum()),
        elusive: hunt.is_some_and(|hunt| hunt.elusive),
        pending: hunt.map_or(0, |hunt| hunt.pending.len()),
    }
}

/// The rider's card in the fight: plate, wall, side B and passive in words.
pub fn card(voice: Voice<'_>, foe: &RiderModel) -> String {
    let table = words::table(voice.lang);
    let (shields, start) = foe.shields;
    let said = voice.fill(table.ice, &[&shields.to_string(), &start.to_string()]);
    let [b, b_text] = rules::side_b(voice, foe.rider);
    let [passive, passive_text] = rules::passive(voice, foe.rider.passive());
    let mut marks = String::new();
    if foe.hounds > 0 {
        let said = voice.number(words::of(voice.lang).board.summoned, foe.hounds);
        let _ = write!(
            marks,
            r#"<p class="wh-foe__mark">{}<span>{said}</span></p>"#,
            draw::charge(Charge::Hound)
        );
    }
    if foe.elusive {
        let _ = write!(
            marks,
            r#"<p class="wh-foe__mark">{}<span>{}</span></p>"#,
            draw::charge(Charge::Eye),
            table.elusive
        );
    }
    if foe.pending > 0 {
        let pending = voice.number(table.pending, u32::try_from(foe.pending).unwrap_or_default());
        let _ = write!(
            marks,
            r#"<p class="wh-foe__mark">{}<span>{pending}</span></p>"#,
            draw::charge(Charge::Snow)
        );
    }
    format!(
        r#"<div class="ow-mon wh-foe">{}<h3>{}</h3><div class="wh-foe__wall"><span class="wh-card__count" aria-hidden="true">{}<b class="num">{shields}</b></span>{}<span class="sr-only">{said}</span></div><details class="wh-foe__rules"><summary>{b} · {passive}</summary><p>{b_text}</p><p>{}</p></details>{marks}</div>"#,
        pieces::plate(foe.rider),
        rules::rider(voice, foe.rider),
        draw::shape(Shape::Shield),
        pieces::wall(shields, start),
        super::super::names::sentence(passive_text),
    )
}

/// A witcher in the last fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub seat: Seat,
    pub deck: usize,
    pub hand: usize,
    pub shield: (u8, u8),
    /// In front: his combat turn goes on, or he is being struck.
    pub front: bool,
    /// WH-FIN-9: has had the turn of this step.
    pub acted: bool,
    /// WH-RFC-7.
    pub frozen: bool,
    /// WH-FIN-17.
    pub out: bool,
    pub brace: u8,
}

/// Everybody in the last fight, by seat.
pub fn bench(view: &View) -> Vec<Place> {
    let (Some(hunt), Some(fight)) = (view.hunt.as_deref(), view.fight.as_ref()) else {
        return Vec::new();
    };
    let Some(bench) = &hunt.finale else { return Vec::new() };
    let front = fight.sides.first().map(|side| side.seat);
    bench
        .iter()
        .map(|(seat, one)| {
            let own = &view.players[seat];
            Place {
                seat,
                deck: own.deck_count,
                hand: own.hand_count,
                shield: (own.shield, own.shield_cap),
                front: front == Some(seat) && !one.out,
                acted: hunt.acted & 1 << seat.0 != 0,
                frozen: one.frozen,
                out: one.out,
                brace: one.brace,
            }
        })
        .collect()
}

/// The row of witchers above the last fight.
pub fn bench_drawn(model: &Model, lit: &[At], voice: Voice<'_>) -> String {
    let (table, board) = (words::table(voice.lang), &words::of(voice.lang).board);
    let mut html = String::new();
    for one in bench(&model.view) {
        let school = model.view.players[one.seat].school;
        let medal = school.map(|school| figure::medal(school, "")).unwrap_or_default();
        let at = At::Board(one.seat);
        let mut class = String::from("wh-bench__one");
        let mut said = vec![
            voice.number(board.life_deck, u32::try_from(one.deck).unwrap_or_default()),
            voice.fill(voice.words.board.hand_count, &[&one.hand.to_string()]),
        ];
        for (is_so, word, tells) in [
            (lit.contains(&at), " is-legal", ""),
            (one.front, " is-front", table.in_front),
            (one.acted, " is-acted", table.acted),
            (one.frozen, " is-frozen", board.is_frozen),
            (one.out, " is-out", board.is_out),
        ] {
            if is_so {
                class.push_str(word);
                said.extend((!tells.is_empty()).then(|| tells.to_owned()));
            }
        }
        let mark = if one.out {
            draw::charge(Charge::Skull)
        } else if one.frozen {
            draw::charge(Charge::Snow)
        } else {
            String::new()
        };
        let tick = if one.acted && !one.out { "✓" } else { "" };
        let (shield, cap) = one.shield;
        let _ = write!(
            html,
            r#"<button type="button" class="{class}" data-at="{at}"><span class="wh-bench__medal" aria-hidden="true">{medal}<i class="wh-bench__state">{mark}{tick}</i></span><b class="wh-bench__name">{}</b><span class="wh-bench__life" aria-hidden="true"><i class="wh-bench__deck"></i><b class="num">{}</b>{}<b class="num">{}</b>{}<b class="num">{shield}/{cap}</b></span><span class="sr-only">{}</span></button>"#,
            escape(voice.who(one.seat)),
            one.deck,
            symbol::cards(),
            one.hand,
            draw::shape(Shape::Shield),
            escape(&said.join(", ")),
        );
    }
    html
}

/// WH-SUP-3: what has been laid beside the fighter, while support is asked for: so many cards.
pub fn support(view: &View, asked: Option<Decision>) -> Option<u8> {
    let hunt = view.hunt.as_deref()?;
    let is_asked = matches!(asked, Some(Decision::Hunt(HuntDecision::Support)));
    match hunt.supported {
        Some(cards) if cards > 0 || is_asked => Some(cards),
        None if is_asked => Some(0),
        _ => None,
    }
}

/// The same drawn: a row of cards beside the fighter, each a blow and a card for him.
pub fn support_drawn(model: &Model, voice: Voice<'_>) -> String {
    let decision = model.asked.map(|(_, decision)| decision);
    let Some(cards) = support(&model.view, decision) else { return String::new() };
    let table = words::table(voice.lang);
    let laid = voice.number(table.support, cards);
    let backs = r#"<i class="card ow-card is-back"></i>"#.repeat(usize::from(cards.min(7)));
    format!(
        r#"<div class="wh-support ow-w80"><p class="wh-support__title">{}</p><span class="wh-support__cards" aria-hidden="true">{backs}</span><p class="wh-support__does">{laid}</p></div>"#,
        table.support_title
    )
}
