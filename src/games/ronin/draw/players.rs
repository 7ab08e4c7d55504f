//! Everybody around the table: points, counts, hand, experience, abilities; and the spines of those who
//! are no neighbours.

use ::ronin::{Chair, Side, Stage};

use super::super::model::At;
use super::icon::{path, svg, vp, xp};
use super::{Draw, near, tea};
use crate::i18n::words as frame;

/// The list; with everybody's spines where the neighbours are not in sight.
pub fn players(d: &Draw<'_>, all_spines: bool) -> String {
    let chairs = d.model.chairs();
    let rows: String =
        (0..chairs).map(|step| row(d, Chair((d.model.us.0 + step) % chairs), all_spines)).collect();
    format!(r#"<ol class="ro-players" role="list">{rows}</ol>"#)
}

fn row(d: &Draw<'_>, chair: Chair, all_spines: bool) -> String {
    let own = d.model.of(chair);
    let view = &d.model.view;
    let to_move = own.seat.is_some() && view.awaited.map(|(seat, _)| seat) == own.seat;
    let near = Side::ALL.into_iter().any(|side| d.model.beside(side) == chair);
    let relation = if chair == d.model.us { String::new() } else { d.relation(chair).to_owned() };
    let character = own.character.map_or("", |one| d.voice.character(one));
    let mut kind: Vec<String> = Vec::new();
    if to_move {
        kind.push(format!("<b>{}</b>", frame().to_move));
    } else if view.stage == Stage::Choose && own.has_chosen {
        kind.push(format!("✓ {}", d.words().has_chosen));
    }
    if kind.is_empty() || to_move {
        let more = [relation, character.to_owned()].into_iter().filter(|part| !part.is_empty());
        kind.extend(if to_move { more.take(1).collect::<Vec<_>>() } else { more.collect() });
    }
    let name = d.button(At::Chair(chair), "ro-pl__n", d.voice.who(chair), &d.who(chair), "");
    let points = if own.seat.is_some() { vp(&own.vp.to_string()) } else { String::new() };
    let counts = if own.seat.is_some() {
        let known = own.hand.len();
        let known = if chair != d.model.us && known > 0 {
            format!("<small>{}</small>", d.voice.fill(d.words().known, &[&known.to_string()]))
        } else {
            String::new()
        };
        format!(
            r#"<div class="ro-pl__r"><span>{} {}</span><span>{} {}</span><span>{} {}{known}</span><span class="ro-pl__x">{}</span></div><div class="ro-pl__r">{}</div>"#,
            path(Side::Left, view.active),
            own.paths[0],
            path(Side::Right, view.active),
            own.paths[1],
            svg("ro-i", "0 0 24 24", &["cards"]),
            own.hand_count,
            xp(&own.xp.to_string()),
            near::discs(d, chair)
        )
    } else {
        String::new()
    };
    let spines = if all_spines || !near && chair != d.model.us {
        tea::chips(d, chair)
    } else {
        String::new()
    };
    let current = if to_move { " aria-current=\"true\"" } else { "" };
    let automa = if own.seat.is_none() { " ro-pl--automa" } else { "" };
    format!(
        r#"<li class="ro-pl{automa}"{current}>{}<div class="ro-pl__h">{name}<p>{}</p></div><div class="ro-pl__v">{points}</div>{counts}{spines}</li>"#,
        d.arms(chair),
        kind.join(" · ")
    )
}
