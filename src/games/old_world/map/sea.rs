//! What lies in the sea: the two piles of stories and the three contracts.

use std::fmt::Write as _;

use crate::prelude::*;
use ::old_world::world::location::Terrain;
use ::old_world::world::story::StoryDeck;
use heraldry::Charge;

use crate::games::old_world::board::{Board, escape};
use crate::games::old_world::model::{At, Model};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{monster, seal};
use crate::games::old_world::{hunt, rules_text, say, words};
use crate::heraldry::draw;
use crate::prefs;
use crate::view::{Settled, text};

/// Piles and contracts.
pub fn contracts(board: Board) -> AnyView {
    let drawn = Settled::new(move || {
        board
            .model
            .with(|model| board.lit.with(|lit| sheet(model, lit, Voice::new(prefs::lang(), &[]))))
    });
    let label = || words::map::of(prefs::lang()).contracts;
    view! {
        <div class="ow-sea" role="group" aria-label=text(label) inner_html=text(move || drawn.get())></div>
    }
    .into_any()
}

fn sheet(model: &Model, lit: &[At], voice: Voice<'_>) -> String {
    let mut html = hunt::sea(model, lit, voice);
    html.push_str(r#"<div class="ow-tales">"#);
    let deck = hunt::deck(model, voice);
    let piles: &[(StoryDeck, Charge)] = match deck {
        Some(_) => &[],
        None => &[(StoryDeck::City, Charge::Tower), (StoryDeck::Wilds, Charge::Tree)],
    };
    html.push_str(&deck.unwrap_or_default());
    for (deck, charge) in piles.iter().copied() {
        let at = At::Pile(deck);
        let (state, count) = (state(lit, at), model.view.story_decks[deck as usize]);
        let words = words::map::of(voice.lang);
        let label = voice.fill(words.pile, &[voice.deck(deck), &count.to_string()]);
        let (mark, slug) = (draw::charge(charge), deck as usize);
        let _ = write!(
            html,
            r#"<button type="button" class="ow-tale {state}" data-at="{at}" data-pile="story-{slug}" aria-label="{label}">{mark}<span class="num">{count}</span></button>"#
        );
    }
    html.push_str("</div>");
    for terrain in Terrain::ALL {
        html.push_str(&contract(model, lit, voice, terrain));
    }
    html
}

fn contract(model: &Model, lit: &[At], voice: Voice<'_>, terrain: Terrain) -> String {
    let at = At::Contract(terrain);
    let lair = &model.view.lairs[terrain.index()];
    let ground = draw::shape(crate::games::old_world::pieces::mark::ground(Some(terrain)));
    let slug = seal::ground(Some(terrain));
    let Some(monster) = lair.monster else {
        let none = voice.words.board.no_monster;
        return format!(
            r#"<div class="ow-contract ow-contract--none"><span class="ow-contract__mark"></span><span class="ow-contract__name">{none}</span><span class="ow-contract__line"><span class="ow-chip ow-ground--{slug}">{ground}</span></span></div>"#
        );
    };
    let name = escape(voice.monster(monster));
    let state = state(lit, at);
    let own_trail = model.own().trails[terrain.index()];
    let claw = if own_trail { draw::charge(Charge::Claw) } else { String::new() };
    let number = lair.at.map_or_else(String::new, |at| at.index().to_string());
    let place = lair.at.map_or("", |at| voice.place(at));
    let trail = if own_trail { words::map::of(voice.lang).own_trail } else { "" };
    let said = format!(
        "{name}, {place}, {}. {} {trail}",
        say::measure(voice, monster),
        rules_text::ability(voice, monster)
    );
    let said = escape(&said);
    let (mark, level) = (monster::glyph(monster), monster::lozenges(monster.level()));
    let (heart, life) = (draw::charge(Charge::Heart), monster.row().life);
    format!(
        r#"<button type="button" class="ow-contract {state}" data-at="{at}"><span class="sr-only">{said}</span><span class="ow-contract__mark" aria-hidden="true">{mark}</span><span class="ow-contract__name" aria-hidden="true">{name}</span><span class="ow-contract__line" aria-hidden="true"><span class="ow-chip ow-ground--{slug}">{ground}</span><span class="num">{number}</span><span class="ow-contract__trail">{claw}</span>{level}<span class="ow-contract__life">{heart}<b class="num">{life}</b></span></span></button>"#
    )
}

fn state(lit: &[At], at: At) -> &'static str {
    if lit.contains(&at) { "is-legal" } else { "" }
}
