//! The cards to choose from, and the filters over them.

use crate::prelude::*;
use ::gwent::{Deck, Kind, Row};

use super::super::board::card::{Face, inner, shape, tab};
use super::super::names::Called;
use super::super::words::{deck as deck_words, fill};
use super::builder::Builder;
use super::model::{self, Filter, Sort};
use super::verdict::fault;
use crate::heraldry::draw;
use crate::table::zone::{ZoneKeys, zone_keys_among};
use crate::view::{Each, Settled, aria, flag, on, part, text};
use crate::{browser, prefs};

/// Filters and cards.
pub fn armoury(builder: Builder) -> AnyView {
    // The cards are drawn anew when others are shown, not whenever one more goes into the deck.
    let kinds = Settled::new(move || {
        let filter = builder.filter.get();
        let empty = builder.deck.with(|deck| Deck::new(deck.leader, []));
        let deck = if filter.chosen { builder.deck.get() } else { empty };
        let named = |kind: Kind| browser::lower_case(kind.name(prefs::lang()));
        let all = model::armoury(deck.faction()).into_iter();
        all.filter(|kind| filter.passes(*kind, &named(*kind), &deck)).collect::<Vec<Kind>>()
    });
    view! {
        <section class="db__cards" aria-labelledby="h-cards">
            <h2 class="rubric" id="h-cards">{text(|| deck_words::of(prefs::lang()).cards)}</h2>
            {part(move || filters(builder))}
            {part(move || {
                let kinds = kinds.get();
                if kinds.is_empty() {
                    return view! { <p class="muted" role="status">{deck_words::of(prefs::lang()).none_found}</p> }.into_any();
                }
                let tiles = kinds.into_iter().enumerate().map(|(at, kind)| tile(builder, kind, at == 0));
                view! {
                    <ul
                        class="db-grid"
                        role="list"
                        on:keydown=on(move |event| zone_keys_among(&event, ZoneKeys::Row, "[data-card]"))
                    >
                        {tiles.each()}
                    </ul>
                }
                .into_any()
            })}
        </section>
    }
    .into_any()
}

fn tile(builder: Builder, kind: Kind, first: bool) -> AnyView {
    let face = Face::of(kind, "");
    let inner = inner(&face);
    view! {
        <li class="db-card" class:db-card--in=flag(move || builder.deck.with(|deck| deck.copies_of(kind) > 0))>
            <button
                class=face.class
                class:db-shown=flag(move || builder.shown.get() == Some(kind))
                type="button"
                tabindex=tab(first)
                data-card=kind.slug()
            >
                {inner}
            </button>
            {steps(builder, kind)}
        </li>
    }
    .into_any()
}

/// One fewer, how many of how many, one more. What the rules refuse is not possible and says why.
pub fn steps(builder: Builder, kind: Kind) -> AnyView {
    let name = kind.name(prefs::lang());
    let says = deck_words::of(prefs::lang());
    let copies = move || builder.deck.with(|deck| deck.copies_of(kind));
    let more = move || {
        let refused = builder.deck.with(|deck| deck.card_fault(kind, deck.copies_of(kind) + 1));
        let refused = refused.filter(|_| copies() > 0);
        refused.map_or_else(|| fill(says.add, &[name]), |found| fault(&found, prefs::lang()))
    };
    let counted = move || fill(says.copies, &[&copies().to_string(), &kind.copies().to_string()]);
    view! {
        <div class="db-steps">
            <button
                class="db-step"
                type="button"
                tabindex="-1"
                data-drop=kind.slug()
                aria-label=fill(says.drop, &[name])
                aria-disabled=aria(move || copies() == 0)
            >"−"</button>
            <span class="db-steps__count num" role="img" aria-label=text(counted)>{text(move || format!("{}/{}", copies(), kind.copies()))}</span>
            <button
                class="db-step"
                type="button"
                tabindex="-1"
                data-add=kind.slug()
                aria-label=text(more)
                title=text(more)
                aria-disabled=aria(move || !builder.can_add(kind))
            >"+"</button>
        </div>
    }
    .into_any()
}

fn filters(builder: Builder) -> AnyView {
    let says = deck_words::of(prefs::lang());
    let change = move |change: &dyn Fn(&mut Filter)| builder.filter.update(|filter| change(filter));
    let row = |row: Option<Row>| {
        let name = row.map_or(says.any, |row| row.name(prefs::lang()));
        let drawn = row.map(|row| {
            view! { <span class="arms" inner_html=draw::shape(shape(row))></span> }.into_any()
        });
        let label = row.map_or_else(
            || name.into_any(),
            |_| view! { <span class="sr-only">{name}</span> }.into_any(),
        );
        view! {
            <button
                type="button"
                title=name
                aria-pressed=aria(move || builder.filter.with(|filter| filter.row == row))
                on:click=on(move |_| change(&|filter| filter.row = row))
            >
                {drawn}{label}
            </button>
        }
    };
    let rows = [None, Some(Row::Close), Some(Row::Ranged), Some(Row::Siege)].map(row).each();
    let pick = move |id: &'static str,
                     label: &'static str,
                     names: &[&'static str],
                     set: fn(&mut Filter, Option<usize>)| {
        let names = std::iter::once(says.any).chain(names.iter().copied());
        let options = names.enumerate().map(|(at, name)| {
            view! { <option value=at.to_string()>{name}</option> }
        });
        let changed = move |event| {
            let at: usize = event_target_value(&event).parse().unwrap_or_default();
            change(&|filter| set(filter, at.checked_sub(1)));
        };
        view! {
            <label class="field">
                <span class="field__label">{label}</span>
                <select class="select" id=id on:change=on(changed)>{options.each()}</select>
            </label>
        }
        .into_any()
    };
    let typed = move |event| {
        let query = browser::lower_case(event_target_value(&event).trim());
        change(&|filter| filter.query.clone_from(&query));
    };
    view! {
        <div class="db-filters" role="search">
            <label class="field db-filters__search">
                <span class="field__label">{says.search}</span>
                <input class="input" type="search" id="card-search" autocomplete="off" on:input=on(typed)/>
            </label>
            <div class="field db-filters__row">
                <span class="field__label" id="row-label">{says.row}</span>
                <div class="segmented" role="group" aria-labelledby="row-label">{rows}</div>
            </div>
            {pick("card-kind", says.kind, &says.kinds, |filter, at| filter.sort = at.and_then(|at| Sort::ALL.get(at).copied()))}
            {pick("card-ability", says.ability, &says.abilities, |filter, at| filter.ability = at)}
            <button
                class="btn db-filters__chosen"
                type="button"
                id="only-chosen"
                aria-pressed=aria(move || builder.filter.with(|filter| filter.chosen))
                on:click=on(move |_| change(&|filter| filter.chosen = !filter.chosen))
            >
                {says.only_chosen}
            </button>
        </div>
    }
    .into_any()
}
