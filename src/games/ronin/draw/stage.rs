//! The tea ceremony where a bowl asks something: the track in question large, the other one as a strip,
//! and the answers below.

use ::ronin::{Choice, LAST_SPACE, Side, cooperation_vp};

use super::super::model::At;
use super::super::say::Moment;
use super::effect::bonus;
use super::icon::{bowl, seal, svg, vp, xp};
use super::{Draw, escape, tea};

/// The stage.
pub fn stage(d: &Draw<'_>, side: Side) -> String {
    let chair = d.model.beside(side);
    let us = person(d, d.model.us);
    let them = person(d, chair);
    let (one, other) = match side {
        Side::Left => (them, us),
        Side::Right => (us, them),
    };
    let moved = d.recap.moved.map_or_else(String::new, |moved| {
        let pair = if moved.pair { d.words().pair } else { "" };
        format!("<b>{} → {}</b><small>{pair}</small>", moved.from, moved.to)
    });
    let steam = svg("ro-i", "0 0 24 24", &["steam"]);
    format!(
        r#"{}<div class="ro-stage__in"><div class="ro-stage__top">{one}<div class="ro-arc"><svg viewBox="0 0 200 60" aria-hidden="true" preserveAspectRatio="none"><path d="M2 58Q100-34 198 58 100-16 2 58Z"/></svg><span>{steam}{}</span>{moved}</div>{other}</div>{}<div class="ro-answers" role="group">{}</div></div>"#,
        strip(d, side.other()),
        bowl(true),
        tea::track(d, side, true),
        slips(d)
    )
}

fn person(d: &Draw<'_>, chair: ::ronin::Chair) -> String {
    let relation = if chair == d.model.us { String::new() } else { d.relation(chair).to_owned() };
    format!(
        r#"<div class="ro-stage__who">{}<span><b>{}</b><small>{relation}</small></span></div>"#,
        d.arms(chair),
        d.who(chair)
    )
}

/// The other track as a strip of bowls.
fn strip(d: &Draw<'_>, side: Side) -> String {
    let marker = d.model.track(side).marker;
    let bowls: String = (1..=LAST_SPACE).map(|space| bowl(space <= marker)).collect();
    let lower = d.model.lower();
    format!(
        r#"<div class="ro-strip ro-strip--{side}">{}<b>{}</b><span class="ro-dots">{bowls}</span><b>{marker}</b><i></i><span>{}</span>{}</div>"#,
        d.arms(d.model.beside(side)),
        d.who(d.model.beside(side)),
        d.voice.number(d.words().lower, lower),
        vp(&cooperation_vp(lower).to_string())
    )
}

/// The answers that are no thing, each as a button with what it comes to.
pub fn slips(d: &Draw<'_>) -> String {
    let Some((seat, decision)) = d.model.asked else { return String::new() };
    let moment = Moment { voice: d.voice, seat, decision, view: &d.model.view };
    let mut drawn = String::new();
    for (place, choice) in d.model.legal.iter().enumerate() {
        if d.model.gestures[place].spots != [At::Slip(place)] {
            continue;
        }
        let label = moment.choice(*choice);
        let inner = match *choice {
            Choice::Split(left, right) => gain(d, [left, right]),
            Choice::Path(Side::Left) => gain(d, [count(d), 0]),
            Choice::Path(Side::Right) => gain(d, [0, count(d)]),
            Choice::Xp => {
                let much = asked_bonus(d).and_then(|held| held.or_xp).unwrap_or(0);
                let total = d.model.own().xp;
                format!(
                    "{}<span><b>{}</b><small>{total} → {}</small></span>",
                    xp(&much.to_string()),
                    d.words().xp,
                    total + much
                )
            }
            Choice::Take => {
                let icons =
                    asked_bonus(d).and_then(|held| bonus(held, d.model.view.active)[0].clone());
                format!("{}<span><b>{}</b></span>", icons.unwrap_or_default(), escape(&label))
            }
            other => escape(&moment.choice(other)),
        };
        drawn += &d.button(At::Slip(place), "ro-opt", &label, &inner, "");
    }
    drawn
}

fn asked_bonus(d: &Draw<'_>) -> Option<::ronin::Bonus> {
    match d.model.decision()? {
        ::ronin::Decision::Bonus { side, space } => d.model.track(side).board?.bonus(space),
        _ => None, // tidy: listens: for the bonus of a space
    }
}

fn count(d: &Draw<'_>) -> u8 {
    match d.model.decision() {
        Some(::ronin::Decision::Path { count }) => count,
        _ => 0, // tidy: listens: for symbols of one kind
    }
}

/// So many of both active symbols, and what the counts come to.
fn gain(d: &Draw<'_>, more: [u8; 2]) -> String {
    let active = d.model.view.active;
    let now = d.model.own().paths;
    let then = [now[0] + more[0], now[1] + more[1]];
    let part = |side: usize| {
        if more[side] == 0 {
            return String::new();
        }
        let seals = seal(active[side], active).repeat(more[side].into());
        format!(
            "{seals}<span><b>{}</b><small>{} → {}</small></span>",
            d.voice.symbol(active[side]),
            now[side],
            then[side]
        )
    };
    format!(
        "{}{}{}{}",
        part(0),
        part(1),
        xp(&then[0].max(then[1]).to_string()),
        vp(&then[0].min(then[1]).to_string())
    )
}
