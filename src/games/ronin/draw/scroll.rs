//! The handscroll: the pool, the own timeline from left to right, and the slots of this turn.

use ::ronin::{Card, Decision, Laid, Stage, Symbol};

use super::super::model::recap::Reckoned;
use super::super::model::reckon::Thing;
use super::super::model::{At, marked_cards};
use super::card::{self, Size, back};
use super::icon::{seal, svg};
use super::{Draw, Part, near};

/// The scroll.
pub fn scroll(d: &Draw<'_>) -> String {
    let land = svg("ro-land", "0 0 944 300", &["land"]).replacen(
        "<svg ",
        "<svg preserveAspectRatio=\"xMidYMax slice\" ",
        1,
    );
    let pine = svg("ro-pine", "0 0 120 60", &["pine"]);
    let mut cards = String::new();
    let kept = usize::from((d.model.view.turn - 1) / 3);
    let own = d.model.own();
    let fresh = own.timeline.len() - usize::from(own.fresh).min(own.timeline.len());
    for (place, laid) in own.timeline.iter().enumerate() {
        if place > 0 && (place == kept || place == fresh) {
            cards += "<i class=\"ro-gap\"></i>";
        }
        cards += &lying(d, *laid, place, place < kept && d.part != Part::Keep);
    }
    format!(
        r#"<i class="ro-rl"></i><div class="ro-scr__p">{land}{pine}{}<div class="ro-line" data-zone="own" role="group" aria-label="{}">{}{cards}{}</div></div><i class="ro-rl"></i>"#,
        pool(d),
        d.voice.words.board.timeline,
        if d.part == Part::Keep { slots(d) } else { String::new() },
        if d.part == Part::Keep { String::new() } else { slots(d) }
    )
}

fn pool(d: &Draw<'_>) -> String {
    let active = d.model.view.active;
    let mut order: Vec<Symbol> = active.to_vec();
    order.extend(Symbol::ALL.into_iter().filter(|symbol| !active.contains(symbol)));
    let own = d.model.own();
    let fresh = shown(d).map_or([0; 4], |one| one.gained);
    let tokens: String = order
        .into_iter()
        .map(|symbol| {
            let count = own.pool[symbol.index()];
            let at = At::Token(symbol);
            let more = fresh[symbol.index()];
            let fly = if more > 0 { format!("<i class=\"ro-fly\">+{more}</i>") } else { String::new() };
            let inner = format!("{}<b>{count}</b>{fly}", seal(symbol, active));
            let label = d.voice.symbols(symbol, count);
            if d.lit.contains(&at) || d.marks.contains(&at) {
                return d.button(at, "ro-tok", &label, &inner, "");
            }
            let zero = if count == 0 { " ro-z" } else { "" };
            format!(r#"<span class="ro-tok{zero}"><span class="sr-only">{label}</span><span aria-hidden="true">{inner}</span></span>"#)
        })
        .collect();
    format!(
        r#"<div class="ro-pool"><b class="ro-pool__t">{}</b>{tokens}</div>"#,
        d.voice.words.board.pool
    )
}

/// The own effect that is explained now.
pub fn shown<'a>(d: &'a Draw<'_>) -> Option<&'a Reckoned> {
    d.recap.reckoned.get(d.read)
}

fn lying(d: &Draw<'_>, laid: Laid, place: usize, kept: bool) -> String {
    let card = laid.card;
    let at = At::Card(card);
    let mut class = card::class(card, Size::Small);
    let mut marks = String::new();
    if let Some(now) = shown(d) {
        let counted = now.things.iter().position(|thing| *thing == Thing::Card(card));
        if let Some(at) = counted {
            let over = if at >= 3 { " ro-disc--over" } else { "" };
            class += " ro-counted";
            marks += &format!("<i class=\"ro-disc{over}\">{}</i>", at + 1);
        }
        if now.card == card {
            class += " ro-resolving";
        }
        let its = d.model.own().timeline.iter().position(|laid| laid.card == now.card);
        if its.is_some_and(|its| place > its) {
            class += " ro-beyond";
        }
    }
    if let Some(number) = d.marks.iter().position(|mark| *mark == at)
        && d.part == Part::Keep
    {
        marks += &format!("<i class=\"ro-disc\">{}</i>", number + 1);
    }
    if kept {
        marks += &format!("<i class=\"ro-kept\">{}</i>", d.words().kept);
    }
    let inner = card::inner(card, d.model.view.active, Some(laid), d.voice.card_name(card));
    let more = format!(r#" data-piece="{card}" data-home="hand" data-exit="discard""#);
    d.button(at, &class, &d.said(card, Some(laid)), &(inner + &marks), &more)
}

/// The slots of this turn, or of what is kept.
fn slots(d: &Draw<'_>) -> String {
    let playing = matches!(
        d.model.view.stage,
        Stage::Refill | Stage::Draft | Stage::Order | Stage::Choosing | Stage::Choose
    );
    let keeping = matches!(d.model.decision(), Some(Decision::Keep { .. }));
    if !playing && !keeping {
        return String::new();
    }
    let laid = if keeping { marked_cards(d.marks) } else { d.model.laid(d.marks) };
    let mut drawn = String::from("<i class=\"ro-gap ro-gap--slots\"></i>");
    let open = d.model.decision().is_some();
    for place in 0..d.model.slots() {
        match laid.get(place) {
            Some(card) => drawn += &face_down(d, *card, place, open && !keeping),
            None => {
                let under = if keeping { d.words().kept } else { d.words().this_turn };
                drawn += &format!(r#"<span class="ro-slot"><b>{}</b>{under}</span>"#, place + 1);
            }
        }
        if place == 0 && laid.len() == 2 && open {
            let icon = svg("", "0 0 24 24", &["swap"]);
            drawn += &d.button(At::Swap, "ro-swap", d.words().swap, &icon, "");
        }
    }
    drawn
}

/// A card in a slot: its owner still reads it.
fn face_down(d: &Draw<'_>, card: Card, place: usize, veiled: bool) -> String {
    let inner = card::inner(card, d.model.view.active, None, d.voice.card_name(card));
    let veil = if veiled || d.model.view.stage == Stage::Choose {
        format!("<i class=\"ro-veil\">{}</i>", d.words().face_down)
    } else {
        String::new()
    };
    let class = card::class(card, Size::Small) + " ro-inslot";
    let label = format!(
        "{}: {}, {}",
        d.voice.fill(d.words().slot, &[&(place + 1).to_string()]),
        d.voice.card_name(card),
        d.words().face_down
    );
    let inner = format!("{inner}{veil}<i class=\"ro-disc\">{}</i>", place + 1);
    d.button(At::Card(card), &class, &label, &inner, near::drag(d))
}

/// Cards face down, where nobody may know them.
pub fn backs(count: usize) -> String {
    back().repeat(count)
}
