//! The rider's card, the road and the open quests beside the map; on a small screen a bar above it. Pure
//! text.

use std::fmt::Write as _;

use ::old_world::wild_hunt::HuntView;
use ::old_world::world::hunt_card::HuntKind;
use ::old_world::world::round_board::rounds;
use heraldry::{Charge, Shape};

use super::super::board::escape;
use super::super::model::{At, Model};
use super::super::names::{Voice, sentence};
use super::super::pieces::effect;
use super::{chart, pieces, road, rules, words};
use crate::heraldry::draw;

/// All of it.
pub fn side(model: &Model, lit: &[At], voice: Voice<'_>) -> String {
    let Some(hunt) = model.view.hunt.as_deref() else { return String::new() };
    let mut html = match hunt.finale {
        Some(_) => abilities(hunt, voice),
        None => card(model, hunt, lit, voice),
    };
    html.push_str(&road::drawn(&model.view, voice));
    html.push_str(&quests(hunt, lit, voice));
    html
}

/// The rider's card: plate, name and place, wall of ice, the ability that is face up.
fn card(model: &Model, hunt: &HuntView, lit: &[At], voice: Voice<'_>) -> String {
    let start = hunt.difficulty.shields(model.view.players.seats());
    let name = escape(rules::rider(voice, hunt.rider));
    let place = format!("{} {}", hunt.at.index(), voice.place(hunt.at));
    let label = words::table(voice.lang);
    let ability = rules::side_a(voice, hunt.rider)[0];
    let state = if lit.contains(&At::Rider) { "is-legal" } else { "" };
    let said = voice.fill(label.ice, &[&hunt.shields.to_string(), &start.to_string()]);
    let beyond = hunt.shields.saturating_sub(start);
    let beyond = if beyond > 0 {
        format!(r#"<i class="wh-card__more">+{beyond}</i>"#)
    } else {
        String::new()
    };
    format!(
        r#"<button type="button" class="wh-card {state}" data-at="{}">{}<span class="wh-card__head"><b class="wh-card__name">{name}</b><span class="wh-card__place">{place}</span></span><span class="wh-card__count" aria-hidden="true">{}<b class="num">{}</b>{beyond}</span><span class="wh-card__wall">{}</span><span class="wh-card__ability">{}<span>{ability}</span></span><span class="sr-only">{said}</span></button>"#,
        At::Rider,
        pieces::plate(hunt.rider),
        draw::shape(Shape::Shield),
        hunt.shields,
        pieces::wall(hunt.shields, start),
        draw::charge(pieces::mark(hunt.rider)),
    )
}

/// In the last fight: what the other side of his card did, and what comes when his cards are discarded.
fn abilities(hunt: &HuntView, voice: Voice<'_>) -> String {
    let one = |mark: Charge, [name, text]: [&str; 2]| {
        format!("<h3>{}{}</h3><p>{}</p>", draw::charge(mark), escape(name), escape(&sentence(text)))
    };
    format!(
        r#"<div class="wh-rules">{}{}</div>"#,
        one(pieces::mark(hunt.rider), rules::side_b(voice, hunt.rider)),
        one(pieces::passive(hunt.rider.passive()), rules::passive(voice, hunt.rider.passive())),
    )
}

/// Open quests, a line each: where, for whom, at what price.
fn quests(hunt: &HuntView, lit: &[At], voice: Voice<'_>) -> String {
    if hunt.quests.is_empty() {
        return String::new();
    }
    let mut html = format!(
        r#"<ul class="ow-lines wh-quests" role="list" aria-label="{}">"#,
        words::of(voice.lang).board.quests
    );
    for (index, open) in hunt.quests.iter().enumerate() {
        let at = At::Quest(index);
        let state = if lit.contains(&at) { "is-legal" } else { "" };
        let name = escape(&voice.story(open.story));
        let to =
            chart::quest_at(hunt, open).map_or_else(String::new, |at| format!("→ {}", at.index()));
        let said = escape(&chart::quest(voice, open));
        let cost = match open.story.hunt_card().map(|card| card.kind) {
            Some(HuntKind::Quest(quest)) => effect::cost(quest.cost),
            _ => String::new(),
        };
        let scroll = draw::charge(Charge::Scroll);
        let _ = write!(
            html,
            r#"<li><button type="button" class="ow-line {state}" data-at="{at}"><span class="sr-only">{said}</span>{scroll}<span class="ow-line__name" aria-hidden="true">{name}</span><span class="ow-line__to" aria-hidden="true">{to}</span><span class="ow-fx" aria-hidden="true">{cost}</span></button></li>"#
        );
    }
    html.push_str("</ul>");
    html
}

/// The same in one line: rider, shields, round, and the stones as points.
pub fn bar(model: &Model, voice: Voice<'_>) -> String {
    let Some(hunt) = model.view.hunt.as_deref() else { return String::new() };
    let last = rounds(model.view.players.seats());
    let say = &words::of(voice.lang).board;
    let round = voice.fill(say.round, &[&hunt.round.to_string(), &last.to_string()]);
    let stones: String = road::road(&model.view)
        .iter()
        .map(|stone| {
            let class = match stone.state {
                road::State::Behind => "is-behind",
                road::State::Here => "is-here",
                road::State::Ahead => "",
            };
            let marks: String = stone
                .brings
                .iter()
                .map(|one| {
                    draw::charge(match one {
                        road::Brings::Hound(_) => Charge::Hound,
                        road::Brings::Monster(_) => Charge::Claw,
                        road::Brings::Shields(_) => Charge::Snow,
                    })
                })
                .collect();
            let face = if stone.is_fight { draw::charge(Charge::Skull) } else { marks };
            format!(r#"<i class="{class}">{face}</i>"#)
        })
        .collect();
    format!(
        r#"<button type="button" class="wh-bar__rider" data-at="{}">{}<b>{}</b><span class="wh-bar__shields">{}<b class="num">{}</b></span></button><span class="wh-bar__round">{round}</span><span class="wh-bar__stones" aria-hidden="true">{stones}</span>"#,
        At::Rider,
        draw::charge(Charge::Skull),
        escape(rules::rider(voice, hunt.rider)),
        draw::shape(Shape::Shield),
        hunt.shields,
    )
}

/// The exploration deck, in place of the piles of Old World: how many cards of which stage.
pub fn deck(model: &Model, voice: Voice<'_>) -> Option<String> {
    let hunt = model.view.hunt.as_deref()?;
    let label = voice.number(words::table(voice.lang).deck, u32::try_from(hunt.deck.len()).ok()?);
    let backs: String = hunt
        .deck
        .iter()
        .map(|stage| {
            let class = match stage {
                ::old_world::world::hunt_card::Stage::One => "is-one",
                ::old_world::world::hunt_card::Stage::Two => "is-two",
            };
            format!(r#"<i class="{class}"></i>"#)
        })
        .collect();
    Some(format!(
        r#"<div class="wh-deck" role="img" aria-label="{label}" title="{label}">{}<span class="wh-deck__backs">{backs}</span><b class="num">{}</b></div>"#,
        draw::charge(Charge::Tree),
        hunt.deck.len()
    ))
}
