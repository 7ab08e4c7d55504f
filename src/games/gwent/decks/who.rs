//! Whose deck it is: the faction and its leader.

use crate::prelude::*;
use ::gwent::{Deck, Faction, Leader};

use super::super::board::card::{Face, inner};
use super::super::names::Called;
use super::super::words::{self, deck as deck_words};
use super::super::{art, card_text};
use super::builder::Builder;
use crate::heraldry::draw;
use crate::prefs;
use crate::view::{Each, Settled, aria, flag, on, part, text};

/// Faction and leader.
pub fn who(builder: Builder) -> AnyView {
    let faction = Settled::new(move || builder.deck.with(Deck::faction));
    let factions = Faction::ALL.map(|each| {
        let arms = draw::blazon(&art::faction(each), "s");
        let lead = move |_| {
            if builder.deck.with_untracked(Deck::faction) != each
                && let Some(first) = Leader::of(each).next()
            {
                builder.lead(first);
            }
        };
        view! {
            <button
                class="db-faction"
                type="button"
                id=format!("faction-{}", each.slug())
                title=text(move || each.name(prefs::lang()))
                aria-pressed=aria(move || faction.get() == each)
                on:click=on(lead)
            >
                <span class="arms" inner_html=arms></span>
                <span class="sr-only">{text(move || each.name(prefs::lang()))}</span>
            </button>
        }
    });
    view! {
            <div class="db-factions" role="group" aria-label=text(|| deck_words::of(prefs::lang()).faction)>{factions.each()}</div>
            {part(move || leaders(builder, faction.get()))}
        }
        .into_any()
}

fn leaders(builder: Builder, faction: Faction) -> AnyView {
    let words = words::of(prefs::lang());
    let now = move || builder.deck.with(|deck| deck.leader);
    let leaders = Leader::of(faction).map(|leader| {
        let face = Face::leader(leader, "db-leader");
        let inner = inner(&face);
        view! {
            <button
                class=face.class
                class:is-selected=flag(move || now() == leader)
                type="button"
                title=face.name
                aria-pressed=aria(move || now() == leader)
                on:click=on(move |_| builder.lead(leader))
            >
                {inner}
            </button>
        }
    });
    let told = move || {
        let leader = now();
        let name = leader.name(prefs::lang());
        format!("{name}. {}", card_text::leader_rules(leader, prefs::lang()))
    };
    view! {
            <p><span class="db-whose">{faction.name(prefs::lang())}</span><br/><span class="small muted">{words.faction.of(faction)}</span></p>
            <div class="db-leaders" role="group" aria-label=deck_words::of(prefs::lang()).leader>{leaders.each()}</div>
            <p class="small" id="leader-told">{text(told)}</p>
        }
        .into_any()
}
