//! The own board as markup. Pure.

use std::fmt::Write as _;

use ::old_world::versus::PlayerView;
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::Terrain;
use ::old_world::world::slug::Slug as _;
use ::old_world::world::tracks::{POTION_LIMIT, TOP_LEVEL, VICTORY};
use heraldry::{Charge, Shape};

use super::super::super::model::{At, Model, trophies};
use super::super::super::names::{Voice, roman};
use super::super::super::pieces::{figure, potion, seal, symbol, trophy};
use super::super::super::{hunt, rules_text, stories, words};
use super::super::escape;
use super::state;
use crate::heraldry::draw;

/// Head, trophies, attributes, shield and gold, bottles and trails, quests and kept cards.
pub fn own(model: &Model, marks: &[At], lit: &[At], voice: Voice<'_>) -> String {
    let own = model.own();
    let words = words::map::of(voice.lang);
    let marks_here = hunt::seat_marks(&model.view, model.us, voice);
    let mut html = head(own, voice, voice.who(model.us), &marks_here);
    html.push_str(&sockets(own, voice));
    html.push_str(r#"<div class="ow-attrs">"#);
    for attribute in Attribute::ALL {
        html.push_str(&row(model, marks, lit, voice, attribute));
    }
    let shield = voice
        .fill(voice.words.board.shield, &[&own.shield.to_string(), &own.shield_cap.to_string()]);
    let gold = voice.number(voice.words.board.gold, own.gold);
    let _ = write!(
        html,
        r#"</div><div class="ow-purse"><span class="ow-shields" role="img" aria-label="{shield}">{}</span><span class="ow-own__gold" role="img" aria-label="{gold}">{}</span></div>"#,
        figure::shields(own.shield, own.shield_cap),
        figure::gold(own.gold),
    );
    let _ = write!(html, r#"<div class="ow-belongings"><span class="ow-bottles">"#);
    bottles(&mut html, own, marks, lit, voice);
    html.push_str(r#"</span><span class="ow-trails">"#);
    for terrain in Terrain::ALL {
        let at = At::Trail(terrain);
        let held = own.trails[terrain.index()];
        let tracked = !own.tracking[terrain.index()].is_empty();
        let told = match (held, tracked) {
            (true, _) => words.trail_held,
            (false, true) => words.trail_tracked,
            (false, false) => words.trail_none,
        };
        let label = voice.fill(told, &[voice.terrain(terrain)]);
        let (state, drawn) = (state(marks, lit, at), seal::trail(terrain, held, tracked));
        let slug = terrain.slug();
        let _ = write!(
            html,
            r#"<button type="button" class="ow-thing ow-thing--round {state}" data-at="{at}" data-pile="trail-{slug}" aria-label="{label}">{drawn}</button>"#
        );
    }
    html.push_str("</span></div>");
    lines(&mut html, model, marks, lit, voice);
    html
}

fn head(own: &PlayerView, voice: Voice<'_>, name: &str, marks: &str) -> String {
    let medal = own.school.map(|school| figure::medal(school, "is-yours")).unwrap_or_default();
    let school = own.school.map_or("", |school| voice.school(school));
    let level = voice.number(voice.words.board.level, own.level);
    format!(
        r#"<header class="ow-own__head"><span class="ow-own__medal">{medal}</span><h3 class="ow-own__name">{}</h3><p class="ow-own__school">{school}{marks}</p><span class="ow-counter" role="img" aria-label="{level}">{}</span></header>"#,
        escape(name),
        roman(own.level),
    )
}

fn sockets(own: &PlayerView, voice: Voice<'_>) -> String {
    let won: Vec<_> = trophies(own).collect();
    let sockets: String = (0..won.len().max(usize::from(VICTORY)))
        .map(|nth| {
            let socket = trophy::socket(won.get(nth).copied(), nth + 1 == usize::from(VICTORY));
            let name = won.get(nth).map_or_else(String::new, |source| voice.source(*source));
            format!(r#"<span title="{}">{socket}</span>"#, escape(&name))
        })
        .collect();
    let names: Vec<String> = won.iter().map(|source| voice.source(*source)).collect();
    let said = format!("{}: {}. {}", voice.words.board.trophies, own.reputation, names.join(", "));
    format!(
        r#"<div class="ow-trophies"><span class="ow-sockets" role="img" aria-label="{}">{sockets}</span><span class="ow-score" aria-hidden="true"><b>{}</b>/{VICTORY}</span></div>"#,
        escape(&said),
        own.reputation,
    )
}

/// An attribute: five boxes, and what its level gives.
fn row(model: &Model, marks: &[At], lit: &[At], voice: Voice<'_>, attribute: Attribute) -> String {
    let own = model.own();
    let at = At::Attribute(attribute);
    let level = own.attributes[attribute.index()];
    let boxes: String = (1..=TOP_LEVEL)
        .map(|box_level| {
            let gilt = box_level == TOP_LEVEL && model.view.masteries[attribute.index()] > 0;
            let mut class = match box_level.cmp(&level) {
                std::cmp::Ordering::Less => "is-done",
                std::cmp::Ordering::Equal => "is-now",
                std::cmp::Ordering::Greater => "",
            }
            .to_owned();
            if gilt {
                class.push_str(" is-gilt");
            }
            format!(r#"<i class="{class}">{}</i>"#, roman(box_level))
        })
        .collect();
    let name = voice.attribute(attribute);
    let price = model.view.tuition.as_ref().filter(|_| lit.contains(&at));
    let price = price.map(|tuition| tuition[attribute.index()].total);
    let gives = match price {
        Some(price) => figure::gold(price),
        None => gives(own, attribute),
    };
    let mut said = format!("{name}, {}", voice.number(voice.words.board.level, level));
    if let Some(price) = price {
        said = format!("{said}, {}", voice.number(voice.words.board.gold, price));
    }
    let icon = match (attribute, own.school) {
        (Attribute::Special, Some(school)) => {
            draw::charge(super::super::super::pieces::mark::school(school))
        }
        _ => symbol::attribute(attribute),
    };
    // There is room for one word; all of them are said.
    let short = name.split(' ').next().unwrap_or(name);
    let state = state(marks, lit, at);
    format!(
        r#"<button type="button" class="ow-attr {state}" data-at="{at}"><span class="sr-only">{said}</span><span class="ow-attr__icon" aria-hidden="true">{icon}</span><span class="ow-attr__name" aria-hidden="true">{short}</span><span class="ow-attr__boxes" aria-hidden="true">{boxes}</span><span class="ow-attr__value" aria-hidden="true">{gives}</span></button>"#
    )
}

/// OW-ATTR-1: what a level is good for: cards, shield, potions; the ability by its level.
fn gives(own: &PlayerView, attribute: Attribute) -> String {
    let level = own.attributes[attribute.index()];
    let value = ::old_world::world::tracks::value(level);
    let icon = match attribute {
        Attribute::Attack => symbol::cards(),
        Attribute::Defence => draw::shape(Shape::Shield),
        Attribute::Alchemy => draw::charge(Charge::Flask),
        Attribute::Special => draw::charge(Charge::Star),
    };
    format!(r#"{icon}<span class="num">{value}</span>"#)
}

fn bottles(html: &mut String, own: &PlayerView, marks: &[At], lit: &[At], voice: Voice<'_>) {
    for (index, held) in own.potions.iter().enumerate() {
        let at = At::Bottle(index);
        let (state, drawn, name) =
            (state(marks, lit, at), potion::bottle(*held), voice.potion(*held));
        let _ = write!(
            html,
            r#"<button type="button" class="ow-thing {state}" data-at="{at}" data-piece="potion-{}" aria-label="{name}">{drawn}</button>"#,
            held.slug()
        );
    }
    for _ in own.potions.len()..POTION_LIMIT {
        let _ = write!(html, r#"<span class="ow-thing ow-thing--none">{}</span>"#, potion::none());
    }
}

/// Quests, tracked monsters and kept cards, a line each: where they lead and what they cost.
fn lines(html: &mut String, model: &Model, marks: &[At], lit: &[At], voice: Voice<'_>) {
    let own = model.own();
    html.push_str(r#"<ul class="ow-lines" role="list">"#);
    for (index, quest) in own.quests.iter().enumerate() {
        let at = At::Quest(index);
        let name = escape(&stories::name(quest.story, voice.lang));
        let price = rules_text::cost(voice, quest.cost).unwrap_or_default();
        let (place, number) = (voice.place(quest.at), quest.at.index());
        let (state, scroll) = (state(marks, lit, at), draw::charge(Charge::Scroll));
        let cost = super::super::super::pieces::effect::cost(quest.cost);
        let _ = write!(
            html,
            r#"<li><button type="button" class="ow-line {state}" data-at="{at}"><span class="sr-only">{name}: {place} {number}. {price}</span>{scroll}<span class="ow-line__name" aria-hidden="true">{name}</span><span class="ow-line__to" aria-hidden="true">→ {number}</span><span class="ow-fx" aria-hidden="true">{cost}</span></button></li>"#
        );
    }
    for terrain in Terrain::ALL {
        for tracking in &own.tracking[terrain.index()] {
            let lair = model.view.lairs[terrain.index()].monster;
            let name = lair.map_or(voice.terrain(terrain), |monster| voice.monster(monster));
            let (claw, at) = (draw::charge(Charge::Claw), At::Trail(terrain));
            let (place, number) = (voice.place(tracking.at), tracking.at.index());
            let _ = write!(
                html,
                r#"<li><button type="button" class="ow-line" data-at="{at}"><span class="sr-only">{name}: {place} {number}</span>{claw}<span class="ow-line__name" aria-hidden="true">{name}</span><span class="ow-line__to" aria-hidden="true">→ {number}</span></button></li>"#
            );
        }
    }
    for (index, kept) in own.kept.iter().enumerate() {
        let at = At::Kept(index);
        let name = escape(&stories::name(*kept, voice.lang));
        let (state, book) = (state(marks, lit, at), draw::charge(Charge::Book));
        let _ = write!(
            html,
            r#"<li><button type="button" class="ow-line {state}" data-at="{at}">{book}<span class="ow-line__name">{name}</span></button></li>"#
        );
    }
    html.push_str("</ul>");
}
