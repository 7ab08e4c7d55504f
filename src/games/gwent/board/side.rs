//! One army: its camp (leader, tokens, piles) and its three rows.

use crate::prelude::*;
use ::gwent::{Row, Weather};
use heraldry::Charge;

use super::super::model::{At, RowModel, SideModel, Step, THEM, US, UnitModel, click};
use super::super::names::Called;
use super::super::words::{self, GwentWords, Text, fill};
use super::super::{art, scene};
use super::Board;
use super::card::{self, Face, Live, button, shape, tab};
use super::preview;
use crate::heraldry::draw;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, aria, flag, kept, on, part, text, when};

/// An army, the enemy's or one's own. Each part of it is drawn anew only when it changes itself.
pub fn side(board: Board, at: usize) -> AnyView {
    // Who sits here changes only when two people share the screen.
    let who = Settled::new(move || {
        board.model.with(|model| (model.sides[at].seat, model.sides[at].faction))
    });
    let name = Settled::new(move || board.desk.name(who.get().0));
    let label = move || {
        let (faction, words) = (who.get().1, words::of(prefs::lang()));
        fill(words.board.side, &[&name.get(), faction.name(prefs::lang())])
    };
    let class = if at == THEM { "gw-side gw-side--them" } else { "gw-side gw-side--us" };
    let leads = Settled::new(move || {
        board.model.with(|model| model.sides[at].total > model.sides[1 - at].total)
    });
    let to_move = Settled::new(move || {
        board.desk.moment.get().is_none() && board.desk.awaited() == Some(who.get().0)
    });
    // Closest to the ridge is close combat.
    let mut rows = Row::ALL.map(|row| row_view(board, at, row));
    if at == THEM {
        rows.reverse();
    }
    let passed = Settled::new(move || board.model.with(|model| model.sides[at].passed));
    view! {
        <section
            class=class
            data-cloth=text(move || scene::cloth(Some(who.get().1)))
            class:is-leading=flag(move || leads.get())
            class:is-to-move=flag(move || to_move.get())
            class:is-passed=flag(move || passed.get())
            aria-label=text(label)
            on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
        >
            <div class="gw-camp">
                {leader(board, at)}
                <p class="gw-who">
                    {part(move || {
                        let arms = draw::blazon(&art::faction(who.get().1), "xs");
                        view! {
                            <span class="arms" inner_html=arms></span>
                            <span class="gw-who__name">{name.get()}</span>
                            <span class="gw-who__faction">{who.get().1.name(prefs::lang())}</span>
                        }
                    })}
                    {when(move || passed.get(), || view! {
                        <span class="gw-passed">{text(|| words::of(prefs::lang()).board.passed)}</span>
                    })}
                </p>
                {counts(board, at)}
                {(at == US).then(|| recent(board))}
            </div>
            {piles(board, at)}
            <div class="gw-rows">
                <span class="arms" inner_html=text(move || scene::weave(Some(who.get().1)))></span>
                {rows.each()}
            </div>
        </section>
    }
    .into_any()
}

fn leader(board: Board, at: usize) -> AnyView {
    let state = Settled::new(move || {
        board.model.with(|model| {
            let side = &model.sides[at];
            (side.leader, side.silenced, side.leader_used)
        })
    });
    let live = Settled::new(move || {
        let labels = &words::of(prefs::lang()).board;
        let (leader, silenced, used) = state.get();
        let state = match (silenced, used) {
            (true, _) => labels.silenced,
            (_, true) => labels.used,
            _ => "",
        };
        Live::leader(leader, state)
    });
    // Another one only when two people share the screen.
    let leader = Settled::new(move || state.get().0);
    view! {
        {part(move || {
            let face = Face::leader(leader.get(), "gw-leader");
            button(board, Settled::new(move || At::Leader(at)), face, live, true)
        })}
    }
    .into_any()
}

/// Tokens, piles and the total: numbers that change in their places.
fn counts(board: Board, at: usize) -> AnyView {
    let number = move |pick: fn(&SideModel) -> usize| {
        move || board.model.with(|model| pick(&model.sides[at]))
    };
    let (tokens, total) = (number(|side| side.tokens.into()), number(|side| side.total.into()));
    let gems = (0..2).map(|token| {
        let lost = flag(move || token >= tokens());
        view! { <i class="gw-gem" class:gw-gem--lost=lost></i> }
    });
    let said = |text: fn(&'static GwentWords) -> Text, number: usize| {
        fill(text(words::of(prefs::lang())), &[&number.to_string()])
    };
    view! {
        <span class="gw-gems" role="img" aria-label=text(move || said(|w| w.board.tokens, tokens()))>{gems.each()}</span>
        {count(board, At::Known(at), "gw-count--hand", hand_name, number(|side| side.hand.into()))}
        {count(board, At::Deck(at), "gw-count--deck", |w| w.board.deck, number(|side| side.deck.into()))}
        {count(board, At::Discard(at), "gw-count--discard", |w| w.board.discard, number(|side| side.discard.len()))}
        <span class="gw-counter gw-counter--total" role="img" aria-label=text(move || said(|w| w.board.total, total()))>{text(total)}</span>
    }
    .into_any()
}

/// The last moves, as the log tells them.
fn recent(board: Board) -> AnyView {
    let lines = Settled::new(move || {
        let here = board.desk.moment.get().unwrap_or(usize::MAX);
        board.desk.with_scene(|scene| {
            let lines = scene.log.lines().iter().rev().filter(|line| line.ply <= here);
            lines.take(3).map(|line| line.sentence.clone()).collect::<Vec<_>>()
        })
    });
    view! {
        <ul class="gw-recent" aria-hidden="true">
            {part(move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).each())}
        </ul>
    }
    .into_any()
}

/// Deck and discard pile beside the rows, where there is room for them.
fn piles(board: Board, at: usize) -> AnyView {
    let drawn = Settled::new(move || {
        board.model.with(|model| {
            let side = &model.sides[at];
            (side.faction, side.deck, side.discard.len(), side.discard.last().copied())
        })
    });
    view! {
        <div class="gw-piles" aria-hidden="true">
            {part(move || {
                let (faction, deck, discard, top) = drawn.get();
                let labels = &words::of(prefs::lang()).board;
                let back = (deck > 0).then(|| view! {
                    <span class=format!("card gw-card gw-back {}", scene::cloth(Some(faction)))>
                        <span class="card__art" inner_html=scene::back(faction)></span>
                    </span>
                }.into_any());
                [
                    pile(At::Deck(at), back, usize::from(deck), labels.deck),
                    pile(At::Discard(at), top.map(|top| card::still(top, "gw-top")), discard, labels.discard),
                ].each()
            })}
        </div>
    }
    .into_any()
}

fn pile(at: At, top: Option<AnyView>, count: usize, name: Text) -> AnyView {
    view! {
        <span class="gw-heap" data-at=at.to_string() data-pile=at.to_string()>
            {top}
            <b>{count.to_string()}</b>
            <small>{name}</small>
        </span>
    }
    .into_any()
}

/// A pile or a hand as a number; a click opens what may be seen of it, if anything may.
fn count(
    board: Board,
    at: At,
    class: &str,
    name: fn(&'static GwentWords) -> &'static str,
    count: impl Fn() -> usize + Send + 'static,
) -> AnyView {
    let closed =
        Settled::new(move || board.model.with(|model| click(model, None, at) == Step::Look));
    view! {
        <button class=format!("gw-count {class}") type="button" tabindex="-1" aria-disabled=aria(move || closed.get()) data-at=at.to_string() data-pile=at.to_string()>
            <span class="gw-count__name">{text(move || name(words::of(prefs::lang())))}</span>
            <span class="gw-count__number">{text(count)}</span>
        </button>
    }
    .into_any()
}

fn row_view(board: Board, side: usize, row: Row) -> AnyView {
    let at = At::Row(side, row);
    // All but the cards, which follow themselves.
    let state =
        Settled::new(move || board.model.with(|model| model.sides[side].rows[row.index()].bare()));
    let arrivals: Settled<Vec<u64>> = Settled::new(move || {
        board.model.with(|model| {
            let units = &model.sides[side].rows[row.index()].units;
            units.iter().map(number).collect()
        })
    });
    let gain = Settled::new(move || {
        board.gains.with(|gains| gains.iter().find(|(row, ..)| *row == at).copied())
    });
    let class = move || {
        let target = board.targets.with(|targets| targets.contains(&at));
        let horn = state.with(|row| row.horn || row.leader_horn);
        let mut class = format!("gw-row{}", state.with(|row| row.weather.map_or("", sky)));
        class.push_str(if horn { " gw-row--horn" } else { "" });
        class.push_str(if target { " is-target" } else { "" });
        class
    };
    let slot = move || match state.with(|row| (row.horn, row.leader_horn)) {
        (true, _) => "gw-slot gw-slot--horn",
        (_, true) => "gw-slot gw-slot--leader",
        _ => "gw-slot",
    };
    view! {
        <div class=text(class) data-at=at.to_string()>
            <button class="gw-row__label" type="button" tabindex=tab(false) aria-disabled=aria(move || board.picked.get().is_none()) data-at=at.to_string()>
                <span class="arms" inner_html=draw::shape(shape(row))></span>
                <span class="gw-counter" aria-hidden="true">{text(move || state.with(|row| row.total))}</span>
                <span class="sr-only">{text(move || state.with(said))}</span>
            </button>
            <span class=text(slot) inner_html=draw::charge(Charge::Horn)></span>
            {part(move || gain.get().map(preview::plaque))}
            <ul class="gw-row__cards" role="list" data-zone=at.to_string()>{kept(move || arrivals.get(), move |number| unit(board, side, number))}</ul>
        </div>
    }
    .into_any()
}

/// What lies over a row.
const fn sky(weather: Weather) -> &'static str {
    match weather {
        Weather::Frost => " gw-frost",
        Weather::Fog => " gw-fog",
        Weather::Rain => " gw-rain",
        Weather::Storm => " gw-fog gw-rain",
        Weather::Clear => "",
    }
}

/// What a row is, for those who do not see it.
fn said(row: &RowModel) -> String {
    let words = words::of(prefs::lang());
    let labels = &words.board;
    let mut said = fill(labels.row_total, &[row.row.name(prefs::lang()), &row.total.to_string()]);
    let doubled = row.horn || row.leader_horn;
    for (is_so, what) in [(row.weather.is_some(), labels.weathered), (doubled, labels.horn_in)] {
        if is_so {
            said = format!("{said}, {what}");
        }
    }
    said
}

/// What a card in a row is known by: a Decoy takes the arrival of the unit it stands for, and a
/// Berserker turns into another card.
fn number(unit: &UnitModel) -> u64 {
    ((unit.kind.index() << 8) + usize::from(unit.arrival)) as u64
}

/// A card in a row, by its number.
fn unit(board: Board, side: usize, number: u64) -> AnyView {
    let [arrival, ..] = number.to_le_bytes();
    let lies = At::Unit(side, arrival);
    // A card that has just been taken away stays as it was until it is gone.
    let lying = Settled::after(move |before: Option<&(UnitModel, bool)>| {
        let last = board.last.get().play;
        let now = board.model.with(|model| {
            let (_, unit) = model.unit(side, arrival)?;
            Some((unit.clone(), model.was_played(side, unit, last)))
        });
        now.or_else(|| before.cloned()).expect("what is listed lies there")
    });
    let live = Settled::new(move || lying.with(|(unit, is_last)| Live::lying(unit, *is_last)));
    let face = Face::lying(lying.with_untracked(|(unit, _)| unit.kind));
    let card = button(board, Settled::new(move || lies), face, live, false);
    let bond = move || match lying.with(|(unit, _)| unit.bond()) {
        0 | 1 => String::new(),
        count => format!("×{count}"),
    };
    view! { <li data-bond=text(bond)>{card}</li> }.into_any()
}

/// What a hand is called beside its number.
pub fn hand_name(words: &'static GwentWords) -> Text {
    words.board.hand_count.split(':').next().unwrap_or_default()
}
