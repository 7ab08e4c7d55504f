//! The offer: the veranda and the mats, with two cards each.

use ::ronin::Row;

use super::super::model::At;
use super::card::{self, Size, back};
use super::icon::xp;
use super::{Draw, escape};

/// The veranda and the rows.
pub fn offer(d: &Draw<'_>) -> String {
    let rows = d.model.view.offer.iter().zip(1..).map(|(row, number)| mat(d, row, number));
    let rows: String = rows.collect();
    format!(
        r#"<div class="ro-offer" role="group" aria-label="{}">{}{rows}</div>"#,
        d.voice.words.board.offer,
        veranda(d)
    )
}

fn veranda(d: &Draw<'_>) -> String {
    let view = &d.model.view;
    let sitting: String = view.top.iter().map(|chair| d.arms(*chair)).collect();
    let means = d.voice.number(d.words().veranda_is, view.deck);
    let inner = format!(
        r#"<b class="ro-mat__no">{0}</b><span class="ro-pile" data-pile="deck">{1}<b class="ro-count">{2}</b></span><span class="ro-mat__tx"><b>{0}</b><small>{means}</small></span><span class="ro-mat__m">{sitting}</span>"#,
        d.words().veranda,
        back(),
        view.deck
    );
    let label = format!("{}: {means}", d.words().veranda);
    d.button(At::Top, "ro-mat ro-mat--top", &label, &inner, "")
}

/// What taking a row means for the order, and what it brings.
pub fn row_means(d: &Draw<'_>, row: u8) -> String {
    let place = u8::try_from(d.model.view.top.len()).unwrap_or(0) + row;
    let place = place.min(d.model.chairs());
    let mut said = d.voice.number(d.words().row_is, place);
    if usize::from(row) == d.model.view.offer.len() {
        said = format!("{}; {said}", d.words().row_xp);
    }
    said
}

fn mat(d: &Draw<'_>, row: &Row, number: u8) -> String {
    let view = &d.model.view;
    let at = At::Row(number);
    let name = d.voice.number(d.words().row, number);
    let bonus = usize::from(number) == view.offer.len();
    let extra = if bonus {
        format!(r#"<span class="ro-mat__x">{}</span>"#, xp("+1"))
    } else {
        String::new()
    };
    let head = format!(r#"<b class="ro-mat__no">{number}</b>{extra}"#);
    if row.cards.is_empty() {
        let taker = row.marker.map(|chair| d.arms(chair)).unwrap_or_default();
        let who = row.marker.map(|chair| d.voice.who(chair)).unwrap_or_default();
        let taken = d.voice.fill(d.words().taken_by, &[who]);
        let inner = format!(
            r#"{head}<span class="ro-mat__m">{taker}</span><i class="ro-ghost"></i><i class="ro-ghost"></i><span class="ro-mat__tx"><small>{}</small></span>"#,
            escape(&taken)
        );
        return d.button(at, "ro-mat ro-mat--taken", &format!("{name}, {taken}"), &inner, "");
    }
    // Single cards are asked for only by an ability; otherwise the mat is the thing.
    let single = row
        .cards
        .iter()
        .any(|card| d.lit.contains(&At::Card(*card)) || d.marks.contains(&At::Card(*card)));
    let cards: String = row
        .cards
        .iter()
        .map(|card| {
            let inner = card::inner(*card, view.active, None, d.voice.card_name(*card));
            let class = card::class(*card, Size::Small);
            let piece = format!(r#" data-piece="{card}" data-home="deck""#);
            if single {
                return d.button(At::Card(*card), &class, &d.said(*card, None), &inner, &piece);
            }
            format!(r#"<span class="{class}" data-at="{}"{piece}>{inner}</span>"#, At::Card(*card))
        })
        .collect();
    let names: Vec<&str> = row.cards.iter().map(|card| d.voice.card_name(*card)).collect();
    let means = row_means(d, number);
    let small = if bonus { format!("<small>{}</small>", d.words().row_xp) } else { String::new() };
    let text = format!(
        r#"<span class="ro-mat__tx"><b>{}</b><b>{}</b>{small}</span>"#,
        names[0],
        names.get(1).unwrap_or(&"")
    );
    let inner = format!(r#"{head}{cards}{text}"#);
    if single {
        return format!(r#"<div class="ro-mat">{inner}</div>"#);
    }
    let label = format!("{name}: {}. {means}", names.join(", "));
    d.button(at, "ro-mat", &label, &inner, "")
}
