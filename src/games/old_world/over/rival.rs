//! A rival's full board, laid open: everything everybody may know of a witcher.

use crate::prelude::*;
use ::old_world::versus::PlayerView;
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::Terrain;
use ::old_world::world::source::Source;
use tabletop::Seat;

use super::{close, offers};
use crate::games::old_world::board::Board;
use crate::games::old_world::model::{At, trophies};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{card, figure, potion, said, seal, symbol, trophy};
use crate::games::old_world::words::pieces;
use crate::prefs;
use crate::view::{Each, Settled, part, text, when};

/// WH-P1-22: while his board is marked, what that would do.
fn offers(board: Board) -> AnyView {
    let marked = move || board.marks.with(|marks| !marks.is_empty());
    view! { {when(marked, move || offers::offers(board))} }.into_any()
}

/// The board.
pub fn sheet(board: Board, seat: Seat) -> AnyView {
    let own = Settled::new(move || board.model.with(|model| model.view.players[seat].clone()));
    let title = move || board.desk.name(seat);
    view! {
        <div class="ow-over">
            <section class="ow-spread ow-rival-board" role="region" aria-label=text(title)>
                {part(move || own.with(|own| drawn(&title(), seat, own)))}
                {offers(board)}
                <p class="ow-over__acts">{close(board)}</p>
            </section>
        </div>
    }
    .into_any()
}

fn drawn(name: &str, seat: Seat, own: &PlayerView) -> AnyView {
    let voice = Voice::new(prefs::lang(), &[]);
    let words = &pieces::of(voice.lang).over;
    let medal = own.school.map(|school| figure::medal(school, "")).unwrap_or_default();
    let school = own.school.map_or("", |school| voice.school(school));
    let level = voice.number(voice.words.board.level, own.level);
    let piles = voice.fill(
        words.piles,
        &[&own.hand_count.to_string(), &own.deck_count.to_string(), &own.discard.len().to_string()],
    );
    let shield = voice
        .fill(voice.words.board.shield, &[&own.shield.to_string(), &own.shield_cap.to_string()]);
    let gold = voice.number(voice.words.board.gold, own.gold);
    view! {
        <header class="ow-rival-board__head">
            <span inner_html=medal></span>
            <div>
                <h2>{name.to_owned()}</h2>
                <p>{format!("{school} · {level} · {}", voice.place(own.at))}</p>
                <p>
                    <span inner_html=figure::shields(own.shield, own.shield_cap)></span>
                    <span inner_html=figure::gold(own.gold)></span>
                    <span class="sr-only">{format!("{shield}, {gold}")}</span>
                </p>
                <p>
                    {piles}" "
                    <button type="button" class="ow-stack" data-at=At::Discard(seat).to_string() aria-label=voice.fill(words.discard_of, &[name])><i></i></button>
                </p>
            </div>
        </header>
        {hand(voice, own)}
        <h3>{words.attributes}</h3>
        <ul class="ow-rival-board__attributes" role="list">{attributes(voice, own)}</ul>
        <h3>{words.belongings}</h3>
        <ul class="ow-gains" role="list">{belongings(voice, own)}</ul>
        <h3>{words.trophies}</h3>
        <ul class="ow-spread__cards" role="list">{won(voice, own)}</ul>
    }
    .into_any()
}

/// WH-INFO-1: the hand, where hands are open.
fn hand(voice: Voice<'_>, own: &PlayerView) -> AnyView {
    let Some(hand) = own.hand.as_ref().filter(|hand| !hand.is_empty()) else {
        return ().into_any();
    };
    let cards = hand.iter().map(|one| {
        let class = format!("{} ow-w96", card::class(*one));
        view! { <li><div class=class inner_html=card::inner(voice, *one)></div></li> }
    });
    let title = pieces::of(voice.lang).over.zones[0];
    view! { <h3>{title}</h3><ul class="ow-spread__cards" role="list">{cards.each()}</ul> }
        .into_any()
}

fn attributes(voice: Voice<'_>, own: &PlayerView) -> AnyView {
    let rows = Attribute::ALL.map(|attribute| {
        let level = own.attributes[attribute.index()];
        view! {
            <li>
                <span inner_html=symbol::attribute(attribute)></span>
                {voice.attribute(attribute)}" "<strong>{level.to_string()}</strong>
            </li>
        }
    });
    rows.each()
}

fn belongings(voice: Voice<'_>, own: &PlayerView) -> AnyView {
    let potions =
        own.potions.iter().map(|one| (potion::bottle(*one), voice.potion(*one).to_owned()));
    let trails = Terrain::ALL.into_iter().filter(|terrain| own.trails[terrain.index()]);
    let trails = trails.map(|terrain| {
        (
            seal::trail(terrain, true, false),
            voice.fill(voice.words.choose.trail, &[voice.terrain(terrain)]),
        )
    });
    let kept =
        own.kept.iter().map(|story| (trophy::picture(Source::Kept(*story)), voice.story(*story)));
    let items: Vec<(String, String)> = potions.chain(trails).chain(kept).collect();
    if items.is_empty() {
        let none = pieces::of(voice.lang).over.none;
        return view! { <li>{none}</li> }.into_any();
    }
    items
        .into_iter()
        .map(|(drawn, name)| view! { <li><span inner_html=drawn></span>{name}</li> })
        .each()
}

fn won(voice: Voice<'_>, own: &PlayerView) -> AnyView {
    let cards: Vec<Source> = trophies(own).collect();
    if cards.is_empty() {
        let none = pieces::of(voice.lang).over.none;
        return view! { <li>{none}</li> }.into_any();
    }
    let cards = cards.into_iter().map(|one| {
        let said = said::short(voice, one);
        view! { <li><div class=trophy::class(one) title=said inner_html=trophy::inner(voice, one)></div></li> }
    });
    cards.each()
}
