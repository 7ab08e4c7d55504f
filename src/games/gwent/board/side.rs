//! One army: its camp (leader, tokens, piles) and its three rows.

use ::gwent::Weather;
use heraldry::Charge;
use leptos::prelude::*;

use super::super::art;
use super::super::model::{At, RowModel, SideModel, THEM};
use super::super::words::{self, fill};
use super::Board;
use super::card::{Face, button, shape, tab};
use crate::heraldry::draw;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, flag, on};

/// An army, the enemy's or one's own.
pub fn side(board: Board, at: usize) -> AnyView {
    let side = board.model.with(|model| model.sides[at].clone());
    let words = words::of(prefs::lang());
    let name = board.desk.name(side.seat);
    let label = fill(words.board.side, &[&name, words.factions[side.faction.index()]]);
    let class = if at == THEM { "gw-side gw-side--them" } else { "gw-side gw-side--us" };
    // Closest to the ridge is close combat.
    let mut rows: Vec<AnyView> = side.rows.iter().map(|row| row_view(board, at, row)).collect();
    if at == THEM {
        rows.reverse();
    }
    let camp = camp(board, at, &side, name);
    let rows = rows.each();
    view! {
        <section
            class=class
            class:is-passed=side.passed
            aria-label=label
            on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
        >
            {camp}
            <div class="gw-rows">{rows}</div>
        </section>
    }
    .into_any()
}

fn camp(board: Board, at: usize, side: &SideModel, name: String) -> AnyView {
    let words = words::of(prefs::lang());
    let labels = &words.board;
    let mut leader = Face::leader(side.leader, "gw-leader");
    let state = match (side.silenced, side.leader_used) {
        (true, _) => labels.silenced,
        (_, true) => labels.used,
        _ => "",
    };
    if !state.is_empty() {
        leader.class.push_str(" is-dim");
        leader.said = format!(", {state}{}", leader.said);
    }
    let tokens = (0..2).map(|token| {
        let class = if token < side.tokens { "gw-gem" } else { "gw-gem gw-gem--lost" };
        view! { <i class=class></i> }
    });
    let passed =
        side.passed.then(|| view! { <span class="gw-passed">{labels.passed}</span> }.into_any());
    let faction = draw::blazon(&art::faction(side.faction), "xs");
    let tokens_said = fill(labels.tokens, &[&side.tokens.to_string()]);
    let total_said = fill(labels.total, &[&side.total.to_string()]);
    let hand_name = labels.hand_count.split(':').next().unwrap_or_default();
    view! {
        <div class="gw-camp">
            {button(board, At::Leader(at), leader, true)}
            <p class="gw-who">
                <span class="arms" inner_html=faction></span>
                <span class="gw-who__name">{name}</span>
                {passed}
            </p>
            <span class="gw-gems" role="img" aria-label=tokens_said>{tokens.each()}</span>
            {count(At::Known(at), "gw-count--hand", hand_name, side.hand)}
            {count(At::Deck(at), "gw-count--deck", labels.deck, side.deck)}
            {count(At::Discard(at), "gw-count--discard", labels.discard, u8::try_from(side.discard.len()).unwrap_or(u8::MAX))}
            <span class="gw-counter gw-counter--total" role="img" aria-label=total_said>{side.total.to_string()}</span>
        </div>
    }
    .into_any()
}

/// A pile or a hand as a number; a click opens what may be seen of it.
fn count(at: At, class: &str, name: &'static str, count: u8) -> AnyView {
    view! {
        <button class=format!("gw-count {class}") type="button" tabindex="-1" data-at=at.to_string()>
            <span class="gw-count__name">{name}</span>
            <span class="gw-count__number">{count.to_string()}</span>
        </button>
    }
    .into_any()
}

fn row_view(board: Board, side: usize, row: &RowModel) -> AnyView {
    let words = words::of(prefs::lang());
    let labels = &words.board;
    let at = At::Row(side, row.row);
    let cards = row.units.iter().map(|unit| {
        let card = button(board, At::Unit(side, unit.arrival), Face::lying(unit), false);
        view! { <li>{card}</li> }
    });
    let total = row.total.to_string();
    let mut said = fill(labels.row_total, &[words.rows[row.row.index()], &total]);
    let doubled = row.horn || row.leader_horn;
    for (is_so, what) in [(row.weather.is_some(), labels.weathered), (doubled, labels.horn_in)] {
        if is_so {
            said = format!("{said}, {what}");
        }
    }
    let horn = match (row.horn, row.leader_horn) {
        (true, _) => "gw-slot gw-slot--horn",
        (_, true) => "gw-slot gw-slot--leader",
        _ => "gw-slot",
    };
    let weather = match row.weather {
        Some(Weather::Frost) => " gw-frost",
        Some(Weather::Fog) => " gw-fog",
        Some(Weather::Rain) => " gw-rain",
        Some(Weather::Storm) => " gw-rain gw-fog",
        Some(Weather::Clear) | None => "",
    };
    let class = format!("gw-row{weather}");
    view! {
        <div
            class=class
            class:is-target=flag(move || board.targets.with(|targets| targets.contains(&at)))
            data-at=at.to_string()
        >
            <button class="gw-row__label" type="button" tabindex=tab(false) data-at=at.to_string()>
                <span class="arms" inner_html=draw::shape(shape(row.row))></span>
                <span class="gw-counter" aria-hidden="true">{total}</span>
                <span class="sr-only">{said}</span>
            </button>
            <span class=horn inner_html=draw::charge(Charge::Horn)></span>
            <ul class="gw-row__cards" role="list">{cards.each()}</ul>
        </div>
    }
    .into_any()
}
