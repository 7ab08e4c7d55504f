//! The deck as a list, a line for each card.

use crate::prelude::*;
use ::gwent::{Deck, Kind};

use super::super::board::card::{shape, tab};
use super::super::names::Called;
use super::super::words::deck as words;
use super::builder::Builder;
use super::{armoury, model};
use crate::heraldry::draw;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys_among};
use crate::view::{Each, Settled, flag, on, part, text};

/// What is in the deck.
pub fn list(builder: Builder) -> AnyView {
    // The lines are drawn anew when others are listed; the numbers in them follow by themselves.
    let kinds = Settled::new(move || {
        let cards = builder.deck.with(model::listed);
        cards.into_iter().map(|(kind, _)| kind).collect::<Vec<Kind>>()
    });
    view! {
        <section class="db__list" aria-labelledby="h-deck">
            <h2 class="rubric" id="h-deck">{text(|| words::of(prefs::lang()).deck)}</h2>
            {part(move || {
                let kinds = kinds.get();
                if kinds.is_empty() {
                    return view! { <p class="muted">{words::of(prefs::lang()).empty}</p> }.into_any();
                }
                let lines = kinds.into_iter().enumerate().map(|(at, kind)| line(builder, kind, at == 0));
                view! {
                    <ul
                        class="db-lines"
                        role="list"
                        on:keydown=on(move |event| zone_keys_among(&event, ZoneKeys::Column, "[data-card]"))
                    >
                        {lines.each()}
                    </ul>
                }
                .into_any()
            })}
            {part(move || side_deck(builder))}
        </section>
    }
    .into_any()
}

fn line(builder: Builder, kind: Kind, first: bool) -> AnyView {
    let name = kind.name(prefs::lang());
    let number = if kind.is_unit() { kind.strength().to_string() } else { "·".to_owned() };
    let shapes: String = kind.rows().iter().map(|row| draw::shape(shape(row))).collect();
    let shapes = if kind.is_unit() { shapes } else { String::new() };
    let wrong =
        move || builder.deck.with(|deck| deck.card_fault(kind, deck.copies_of(kind)).is_some());
    let class = if kind.is_hero() { "db-line db-line--hero" } else { "db-line" };
    view! {
        <li class=class class:db-line--wrong=flag(wrong)>
            <button class="db-line__card" type="button" tabindex=tab(first) data-card=kind.slug()>
                <span class="db-line__number num">{number}</span>
                <span class="db-line__name">{name}</span>
                <span class="db-line__rows arms" inner_html=shapes></span>
            </button>
            {armoury::steps(builder, kind)}
        </li>
    }
    .into_any()
}

/// GW-DECK-7: what comes into play by cards of the deck.
fn side_deck(builder: Builder) -> Option<AnyView> {
    let mut names: Vec<(&str, usize)> = Vec::new();
    for kind in builder.deck.with(|deck: &Deck| deck.side_deck().collect::<Vec<Kind>>()) {
        let name = kind.name(prefs::lang());
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }
    if names.is_empty() {
        return None;
    }
    let said: Vec<String> = names.iter().map(|(name, count)| format!("{count} × {name}")).collect();
    let label = words::of(prefs::lang()).side_deck;
    Some(view! { <p class="small db-beside"><b>{label}": "</b>{said.join(", ")}</p> }.into_any())
}
