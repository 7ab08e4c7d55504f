//! The ridge between the armies, and what is told about the card that is pointed at.

use crate::prelude::*;
use ::gwent::{Gwent, Kind};

use super::super::model::{At, Last, Model, RowModel, US};
use super::super::names::Called;
use super::super::words::{self, count, fill};
use super::super::{GwentUi, card_text, refusal, say};
use super::Board;
use super::card::{self, Face, Live, button};
use super::side::hand_name;
use crate::desk::Desk;
use crate::prefs;
use crate::table::decision::note;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, flag, on, part, text};

/// The middle of the table: the round, and the weather that lies there.
pub fn ridge(board: Board) -> AnyView {
    let weather = Settled::new(move || board.model.with(|model| model.weather.clone()));
    let round = move || {
        let round = board.model.with(|model| model.round).to_string();
        fill(words::of(prefs::lang()).board.round, &[&round])
    };
    let sky = move || {
        let words = &words::of(prefs::lang()).board;
        if weather.with(Vec::is_empty) { words.no_weather } else { words.weather }
    };
    let cards = move || {
        let cards = weather.get().into_iter().enumerate().map(|(at, kind)| {
            let live = Settled::new(move || Live::of(kind));
            let face = Face::of(kind, "gw-weather");
            let card = button(board, Settled::new(move || At::Weather(at)), face, live, at == 0);
            view! { <li>{card}</li> }
        });
        cards.each()
    };
    let lead = move || {
        let labels = &words::of(prefs::lang()).board;
        board.model.with(|model| {
            let [them, us] = &model.sides;
            let ahead = match us.total.cmp(&them.total) {
                std::cmp::Ordering::Greater => us,
                std::cmp::Ordering::Less => them,
                std::cmp::Ordering::Equal => return labels.level.to_owned(),
            };
            let by = us.total.abs_diff(them.total).to_string();
            fill(labels.leads, &[&board.desk.name(ahead.seat), &by])
        })
    };
    let targeted = move || board.targets.with(|targets| targets.contains(&At::Ridge));
    view! {
        <div class="gw-ridge" class:is-target=flag(targeted) data-at="ridge">
            <svg class="gw-ridge__art" aria-hidden="true"><rect width="100%" height="60" fill="url(#gw-p-ridge)"></rect></svg>
            <span class="gw-ridge__round">{text(round)}</span>
            <span class="gw-ridge__sky">{text(sky)}</span>
            <ul class="gw-ridge__cards" role="list" data-zone="ridge" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                {part(cards)}
            </ul>
            <span class="gw-ridge__lead">{text(lead)}</span>
        </div>
    }
    .into_any()
}

/// What is told of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    name: String,
    rules: String,
    /// How its strength comes about, or what to do next.
    more: String,
    card: Option<Kind>,
}

/// What the strongest bot would do, if it was asked.
pub fn hint(board: Board) -> Option<AnyView> {
    let index = board.desk.hint.get()?;
    let choice = board.desk.with_scene(|scene| scene.asked.choices.get(index).cloned())?;
    let why = note(board.desk, &GwentUi);
    Some(view! { <p class="gw-hint" role="status"><b>{choice}"."</b>" "{why}</p> }.into_any())
}

/// Why what was tried is not possible.
pub fn refused(board: Board) -> Option<AnyView> {
    let refused = board.refused.get()?;
    let said = board.desk.with_session::<Gwent, _>(|session| {
        refusal::sentence(session.game(), refused, prefs::lang())
    });
    Some(view! { <p class="gw-refused" role="alert" id="refused">{said}</p> }.into_any())
}

/// Of the card that is pointed at, or picked up, or was played last.
pub fn tell(
    desk: Desk,
    model: &Model,
    last: Last,
    picked: Option<At>,
    shown: Option<At>,
) -> Option<Told> {
    // With a card picked up a row is where it goes; otherwise it can be asked about.
    let shown = shown.filter(|at| picked.is_none() || !matches!(at, At::Row(..)));
    let told = shown.and_then(|at| tell_of(model, at));
    told.or_else(|| tell_of(model, picked?)).or_else(|| tell_last(desk, last))
}

/// The card it is told of; made anew only when it is another one.
pub fn told_card(board: Board) -> AnyView {
    let of = Settled::new(move || board.told.with(|told| told.as_ref()?.card));
    let card = move || of.get().map(|kind| card::still(kind, "card--l gw-told__card"));
    view! { {part(card)} }.into_any()
}

/// What is told, or what may be done.
pub fn told(board: Board) -> AnyView {
    let words = &words::of(prefs::lang()).board;
    let Some(told) = board.told.get() else {
        let idle = if board.acts.with(Vec::is_empty) { words.tip_watch } else { words.tip_start };
        return view! { <p class="gw-told__text muted">{idle}</p> }.into_any();
    };
    view! {
        <p class="gw-told__name">{told.name}</p>
        <p class="gw-told__text">{told.rules}</p>
        <p class="gw-told__more">{told.more}</p>
    }
    .into_any()
}

fn tell_of(model: &Model, at: At) -> Option<Told> {
    let lang = prefs::lang();
    let of = |kind: Kind| Told {
        name: kind.name(lang).to_owned(),
        rules: card_text::whole(kind, lang),
        more: String::new(),
        card: Some(kind),
    };
    match at {
        At::Hand(index) => model.hand.get(index).map(|held| of(held.card.kind)),
        At::Pick(index) => model.picks.get(index).map(|(kind, _)| of(*kind)),
        At::Weather(index) => model.weather.get(index).map(|kind| of(*kind)),
        At::Unit(side, arrival) => model
            .unit(side, arrival)
            .map(|(_, unit)| Told { more: say::breakdown(&unit.strength, lang), ..of(unit.kind) }),
        At::Leader(side) => {
            let side = &model.sides[side];
            let does = words::of(lang).faction.of(side.faction);
            Some(Told {
                name: side.leader.name(lang).to_owned(),
                rules: card_text::leader_rules(side.leader, lang),
                more: format!("{}: {does}", side.faction.name(lang)),
                card: None,
            })
        }
        At::Row(side, row) => Some(tell_row(&model.sides[side].rows[row.index()])),
        At::Deck(side) => Some(tell_count(words::of(lang).board.deck, model.sides[side].deck)),
        At::Known(side) => Some(tell_count(hand_name(words::of(lang)), model.sides[side].hand)),
        At::Act(_) | At::Ridge | At::Discard(_) => None,
    }
}

/// A row: its sum, what bears on it, and what it is made of.
fn tell_row(row: &RowModel) -> Told {
    let lang = prefs::lang();
    let words = words::of(lang);
    let labels = &words.board;
    let cards = row.units.iter().map(|unit| {
        let name = unit.kind.name(lang);
        fill(labels.unit, &[name, &unit.strength.value.to_string()])
    });
    let doubled = row.horn || row.leader_horn;
    let bears = [(row.weather.is_some(), labels.weathered), (doubled, labels.horn_in)];
    let bears: Vec<&str> =
        bears.iter().filter(|(is_so, _)| *is_so).map(|(_, what)| *what).collect();
    Told {
        name: fill(labels.row_total, &[row.row.name(prefs::lang()), &row.total.to_string()]),
        rules: cards.collect::<Vec<_>>().join("; "),
        more: bears.join(", "),
        card: None,
    }
}

/// A pile or hand that may not be looked into: how many cards it has.
fn tell_count(name: &str, cards: u8) -> Told {
    let cards = count(prefs::lang(), cards.into(), words::of(prefs::lang()).cards);
    Told { name: format!("{name}: {cards}"), rules: String::new(), more: String::new(), card: None }
}

/// With nothing pointed at: what was played last.
fn tell_last(desk: Desk, last: Last) -> Option<Told> {
    let (seat, kind) = last.play?;
    let words = words::of(prefs::lang());
    let name = kind.name(prefs::lang());
    Some(Told {
        name: fill(words.event.played, &[&desk.name(seat), name]),
        rules: card_text::whole(kind, prefs::lang()),
        more: String::new(),
        card: Some(kind),
    })
}

/// What to do next with what is picked up. It is said aloud, so its place in the page stays.
pub fn tip(board: Board) -> &'static str {
    let (picked, shown) = (board.picked.get(), board.shown.get());
    board.model.with(|model| next(model, picked, shown))
}

fn next(model: &Model, picked: Option<At>, shown: Option<At>) -> &'static str {
    let words = &words::of(prefs::lang()).board;
    match (picked, shown) {
        (Some(At::Hand(index)), _) => {
            let plays = model.hand.get(index).map(|held| held.plays.as_slice()).unwrap_or_default();
            match plays {
                [] => "",
                [(At::Unit(..), _), ..] => words.tip_unit,
                [first, rest @ ..] if rest.iter().any(|(_, text)| *text != first.1) => {
                    words.tip_row
                }
                _ => words.tip_again,
            }
        }
        (Some(_), _) => words.tip_again,
        (None, Some(at @ At::Hand(_))) if has_turn(model) && !model.is_legal(at) => words.tip_none,
        _ => "",
    }
}

fn has_turn(model: &Model) -> bool {
    !model.acts.is_empty() && model.sides[US].hand > 0
}

/// The cards of a pile, and what the pile is called.
pub fn pile(model: &Model, at: At) -> (&'static str, Vec<Kind>) {
    let words = &words::of(prefs::lang()).board;
    match at {
        At::Deck(side) => (words.deck, model.sides[side].deck_cards.clone().unwrap_or_default()),
        At::Discard(side) => (words.discard, model.sides[side].discard.clone()),
        At::Known(side) => (words.known_hand, model.sides[side].known.clone()),
        _ => ("", Vec::new()),
    }
}
