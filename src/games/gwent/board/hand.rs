//! The lower edge of the table: the own hand, or the cards of which one is asked for, and the buttons.

use crate::prelude::*;
use ::gwent::{Choice, Gwent, Named};

use super::super::model::{At, Model, US};
use super::super::names::Called;
use super::super::say;
use super::super::words::{self, fill};
use super::card::{Face, Live, button};
use super::{Board, preview};
use crate::prefs;
use crate::scene::Sight;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Settled, flag, kept, maybe, on, part, text};

/// The own hand, or what is to be picked.
pub fn hand(board: Board) -> AnyView {
    let picking = Settled::new(move || board.model.with(|model| !model.picks.is_empty()));
    let label = move || {
        let seat = board.model.with(|model| model.sides[US].seat);
        fill(words::of(prefs::lang()).board.hand, &[&board.desk.name(seat)])
    };
    let seen = StoredValue::new(0);
    let cards = Settled::after(move |before: Option<&Lying>| {
        let ply = board.desk.with(tabletop::Table::ply);
        let is_later = ply > seen.get_value();
        seen.set_value(ply);
        let mut now = board.model.with(lying);
        mark_new(&mut now, before.map_or(&[][..], Vec::as_slice), is_later);
        now
    });
    // Beyond ten they are laid smaller.
    let many = move || match cards.with(Vec::len) {
        0..=10 => None,
        11..=12 => Some("11"),
        _ => Some("13"),
    };
    let ids = move || cards.with(|cards| cards.iter().map(|card| card.id).collect());
    view! {
        <section
            class="gw-hand"
            class:gw-hand--picks=flag(move || picking.get())
            class:gw-hand--turn=flag(move || board.desk.is_persons_turn())
            aria-label=text(label)
        >
            {part(move || asked(board))}
            <ul class="gw-hand__cards" role="list" data-zone="hand" data-many=maybe(many) on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                {kept(ids, move |id| item(board, cards, id))}
            </ul>
        </section>
    }
    .into_any()
}

/// What stands over the cards while one of them is asked for.
fn asked(board: Board) -> Option<AnyView> {
    let deal = board.model.with(|model| model.asks_for_cards().then_some(model.deal))?;
    let words = &words::of(prefs::lang()).board;
    let prompt = board.desk.with_scene(|scene| scene.asked.prompt.clone());
    let (title, more, left) = match deal {
        Some(left) => (words.opening.to_owned(), prompt, fill(words.left, &[&left.to_string()])),
        None => (prompt, String::new(), String::new()),
    };
    Some(
        view! {
            <header class="gw-asked">
                <button class="btn gw-peek" type="button" on:pointerdown=on(move |_: web_sys::PointerEvent| board.peeking.set(true))>
                    {words.look}
                </button>
                <h2>{title}</h2>
                <p>{more}</p>
                <b>{left}</b>
            </header>
        }
        .into_any(),
    )
}

/// The cards at the lower edge.
type Lying = Vec<Held>;

/// One of them.
#[derive(Clone, PartialEq)]
struct Held {
    /// A number of its own that it keeps while others come and go.
    id: u64,
    card: Named,
    /// Was it drawn by the last move that changed the hand?
    is_new: bool,
}

/// What was not there before the move was drawn by it; unless nothing is as it was, as when another
/// player takes the screen or other cards are asked about.
fn mark_new(now: &mut Lying, before: &[Held], is_later: bool) {
    let known = |id: u64| before.iter().find(|held| held.id == id);
    let is_same = now.len() == before.len() && now.iter().all(|held| known(held.id).is_some());
    let is_drawn = is_later && now.iter().any(|held| known(held.id).is_some());
    for held in now.iter_mut() {
        held.is_new = match known(held.id) {
            Some(before) => is_same && before.is_new,
            None => is_drawn,
        };
    }
}

fn lying(model: &Model) -> Lying {
    let picking = !model.picks.is_empty();
    let cards: Vec<Named> = if picking {
        model.picks.iter().map(|(kind, _)| Named::own(*kind)).collect()
    } else {
        model.hand.iter().map(|held| held.card).collect()
    };
    let numbered = cards.iter().enumerate().map(|(place, card)| {
        let alike = cards[..place].iter().filter(|other| *other == card).count();
        let sort = card.kind.index() * 4 + usize::from(card.enemy) * 2 + usize::from(picking);
        Held { id: ((sort << 8) + alike) as u64, card: *card, is_new: false }
    });
    numbered.collect()
}

/// One card: it stays as it is while it lies there, at whichever place.
fn item(board: Board, cards: Settled<Lying>, id: u64) -> AnyView {
    let find = move || {
        cards.with(|cards| {
            let place = cards.iter().position(|held| held.id == id)?;
            Some((place, cards[place].card))
        })
    };
    let new = move || {
        let is_new = cards.with(|cards| cards.iter().any(|held| held.id == id && held.is_new));
        is_new.then(|| words::of(prefs::lang()).board.fresh)
    };
    let at = Settled::new(move || {
        let place = find().map_or(0, |(place, _)| place);
        let picking = board.model.with(|model| !model.picks.is_empty());
        if picking { At::Pick(place) } else { At::Hand(place) }
    });
    let Some((place, card)) = untrack(find) else { return ().into_any() };
    let live = Settled::new(move || {
        let mut live = Live::of(card.kind);
        if card.enemy {
            live.class = " gw-foreign".to_owned();
            live.name = say::named(card, prefs::lang());
        }
        live
    });
    let worth = matches!(at.get_untracked(), At::Pick(_)).then(|| worth(board, place));
    let card = button(board, at, Face::of(card.kind, ""), live, place == 0);
    view! { <li data-new=maybe(new)>{card}{worth}</li> }.into_any()
}

/// What would come of the card that is asked for.
fn worth(board: Board, place: usize) -> AnyView {
    let gain = board.model.with_untracked(|model| {
        let (_, choice) = model.picks.get(place)?;
        let (at, now, then) = preview::worth(board.desk, model, choice)?;
        let where_to = match at {
            At::Row(US, row) => row.name(prefs::lang()).to_owned(),
            At::Row(side, _) => board.desk.name(model.sides[side].seat),
            _ => return None,
        };
        Some(format!("{where_to} {now}\u{a0}→\u{a0}{then}"))
    });
    view! { <p class="gw-worth">{gain}</p> }.into_any()
}

/// A button: how it looks, what it means, what it says.
pub type Act = (&'static str, At, String);

/// Passing, keeping the hand, going first: the answers that are no card.
pub fn acts(board: Board) -> Vec<Act> {
    let acts = board.acts.get();
    let words = words::of(prefs::lang());
    let choose = &words.choose;
    // What is picked up where a card is asked for is confirmed in words.
    let picked = board.picked.get();
    let meant = board.model.with(|model| Some((picked?, model.answer(picked?)?.to_owned())));
    let confirm = meant.and_then(|(at, text)| {
        let index = board.desk.see(|sight: &Sight<Gwent>| {
            sight.legal.iter().position(|choice| choice.to_string() == text)
        })?;
        let label = board.desk.with_scene(|scene| scene.asked.choices.get(index).cloned())?;
        board.model.with(Model::asks_for_cards).then_some(("btn btn--act", at, label))
    });
    let leader = board.model.with(|model| model.leader.is_some());
    let leader = leader.then(|| ("btn gw-lead", At::Leader(US), words.board.use_leader.to_owned()));
    let buttons = acts.iter().enumerate().map(|(at, act)| {
        let label = match act {
            Choice::GoFirst => choose.first,
            Choice::GoSecond => choose.second,
            Choice::Keep => choose.keep,
            _ => choose.pass,
        };
        let class = if *act == Choice::Pass { "btn gw-pass" } else { "btn btn--act" };
        (class, At::Act(at), label.to_owned())
    });
    confirm.into_iter().chain(leader).chain(buttons).collect()
}

/// One of them.
pub fn act((class, at, label): Act) -> AnyView {
    view! { <button class=class type="button" data-at=at.to_string()>{label}</button> }.into_any()
}
