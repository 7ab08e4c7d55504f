//! The boards of the others as markup; for a lone witcher, how the game stands. Pure.

use std::fmt::Write as _;

use ::old_world::versus::PlayerView;
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::Terrain;
use ::old_world::world::tracks::VICTORY;
use heraldry::{Charge, Shape};
use tabletop::Seat;

use super::super::super::model::{At, Model, trophies};
use super::super::super::names::{Voice, roman};
use super::super::super::pieces::{figure, mark, seal, symbol, trophy};
use super::super::super::{fight, hunt, words};
use super::super::escape;
use crate::heraldry::draw;

/// Everybody else, in turn order from oneself on.
pub fn all(model: &Model, lit: &[At], voice: Voice<'_>) -> String {
    let seats = model.view.players.seats();
    if seats == 1 {
        return if model.view.hunt.is_some() { String::new() } else { alone(model, voice) };
    }
    let others = (1..seats).map(|step| Seat((model.us.0 + step) % seats));
    others.map(|seat| rival(model, lit, seat, voice)).collect()
}

/// A lone witcher: how many turns there have been, and the trophies still to be won.
fn alone(model: &Model, voice: Voice<'_>) -> String {
    let words = words::map::of(voice.lang);
    let turns = voice.number(words.turns_so_far, model.view.turns);
    let dice: String = words.payouts.iter().map(|line| format!("<li>{line}</li>")).collect();
    format!(
        r#"<div class="ow-alone"><p>{turns}</p><h3>{}</h3><ul role="list">{dice}</ul></div>"#,
        words.payouts_title
    )
}

/// Medallion, name, place, level; trophies and attributes; shield, gold, hand, potions, trails.
fn rival(model: &Model, lit: &[At], seat: Seat, voice: Voice<'_>) -> String {
    let one = &model.view.players[seat];
    let current =
        if model.asked.is_some_and(|(asked, _)| asked == seat) { " is-current" } else { "" };
    let lit = if lit.contains(&At::Board(seat)) { " is-legal" } else { "" };
    let many = if model.view.players.seats() > 4 { " ow-other--low" } else { "" };
    let medal = one.school.map(|school| figure::medal(school, "")).unwrap_or_default();
    // OW-MON-1: in a fight it matters who steers the monster, not where he is.
    let (number, place) = (one.at.index(), voice.place(one.at));
    let steers = fight::steering(&model.view, voice.lang).filter(|(steers, _)| *steers == seat);
    let place = steers.map_or_else(|| format!("{number} {place}"), |(_, said)| said.to_owned());
    let won: Vec<_> = trophies(one).collect();
    let sockets: String = (0..usize::from(VICTORY))
        .map(|nth| trophy::socket(won.get(nth).copied(), nth + 1 == usize::from(VICTORY)))
        .collect();
    let mut html = String::new();
    let _ = write!(
        html,
        r#"<button type="button" class="ow-other{current}{many}{lit}" data-at="{}"><span class="ow-other__medal">{medal}</span><span class="ow-other__name">{}</span><span class="ow-other__place">{place}{}</span><span class="ow-counter" aria-hidden="true">{}</span><span class="ow-other__row" aria-hidden="true"><span class="ow-sockets">{sockets}</span><span class="ow-other__attrs">{}</span></span><span class="ow-other__row" aria-hidden="true">{}</span><span class="sr-only">{}</span></button>"#,
        At::Board(seat),
        escape(voice.who(seat)),
        hunt::seat_marks(&model.view, seat, voice),
        roman(one.level),
        attributes(one),
        holdings(one),
        escape(&said(one, voice)),
    );
    html
}

fn attributes(one: &PlayerView) -> String {
    let shown = Attribute::ALL.map(|attribute| {
        let icon = match (attribute, one.school) {
            (Attribute::Special, Some(school)) => draw::charge(mark::school(school)),
            _ => symbol::attribute(attribute),
        };
        format!("{icon}<b>{}</b>", roman(one.attributes[attribute.index()]))
    });
    shown.concat()
}

fn holdings(one: &PlayerView) -> String {
    let trails: String = Terrain::ALL
        .into_iter()
        .filter(|terrain| one.trails[terrain.index()] || !one.tracking[terrain.index()].is_empty())
        .map(|terrain| seal::trail(terrain, one.trails[terrain.index()], false))
        .collect();
    format!(
        r#"<span class="ow-holding">{}<b>{}</b></span><span class="ow-holding">{}</span><span class="ow-holding">{}<b>{}</b></span><span class="ow-holding">{}<b>{}</b></span><span class="ow-other__trails">{trails}</span>"#,
        draw::shape(Shape::Shield),
        one.shield,
        figure::gold(one.gold),
        symbol::cards(),
        one.hand_count,
        draw::charge(Charge::Flask),
        one.potions.len(),
    )
}

/// The same in words.
fn said(one: &PlayerView, voice: Voice<'_>) -> String {
    let label = &voice.words.board;
    let count = |text, number: usize| voice.fill(text, &[&number.to_string()]);
    let attributes = Attribute::ALL.map(|attribute| {
        format!("{} {}", voice.attribute(attribute), one.attributes[attribute.index()])
    });
    let won: Vec<String> = trophies(one).map(|source| voice.source(source)).collect();
    let mut parts = vec![
        one.school.map_or_else(String::new, |school| voice.school(school).to_owned()),
        voice.number(label.level, one.level),
        voice.number(label.reputation, one.reputation),
        attributes.join(", "),
        voice.fill(label.shield, &[&one.shield.to_string(), &one.shield_cap.to_string()]),
        voice.number(label.gold, one.gold),
        count(label.hand_count, one.hand_count),
        format!("{}: {}", label.potions, one.potions.len()),
    ];
    if !won.is_empty() {
        parts.push(format!("{}: {}", label.trophies, won.join(", ")));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}
