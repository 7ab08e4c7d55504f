//! Explained numbers: what the cards in the slots would do, or what an effect has just counted; and what
//! is asked for besides.

use ::ronin::{Colour, Symbol};

use super::super::card_text;
use super::super::model::At;
use super::super::model::recap::Reckoned;
use super::super::model::reckon::{Foreseen, Thing, foresee};
use super::card::{self, Size};
use super::effect::{condition, reward};
use super::icon::{mini, seal, svg, symbols, vp, xp};
use super::{Draw, Part, scroll, stage};

/// What stands there now.
pub fn reckoning(d: &Draw<'_>) -> String {
    if let Some(now) = scroll::shown(d) {
        return resolved(d, now);
    }
    let asked = kinds(d);
    if !asked.is_empty() {
        return format!(r#"<div class="ro-answers" role="group">{asked}</div>"#);
    }
    let mut laid = d.model.laid(d.marks);
    if laid.is_empty() {
        return String::new();
    }
    // Pointing at the swap shows what the other order would come to.
    let swapped = d.pointed == Some(At::Swap);
    if swapped {
        laid.reverse();
    }
    let other = if swapped { " ro-fore--other" } else { "" };
    let (lines, paths) = foresee(&d.model.before(), &laid, d.model.view.active);
    let told: String =
        lines.iter().zip(1..).map(|(line, number)| foreseen(d, line, number)).collect();
    format!(
        r#"<div class="ro-fore{other}">{told}<div><p>{}</p><span class="ro-fore__n">{}{}</span></div></div>"#,
        d.words().score_then,
        xp(&paths[0].max(paths[1]).to_string()),
        vp(&paths[0].min(paths[1]).to_string())
    )
}

/// Symbols, colours and answers that are asked for by themselves.
fn kinds(d: &Draw<'_>) -> String {
    let active = d.model.view.active;
    let is_there = |at: At| d.lit.contains(&at) || d.marks.contains(&at);
    let mut drawn = String::new();
    let each = |make: fn(Symbol) -> At, title: &str, drawn: &mut String| {
        let all = Symbol::ALL.into_iter().filter(|symbol| is_there(make(*symbol)));
        let all: String = all
            .map(|symbol| {
                let name = d.voice.symbol(symbol);
                d.button(
                    make(symbol),
                    "ro-opt",
                    &format!("{title}: {name}"),
                    &format!("{}<b>{name}</b>", seal(symbol, active)),
                    "",
                )
            })
            .collect();
        if !all.is_empty() {
            drawn.push_str(&format!("<span>{title}</span>{all}"));
        }
    };
    each(At::Kind, d.words().give_up, &mut drawn);
    each(At::Into, d.words().into, &mut drawn);
    if is_there(At::Arrow) {
        let label = d.voice.words.terms.arrows[0];
        drawn += &d.button(
            At::Arrow,
            "ro-opt",
            label,
            &super::effect::tag(::ronin::Side::Left, false),
            "",
        );
    }
    for colour in Colour::ALL.into_iter().filter(|colour| is_there(At::Colour(*colour))) {
        let name = d.voice.colour(colour);
        drawn += &d.button(
            At::Colour(colour),
            "ro-opt",
            name,
            &format!("{}<b>{name}</b>", mini(colour)),
            "",
        );
    }
    if d.part != Part::Tea {
        drawn += &stage::slips(d);
    }
    drawn
}

fn foreseen(d: &Draw<'_>, line: &Foreseen, number: usize) -> String {
    let active = d.model.view.active;
    let why = match line.effect {
        None => d.words().no_effect.to_owned(),
        Some(effect) if effect.is_tea() => d.words().in_tea.to_owned(),
        Some(_) if line.level == 0 => d.words().nothing_in_reach.to_owned(),
        Some(_) => d.voice.number(d.words().in_reach, line.counted),
    };
    let gain = symbols(&line.gained, active);
    format!(
        r#"<div><i class="ro-disc">{number}</i><span><b class="ro-fore__t">{}</b><p>{why}</p></span><span class="ro-fore__n">{gain}</span></div>"#,
        d.voice.card_name(line.card)
    )
}

/// An effect with what it counted, number by number.
fn resolved(d: &Draw<'_>, now: &Reckoned) -> String {
    let Some(effect) = now.card.def().effect else { return String::new() };
    let active = now.active;
    let top = effect.condition.top();
    let arrow = svg("ro-i ro-on", "0 0 20 24", &["on"]);
    let gain = if now.gained == [0; 4] {
        reward(effect.reward, active)
    } else {
        symbols(&now.gained, active)
    };
    let failed = if now.level == 0 { " ro-failed" } else { "" };
    let things: String = now
        .things
        .iter()
        .zip(1..)
        .map(|(thing, number)| {
            let name = match thing {
                Thing::Card(card) if *card == now.card => {
                    d.voice.fill(d.words().itself, &[d.voice.card_name(*card)])
                }
                Thing::Card(card) => d.voice.card_name(*card).to_owned(),
                Thing::Token(symbol) => d.voice.fill(d.words().token, &[d.voice.symbol(*symbol)]),
            };
            let over = if number > 3 { " ro-disc--over" } else { "" };
            format!(r#"<li><i class="ro-disc{over}">{number}</i>{name}</li>"#)
        })
        .collect();
    let rule = card_text::effect(d.voice, effect);
    let more = match (now.level, now.counted) {
        (0, _) => d.words().not_met,
        (_, 4..) if top > 1 => d.words().three_count,
        _ => "",
    };
    let next = d.recap.reckoned.get(d.read + 1).map_or_else(String::new, |next| {
        format!(
            r#"<div class="ro-reck__next"><span class="{}" aria-hidden="true">{}</span><p>{}<b>{}</b></p></div>"#,
            card::class(next.card, Size::Small),
            card::inner(next.card, active, None, ""),
            d.words().next_card,
            d.voice.card_name(next.card)
        )
    });
    format!(
        r#"<div class="ro-reck{failed}" role="status"><div class="ro-reck__eq"><span>{}<small>{}</small></span>{arrow}<span><b>{}</b><small>{}</small></span>{arrow}<span class="ro-reck__gain">{gain}</span></div><div><h2>{}</h2><ol role="list">{things}</ol><p>{rule}. <b>{more}</b></p></div>{next}</div>"#,
        condition(effect.condition, active),
        d.voice.number(d.words().counted, now.counted),
        now.level,
        d.voice.number(d.words().level, top),
        d.voice.card_name(now.card)
    )
}
