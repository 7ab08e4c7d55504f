//! The tea band: both neighbours with the spines of their cards, and the tracks to them.

use ::ronin::{Chair, Condition, Decision, LAST_SPACE, Laid, Side, Stage, cooperation_vp};

use super::super::model::At;
use super::super::say::prize_from;
use super::card::chip;
use super::effect::bonus;
use super::icon::{bowl, charge, mini, svg, vp};
use super::{Draw, escape};

/// Both halves, and the own arms between them.
pub fn band(d: &Draw<'_>) -> String {
    let [left, right] = Side::ALL.map(|side| half(d, side));
    let lower = d.model.lower();
    format!(
        r#"{left}<div class="ro-hearth">{}<span>{}</span>{}</div>{right}"#,
        d.arms(d.model.us),
        d.voice.number(d.words().lower, lower),
        vp(&cooperation_vp(lower).to_string())
    )
}

fn half(d: &Draw<'_>, side: Side) -> String {
    let chair = d.model.beside(side);
    let marker = d.model.track(side).marker;
    let relation = d.words().sides[side.index()];
    let relation = match side {
        Side::Left => format!("◂ {relation}"),
        Side::Right => format!("{relation} ▸"),
    };
    let inner = format!(
        r#"{}<span class="ro-nb__n">{}<small>{relation}</small></span>{}"#,
        d.arms(chair),
        d.who(chair),
        counted(d, chair)
    );
    let label = d.voice.fill(d.words().track_said, &[d.voice.who(chair), &marker.to_string()]);
    let label = format!("{label}, {}", d.words().sides[side.index()]);
    let head = d.button(At::Side(side), "ro-nb__b", &label, &inner, "");
    format!(
        r#"<section class="ro-nb ro-nb--{side}"><div class="ro-nb__h">{head}{}</div>{}</section>"#,
        chips(d, chair),
        track(d, side, false)
    )
}

/// RO-D7: what a neighbour's cards would count for.
fn counted(d: &Draw<'_>, chair: Chair) -> String {
    let colour = match d.model.decision() {
        Some(Decision::Neighbour { card }) => {
            match card.def().effect.map(|effect| effect.condition) {
                Some(Condition::NeighbourHas(colour)) => colour,
                _ => return String::new(),
            }
        }
        _ => return String::new(), // tidy: listens: for a neighbour to count
    };
    let cards = d.model.of(chair).timeline.iter();
    let count = cards.filter(|laid| laid.card.colour() == colour).count();
    format!(r#"<span class="ro-wet">{} {count} → +{}</span>"#, mini(colour), count.min(3))
}

/// RO-D8: where the marker of a track would come.
fn reaches(d: &Draw<'_>, marker: u8) -> u8 {
    match d.model.decision() {
        Some(Decision::Track { points }) => marker.saturating_add(points).min(LAST_SPACE),
        _ => marker, // tidy: listens: for points on a track
    }
}

/// The spines of somebody's cards, and what lies face down.
pub fn chips(d: &Draw<'_>, chair: Chair) -> String {
    let own = d.model.of(chair);
    let spine = |laid: &Laid| {
        let card = laid.card;
        let class = format!("ro-chip ro-{}", card.colour().slug());
        let inner = chip(*laid, d.model.view.active);
        let more =
            format!(r#" data-piece="{card}" data-home="chair {}" data-exit="discard""#, chair.0);
        d.button(At::Card(card), &class, &d.said(card, Some(*laid)), &inner, &more)
    };
    let laid: String = own.timeline.iter().map(spine).collect();
    let waiting = d.model.view.stage == Stage::Choose && own.seat.is_some();
    let back = if own.has_chosen {
        "<i class=\"ro-down2\"></i>"
    } else {
        "<i class=\"ro-down2 ro-open\"></i>"
    };
    let backs = if waiting { back.repeat(own.plays.into()) } else { String::new() };
    format!(
        r#"<div class="ro-chips" data-zone="chair {0}" data-pile="chair {0}">{laid}{backs}</div>"#,
        chair.0
    )
}

/// Thirteen spaces from the kettle on, with what each holds.
pub fn track(d: &Draw<'_>, side: Side, large: bool) -> String {
    let track = d.model.track(side);
    let asked = if large { Some(track.marker) } else { None };
    let moved = d.recap.moved.filter(|_| large);
    let to = moved.map_or_else(|| reaches(d, track.marker), |moved| moved.to);
    let spaces = (0..=LAST_SPACE).map(|space| {
        let held = track.board.and_then(|board| board.bonus(space));
        let points = cooperation_vp(space);
        let scores = space > 0 && points != cooperation_vp(space - 1);
        let kind = match (space, held.is_some(), scores) {
            (0, ..) => "0",
            (_, true, _) => "b",
            (_, _, true) => "v",
            _ => "p",
        };
        let icons = match held {
            Some(held) => {
                let [one, other] = bonus(held, d.model.view.active);
                let or = if other.is_some() { "<i class=\"ro-or\"></i>" } else { "" };
                format!("{}{or}{}", one.unwrap_or_default(), other.unwrap_or_default())
            }
            None if scores => vp(&points.to_string()),
            None => String::new(),
        };
        let cup = if space == 0 { charge("teapot") } else { bowl(space <= track.marker) };
        let here = space == track.marker;
        let mark = if here {
            format!(r#"<i class="ro-mk" data-piece="mk{}">{}</i>"#, d.model.us.track(side, d.model.chairs()), svg("", "0 0 24 24", &["steam"]))
        } else {
            String::new()
        };
        let state = match space {
            _ if asked == Some(space) => " ro-sp--hot",
            _ if space > track.marker && space <= to => " ro-sp--next",
            _ if here => " ro-sp--here",
            _ if space < track.marker => " ro-sp--past",
            _ => "",
        };
        let said = bowl_said(d, side, space);
        format!(
            r#"<li class="ro-sp ro-sp--{kind}{state}" data-at="{}"><span class="ro-sp__b">{icons}</span><span class="ro-sp__w">{cup}{mark}</span><span class="ro-sp__n" aria-hidden="true">{space}</span><span class="sr-only">{said}</span></li>"#,
            At::Bowl(side, space)
        )
    });
    let lit = d.state(At::Side(side));
    let spaces: String = spaces.collect();
    format!(r#"<ol class="ro-tk{lit}" role="list" data-zone="track {side}">{spaces}</ol>"#)
}

/// A space in a sentence.
pub fn bowl_said(d: &Draw<'_>, side: Side, space: u8) -> String {
    let track = d.model.track(side);
    let mut said = d.voice.number(d.words().bowl, space);
    if let Some(held) = track.board.and_then(|board| board.bonus(space)) {
        said =
            format!("{said}: {}", prize_from(d.voice, &d.model.view, held, d.model.beside(side)));
        if let Some(xp) = held.or_xp {
            said = format!("{said}, {}", d.voice.number(d.words().or_xp, xp));
        }
    } else if space > 0 && cooperation_vp(space) != cooperation_vp(space - 1) {
        said = format!("{said}: {}", d.voice.number(d.words().bowl_vp, cooperation_vp(space)));
    }
    if space <= track.marker && space > 0 {
        said = format!("{said}; {}", d.words().reached);
    }
    escape(&said)
}
